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
MINE: Final = (
    "your [revealed] {c:any.sg} has [(the|a)]",
    "the {c:any.sg} you revealed has [(the|a)]",
    "you (reveal|revealed) [the {c:any.sg} with] (a|the)",
)
THEIRS: Final = (
    "(their|your opponent 's) [revealed] {c:any.sg} has [(the|a)]",
    "(they|your opponent) (reveal|reveals|revealed) [the {c:any.sg} with] (a|the)",
)
THAN: Final = "[than (theirs|your opponent 's|the other)]"


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
    for how, words in (("more than", MORE), ("less than", LESS)):
        for who in WHOSE:
            found += heard("contest", f"{who} {words} {{stat:stat}}", rivals(how))
        for said in MINE:
            found += heard("condition1", f"{said} {words} {{stat:stat}} {THAN}", won(how, You(), Opponent()))
        for said in THEIRS:
            found += heard("condition1", f"{said} {words} {{stat:stat}} [than yours]", won(how, Opponent(), You()))
    return found


def rivals(how: str) -> Callable[[Fields], Rivals]:
    """Read whose card has more."""
    return lambda fields: Rivals(fields["stat"], how)


def won(how: str, player: Player, other: Player) -> Callable[[Fields], Clause]:
    """Read "if your card has the higher cost"."""
    return lambda fields: Rivals(fields["stat"], how).won_by(player, other)
