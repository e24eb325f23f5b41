"""Random and greedy players: legal, repeatable, blind to what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.agents.agent import situation_at
from cardwright.agents.roster import agent_named
from cardwright.agents.weights import weights_in
from cardwright.agents.worth import WON, worth
from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from tests.cli.skirmish import SkirmishEntry

NAMES = ("random", "greedy@60", "novice@60", "search@40", "adept@40", "expert@40", "master@40")
ENTRY = SkirmishEntry(Path())
DECKS = [deck.cards for deck in ENTRY.decks()]


def play(red: str, blue: str, seed: int) -> Game:
    """A whole game between two players."""
    game = ENTRY.start(DECKS, {}, seed)
    agents = [agent_named(red), agent_named(blue)]
    move = 0
    while (decision := game.decision) is not None:
        game.choose(agents[decision.seat].choose(situation_at(game, seed, move)))
        move += 1
    return game


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_decides_the_same_again(name: str) -> None:
    assert fingerprint(play(name, name, 5)) == fingerprint(play(name, name, 5))


def test_greedy_beats_random_from_either_seat() -> None:
    red = sum(play("greedy", "random", seed).outcome == 0 for seed in range(20))
    blue = sum(play("random", "greedy", seed).outcome == 1 for seed in range(20))
    assert red > 15
    assert blue > 15


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_cannot_tell_worlds_apart_that_look_the_same(name: str) -> None:
    for seed in range(12):
        game = ENTRY.start(DECKS, {}, seed)
        assert game.decision is not None
        seat = game.decision.seat
        other = sample(game, seat, seeded(seed + 99))
        assert other.view(seat).data() == game.view(seat).data()
        other.rng = game.rng.clone()
        chosen = [agent_named(name).choose(situation_at(world, 1, 2)) for world in (game, other)]
        assert chosen[0] == chosen[1]


def test_a_situation_gives_worlds_and_leaves_the_game_alone() -> None:
    game = ENTRY.start(DECKS, {}, 4)
    before = fingerprint(game)
    situation = situation_at(game, 4, 0)
    for _ in range(5):
        world = situation.world()
        while world.decision is not None:
            world.choose(situation.rng.below(len(world.decision.options)))
    assert fingerprint(game) == before
    assert situation.count() == len(game.keys())
    assert situation.view().data() == game.view(0).data()


def test_worth_is_even_handed() -> None:
    game = play("random", "random", 3)
    weights = weights_in(game)
    assert worth(game, 0, weights) == -worth(game, 1, weights)
    assert worth(game, game.outcome, weights) == WON
    fresh = ENTRY.start(DECKS, {}, 3)
    assert fresh.outcome == NOBODY
    assert worth(fresh, 0, weights) == -worth(fresh, 1, weights)
