"""Chapter 8: the state check."""

from cardwright.testing import proves
from tests.games.wellspring.workshop import duel, extra_duel


@proves("WEL-62")
def test_the_check_never_runs_inside_a_resolution() -> None:
    scene = duel()
    scene.red(hand=["Acid Flask"], mana_pool=["Stoke"], deck=["Moss Ox", "Gust"])
    scene.blue(battlefield=["Moss Ox", "Bone Chorister"], deck=["Hush", "Snare"])

    scene.when.red.plays("Acid Flask", on="Moss Ox")
    scene.when.both_pass()

    # Still on the battlefield at 0 HP while "if lethal" burned a card; destroyed right after.
    scene.then.red.has(mana_pool=["Moss Ox", "Acid Flask"])
    scene.then.blue.has(battlefield=["Bone Chorister"], mana_pool=["Moss Ox"])
    scene.then.stack("Bone Chorister")


@proves("WEL-62")
def test_all_that_applies_happens_at_once_and_then_again() -> None:
    scene = duel()
    scene.red(hand=["Squall"], mana_pool=["Snare", "Snare"])
    scene.blue(battlefield=["Moss Ox", "Bone Chorister", "Ivy Mail (on Bone Chorister)", "Memory Locket (on Moss Ox)"])

    scene.when.red.plays("Squall")
    scene.when.both_pass()

    scene.then.stat("Bone Chorister", damage=2, health=4)
    scene.then.stat("Moss Ox", damage=2, health=3)

    gone = duel()
    gone.red(hand=["Squall"], mana_pool=["Snare", "Snare"])
    gone.blue(battlefield=["Moss Ox", "Barefoot Pilgrim", "Snare (on Moss Ox)"])
    gone.when.red.plays("Squall")
    gone.when.both_pass()
    gone.then.blue.has(battlefield=[], mana_pool=["Moss Ox", "Barefoot Pilgrim", "Snare"])


@proves("WEL-62", "WEL-84")
def test_loss_marks_come_first_and_nothing_else_happens() -> None:
    scene = duel()
    scene.red(battlefield=["Moss Ox"], hand=["Pilot Spark"])
    scene.blue(deck=[], battlefield=["Candle Child"])
    scene.at(phase="attack round", active="red")
    scene.red(deck=[])

    scene.when.red.plays("Pilot Spark", on="Candle Child")
    scene.when.both_pass()

    scene.then.is_over("blue")
    scene.then.blue.has(battlefield=["Candle Child (damage 1)"])


@proves("WEL-63")
def test_a_creature_at_zero_or_below_is_destroyed() -> None:
    scene = duel()
    scene.red(hand=["Furnace Bolt", "Pilot Spark", "Fever Brand"], mana_pool=["Stoke"])
    scene.blue(battlefield=["Barefoot Pilgrim", "Moss Ox (damage 1)", "Candle Child"])

    scene.when.red.plays("Furnace Bolt", on="Barefoot Pilgrim", paying=["Stoke"])
    scene.when.both_pass()
    scene.when.red.plays("Pilot Spark", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Fever Brand", on="Candle Child")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[], mana_pool=["Barefoot Pilgrim", "Moss Ox", "Candle Child"])


@proves("WEL-64")
def test_an_attachment_falls_with_its_host_even_if_the_host_comes_back() -> None:
    scene = duel()
    scene.red(battlefield=["Hardy Kestrel", "Snare (on Hardy Kestrel)"], hand=["Pilot Spark"])

    scene.when.red.plays("Pilot Spark", on="Hardy Kestrel")
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=["Hardy Kestrel (unsettled)"], mana_pool=["Snare"])


@proves("WEL-64")
def test_a_change_of_control_does_not_detach() -> None:
    scene = duel()
    scene.red(hand=["Enthralling Song"], mana_pool=["Far Sight", "Far Sight"])
    scene.blue(battlefield=["Moss Ox", "Sprout Lance (on Moss Ox)"])

    scene.when.red.plays("Enthralling Song", on="Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Enthralling Song (on Moss Ox)", "Moss Ox"])
    scene.then.blue.has(battlefield=["Sprout Lance (on Moss Ox)"])
    scene.then.stat("Moss Ox", attack=3)


@proves("WEL-65")
def test_only_the_newest_field_stays() -> None:
    scene = duel()
    scene.red(hand=["Dry Season"], mana_pool=["Stoke"])
    scene.blue(battlefield=["Monsoon"])

    scene.when.red.plays("Dry Season")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Dry Season"])
    scene.then.blue.has(battlefield=[], mana_pool=["Monsoon"])


@proves("WEL-66")
def test_a_token_that_leaves_ceases_to_exist() -> None:
    scene = duel()
    scene.red(hand=["Gust", "Snare", "Furnace Bolt"], mana_pool=["Stoke"], battlefield=["Bone Chorister"])
    scene.blue(battlefield=["Calf", "Wisp", "Bone Chorister"])

    scene.when.red.plays("Gust", on="Calf")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Wisp", "Bone Chorister"], hand=[])
    scene.then.stack()

    scene.when.red.plays("Furnace Bolt", on="Wisp")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Bone Chorister"], mana_pool=[], exile=[])
    scene.then.stack("Bone Chorister")


@proves("WEL-67")
def test_cards_reach_a_pile_in_their_order_of_arrival() -> None:
    scene = extra_duel()
    scene.red(hand=["Second Wave", "Candle Child"], battlefield=["Night Owl", "Bog Lurker"])

    scene.when.red.plays("Candle Child")
    scene.when.both_pass()
    scene.when.red.plays("Second Wave")
    scene.when.both_pass()

    scene.then.red.has(mana_pool=["Second Wave", "Night Owl", "Bog Lurker", "Candle Child"], battlefield=[])
