""" "Exile it, then return it at the end of the turn": only what is said last waits for its moment."""

from __future__ import annotations

from typing import Final

from cardwright.text.tokens import Word

BACK: Final = frozenset(
    {"return", "put", "exile", "destroy", "discard", "sacrifice", "shuffle", "banish", "give", "bring"}
)
GONE: Final = frozenset({"destroyed", "exiled", "sacrificed", "discarded", "killed", "returned", "banished"})
JOINTS: Final = ("and", ",", "but", "then")
POINTING: Final = frozenset({"it", "them", "that", "those", "this"})
EDGES: Final = frozenset({"end", "start", "beginning"})


def cut_before_later(words: list[Word]) -> list[Word]:
    """Return the words with a stop before what happens to the same thing at a later moment."""
    lower = [word.text.lower() for word in words]
    found: list[Word] = []
    at = 0
    while at < len(words):
        after = next((place for place in range(at, len(lower)) if lower[place] not in JOINTS), len(lower))
        joined = at > 0 and lower[at:after] not in ([], [","]) and is_moment(sentence_from(lower, after))
        who = happens_to(lower, after) if joined else ""
        if who or (joined and is_back(lower, after)):
            mark = words[at]
            found.append(Word(".", mark.start, mark.end))
            found += [Word(who, mark.end, mark.end)] if who else []
            at = after
        else:
            found.append(words[at])
            at += 1
    return found


def sentence_from(lower: list[str], start: int) -> list[str]:
    """Return the words of a sentence from a place on."""
    end = next((place for place in range(start, len(lower)) if lower[place] == "."), len(lower))
    return lower[start:end]


def happens_to(lower: list[str], at: int) -> str:
    """Return the pronoun of the one to which something happens that was spoken of, "" if nothing does."""
    said = lower[at : at + 2]
    if said[:1] == ["dies"] or (said[:1] == ["is"] and said[1:] and said[1] in GONE):
        return "it"
    return "they" if said[:1] == ["die"] or (said[:1] == ["are"] and said[1:] and said[1] in GONE) else ""


def is_back(lower: list[str], at: int) -> bool:
    """Tell whether something is done to what was spoken of."""
    return len(lower) > at + 1 and lower[at] in BACK and lower[at + 1] in POINTING


def is_moment(lower: list[str]) -> bool:
    """Tell whether words say that it is done at the edge of a turn or the like."""
    for at, word in enumerate(lower):
        if word == "at" and EDGES & {*lower[at + 1 : at + 3]}:
            return True
    return False
