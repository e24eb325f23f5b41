"""Who plays whom: every agent against every other, from both seats, with the same deck or every two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from cardwright.engine.rng import seeded
from cardwright.lab.duel import DeckList, Duel

SEEDS = 1_000_000_000


def round_robin(
    game: str,
    agents: Sequence[str],
    decks: Sequence[DeckList],
    options: Mapping[str, str],
    games: int,
    seed: int,
    cross: bool = False,
) -> list[Duel]:
    """So many games (rounded up to whole pairs) for every two agents.

    A pair of games has one seed and one pairing of decks, and the agents change seats: whatever a seat, a deck or the
    luck of the shuffle is worth, both agents have it once. Both sides of a game have the same deck, unless decks
    `cross`: where one deck is much stronger than another, hardly a choice matters and nobody's strength shows. Every
    two agents meet on the same pairs, and all meetings advance together, so that a tournament that is stopped early
    is fair too.
    """
    chance = seeded(seed)
    duels: list[Duel] = []
    chosen = tuple(sorted(options.items()))
    for pair in range((games + 1) // 2):
        number = chance.below(SEEDS)
        red, blue = cross_pairing(decks, pair) if cross else deck_pairing(decks, pair)
        for one, other in combinations(agents, 2):
            duels.append(Duel(game, number, (one, other), (red, blue), chosen, pair))
            duels.append(Duel(game, number, (other, one), (red, blue), chosen, pair))
    return duels


def deck_pairing(decks: Sequence[DeckList], number: int) -> tuple[DeckList, DeckList]:
    """The decks of a pair of games: one after another, each on both sides."""
    deck = decks[number % len(decks)]
    return deck, deck


def cross_pairing(decks: Sequence[DeckList], number: int) -> tuple[DeckList, DeckList]:
    """The decks of a pair that differ: every deck against its neighbour, then the next but one, last itself."""
    count = len(decks)
    apart = number // count % count + 1
    return decks[number % count], decks[(number + apart) % count]
