"""Chapter 9: battle."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-68")
def test_attacks_then_counterattacks_and_a_round_is_over_for_good() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(battlefield=["Reed Sentinel", "Thorn Pale"])
    scene.at(phase="main 1")

    scene.when.both_pass()
    scene.then.fact(phase="attack round").stack("Thorn Pale")
    scene.when.both_pass()
    scene.then.red.can("attack", "Moss Ox", "Reed Sentinel")

    scene.when.both_pass()
    scene.then.fact(phase="counterattack round")
    scene.then.blue.can("attack", "Reed Sentinel", "Moss Ox")

    scene.when.both_pass()
    scene.then.fact(phase="main 2").red.cannot("attack")


@proves("WEL-69")
def test_the_counterattack_round_needs_a_creature_as_it_would_begin() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(battlefield=["War Drums"])
    scene.at(phase="attack round")

    scene.when.both_pass()

    scene.then.fact(phase="main 2")


@proves("WEL-70")
def test_holding_back_does_not_deny_the_counterattack() -> None:
    scene = duel()
    scene.blue(battlefield=["Moss Ox"])
    scene.at(phase="attack round")

    scene.when.both_pass()

    scene.then.fact(phase="counterattack round").blue.can("attack", "Moss Ox", "red")


@proves("WEL-71")
def test_a_creature_attacks_once_in_a_turn() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "blue")
    scene.when.resolve_stack()
    scene.then.red.cannot("attack", "Moss Ox", "blue").can("attack", "Barefoot Pilgrim", "blue")
    scene.then.red.has(battlefield=["Moss Ox (attacked)", "Barefoot Pilgrim"])

    scene.when.pass_until(turn=4, phase="counterattack round")
    scene.then.red.can("attack", "Moss Ox", "blue")


@proves("WEL-72")
def test_only_a_settled_creature_may_attack() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox (unsettled)", "Barefoot Pilgrim", "Cinder Whelp (unsettled)"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Barefoot Pilgrim", "blue").can("attack", "Cinder Whelp", "blue")
    scene.then.red.cannot("attack", "Moss Ox", "blue")


@proves("WEL-73")
def test_targets_are_enemy_creatures_and_the_player_only_without_any() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox", "Candle Child"])
    scene.blue(battlefield=["Barefoot Pilgrim", "Silt Leech", "War Drums"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "Barefoot Pilgrim").can("attack", "Moss Ox", "Silt Leech")
    scene.then.red.cannot("attack", "Moss Ox", "blue").cannot("attack", "Moss Ox", "Candle Child")

    bare = duel()
    bare.red(battlefield=["Moss Ox"])
    bare.blue(battlefield=["War Drums"])
    bare.at(phase="attack round")
    bare.then.red.can("attack", "Moss Ox", "blue").cannot("attack", "Moss Ox", "War Drums")


@proves("WEL-74")
def test_what_screens_a_player_is_an_option() -> None:
    any_creature = duel()
    any_creature.red(battlefield=["Moss Ox"])
    any_creature.blue(battlefield=["Mist Heron"])
    any_creature.at(phase="attack round")
    any_creature.then.red.cannot("attack")

    attackable = duel(player_screen="attackable_creature")
    attackable.red(battlefield=["Moss Ox"])
    attackable.blue(battlefield=["Mist Heron"])
    attackable.at(phase="attack round")
    attackable.then.red.can("attack", "Moss Ox", "blue")

    both = duel(player_screen="attackable_creature")
    both.red(battlefield=["Moss Ox"])
    both.blue(battlefield=["Mist Heron", "Candle Child"])
    both.at(phase="attack round")
    both.then.red.can("attack", "Moss Ox", "Candle Child").cannot("attack", "Moss Ox", "blue")


@proves("WEL-74")
def test_heroes_neither_screen_nor_can_be_attacked() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(battlefield=["Ash Marshal"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "blue").cannot("attack", "Moss Ox", "Ash Marshal")


@proves("WEL-75")
def test_attacks_are_declared_one_at_a_time_by_the_lead() -> None:
    scene = duel()
    scene.red(battlefield=["Gale Rider", "Moss Ox"])
    scene.blue(battlefield=["Reed Sentinel"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Gale Rider", "Reed Sentinel")
    scene.then.stack("Gale Rider", "Gale Rider").red.cannot("attack")

    scene.when.red.passes()
    scene.then.blue.cannot("attack")

    scene.when.blue.passes()
    scene.when.resolve_stack()
    scene.then.red.can("attack", "Moss Ox", "blue")


@proves("WEL-76")
def test_the_use_is_spent_on_declaration() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(hand=["Sidestep"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "blue").passes()
    scene.when.blue.plays("Sidestep")
    scene.when.both_pass()

    scene.then.stack().red.cannot("attack")
    scene.then.blue.has(exile=[])


@proves("WEL-76")
def test_being_attacked_does_not_spend_the_use() -> None:
    scene = duel()
    scene.red(battlefield=["Barefoot Pilgrim"])
    scene.blue(battlefield=["Reed Sentinel"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Barefoot Pilgrim", "Reed Sentinel")
    scene.when.resolve_stack()
    scene.when.both_pass()

    scene.then.blue.can("attack", "Reed Sentinel", "Barefoot Pilgrim")


@proves("WEL-77")
def test_both_creatures_take_damage_at_once() -> None:
    scene = duel()
    scene.red(battlefield=["Lantern Shade"])
    scene.blue(battlefield=["Eldest Oak"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Lantern Shade", "Eldest Oak")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=[], mana_pool=["Eldest Oak"])


@proves("WEL-78")
def test_attack_values_are_those_at_resolution_and_a_player_deals_nothing_back() -> None:
    scene = duel()
    scene.red(battlefield=["Gale Rider"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Gale Rider", "blue")
    scene.when.resolve_stack()

    scene.then.blue.has(exile=3)
    scene.then.stat("Gale Rider", damage=0)


@proves("WEL-78")
def test_zero_damage_is_no_damage() -> None:
    scene = duel()
    scene.red(battlefield=["Venom Newt", "Numbing Frost (on Venom Newt)"])
    scene.blue(battlefield=["Limpet", "Ward Charm (on Limpet)"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Venom Newt", "Limpet")
    scene.when.both_pass()
    scene.then.stack().blue.has(battlefield=["Limpet", "Ward Charm (on Limpet)"])

    player = duel()
    player.red(battlefield=["Silt Leech", "Numbing Frost (on Silt Leech)"])
    player.blue(deck=[])
    player.at(phase="attack round")
    player.when.red.attacks("Silt Leech", "blue")
    player.when.both_pass()
    player.then.stack().goes_on()


@proves("WEL-79")
def test_an_attack_ends_if_attacker_or_target_has_left_or_changed_sides() -> None:
    gone = duel()
    gone.red(battlefield=["Moss Ox"])
    gone.blue(hand=["Gust", "Snare"], battlefield=["Barefoot Pilgrim"])
    gone.at(phase="attack round")
    gone.when.red.attacks("Moss Ox", "Barefoot Pilgrim").passes()
    gone.when.blue.plays("Gust", on="Moss Ox")
    gone.when.resolve_stack()
    gone.then.stat("Barefoot Pilgrim", damage=0)

    left = duel()
    left.red(battlefield=["Moss Ox"])
    left.blue(hand=["Fade from Sight"], battlefield=["Barefoot Pilgrim", "Candle Child"])
    left.at(phase="attack round")
    left.when.red.attacks("Moss Ox", "Barefoot Pilgrim").passes()
    left.when.blue.plays("Fade from Sight", on="Barefoot Pilgrim")
    left.when.resolve_stack()
    left.then.blue.has(battlefield=["Candle Child"], hand=["Barefoot Pilgrim"], exile=["Fade from Sight"])
    left.then.red.cannot("attack")


@proves("WEL-79")
def test_a_new_guard_does_not_stop_a_declared_attack() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(hand=["Limpet Line"], battlefield=["Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "Barefoot Pilgrim").passes()
    scene.when.blue.plays("Limpet Line")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Limpet"], mana_pool=["Limpet Line", "Barefoot Pilgrim"])


@proves("WEL-80")
def test_a_redirected_attack_ignores_guard_and_screen_but_not_sides() -> None:
    scene = duel()
    scene.red(battlefield=["Geyser Titan"])
    scene.blue(hand=["Bait"], mana_pool=["Cool Draught"], battlefield=["Reed Sentinel", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Geyser Titan", "Reed Sentinel").passes()
    scene.when.blue.plays("Bait", on="Barefoot Pilgrim")
    scene.when.resolve_stack()
    scene.then.blue.has(battlefield=["Reed Sentinel"], mana_pool=["Bait", "Barefoot Pilgrim"])

    own = duel()
    own.red(hand=["Bait"], mana_pool=["Cool Draught"], battlefield=["Moss Ox", "Candle Child"])
    own.blue(battlefield=["Barefoot Pilgrim"])
    own.at(phase="attack round")
    own.when.red.attacks("Moss Ox", "Barefoot Pilgrim").plays("Bait", on="Candle Child")
    own.when.resolve_stack()
    own.then.blue.has(battlefield=[])
    own.then.red.has(battlefield=["Moss Ox (damage 1)", "Candle Child"])


@proves("WEL-81")
def test_a_counterattack_is_an_attack_for_card_text() -> None:
    scene = duel()
    scene.blue(battlefield=["Gale Rider", "Moss Ox", "Snare (on Moss Ox)"])
    scene.at(phase="counterattack round")

    scene.then.blue.cannot("attack", "Moss Ox", "red")
    scene.when.blue.attacks("Gale Rider", "red")
    scene.then.stack("Gale Rider", "Gale Rider")


@proves("WEL-81")
def test_cannot_counterattack_stops_counterattacks_only() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Pacifist"])
    scene.at(phase="attack round")
    scene.then.red.can("attack", "Pacifist", "blue")

    counter = extra_duel()
    counter.blue(battlefield=["Pacifist"])
    counter.at(phase="counterattack round")
    counter.then.blue.cannot("attack")


@proves("WEL-73")
def test_a_text_may_let_a_creature_attack_past_what_screens_the_player() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Roof Cat", "Moss Ox"])
    scene.blue(battlefield=["Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Roof Cat", "blue").cannot("attack", "Moss Ox", "blue")
