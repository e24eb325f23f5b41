"""Play-energy (PHX-48 to PHX-55)."""

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


def energy(amount: int) -> dict[str, int | str]:
    """The fact of play-energy."""
    return {"play-energy": amount}


@proves("PHX-48")
def test_one_number_for_both_sides_that_is_never_spent() -> None:
    scene = duel().red(field=["Spring"], hand=["Storm"]).blue(field=["Tap"])
    scene.then.fact(**energy(3))
    scene.when.red.plays("Storm")
    scene.then.fact(**energy(3)).blue.has(life=17)


@proves("PHX-49")
def test_negative_parts_count_and_the_total_is_at_least_0() -> None:
    duel().red(field=["Leech"]).then.fact(**energy(0))
    duel().red(field=["Leech", "Spring"]).then.fact(**energy(1))
    dormant = duel().red(field=["Strider"]).then
    dormant.fact(**energy(1))


@proves("PHX-50")
def test_a_card_needs_its_min_before_it_is_played_face_down_too() -> None:
    scene = duel().red(hand=["Strider", "Tap"], field=["Spring"])
    scene.then.red.cannot("play", "Strider")
    scene.when.red.plays("Tap", "gap 0", "face up, attack")
    scene.when.red.plays("Strider", "gap 0", "face down, attack")
    scene.then.fact(**energy(3))
    scene.when.red.does("turn up Strider")
    scene.then.fact(**energy(4))


@proves("PHX-51")
def test_a_dormant_card_has_no_effect_no_trigger_and_no_ability() -> None:
    scene = duel().red(field=["Strider", "Soft"], special_zone=["Hymn", "Late Boon"]).blue(field=["Even"])
    scene.then.stat("Soft", ad=1).red.cannot("activate", "Strider").cannot("activate", "Late Boon")
    awake = duel().red(field=["Strider", "Soft", "Spring"], special_zone=["Hymn", "Late Boon"]).blue(field=["Even"])
    awake.then.stat("Soft", ad=2).red.can("activate", "Strider").can("activate", "Late Boon")


@proves("PHX-52")
def test_a_dormant_character_still_attacks_moves_turns_and_switches() -> None:
    scene = duel().red(field=["Strider (face down, zone 1)", "Soft (zone 1)"]).blue(field=["Even"])
    scene.then.red.can("switch", "Strider").can("move", "Strider")
    scene.when.red.does("turn up Strider")
    scene.when.red.passes()
    scene.then.red.can("attack", "Strider", "Even")


@proves("PHX-53")
def test_dormant_equipment_changes_nothing_but_moves_freely() -> None:
    scene = duel().red(field=["Pawn", "Soft", "Maul (on Pawn)"])
    scene.then.stat("Pawn", a=2).red.can("attach", "Maul").can("detach", "Maul")
    awake = duel().red(field=["Pawn", "Spring", "Tap", "Maul (on Pawn)"])
    awake.then.stat("Pawn", a=4)


@proves("PHX-54")
def test_dormancy_ends_at_once_and_counters_run_on() -> None:
    scene = duel().red(hand=["Tap"], field=["Spring", "Soft"], special_zone=["Hymn"])
    scene.then.stat("Soft", ad=1)
    scene.when.red.plays("Tap", "gap 0", "face up, attack")
    scene.then.stat("Soft", ad=2)


@proves("PHX-55")
def test_min_is_checked_again_when_it_begins_to_take_effect() -> None:
    scene = duel().red(hand=["Storm"], field=["Spring"]).blue(field=["Tap"], special_zone=["Snuff"])
    scene.when.red.plays("Storm")
    scene.when.blue.does("Tap")
    scene.then.blue.has(life=20, grave=["Tap", "Snuff"])
    scene.then.red.has(grave=["Storm"])


@proves("PHX-55")
def test_an_ability_still_works_though_its_card_is_gone() -> None:
    scene = duel().red(field=["Bomb"]).blue(field=["Hound"])
    scene.when.red.does("activate Bomb")
    scene.then.red.has(grave=["Bomb"])
    scene.then.stat("Hound", damage=2)


@proves("PHX-55")
def test_the_minimum_of_an_ability_is_checked_again_too() -> None:
    scene = duel().red(field=["Strider", "Spring"]).blue(field=["Hound"])
    scene.blue(special_zone=["Snuff (When an enemy ability is activated.)"])
    scene.when.red.does("activate Strider")
    scene.when.blue.does("Spring")
    scene.then.stat("Hound", damage=0).red.cannot("activate", "Strider")
