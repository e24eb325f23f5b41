"""Words in a sentence that only underline what the rest says: "yours too", "no matter whose", "if you like"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardwright.text.lexicon import VERBS
from cardwright.text.tokens import Word

Words = list[Word]
SIDED: Final = frozenset(
    {"your", "yours", "you", "enemy", "enemies", "friendly", "opponent", "own", "ally", "allied", "they", "their"}
)
"""Words after which it is not everybody's."""
TELLING: Final = frozenset({"your", "yours", "own", "those", "theirs", "matter", "regardless", "both", "either", "any"})
WHOSE: Final = TELLING | {
    *("even", "included", "including", "the", "a", "ones", "one", "those", "of", "your", "opponent", "'s", "theirs"),
    *("side", "sides", "player", "players", "on", "no", "who", "which", "whose", "controls", "control", "owns", "it"),
    *("them", "belongs", "belong", "to", "they", "are", "is", "owner", "controller", "and", "or", "for", "also"),
    *("mine", "as", "well", "whom", "side's", "in", "field", "card", "cards", "be"),
}
"""What may be said about whose the things are, all of whose are meant."""
ITSELF: Final = frozenset(
    {
        "itself",
        "included",
        "including",
        "counted",
        "counting",
        "this",
        "one",
        "card",
        "creature",
        "character",
        "it",
        "too",
    }
)
ONESELF: Final = (("it",), ("itself",), ("this",), ("this", "one"))
COUNTED: Final = (
    *((*one, told) for one in ONESELF for told in ("included", "counted")),
    *((told, *one) for one in ONESELF for told in ("including", "counting")),
)
"""That a thing itself is one of those that are counted."""
WANTED: Final = frozenset({"want", "wish", "like", "choose"})
BASES: Final = frozenset(verb.forms[0] for verb in VERBS)


def without_asides(words: Words) -> Iterator[Words]:
    """List the sentence without one of these."""
    yield from whoever(words)
    yield from at_will(words)
    yield from paired(words)
    yield from told_of(words)


def whoever(words: Words) -> Iterator[Words]:
    """ "Destroy all creatures, yours too", "all creatures, no matter who controls them, lose 1 HP"."""
    low = [word.text.lower() for word in words]
    starts = [place for place, word in enumerate(low) if word == ","]
    starts += [
        place - 1
        for place, word in enumerate(low)
        if word in ("regardless", "no", "including", "counting") and place and low[place - 1] != ","
    ]
    for start in starts:
        for short in COUNTED:
            if tuple(low[start + 1 : start + 1 + len(short)]) == short and {"other", "another"}.isdisjoint(low):
                first = start if low[start] == "," else start + 1
                yield [*words[:first], *words[start + 1 + len(short) :]]
        end = next((place for place in range(start + 1, len(low)) if low[place] in (",", ";", ":")), len(low))
        said = set(low[start + 1 : end])
        rest = [*low[:start], *low[end:]]
        all_sides = bool(said & TELLING) and said <= WHOSE and SIDED.isdisjoint(rest)
        counted = bool(said & {"itself", "included", "including", "counted", "counting"}) and said <= ITSELF
        if said and (all_sides or (counted and {"other", "another"}.isdisjoint(rest))):
            first = start if low[start] == "," else start + 1
            last = end + 1 if end < len(low) and low[end] == "," and not {"when", "whenever", "if"} & {low[0]} else end
            yield [*words[:first], *words[last:]]


def at_will(words: Words) -> Iterator[Words]:
    """ "Put it on the bottom if you like": you may."""
    low = [word.text.lower() for word in words]
    for place in range(2, len(low) - 2):
        if low[place : place + 2] != ["if", "you"]:
            continue
        last = place + 3 if low[place + 2] in WANTED else 0
        if low[place + 2 : place + 4] in (["so", "choose"], ["so", "wish"], ["would", "like"]):
            last = place + 4
        if last and low[last : last + 1] == ["to"]:
            last += 1
        if not last or last < len(low):
            continue
        rest = words[: place - 1] if low[place - 1] == "," else words[:place]
        if {"may", "can"} & set(low[:place]):
            yield rest
            continue
        begin = next((at + 1 for at in range(len(rest) - 1, -1, -1) if low[at] in (",", ":")), 0)
        if low[begin] in BASES:
            mark = words[begin]
            yield [*rest[:begin], Word("you", mark.start, mark.end), Word("may", mark.start, mark.end), *rest[begin:]]


def paired(words: Words) -> Iterator[Words]:
    """ "Not only draw a card but discard one", "both poisoned and burned"."""
    low = [word.text.lower() for word in words]
    for place in range(len(low) - 2):
        if low[place : place + 2] == ["not", "only"] and "but" in low[place:]:
            but = low.index("but", place)
            first = but - 1 if low[but - 1] == "," else but
            joint = Word("and", words[but].start, words[but].end)
            yield [*words[:place], *words[place + 2 : first], joint, *words[but + 1 :]]
        doers = place > 2 and "and" in low[place - 3 : place] and low[place + 1] in BASES
        deeds = "and" in low[place + 2 :] and low[place + 1] not in ("players", "of", "sides")
        if low[place] == "both" and (doers or deeds):
            yield [*words[:place], *words[place + 1 :]]


def told_of(words: Words) -> Iterator[Words]:
    """ "A spell, which targets this, is countered": the commas around what tells which one is meant."""
    low = [word.text.lower() for word in words]
    for place in range(1, len(low) - 2):
        if low[place] != ",":
            continue
        last = next((at for at in range(place + 2, len(low)) if low[at] == ","), len(low))
        if low[place + 1] in ("that", "which", "who", "with"):
            yield [*words[:place], *words[place + 1 : last], *words[last + 1 :]]
            if last < len(low):
                yield [*words[:place], *words[place + 1 :]]
        elif low[place + 1 : place + 3] == ["each", "with"]:
            yield [*words[:place], *words[place + 2 : last], *words[last + 1 :]]
