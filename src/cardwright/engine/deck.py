"""Decks as lists of names, and the preset decks of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardwright.engine.errors import SetupError
from cardwright.engine.options import nearest
from cardwright.engine.pool import Pool


class Deck:
    """A named list of card names."""

    def __init__(self, id: str, name: str, plan: str, cards: tuple[str, ...]) -> None:
        self.id = id
        self.name = name
        self.plan = plan
        self.cards = cards


LINE = re.compile(r"^(?:(\d{1,3})\s*x?\s+)?(.+?)$")


def read_lines(lines: Sequence[str]) -> list[str]:
    """Card names from lines such as "2 Furnace Bolt" or "Furnace Bolt"."""
    names: list[str] = []
    for line in lines:
        match = LINE.match(line.strip())
        if match is not None and not line.lstrip().startswith("#"):
            names.extend([match[2]] * int(match[1] or 1))
    return names


def unknown_cards(pool: Pool, names: Sequence[str]) -> list[str]:
    """A problem for each name that no deck card has."""
    problems: list[str] = []
    known = [face.name for face in pool.cards()]
    for name in dict.fromkeys(names):
        face = pool.find(name)
        if face is None:
            problems.append(f"there is no card {name!r}{nearest(name, known)}")
        elif face.is_token:
            problems.append(f"{name} is a token and cannot be in a deck")
    return problems


def find_deck(decks: Sequence[Deck], name: str) -> Deck:
    """A preset deck by id or name."""
    for deck in decks:
        if name.lower() in (deck.id.lower(), deck.name.lower()):
            return deck
    known = [deck.id for deck in decks]
    hint = nearest(name, [*known, *(deck.name for deck in decks)])
    raise SetupError([f"there is no deck {name!r}{hint}; decks are {', '.join(known)}"])
