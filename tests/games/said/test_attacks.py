"""What texts say about attacks: that they must be made, against whom, and how often."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, creature, fighter, spell
from tests.games.said.duels import character


def test_a_creature_that_must_attack_leaves_no_choice_but_the_target() -> None:
    scene = creature("This must attack each turn if able.")
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Sayer", "Moss Ox").can("attack", "Sayer", "Barefoot Pilgrim").cannot("pass")
    scene.when.red.attacks("Sayer", "Barefoot Pilgrim")
    scene.when.resolve_stack()
    scene.then.red.can("pass")


def test_who_cannot_attack_need_not() -> None:
    scene = creature("This must attack each turn if able.")
    scene.red(battlefield=["Sayer (unsettled)", "Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("pass").can("attack", "Moss Ox")


def test_what_must_be_attacked_draws_all_attacks() -> None:
    scene = creature("This must be attacked if able.")
    scene.red(battlefield=["Moss Ox"]).blue(battlefield=["Sayer", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "Sayer").cannot("attack", "Moss Ox", "Barefoot Pilgrim").can("pass")


def test_a_spell_can_make_a_creature_attack_this_turn() -> None:
    scene = spell("Target friendly creature must attack this turn if able.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.fact(phase="attack round").red.cannot("pass").can("attack", "Moss Ox")


def test_a_card_that_must_attack_is_declared_before_done() -> None:
    scene = fighter("This card attacks each turn if able.")
    scene.red(field=["Sayer", "Tower Ox"]).blue(field=["Gnatling"]).at(phase="attack")

    scene.then.red.cannot("done").can("attack", "Sayer")
    scene.when.red.attacks("Sayer", "Gnatling")
    scene.then.red.can("done")


def test_enemies_must_attack_this_card_and_no_other() -> None:
    scene = fighter("Enemy Attack cards must attack this card if able.")
    scene.red(field=["Tower Ox"]).blue(field=["Sayer", "Gnatling"]).at(phase="attack")

    scene.then.red.cannot("done")
    scene.when.red.does("attack Tower Ox")
    scene.then.log_has("Tower Ox attacks Sayer")


def test_a_creature_may_attack_again() -> None:
    scene = creature("When this deals damage to your opponent, it may attack again this turn.")
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.red.can("attack", "Sayer", "blue")


def test_a_card_may_attack_twice_this_turn() -> None:
    scene = buff("Target friendly Attack card may attack twice this turn.")
    scene.red(hand=["Sayer"], field=["Tower Ox"]).blue(field=["Gnatling", "Stray Bull"]).at(phase="deploy")

    deploy(scene, "Sayer")
    quiet(scene, "attack")
    attack(scene, "Tower Ox", "Gnatling")

    scene.then.red.can("attack", "Tower Ox")


@pytest.mark.parametrize(
    "text",
    ["This must attack each turn if able.", "must attack each turn if able", "Has to attack every turn if possible."],
)
def test_a_character_that_must_attack_is_the_one_that_does(text: str) -> None:
    scene = character(text)
    scene.red(field=["Bowman", "Sayer"]).blue(field=["Pawn", "Soft"]).at(phase="attack")

    scene.then.red.can("attack Sayer > Pawn").can("attack Sayer > Soft").cannot("attack Bowman").cannot("pass")


def test_a_character_in_defence_mode_need_not_attack() -> None:
    scene = character("This must attack each turn if able.")
    scene.red(field=["Sayer (defence)", "Bowman"]).blue(field=["Pawn"]).at(phase="attack")

    scene.then.red.can("attack Bowman > Pawn").can("pass")


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("Enemy characters must attack this if able.", False),
        ("While this is in attack mode, enemy characters must attack it if able.", False),
        ("This must be attacked if able.", True),
    ],
)
def test_a_character_draws_the_attack(text: str, passes: bool) -> None:
    scene = character(text)
    scene.red(field=["Bowman (defence)", "Pawn"]).blue(field=["Sayer", "Soft"]).at(phase="attack")

    if passes:
        scene.then.red.can("pass").can("attack Pawn > Sayer").cannot("attack Pawn > Soft").cannot("attack Pawn > blue")
    else:
        scene.then.log_has("Pawn attacks Sayer")


def test_who_cannot_be_attacked_obliges_nobody() -> None:
    scene = character("Enemy characters must attack this if able.")
    scene.red(field=["Pawn"]).blue(field=["Sayer", "Wall (defence)"]).at(phase="attack")

    scene.then.red.can("attack Pawn > Wall").can("pass")
