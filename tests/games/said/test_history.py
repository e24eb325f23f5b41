"""What has happened, as a number: lost, gained, scored, taken; and the number of the round."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import cards, duels
from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("You gain life-energy equal to the life-energy you have lost this turn.", 15),
        ("If you lost 5 or more life-energy this turn, you gain 2 life-energy.", 12),
        ("If you have lost more than 5 life-energy this turn, you gain 2 life-energy.", 10),
        ("If your opponent has lost no life-energy this turn, you gain 2 life-energy.", 10),
        ("You gain 2 life-energy for each life-energy your opponent lost this turn.", 20),
    ],
)
def test_what_was_lost_is_added_up(text: str, life: int) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Ruin", "Sayer"], life=15).blue(life=15)

    scene.when.red.plays("Ruin")
    scene.when.red.plays("Sayer")

    scene.then.red.has(life=life)


@pytest.mark.parametrize(
    ("text", "resource"),
    [
        ("Gain resource equal to the points you scored this turn.", 3),
        ("If you scored 2 or more points this turn, gain 4 resource.", 5),
        ("If you scored 3 or more points this turn, gain 4 resource.", 1),
        ("If your opponent has scored no points this turn, gain 4 resource.", 5),
    ],
)
def test_points_of_this_turn_are_counted(text: str, resource: int) -> None:
    scene = cards.buff(f"Score 2 points. {text}")
    scene.red(hand=["Sayer"], resource=1)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=resource)


def test_damage_taken_is_measured() -> None:
    scene = spell("Deal 2 damage to yourself. If you took 2 or more damage this turn, draw a card.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 9)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=6)


def test_the_number_of_the_round_is_dealt() -> None:
    scene = effect("Deal damage to target creature equal to the number of the current round.")
    scene.red(hand=["Sayer"]).blue(field=["Wall"]).at(round=3)

    resolve(scene, "Wall")

    scene.then.stat("Wall", hp=4)


def test_the_number_of_the_round_is_added() -> None:
    scene = cards.tactic("Gain energy equal to the round number.")
    scene.red(hand=["Sayer"], energy=1, deck=["Hit 1"] * 9).at(round=2)

    scene.when.red.plays("Sayer")

    scene.then.red.has(energy_pile=3)
