"""Chapter A: decks and set-up."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.rng import seeded
from cardwright.engine.sample import sample
from cardwright.games.bounty import entry
from cardwright.games.bounty.zones import DECK, FIELD, HAND
from cardwright.testing import proves
from tests.games.bounty.crews import crews, deck_of, end_turn, new_game, quiet


@proves("BOU-01")
def test_two_players_and_no_other_number() -> None:
    deck = deck_of("Clockwork Caravan")
    with pytest.raises(SetupError, match="two decks are needed"):
        entry.start([deck], {}, 1)
    with pytest.raises(SetupError, match="two decks are needed"):
        entry.start([deck, deck, deck], {}, 1)


@proves("BOU-02", "BOU-03", "BOU-04")
def test_decks_that_are_refused_and_the_smallest_one() -> None:
    caravan = deck_of("Clockwork Caravan")
    assert entry.check_deck(caravan) == []
    assert entry.start([caravan, caravan], {}, 1).decision is not None

    short = entry.check_deck(caravan[:24])
    assert any("25 to 40" in problem for problem in short)
    long = entry.check_deck(
        ["Gnatling"] * 10 + ["Needle Gnat"] * 8 + ["Thorn Hornet"] * 8 + ["Shell Beetle"] * 6 + caravan[:9]
    )
    assert any("25 to 40" in problem and "41" in problem for problem in long)

    mixed = ["Hill Scrapper"] * 6 + ["Gnatling"] * 10 + ["Thorn Hornet"] * 8 + ["Shell Beetle"] * 6
    assert entry.check_deck(mixed) == ["BOU-03: a deck is of one faction besides Neutral, this one has swarm and brute"]
    nine = ["Needle Gnat"] * 9 + ["Gnatling"] * 10 + ["Thorn Hornet"] * 8 + ["Twinstinger"] * 3
    assert entry.check_deck(nine) == ["BOU-04: at most 8 Needle Gnat, there are 9"]
    with pytest.raises(SetupError):
        entry.start([nine, caravan], {}, 1)


@proves("BOU-05", "BOU-06")
def test_a_deck_is_kept_and_shuffled_by_the_seed() -> None:
    one, same, other = new_game(seed=1), new_game(seed=1), new_game(seed=2)
    assert one.zones == same.zones
    assert one.zones != other.zones
    names = sorted(one.name_of(card) for card in range(len(one.faces)) if one.owners[card] == 0)
    assert names == sorted(deck_of("Hammer Line"))


@proves("BOU-07")
def test_chance_or_the_set_up_picks_the_starting_player() -> None:
    assert {new_game(seed=seed).starter for seed in range(12)} == {0, 1}
    assert {new_game(seed=seed, starter="blue").starter for seed in range(6)} == {1}
    assert {new_game(seed=seed, starter="red").active for seed in range(6)} == {0}


@proves("BOU-08", "BOU-09")
def test_opening_hands_resource_and_income() -> None:
    game = new_game()
    assert [len(game.zones[HAND * 2 + seat]) for seat in range(2)] == [5, 5]
    assert game.resource == [10, 10]
    assert game.natural == [2, 2]
    assert game.points == [0, 0]


@proves("BOU-10")
def test_a_round_is_a_turn_of_each() -> None:
    game = new_game(starter="blue")
    rounds = []
    for _ in range(4):
        rounds.append((game.active, dict(game.facts())["round"]))
        end_turn(game)
    assert rounds == [(1, "1"), (0, "1"), (1, "2"), (0, "2")]


@proves("BOU-17", "BOU-18", "BOU-19")
def test_zones_and_who_sees_them() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], field=["Hill Scrapper", "Pit Snare"], boneyard=["War Chant"])
    scene.blue(hand=["Light Fingers"])
    quiet(scene, phase="deploy")
    scene.then.red.sees("Stray Bull", "red hand").sees("Pit Snare", "red field")
    scene.then.blue.does_not_see("Stray Bull", "red hand").does_not_see("Pit Snare", "red field")
    scene.then.blue.sees("Hill Scrapper", "red field").sees("War Chant", "red boneyard").sees(
        "face-down card", "red field"
    )
    view = scene.game.view(1)
    assert view.zone("hand", 0).count == 1
    assert view.zone("deck", 0).count == view.zone("deck", 1).count == 20
    assert view.zone("deck", 1).cards == []
    assert len(scene.game.zones[DECK * 2]) == 20


@proves("BOU-20")
def test_the_pile_goes_by_either_name() -> None:
    assert [kind.name for kind in new_game().zone_kinds][3] == "boneyard"
    assert [kind.name for kind in new_game(pile_name="graveyard").zone_kinds][3] == "graveyard"


@proves("BOU-19", "BOU-46")
def test_a_hidden_trap_is_believed_to_be_one_of_the_price_that_was_paid() -> None:
    scene = crews()
    scene.red(field=["Pit Snare"], hand=["Stray Bull"], deck=["Death Warrant", "Pit Snare", "Mirror Alley"] * 5)

    worlds = [sample(scene.game, 1, seeded(seed)) for seed in range(30)]

    hidden = [world.faces[world.zones[FIELD * 2][0]] for world in worlds]
    assert {face.total_cost() for face in hidden} == {3}
