"""A hash of the whole state, the same compiled and interpreted, on every machine."""

from __future__ import annotations

import hashlib

from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.pool import Pool

DERIVED = frozenset(
    {
        "heard",
        "altered",
        "replaced",
        "forbidden",
        "permitted",
        "cost_changes",
        "trait_ops",
        "trait_bits",
        "lowered",
        "altering",
        "hearing",
        "stale",
        "traits_level",
        "folding",
        "log",
        "counted",
        "pool",
        "zone_kinds",
        "sights",
        "plays",
    }
)
"""Caches, declarations and the log: not part of what the game is."""


def fingerprint(game: Game) -> str:
    """Sixteen hexadecimal digits that tell two states apart."""
    walker = Walker()
    walker.attributes(game, DERIVED.union(game.caches()))
    return walker.digest.hexdigest()[:16]


class Walker:
    """Feeds a hash with values, lists and attributes, depth first."""

    def __init__(self) -> None:
        self.digest = hashlib.blake2b()

    def attributes(self, value: object, left_out: frozenset[str] = frozenset()) -> None:
        """A value's class and its attributes in the order of their names."""
        self.digest.update(type(value).__name__.encode())
        for name in attribute_names(value):
            if name not in left_out:
                self.digest.update(name.encode())
                self.value(getattr(value, name))

    def value(self, value: object) -> None:
        """One value."""
        if value is None or isinstance(value, (bool, int, str, float, bytes)):
            self.digest.update(f"{value!r};".encode())
        elif isinstance(value, (list, tuple)):
            self.digest.update(f"[{len(value)}".encode())
            for item in value:
                self.value(item)
        elif isinstance(value, Face):
            self.digest.update(f"<{value.id}>".encode())
        elif isinstance(value, dict):
            self.value(sorted(value.items()))
        elif isinstance(value, (set, frozenset)):
            self.value(sorted(value))
        elif not isinstance(value, Pool):
            self.attributes(value)


def attribute_names(value: object) -> list[str]:
    """The attributes of a compiled or an interpreted object, in order."""
    names: set[str] = set(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("__") and hasattr(value, name))
