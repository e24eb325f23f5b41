"""Where a card goes that is used once: "goes to the bottom of your deck after use, not to the discard pile"."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word
from cardwright.text.words import CardFacts, Vocabulary

ITSELF: Final = ("it", "this", "this card", "the card", "this spell", "this attack", "this tactic", "this action")
DONE: Final = ("is used", "is played", "is resolved", "has resolved", "was played", "was used", "is done", "resolves")
PHRASES: Final = (
    *("after use", "after usage", "after being used", "after being played", "after it has been used"),
    *("after resolving", "after resolution", "after being resolved", "once used", "once played", "once resolved"),
    *("when used up", "after it is done", "when done", "once done", "after playing", "after casting"),
    *(f"{after} you {verb} {it}" for after in ("after", "once") for verb in ("play", "use", "cast") for it in ITSELF),
    *(f"after {verb} {it}" for verb in ("playing", "using", "casting", "resolving") for it in ITSELF),
    *(f"{after} {it} resolves" for after in ("when", "as") for it in ITSELF),
    *(f"{after} {it} {end}" for after in ("after", "once") for it in ITSELF for end in DONE),
)
AFTER: Final = tuple(sorted((tuple(phrase.split()) for phrase in PHRASES), key=lambda phrase: -len(phrase)))
"""What tells that a card has done what it says."""
GOING: Final = frozenset(
    {
        *("goes", "put", "return", "returns", "comes", "shuffle", "shuffled", "placed", "place", "returned", "exile"),
        *("exiled", "remove", "removed", "add", "moves", "banish", "banished", "tuck", "keep"),
    }
)
"""Verbs of where it goes then."""
MOVES: Final = frozenset({"goes", "returns", "comes", "moves", "is"})
TAKEN: Final = frozenset({"put", "return", "shuffle", "place", "add", "move", "tuck"})
TOWARDS: Final = frozenset({"to", "into", "on", "onto", "in", "under", "back", "at"})
PILES: Final = ("discard pile", "discards", "discard", "graveyard", "grave", "boneyard", "trash")
NOT_THERE: Final = tuple(
    tuple(f"not {to}{which}{pile}".split())
    for pile in PILES
    for to in ("to ", "into ", "in ", "on ", "")
    for which in ("the ", "your ", "")
)
"""Where it would have gone."""


def after_use(words: list[Word], vocabulary: Vocabulary, facts: CardFacts | None) -> list[Word]:
    """Return the words with where the card itself goes once it is used; what stays in play is not used up."""
    if facts is None or vocabulary.stays(facts) or not any(word.text.lower() in GOING for word in words):
        return words
    found: list[Word] = []
    start = 0
    for index, word in enumerate(words):
        if word.text == "." or index + 1 == len(words):
            found += told_plainly(words[start : index + 1])
            start = index + 1
    return found


def told_plainly(words: list[Word]) -> list[Word]:
    """Return one sentence without the moment at which its card is used up anyway."""
    if not any(word.text.lower() in GOING for word in words) or any(word.text == '"' for word in words):
        return words
    timeless = without_moment(words)
    told = with_subject(timeless, len(timeless) < len(words) or "not" in {word.text.lower() for word in words})
    return without_pile(told) if told and told[0].text.lower() in ("this", *TAKEN) else told


def without_moment(words: list[Word]) -> list[Word]:
    """Leave out that the card has been used."""
    lower = [word.text.lower() for word in words]
    for at in range(len(words)):
        for phrase in AFTER if lower[at] in ("after", "once", "when", "as") else ():
            end = at + len(phrase)
            if tuple(lower[at:end]) != phrase or lower[end : end + 1] not in ([], [","], ["."], [";"], ["instead"]):
                continue
            first = at == 0 or lower[at - 1] in (":", ";", "then", "and", ",")
            if first and lower[end : end + 1] == [","]:
                end += 1
                return [*words[:at], *pointed(words[end:])]
            return [*words[:at], *words[end:]]
    return words


def pointed(words: list[Word]) -> list[Word]:
    """Say "this" for the first "it": the card that has been used."""
    for at, word in enumerate(words):
        if word.text.lower() in ("it", "this"):
            return [*words[:at], Word("this", word.start, word.end), *words[at + 1 :]]
    return words


def with_subject(words: list[Word], is_itself: bool) -> list[Word]:
    """Say that it is this card that "goes to the bottom of your deck"; `is_itself`: that one puts there, too."""
    first = words[0].text.lower() if words else ""
    second = words[1].text.lower() if len(words) > 1 else ""
    this = Word("this", words[0].start, words[0].start) if words else None
    if this is not None and first in MOVES and second in TOWARDS | GOING:
        return [this, *words]
    if this is not None and is_itself and first in TAKEN and second in TOWARDS:
        return [words[0], this, *words[1:]]
    return words


def without_pile(words: list[Word]) -> list[Word]:
    """Say "instead of discarding it" for "not to the discard pile"."""
    lower = tuple(word.text.lower() for word in words)
    for at in range(1, len(words)):
        if lower[at] != "not" or lower[at - 1] not in (",", "and", "but"):
            continue
        for phrase in NOT_THERE:
            end = at + len(phrase)
            if lower[at:end] == phrase and lower[end : end + 1] in ((), (".",)):
                place = words[at]
                told = [Word(part, place.start, place.end) for part in ("instead", "of", "discarding", "it")]
                return [*words[: at - 1], *told, *words[end:]]
    return words
