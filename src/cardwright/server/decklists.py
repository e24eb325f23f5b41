"""Checking a deck while it is built."""

from __future__ import annotations

from collections import Counter

from cardwright import games
from cardwright.engine.deck import read_lines
from cardwright.engine.errors import SetupError
from cardwright.engine.options import read_options
from cardwright.server.dealing import LARGEST_DECK
from cardwright.server.requests import CardCount, DeckList, DeckReport


def check_deck(game: str, wanted: DeckList) -> DeckReport:
    """What a deck holds and what is wrong with it."""
    entry = games.find(game)
    options = read_options(entry.options, wanted.options)
    lines = [line for line in wanted.text.splitlines() if line.strip()]
    if len(lines) > LARGEST_DECK:
        raise SetupError([f"a list of {len(lines)} lines is too long"])
    names = [*wanted.cards, *read_lines(lines)]
    if len(names) > LARGEST_DECK:
        raise SetupError([f"a deck of {len(names)} cards is too large"])
    pool = entry.pool()
    counts: Counter[int] = Counter()
    unknown: list[str] = []
    spelled: list[str] = []
    for name in names:
        face = pool.find(name)
        if face is None:
            unknown.append(name)
            spelled.append(name)
        else:
            counts[face.index] += 1
            spelled.append(face.name)
    cards = [CardCount(face, count) for face, count in sorted(counts.items())]
    text = "\n".join(f"{card.count} {pool.faces[card.face].name}" for card in cards)
    return DeckReport(cards, unknown, len(names), entry.check_deck(spelled, options), text)
