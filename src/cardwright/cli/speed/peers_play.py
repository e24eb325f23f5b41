"""Random play in other engines; a script for their own environment, so it imports nothing of cardwright.

Each line of input names a peer and a number of seconds; each line of output is one JSON object with what was
played in that time. The first line of output says which peers are there.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

Played = tuple[int, int, int, float]
"""Decisions, moves, games, seconds. A decision is a real choice, as in our own games: a move with two options or more.

Moves are all that players made, forced ones too; chance counts as neither.
"""


def play_open_spiel(name: str, seconds: float) -> Played:
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1).random
    decisions = moves = games = 0
    start = process_time()
    while process_time() < start + seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            # In these games every chance outcome is equally likely, and this is the fastest way to draw one.
            actions = state.legal_actions()
            if not state.is_chance_node():
                moves += 1
                decisions += len(actions) > 1
            state.apply_action(actions[int(chance() * len(actions))])
        games += 1
    return decisions, moves, games, process_time() - start


def play_rlcard(name: str, seconds: float) -> Played:
    import rlcard

    table: Any = rlcard.make(name)
    chance = random.Random(1).random
    decisions = moves = games = 0
    start = process_time()
    while process_time() < start + seconds:
        state, _ = table.reset()
        while not table.is_over():
            actions = list(state["legal_actions"])
            moves += 1
            decisions += len(actions) > 1
            state, _ = table.step(actions[int(chance() * len(actions))])
        games += 1
    return decisions, moves, games, process_time() - start


PEERS: dict[str, tuple[str, Callable[[str, float], Played]]] = {
    "open_spiel/crazy_eights": ("pyspiel", play_open_spiel),
    "open_spiel/hearts": ("pyspiel", play_open_spiel),
    "open_spiel/gin_rummy": ("pyspiel", play_open_spiel),
    "rlcard/uno": ("rlcard", play_rlcard),
}


def answer(line: str) -> dict[str, float]:
    """Plays what one line of input asks for."""
    peer, seconds = line.split()
    _, play = PEERS[peer]
    decisions, moves, games, taken = play(peer.partition("/")[2], float(seconds))
    return {"decisions": decisions, "moves": moves, "games": games, "seconds": taken}


def main() -> None:
    present = [peer for peer, (module, _) in PEERS.items() if find_spec(module)]
    print(json.dumps(present), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
