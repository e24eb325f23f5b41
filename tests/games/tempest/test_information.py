"""Information: who sees what, searches, secret choices."""

from cardwright.testing import proves
from tests.games.tempest.workshop import duel, start, tempest


@proves("TEM-104")
def test_hands_and_decks_are_hidden_and_the_table_is_open() -> None:
    scene = duel()
    scene.red(hand=["Ox"], deck=["Troll"], field=["Fox"], discard_pile=["Hare"], energy="2O")
    scene.then.blue.does_not_see("Ox").does_not_see("Troll", "red deck")
    scene.then.blue.sees("Fox", "red field").sees("Hare", "red discard pile")
    scene.then.red.sees("Ox", "red hand").does_not_see("Troll", "red deck")
    facts = dict(scene.game.view(1).facts)
    assert facts["red energy"] == "2O"
    assert facts["red plans"] == "Keeper orange + Underdog orange"


@proves("TEM-104")
def test_forced_options_are_taken_and_told() -> None:
    scene = duel().at(automatic_options="yes")
    scene.red(hand=["One Card"]).blue(hand=["Ox"])
    scene.when.red.plays("One Card")
    scene.then.blue.was_not_asked().reads("blue closes")


@proves("TEM-53", "TEM-106")
def test_a_plan_is_secret_until_both_have_chosen() -> None:
    game = start()
    for key in ("plan Hunter", "in cyan", "plan Keeper", "in white"):
        game.choose_key(key)

    assert not any("plans" in label for label, _ in game.view(1).facts)
    assert game.log is not None
    assert not any("Hunter" in line for line in game.log.lines(1))


@proves("TEM-105")
def test_a_search_must_take_what_fits_and_shows_nothing() -> None:
    scene = duel()
    scene.red(hand=["Find"], deck=["One Card", "Ox", "Fox", "Ping"])
    scene.when.red.plays("Find")
    scene.when.blue.does("close")
    scene.then.red.can("find Ox").can("find Fox").cannot("find nothing").cannot("find One Card")
    scene.when.red.does("find Fox")
    scene.then.red.has(hand=["Fox"], deck=3)
    scene.then.blue.does_not_see("Fox").does_not_read("Fox")

    none = duel()
    none.red(hand=["Find"], deck=["One Card", "Ping"])
    none.when.red.plays("Find")
    none.when.blue.does("close")
    none.then.red.has(hand=[], deck=2)


@proves("TEM-105")
def test_revealed_hands_are_shown_while_the_effect_lasts() -> None:
    scene = duel()
    scene.red(hand=["Ox"], field=["Open Field"]).blue(hand=["Strip"])
    scene.then.blue.sees("Ox", "red hand")
    scene.when.red.does("hold")
    scene.when.blue.plays("Strip", on="Open Field")
    scene.when.red.does("close")
    scene.then.blue.does_not_see("Ox", "red hand")


@proves("TEM-105")
def test_looked_at_cards_stay_in_view_until_the_shuffle() -> None:
    scene = duel()
    scene.red(hand=["Peek", "Find"], deck=["Ox", "Fox", "Hare"])
    scene.when.red.plays("Peek")
    scene.when.blue.does("close")
    scene.when.red.chooses("put Fox")
    scene.then.red.sees("Fox", "red deck").sees("Ox", "red deck").does_not_see("Hare", "red deck")
    scene.then.blue.does_not_see("Fox", "red deck")
    scene.when.red.plays("Find")
    scene.when.blue.does("close")
    scene.when.red.does("find Hare")
    scene.then.red.does_not_see("Fox", "red deck")


@proves("TEM-106")
def test_both_choose_before_either_discards() -> None:
    scene = duel().at(seat_A="blue", turn="red")
    scene.red(hand=["Both Discard", "Ox", "Fox"]).blue(hand=["Hare", "Wolf"])
    scene.when.red.plays("Both Discard")
    scene.when.blue.does("close")
    scene.then.blue.can("choose Hare")
    scene.when.blue.does("choose Hare")
    scene.then.blue.has(discard_pile=[])
    scene.then.red.can("choose Ox").does_not_read("Hare")
    scene.when.red.does("choose Ox")
    scene.then.blue.has(discard_pile=["Hare"])
    scene.then.red.has(discard_pile=["Ox", "Both Discard"])


@proves("TEM-106")
def test_each_player_chooses_their_own_discards() -> None:
    scene = duel()
    scene.red(hand=["They Discard"]).blue(hand=["Hare", "Wolf"])
    scene.when.red.plays("They Discard")
    scene.when.blue.does("close")
    scene.then.asked("blue")
    scene.when.blue.does("choose Wolf")
    scene.then.blue.has(discard_pile=["Wolf"])
    assert tempest(scene).decision is not None
