"""The first several of a span of time, and all that come after the first: prices and what happens."""

import pytest

from tests.games.said.duels import effect


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("The first effect you play each round costs 1 less.", [2, 5]),
        ("The first two effects you play each round cost 1 less.", [2, 4]),
        ("Your first two effects each round cost 1 less.", [2, 4]),
        ("Each effect you play after the first each round costs 1 more.", [3, 7]),
        ("The first effect each round costs 1 less.", [2, 5]),
        ("All effects after the first cost 1 more each round.", [3, 7]),
        ("The first effect each player plays in the Opening phase costs 2 less.", [1, 4]),
        ("The first effect each player plays in the Development phase costs 2 less.", [3, 6]),
    ],
)
def test_what_is_played_first_has_another_price(text: str, left: list[int]) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer"], hand=["Two Cards", "Two Cards"], deck=["Ox"] * 9, energy="9O").blue(deck=["Ox"])

    scene.when.red.plays("Two Cards")
    scene.then.red.has(energy=f"{9 - left[0]}O")
    scene.when.blue.does("close")
    scene.when.red.plays("Two Cards")

    scene.then.red.has(energy=f"{9 - left[1]}O")


def test_what_each_player_plays_first_is_counted_for_each() -> None:
    scene = effect("The first effect each player plays each round costs 2 less.", "Field")
    scene.red(field=["Sayer"], hand=["Two Cards"], deck=["Ox"] * 9, energy="3O")
    scene.blue(hand=["Two Cards"], deck=["Ox"] * 9, energy="3B")

    scene.when.red.plays("Two Cards")
    scene.when.blue.plays("Two Cards")

    scene.then.red.has(energy="2O")
    scene.then.blue.has(energy="2B")


def test_it_happens_so_often_each_round() -> None:
    scene = effect("The first two times each round a creature dies, draw a card.", "Field")
    scene.red(field=["Sayer"], hand=["Weaken"] * 3, deck=["Ox"] * 9).blue(field=["Fox", "Hare", "Ox", "Troll"])
    scene.at(phase="development")

    for name in ("Fox", "Hare", "Ox"):
        scene.when.red.plays("Weaken", on=name)
        scene.when.blue.does("close")

    scene.then.red.has(hand=2)
