"""Chapter 12: card movements and words on cards."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-94")
def test_exile_discard_and_destroy_each_go_on_top_of_the_owners_pile() -> None:
    scene = duel()
    scene.red(hand=["Banishment", "Sinkhole"], mana_pool=["Undertow", "Undertow", "Corrode", "Corrode"])
    scene.blue(battlefield=["Moss Ox", "Barefoot Pilgrim"], exile=["Stoke"], mana_pool=["Gust"])

    scene.when.red.plays("Banishment", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Sinkhole", on="Barefoot Pilgrim")
    scene.when.both_pass()

    scene.then.blue.has(exile=["Stoke", "Moss Ox"], mana_pool=["Gust", "Barefoot Pilgrim"])


@proves("WEL-94")
def test_a_discard_is_the_own_choice_or_chances() -> None:
    scene = duel()
    scene.red(hand=["Pale Page", "Gust", "Hush"], deck=["Stoke", "Snare"])
    scene.when.red.plays("Pale Page")
    scene.when.resolve_stack()
    scene.when.red.chooses("do it", "Hush")
    scene.then.red.has(mana_pool=["Hush"], hand=["Gust", "Stoke"])

    lost: set[str] = set()
    for seed in range(20):
        imp = duel()
        imp.seed = seed
        imp.red(hand=["Prying Imp"], mana_pool=["Snare"])
        imp.blue(hand=["Gust", "Hush"])
        imp.when.red.plays("Prying Imp")
        imp.when.resolve_stack()
        imp.then.blue.has(hand=1, mana_pool=1)
        lost.update(name for name in ("Gust", "Hush") if imp.game.name_of(imp.game.zone(2, 1)[0]) == name)
    assert lost == {"Gust", "Hush"}


@proves("WEL-94")
def test_destruction_happens_at_once_within_the_effect() -> None:
    scene = duel()
    scene.red(hand=["Final Word"], mana_pool=["Far Sight"] * 5, battlefield=["Moss Ox"])

    scene.when.red.plays("Final Word", on="Moss Ox")
    scene.when.both_pass()
    scene.then.red.has(mana_pool=["Far Sight"] * 3 + ["Moss Ox", "Final Word"])


@proves("WEL-95")
def test_burn_moves_the_top_cards_of_the_own_deck_to_the_own_pool() -> None:
    scene = duel()
    scene.red(hand=["Stoke"], deck=["Moss Ox", "Gust", "Hush"])

    scene.when.red.plays("Stoke")
    scene.when.both_pass()

    scene.then.red.has(deck=["Hush"], mana_pool=["Moss Ox", "Gust", "Stoke"])


@proves("WEL-95")
def test_burning_from_an_empty_deck_is_an_option() -> None:
    for option, loses in (("nothing", False), ("lose", True)):
        scene = duel(burn_empty=option)
        scene.red(hand=["Stoke"], deck=["Moss Ox"])
        scene.when.red.plays("Stoke")
        scene.when.both_pass()
        assert scene.game.is_over == loses
        if loses:
            scene.then.is_over("blue")
        else:
            scene.then.red.has(deck=[], mana_pool=["Moss Ox", "Stoke"])


@proves("WEL-96")
def test_a_search_takes_one_card_that_fits_shows_it_and_shuffles() -> None:
    scene = duel()
    scene.red(hand=["Burrow Scout"], mana_pool=["Corrode"], deck=["Gust", "Moss Ox", "Hush", "Stoke", "Snare"])

    scene.when.red.plays("Burrow Scout")
    scene.when.resolve_stack()
    scene.then.red.can("find", "Moss Ox").can("find nothing").cannot("find", "Gust")

    scene.when.red.chooses("Moss Ox")
    scene.then.red.has(hand=["Moss Ox"], deck=4)
    scene.then.blue.sees("Moss Ox", "red hand").reads("red shuffles")

    nothing = duel()
    nothing.red(hand=["Burrow Scout"], mana_pool=["Corrode"], deck=[])
    nothing.when.red.plays("Burrow Scout")
    nothing.when.resolve_stack()
    nothing.then.goes_on().red.has(hand=[])


@proves("WEL-96")
def test_a_search_for_a_card_must_take_one_and_does_not_show_it() -> None:
    scene = duel()
    scene.red(hand=["Deep Insight"], mana_pool=["Far Sight", "Far Sight"], deck=["Gust", "Hush"])

    scene.when.red.plays("Deep Insight")
    scene.when.both_pass()
    scene.then.red.can("find", "Gust").can("find", "Hush").cannot("find nothing")

    scene.when.red.chooses("Hush")
    scene.then.red.has(hand=["Hush"], deck=["Gust"])
    scene.then.blue.does_not_see("Hush").does_not_read("Hush")


@proves("WEL-97")
def test_heal_shuffles_the_top_of_the_pool_into_the_deck() -> None:
    scene = duel()
    scene.red(
        hand=["Cool Draught", "Undertow", "Undertow"],
        mana_pool=["Gust", "Hush", "Stoke", "Snare"],
        deck=["Moss Ox", "Moss Ox", "Candle Child"],
    )

    scene.when.red.plays("Cool Draught", paying=[])
    scene.when.both_pass()

    scene.then.red.has(mana_pool=["Gust", "Cool Draught"], deck=4, hand=["Moss Ox", "Moss Ox"])

    few = duel()
    few.red(hand=["Cool Draught", "Undertow", "Undertow"], mana_pool=["Gust"], deck=["Moss Ox", "Moss Ox"])
    few.when.red.plays("Cool Draught", paying=[])
    few.when.both_pass()
    few.then.red.has(mana_pool=["Cool Draught"], deck=["Gust"])


@proves("WEL-98")
def test_a_summoned_creature_is_not_played() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox"], battlefield=["Standing Door", "Slate Oracle"])
    scene.blue(hand=["Misroute", "Snare"])
    scene.at(phase="end", active="blue", turn=4)

    scene.when.pass_until(turn=5)
    scene.when.red.passes()
    scene.then.blue.cannot("play", "Misroute")
    scene.when.blue.passes()
    scene.when.red.chooses("do it")

    scene.then.stack().red.has(battlefield=["Standing Door", "Slate Oracle", "Moss Ox (unsettled)"], hand=[])


@proves("WEL-98")
def test_for_the_first_time_counts_over_the_whole_game() -> None:
    scene = duel()
    scene.red(hand=["Pilot Spark", "Pilot Spark"], battlefield=["Hardy Kestrel"])

    scene.when.red.plays("Pilot Spark", on="Hardy Kestrel")
    scene.when.resolve_stack()
    scene.then.red.has(battlefield=["Hardy Kestrel (unsettled)"])

    scene.when.red.plays("Pilot Spark", on="Hardy Kestrel")
    scene.when.resolve_stack()
    scene.then.red.has(battlefield=[], mana_pool=["Hardy Kestrel"])


@proves("WEL-98")
def test_a_card_exiled_instead_stays_exiled() -> None:
    scene = duel()
    scene.red(hand=["Pilot Spark", "Stoke"], battlefield=["Hardy Kestrel", "Null Seal"], deck=["Slag Hound", "Gust"])

    scene.when.red.plays("Pilot Spark", on="Hardy Kestrel")
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=["Null Seal"], exile=["Pilot Spark", "Hardy Kestrel"])

    burned = duel()
    burned.red(hand=["Stoke"], battlefield=["Null Seal"], deck=["Slag Hound", "Gust", "Hush"])
    burned.when.red.plays("Stoke")
    burned.when.resolve_stack()
    burned.then.red.has(battlefield=["Null Seal"], exile=["Slag Hound", "Gust", "Stoke"])

    free = duel()
    free.red(hand=["Stoke"], deck=["Slag Hound", "Gust", "Hush"])
    free.when.red.plays("Stoke")
    free.when.resolve_stack()
    free.then.red.has(battlefield=["Slag Hound"], mana_pool=["Gust", "Stoke"])


@proves("WEL-99")
def test_ready_may_attack_although_unsettled() -> None:
    scene = duel()
    scene.red(hand=["Match Imp"])

    scene.when.red.plays("Match Imp")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.red.can("attack", "Match Imp", "blue")


@proves("WEL-99")
def test_guard_draws_all_attacks_on_creatures() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"])
    scene.blue(battlefield=["Reed Sentinel", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "Reed Sentinel").cannot("attack", "Moss Ox", "Barefoot Pilgrim")


@proves("WEL-99")
def test_ethereal_never_reaches_a_mana_pool() -> None:
    scene = duel()
    scene.red(hand=["Fade from Sight", "Pilot Spark", "Stoke"], battlefield=["Lantern Shade", "Moss Ox"])
    scene.red(deck=["Lantern Shade", "Gust", "Hush", "Snare"])

    scene.when.red.plays("Fade from Sight", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Stoke")
    scene.when.both_pass()

    scene.then.red.has(exile=["Fade from Sight", "Lantern Shade"], mana_pool=["Gust", "Stoke"])

    limit = duel()
    limit.red(hand=["Moss Ox"] * 7 + ["Lantern Shade"])
    limit.at(phase="end")
    limit.when.both_pass()
    limit.when.red.chooses("discard Lantern Shade")
    limit.then.red.has(exile=["Lantern Shade"], mana_pool=[])


@proves("WEL-99")
def test_a_fight_is_no_attack_and_both_strike_at_once() -> None:
    scene = duel()
    scene.red(hand=["Goad"], mana_pool=["Corrode"], battlefield=["Gale Rider"])
    scene.blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Goad")
    scene.when.both_pass()

    scene.then.stack().red.has(battlefield=[], mana_pool=["Goad", "Gale Rider"])
    scene.then.blue.has(battlefield=[], mana_pool=["Moss Ox"])


@proves("WEL-99")
def test_if_lethal_asks_inside_the_resolution() -> None:
    for creature, burned in (("Moss Ox", 1), ("Reed Sentinel", 0)):
        scene = duel()
        scene.red(hand=["Acid Flask"], mana_pool=["Stoke"], deck=["Gust", "Hush"])
        scene.blue(battlefield=[creature])
        scene.when.red.plays("Acid Flask", on=creature)
        scene.when.both_pass()
        scene.then.red.changed(deck=-burned)


@proves("WEL-99")
def test_ethereal_goes_to_exile_even_where_another_effect_would_save_it() -> None:
    scene = extra_duel()
    scene.red(hand=["Undertow"], mana_pool=["Cool Draught", "Cool Draught"])
    scene.blue(deck=["Lantern Shade", "Gust", "Hush", "Stoke"], battlefield=["Cistern"])

    scene.when.red.plays("Undertow")
    scene.when.both_pass()

    scene.then.blue.has(mana_pool=[], exile=["Lantern Shade", "Gust", "Hush"])
