"""Who has the most of something: bonuses and bans follow whoever has it now."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "moss", "heron"),
    [
        ("The creature with the highest attack has +0/+3.", 5, 1),
        ("The strongest creature gets +3 health.", 5, 1),
        ("The creature with the lowest attack has +0/+3.", 2, 4),
        ("Your weakest creature has +0/+3.", 2, 4),
        ("Your strongest creature has +0/+3.", 5, 1),
    ],
)
def test_a_bonus_goes_to_who_has_the_most(text: str, moss: int, heron: int) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer", "Moss Ox", "Mist Heron"])

    scene.then.stat("Moss Ox", health=moss).stat("Mist Heron", health=heron)


@pytest.mark.parametrize(
    "text", ["Each player's strongest creature gets +3 Spe.", "Each player's strongest creature has +3 Spe."]
)
def test_each_player_has_a_strongest(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Imp", "Ox"]).blue(field=["Slow", "Hare"])

    for name, speed in (("Imp", 2), ("Ox", 5), ("Slow", 5), ("Hare", 3)):
        scene.then.stat(name, spe=speed)


@pytest.mark.parametrize(
    "text", ["Destroy each player's strongest creature.", "Destroy each player's most powerful creature."]
)
def test_the_strongest_of_each_player_is_destroyed(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Imp", "Ox"]).blue(field=["Slow", "Hare"])

    resolve(scene)

    scene.then.red.has(field=["Imp"])
    scene.then.blue.has(field=["Hare"])


@pytest.mark.parametrize(
    "text",
    [
        "The creature with the highest Atk cannot be destroyed this round.",
        "Your opponent's strongest creature can't be destroyed this round.",
    ],
)
def test_who_had_the_most_when_it_was_said_is_meant(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Less Atk", "Fell", "Fell"]).blue(field=["Slow", "Swift"])

    resolve(scene)
    for name, on in (("Less Atk", "Slow"), ("Fell", "Slow"), ("Fell", "Swift")):
        scene.when.red.plays(name, on=on)
        scene.when.blue.does("close")

    scene.then.blue.has(field=["Slow"])
