"""Small integers with names: seats, cards, references, and what stands for nobody."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 is red, 1 is blue."""

CardId: TypeAlias = int
"""One physical card for the whole game, an index into the table's lists."""

Ref: TypeAlias = int
"""A card at one place: `stamp << 10 | card`. A card that moves is a new object, so an old reference no longer fits."""

NOBODY: Final = -1
"""No card, no seat, no zone."""

UNHURT: Final = 1 << 20
"""How much damage a thing can take to which damage does nothing."""

CARD_BITS: Final = 10
CARD_MASK: Final = 1023

SEAT_NAMES: Final = ("red", "blue")
SPECTATOR: Final = 2
"""A seat with less: sees only what both players see."""


def other(seat: Seat) -> Seat:
    """The opponent's seat."""
    return 1 - seat


def card_of(ref: Ref) -> CardId:
    """The card that a reference is about, wherever it is now."""
    return ref & CARD_MASK


def player_ref(seat: Seat) -> Ref:
    """A player as something that can be chosen or damaged."""
    return -2 - seat


def is_player(ref: Ref) -> bool:
    """Whether a reference is about a player rather than a card."""
    return ref <= -2


def seat_of(ref: Ref) -> Seat:
    """The seat of a player reference."""
    return -2 - ref


def seat_name(seat: Seat) -> str:
    """The seat's colour."""
    return SEAT_NAMES[seat] if 0 <= seat < 2 else "spectator"
