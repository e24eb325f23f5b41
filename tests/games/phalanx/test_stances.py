"""Texts about how a character stands (mode and zone of its side), and about HP lost and regained."""

import pytest

from cardwright.effects.trial import trouble_with
from cardwright.games.phalanx.zones import ZONE_KINDS
from cardwright.text import CardFacts, CardTextError, parse_text, print_text
from tests.games.phalanx.test_words import VOCABULARY
from tests.games.phalanx.workshop import duel


def test_a_mode_says_which_characters_can_be_chosen() -> None:
    scene = duel().red(hand=["Flush", "Pawn"]).blue(field=["Wall (zone 1, defence)"])
    scene.then.red.cannot("play", "Flush")
    other = duel().red(hand=["Flush"]).blue(field=["Wall (zone 1, defence)", "Giant (zone 2)"])
    other.when.red.plays("Flush")
    other.then.blue.has(field=["Wall (zone 1, defence)", "Giant (zone 2, damage 2)"])


def test_characters_of_the_front_zone_get_what_a_text_gives_them_as_long_as_they_stand_there() -> None:
    scene = duel().red(hand=["Vanguard"], field=["Pawn (zone 1)", "Giant (zone 2)"]).blue(field=["Bowman"])
    scene.when.red.plays("Vanguard")
    scene.then.stat("Giant", a=5).stat("Pawn", a=2).stat("Bowman", a=2)


def test_to_lose_hp_is_damage_and_only_those_in_the_last_zone_lose_it() -> None:
    scene = duel().red(hand=["Rear Rot"], field=["Pawn"]).blue(field=["Wall (zone 1)", "Giant (zone 2)"])
    scene.when.red.plays("Rear Rot")
    scene.then.blue.has(field=["Wall (zone 1, damage 2)", "Giant (zone 2)"])


def test_to_regain_hp_is_to_be_healed() -> None:
    scene = duel().red(hand=["Second Wind"], field=["Wall (damage 3)"]).blue(field=["Giant (damage 3)"])
    scene.when.red.plays("Second Wind")
    scene.then.red.has(field=["Wall (damage 1)"])
    scene.then.blue.has(field=["Giant (damage 3)"])


def test_the_attacker_is_the_character_that_attacks() -> None:
    scene = duel().red(field=["Pawn"]).blue(field=["Wall"], special_zone=["Riposte"]).at(phase="attack")
    scene.when.red.attacks("Pawn", "Wall")
    scene.then.red.has(field=["Pawn (damage 1)"])
    scene.then.blue.has(field=["Wall"])


@pytest.mark.parametrize(
    ("type_", "text", "canonical"),
    [
        ("spell", "Destroy all characters in the last zone.", "Destroy all characters in the last zone."),
        ("spell", "Destroy target character in its last zone.", "Destroy target character in the last zone."),
        ("spell", "Deal 1 damage to all characters in your opponent's front zone.", ""),
        ("character", "Activate: If this is in defence mode, draw a card.", ""),
        ("equipment", "+3 A. -2 AD. Provides -1.", "+3 A. -2 AD. Provides -1."),
    ],
)
def test_stances_are_printed_in_one_way(type_: str, text: str, canonical: str) -> None:
    facts = CardFacts("", type_, "")
    abilities = parse_text(text, VOCABULARY, facts)
    assert print_text(abilities, VOCABULARY) == (canonical or text)
    assert parse_text(print_text(abilities, VOCABULARY), VOCABULARY, facts) == abilities


def test_a_number_that_a_card_does_not_have_is_refused() -> None:
    with pytest.raises(CardTextError, match="not printed on such a card"):
        parse_text("A 3.", VOCABULARY, CardFacts("", "spell", ""))


def test_a_condition_is_about_cards() -> None:
    abilities = parse_text("When an enemy attack attacks.", VOCABULARY, CardFacts("", "trigger", ""))
    assert "a condition is about cards" in (trouble_with(abilities, VOCABULARY, ZONE_KINDS) or "")
