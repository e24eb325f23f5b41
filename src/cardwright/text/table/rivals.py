"""Whose card is better: "the player whose card has the higher cost draws a card", of cards that each player showed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import (
    ANY_CARD,
    All,
    Among,
    Clause,
    Compared,
    Kind,
    Opponent,
    Owned,
    Peak,
    Player,
    Reference,
    Slot,
    Things,
    You,
)

MORE: Final = "(more|most|highest|greatest|best)"
LESS: Final = "(less|least|lowest|fewest|smallest)"
WHOSE: Final = (
    "the player whose [revealed] {c:any.sg} has [(the|a)]",
    "the player whose [revealed] {c:any.sg} is of",
    "(whoever|whichever player) 's [revealed] {c:any.sg} has [(the|a)]",
    "the player (that|who) (reveals|revealed) [the {c:any.sg} with] [the]",
    "(whoever|whichever player) (reveals|revealed) [the {c:any.sg} with] [the]",
    "the player with the",
    "whoever has the",
)
CARDS: Final = (
    "the player whose [revealed] {c:any.sg}",
    "(whoever|whichever player) 's [revealed] {c:any.sg}",
    "the player (that|who) (reveals|revealed) the {c:any.sg} that",
)
SHOWN: Final = (
    "the player (that|who) (reveals|revealed) the {k:comparative} {c:any.sg}",
    "(whoever|whichever player) (reveals|revealed) the {k:comparative} {c:any.sg}",
    "the player with the {k:comparative} {c:any.sg}",
)
MINE: Final = ("your [revealed] {c:any.sg}", "the {c:any.sg} you revealed", "yours")
THEIRS: Final = (
    "(their|your opponent 's) [revealed] {c:any.sg}",
    "the {c:any.sg} (they|your opponent) revealed",
    "theirs",
    "your opponent 's",
)
SHOWED: Final = "(reveal|reveals|revealed) [the {c:any.sg} with] (a|the)"
THAN: Final = (
    "[than (theirs|your opponent 's|your opponent 's {d:any.sg}|the other|the other one|the other {d:any.sg})]"
)
COSTING: Final = (
    *(("more than", "costs more"), ("less than", "costs less")),
    *(("more than", "is [the] (higher|highest)"), ("less than", "is [the] (lower|lowest)")),
)
"""What is said of what a card costs; a card that is higher than another costs more."""


class Rivals(Struct, frozen=True):
    """Who showed the card with more or less of a stat."""

    stat: str
    how: str

    def won_by(self, player: Player, other: Player) -> Clause:
        """The condition that a player's card has more, or less."""
        theirs = Compared(self.how, best_of(self.stat, other))
        return Clause("be", best_of(self.stat, player), (Slot("how", theirs),))


def best_of(stat: str, player: Player) -> Peak:
    """The number of the card that a player showed."""
    shown = Things(All(), (Kind((ANY_CARD,)),), (Owned(player), Among(Reference("them"))))
    return Peak(stat, shown)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of cards that are compared."""
    if "reveal" not in verbs:
        return []
    found: list[Row] = []
    sides: list[tuple[str, Player]] = [*((one, You()) for one in MINE), *((one, Opponent()) for one in THEIRS)]
    showed: list[tuple[str, Player]] = [("you", You()), ("(they|your opponent)", Opponent())]
    for how, words in (("more than", MORE), ("less than", LESS)):
        for who in WHOSE:
            found += heard("contest", f"{who} {words} {{stat:stat}}", rivals(how))
        for said, player in sides:
            than = THAN if player == You() else "[than yours]"
            has = f"{said} has [(the|a)] {words} {{stat:stat}} {than}"
            found += heard("condition1", has, won(how, player))
        for who, player in showed:
            than = THAN if player == You() else "[than yours]"
            found += heard("condition1", f"{who} {SHOWED} {words} {{stat:stat}} {than}", won(how, player))
    for who in CARDS:
        found += heard("contest", f"{who} is [the] {{k:comparative}}", likened)
        for how, costs in COSTING if "cost" in verbs else ():
            found += heard("contest", f"{who} {costs}", rivals(how, "cost"))
    for who in SHOWN:
        found += heard("contest", who, likened)
    for said, player in sides:
        than = THAN if player == You() else "[than yours]"
        found += heard("condition1", f"{said} is [the] {{k:comparative}} {than}", won("", player))
        for how, costs in COSTING if "cost" in verbs else ():
            found += heard("condition1", f"{said} {costs} {than}", won(how, player, "cost"))
    return found


def rivals(how: str, stat: str = "") -> Callable[[Fields], Rivals]:
    """Read whose card has more."""
    return lambda fields: Rivals(stat or fields["stat"], how)


def likened(fields: Fields) -> Rivals:
    """Read whose card is cheaper."""
    stat, how = fields["k"]
    return Rivals(stat, how)


def won(how: str, player: Player, stat: str = "") -> Callable[[Fields], Clause]:
    """Read "if your card has the higher cost", "if yours is cheaper"."""

    def build(fields: Fields) -> Clause:
        found = Rivals(stat or fields["stat"], how) if how else likened(fields)
        return found.won_by(player, Opponent() if player == You() else You())

    return build
