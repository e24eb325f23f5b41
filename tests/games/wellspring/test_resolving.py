"""Chapters 6 and 7: resolving, fizzling, countering, triggered abilities."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-52")
def test_what_stays_enters_the_battlefield_and_before_that_lies_on_the_stack_alone() -> None:
    scene = duel()
    scene.red(
        hand=["Barefoot Pilgrim", "Clear Skies", "War Drums", "Fever Brand", "Ash Marshal", "Ember Idol"],
        mana_pool=["Stoke"] * 7,
    )
    costs = {"War Drums": 2, "Ash Marshal": 4, "Ember Idol": 1}
    for name in ("Barefoot Pilgrim", "Clear Skies", "War Drums", "Fever Brand", "Ash Marshal", "Ember Idol"):
        scene.when.red.plays(name, paying=["Stoke"] * costs.get(name, 0))
        scene.then.stack(name)
        scene.when.both_pass()

    scene.then.red.has(
        battlefield=[
            "Barefoot Pilgrim",
            "Clear Skies",
            "War Drums",
            "Fever Brand (on Barefoot Pilgrim)",
            "Ash Marshal",
            "Ember Idol",
        ],
        mana_pool=[],
    )


@proves("WEL-53")
def test_an_instantaneous_card_goes_to_the_pool_as_the_very_last_step() -> None:
    scene = duel()
    scene.red(hand=["Recall to Life"], mana_pool=["Far Sight", "Far Sight", "Far Sight", "Moss Ox"])

    scene.when.red.plays("Recall to Life")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox (unsettled)"], mana_pool=["Recall to Life"])

    heal = duel()
    heal.red(hand=["Cool Draught"], mana_pool=["Undertow", "Undertow"])
    heal.when.red.plays("Cool Draught")
    heal.when.both_pass()
    heal.then.red.has(mana_pool=["Cool Draught"])


@proves("WEL-54")
def test_without_any_legal_target_nothing_happens_and_the_card_goes_to_the_pool() -> None:
    scene = extra_duel()
    scene.red(hand=["Plain Spark"])
    scene.blue(hand=["Gust", "Snare"], battlefield=["Moss Ox"])

    scene.when.red.plays("Plain Spark", on="Moss Ox").passes()
    scene.when.blue.plays("Gust", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.red.has(hand=[], mana_pool=["Plain Spark"], exile=[])
    scene.then.blue.has(hand=["Moss Ox"])


@proves("WEL-54")
def test_with_some_legal_target_it_resolves_without_the_others() -> None:
    scene = duel()
    scene.red(hand=["Forked Spark"], mana_pool=["Snare", "Snare"], deck=["Stoke", "Hush"])
    scene.blue(hand=["Gust", "Snare"], battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Forked Spark", on=["Moss Ox", "Reed Sentinel"]).passes()
    scene.when.blue.plays("Gust", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.stat("Reed Sentinel", damage=1)
    scene.then.red.has(hand=["Stoke"], mana_pool=["Forked Spark"])


@proves("WEL-54")
def test_a_target_that_no_longer_fits_the_text_is_illegal() -> None:
    scene = extra_duel()
    scene.red(hand=["Drown"], mana_pool=["Cool Draught"])
    scene.blue(hand=["Battle Cry"], battlefield=["Moss Ox"])

    scene.when.red.plays("Drown", on="Moss Ox").passes()
    scene.when.blue.plays("Battle Cry", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Moss Ox"])
    scene.then.red.has(mana_pool=["Drown"])


@proves("WEL-55")
def test_a_countered_spell_is_exiled_and_does_nothing() -> None:
    scene = duel()
    scene.red(hand=["Calving Season"], mana_pool=["Corrode"])
    scene.blue(hand=["Hush"], mana_pool=["Snare", "Gust"])

    scene.when.red.plays("Calving Season").passes()
    scene.when.blue.plays("Hush", on="Calving Season")
    scene.when.both_pass()

    scene.then.stack().red.has(battlefield=[], mana_pool=[], exile=["Corrode", "Calving Season"])
    scene.then.blue.has(mana_pool=["Hush"], exile=["Snare", "Gust"])


@proves("WEL-56")
def test_counter_takes_spells_on_the_stack_and_destroy_those_on_the_battlefield() -> None:
    scene = duel()
    scene.red(hand=["Stoke", "Barefoot Pilgrim"], battlefield=["War Drums"])
    scene.blue(hand=["Hush", "Unravel"], mana_pool=["Snare", "Gust"])

    scene.when.red.plays("Stoke").passes()
    scene.then.blue.cannot("play", "Hush").can("play", "Unravel")

    scene.when.blue.plays("Unravel")
    scene.then.blue.cannot("play", "Hush")


@proves("WEL-56")
def test_a_spell_that_cannot_be_countered_resolves() -> None:
    scene = duel()
    scene.red(hand=["Final Word"], mana_pool=["Far Sight", "Far Sight"])
    scene.blue(hand=["Hush"], mana_pool=["Snare", "Gust"], battlefield=["Moss Ox"])

    scene.when.red.plays("Final Word", on="Moss Ox").passes()
    scene.when.blue.plays("Hush", on="Final Word")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[], mana_pool=["Hush", "Moss Ox"])
    scene.then.red.has(mana_pool=["Final Word"])


@proves("WEL-56")
def test_change_the_target_finds_another_that_the_controller_could_have_chosen() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"], battlefield=["Barefoot Pilgrim"])
    scene.blue(hand=["Mirror Dust", "Snare"], battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox").passes()
    scene.when.blue.plays("Mirror Dust", on="Furnace Bolt")
    scene.when.both_pass()
    scene.then.red.cannot("change").is_asked("priority")

    scene.when.resolve_stack()
    scene.then.blue.has(battlefield=["Moss Ox"], mana_pool=["Mirror Dust", "Reed Sentinel"])

    alone = duel()
    alone.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
    alone.blue(hand=["Mirror Dust", "Snare"], battlefield=["Moss Ox"])
    alone.when.red.plays("Furnace Bolt", on="Moss Ox").passes()
    alone.when.blue.plays("Mirror Dust", on="Furnace Bolt")
    alone.when.resolve_stack()
    alone.then.blue.has(battlefield=[])


@proves("WEL-56")
def test_only_a_spell_with_a_target_can_be_changed() -> None:
    scene = duel()
    scene.red(hand=["Far Sight"])
    scene.blue(hand=["Mirror Dust", "Snare"])

    scene.when.red.plays("Far Sight").passes()

    scene.then.blue.cannot("play", "Mirror Dust")


@proves("WEL-57")
def test_the_active_players_triggers_go_on_the_stack_first() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Hourglass"], deck=["Moss Ox", "Gust"])
    scene.blue(battlefield=["Hourglass", "Night Owl"], deck=["Moss Ox", "Gust"])
    scene.at(phase="end", active="blue")

    scene.when.both_pass()
    scene.then.blue.is_asked("which of your abilities")
    scene.when.blue.chooses("Night Owl")
    scene.then.stack("Hourglass", "Night Owl", "Hourglass").asked("red", "priority")

    scene.when.both_pass()
    scene.then.red.has(exile=["Moss Ox"])
    scene.then.blue.has(exile=[])


@proves("WEL-57")
def test_the_same_order_holds_in_the_counterattack_round() -> None:
    scene = duel()
    scene.red(battlefield=["Brass Hydra", "Moss Ox"])
    scene.blue(battlefield=["Gale Rider"])
    scene.at(phase="counterattack round")

    scene.when.blue.attacks("Gale Rider", "Moss Ox")

    scene.then.stack("Gale Rider", "Brass Hydra", "Gale Rider")


@proves("WEL-58")
def test_a_trigger_without_a_required_target_is_dropped() -> None:
    scene = duel()
    scene.red(hand=["Coal Juggler"], mana_pool=["Stoke", "Stoke"])

    scene.when.red.plays("Coal Juggler")
    scene.when.both_pass()

    scene.then.stack().red.has(battlefield=["Coal Juggler"])


@proves("WEL-58")
def test_a_trigger_is_aimed_as_it_goes_on_the_stack_and_outlives_its_source() -> None:
    scene = duel()
    scene.red(hand=["Coal Juggler"], mana_pool=["Stoke", "Stoke"])
    scene.blue(hand=["Pilot Spark", "Pilot Spark"], battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Coal Juggler")
    scene.when.both_pass()
    scene.when.red.chooses("Moss Ox")
    scene.then.stack("Coal Juggler").asked("red", "priority")

    scene.when.red.passes()
    scene.when.blue.plays("Pilot Spark", on="Coal Juggler").plays("Pilot Spark", on="Coal Juggler")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.has(battlefield=[], mana_pool=["Coal Juggler"])

    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Reed Sentinel"], mana_pool=["Moss Ox"])


@proves("WEL-59")
def test_cards_that_go_at_the_same_time_see_each_other_go() -> None:
    scene = extra_duel()
    scene.red(hand=["Second Wave"], battlefield=["Bone Chorister (damage 1)", "Candle Child"], deck=["Stoke", "Hush"])

    scene.when.red.plays("Second Wave")
    scene.when.both_pass()
    scene.then.red.has(battlefield=[]).is_asked("which of your abilities")

    scene.when.red.chooses("Bone Chorister")
    scene.then.stack("Bone Chorister", "Candle Child")


@proves("WEL-60")
def test_an_if_is_asked_when_it_triggers_and_when_it_resolves() -> None:
    strong = duel()
    strong.red(battlefield=["Geyser Titan"])
    strong.blue(battlefield=["Brass Hydra"])
    strong.at(phase="attack round")
    strong.when.red.attacks("Geyser Titan", "blue")
    strong.then.stack("Geyser Titan")

    weak = duel()
    weak.red(battlefield=["Gale Rider"])
    weak.blue(battlefield=["Brass Hydra"])
    weak.at(phase="attack round")
    weak.when.red.attacks("Gale Rider", "blue")
    weak.then.stack("Gale Rider", "Gale Rider", "Brass Hydra")
    weak.when.both_pass()
    weak.then.red.has(battlefield=[], mana_pool=["Gale Rider"])


@proves("WEL-60")
def test_a_condition_that_has_failed_meanwhile_stops_the_ability() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Moss Ox"], hand=["Battle Cry"])
    scene.blue(battlefield=["Brass Hydra"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "blue")
    scene.then.stack("Moss Ox", "Brass Hydra")
    scene.when.red.plays("Battle Cry", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=["Moss Ox"])
    scene.then.blue.has(exile=4)


@proves("WEL-61")
def test_an_ability_from_hand_asks_its_holder_alone_and_declining_leaves_no_trace() -> None:
    stories: list[str] = []
    for hand in (["Wave Darter"], ["Moss Ox"]):
        scene = duel()
        scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
        scene.blue(hand=hand, battlefield=["Barefoot Pilgrim"])
        scene.when.red.plays("Furnace Bolt", on="Barefoot Pilgrim")
        scene.when.both_pass()
        if hand == ["Wave Darter"]:
            scene.then.blue.can("show", "Wave Darter").can("decline")
            assert scene.game.view(0).to_decide == -1
            scene.when.blue.chooses("decline")
        scene.then.asked("red", "priority")
        log = scene.game.log
        assert log is not None
        stories.append(str((scene.game.view(0).data(), log.lines(0))))
    assert stories[0] == stories[1]


@proves("WEL-61")
def test_a_shown_card_works_from_the_hand() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
    scene.blue(hand=["Wave Darter"], battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Furnace Bolt", on="Barefoot Pilgrim")
    scene.when.both_pass()
    scene.when.blue.chooses("show Wave Darter")
    scene.then.stack("Wave Darter").red.sees("Wave Darter", "blue hand")

    scene.when.both_pass()
    scene.then.blue.has(hand=[], battlefield=["Wave Darter (unsettled)"])
