"""Those players who are told by a relative clause: "each player who controls a creature draws a card"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.stretches import Sentence, Words
from cardwright.text.tokens import Word

EACH: Final = (
    *(("each", "player", who) for who in ("who", "that", "with", "without")),
    *(("every", "player", who) for who in ("who", "that", "with", "without")),
    *(("any", "player", who) for who in ("who", "that", "with", "without")),
    *(("all", "players", who) for who in ("who", "that", "with", "without")),
    *(("players", who) for who in ("who", "that", "with", "without")),
)
THIRD: Final = {
    **{verb.forms[0]: verb.forms[1] for verb in VERBS},
    "have": "has",
    "are": "is",
    "were": "was",
    "do": "does",
    "may": "may",
    "must": "must",
    "cannot": "cannot",
}
"""What is said of several, and of one."""
FINITE: Final = frozenset(THIRD.values())


def each_who(sentence: Sentence) -> Iterator[list[Words]]:
    """Say of each player apart, if something is true of that player, what that player does."""
    words, low = sentence.words, sentence.low
    for start in range(len(words) - 3):
        opened = next((each for each in EACH if tuple(low[start : start + len(each)]) == each), ())
        if not opened or (start and low[start - 1] not in (",", ":", "then")):
            continue
        first, several = start + len(opened), opened[-2] == "players"
        for at in range(first + 1, len(words) - 1):
            verb = THIRD.get(low[at], "") if several else low[at]
            if verb not in FINITE or low[at - 1] in ("and", "or", "to", "not"):
                continue
            told = words[first : at - 1] if low[at - 1] == "," else words[first:at]
            if not told:
                continue
            asked = clause_of(told, opened[-1], several)
            done = [Word(verb, words[at].start, words[at].end), *words[at + 1 :]]
            lead = said("for each player , if that player", words[start])
            yield [[*words[:start], *lead, *asked, *said(", that player", words[at]), *done]]


def clause_of(told: Words, opened: str, several: bool) -> Words:
    """Say what is true of one player."""
    mark = told[0]
    if opened == "with":
        return [*said("has", mark), *told]
    if opened == "without":
        rest = told[1:] if mark.text.lower() in ("a", "an", "any") else told
        return [*said("has no", mark), *rest]
    if several and mark.text.lower() in THIRD:
        return [Word(THIRD[mark.text.lower()], mark.start, mark.end), *told[1:]]
    return told


def said(phrase: str, mark: Word) -> Words:
    """Put words where a word stands."""
    return [Word(part, mark.start, mark.end) for part in phrase.split()]
