"""Chapter 0: ground rules."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-01")
def test_a_text_beats_the_rules_and_cannot_beats_can() -> None:
    scene = duel()
    scene.red(battlefield=["Twinfang Hawk"])
    scene.blue(hand=["Sidestep"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Twinfang Hawk", "blue")
    scene.when.resolve_stack()

    scene.then.red.can("attack", "Twinfang Hawk", "blue")

    tied = duel()
    tied.red(battlefield=["Twinfang Hawk", "Barefoot Pilgrim", "Snare (on Twinfang Hawk)"])
    tied.at(phase="attack round")

    tied.then.red.can("attack", "Barefoot Pilgrim", "blue").cannot("attack", "Twinfang Hawk", "blue")


@proves("WEL-02")
def test_a_stolen_creature_dies_into_its_owners_pool() -> None:
    scene = duel()
    scene.red(hand=["Enthralling Song"], mana_pool=["Far Sight", "Far Sight", "Stoke"])
    scene.blue(battlefield=["Moss Ox"], hand=["Unravel"], mana_pool=["Snare"])

    scene.when.red.plays("Enthralling Song", on="Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Enthralling Song (on Moss Ox)", "Moss Ox (unsettled, of blue)"])
    scene.then.blue.has(battlefield=[])

    scene.when.pass_until(phase="end").red.passes()
    scene.when.blue.plays("Unravel", on="Enthralling Song")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox (unsettled)"])
    scene.then.red.has(battlefield=[], mana_pool=["Stoke", "Enthralling Song"])


@proves("WEL-02")
def test_every_pile_is_the_owners() -> None:
    scene = duel()
    scene.red(hand=["Sinkhole"], mana_pool=["Corrode", "Corrode"], battlefield=["Moss Ox (of blue)"])

    scene.when.red.plays("Sinkhole", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(mana_pool=["Moss Ox"])
    scene.then.red.has(mana_pool=["Sinkhole"])


@proves("WEL-03")
def test_a_card_that_changes_zone_is_a_new_object() -> None:
    scene = duel()
    scene.red(
        hand=["Fade from Sight"],
        battlefield=["Barefoot Pilgrim (damage 1, attacked)", "Ivy Mail (on Barefoot Pilgrim)"],
    )
    scene.at(phase="main 2")

    scene.when.red.plays("Fade from Sight", on="Barefoot Pilgrim")
    scene.when.both_pass()
    scene.then.red.has(battlefield=[], mana_pool=["Ivy Mail"], hand=["Barefoot Pilgrim"])

    scene.when.red.plays("Barefoot Pilgrim")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Barefoot Pilgrim (unsettled)"])
    scene.then.stat("Barefoot Pilgrim", attack=1, health=2, damage=0)


@proves("WEL-04")
def test_an_effect_does_as_much_as_it_can() -> None:
    scene = duel()
    scene.red(hand=["Leech Lines"], mana_pool=["Snare"])
    scene.blue(mana_pool=["Moss Ox"])

    scene.when.red.plays("Leech Lines")
    scene.when.both_pass()

    scene.then.blue.has(mana_pool=[], exile=["Moss Ox"])


@proves("WEL-04")
def test_you_may_is_decided_on_resolution() -> None:
    scene = duel()
    scene.red(hand=["Pale Page", "Moss Ox"])

    scene.when.red.plays("Pale Page")
    scene.then.red.was_not_asked("discard")

    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.can("do it").can("do not")

    scene.when.red.chooses("do not")
    scene.then.red.has(hand=["Moss Ox"], mana_pool=[])


@proves("WEL-05")
def test_the_active_player_chooses_first_and_both_discard_at_once() -> None:
    scene = extra_duel()
    scene.red(hand=["Shared Loss", "Moss Ox", "Hush"])
    scene.blue(hand=["Sinkhole", "Gust"])

    scene.when.red.plays("Shared Loss")
    scene.when.both_pass()
    scene.when.red.chooses("Hush")

    scene.then.red.has(mana_pool=[])
    scene.then.blue.is_asked()

    scene.when.blue.chooses("Gust")
    scene.then.red.has(mana_pool=["Hush", "Shared Loss"])
    scene.then.blue.has(mana_pool=["Gust"])


@proves("WEL-06")
def test_set_values_come_before_additions() -> None:
    scene = duel()
    scene.red(battlefield=["War Drums", "Geyser Titan", "Numbing Frost (on Geyser Titan)"])

    scene.then.stat("Geyser Titan", attack=1, health=3)


@proves("WEL-06")
def test_attack_below_zero_counts_as_zero() -> None:
    scene = duel()
    scene.red(battlefield=["Abbess of Still Water"])
    scene.blue(battlefield=["Pale Revenant"])

    scene.then.stat("Pale Revenant", attack=0)


@proves("WEL-06")
def test_the_newest_element_counts() -> None:
    scene = duel()
    scene.red(
        hand=["Moss Ox", "Sprout Lance"],
        battlefield=["Barefoot Pilgrim", "Monsoon", "Clover Wreath (on Barefoot Pilgrim)", "Eldest Oak"],
    )

    scene.then.stat("Eldest Oak", attack=4, health=4)


@proves("WEL-07")
def test_the_affected_player_orders_replacements() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
    scene.blue(battlefield=["Moss Ox", "Stone Hide (on Moss Ox)", "Ward Charm (on Moss Ox)"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.is_asked("which applies first")

    scene.when.blue.chooses("Ward Charm")
    scene.then.blue.has(battlefield=["Moss Ox", "Stone Hide (on Moss Ox)"], mana_pool=["Ward Charm"])
    scene.then.stat("Moss Ox", damage=0)


@proves("WEL-07")
def test_a_card_that_leaves_still_applies_to_its_own_leaving() -> None:
    scene = duel()
    scene.red(battlefield=["Null Seal"])
    scene.blue(hand=["Unravel", "Snare"])
    scene.at(active="blue")

    scene.when.blue.plays("Unravel", on="Null Seal")
    scene.when.both_pass()

    scene.then.red.has(exile=["Null Seal"], mana_pool=[])
    scene.then.blue.has(mana_pool=["Unravel"], exile=["Snare"])


@proves("WEL-07")
def test_a_changed_destination_changes_only_the_place() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"], battlefield=["Null Seal"])
    scene.blue(battlefield=["Candle Child"])

    scene.when.red.plays("Furnace Bolt", on="Candle Child")
    scene.when.both_pass()
    scene.then.blue.has(exile=["Candle Child"], mana_pool=[], battlefield=[])

    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Wisp"])
