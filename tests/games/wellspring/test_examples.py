"""The ledger's worked examples; Ann is red, Ben is blue."""

from cardwright.games.wellspring.zones import DECK, HAND
from cardwright.testing import proves
from tests.games.wellspring.workshop import deck, duel, extra_duel, names, start


@proves("WEL-13", "WEL-14")
def test_01_hero_in_the_opening_hand() -> None:
    for option, hand, left in (("four_total", 4, 26), ("four_plus_hero", 5, 25)):
        game = start(deck("cinder-rush"), deck("tidewall", "Gust"), 1, opening_hand=option)
        game.choose_key("first")

        assert "Ash Marshal" in names(game, HAND, 0)
        assert (len(names(game, HAND, 0)), len(names(game, DECK, 0))) == (hand, left)
        assert (len(names(game, HAND, 1)), len(names(game, DECK, 1))) == (4, 26)


@proves("WEL-16", "WEL-17", "WEL-18", "WEL-92")
def test_02_mulligan() -> None:
    game = start(deck("cinder-rush"), deck("tidewall"), 4)
    assert game.decision is not None
    game.choose_key("first" if game.decision.seat == 0 else "second")
    hero = next(card for card in game.zone(HAND, 0) if game.name_of(card) == "Ash Marshal")
    other = next(card for card in game.zone(HAND, 0) if card != hero)
    top = game.zone(DECK, 0)[-2:]

    game.choose_key(f"put aside {game.name_of(other)}")
    game.choose_key("put aside Ash Marshal")
    game.choose_key("done")

    assert set(top) <= set(game.zone(HAND, 0))
    assert {hero, other} <= {*game.zone(DECK, 0), *game.zone(HAND, 0)[4:]}
    assert len(game.zone(DECK, 0)) + len(game.zone(HAND, 0)) == 30
    facts = dict(game.view(1).facts)
    assert (facts["red mulligan"], facts["blue mulligan"]) == ("2", "0")
    assert not game.view(1).zone("hand", 0).cards
    assert [card.name for card in game.view(0).zone("hand", 1).cards] == ["Abbess of Still Water"]


@proves("WEL-42", "WEL-46", "WEL-47", "WEL-48")
def test_03_paying() -> None:
    scene = duel()
    scene.red(hand=["Coal Juggler", "Stoke", "Drown"], mana_pool=["Match Imp", "Gust"])

    scene.when.red.plays("Coal Juggler", paying=["channel Stoke", "channel more", "Gust"])

    scene.then.red.has(exile=["Stoke", "Match Imp", "Gust"], mana_pool=[], hand=["Drown"], mana="-")
    scene.then.stack("Coal Juggler")


@proves("WEL-48", "WEL-53")
def test_04_a_free_card_eats_the_tally() -> None:
    scene = duel()
    scene.red(hand=["Flashfire Rite", "Bog Lurker", "Furnace Bolt"])
    scene.blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Flashfire Rite")
    scene.when.both_pass()
    scene.then.red.has(mana="2F", mana_pool=["Flashfire Rite"])

    scene.when.red.plays("Bog Lurker")
    scene.when.both_pass()
    scene.then.red.has(mana="-")
    scene.when.red.plays("Furnace Bolt")
    scene.then.red.has(exile=["Flashfire Rite"])

    other = duel()
    other.red(hand=["Furnace Bolt"], mana="2F")
    other.blue(battlefield=["Moss Ox"])
    other.when.red.plays("Furnace Bolt")
    other.then.red.has(mana="-", exile=[])


