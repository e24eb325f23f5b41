"""What happened before: last turn, last fight, in this phase alone; and what lasts for several fights."""

import pytest

from tests.games.bounty.crews import attack, bounty, deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, tactic
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


@pytest.mark.parametrize("text", ["This can only attack every second turn.", "Can't attack the turn after it attacks."])
def test_who_attacked_rests_a_turn(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer", "Stray Bull"]).blue(field=["Tower Ox"]).at(phase="attack")

    scene.when.red.attacks("Sayer", "Tower Ox")
    quiet(scene, turn=7)
    quiet(scene, phase="attack")
    scene.then.red.can("attack", "Stray Bull").cannot("attack", "Sayer")


def test_a_creature_that_attacked_cannot_attack_on_its_next_turn() -> None:
    scene = creature("This cannot attack two turns in a row.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 9).blue(battlefield=["Moss Ox"], deck=["Gust"] * 9)
    scene.at(phase="attack round")

    scene.when.red.attacks("Sayer", "Moss Ox")
    scene.when.resolve_stack()
    scene.when.pass_until(active="blue", phase="attack round")
    scene.when.pass_until(active="red", phase="attack round")

    scene.then.red.cannot("attack", "Sayer")


@pytest.mark.parametrize(("first", "deck"), [("Sayer", 8), ("Barefoot Pilgrim", 9)])
def test_who_attacks_first_attacks_alone(first: str, deck: int) -> None:
    scene = creature("When this attacks alone, draw a card.")
    scene.red(battlefield=["Sayer", "Barefoot Pilgrim"], deck=["Gust"] * 9)
    scene.blue(battlefield=["Moss Ox", "Boiler Hulk"])
    scene.at(phase="attack round")

    second = "Sayer" if first == "Barefoot Pilgrim" else "Barefoot Pilgrim"
    scene.when.red.attacks(first, "Moss Ox")
    scene.when.resolve_stack()
    scene.when.red.attacks(second, "Boiler Hulk")
    scene.when.resolve_stack()

    scene.then.red.has(deck=deck)


@pytest.mark.parametrize(("active", "deck"), [("red", 8), ("blue", 9)])
def test_the_active_player_is_asked_for(active: str, deck: int) -> None:
    scene = tactic("If you are the active player, draw a card.")
    scene.red(hand=["Sayer"], deck=["Hit 1"] * 9).at(active=active)

    if active == "blue":
        scene.when.blue.passes()
    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=deck)


def test_attacks_of_a_round_are_counted() -> None:
    scene = tactic("Gain 1 energy for each time your opponent attacked this round.")
    scene.red(hand=["Sayer"], deck=walls(*[5] * 9), character=["Nil"], energy=0)
    scene.blue(hand=["Hit 1", "Hit 1"], character=["Nil"]).at(active="blue")

    scene.when.blue.plays("Hit 1")
    scene.when.red.passes()
    scene.when.blue.plays("Hit 1")
    scene.when.red.plays("Sayer")

    scene.then.red.has(energy_pile=2)


@pytest.mark.parametrize(("text", "drawn"), [("3 or more", 1), ("6 or more", 0)])
def test_only_a_loss_as_large_as_told_is_heard(text: str, drawn: int) -> None:
    scene = duels.character(f"Whenever you lose {text} life-energy, draw a card.")
    scene.red(hand=["Ruin"], field=["Sayer"], life=15, deck=["Ruin"] * 9).blue(life=15)

    scene.when.red.plays("Ruin")

    scene.then.red.has(deck=9 - drawn)
