"""What holds in attacks that several make together."""

import pytest

from cardwright.testing import given
from tests.games.bounty.crews import attack, quiet
from tests.games.said.cards import bounty_saying, fighter

GNAT = 'type = "Attack"\nfaction = "Swarm"\nhp = 2\natk = 2\ndef = 0\npoints = 1\ncost = 0'


@pytest.mark.parametrize(("together", "damage"), [(True, 4), (False, 0)])
def test_each_of_those_who_attack_together_is_stronger(together: bool, damage: int) -> None:
    scene = fighter("Your Swarm cards get +1 ATK in combined attacks.")
    scene.red(field=["Sayer", "Needle Gnat", "Needle Gnat"]).blue(field=["Tower Ox"]).at(phase="attack")

    if together:
        scene.when.red.does("combine")
    else:
        attack(scene, "Needle Gnat", "Tower Ox")
    quiet(scene, turn=6)

    scene.then.blue.stat("Tower Ox", damage=damage)


@pytest.mark.parametrize(
    "text", ["Combined attacks that include this card ignore DEF.", "Any combined attack with this ignores DEF."]
)
@pytest.mark.parametrize(("together", "damage"), [(True, 4), (False, 0)])
def test_all_who_attack_together_with_one_ignore_a_number(text: str, together: bool, damage: int) -> None:
    scene = given(bounty_saying(text, GNAT))
    scene.red(field=["Sayer", "Sayer"]).blue(field=["Tower Ox"]).at(phase="attack")

    if together:
        scene.when.red.does("combine")
    else:
        attack(scene, "Sayer", "Tower Ox")
    quiet(scene, turn=6)

    scene.then.blue.stat("Tower Ox", damage=damage)


def test_one_is_stronger_together_with_another() -> None:
    scene = given(bounty_saying("This gets +2 ATK in combined attacks.", GNAT))
    scene.red(field=["Sayer", "Sayer"]).blue(field=["Tower Ox"]).at(phase="attack")

    scene.when.red.does("combine")
    quiet(scene, turn=6)

    scene.then.blue.stat("Tower Ox", damage=4)
