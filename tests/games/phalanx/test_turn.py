"""The turn (PHX-34 to PHX-47)."""

import pytest

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-34")
def test_the_steps_of_a_turn_come_in_order_and_none_returns() -> None:
    scene = duel().red(field=["Archer"], hand=["Pawn"] * 8).blue(field=["Soft"]).at(phase="start")
    scene.red(special_zone=["Boon (Never.)"])
    seen: list[str] = []
    for _ in range(30):
        phase = dict(scene.game.facts())["phase"]
        if dict(scene.game.facts())["active"] == "blue":
            break
        if phase not in seen:
            seen.append(phase)
        assert seen[-1] == phase
        if phase == "discard":
            scene.when.red.does("discard Pawn")
        else:
            scene.when.red.passes()
    assert seen == ["start", "move", "attack", "activation", "discard", "end"]


@proves("PHX-35", "PHX-90")
def test_poison_acts_before_the_start_event_and_editing_comes_before_drawing() -> None:
    scene = duel().red(field=["Pawn (poison 3, poison turns 2)"], special_zone=["Boon (At the start of your turn.)"])
    scene.red(hand=[]).at(phase="start")
    scene.then.red.has(grave=["Pawn", "Boon"], life=23)
    edits = duel().red(special_zone=["Boon (Never.)"], hand=[]).at(phase="start")
    edits.then.fact(phase="start").red.can("edit", "Boon").has(hand=[])
    edits.when.red.passes()
    edits.then.fact(phase="move").red.changed(hand=1)


@proves("PHX-36")
def test_the_turn_player_draws_exactly_one_card() -> None:
    scene = duel().red(hand=[]).at(phase="start", turn=1)
    assert len(scene.game.zone(1, 0)) == 1


@proves("PHX-37", "PHX-38")
def test_any_number_of_actions_in_any_order_on_the_own_field() -> None:
    scene = duel().red(hand=["Pawn", "Soft", "Cap"], field=["Archer", "Wall"]).blue(field=["Even"])
    scene.when.red.does("activate Archer")
    scene.when.red.plays("Pawn", "gap 0", "face up, attack")
    scene.when.red.does("switch Archer")
    scene.when.red.plays("Cap")
    scene.when.red.does("attach Cap").does("Wall")
    scene.when.red.plays("Soft", "zone 1", "face up, defence")
    scene.then.red.has(hand=[]).cannot("switch", "Even").cannot("destroy", "Even").cannot("move", "Even")


@proves("PHX-39")
def test_a_character_acts_at_once_but_a_card_is_played_once_a_turn() -> None:
    scene = duel().red(hand=["Archer", "Recall", "Soft"]).blue(field=["Even"])
    scene.when.red.plays("Archer", "face up, attack")
    scene.then.red.can("activate", "Archer").can("switch", "Archer")
    scene.when.red.plays("Recall", on="Archer")
    scene.then.red.has(hand=["Archer", "Soft"]).cannot("play", "Archer").can("play", "Soft")


@proves("PHX-40")
def test_switching_does_not_turn_a_card() -> None:
    scene = duel().red(field=["Pawn (face down)"])
    scene.when.red.does("switch Pawn")
    scene.then.red.has(field=["Pawn (face down, defence)"])


@proves("PHX-41")
def test_characters_move_and_other_cards_do_not() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)", "Cap (on Soft)"], special_zone=["Fog"])
    scene.then.red.can("move", "Pawn").cannot("move", "Cap").cannot("move", "Fog")
    scene.when.red.does("move Pawn").does("zone 2")
    scene.then.red.has(field=["Pawn (zone 1)", "Soft (zone 1)", "Cap"])


@proves("PHX-42")
def test_any_own_card_can_be_destroyed() -> None:
    scene = duel().red(field=["Pawn", "Cap (on Pawn)"], special_zone=["Fog", "Boon"]).blue(field=["Even"])
    scene.when.red.does("destroy Cap").does("destroy Fog").does("destroy Boon")
    scene.then.red.has(grave=["Cap", "Fog", "Boon"], field=["Pawn"]).cannot("destroy", "Even")


