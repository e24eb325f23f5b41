"""The field and numbers on characters (PHX-10 to PHX-24)."""

from cardwright.testing import proves
from tests.games.phalanx.workshop import duel


@proves("PHX-10")
def test_where_cards_lie() -> None:
    scene = duel().red(hand=["Fog", "Zap", "Cap"], field=["Pawn"])
    scene.when.red.plays("Fog").plays("Cap")
    scene.when.red.plays("Zap", "set", "as suggested", "done")
    scene.then.red.has(special_zone=["Fog", "Cap", "Zap"])
    scene.when.red.does("attach Cap")
    scene.then.red.has(special_zone=["Fog", "Zap"], field=["Pawn", "Cap (on Pawn)"])


@proves("PHX-11", "PHX-12", "PHX-13", "PHX-14")
def test_zones_are_counted_from_the_player_and_open_in_any_gap() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)"], hand=["Even", "Wall", "Monk"])
    scene.when.red.plays("Even", "gap 0", "face up, attack")
    scene.then.red.has(field=["Even (zone 1)", "Pawn (zone 2)", "Soft (zone 3)"])
    scene.when.red.plays("Wall", "gap 3", "face up, defence")
    scene.then.red.has(field=["Even (zone 1)", "Pawn (zone 2)", "Soft (zone 3)", "Wall (zone 4)"])
    scene.when.red.plays("Monk", "zone 2", "face up, defence")
    scene.then.red.has(field=["Even (zone 1)", "Pawn (zone 2)", "Monk (zone 2)", "Soft (zone 3)", "Wall (zone 4)"])


@proves("PHX-15", "PHX-42")
def test_an_emptied_zone_ceases_to_exist() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)", "Even (zone 3)"])
    scene.when.red.does("destroy Soft")
    scene.then.red.has(field=["Pawn (zone 1)", "Even (zone 2)"], grave=["Soft"])


@proves("PHX-16")
def test_a_move_counts_the_layout_before_it_and_must_change_something() -> None:
    scene = duel().red(field=["Pawn (zone 1)", "Soft (zone 2)", "Even (zone 2)"])
    scene.when.red.does("move Pawn")
    scene.then.red.cannot("gap 0").cannot("gap 1").cannot("zone 1").can("zone 2").can("gap 2")
    scene.when.red.does("gap 2")
    scene.then.red.has(field=["Soft (zone 1)", "Even (zone 1)", "Pawn (zone 2)"])
    scene.when.red.does("move Soft")
    scene.then.red.can("gap 0").can("gap 1").can("gap 2").can("zone 2")


@proves("PHX-16")
def test_a_lone_character_cannot_move() -> None:
    scene = duel().red(field=["Pawn"])
    scene.then.red.cannot("move", "Pawn").can("switch", "Pawn")


@proves("PHX-17", "PHX-18", "PHX-19")
def test_graded_damage_counts_quarters_of_the_trait_now() -> None:
    scene = duel().red(hand=["Muster", "Muster", "Muster"]).blue(field=["Cart", "Hound", "Pawn", "Mask (on Cart)"])
    scene.when.red.plays("Muster", on="Cart")
    scene.then.stat("Cart", human=5, damage=6)
    scene.when.red.plays("Muster", on="Hound")
    scene.then.stat("Hound", human=0, damage=1)


@proves("PHX-19")
def test_a_graded_total_is_never_below_0() -> None:
    scene = duel().red(hand=["Weigh"]).blue(field=["Pawn"])
    scene.when.red.plays("Weigh")
    scene.then.stat("Pawn", damage=0)


@proves("PHX-20", "PHX-92")
def test_values_are_summed_first_and_then_raised_to_0() -> None:
    scene = duel().red(field=["Soft (burn 2)", "Spear (on Soft)"])
    scene.then.stat("Soft", a=0, ad=0, dd=0)
    other = duel().red(field=["Soft (burn 1)", "Spear (on Soft)"])
    other.then.stat("Soft", a=1, ad=0)


@proves("PHX-21", "PHX-66")
def test_ad_defends_in_attack_mode_and_dd_in_defence_mode() -> None:
    attacked = duel().red(field=["Pawn"]).blue(field=["Wall"]).at(phase="attack")
    attacked.when.red.attacks("Pawn", "Wall")
    attacked.then.blue.has(grave=["Wall"]).has(field=[])
    defended = duel().red(field=["Pawn"]).blue(field=["Wall (defence)"]).at(phase="attack")
    defended.when.red.attacks("Pawn", "Wall")
    defended.then.red.has(grave=["Pawn"])
    defended.then.blue.has(field=["Wall"])


@proves("PHX-22")
def test_combat_costs_no_hp_and_no_hp_destroys() -> None:
    scene = duel().red(field=["Soft"], hand=["Twice"]).blue(field=["Wall (defence)", "Pawn"]).at(phase="move")
    scene.when.red.plays("Twice", on="Pawn")
    scene.then.blue.has(grave=["Pawn"])
    scene.then.stat("Wall", damage=0)


@proves("PHX-23")
def test_healing_lowers_points_lost_and_a_lost_bonus_can_kill() -> None:
    scene = duel().red(field=["Medic", "Pawn (damage 1)"])
    scene.when.red.does("activate Medic")
    if scene.game.decision is not None and "choose" in scene.game.keys()[0]:
        scene.when.red.does("Pawn")
    scene.then.stat("Pawn", damage=0)
    coat = duel().red(field=["Pawn (damage 4)", "Padded Coat (on Pawn)"])
    coat.when.red.does("detach Padded Coat")
    coat.then.red.has(grave=["Pawn"], special_zone=["Padded Coat"])


@proves("PHX-24")
def test_cards_go_to_graves_together_in_order() -> None:
    scene = duel().red(hand=["Wildfire"], field=["Spring (zone 1, damage 0)", "Tap (zone 1)"])
    scene.blue(field=["Pawn (zone 2)", "Soft (zone 1, damage 2)", "Cap (on Soft)", "Even (zone 2, damage 2)"])
    scene.red(special_zone=["Ember Collar"])
    scene.when.red.plays("Wildfire")
    scene.then.blue.has(grave=["Soft", "Cap", "Even"])
    scene.then.red.has(grave=["Spring", "Tap", "Wildfire"])


@proves("PHX-24")
def test_an_ongoing_spell_is_spent_when_its_target_leaves() -> None:
    scene = duel().red(hand=["Oath", "Recall", "Soft"], field=["Pawn", "Even"])
    scene.when.red.plays("Oath", on="Pawn")
    scene.then.stat("Pawn", hp=5).red.has(special_zone=["Oath"])
    scene.when.red.plays("Recall", on="Even")
    scene.then.red.has(special_zone=["Oath"])
    scene.when.red.does("destroy Pawn")
    scene.then.red.has(special_zone=[], grave=["Recall", "Pawn", "Oath"])
