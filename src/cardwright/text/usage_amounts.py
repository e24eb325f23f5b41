"""Phrases about numbers that are read as other phrases, word by word."""

from __future__ import annotations

from typing import Final

LITTLE: Final = ("less", "lower", "fewer", "smaller")
MUCH: Final = ("more", "greater", "higher", "larger")
WHOSE: Final = ("your", "their", "your opponent 's", "the opponent 's", "that player 's")
ASKED: Final = ("equal to", "equals", "is", "than", "half", "twice", "double", "minus", "plus", "to", "of")
"""Before the size of a hand, which is then how many cards it holds, not how many it may."""

WANTED: Final = ("like", "want", "wish", "choose", "please", "prefer", "need")
SORTS: Final = ("color", "colour", "element")
UNITS: Final = ("energy", "mana")
ANY_SORT: Final = {
    **{
        f"{which} {sort} you {want}": f"any {sort}"
        for which in ("whatever", "whichever")
        for sort in SORTS
        for want in WANTED
    },
    **{
        f"{which} {sort}s you {want}": f"any {sort}s"
        for which in ("whatever", "whichever", "any")
        for sort in SORTS
        for want in WANTED
    },
    **{
        f"{sort} {that}{who} {want}": f"{sort} you choose"
        for sort in SORTS
        for that, who in (("", "you"), ("that ", "you"))
        for want in WANTED
    },
    **{
        f"{unit}{mark} {said}": f"{unit} of any {sort}"
        for unit in UNITS
        for sort in SORTS
        for mark in ("", " ,")
        for said in (
            f"any {sort}",
            f"any one {sort}",
            f"any single {sort}",
            f"{sort} of your choice",
            f"your choice of {sort}",
        )
    },
    **{f"{unit} of your choice of {sort}": f"{unit} of any {sort}" for unit in UNITS for sort in SORTS},
}
"""Ways to say that who gains something chooses its sort."""

COUNTED: Final[dict[str, str]] = {
    **{f"{how} {way}": f"rounded {way}" for how in ("round", "rounds", "always rounded") for way in ("down", "up")},
    **ANY_SORT,
    **{
        said: meant
        for words, meant in ((LITTLE, "no more than"), (MUCH, "at least"))
        for word in words
        for said in (
            f"{word} than or equal to",
            f"{word} or equal to",
            f"{word} than or equal",
            f"equal to or {word} than",
            f"equal or {word} than",
            f"equal to , or {word} than ,",
            f"{word} than , or equal to ,",
        )
    },
    **{
        f"{before} {whose} hand size": f"{before} the number of cards in {whose} hand"
        for before in ASKED
        for whose in WHOSE
    },
    **{
        f"{before} {whose} hand size is": f"{before} the number of cards in {whose} hand is"
        for before in ("if", "while", "until", "unless", "when")
        for whose in WHOSE
    },
    **{f"the size of {whose} hand": f"the number of cards in {whose} hand" for whose in WHOSE},
    "depending on how many": "equal to the number of",
    "depending on the number of": "equal to the number of",
    "based on how many": "equal to the number of",
    "based on the number of": "equal to the number of",
    "equal to how many": "equal to the number of",
    "equals how many": "equals the number of",
    "is how many": "is the number of",
    "amount equal to how many": "amount equal to the number of",
    "times how many": "times the number of",
}
"""How many there are, said otherwise."""

MODES: Final[dict[str, str]] = {
    f"{pick} {one}{of} :": f"{pick} one :"
    for pick in ("choose", "do", "pick", "select", "chooses")
    for one in ("1", "one")
    for of in (
        "",
        *(f" of {these}" for these in ("the following", "these", "the two", "these two", "the below", "the options")),
        *(
            f" of {these} {nouns}"
            for these in ("the following", "these", "these two")
            for nouns in ("effects", "options")
        ),
        *(f" of the following {nouns}" for nouns in ("actions", "things", "modes", "bonuses")),
        *(" option", " effect", " mode"),
    )
    if (one, of) != ("one", "")
}
"""Openings of a choice among deeds."""
