"""How long what a text gives lasts: the next fight, the next turn, the next round, the rest of the game."""

import pytest

from tests.games.bounty.crews import deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, tactic
from tests.games.said.duels import effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(("span", "now"), [("in its next fight", 0), ("until the end of the next fight", 3)])
def test_a_bonus_for_the_next_fight_ends_with_it(span: str, now: int) -> None:
    scene = effect(f"Target creature gets +3 Atk {span}.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Troll", "Wall"]).at(phase="development")

    resolve(scene, "Ox")
    scene.then.stat("Ox", atk=2 + now)
    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")
    fight(scene, "Ox", "Wall")

    scene.then.stat("Wall", hp=2).stat("Ox", atk=2)


def test_who_cannot_deploy_in_the_next_turn_can_afterwards() -> None:
    scene = buff("Neither player can deploy cards during the next turn.")
    scene.red(hand=["Sayer", "Gnatling"], resource=20).blue(hand=["Gnatling"], resource=20).at(phase="deploy")

    deploy(scene, "Sayer")
    scene.then.red.can("deploy", "Gnatling")
    quiet(scene, turn=6)
    quiet(scene, phase="deploy")
    scene.then.blue.cannot("deploy", "Gnatling")
    quiet(scene, turn=7)
    quiet(scene, phase="deploy")

    scene.then.red.can("deploy", "Gnatling")


@pytest.mark.parametrize(
    ("span", "now", "later"),
    [
        ("this round", 2, 1),
        ("for a round", 2, 1),
        ("for one round", 2, 1),
        ("until the end of the next round", 2, 2),
        ("next round", 1, 2),
        ("for the rest of the game", 2, 2),
    ],
)
def test_attacks_are_stronger_in_the_next_round(span: str, now: int, later: int) -> None:
    scene = tactic(f"Your attacks get +2 damage {span}.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"], deck=walls(*[5] * 9), character=["Nil"])
    scene.blue(character=["Nil"], deck=walls(*[2] * 20), hand=[])

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")
    scene.then.blue.has(discard_pile=now)
    scene.when.pass_until(round=4, phase="combat")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=now + later)
