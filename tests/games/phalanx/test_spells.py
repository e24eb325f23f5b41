"""Spells and abilities (PHX-74 to PHX-80), ailments (PHX-90 to PHX-95), graves (PHX-96, PHX-97)."""

import pytest

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-74")
def test_an_instant_acts_at_once_and_an_ongoing_spell_from_the_special_zone() -> None:
    scene = duel().red(hand=["Two Cards", "Fog"]).blue(field=["Pawn"])
    scene.when.red.plays("Two Cards").plays("Fog")
    scene.then.red.has(grave=["Two Cards"], special_zone=["Fog (turns 2)"])
    scene.then.stat("Pawn", a=1)


@proves("PHX-76")
def test_a_spell_without_a_legal_target_cannot_be_played() -> None:
    scene = duel().red(hand=["Twice", "Pawn"], field=["Soft"])
    scene.then.red.cannot("play", "Twice").can("play", "Pawn")
    aimed = duel().red(hand=["Twice", "Pawn"]).blue(field=["Soft"])
    aimed.then.red.can("play", "Twice")


@proves("PHX-76", "PHX-89")
def test_an_instruction_whose_target_is_gone_does_nothing_and_the_others_happen() -> None:
    scene = duel().red(hand=["Twice"], field=["Tap"])
    scene.blue(field=["Spring (face down)", "Tap"], special_zone=["Snuff"])
    scene.when.red.plays("Twice", on="Tap")
    scene.when.blue.does("choose Tap #2")
    assert "Twice" in [scene.game.name_of(card) for card in scene.game.zone(2, 0)]
    scene.then.red.changed(hand=0)


@proves("PHX-77")
def test_on_play_a_spell_takes_effect_when_played() -> None:
    scene = duel(spell_timing="on_play").red(hand=["Two Cards"])
    scene.when.red.plays("Two Cards")
    scene.then.red.changed(hand=1)


@proves("PHX-77")
def test_banked_a_spell_may_wait_without_a_target() -> None:
    scene = duel(spell_timing="banked").red(hand=["Twice", "Two Cards"])
    scene.when.red.plays("Twice")
    scene.then.red.has(special_zone=["Twice (waiting)"]).cannot("activate", "Twice")
    scene.when.red.plays("Two Cards", "wait")
    scene.then.red.can("activate", "Two Cards")
    scene.when.red.does("activate Two Cards")
    scene.then.red.has(grave=["Two Cards"], special_zone=["Twice"])
    now = duel(spell_timing="banked").red(hand=["Two Cards"])
    now.when.red.plays("Two Cards", "now")
    now.then.red.has(grave=["Two Cards"])


@proves("PHX-78")
def test_abilities_are_used_face_up_in_move_phase_and_activation_step() -> None:
    scene = duel().red(field=["Archer (zone 1)", "Medic (zone 1, face down)"]).blue(field=["Hound"])
    scene.then.red.can("activate", "Archer").cannot("activate", "Medic")
    scene.when.red.passes()
    scene.then.fact(phase="attack").red.cannot("activate")
    scene.when.red.passes()
    scene.then.fact(phase="activation").red.can("activate", "Archer")


@proves("PHX-79")
def test_a_line_once_per_turn_in_either_mode() -> None:
    scene = duel().red(field=["Archer (defence)"]).blue(field=["Hound"])
    scene.when.red.does("activate Archer")
    scene.then.red.cannot("activate", "Archer")
    scene.then.stat("Hound", damage=1)


