"""Everything that one card's sentences do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ability import (
    NOTHING,
    Condition,
    CostChange,
    Program,
    Prohibition,
    Replacement,
    Static,
    Target,
    Trigger,
)
from cardwright.engine.ids import NOBODY

if TYPE_CHECKING:
    from cardwright.engine.uses import Activated, Extra, Lent


class Text:
    """Everything that one card's sentences do."""

    __slots__ = (
        "program",
        "attach",
        "triggers",
        "statics",
        "replacements",
        "prohibitions",
        "cost_changes",
        "restrictions",
        "activated",
        "extras",
        "moments",
        "price",
        "instead",
        "instead_if",
        "permissions",
        "numbers",
        "lends",
        "prices_itself",
        "hears",
        "hears_itself",
        "hears_from_hand",
        "hears_elsewhere",
        "alters",
        "replaces",
        "forbids",
        "permits",
    )

    def __init__(
        self,
        program: Program,
        attach: Target | None,
        triggers: tuple[Trigger, ...],
        statics: tuple[Static, ...],
        replacements: tuple[Replacement, ...],
        prohibitions: tuple[Prohibition, ...],
        cost_changes: tuple[CostChange, ...],
        restrictions: tuple[Condition, ...],
        activated: tuple[Activated, ...] = (),
        extras: tuple[Extra, ...] = (),
        moments: tuple[Program, ...] = (),
        price: Program = NOTHING,
        permissions: tuple[Prohibition, ...] = (),
        numbers: tuple[tuple[int, int], ...] = (),
        lends: tuple[Lent, ...] = (),
        instead: Program = NOTHING,
        instead_if: Condition | None = None,
    ) -> None:
        self.program = program
        self.attach = attach
        self.triggers = triggers
        self.statics = statics
        self.replacements = replacements
        self.prohibitions = prohibitions
        self.cost_changes = cost_changes
        self.restrictions = restrictions
        self.activated = activated
        self.extras = extras
        self.moments = moments
        """What is done at the moments that the game's headers name, by header."""
        self.price = price
        """What is done while the card is played, besides paying its cost."""
        self.instead = instead
        """What can be done in place of paying the card's cost, while `instead_if` holds."""
        self.instead_if = instead_if
        self.permissions = permissions
        """What texts allow that the rules alone would not: the same shape as what they forbid."""
        self.numbers = numbers
        """The keywords with a number: trait bit and number."""
        self.lends = lends
        """Abilities to be used that other cards have by this text."""
        self.prices_itself = False
        for change in cost_changes:
            self.prices_itself = self.prices_itself or change.itself
        self.hears = 0
        self.hears_itself = 0
        self.hears_from_hand = 0
        self.hears_elsewhere = 0
        for trigger in triggers:
            if trigger.lies_in != NOBODY:
                self.hears_elsewhere |= trigger.kinds
                continue
            if trigger.from_hand:
                self.hears_from_hand |= trigger.kinds
            elif trigger.itself:
                self.hears_itself |= trigger.kinds
            self.hears |= trigger.kinds
        self.alters = 0
        for static in statics:
            self.alters |= 1 << static.aspect
        self.replaces = 0
        for replacement in replacements:
            self.replaces |= replacement.kinds
        self.forbids = 0
        for prohibition in prohibitions:
            self.forbids |= 1 << prohibition.kind
        self.permits = 0
        for permission in permissions:
            self.permits |= 1 << permission.kind

    def number(self, bit: int) -> int:
        """The number of a keyword, 0 without it."""
        for one, number in self.numbers:
            if one == bit:
                return number
        return 0


def empty_text() -> Text:
    """The text of a card without one."""
    return Text(NOTHING, None, (), (), (), (), (), ())
