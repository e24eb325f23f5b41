"""Who killed it, tokens with abilities in quotes, and what can only come to its end in one way."""

import pytest

from tests.games.said.cards import creature
from tests.games.said.duels import creature as body
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "When this is killed, destroy the killer.",
        "When this dies, destroy its killer.",
        "When killed, destroy its slayer.",
    ],
)
def test_the_killer_is_destroyed(text: str) -> None:
    scene = body(text)
    scene.red(hand=["Brawl"], field=["Slow", "Ox"]).blue(field=["Sayer"])

    scene.when.red.plays("Brawl", on=["Slow", "Sayer"])
    scene.when.blue.does("close")

    scene.then.red.has(field=["Ox"])


@pytest.mark.parametrize(
    "text",
    [
        'Create a token with 2 HP, 1 Atk and 3 Spe and "When this is destroyed, draw a card."',
        'Create a token with 2 HP, 1 Atk and 3 Spe that has "When this is destroyed, draw a card."',
    ],
)
def test_a_token_has_what_is_quoted(text: str) -> None:
    scene = effect(text.replace('"', '\\"'))
    scene.red(hand=["Sayer", "Fell"], deck=["Ox", "Fox"])

    scene.when.red.plays("Sayer")
    scene.when.blue.does("close")
    scene.when.red.plays("Fell", on="Token")
    scene.when.blue.does("close")

    scene.then.red.has(hand=["Ox"])


@pytest.mark.parametrize(
    "text", ["This can only be destroyed in combat.", "This creature can only be destroyed in battle."]
)
def test_only_combat_destroys_it(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Furnace Bolt", "Stoke"]).blue(battlefield=["Sayer"])

    scene.when.red.plays("Furnace Bolt", on="Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Sayer"])


@pytest.mark.parametrize(
    "text", ["Creatures that have been damaged get +1 Atk.", "Creatures that are damaged get +1 Atk."]
)
def test_who_has_been_damaged(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Wall", "Ox"], hand=["Brawl"]).blue(field=["Wolf"])

    scene.when.red.plays("Brawl", on=["Wall", "Wolf"])
    scene.when.blue.does("close")

    scene.then.stat("Wall", atk=1).stat("Ox", atk=2)


@pytest.mark.parametrize(
    "text",
    ["Destroy all creatures that dealt damage this round.", "Destroy each creature that has dealt damage this round."],
)
def test_who_dealt_damage(text: str) -> None:
    scene = effect(text)
    scene.red(field=["Wall", "Ox"], hand=["Brawl", "Sayer"]).blue(field=["Wolf"])

    scene.when.red.plays("Brawl", on=["Wall", "Wolf"])
    scene.when.blue.does("close")
    resolve(scene)

    scene.then.red.has(field=["Wall", "Ox"])
    scene.then.blue.has(field=[])
