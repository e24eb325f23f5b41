"""The worked examples of rules.md."""

import pytest

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-21", "PHX-66", "PHX-67")
@pytest.mark.parametrize(
    ("target", "falls"),
    [
        ("Soft", "blue"),
        ("Even", "red"),
        ("Wall (defence)", "red"),
        ("Low Wall (defence)", "red"),
        ("Wall", "blue"),
    ],
)
def test_w1_the_first_combats(target: str, falls: str) -> None:
    scene = duel().red(field=["Pawn"]).blue(field=[target]).at(phase="attack")
    name = target.split(" (", maxsplit=1)[0]
    scene.when.red.attacks("Pawn", name)
    if falls == "blue":
        scene.then.blue.has(grave=[name])
        scene.then.stat("Pawn", damage=0)
    else:
        scene.then.red.has(grave=["Pawn"])
        scene.then.stat(name, damage=0)


@proves("PHX-15", "PHX-62", "PHX-63")
def test_w2_the_screen() -> None:
    line = ["Lantern Archer (zone 1, defence)", "Hedge Sentinel (zone 2, defence)", "Gate Warden (zone 2, defence)"]
    scene = duel().red(field=["Pawn"]).blue(field=[*line, "Reed Dancer (zone 3)"]).at(phase="attack")
    scene.then.red.can("attack", "Pawn", "Hedge Sentinel").can("attack", "Pawn", "Gate Warden")
    scene.then.red.cannot("attack", "Pawn", "Reed Dancer").cannot("attack", "Pawn", "Lantern Archer")
    behind = duel(defender_screen="behind").red(field=["Pawn"]).blue(field=[*line, "Reed Dancer (zone 3)"])
    behind.at(phase="attack")
    behind.then.red.can("attack", "Pawn", "Reed Dancer").cannot("attack", "Pawn", "Lantern Archer")
    fewer = duel(defender_screen="behind").red(field=["Pawn"]).blue(field=[line[0], "Reed Dancer (zone 2)"])
    fewer.at(phase="attack")
    fewer.then.red.can("attack", "Pawn", "Reed Dancer").can("attack", "Pawn", "Lantern Archer")
    gone = duel().blue(field=["Pawn"]).red(field=[*line, "Reed Dancer (zone 3)"])
    gone.when.red.does("destroy Hedge Sentinel").does("destroy Gate Warden")
    gone.then.red.has(field=["Lantern Archer (zone 1, defence)", "Reed Dancer (zone 2)"])
    gone.when.pass_until(active="blue", phase="move")
    gone.when.blue.passes()
    gone.then.blue.can("attack", "Pawn", "Lantern Archer").cannot("attack", "Pawn", "Reed Dancer")


@proves("PHX-61", "PHX-64", "PHX-68")
def test_w3_no_defenders() -> None:
    scene = duel().red(field=["Giant"]).blue(field=["Soft (zone 1)", "Even (zone 2)"], life=9).at(phase="attack")
    scene.then.red.can("attack", "Giant", "Soft").can("attack", "Giant", "Even")
    scene.when.red.attacks("Giant", "blue")
    scene.then.blue.has(life=5)
    scene.then.red.has(field=["Giant (attack)"])
    guarded = duel(life_guard="occupied").red(field=["Giant"]).blue(field=["Soft (zone 1)", "Even (zone 2)"])
    guarded.at(phase="attack")
    guarded.then.red.can("attack", "Giant", "Soft").can("attack", "Giant", "Even").cannot("attack", "Giant", "blue")


@proves("PHX-15", "PHX-57")
def test_w4_range() -> None:
    scene = duel().red(field=["Bowman (zone 1)", "Soft (zone 2)", "Giant (zone 3)"])
    scene.when.red.does("move Giant").does("zone 2")
    scene.when.red.passes()
    scene.then.red.can("attack", "Bowman").can("attack", "Soft").can("attack", "Giant")
    before = duel().red(field=["Bowman (zone 1)", "Soft (zone 2)", "Giant (zone 3)"]).at(phase="attack")
    before.then.red.can("attack", "Giant").cannot("attack", "Bowman").cannot("attack", "Soft")


