"""Arrows, strokes and minus signs of notes, carried out."""

import pytest

from tests.games.said.cards import creature as wellspring_creature
from tests.games.said.cards import spell as wellspring_spell
from tests.games.said.duels import character, spell


@pytest.mark.parametrize(
    "text",
    [
        "target enemy char -> attack mode",
        "target enemy char: attack mode",
        "target enemy char to attack mode",
    ],
)
def test_an_arrow_leads_to_a_mode(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn (defence)", "Hound (defence)"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Pawn (attack)", "Hound (defence)"])


def test_an_arrow_leads_to_a_face_and_a_mode() -> None:
    scene = spell("target enemy char -> face down, attack mode")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn (defence)", "Hound (defence)"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Pawn (face down, attack)", "Hound (defence)"])


def test_an_arrow_leads_to_a_hand() -> None:
    scene = spell("target enemy char -> hand")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Hound"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Hound"], hand=["Pawn"])


def test_what_is_allowed_only_so_is_asked_of_the_target() -> None:
    for zone, mode in ((1, "attack"), (2, "defence")):
        other = 3 - zone
        scene = character("Activate: target enemy char -> attack mode. Only if it's in their last zone.")
        scene.red(field=["Sayer"]).blue(field=[f"Pawn (zone {zone}, defence)", f"Hound (zone {other}, defence)"])

        scene.when.red.does("activate Sayer")
        scene.when.red.does("Pawn")

        lines = [f"Pawn (zone {zone}, {mode})", f"Hound (zone {other}, defence)"]
        scene.then.blue.has(field=lines)


@pytest.mark.parametrize("text", ["poison 1, target enemy char", "poison 1 on target enemy char"])
def test_an_ailment_is_noted_before_whom_it_befalls(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Hound"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=["Pawn", "Hound (poison 1)"])


def test_a_stroke_parts_sentences() -> None:
    scene = spell("draw 2 / opponent loses 3 life-energy")
    scene.red(hand=["Sayer"]).blue(life=9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=2)
    scene.then.blue.has(life=6)


def test_a_stroke_parts_sentences_of_a_trigger_too() -> None:
    scene = wellspring_spell("draw 1 / opponent discards 1")
    scene.red(hand=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=1)


def test_minus_hp_is_a_price() -> None:
    scene = character("Activate, -1 HP: opp -2 life-energy")
    scene.red(field=["Sayer"]).blue(life=9)

    scene.when.red.does("activate Sayer")

    scene.then.stat("Sayer", damage=1)
    scene.then.blue.has(life=7)


def test_a_trait_on_this_card_is_counted() -> None:
    scene = spell("1 dmg to target enemy char per Human on it")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Hound"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.stat("Hound", damage=0)


def test_it_has_so_much_asks_for_a_number() -> None:
    for attack, left in ((2, 0), (3, 1)):
        scene = wellspring_spell(f"If target creature has attack {attack}, destroy it.")
        scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
        scene.when.red.plays("Sayer", on="Moss Ox")
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)


def test_but_only_if_is_asked_of_the_target() -> None:
    for damage, left in ((0, 1), (1, 0)):
        scene = wellspring_spell("Destroy target enemy creature, but only if it's damaged.")
        scene.red(hand=["Sayer"]).blue(battlefield=[f"Moss Ox (damage {damage})"])
        scene.when.red.plays("Sayer", on="Moss Ox")
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)


def test_what_a_creature_says_of_itself_is_still_its_own() -> None:
    scene = wellspring_creature("When this enters the battlefield, if it has 2 attack, draw a card.")
    scene.red(hand=["Sayer"])
    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.then.red.has(hand=1)
