"""What happened before: last turn, last fight, in this phase alone; and what lasts for several fights."""

import pytest

from tests.games.bounty.crews import attack, bounty, deploy, quiet
from tests.games.said.cards import buff
from tests.games.said.duels import effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "resource"),
    [
        ("If a card was destroyed last turn, gain 4 resource.", 5),
        ("If no card was destroyed last turn, gain 4 resource.", 1),
        ("If a card was destroyed this turn or last turn, gain 4 resource.", 5),
        ("If a card was destroyed since your last turn, gain 4 resource.", 5),
        ("If a card was destroyed in your last turn, gain 4 resource.", 1),
    ],
)
def test_the_last_turn_is_the_one_before_whosever_it_was(text: str, resource: int) -> None:
    scene = buff(text)
    scene.red(field=["Stray Bull"]).blue(hand=["Sayer"], field=["Gnatling"], resource=1).at(phase="attack")

    attack(scene, "Stray Bull", "Gnatling")
    quiet(scene, turn=6)
    quiet(scene, phase="deploy")
    before = bounty(scene).resource[1]
    deploy(scene, "Sayer", seat="blue")

    assert bounty(scene).resource[1] == before + resource - 1


def test_a_bonus_for_two_fights_outlasts_the_first() -> None:
    scene = effect("Target creature gets +3 Atk for the next 2 fights.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Wall", "Troll"]).at(phase="development")

    resolve(scene, "Ox")
    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")
    fight(scene, "Ox", "Wall")
    scene.then.stat("Ox", atk=5)
