"""What later words can point to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cardwright.text import tree
from cardwright.text.tree import FIRST_CHOICE, Things

SHOWING: Final = ("look", "reveal", "search")


DAMAGE_VERBS: Final = ("deal", "take")


class Unresolved(Exception):
    """A reference that means nothing, or could mean two things."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.message = message
        self.word = word


@dataclass(frozen=True)
class Referent:
    """Something a later word can point to."""

    slot: int
    nouns: tuple[str, ...]
    many: bool
    clause: int
    weak: bool = False


@dataclass
class Scope:
    """What one ability has mentioned so far."""

    referents: list[Referent] = field(default_factory=list)
    targets: dict[Things, int] = field(default_factory=dict)
    chosen: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    next_slot: int = FIRST_CHOICE
    clause: int = 0
    has_amount: bool = False
    group: int | None = None
    rest: bool = False
    in_event: bool = False
    acting: bool = False


def all_nouns(things: Things) -> tuple[str, ...]:
    """Return every noun of a selection."""
    return tuple(noun for kind in things.kinds for noun in (*kind.nouns, *kind_traits(kind)))


def kind_traits(kind: tree.Kind) -> tuple[str, ...]:
    """Return the kinds named as adjectives."""
    return tuple(
        value for item in kind.filters if isinstance(item, tree.Trait) and item.group == "kind" for value in item.values
    )


def is_many(things: Things) -> bool:
    """Tell whether a selection is plural."""
    match things.quantity:
        case tree.Some(number) | tree.Top(number) | tree.Next(number):
            return number != tree.Number(1)
        case tree.All() | tree.AnyNumber() | tree.Between():
            return True
    return False