@proves("WEL-31", "WEL-35", "WEL-38", "WEL-28")
def test_05_last_in_first_out() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt"], mana_pool=["Stoke"])
    scene.blue(hand=["Barkskin"], battlefield=["Moss Ox"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox").passes()
    scene.when.blue.plays("Barkskin", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stack("Furnace Bolt").asked("red", "priority").stat("Moss Ox", health=5)

    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=2, health=5, damage=3)

    scene.when.pass_until(turn=4)
    scene.then.stat("Moss Ox", attack=2, health=2, damage=0)


@proves("WEL-54", "WEL-03", "WEL-99")
def test_06_fizzle() -> None:
    for spark, pool, exile in (("Plain Spark", ["Plain Spark"], []), ("Pilot Spark", [], ["Pilot Spark"])):
        scene = extra_duel()
        scene.red(hand=[spark])
        scene.blue(hand=["Gust", "Snare"], battlefield=["Moss Ox"])

        scene.when.red.plays(spark, on="Moss Ox").passes()
        scene.when.blue.plays("Gust", on="Moss Ox")
        scene.when.resolve_stack()

        scene.then.red.has(hand=[], mana_pool=pool, exile=exile)


@proves("WEL-55", "WEL-56", "WEL-31")
def test_07_counter_war() -> None:
    scene = duel()
    scene.red(hand=["Sinkhole", "Hush"], mana_pool=["Corrode", "Corrode", "Gust", "Gust"])
    scene.blue(hand=["Hush"], mana_pool=["Gust", "Gust"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sinkhole", on="Moss Ox").passes()
    scene.when.blue.plays("Hush", on="Sinkhole").passes()
    scene.when.red.plays("Hush", on="Hush")
    scene.when.resolve_stack()

    scene.then.red.has(mana_pool=["Hush", "Sinkhole"])
    scene.then.blue.has(exile=["Gust", "Gust", "Hush"], mana_pool=["Moss Ox"])

    alone = duel()
    alone.red(hand=["Sinkhole"], mana_pool=["Corrode", "Corrode"])
    alone.blue(hand=["Hush"], mana_pool=["Gust", "Gust"], battlefield=["Moss Ox"])
    alone.when.red.plays("Sinkhole", on="Moss Ox").passes()
    alone.when.blue.plays("Hush", on="Sinkhole")
    alone.when.resolve_stack()
    alone.then.red.has(exile=["Corrode", "Corrode", "Sinkhole"])
    alone.then.blue.has(mana_pool=["Hush"])


@proves("WEL-56", "WEL-52", "WEL-43")
def test_08_a_creature_is_no_spell() -> None:
    scene = duel()
    scene.red(hand=["Barefoot Pilgrim"])
    scene.blue(hand=["Hush", "Misroute", "Final Word"], mana_pool=["Gust", "Gust", "Far Sight", "Far Sight"])

    scene.when.red.plays("Barefoot Pilgrim").passes()

    scene.then.blue.cannot("play", "Hush").cannot("play", "Final Word").can("play", "Misroute")
    scene.when.blue.plays("Misroute")
    scene.when.resolve_stack()
    scene.then.red.has(exile=["Barefoot Pilgrim"], battlefield=[])


@proves("WEL-57", "WEL-83", "WEL-84", "WEL-85")
def test_09_one_resolution_or_two() -> None:
    scene = extra_duel()
    scene.red(battlefield=["Hourglass"], deck=[])
    scene.blue(battlefield=["Hourglass"], deck=[])
    scene.at(phase="end", active="blue")
    scene.when.both_pass()
    scene.then.stack("Hourglass", "Hourglass")
    assert scene.game.stack_lines()[1][1] == 1

    scene.when.both_pass()
    scene.then.is_over("blue")

    draught = duel()
    draught.red(hand=["Last Draught"], mana_pool=["Undertow"] * 3, deck=["Gust"])
    draught.blue(deck=[])
    draught.when.red.plays("Last Draught")
    draught.when.both_pass()
    draught.then.is_draw()


@proves("WEL-32", "WEL-36", "WEL-37", "WEL-38", "WEL-22")
def test_10_timing() -> None:
    for phase in ("start", "draw"):
        scene = duel()
        scene.red(battlefield=["Moss Ox"], hand=["Barefoot Pilgrim"])
        scene.blue(hand=["Gust", "Snare", "Barefoot Pilgrim", "Stoke", "Slate Oracle"])
        scene.at(phase=phase)
        scene.then.red.cannot("play")
        scene.when.red.passes()
        scene.then.blue.can("play", "Gust").cannot("play", "Barefoot Pilgrim").cannot("play", "Stoke")
        scene.then.blue.cannot("play", "Slate Oracle")

    main = duel()
    main.red(hand=["Far Sight", "Limpet Line", "Barefoot Pilgrim"])
    main.when.red.plays("Far Sight")
    main.then.red.can("play", "Limpet Line").cannot("play", "Barefoot Pilgrim")
    main.when.both_pass()
    main.when.red.chooses("Moss Ox")
    main.then.red.can("play", "Barefoot Pilgrim")


@proves("WEL-50", "WEL-45", "WEL-44")
def test_11_discounts() -> None:
    scene = extra_duel()
    scene.red(hand=["Two Winds"], mana_pool=["Gust"], battlefield=["Storm Clerk", "Storm Clerk"])
    scene.then.red.cannot("play", "Two Winds")

    paid = extra_duel()
    paid.red(hand=["Two Winds"], mana_pool=["Gust", "Far Sight"], battlefield=["Storm Clerk", "Storm Clerk"])
    paid.when.red.plays("Two Winds")
    paid.then.red.has(exile=["Far Sight"], mana_pool=["Gust"])


@proves("WEL-82", "WEL-83", "WEL-78")
def test_12_just_enough() -> None:
    scene = duel()
    scene.red(battlefield=["Lantern Shade", "Pale Revenant", "Silt Leech"])
    scene.blue(deck=["Gust", "Hush", "Snare"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Lantern Shade", "blue")
    scene.when.both_pass()
    scene.then.blue.has(deck=[], exile=["Gust", "Hush", "Snare"])

    scene.when.red.attacks("Pale Revenant", "blue")
    scene.when.both_pass()
    scene.then.goes_on()

    scene.when.red.attacks("Silt Leech", "blue")
    scene.when.both_pass()
    scene.then.is_over("red")


@proves("WEL-77", "WEL-63", "WEL-73", "WEL-75", "WEL-82", "WEL-27")
def test_13_trade_and_clearing_the_way() -> None:
    scene = duel()
    scene.red(battlefield=["Lantern Shade", "Moss Ox", "Gale Rider"])
    scene.blue(battlefield=["Charwood Stag", "Bog Lurker"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Lantern Shade", "Charwood Stag")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Moss Ox", "Gale Rider"], exile=["Lantern Shade"])
    scene.then.blue.has(battlefield=["Bog Lurker"], mana_pool=["Charwood Stag"])
    scene.then.red.cannot("attack", "Moss Ox", "blue")

    scene.when.red.attacks("Moss Ox", "Bog Lurker")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.can("attack", "Gale Rider", "blue").stat("Moss Ox", damage=1)

    scene.when.red.attacks("Gale Rider", "blue")
    scene.when.resolve_stack()
    scene.then.blue.has(exile=3)

    scene.when.pass_until(turn=4)
    scene.then.stat("Moss Ox", damage=0)


@proves("WEL-20", "WEL-72", "WEL-99")
def test_14_settling() -> None:
    scene = duel()
    scene.red(hand=["Moss Ox", "Match Imp", "Corrode"])
    scene.at(turn=5)

    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Match Imp")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.cannot("attack", "Moss Ox", "blue").can("attack", "Match Imp", "blue")

    scene.when.pass_until(turn=6, phase="counterattack round")
    scene.then.red.can("attack", "Moss Ox", "blue")

    scene.when.pass_until(turn=7, phase="attack round")
    scene.then.red.can("attack", "Moss Ox", "blue")


@proves("WEL-69", "WEL-70", "WEL-32", "WEL-73", "WEL-81")
def test_15_counterattack_without_an_attack() -> None:
    scene = duel()
    scene.blue(battlefield=["Gale Rider"])
    scene.at(phase="attack round")
    scene.when.both_pass()
    scene.then.fact(phase="counterattack round", priority="blue")

    scene.when.blue.attacks("Gale Rider", "red")
    scene.when.resolve_stack()
    scene.then.red.has(exile=3)

    snared = duel()
    snared.red(battlefield=["Snare (on Gale Rider)"])
    snared.blue(battlefield=["Gale Rider"])
    snared.at(phase="counterattack round")
    snared.then.blue.cannot("attack")

    nobody = duel()
    nobody.at(phase="attack round")
    nobody.when.both_pass()
    nobody.then.fact(phase="main 2")


@proves("WEL-79", "WEL-76", "WEL-71", "WEL-80")
def test_16_target_gone_target_changed() -> None:
    scene = duel()
    scene.red(battlefield=["Geyser Titan"])
    scene.blue(hand=["Gust", "Snare", "Bait"], mana_pool=["Drown"], battlefield=["Candle Child", "Pale Revenant"])
    scene.at(phase="attack round")
    scene.when.red.attacks("Geyser Titan", "Candle Child").passes()
    scene.when.blue.plays("Gust", on="Candle Child")
    scene.when.resolve_stack()
    scene.then.stat("Geyser Titan", damage=0)
    scene.then.red.cannot("attack")

    changed = duel()
    changed.red(battlefield=["Geyser Titan"])
    changed.blue(hand=["Bait"], mana_pool=["Drown"], battlefield=["Candle Child", "Dawn Trumpeter"])
    changed.at(phase="attack round")
    changed.when.red.attacks("Geyser Titan", "Candle Child").passes()
    changed.when.blue.plays("Bait", on="Dawn Trumpeter")
    changed.when.resolve_stack()
    changed.then.blue.has(battlefield=["Candle Child"], mana_pool=["Bait", "Dawn Trumpeter"])
    changed.then.stat("Candle Child", damage=0)


@proves("WEL-25", "WEL-26", "WEL-27")
def test_17_end_of_turn() -> None:
    scene = extra_duel()
    scene.red(hand=["Moss Ox"] * 7, deck=["Gust"], battlefield=["Evening Book", "Kettle Crab (damage 1)"])
    scene.blue(hand=["Moss Ox"] * 9)
    scene.at(phase="main 2")

    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.has(hand=8).is_asked("priority")
    scene.when.both_pass()
    scene.when.red.chooses("discard Gust")

    scene.then.red.has(hand=7, mana_pool=["Gust"])
    scene.then.stat("Kettle Crab", damage=0)
    scene.then.blue.has(hand=9)


@proves("WEL-06", "WEL-62", "WEL-63", "WEL-94", "WEL-65", "WEL-33")
def test_18_lost_bonus() -> None:
    scene = duel()
    scene.red(hand=["Unravel", "Snare"])
    scene.blue(battlefield=["Moss Ox (damage 3)", "Ivy Mail (on Moss Ox)"])
    scene.when.red.plays("Unravel", on="Ivy Mail")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[], mana_pool=["Ivy Mail", "Moss Ox"])

    rain = duel()
    rain.red(hand=["Clear Skies"])
    rain.blue(battlefield=["Monsoon", "Bog Lurker (damage 1)"], deck=["Moss Ox"])
    rain.when.red.plays("Clear Skies")
    rain.when.both_pass()
    rain.then.blue.has(battlefield=[], mana_pool=["Monsoon", "Bog Lurker"])
    rain.then.stack("Clear Skies", "Bog Lurker")


@proves("WEL-64", "WEL-02", "WEL-33")
def test_19_foreign_attachment() -> None:
    scene = duel()
    scene.red(hand=["Sinkhole"], mana_pool=["Corrode", "Corrode"], battlefield=["Numbing Frost (on Eldest Oak)"])
    scene.blue(battlefield=["Eldest Oak"])

    scene.when.red.plays("Sinkhole", on="Eldest Oak")
    scene.when.both_pass()

    scene.then.blue.has(mana_pool=["Eldest Oak"])
    scene.then.red.has(mana_pool=["Sinkhole", "Numbing Frost"])


@proves("WEL-43", "WEL-53")
def test_20_not_in_the_pool_yet() -> None:
    scene = duel()
    scene.red(hand=["Second Tide", "Kettle Crab"])
    scene.then.red.cannot("play", "Second Tide")

    pool = duel()
    pool.red(hand=["Second Tide", "Kettle Crab"], mana_pool=["Cool Draught"])
    pool.when.red.plays("Second Tide", on="Cool Draught", paying=["Kettle Crab"])
    pool.when.both_pass()
    pool.then.red.has(hand=["Cool Draught"], mana_pool=["Second Tide"], exile=["Kettle Crab"])
