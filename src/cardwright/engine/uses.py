"""Abilities that a player uses, and costs that may be paid besides a card's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Condition, Filter, Pattern, Program, Value
from cardwright.engine.ids import NOBODY

BY_RULE: Final = 0
EACH_TURN: Final = 1
NEVER: Final = 2
"""When the uses of an ability count anew: in the span that the game's rules have, each turn, never."""


@mypyc_attr(acyclic=True)
class Activated:
    """An ability that its player uses: pay `cost`, run `program`.

    `header` is its place among the game's headers (NOBODY without one). With a pattern it answers such events.
    `damage` is what it deals by the rules ("2 damage"); `uses` limits it in each span (NOBODY: as the rules say, 0: not
    at all); `kept`: its card stays where the rules would take it away; `spent`: its card
    is part of the price; `renewed` tells in which span the uses are counted.
    """

    __slots__ = (
        "header",
        "kinds",
        "pattern",
        "condition",
        "cost",
        "program",
        "damage",
        "uses",
        "kept",
        "index",
        "spent",
        "renewed",
        "variable",
        "most",
    )

    def __init__(
        self,
        header: int,
        kinds: int,
        pattern: Pattern | None,
        condition: Condition | None,
        cost: list[int],
        program: Program,
        damage: Value | None = None,
        uses: int = NOBODY,
        kept: bool = False,
        index: int = 0,
        spent: bool = False,
        renewed: int = BY_RULE,
        variable: int = NOBODY,
        most: Value | None = None,
    ) -> None:
        self.header = header
        self.kinds = kinds
        self.pattern = pattern
        self.condition = condition
        self.cost = cost
        self.program = program
        self.damage = damage
        self.uses = uses
        self.kept = kept
        self.index = index
        self.spent = spent
        self.renewed = renewed
        self.variable = variable
        """The resource of which X is paid besides, NOBODY without an X."""
        self.most = most
        """What X cannot be more than."""


@mypyc_attr(acyclic=True)
class Lent:
    """An ability that other cards have while one is in play: `what` says which."""

    __slots__ = ("what", "ability")

    def __init__(self, what: Filter, ability: Activated) -> None:
        self.what = what
        self.ability = ability


@mypyc_attr(acyclic=True)
class Extra:
    """A cost besides the card's own: `cost`, and X (at most `most`) of the resource `variable` (NOBODY: no X)."""

    __slots__ = ("cost", "variable", "optional", "most")

    def __init__(self, cost: list[int], variable: int, optional: bool, most: Value | None = None) -> None:
        self.cost = cost
        self.variable = variable
        self.optional = optional
        self.most = most