@proves("PHX-13", "PHX-14", "PHX-16")
def test_w5_opening_zones() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)"], hand=["Even", "Monk"])
    scene.when.red.plays("Even", "gap 1", "face up, attack")
    scene.then.red.has(field=["Pawn (zone 1)", "Even (zone 2)", "Soft (zone 3)"])
    scene.when.red.does("move Pawn").does("gap 3")
    scene.then.red.has(field=["Even (zone 1)", "Soft (zone 2)", "Pawn (zone 3)"])
    scene.when.red.plays("Monk", "zone 1", "face up, attack")
    scene.when.red.does("move Pawn")
    scene.then.red.cannot("gap 2").cannot("gap 3").can("gap 1")


@proves("PHX-48", "PHX-50", "PHX-52")
def test_w6_shared_energy_and_minimum() -> None:
    scene = duel().red(field=["Spring (zone 1)"], hand=["Tap", "Pawn"]).blue(hand=["Strider"])
    scene.when.pass_until(active="blue", phase="move")
    scene.then.blue.cannot("play", "Strider")
    later = duel().red(field=["Spring", "Tap"], hand=["Pawn"]).blue(hand=["Strider"], field=["Hound"]).at(active="blue")
    later.when.blue.plays("Strider", "gap 1", "face up, attack")
    later.then.fact(**{"play-energy": 4}).blue.can("activate", "Strider")
    asleep = duel().red(field=["Tap"]).blue(field=["Strider"]).at(active="blue")
    asleep.then.fact(**{"play-energy": 2}).blue.cannot("activate", "Strider")
    asleep.when.blue.passes()
    asleep.then.blue.can("attack", "Strider", "Tap")


@proves("PHX-51", "PHX-54")
def test_w7_a_missed_event() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Tap (zone 1)"]).blue(special_zone=["Late Boon"]).at(phase="attack")
    scene.when.red.attacks("Pawn", "blue")
    scene.then.blue.has(life=18, special_zone=["Late Boon (face down)"])
    rises = duel().red(field=["Pawn"], special_zone=["Lamp (Never.)"]).blue(field=["Tap"], special_zone=["Late Boon"])
    rises.at(phase="attack").then.fact(**{"play-energy": 1})
    rises.when.red.attacks("Pawn", "blue")
    rises.when.red.does("activate Lamp")
    rises.then.fact(**{"play-energy": 2}).blue.has(life=18, special_zone=["Late Boon (face down)"])
    rises.when.pass_until(turn=5, phase="attack")
    rises.when.red.attacks("Pawn", "blue")
    rises.then.blue.has(life=19, grave=["Late Boon"])


@proves("PHX-24", "PHX-72")
def test_w8_equipment_dies_with_its_bearer() -> None:
    scene = duel().red(field=["Soft", "Cap (on Soft)", "Spear (on Soft)"]).blue(field=["Wall (defence)"])
    scene.at(phase="attack")
    scene.when.red.attacks("Soft", "Wall")
    scene.then.red.has(grave=["Soft", "Cap", "Spear"])
    for cause, goes_off in (("with its character", True), ("in combat", False)):
        told = duel().red(field=["Soft", "Cap (on Soft)"]).at(phase="attack")
        told.blue(field=["Wall (defence)"], special_zone=[f"Boon (When an enemy equipment is destroyed {cause}.)"])
        told.when.red.attacks("Soft", "Wall")
        told.then.blue.has(life=23 if goes_off else 20)


@proves("PHX-20", "PHX-23", "PHX-71")
def test_w9_taking_off_the_coat() -> None:
    scene = duel().red(field=["Pawn (damage 4)", "Padded Coat (on Pawn)"])
    scene.blue(special_zone=["Boon (When an enemy character is destroyed by HP loss.)"])
    scene.when.red.does("detach Padded Coat")
    scene.then.red.has(grave=["Pawn"], special_zone=["Padded Coat"])
    scene.then.blue.has(life=23)


