"""Sampled worlds of every game: alike to the seat, different in truth, with lists that could be."""

from __future__ import annotations

from collections import Counter

import pytest

from cardwright import games
from cardwright.engine.game import Game
from cardwright.engine.ids import Seat
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.sample import sample
from cardwright.engine.step import Decision
from cardwright.engine.view import may_see
from cardwright.testing.secrecy import check_worlds_differ, shown
from tests.agents.positions import GAMES, positions


def truth(game: Game, _seat: Seat, _rng: Rng) -> Game:
    """A sampler that cheats."""
    return game.clone()


def asked_in(game: Game) -> Decision:
    """What is asked now."""
    assert game.decision is not None
    return game.decision


def listed(game: Game, owner: Seat) -> list[str]:
    """The names of an owner's cards, tokens aside."""
    return [
        game.faces[card].name
        for card in range(len(game.owners))
        if game.owners[card] == owner and not game.faces[card].is_token
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_world_looks_the_same_to_its_seat(name: str) -> None:
    for game in positions(name, 3, 9):
        assert game.decision is not None
        for seat in (game.decision.seat, 1 - game.decision.seat):
            before = shown(game, seat)
            for seed in range(3):
                assert shown(sample(game, seat, seeded(seed)), seat) == before


@pytest.mark.parametrize("name", GAMES)
def test_worlds_differ_and_a_sampler_of_the_truth_is_caught(name: str) -> None:
    caught = 0
    for game in positions(name, 4, 9):
        for seat in range(2):
            assert check_worlds_differ(game, seat, seeded(5)) == []
            caught += bool(check_worlds_differ(game, seat, seeded(5), truth))
    assert caught > 4


@pytest.mark.parametrize("name", GAMES)
def test_a_world_plays_to_its_end(name: str) -> None:
    for game in positions(name, 6, 30, 5):
        assert game.decision is not None
        rng = seeded(8)
        world = sample(game, game.decision.seat, rng)
        while world.decision is not None:
            world.choose(rng.below(len(world.decision.options)))
        assert world.is_over


@pytest.mark.parametrize("name", GAMES)
def test_unless_lists_are_shared_the_opponents_is_guessed_among_the_presets_that_fit(name: str) -> None:
    entry = games.find(name)
    presets = [sorted(deck.cards) for deck in entry.decks()]
    for game in positions(name, 5, 40, 4):
        guessed = [sorted(listed(sample(game, 0, seeded(seed)), 1)) for seed in range(30)]
        assert all(names in presets for names in guessed)
        seen = Counter(game.faces[card].name for card in range(len(game.owners)) if is_seen(game, card))
        fitting = [names for names in presets if not seen - Counter(names) and len(names) == len(guessed[0])]
        if game.knows_list(0, 1):
            fitting = [sorted(listed(game, 1))]
        assert {tuple(names) for names in guessed} == {tuple(names) for names in fitting}


def is_seen(game: Game, card: int) -> bool:
    """Whether red knows a card of blue's list."""
    return game.owners[card] == 1 and not game.faces[card].is_token and may_see(game, 0, card)


@pytest.mark.parametrize("name", GAMES)
def test_a_list_that_is_no_preset_is_guessed_within_the_rules_for_decks(name: str) -> None:
    game = positions(name, 5, 1, 1)[0]
    game.pool, kept = games.find(name).pool(), game.pool.presets
    try:
        game.pool.presets = []
        if not game.knows_list(0, 1):
            lists = [listed(sample(game, 0, seeded(seed)), 1) for seed in range(20)]
            assert all(games.find(name).check_deck(names) == [] for names in lists)
            assert len({tuple(sorted(names)) for names in lists}) == 20
    finally:
        game.pool.presets = kept


@pytest.mark.parametrize("name", GAMES)
def test_what_the_opponent_chose_in_secret_is_made_up(name: str) -> None:
    """Whatever a first player decides in secret, the second believes the same worlds."""
    entry = games.find(name)
    lists = [deck.cards for deck in entry.decks()[:2]]
    worlds: dict[bytes, set[bytes]] = {}
    for seed in range(12):
        game = entry.start(lists, {}, 7)
        rng = seeded(seed)
        decision = asked_in(game)
        first = decision.seat
        while decision.secret and decision.seat == first:
            game.choose(rng.below(len(decision.options)))
            decision = asked_in(game)
        if not decision.secret:
            return
        world = sample(game, decision.seat, seeded(9))
        known = shown(game, decision.seat)
        while (asked := world.decision) is not None and asked.secret:
            world.choose(0)
        worlds.setdefault(known, set()).add(shown(world, decision.seat))
    assert all(len(found) == 1 for found in worlds.values())
