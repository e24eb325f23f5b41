"""Phrases about what is aimed at, and about how many cards are drawn, that are read as other phrases."""

from __future__ import annotations

from typing import Final

AIMS: Final = (
    *("the target", "a target", "chosen as the target", "chosen as a target", "chosen as target"),
    *("selected as the target", "picked as the target"),
)
"""Ways to say that something is aimed at."""

AIMED: Final = {
    **{
        f"{be} {aim} of {attack}": f"{be.replace('becomes', 'is').replace('become', 'are')} attacked"
        for be in ("be", "is", "are", "becomes", "become")
        for aim in AIMS
        for attack in ("an attack", "attacks", "any attack")
    },
    **{f"be {aim} of": "be targeted by" for aim in AIMS},
    **{f"be {aim} by": "be targeted by" for aim in AIMS if "chosen" in aim},
    "be chosen as an attack target": "be attacked",
    **{
        f"{it} {never} already {be}": "you cannot choose a card that is"
        for it in ("it", "that card", "the target")
        for never in ("must not", "cannot", "may not", "can not", "should not")
        for be in ("be",)
    },
    "becomes the target of a": "is targeted by a",
    "becomes the target of an": "is targeted by an",
    "becomes the target of any": "is targeted by any",
    "become the target of a": "are targeted by a",
    "become the target of an": "are targeted by an",
    "become the target of any": "are targeted by any",
    "is the target of a": "is targeted by a",
    "is the target of an": "is targeted by an",
    "is the target of any": "is targeted by any",
}
"""What is aimed at is targeted, or attacked."""

DRAWN: Final = {
    f"{draw} {n} {more}{end}": f"{draw} {n} {more} {'card' if n in ('one', '1') else 'cards'}{end}"
    for draw in ("draw", "draws")
    for n in ("one", "1", "two", "2")
    for more, ends in (("more", (" instead",)), ("fewer", (" instead", " .", " ,")), ("less", (" instead",)))
    for end in ends
}
"""More or fewer of the cards that were spoken of."""
