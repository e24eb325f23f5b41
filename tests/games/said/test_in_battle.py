"""What somebody gets when attacking, when attacked and while defending lasts for that attack, whoever bears it."""

import pytest

from tests.games.bounty.crews import attack, quiet
from tests.games.said.cards import creature, fighter
from tests.games.said.duels import character, equipment


@pytest.mark.parametrize(
    "text",
    [
        "+2 ATK when attacking.",
        "When attacking: +2 ATK",
        "Gets +2 ATK while attacking Attack cards.",
        "+2 ATK when attacking an Attack card",
        "Gains +2 ATK when it attacks.",
        "+2 ATK while attacking",
        "This gets +2 ATK whenever it attacks an Attack card.",
    ],
)
def test_a_bonus_when_attacking_ends_with_the_attack(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"]).blue(field=["Stray Bull"]).at(phase="attack")

    attack(scene, "Sayer", "Stray Bull")
    quiet(scene, turn=6)

    scene.then.stat("Sayer", atk=2).blue.has(field=["Stray Bull (damage 3)"])


@pytest.mark.parametrize("text", ["+2/+0 when attacking", "This gets +2/+0 when it attacks.", "+2/+0 while attacking"])
def test_a_creature_is_stronger_for_its_attack(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.stat("Sayer", attack=2).blue.has(exile=4)


@pytest.mark.parametrize(
    "text", ["+3 DEF when attacked", "+3 DEF when defending", "Gets +3 DEF when it is attacked by a Brute."]
)
def test_a_bonus_when_attacked_ends_with_the_attack(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Stray Bull"]).blue(field=["Sayer"]).at(phase="attack")

    attack(scene, "Stray Bull", "Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=["Sayer"]).stat("Sayer", **{"def": 0})


@pytest.mark.parametrize(
    "text",
    [
        "+6 A when attacking.",
        "+6 A when attacking characters in defence mode",
        "The bearer gets +6 A when it attacks.",
        "The bearer gets +6 A while attacking.",
    ],
)
def test_the_bearer_of_an_equipment_attacks_not_the_equipment(text: str) -> None:
    scene = equipment(text)
    scene.red(field=["Pawn", "Sayer (on Pawn)"]).blue(field=["Wall (defence)"]).at(phase="attack")
    scene.then.stat("Pawn", a=2)

    scene.when.red.attacks("Pawn", "Wall")

    scene.then.stat("Pawn", a=2).blue.has(field=[])


@pytest.mark.parametrize(("ally", "strength"), [(["Pawn"], 3), ([], 2)])
def test_a_bare_bonus_under_a_condition_is_the_character_s_own(ally: list[str], strength: int) -> None:
    scene = character("+1 A if you control another Human.")
    scene.red(field=["Sayer", *ally])
    scene.then.stat("Sayer", a=strength)


@pytest.mark.parametrize(("phase", "seat", "attack"), [("counterattack round", "blue", 4), ("attack round", "red", 2)])
def test_a_bonus_while_counterattacking(phase: str, seat: str, attack: int) -> None:
    scene = creature("This has +2/+0 while it is counterattacking.")
    scene.red(battlefield=["Sayer" if seat == "red" else "Breakwater Whale"])
    scene.blue(battlefield=["Breakwater Whale" if seat == "red" else "Sayer"]).at(phase=phase)
    (scene.when.red if seat == "red" else scene.when.blue).attacks("Sayer", "Breakwater Whale")
    scene.then.stat("Sayer", attack=attack)