@proves("PHX-79")
def test_costs() -> None:
    poor = duel().red(field=["Broker"], life=2)
    poor.then.red.cannot("activate", "Broker")
    rich = duel().red(field=["Broker"], life=3)
    rich.when.red.does("activate Broker")
    rich.then.red.has(life=1).changed(hand=1)
    hurt = duel().red(field=["Martyr (damage 1)"])
    hurt.then.red.cannot("activate", "Martyr")
    dies = duel().red(field=["Martyr"])
    dies.when.red.does("activate Martyr")
    dies.then.red.has(grave=["Martyr"])
    dies.then.blue.has(life=19)
    cards = duel().red(field=["Clerk"], hand=["Pawn", "Soft"])
    cards.when.red.does("activate Clerk").does("discard Soft")
    cards.then.red.has(grave=["Soft"]).changed(hand=0)


@proves("PHX-80")
def test_a_spent_card_is_not_destroyed() -> None:
    scene = duel().red(hand=["Two Cards"]).blue(special_zone=["Boon (When an enemy card is destroyed.)"])
    scene.when.red.plays("Two Cards")
    scene.then.red.has(grave=["Two Cards"])
    scene.then.blue.has(life=20, special_zone=["Boon"])


@proves("PHX-80")
def test_cancelling() -> None:
    spell = duel().red(hand=["Two Cards"]).blue(special_zone=["Veto"])
    spell.when.red.plays("Two Cards")
    spell.then.red.has(hand=[], grave=["Two Cards"])
    ability = duel().red(field=["Martyr"]).blue(special_zone=["Veto (When an enemy ability is activated.)"])
    ability.when.red.does("activate Martyr")
    ability.then.blue.has(life=20, grave=["Veto"])
    ability.then.red.has(grave=["Martyr"])
    idle = duel().red(hand=["Pawn", "Soft"]).blue(special_zone=["Veto (When an enemy character is played.)"])
    idle.when.red.plays("Pawn", "face up, attack")
    idle.then.red.has(field=["Pawn"])
    idle.then.blue.has(grave=["Veto"])


@proves("PHX-90", "PHX-91")
def test_poison_rolls_once_for_its_turns() -> None:
    scene = duel().red(hand=["Venom", "Pawn"]).blue(field=["Hound"], hand=["Pawn"]).at(dice="2")
    scene.when.red.plays("Venom")
    scene.then.blue.has(field=["Hound (poison 2, poison turns 2)"])
    scene.when.pass_until(turn=4, phase="move")
    scene.then.stat("Hound", damage=2)
    scene.when.pass_until(turn=6, phase="move")
    scene.then.stat("Hound", damage=4).blue.has(field=["Hound"])
    assert "poison" not in scene.game.position()


@proves("PHX-91")
@pytest.mark.parametrize(("roll", "goes_on"), [("4", True), ("5", False), ("6", False)])
def test_poison_may_roll_after_each_loss(roll: str, goes_on: bool) -> None:
    scene = duel(poison_clock="roll_each_turn").red(field=["Hound (poison 1)"], hand=["Pawn"])
    scene.at(phase="start", dice=roll)
    scene.then.stat("Hound", damage=1)
    assert ("poison" in scene.game.position()) == goes_on


@proves("PHX-92", "PHX-95")
def test_burn_lowers_until_healed_and_the_larger_applies() -> None:
    scene = duel().red(hand=["Scald", "Salve"], field=["Torch (burn 2)"])
    scene.then.stat("Torch", a=0, ad=0, dd=2)
    scene.when.red.plays("Scald")
    scene.then.stat("Torch", a=0, ad=0, dd=2)
    scene.when.red.plays("Salve")
    scene.then.stat("Torch", a=2, ad=1, dd=4)


@proves("PHX-93", "PHX-94")
@pytest.mark.parametrize("scope", ["any_action", "defence"])
def test_a_dizzy_character_rolls_to_act(scope: str) -> None:
    attack = duel(dizzy_scope=scope).red(field=["Pawn (dizzy 1)"]).at(phase="attack", dice="6")
    attack.when.red.attacks("Pawn", "blue")
    attack.then.blue.has(life=20 if scope == "any_action" else 18)
    ability = duel(dizzy_scope=scope).red(field=["Martyr (dizzy 1)"], hand=["Pawn"]).at(dice="6")
    ability.when.red.does("activate Martyr")
    ability.then.blue.has(life=20 if scope == "any_action" else 19)
    defence = duel(dizzy_scope=scope).red(field=["Soft"]).blue(field=["Great Wall (defence, dizzy 1)"])
    defence.at(phase="attack", dice="6")
    defence.when.red.attacks("Soft", "Great Wall")
    defence.then.blue.has(grave=["Great Wall"])


