"""Each of a group has a random one of its own to fight or to hurt."""

import pytest

from tests.games.said.cards import spell
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


@pytest.mark.parametrize(
    "text", ["Each ally creature fights an enemy creature.", "Each of your creatures fights an enemy creature."]
)
def test_each_fights_whom_you_choose_then(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Troll", "Swift"]).blue(field=["Even", "Even", "Wall"]).at(phase="development")

    resolve(scene)
    scene.when.red.chooses("Even")
    scene.when.red.chooses("Even")

    scene.then.blue.has(field=["Wall"])


def test_each_friendly_creature_hurts_another() -> None:
    scene = spell("Each friendly creature deals damage equal to its attack to an enemy creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Boiler Hulk"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Reed Sentinel")
    scene.when.red.chooses("Moss Ox")

    scene.then.stat("Reed Sentinel", damage=2)


def test_traits_are_all_that_is_written_on_a_creature() -> None:
    scene = effect("Attach to target creature. It loses all traits.", "Aura")
    scene.red(hand=["Weaken"], deck=["Ox"]).blue(field=["Troll"])
    scene.red(field=["Pup", "Sayer (on Pup)", "Wall"]).at(phase="development")

    scene.when.red.plays("Weaken", on="Pup")
    scene.when.blue.does("close")

    scene.then.red.has(hand=[])


def test_what_comes_under_your_control_is_on_your_side() -> None:
    scene = effect("Put target creature card from your opponent's discard pile onto the field under your control.")
    scene.red(hand=["Sayer"]).blue(discard_pile=["Ox"])

    resolve(scene, on="Ox")

    scene.then.red.has(field=["Ox"])


def test_damage_from_attacks_is_combat_damage() -> None:
    scene = effect("Ally creatures take 1 less damage from attacks.", "Field")
    scene.red(field=["Sayer", "Dam", "Wall"], hand=["Ping All"]).blue(field=["Ox", "Troll"]).at(phase="development")

    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")

    scene.then.stat("Dam", damage=2)
