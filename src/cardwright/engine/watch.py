"""A condition that a player composes from a menu and keeps secret: what a set card waits for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import NOBODY, Ref

NEVER: Final = 0
ATTACK: Final = 1
ATTACKED: Final = 2
PLAY: Final = 3
ACTIVATE: Final = 4
TURN_UP: Final = 5
SWITCH: Final = 6
MOVE: Final = 7
EQUIP: Final = 8
DESTROY: Final = 9
WOUND: Final = 10
AIL: Final = 11
LIFE: Final = 12
ENERGY: Final = 13
COUNT: Final = 14
TURN: Final = 15
CARDS: Final = 16
"""What is waited for, in the order of the menu."""

MINE: Final = 0
ENEMY: Final = 1
EITHER: Final = 2

NO_QUALIFIER: Final = 0
STAT: Final = 1
IN_FRONT: Final = 2
NOT_IN_FRONT: Final = 3
PARTICULAR: Final = 4

NO_GUARD: Final = 0
WHOSE_TURN: Final = 1
LIFE_AT_MOST: Final = 2
ENERGY_IS: Final = 3
HAVING: Final = 4
NO_DEFENDER: Final = 5

AT_LEAST: Final = 0
AT_MOST: Final = 1


@mypyc_attr(acyclic=True)
class Watch:
    """One composed condition: what happens to which side's things, how, and how many; a qualifier; a guard.

    `how` numbers the choices of the template from 1, 0 for any; `noun` numbers the kinds of cards in the same way.
    """

    __slots__ = (
        "what",
        "side",
        "noun",
        "how",
        "number",
        "qualifier",
        "stat",
        "least",
        "card",
        "guard",
        "guard_how",
        "guard_number",
    )

    def __init__(
        self,
        what: int,
        side: int = EITHER,
        noun: int = 0,
        how: int = 0,
        number: int = 0,
        qualifier: int = NO_QUALIFIER,
        stat: int = 0,
        least: int = 0,
        card: Ref = NOBODY,
        guard: int = NO_GUARD,
        guard_how: int = 0,
        guard_number: int = 0,
    ) -> None:
        self.what = what
        self.side = side
        self.noun = noun
        self.how = how
        self.number = number
        self.qualifier = qualifier
        self.stat = stat
        self.least = least
        self.card = card
        self.guard = guard
        self.guard_how = guard_how
        self.guard_number = guard_number

    def qualified(self, qualifier: int, stat: int, least: int, card: Ref) -> Watch:
        """The same with another qualifier."""
        return Watch(
            self.what,
            self.side,
            self.noun,
            self.how,
            self.number,
            qualifier,
            stat,
            least,
            card,
            self.guard,
            self.guard_how,
            self.guard_number,
        )

    def guarded(self, guard: int, how: int, number: int) -> Watch:
        """The same with another guard."""
        return Watch(
            self.what,
            self.side,
            self.noun,
            self.how,
            self.number,
            self.qualifier,
            self.stat,
            self.least,
            self.card,
            guard,
            how,
            number,
        )


UNSET: Final = Watch(NEVER)
