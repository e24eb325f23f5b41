"""Abilities in quotes that other cards get, to be used by their players."""

from tests.games.bounty.crews import deploy, quiet
from tests.games.said import duels
from tests.games.said.cards import buff, fighter


def test_other_cards_have_an_ability_while_one_is_there() -> None:
    scene = fighter('Your other cards have "Activate: Gain 2 resource."')
    scene.red(field=["Sayer", "Tower Ox"], hand=["Gnatling"], resource=0).blue(field=["Gnatling"]).at(phase="deploy")
    scene.then.red.can("activate", "Tower Ox").cannot("activate", "Sayer")

    scene.when.red.does("activate Tower Ox")

    scene.then.red.has(resource=2)


def test_a_card_has_an_ability_for_a_turn() -> None:
    scene = buff('Target card gains "Activate: Draw a card." until end of turn.')
    scene.red(hand=["Sayer", "Tower Ox"], field=["Gnatling"], resource=0, deck=["Gnatling"] * 9).at(phase="deploy")

    deploy(scene, "Sayer")
    scene.then.red.can("activate", "Gnatling")
    quiet(scene, turn=7)
    quiet(scene, phase="deploy")

    scene.then.red.cannot("activate", "Gnatling")


def test_a_character_has_a_line_for_two_turns() -> None:
    scene = duels.spell('Target character gets "Activate: Deal 1 damage to target enemy character." for 2 turns.')
    scene.red(hand=["Sayer"], field=["Hound"]).blue(field=["Pawn"])

    scene.when.red.plays("Sayer", on="Hound")
    scene.when.red.does("activate Hound")

    scene.then.stat("Pawn", damage=1).red.cannot("activate", "Hound")


def test_what_loses_its_abilities_has_none_that_were_given() -> None:
    text = 'Target card gains "Activate: Draw a card." until end of turn. It loses all abilities this turn.'
    scene = buff(text)
    scene.red(hand=["Sayer", "Tower Ox"], field=["Gnatling"], resource=0).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.red.cannot("activate", "Gnatling")
