"""What a player may give for what others get, attacks on life, and what "this character" is on a card that is none."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import creature, fighter, spell


@pytest.mark.parametrize("asked", [True, False])
def test_a_creature_grows_for_a_card(asked: bool) -> None:
    scene = creature("When this enters, you may discard a card to give this creature +2/+2.")
    scene.red(hand=["Sayer", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.does("do it" if asked else "do not")

    scene.then.red.has(hand=[] if asked else ["Stoke"])


@pytest.mark.parametrize(("asked", "power"), [(True, 4), (False, 2)])
def test_a_character_grows_for_a_card(asked: bool, power: int) -> None:
    scene = duels.spell("You may discard a card to give all your characters +2 A this turn.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn"])

    scene.when.red.plays("Sayer")
    scene.when.red.does("do it" if asked else "do not")

    scene.then.stat("Pawn", a=power)
    scene.then.red.has(hand=[] if asked else ["Alms"])


def test_once_a_turn_a_card_grows_for_another() -> None:
    scene = fighter("Once per turn, you may destroy another card you control to give this card +2 ATK.")
    scene.red(field=["Sayer", "Gnatling"]).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=["Sayer"], boneyard=["Gnatling"])


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        ("3 turns. Neither player can attack life-energy.", "cannot"),
        ("3 turns. Characters cannot attack life-energy.", "cannot"),
        ("3 turns. Your characters can't attack the opponent's life-energy.", "cannot"),
        ("3 turns. Enemy characters can't attack your life-energy.", "can"),
    ],
)
def test_life_energy_is_not_attacked(text: str, ask: str) -> None:
    scene = duels.spell(text)
    scene.red(field=["Pawn"], special_zone=["Sayer"]).blue(field=["Soft"]).at(phase="attack")

    getattr(scene.then.red, ask)("attack", "Pawn", "blue")
    scene.then.red.can("attack", "Pawn", "Soft")


@pytest.mark.parametrize("target", ["blue", "Soft"])
def test_an_attack_on_life_energy_is_heard(target: str) -> None:
    scene = duels.equipment("When this character attacks life-energy, draw a card.")
    scene.red(field=["Pawn", "Sayer (on Pawn)"], hand=[], deck=["Alms"]).blue(field=["Soft"]).at(phase="attack")

    scene.when.red.attacks("Pawn", target)

    scene.then.red.has(hand=["Alms"] if target == "blue" else [])


def test_the_next_attack_is_cancelled() -> None:
    scene = duels.spell("Cancel the next attack this turn.")
    scene.red(field=["Pawn"], hand=["Sayer", "Alms"]).blue(life=9)

    scene.when.red.plays("Sayer")
    scene.when.pass_until(phase="attack")
    scene.when.red.attacks("Pawn", "blue")

    scene.then.blue.has(life=9)


def test_equipment_is_taken_from_who_turns() -> None:
    scene = duels.spell("Switch target character to defence mode and detach all equipment from it.")
    scene.red(hand=["Sayer"]).blue(field=["Pawn", "Spear (on Pawn)", "Soft"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Pawn (defence)", "Soft"], special_zone=["Spear"])


@pytest.mark.parametrize(("held", "left"), [(["Alms", "Pawn"], ["Alms"]), (["Alms"], ["Alms"])])
def test_what_is_among_the_cards_of_a_hand_is_discarded(held: list[str], left: list[str]) -> None:
    scene = duels.spell("Look at your opponent's hand. If there is a character among them, they discard it.")
    scene.red(hand=["Sayer", "Alms"]).blue(hand=held)

    scene.when.red.plays("Sayer")

    scene.then.blue.has(hand=left)


@pytest.mark.parametrize(("top", "drawn"), [("Moss Ox", ["Moss Ox"]), ("Gust", [])])
def test_what_is_among_revealed_cards_is_taken(top: str, drawn: list[str]) -> None:
    scene = spell("Reveal the top 2 cards of your deck. If there is a creature among them, put it into your hand.")
    scene.red(hand=["Sayer"], deck=["Stoke", top, "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=drawn)
