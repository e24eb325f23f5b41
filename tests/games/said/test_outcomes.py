"""What came of an attack: no damage, a survivor; and attacks that several make together."""

import pytest

from tests.games.bounty.crews import attack, ending
from tests.games.said import duels
from tests.games.said.cards import creature, fighter


@pytest.mark.parametrize(
    ("text", "attacker", "gained"),
    [
        ("Whenever an enemy card attacks this card and doesn't damage it, gain 2 resource.", "Stray Bull", 0),
        ("Whenever this card is attacked and takes no damage, gain 2 resource. This gets +9 DEF.", "Stray Bull", 2),
        ("Whenever this card is attacked but not destroyed, gain 2 resource. This gets +9 HP.", "Stray Bull", 2),
    ],
)
def test_a_card_hears_what_came_of_an_attack(text: str, attacker: str, gained: int) -> None:
    scene = fighter(text)
    scene.red(field=[attacker]).blue(field=["Sayer"], resource=0).at(phase="attack")

    attack(scene, attacker, "Sayer")
    while dict(scene.game.facts())["phase"] in ("attack", "update", "destroy"):
        scene.choose(ending(scene.game))

    assert (dict(scene.game.facts())["blue resource"] != "0") == (gained > 0)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("When this attacks a creature and doesn't destroy it, draw a card.", 1),
        ("When this attacks and survives, draw a card.", 0),
        ("When this attacks a creature and survives, draw a card. This has +0/+5.", 1),
    ],
)
def test_a_creature_hears_what_came_of_its_attack(text: str, drawn: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 3).blue(battlefield=["Boiler Hulk"], deck=["Gust"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Sayer", "Boiler Hulk")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.red.has(hand=drawn)


def test_a_character_hears_that_it_survived() -> None:
    scene = duels.character("When this character survives an attack, you gain 3 life-energy.")
    scene.red(field=["Pawn", "Soft"]).blue(field=["Sayer (defence)"], life=9).at(phase="attack")

    scene.when.red.attacks("Soft", "Sayer")

    scene.then.blue.has(life=12)


@pytest.mark.parametrize(("together", "drawn"), [(True, 2), (False, 0)])
def test_several_attack_together(together: bool, drawn: int) -> None:
    scene = fighter("Whenever an enemy card takes part in a combined attack, draw a card.")
    scene.red(field=["Needle Gnat", "Needle Gnat"], hand=["Tower Ox"])
    scene.blue(field=["Sayer"], deck=["Gnatling"] * 5).at(phase="attack")

    if together:
        scene.when.red.does("combine")
    else:
        attack(scene, "Needle Gnat", "Sayer")
    while dict(scene.game.facts())["phase"] == "attack":
        scene.choose(ending(scene.game))

    scene.then.blue.has(hand=drawn)
