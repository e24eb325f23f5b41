"""Chapter 5: cost, channelling, mana."""

from cardwright.games.wellspring import entry
from cardwright.games.wellspring.rulebook import ELEMENTS
from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-41")
def test_every_card_has_one_element_and_every_creature_two_stats() -> None:
    pool = entry.pool()
    for face in pool.faces:
        assert sum(1 for word in ELEMENTS if face.traits & pool.bit(word)) == 1, face.name
        if face.traits & pool.bit("creature"):
            assert face.stats[0] >= 0, face.name
            assert face.stats[1] > 0, face.name


@proves("WEL-42")
def test_a_card_is_announced_aimed_paid_and_then_played() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke", "Cinder Whelp"], mana="W", battlefield=["Slate Oracle"])
    scene.blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.does("play Furnace Bolt")
    scene.then.stack("Furnace Bolt").asked("red")
    scene.then.red.has(hand=[]).can("choose", "Moss Ox").can("choose", "Reed Sentinel")

    scene.when.red.chooses("Reed Sentinel")
    scene.then.red.is_asked("pay").can("channel pooled Stoke").has(exile=[])

    scene.when.red.chooses("Stoke")
    scene.then.stack("Furnace Bolt").red.has(exile=["Stoke"], mana="F W")

    scene.when.red.chooses("finish")
    scene.then.stack("Furnace Bolt", "Slate Oracle").asked("red", "priority")
    scene.then.red.has(mana="-")


@proves("WEL-42")
def test_cast_means_to_play_a_spell() -> None:
    scene = duel()
    scene.red(hand=["Stoke", "Far Sight"], battlefield=["Slate Oracle"])

    scene.when.red.plays("Stoke")
    scene.then.stack("Stoke")

    scene.when.both_pass()
    scene.when.red.plays("Far Sight")
    scene.then.stack("Far Sight", "Slate Oracle")


@proves("WEL-43")
def test_a_card_cannot_pay_for_itself() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox", "Barefoot Pilgrim"])
    scene.then.red.cannot("play", "Moss Ox").can("play", "Barefoot Pilgrim")

    paid = duel()
    paid.red(hand=["Moss Ox", "Moss Ox"])
    paid.then.red.can("play", "Moss Ox")


@proves("WEL-43")
def test_a_play_needs_its_targets_and_its_own_restriction() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt", "Rubble Imp", "Calving Season", "Barkskin"], mana_pool=["Stoke", "Moss Ox"])
    scene.then.red.cannot("play", "Furnace Bolt").cannot("play", "Rubble Imp").cannot("play", "Barkskin")

    scene.when.red.plays("Calving Season", paying=["Moss Ox"])
    scene.when.both_pass()
    scene.then.red.can("play", "Rubble Imp").can("play", "Barkskin").cannot("play", "Furnace Bolt")


@proves("WEL-43")
def test_two_targets_must_be_two_cards() -> None:
    scene = duel()
    scene.red(hand=["Forked Spark"], mana_pool=["Snare", "Gust"], battlefield=["Moss Ox"])
    scene.then.red.cannot("play", "Forked Spark")

    two = duel()
    two.red(hand=["Forked Spark"], mana_pool=["Snare", "Gust"], battlefield=["Moss Ox"])
    two.blue(battlefield=["Reed Sentinel"])
    two.when.red.plays("Forked Spark", on=["Reed Sentinel", "Moss Ox"])
    two.when.both_pass()
    two.then.stat("Reed Sentinel", damage=2)
    two.then.stat("Moss Ox", damage=1)


@proves("WEL-44")
def test_no_symbol_is_free_and_a_bare_symbol_is_one() -> None:
    pool = entry.pool()
    costs = {name: face.cost for name in ("Stoke", "Furnace Bolt", "Geyser Titan") if (face := pool.find(name))}
    assert costs == {"Stoke": [0, 0, 0, 0, 0], "Furnace Bolt": [1, 0, 0, 0, 0], "Geyser Titan": [2, 1, 0, 0, 0]}

    scene = duel()
    scene.red(hand=["Stoke"])
    scene.when.red.plays("Stoke")
    scene.then.stack("Stoke").red.was_not_asked("pay")


@proves("WEL-45")
def test_mana_must_cover_the_cost_in_kind() -> None:
    scene = duel()
    scene.red(hand=["Kettle Crab"], mana_pool=["Stoke", "Stoke", "Moss Ox"])
    scene.then.red.cannot("play")

    covered = duel()
    covered.red(hand=["Kettle Crab"], mana_pool=["Stoke", "Cool Draught", "Moss Ox"])
    covered.when.red.plays("Kettle Crab")
    covered.then.red.has(exile=["Stoke", "Cool Draught"], mana_pool=["Moss Ox"])


@proves("WEL-45")
def test_a_cost_may_be_in_another_element_than_the_cards_own() -> None:
    scene = duel()
    scene.red(hand=["Prince of Whispers"], mana_pool=["Gust", "Gust", "Far Sight", "Far Sight"])

    scene.when.red.plays("Prince of Whispers")

    scene.then.red.has(mana_pool=[], exile=4)


