"""Faces (PHX-25 to PHX-33)."""

import pytest

from cardwright.games.phalanx.zones import FIELD
from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-25")
@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize("mode", ["attack", "defence"])
def test_four_ways_to_play_a_character_and_the_mode_is_visible(face: str, mode: str) -> None:
    scene = duel().red(hand=["Pawn"])
    scene.when.red.plays("Pawn", f"face {face}, {mode}")
    scene.then.red.has(field=[f"Pawn ({mode})"])
    view = scene.game.view(1).zone("field", 0).cards[0]
    assert mode in view.marks
    assert (view.name == "Pawn") == (face == "up")


@proves("PHX-26")
def test_a_face_down_character_cannot_attack_and_turns_up_when_attacked() -> None:
    scene = duel().red(field=["Pawn (face down)", "Soft"]).blue(field=["Wall (face down, defence)"]).at(phase="attack")
    scene.then.red.cannot("attack", "Pawn").can("attack", "Soft", "face-down card")
    scene.when.red.does("attack Soft")
    scene.then.red.has(grave=["Soft"]).sees("Wall", "blue field")


@proves("PHX-27")
def test_spells_and_equipment_are_never_face_down() -> None:
    scene = duel().red(hand=["Fog", "Cap"], field=["Pawn (face down)"])
    scene.when.red.plays("Fog").plays("Cap")
    scene.then.blue.sees("Fog", "red special zone").sees("Cap", "red special zone")
    scene.when.red.does("attach Cap")
    assert "cap" in [card.name.lower() for card in scene.game.view(1).zone("field", 0).cards]


@proves("PHX-28")
def test_a_trigger_is_set_or_played_face_up_at_once() -> None:
    scene = duel().red(hand=["Boon", "Boon"])
    scene.when.red.plays("Boon", "set", "as suggested", "done")
    scene.then.red.has(special_zone=["Boon (face down)"], life=20)
    scene.when.red.plays("Boon", "face up")
    scene.then.red.has(special_zone=["Boon (face down)"], grave=["Boon"], life=23)


@proves("PHX-29")
def test_turning_up_activates_a_trigger_and_only_turns_a_character() -> None:
    scene = duel().red(hand=["Pawn"], special_zone=["Boon"])
    scene.when.red.plays("Pawn", "face down, attack")
    scene.when.red.does("turn up Pawn")
    scene.then.red.has(field=["Pawn (attack)"], life=20).cannot("turn up", "Pawn")
    scene.when.red.does("activate Boon")
    scene.then.red.has(life=23, grave=["Boon"])


@proves("PHX-30")
def test_a_face_down_character_keeps_its_numbers_but_not_traits_ability_or_energy() -> None:
    scene = duel().red(field=["Cart (face down)", "Tap (face down)", "Archer (face down)", "Mask (on Cart)"])
    scene.blue(field=["Pawn"])
    scene.then.fact(**{"play-energy": 0}).red.cannot("activate", "Archer")
    scene.then.stat("Cart", human=2, machine=0, a=1, hp=9)
    worn = duel().red(field=["Cart (face down)", "Coal (on Cart)"])
    worn.then.fact(**{"play-energy": 1})


@proves("PHX-31")
def test_selecting_by_numbers_skips_a_face_down_character_and_by_trait_sees_only_gear() -> None:
    scene = duel().red(hand=["Fell", "Thin", "Twice"]).blue(field=["Pawn (face down)"])
    scene.then.red.cannot("play", "Fell").cannot("play", "Thin").can("play", "Twice")
    worn = duel().red(hand=["Thin"]).blue(field=["Pawn (face down)", "Mask (on Pawn)"])
    worn.then.red.can("play", "Thin")


@proves("PHX-32")
def test_a_card_turned_down_keeps_what_it_has_and_stays_known() -> None:
    scene = duel().red(hand=["Hide"]).blue(field=["Pawn (damage 1, burn 1, defence, zone 1)", "Cap (on Pawn)"])
    scene.when.red.plays("Hide")
    scene.then.blue.has(field=["Pawn (face down, damage 1, burn 1, defence, zone 1)", "Cap (on Pawn)"])
    scene.then.red.sees("Pawn", "blue field")


@proves("PHX-33")
def test_a_spell_turned_down_loses_its_effect_and_begins_anew() -> None:
    scene = duel().red(hand=["Hush"], field=["Pawn"]).blue(special_zone=["Fog (turns 1)"])
    scene.then.stat("Pawn", a=1)
    scene.when.red.plays("Hush")
    scene.then.stat("Pawn", a=2).blue.has(special_zone=["Fog (face down)"])
    scene.when.pass_until(turn=4, phase="move")
    scene.when.blue.does("activate Fog")
    scene.then.stat("Pawn", a=1).blue.has(special_zone=["Fog (turns 2)"])


@proves("PHX-33")
def test_a_trigger_turned_down_waits_for_nothing_and_an_effect_can_turn_it_up() -> None:
    scene = duel().red(hand=["Hush", "Wake"]).blue(special_zone=["Bulwark (turns 1)"])
    scene.when.red.plays("Hush")
    scene.then.blue.has(special_zone=["Bulwark (Never.)"])
    scene.when.red.plays("Wake")
    scene.then.blue.has(special_zone=["Bulwark (turns 1)"])


@proves("PHX-33")
def test_while_dormant_it_cannot_be_turned_up() -> None:
    scene = duel().red(hand=["Wake"]).blue(special_zone=["Hymn (face down)"])
    scene.when.red.plays("Wake")
    scene.then.blue.has(special_zone=["Hymn (face down)"])


@proves("PHX-30", "PHX-84")
@pytest.mark.parametrize("spell", ["Oath", "Frailty"])
def test_what_a_face_down_character_might_be_does_not_hang_on_what_it_is(spell: str) -> None:
    possible: list[list[str]] = []
    for name in ("Wall", "Hound"):
        scene = duel().red(hand=[spell]).blue(field=[f"{name} (face down, damage 3)"])
        scene.when.red.plays(spell)
        game = scene.game
        card = game.zone(FIELD, 1)[0]
        possible.append([face.name for face in game.pool.cards() if game.may_be(card, face)])
    assert possible[0] == possible[1]
    assert "Heir" in possible[0]
    assert "Oath" not in possible[0]
    assert ("Mayfly" in possible[0]) == (spell == "Frailty")


@proves("PHX-13", "PHX-25")
def test_whoever_plays_a_character_reads_its_name_in_every_question() -> None:
    scene = duel().red(hand=["Pawn"], field=["Soft"])
    scene.when.red.does("play Pawn")
    assert scene.game.view(0).prompt.startswith("Where does Pawn stand?")
    scene.when.red.does("gap 0")
    assert scene.game.view(0).prompt == "How is Pawn played?"