@proves("PHX-43")
@pytest.mark.parametrize("cap", ["10", "40", "200"])
def test_free_actions_are_capped(cap: str) -> None:
    scene = duel(free_action_cap=cap).red(field=["Pawn", "Soft"], hand=["Wall"])
    scene.game.free = int(cap) - 1  # type: ignore[attr-defined]
    scene.when.red.does("switch Pawn")
    scene.then.red.cannot("switch", "Soft").cannot("move", "Soft").can("play", "Wall").can("destroy", "Pawn")


@proves("PHX-37", "PHX-43")
def test_a_free_action_can_be_taken_back_and_more_of_the_same_leads_nowhere_new() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)"], special_zone=["Cap"], hand=["Wall"])
    scene.when.red.does("switch Pawn").does("switch Pawn")
    scene.then.red.has(field=["Pawn (attack, zone 1)", "Soft (attack, zone 2)"])
    scene.then.red.cannot("switch", "Pawn").can("switch", "Soft").can("move", "Pawn")
    scene.when.red.does("move Pawn").does("zone 2").does("move Pawn").does("gap 0")
    scene.then.red.has(field=["Pawn (attack, zone 1)", "Soft (attack, zone 2)"]).cannot("move", "Pawn")
    scene.when.red.does("attach Cap").does("attach Cap > Soft").does("detach Cap")
    scene.then.red.has(special_zone=["Cap"]).cannot("attach", "Cap")
    scene.when.red.plays("Wall", "zone 1", "face up, attack")
    scene.then.red.can("switch", "Pawn").can("move", "Pawn").can("attach", "Cap")


@proves("PHX-44")
def test_one_character_attacks_once_or_not_at_all() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Giant (zone 1)"]).at(phase="attack")
    scene.then.red.can("attack", "Pawn", "blue").can("attack", "Giant", "blue").can("pass")
    scene.when.red.attacks("Pawn", "blue")
    scene.then.fact(active="blue").blue.has(life=18)


@proves("PHX-45")
def test_the_activation_step_only_activates_what_is_in_play() -> None:
    scene = duel().red(field=["Archer", "Pawn"], hand=["Soft"], special_zone=["Boon"]).blue(field=["Hound"])
    scene.at(phase="activation")
    scene.then.red.can("activate", "Archer").can("activate", "Boon")
    scene.then.red.cannot("play").cannot("switch").cannot("move").cannot("destroy")
    scene.when.red.does("activate Archer").does("activate Boon")
    scene.then.stat("Hound", damage=1).red.has(life=23)


@proves("PHX-46", "PHX-97")
@pytest.mark.parametrize(("limit", "kept"), [("none", 13), ("3", 3), ("7", 7), ("12", 12)])
def test_discarding_down_to_the_limit(limit: str, kept: int) -> None:
    scene = duel(hand_limit=limit).red(hand=["Pawn"] * 13).at(phase="discard")
    while dict(scene.game.facts())["active"] == "red":
        scene.when.red.does("discard Pawn")
    scene.then.red.has(grave=["Pawn"] * (13 - kept))
    assert len(scene.game.zone(1, 0)) == kept


@proves("PHX-47", "PHX-75", "PHX-93")
def test_counters_and_this_turn_effects_end_with_the_turn() -> None:
    scene = duel().red(field=["Pawn (dizzy 1)"], hand=["Rally"], special_zone=["Fog (turns 1)"])
    scene.blue(field=["Soft (dizzy 1)"])
    scene.when.red.plays("Rally")
    scene.then.stat("Pawn", a=4).stat("Soft", a=0)
    scene.when.red.passes()
    scene.when.pass_until(active="blue")
    scene.then.stat("Pawn", a=2).stat("Soft", a=1)
    scene.then.red.has(field=["Pawn"], grave=["Rally", "Fog"])
    scene.then.blue.has(field=["Soft (dizzy 1)"])
    red_field = next(line for line in scene.game.position().splitlines() if line.startswith("red field"))
    assert "dizzy" not in red_field


@proves("PHX-47")
def test_a_this_turn_effect_made_while_counters_run_out_ends_as_the_turn_passes() -> None:
    scene = duel().red(field=["Pawn (damage 4)", "Soft"], special_zone=["Vigour (turns 1)", "Fury"], hand=["Even"])
    scene.when.pass_until(active="blue")
    scene.then.red.has(grave=["Vigour", "Pawn", "Fury"])
    scene.then.stat("Soft", a=1)
