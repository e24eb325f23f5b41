"""Sampled worlds hold what a seat knows and differ in what it does not."""

from cardwright.engine.ids import SPECTATOR
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from cardwright.testing.secrecy import shown
from tests.engine.tables import begin, lay, named
from tests.engine.toy_rules import Toy

RED, BLUE = 0, 1


def test_a_world_looks_the_same_to_its_seat() -> None:
    game = begin(seed=3)

    for seat in (RED, BLUE, SPECTATOR):
        for seed in range(20):
            assert shown(sample(game, seat, seeded(seed)), seat) == shown(game, seat)


def test_worlds_differ_from_each_other_and_from_the_truth() -> None:
    game = begin(seed=3)
    hands = {tuple(world.name_of(card) for card in world.zones[3]) for world in worlds(game)}

    assert len(hands) > 30
    assert all(world.rng.state != game.rng.state for world in worlds(game))


def worlds(game: Toy) -> list[Toy]:
    return [sample(game, RED, seeded(seed)) for seed in range(60)]


def test_what_a_seat_has_seen_is_in_every_world() -> None:
    game = lay("red hand: Bolt\nred deck: Spy, Wish\nblue hand: Grunt, Martyr\nblue deck: Quake, Fork, Rally")
    game.show(named(game, "Martyr"), 1 << RED)

    for seed in range(20):
        world = sample(game, RED, seeded(seed))
        assert "Martyr" in [world.name_of(card) for card in world.zones[3]]


def test_cards_stay_with_their_owner() -> None:
    game = begin(seed=8)

    for seed in range(20):
        world = sample(game, SPECTATOR, seeded(seed))
        for owner in (RED, BLUE):
            cards = [card for card in range(len(game.owners)) if game.owners[card] == owner]
            assert sorted(world.name_of(card) for card in cards) == sorted(game.name_of(card) for card in cards)


def test_sampling_leaves_the_game_alone() -> None:
    game = begin(seed=8)
    before = shown(game, BLUE)
    state = game.rng.state
    sample(game, RED, seeded(1))

    assert shown(game, BLUE) == before
    assert game.rng.state == state
