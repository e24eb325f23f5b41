"""Attacking (PHX-56 to PHX-69) and equipment (PHX-70 to PHX-73)."""

import pytest

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-56", "PHX-59")
def test_who_can_attack() -> None:
    scene = (
        duel()
        .red(field=["Pawn (zone 1)", "Soft (zone 1, defence)", "Even (zone 1, face down)", "Monk (zone 1)"])
        .at(phase="attack")
    )
    scene.then.red.can("attack", "Pawn").cannot("attack", "Soft").cannot("attack", "Even").cannot("attack", "Monk")
    scene.when.red.attacks("Pawn", "blue")
    scene.then.red.has(field=["Pawn (attack)", "Soft", "Even", "Monk"])


@proves("PHX-57")
def test_range_reaches_over_own_zones() -> None:
    scene = duel().red(field=["Slinger (zone 1)", "Bowman (zone 1)", "Pawn (zone 2)", "Soft (zone 3)"])
    scene.at(phase="attack")
    scene.then.red.can("attack", "Soft").cannot("attack", "Pawn").cannot("attack", "Bowman").can("attack", "Slinger")


@proves("PHX-58")
@pytest.mark.parametrize("value", ["own", "both"])
def test_range_may_have_to_cover_enemy_zones(value: str) -> None:
    scene = duel(range_span=value).red(field=["Bowman"]).blue(field=["Pawn (zone 1)", "Soft (zone 2)", "Even (zone 3)"])
    scene.at(phase="attack")
    scene.then.red.can("attack", "Bowman", "Even").can("attack", "Bowman", "Soft")
    if value == "own":
        scene.then.red.can("attack", "Bowman", "Pawn").can("attack", "Bowman", "blue")
    else:
        scene.then.red.cannot("attack", "Bowman", "Pawn").cannot("attack", "Bowman", "blue")


@proves("PHX-59")
def test_a_raised_a_of_0_attacks_with_range_0() -> None:
    scene = duel().red(field=["Monk", "Spear (on Monk)"]).at(phase="attack")
    scene.then.red.can("attack", "Monk", "blue")
    behind = duel().red(field=["Monk (zone 1)", "Spear (on Monk)", "Pawn (zone 2)"]).at(phase="attack")
    behind.then.red.cannot("attack", "Monk").can("attack", "Pawn", "blue")


@proves("PHX-60", "PHX-61")
def test_without_defenders_anything_may_be_attacked() -> None:
    empty = duel().red(field=["Pawn"]).at(phase="attack")
    assert empty.game.keys() == ["attack Pawn > blue", "pass"]
    scene = duel().red(field=["Pawn"]).blue(field=["Soft", "Even"]).at(phase="attack")
    scene.then.red.can("attack", "Pawn", "Soft").can("attack", "Pawn", "Even").can("attack", "Pawn", "blue")


@proves("PHX-62", "PHX-63")
@pytest.mark.parametrize("value", ["total", "behind"])
def test_defenders_screen_what_is_behind_or_everything(value: str) -> None:
    scene = duel(defender_screen=value).red(field=["Pawn"])
    scene.blue(field=["Soft (zone 1, defence)", "Wall (zone 2, defence)", "Even (zone 2)", "Giant (zone 3)"])
    scene.at(phase="attack")
    scene.then.red.can("attack", "Pawn", "Wall").cannot("attack", "Pawn", "Soft").cannot("attack", "Pawn", "blue")
    for name in ("Even", "Giant"):
        if value == "behind":
            scene.then.red.can("attack", "Pawn", name)
        else:
            scene.then.red.cannot("attack", "Pawn", name)


@proves("PHX-62")
def test_a_face_down_defender_screens_as_well() -> None:
    scene = duel().red(field=["Pawn"]).blue(field=["Soft", "Wall (defence, face down)"]).at(phase="attack")
    scene.then.red.cannot("attack", "Pawn", "Soft").can("attack", "Pawn", "face-down card")


@proves("PHX-64")
@pytest.mark.parametrize("value", ["defenders", "occupied"])
def test_who_guards_life_energy(value: str) -> None:
    scene = duel(life_guard=value).red(field=["Pawn"]).blue(field=["Soft"]).at(phase="attack")
    if value == "defenders":
        scene.then.red.can("attack", "Pawn", "blue")
    else:
        scene.then.red.cannot("attack", "Pawn", "blue").can("attack", "Pawn", "Soft")


@proves("PHX-65")
def test_the_order_of_an_attack() -> None:
    scene = duel().red(field=["Giant"])
    scene.blue(field=["Tap (face down)"], special_zone=["Boon (When play-energy rises to 1 or more.)", "Bulwark"])
    scene.at(phase="attack")
    scene.when.red.attacks("Giant", "face-down card")
    scene.then.blue.has(life=23, grave=["Boon", "Tap"], special_zone=["Bulwark (turns 1)"])


@proves("PHX-65")
def test_a_target_turned_down_again_turns_up_before_the_result() -> None:
    scene = duel().red(field=["Pawn"]).blue(field=["Wall (defence)"], special_zone=["Shade"]).at(phase="attack")
    scene.when.red.attacks("Pawn", "Wall")
    scene.then.red.has(grave=["Pawn"])
    assert "face down" not in scene.game.position().split("blue field")[1].splitlines()[0]


