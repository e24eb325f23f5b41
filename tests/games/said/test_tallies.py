"""Counters in freer words: with which a card comes, those spoken of before, how many were removed."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter


@pytest.mark.parametrize(
    "text",
    [
        "Enters the field with 3 arrow counters.",
        "This card comes into play with three arrow counters on it.",
        "Deploys with 3 arrow counters.",
        "When deployed, this card gets 3 arrow counters.",
    ],
)
def test_a_card_comes_with_counters(text: str) -> None:
    scene = fighter(text)
    scene.red(hand=["Sayer"]).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Sayer (3 arrow counters)"])


@pytest.mark.parametrize(
    "text",
    [
        "Activate: remove an arrow counter and gain 3 resource.",
        "Activate: Remove an arrow counter: gain 3 resource.",
    ],
)
def test_counters_without_a_place_are_on_the_card_itself(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer (2 arrow counters)"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(resource=3, field=["Sayer (1 arrow counter)"])


def test_a_card_that_gave_itself_up_had_its_counters() -> None:
    scene = fighter("Activate: destroy this card. Gain 2 resource for each gold counter it had.")
    scene.red(field=["Sayer (3 gold counters)"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(resource=6, field=[])


@pytest.mark.parametrize(("held", "left"), [("2 chi counters", "Sayer"), ("1 chi counter", "Sayer (2 chi counters)")])
@pytest.mark.parametrize("them", ["them all", "all of them", "those counters", "all chi counters from it"])
def test_counters_spoken_of_are_removed(held: str, left: str, them: str) -> None:
    scene = drill(
        f"Action: Pay 1: Put a chi counter on this drill. If it then has three chi counters, remove {them}"
        " and draw 2 cards."
    )
    scene.red(drill_row=[f"Sayer ({held})"], character=["Nil"], energy_pile=walls(1), deck=walls(1, 1, 1, 1))
    scene.blue(character=["Nil"], deck=walls(*[1] * 9))

    scene.when.red.does("use Sayer")

    scene.then.red.has(drill_row=[left])
    scene.then.red.changed(hand=2 if left == "Sayer" else 0)


@pytest.mark.parametrize(
    "text",
    [
        "Action: Remove all chi counters from this drill: draw that many cards.",
        "Action: Remove all chi counters from this drill. Draw a card for each counter removed this way.",
        "Action: Remove all chi counters from this drill. If you removed any this way, draw 3 cards.",
    ],
)
def test_what_was_removed_is_counted(text: str) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer (3 chi counters)"], character=["Nil"], deck=walls(1, 1, 1, 1, 1))
    scene.blue(character=["Nil"], deck=walls(*[1] * 9))

    scene.when.red.does("use Sayer")

    scene.then.red.changed(hand=3)
    scene.then.red.has(drill_row=["Sayer"])


def test_a_card_grows_with_its_counters_and_not_once_more_each_time() -> None:
    scene = creature(
        "When this creature attacks, put a rage counter on it. It gets +1/+0 for each rage counter it has."
    )
    scene.red(battlefield=["Sayer (2 rage counters)"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.stat("Sayer", attack=5)


@pytest.mark.parametrize(("held", "dead"), [("1 rage counter", False), ("2 rage counters", True)])
def test_so_many_counters_set_something_off(held: str, dead: bool) -> None:
    scene = creature(
        "When this attacks, put a rage counter on it. When this creature has three rage counters, destroy it."
    )
    scene.red(battlefield=[f"Sayer ({held})"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.red.changed(battlefield=-1 if dead else 0)


def test_none_are_left() -> None:
    scene = duels.character(
        "At the start of your turn, remove an ice counter from this character. If there are none left, destroy it."
    )
    scene.red(field=["Sayer (1 ice counter)"])

    scene.when.pass_until(turn=5)

    scene.then.red.has(field=[])
