"""Tokens in all words, and copies of which more is said."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Create a 3/2 Earth creature token with Guard.",
        "Create an Earth token with 3 attack, 2 health and Guard.",
        "Put a 3/2 Earth token with Guard onto the battlefield.",
    ],
)
def test_a_token_needs_no_name(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Earth token"])
    scene.then.stat("Earth token", attack=3, health=2)


def test_two_tokens_of_one_name_can_differ() -> None:
    scene = spell("Create a 2/2 Earth token named Brick. Create a 1/1 Fire token named Brick.")
    scene.red(hand=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Brick", "Brick"])


@pytest.mark.parametrize(
    "text",
    [
        "Create two blue tokens named Sprite with 1 HP, 2 Atk and 4 Spe.",
        "Create two blue Sprite tokens with Spe 4, Atk 2 and HP 1.",
        "Create two 1/2/4 blue Sprite creature tokens.",
    ],
)
def test_numbers_come_in_any_order(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])

    resolve(scene)

    scene.then.red.has(field=["Sprite", "Sprite"])
    scene.then.stat("Sprite", hp=1, atk=2, spe=4)


def test_a_copy_is_changed() -> None:
    scene = spell("Create a copy of target creature, except it's 4/5.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Moss Ox"])
    scene.then.red.stat("Moss Ox", attack=4, health=5)

    other = effect("Create a copy of target creature, except it has 1 HP.")
    other.red(hand=["Sayer"]).blue(field=["Dam"])
    resolve(other, on="Dam")
    other.then.red.has(field=["Dam"])
    other.then.red.stat("Dam", hp=1)


@pytest.mark.parametrize(
    "text",
    [
        "Create two Husk tokens (Earth, 1 attack, 2 health, Guard).",
        "Create two Husk tokens. A Husk is a 1/2 Earth creature with Guard.",
        "Create two Husk tokens. (Husks are 1/2 Earth creatures with Guard.)",
        "You get two 1/2 Earth Husk tokens with Guard.",
        "Create two Husk tokens (1/2 Earth creatures with Guard).",
    ],
)
def test_a_token_is_described_before_behind_or_apart(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Husk", "Husk"])
    scene.then.stat("Husk", attack=1, health=2)


@pytest.mark.parametrize(
    "text",
    [
        "Create a 1/2/3 Gloomling token on your opponent's side.",
        "Your opponent gets a Gloomling token with 1 HP, 2 Atk and 3 Spe.",
        "create Gloomling token (1 HP, 2 Atk, 3 Spe) on opponent's side",
    ],
)
def test_a_token_comes_on_the_other_side(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])

    resolve(scene)

    scene.then.blue.has(field=["Gloomling"])
    scene.then.stat("Gloomling", hp=1, atk=2, spe=3)