@proves("PHX-17", "PHX-18", "PHX-19")
@pytest.mark.parametrize(("target", "loss"), [("Cart", 4), ("Hound", 1)])
def test_w10_a_graded_trait(target: str, loss: int) -> None:
    scene = duel().red(hand=["Muster", "Pawn"]).blue(field=["Cart", "Hound"])
    scene.when.red.plays("Muster", on=target)
    scene.then.stat(target, damage=loss)
    masked = duel().red(hand=["Muster", "Pawn"]).blue(field=["Cart", "Mask (on Cart)"])
    masked.when.red.plays("Muster")
    masked.then.stat("Cart", damage=6)


@proves("PHX-35", "PHX-90", "PHX-91")
@pytest.mark.parametrize(("roll", "lives"), [(3, False), (2, True)])
def test_w11_poison(roll: int, lives: bool) -> None:
    scene = duel().red(hand=["Venom", "Pawn"]).blue(field=["Wall"], hand=["Pawn"]).at(dice=roll)
    scene.when.red.plays("Venom")
    scene.when.pass_until(turn=6, phase="move")
    scene.then.stat("Wall", damage=4)
    scene.when.pass_until(turn=8)
    if lives:
        scene.then.stat("Wall", damage=4)
    else:
        scene.then.blue.has(field=[], grave=["Wall"])


@proves("PHX-20", "PHX-59", "PHX-92", "PHX-95")
def test_w12_burn() -> None:
    scene = duel().red(field=["Torch (burn 2)"], hand=["Salve", "Pawn"])
    scene.then.stat("Torch", a=0, ad=0, dd=2)
    scene.when.red.plays("Salve")
    scene.then.stat("Torch", a=2, ad=1, dd=4)
    again = duel().red(field=["Torch (burn 2)", "Pawn"], hand=["Scald"]).at(phase="move")
    again.when.red.plays("Scald", on="Torch")
    again.then.stat("Torch", a=0, ad=0, dd=2)
    again.when.red.passes()
    again.then.red.can("attack", "Pawn").cannot("attack", "Torch")
    geared = duel().red(field=["Torch (burn 2)", "Spear (on Torch)"]).at(phase="attack")
    geared.then.stat("Torch", a=1).red.can("attack", "Torch", "blue")
    healed = duel().red(field=["Torch (burn 2)", "Spear (on Torch)"], hand=["Salve", "Pawn"])
    healed.when.red.plays("Salve")
    healed.then.stat("Torch", a=3, ad=1, dd=4)


@proves("PHX-65", "PHX-69", "PHX-93")
def test_w13_a_dizzy_attacker() -> None:
    scene = duel().red(field=["Pawn (dizzy 1)"]).blue(field=["Wall (face down, defence)"], special_zone=["Boon"])
    scene.at(phase="attack", dice="6")
    scene.when.red.does("attack Pawn")
    scene.then.blue.has(field=["Wall (face down)"], special_zone=["Boon"], life=20)
    scene.then.fact(active="blue").red.has(field=["Pawn"])
    goes_on = (
        duel().red(field=["Pawn (dizzy 1)"]).blue(field=["Wall (face down, defence)"]).at(phase="attack", dice="5")
    )
    goes_on.when.red.does("attack Pawn")
    goes_on.then.red.has(grave=["Pawn"])


@proves("PHX-93", "PHX-94")
@pytest.mark.parametrize(("roll", "holds"), [(6, False), (1, True)])
def test_w14_a_dizzy_defender(roll: int, holds: bool) -> None:
    scene = duel().red(field=["Soft"]).blue(field=["Great Wall (defence, dizzy 1)"]).at(phase="attack", dice=roll)
    scene.when.red.attacks("Soft", "Great Wall")
    if holds:
        scene.then.red.has(grave=["Soft"])
    else:
        scene.then.blue.has(grave=["Great Wall"])


