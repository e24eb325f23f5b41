"""Our own games; run as a script it answers like the peers, so that an interpreted copy can be timed too."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter, process_time

from cardwright import games
from cardwright.agents.playout import playout
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.options import read_options
from cardwright.engine.rng import seeded

POSITIONS = 200
"""Cloning and looking are timed on this many positions, spread over whole games."""


class Played:
    """Some random games: how many real choices, how many games, how long on the processor."""

    def __init__(self, decisions: int, games: int, seconds: float) -> None:
        self.decisions = decisions
        self.games = games
        self.seconds = seconds


def fresh_games(entry: GameEntry, seed: int = 1) -> Iterator[Game]:
    """New games for ever, every preset deck against every other in turn; clones, since those keep no log."""
    decks: Sequence[tuple[str, ...]] = [deck.cards for deck in entry.decks()]
    options = read_options(entry.options, {})
    while True:
        pairing = (decks[seed % len(decks)], decks[seed // len(decks) % len(decks)])
        yield entry.begin(pairing, options, seed).clone()
        seed += 1


def play_at_random(entry: GameEntry, seconds: float) -> Played:
    """Plays for some seconds of processor time."""
    chance = seeded(1)
    decisions = 0
    start = process_time()
    for count, game in enumerate(fresh_games(entry), 1):
        decisions += playout(game, chance)
        taken = process_time() - start
        if taken >= seconds:
            return Played(decisions, count, taken)
    raise AssertionError("fresh games never run out")


def sample_positions(entry: GameEntry, count: int = POSITIONS) -> list[Game]:
    """Every seventh decision of random games."""
    chance = seeded(2)
    found: list[Game] = []
    for game in fresh_games(entry, seed=1000):
        number = 0
        while (decision := game.decision) is not None:
            if number % 7 == 0:
                found.append(game.clone())
            if len(found) == count:
                return found
            game.choose(chance.below(len(decision.options)))
            number += 1
    raise AssertionError("fresh games never run out")


def microseconds(action: Callable[[Game], object], positions: list[Game], rounds: int = 201) -> float:
    """The time of an action on one of the positions: the best of some rounds, since a busy machine only adds."""
    times: list[float] = []
    for _ in range(rounds):
        start = process_time()
        for position in positions:
            action(position)
        times.append(process_time() - start)
    return min(times) / len(positions) * 1e6


def load_cards(game: str) -> float:
    """The seconds that loading a game's cards takes in this fresh process, parsed or from the cache."""
    entry = games.find(game)
    start = perf_counter()
    entry.pool()
    return perf_counter() - start


def answer(line: str) -> dict[str, float]:
    game, seconds = line.split()
    played = play_at_random(games.find(game), float(seconds))
    decisions = played.decisions
    return {"decisions": decisions, "moves": decisions, "games": played.games, "seconds": played.seconds}


def main(arguments: list[str]) -> None:
    if arguments:
        print(load_cards(arguments[0]))
        return
    print(json.dumps(list(games.ids())), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
