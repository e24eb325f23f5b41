"""What players have: resources lost, stolen and given, points, and numbers such as their income."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, fighter, tactic
from tests.games.said.duels import effect, resolve
from tests.games.said.duels import spell as phalanx_spell


@pytest.mark.parametrize(
    "text",
    [
        "Steal 3 resource from your opponent.",
        "Take 3 resource from your opponent.",
        "Your opponent gives you 3 resource.",
    ],
)
def test_what_one_loses_the_other_gains(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"], resource=1).blue(resource=2)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=3)
    scene.then.blue.has(resource=0)


def test_energy_is_stolen_as_far_as_there_is_any() -> None:
    scene = effect("Steal 3 blue energy.")
    scene.red(hand=["Sayer"]).blue(energy="2B")

    resolve(scene)

    scene.then.red.has(energy="2B")
    scene.then.blue.has(energy="-")


def test_points_are_stolen_and_lost() -> None:
    scene = buff("Steal 2 points. Your opponent loses 5 points.")
    scene.red(hand=["Sayer", "Gnatling"], points=1).blue(points=4)

    deploy(scene, "Sayer")

    scene.then.red.has(points=3)
    scene.then.blue.has(points=0)


@pytest.mark.parametrize(("text", "left"), [("Your opponent loses all resource.", 0), ("Double your resource.", 7)])
def test_all_of_it(text: str, left: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"], resource=4).blue(resource=7)

    deploy(scene, "Sayer")

    scene.then.blue.has(resource=left)
    scene.then.red.has(resource=4 if left == 0 else 8)


def test_whoever_loses_energy_of_any_colour_chooses() -> None:
    scene = effect("Your opponent loses 2 energy.")
    scene.red(hand=["Sayer"]).blue(energy="2B G")

    resolve(scene)
    scene.when.blue.does("lose green")

    scene.then.blue.has(energy="B")


@pytest.mark.parametrize(
    ("text", "income"),
    [
        ("Your RPT increases by 2.", 6),
        ("Double your RPT this turn.", 8),
        ("You have 3 more RPT this turn.", 7),
        ("You get -1 RPT.", 3),
        ("Your RPT is 1 less.", 3),
        ("Your RPT is halved this turn.", 2),
    ],
)
def test_a_players_number_changes(text: str, income: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"])

    deploy(scene, "Sayer")

    assert scene.game.number_of_player(0, 3) == income


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("This card is worth 3 more points.", 5),
        ("This card is worth double points.", 4),
        ("Your opponent scores no points for destroying this card.", 0),
        ("This card is worth 1 more point for each Attack card you control.", 4),
    ],
)
def test_a_card_is_worth_more_or_less(text: str, points: int) -> None:
    scene = fighter(text)
    scene.red(field=["Cleaver Hog"], points=0).blue(field=["Sayer", "Gnatling"])

    attack(scene, "Cleaver Hog", "Sayer")
    quiet(scene, turn=6)

    scene.then.red.has(points=points)


def test_a_card_sells_for_more() -> None:
    scene = fighter("Your cards sell for 3 resource more.")
    scene.red(field=["Sayer", "Tower Ox"], hand=["Gnatling"], resource=0).at(phase="discard")

    scene.when.red.does("sell Tower Ox")

    scene.then.red.has(resource=7)


def test_life_is_set_and_stolen() -> None:
    scene = phalanx_spell("Steal 2 life-energy. Your opponent's life-energy becomes 4.")
    scene.red(hand=["Sayer"], life=10).blue(life=10)

    scene.when.red.does("play Sayer")

    scene.then.red.has(life=12)
    scene.then.blue.has(life=4)


def test_energy_in_a_pile_is_counted() -> None:
    for pile, drawn in ((2, 0), (3, 1)):
        scene = tactic("If you have 3 or more energy, draw a card.")
        scene.red(hand=["Sayer"], energy=pile)
        scene.when.red.plays("Sayer")
        scene.then.red.has(hand=drawn)


def test_nobody_scores_this_turn() -> None:
    scene = buff("Your opponent cannot score points this turn. Score 1 point.")
    scene.red(hand=["Sayer", "Gnatling"], points=0).blue(points=3)

    deploy(scene, "Sayer")
    quiet(scene, turn=6)

    scene.then.red.has(points=1)