@proves("PHX-88", "PHX-89")
def test_w15_two_triggers_one_event() -> None:
    scene = duel().red(field=["Pawn"]).blue(special_zone=["Zap", "Axe"]).at(phase="attack")
    scene.when.red.attacks("Pawn", "blue")
    scene.then.red.has(grave=["Pawn"])
    scene.then.blue.has(life=20, grave=["Zap", "Axe"], special_zone=[])


@proves("PHX-80", "PHX-87")
def test_w16_cancelling_a_spell() -> None:
    scene = duel().red(hand=["Two Cards"]).blue(special_zone=["Veto"])
    scene.when.red.plays("Two Cards")
    scene.then.red.has(hand=[], grave=["Two Cards"])
    scene.then.blue.has(grave=["Veto"])
    spent = duel().red(hand=["Two Cards"]).blue(special_zone=["Veto", "Boon (When a card is destroyed.)"])
    spent.when.red.plays("Two Cards")
    spent.then.blue.has(grave=["Veto"], special_zone=["Boon"], life=20)


@proves("PHX-54", "PHX-55", "PHX-87")
def test_w17_the_minimum_lost_in_between() -> None:
    instant = duel().red(hand=["Storm"], field=["Spring"]).blue(field=["Tap"], special_zone=["Snuff"])
    instant.when.red.plays("Storm")
    instant.when.blue.does("Tap")
    instant.then.fact(**{"play-energy": 2}).blue.has(life=20)
    instant.then.red.has(grave=["Storm"])
    scene = duel().red(hand=["Hymn", "Tap", "Pawn"], field=["Spring (zone 1)", "Soft (zone 1)"])
    scene.blue(field=["Tap"], special_zone=["Snuff"])
    scene.when.red.plays("Hymn")
    scene.when.blue.does("Tap")
    scene.then.red.has(special_zone=["Hymn"])
    scene.then.stat("Soft", ad=1)
    scene.when.red.plays("Tap", "gap 0", "face up, attack")
    scene.then.stat("Soft", ad=2)


@proves("PHX-47", "PHX-75")
def test_w18_counting_turns() -> None:
    scene = duel().red(hand=["Fog", "Pawn"]).blue(field=["Soft"]).at(turn=7)
    scene.when.red.plays("Fog")
    scene.when.pass_until(turn=9, phase="move")
    scene.then.stat("Soft", a=0)
    scene.when.pass_until(turn=10)
    scene.then.stat("Soft", a=1).red.has(grave=["Fog"])
    trigger = duel().red(field=["Pawn"], hand=["Soft"]).blue(field=["Wall (defence)"], special_zone=["Bulwark"])
    trigger.at(phase="attack", turn=7)
    trigger.when.red.attacks("Pawn", "Wall")
    trigger.when.pass_until(turn=8, phase="move")
    trigger.then.stat("Wall", dd=5)
    trigger.when.pass_until(turn=9)
    trigger.then.stat("Wall", dd=3)


@proves("PHX-28", "PHX-45", "PHX-86")
def test_w19_a_trigger_by_hand() -> None:
    scene = duel().red(hand=["Sting", "Pawn"])
    scene.when.red.plays("Sting", "face up")
    scene.then.red.has(grave=["Sting"]).changed(hand=0)
    later = duel().red(special_zone=["Sting (Never.)"], hand=["Pawn"]).at(phase="activation")
    later.when.red.does("activate Sting")
    later.then.red.has(grave=["Sting"]).changed(hand=1)


@proves("PHX-08", "PHX-46", "PHX-97")
def test_w20_the_hand_limit_and_an_empty_deck() -> None:
    scene = duel().red(hand=["Pawn", "Soft", "Even", "Wall", "Monk", "Tap", "Giant", "Hound", "Cart"])
    scene.at(phase="discard")
    scene.when.red.does("discard Pawn").does("discard Soft")
    scene.then.red.has(grave=["Pawn", "Soft"])
    empty = duel().red(hand=["Two Cards", "Two Cards"], deck="none", life=4)
    empty.when.red.plays("Two Cards")
    empty.then.red.has(life=1)
    empty.when.red.plays("Two Cards")
    empty.then.is_over("blue")