@proves("WEL-46", "WEL-47")
def test_any_card_of_hand_or_pool_is_channelled_for_its_printed_element() -> None:
    scene = duel()
    scene.red(hand=["Ember Idol", "Gust"], mana_pool=["Ash Marshal", "Snare", "Match Imp", "Hush"])

    scene.when.red.does("play Ember Idol")
    scene.then.red.can("channel pooled Ash Marshal").can("channel pooled Match Imp").cannot("channel", "Gust")

    scene.when.red.chooses("Ash Marshal")
    scene.then.red.has(exile=["Ash Marshal"], mana_pool=["Snare", "Match Imp", "Hush"], mana="F")

    changed = duel()
    changed.red(
        hand=["Corrode"],
        mana_pool=["Barefoot Pilgrim", "Moss Ox"],
        battlefield=["Barefoot Pilgrim", "Clover Wreath (on Barefoot Pilgrim)"],
    )
    changed.when.red.does("play Corrode")
    changed.then.red.has(exile=["Moss Ox"])


@proves("WEL-47")
def test_a_target_in_the_pool_may_be_channelled_and_the_card_fizzles() -> None:
    scene = duel()
    scene.red(hand=["Second Tide"], mana_pool=["Cool Draught"])

    scene.when.red.plays("Second Tide", on="Cool Draught")
    scene.then.red.has(exile=["Cool Draught"])

    scene.when.both_pass()
    scene.then.red.has(hand=[], mana_pool=["Second Tide"])


@proves("WEL-48")
def test_one_may_channel_on_for_nothing_and_the_tally_is_emptied() -> None:
    scene = duel()
    scene.red(hand=["Ember Idol", "Gust"], mana_pool=["Stoke", "Hush"])
    scene.blue(mana="2W")

    scene.when.red.plays("Ember Idol", paying=["channel more", "Gust", "channel more", "Hush"])

    scene.then.red.has(exile=["Stoke", "Gust", "Hush"], mana="-")
    scene.then.blue.has(mana="2W")


@proves("WEL-48")
def test_a_free_card_empties_the_tally_too() -> None:
    scene = duel()
    scene.red(hand=["Barefoot Pilgrim"], mana="2F")

    scene.when.red.plays("Barefoot Pilgrim")

    scene.then.red.has(mana="-")


@proves("WEL-49")
def test_channelling_is_part_of_paying_or_by_option_an_act_of_its_own() -> None:
    scene = duel()
    scene.red(hand=["Stoke", "Ember Idol"])
    scene.then.red.cannot("channel")

    early = duel(channel_timing="any_priority")
    early.red(hand=["Stoke", "Ember Idol"])
    early.when.red.chooses("channel Stoke")
    early.then.stack().asked("red", "priority")
    early.then.red.has(mana="F", exile=["Stoke"])

    early.when.red.plays("Ember Idol")
    early.then.stack("Ember Idol").red.has(mana="-", exile=["Stoke"])


@proves("WEL-49")
def test_an_early_channel_counts_as_something_done() -> None:
    scene = duel(channel_timing="any_priority")
    scene.blue(hand=["Stoke"])

    scene.when.red.passes()
    scene.when.blue.chooses("channel Stoke").passes()

    scene.then.asked("red").fact(phase="main 1")


@proves("WEL-50")
def test_increases_come_first_and_no_reduction_goes_below_zero() -> None:
    scene = extra_duel()
    scene.red(
        hand=["Two Winds"],
        mana_pool=["Far Sight", "Gust"],
        battlefield=["Storm Clerk", "Toll Gate"],
    )
    scene.when.red.plays("Two Winds")
    scene.then.red.has(mana_pool=[], exile=2)

    cheap = extra_duel()
    cheap.red(hand=["Two Winds"], mana_pool=["Far Sight"], battlefield=["Storm Clerk", "Storm Clerk"])
    cheap.when.red.plays("Two Winds")
    cheap.then.red.has(mana_pool=[], exile=["Far Sight"])


@proves("WEL-50")
def test_a_discount_for_the_next_card_is_used_once() -> None:
    scene = duel()
    scene.red(hand=["Tin Sparrow", "Leech Lines", "Leech Lines"], mana_pool=[])

    scene.when.red.plays("Tin Sparrow")
    scene.when.resolve_stack()
    scene.when.red.plays("Leech Lines")
    scene.when.resolve_stack()

    scene.then.red.has(hand=["Leech Lines"], exile=[])
    scene.when.red.plays("Leech Lines")
    scene.then.red.has(exile=["Leech Lines"])


@proves("WEL-51")
def test_paying_for_an_effect_takes_only_what_is_paid() -> None:
    scene = duel()
    scene.red(battlefield=["Dew Altar"], mana_pool=["Stoke"], mana="2W F")
    scene.at(phase="main 2")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.chooses("do it")

    scene.then.red.has(mana="F W", mana_pool=[])

    poor = duel()
    poor.red(battlefield=["Dew Altar"], hand=["Cool Draught"], mana_pool=["Stoke"])
    poor.at(phase="main 2")
    poor.when.both_pass()
    poor.when.both_pass()
    poor.when.red.chooses("do it")
    poor.then.red.has(hand=[], exile=["Cool Draught"], mana_pool=[])