@proves("PHX-95")
def test_one_ailment_of_each_kind_on_face_down_characters_too() -> None:
    scene = (
        duel().red(hand=["Reel", "Venom", "Pawn"]).blue(field=["Hound (face down, poison 3, poison turns 1, dizzy 1)"])
    )
    scene.at(dice="4")
    scene.when.red.plays("Reel").plays("Venom")
    scene.then.blue.has(field=["Hound (face down, poison 3, poison turns 4, dizzy 2)"])
    gone = duel().red(hand=["Recall", "Pawn"]).blue(field=["Hound (burn 2)"])
    gone.when.red.plays("Recall")
    gone.then.blue.has(hand=["Hound"])


@proves("PHX-96")
def test_a_grave_is_a_stack_of_its_owners_cards() -> None:
    scene = duel().red(field=["Pawn", "Soft"])
    scene.when.red.does("destroy Soft").does("destroy Pawn")
    scene.then.red.has(grave=["Soft", "Pawn"])


@proves("PHX-97")
@pytest.mark.parametrize("value", ["grave", "separate"])
def test_discarded_cards_may_have_a_pile_of_their_own(value: str) -> None:
    scene = duel(discard_pile=value, hand_limit="3").red(hand=["Pawn", "Soft", "Even", "Monk"]).at(phase="discard")
    scene.when.red.does("discard Soft")
    if value == "grave":
        scene.then.red.has(grave=["Soft"], discard_pile=[])
    else:
        scene.then.red.has(grave=[], discard_pile=["Soft"])


@proves("PHX-80")
def test_what_could_not_be_cancelled_is_not_cancelled_later() -> None:
    scene = duel().red(hand=["Archer"]).blue(field=["Hound"])
    scene.blue(special_zone=["Veto (When an enemy character is played.)"])
    scene.when.red.plays("Archer", "face up, attack")
    scene.then.blue.has(grave=["Veto"])
    scene.when.red.does("activate Archer")
    scene.then.stat("Hound", damage=1)


@proves("PHX-91")
def test_poison_that_rolls_each_turn_ends_after_6_losses() -> None:
    for losses, ends in ((4, False), (5, True)):
        scene = duel(poison_clock="roll_each_turn").at(phase="start", dice="1")
        scene.red(field=[f"Hound (poison 1, poison turns {losses})"], hand=["Pawn"])
        scene.then.stat("Hound", damage=1)
        assert ("poison" not in scene.game.position()) == ends


@proves("PHX-91", "PHX-95")
def test_poison_that_rolls_each_turn_counts_anew_if_it_is_inflicted_again() -> None:
    scene = duel(poison_clock="roll_each_turn").red(hand=["Venom", "Pawn"])
    scene.blue(field=["Hound (poison 1, poison turns 5)"], hand=["Pawn"]).at(dice="1")
    scene.when.red.plays("Venom")
    scene.when.pass_until(turn=4, phase="move")
    scene.then.stat("Hound", damage=2)
    assert "poison 2" in scene.game.position()


@proves("PHX-95")
def test_a_smaller_ailment_changes_nothing() -> None:
    scene = duel().red(hand=["Reel", "Venom", "Pawn"]).at(dice="1")
    scene.blue(field=["Hound (poison 3, poison turns 4, dizzy 3)"])
    scene.when.red.plays("Reel").plays("Venom")
    scene.then.blue.has(field=["Hound (poison 3, poison turns 4, dizzy 3)"])
