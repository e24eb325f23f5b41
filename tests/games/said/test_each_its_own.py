"""Each of a group has a random one of its own to fight or to hurt."""

import pytest

from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Each of your creatures fights a random enemy creature.",
        "Ally creatures each fight a random enemy creature.",
    ],
)
def test_each_fights_whoever_is_there_then(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Troll", "Swift"]).blue(field=["Even", "Even"]).at(phase="development")

    resolve(scene)

    scene.then.blue.has(field=[], discard_pile=["Even", "Even"])


def test_each_deals_its_damage_to_one_of_its_own() -> None:
    scene = effect("Each ally creature deals 2 damage to a random enemy creature.")
    scene.red(hand=["Sayer"], field=["Wall", "Dam"]).blue(field=["Ox"]).at(phase="development")

    resolve(scene)

    scene.then.stat("Ox", damage=4)


def test_traits_are_all_that_is_written_on_a_creature() -> None:
    scene = effect("Attach to target creature. It loses all traits.", "Aura")
    scene.red(hand=["Weaken"], deck=["Ox"]).blue(field=["Troll"])
    scene.red(field=["Pup", "Sayer (on Pup)", "Wall"]).at(phase="development")

    scene.when.red.plays("Weaken", on="Pup")
    scene.when.blue.does("close")

    scene.then.red.has(hand=[])
