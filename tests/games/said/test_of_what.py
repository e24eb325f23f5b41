"""Of what a text speaks: the one that somebody has, the attached card, each creature of a field, a player's points."""

import pytest

from cardwright.testing import given
from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import bounty_saying, buff, creature, fighter, said, spell

WORN = 'type = "Buff"\nfaction = "Neutral"\nhp = 4\ndef = 0\npoints = 1\ncost = 0'


@pytest.mark.parametrize(
    ("foes", "left"), [(["Moss Ox"], []), (["Moss Ox", "Cinder Whelp"], ["Moss Ox", "Cinder Whelp"])]
)
def test_the_only_one_of_an_opponent_is_destroyed(foes: list[str], left: list[str]) -> None:
    scene = spell("If your opponent has only one creature, destroy it.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 4).blue(battlefield=foes, deck=["Gust"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=left)


def test_the_only_enemy_card_is_destroyed_in_bounty() -> None:
    scene = buff("If the enemy has exactly one Attack card, destroy it.")
    scene.red(hand=["Sayer"]).blue(field=["Stray Bull", "Grain Hoard"]).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.blue.has(field=["Grain Hoard"])


def test_one_that_you_control_is_meant_by_it() -> None:
    scene = spell("If you control a Fire creature, it gets +2/+0 until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Cinder Whelp"], deck=["Gust"] * 4).blue(deck=["Gust"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.stat("Cinder Whelp", attack=4)


def test_it_is_the_attached_card() -> None:
    scene = given(bounty_saying("When attached card attacks, it gets +1 DEF.", WORN))
    scene.red(field=["Stray Bull", "Sayer (on Stray Bull)"]).blue(field=["Clay Sentinel"]).at(phase="attack")

    attack(scene, "Stray Bull", "Clay Sentinel")
    quiet(scene, turn=6)

    scene.then.stat("Stray Bull", **{"def": 2})


def test_points_of_a_trigger_are_scored() -> None:
    scene = fighter("When this card attacks: +2 points.")
    scene.red(field=["Sayer"], points=0).blue(field=["Clay Sentinel"]).at(phase="attack")

    attack(scene, "Sayer", "Clay Sentinel")
    quiet(scene, turn=6)

    scene.then.red.has(points=2)


def test_what_dies_at_the_end_of_the_turn_is_stronger_until_then() -> None:
    scene = buff("Target card gets +3 ATK and dies at the end of the turn.")
    scene.red(hand=["Sayer"], field=["Stray Bull"]).at(phase="deploy")

    deploy(scene, "Sayer")
    scene.then.stat("Stray Bull", atk=6)
    quiet(scene, turn=6)

    scene.then.red.has(field=[])


def test_what_attacks_dies_at_the_end_of_the_turn() -> None:
    scene = creature("When this attacks, it gets +3/+0 and dies at end of turn.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.blue.has(deck=4)
    scene.when.pass_until(turn=4)

    scene.then.red.has(battlefield=[])


@pytest.mark.parametrize(
    ("game", "card", "text", "meant"),
    [
        ("wellspring", "spell - field", "creature gets +1/+1", "Creatures have +1/+1."),
        ("tempest", "field", "Creature gets +1 Atk", "Creatures get +1 Atk."),
        ("wellspring", "spell", "Target creature gets +2/+2 until next turn.", "until your next turn."),
        ("bounty", "trap - one-time", "Enemy cards can't attack until the next turn.", "until your next turn."),
        ("wellspring", "spell", "Draw two cards and discard them at the end of the turn.", "Draw 2 cards. At the end"),
    ],
)
def test_what_is_said_shortly_is_meant_fully(game: str, card: str, text: str, meant: str) -> None:
    assert meant in said(game, card, text)


@pytest.mark.parametrize(
    ("card", "text", "why"),
    [
        ("hero", "When this attacks, draw a card.", "never attacks"),
        ("spell - reaction", "Counter a card in your hand.", "just being played"),
        ("spell - reaction", "Counter target creature on the battlefield.", "just being played"),
    ],
)
def test_what_cannot_happen_is_refused(card: str, text: str, why: str) -> None:
    assert why in said("wellspring", card, text)
