"""Positions of every game, from its opening to its end, by random play with preset decks."""

from __future__ import annotations

from cardwright import games
from cardwright.engine.game import Game
from cardwright.engine.rng import seeded

GAMES = tuple(games.shipped())


def positions(name: str, seed: int, every: int, most: int = 12) -> list[Game]:
    """Copies of a random game at every so manieth decision that leaves a choice."""
    entry = games.find(name)
    decks = entry.decks()
    lists = [decks[(seed + seat) % len(decks)].cards for seat in range(2)]
    game = entry.start(lists, {}, seed)
    rng = seeded(seed + 77)
    found: list[Game] = []
    number = 0
    while (decision := game.decision) is not None and len(found) < most:
        if len(decision.options) > 1:
            if number % every == 0:
                found.append(game.clone())
            number += 1
        game.choose(rng.below(len(decision.options)))
    return found