@proves("PHX-66", "PHX-67")
def test_the_greater_a_wins_and_a_tie_kills_the_attacker() -> None:
    won = duel().red(field=["Pawn"]).blue(field=["Soft"]).at(phase="attack")
    won.when.red.attacks("Pawn", "Soft")
    won.then.blue.has(grave=["Soft"])
    won.then.red.has(field=["Pawn"])
    tied = duel().red(field=["Pawn"]).blue(field=["Even"]).at(phase="attack")
    tied.when.red.attacks("Pawn", "Even")
    tied.then.red.has(grave=["Pawn"])
    tied.then.blue.has(field=["Even"])


@proves("PHX-68")
def test_life_energy_drops_by_a_and_nothing_carries_over() -> None:
    scene = duel().red(field=["Giant"]).blue(field=["Soft"]).at(phase="attack")
    scene.when.red.attacks("Giant", "Soft")
    scene.then.blue.has(life=20)
    hit = duel().red(field=["Giant", "Spear (on Giant)"]).at(phase="attack")
    hit.when.red.attacks("Giant", "blue")
    hit.then.blue.has(life=15)
    hit.then.red.has(field=["Giant (attack)", "Spear"])


@proves("PHX-69")
def test_a_redirected_attack_goes_to_whom_the_effect_names_and_uses_up_the_attack() -> None:
    scene = duel().red(field=["Pawn"]).blue(field=["Soft", "Great Wall (defence, zone 1)"], special_zone=["Swap"])
    scene.at(phase="attack")
    scene.when.red.attacks("Pawn", "Great Wall")
    scene.when.blue.does("Soft")
    scene.then.blue.has(grave=["Swap", "Soft"])
    scene.then.red.has(field=["Pawn"])
    scene.then.fact(active="blue")


@proves("PHX-69", "PHX-80")
def test_an_attack_without_a_result() -> None:
    gone = duel().red(field=["Pawn"]).blue(field=["Soft"], special_zone=["Zap"]).at(phase="attack")
    gone.when.red.attacks("Pawn", "Soft")
    gone.then.red.has(grave=["Pawn"])
    gone.then.blue.has(field=["Soft"], grave=["Zap"])
    halted = duel().red(field=["Pawn"]).blue(special_zone=["Halt"]).at(phase="attack")
    halted.when.red.attacks("Pawn", "blue")
    halted.then.fact(active="blue").blue.has(life=20, grave=["Halt"])


@proves("PHX-70", "PHX-71", "PHX-73")
def test_equipment_works_on_its_bearer_and_is_handed_on_in_one_action() -> None:
    scene = duel().red(field=["Pawn", "Soft (face down)"], special_zone=["Spear", "Cap"])
    scene.red(hand=["Monk"])
    scene.then.stat("Pawn", a=2)
    scene.when.red.does("attach Spear").does("attach Spear > Pawn")
    scene.when.red.does("attach Cap").does("attach Cap > Pawn")
    scene.then.stat("Pawn", a=3, dd=2)
    scene.when.red.plays("Monk", "gap 0", "face up, attack")
    scene.when.red.does("attach Spear").does("attach Spear > Soft")
    scene.then.stat("Pawn", a=2).stat("Soft", a=2)


@proves("PHX-72")
def test_equipment_is_destroyed_with_its_character() -> None:
    scene = duel().red(field=["Pawn", "Cap (on Pawn)", "Spear (on Pawn)"])
    scene.when.red.does("destroy Pawn")
    scene.then.red.has(grave=["Pawn", "Cap", "Spear"], special_zone=[])


@proves("PHX-73")
def test_equipment_stays_behind_when_its_character_only_leaves() -> None:
    scene = duel().red(hand=["Recall", "Soft"]).blue(field=["Pawn", "Cap (on Pawn)"])
    scene.when.red.plays("Recall")
    scene.then.blue.has(hand=["Pawn"], special_zone=["Cap"], field=[])


@proves("PHX-69")
@pytest.mark.parametrize("trigger", ["Calm", "Mask Off"])
def test_an_attacker_put_in_defence_mode_or_turned_down_has_no_result(trigger: str) -> None:
    scene = duel().red(field=["Pawn"]).blue(field=["Soft"], special_zone=[trigger]).at(phase="attack")
    scene.when.red.attacks("Pawn", "Soft")
    scene.then.red.has(field=["Pawn"])
    scene.then.blue.has(field=["Soft"], grave=[trigger])
    scene.then.fact(active="blue")


@proves("PHX-68", "PHX-69", "PHX-82")
def test_an_attack_with_a_0_costs_no_life_energy_and_is_no_loss_of_it() -> None:
    scene = duel().red(field=["Pawn"]).at(phase="attack")
    scene.blue(special_zone=["Scorch", "Boon (When you lose life-energy.)"])
    scene.when.red.attacks("Pawn", "blue")
    scene.then.blue.has(life=20, grave=["Scorch"], special_zone=["Boon"])
