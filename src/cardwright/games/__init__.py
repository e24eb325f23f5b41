"""The games: those that ship with cardwright, and those that other packages offer."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.options import nearest

GROUP: Final = "cardwright.games"
"""The entry-point group under which an installed package offers a game."""


def ids() -> list[str]:
    """The ids of all games, in order of the alphabet."""
    return sorted({*shipped(), *(point.name for point in offered())})


def find(id: str) -> GameEntry:
    """The game of that id; an unknown one is refused with the nearest name."""
    if id in shipped():
        return checked(id, getattr(importlib.import_module(f"{__name__}.{id}"), "entry", None))
    for point in offered():
        if point.name == id:
            return checked(id, point.load())
    known = ids()
    raise SetupError([f"there is no game {id!r}{nearest(id, known)}; games are {', '.join(known)}"])


def shipped() -> list[str]:
    """The packages next to this module: each is a game."""
    package = importlib.import_module(__name__)
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]


def offered() -> list[EntryPoint]:
    """The games of other installed packages."""
    return list(entry_points(group=GROUP))


def checked(id: str, entry: object) -> GameEntry:
    """What a package offers, if it is a game."""
    if not isinstance(entry, GameEntry):
        raise SetupError([f"the package of game {id!r} offers no `entry` that is a game"])
    return entry
