"""Chapter 10: winning and losing."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.rng import seeded
from cardwright.testing import proves
from tests.games.wellspring.workshop import deck, duel, extra_duel, start


@proves("WEL-82")
def test_damage_exiles_the_top_cards_one_at_a_time() -> None:
    scene = duel()
    scene.red(hand=["Undertow"], mana_pool=["Cool Draught", "Cool Draught"])
    scene.blue(deck=["Moss Ox", "Gust", "Hush", "Stoke"])

    scene.when.red.plays("Undertow")
    scene.when.both_pass()

    scene.then.blue.has(deck=["Stoke"], exile=["Moss Ox", "Gust", "Hush"])
    scene.then.red.sees("Hush", "blue exile")


@proves("WEL-82")
def test_a_card_that_is_not_there_gives_a_loss_mark() -> None:
    scene = duel()
    scene.red(hand=["Undertow"], mana_pool=["Cool Draught", "Cool Draught"])
    scene.blue(deck=["Moss Ox", "Gust"])

    scene.when.red.plays("Undertow")
    scene.when.both_pass()

    scene.then.is_over("red")


@proves("WEL-82")
def test_each_exiled_card_may_go_elsewhere() -> None:
    scene = duel()
    scene.red(hand=["Undertow"], mana_pool=["Cool Draught", "Cool Draught"])
    scene.blue(deck=["Moss Ox", "Gust", "Hush", "Stoke"], battlefield=["Cistern"])

    scene.when.red.plays("Undertow")
    scene.when.both_pass()

    scene.then.blue.has(mana_pool=["Moss Ox"], exile=["Gust", "Hush"], deck=["Stoke"])


@proves("WEL-83")
def test_an_empty_deck_loses_only_when_a_card_is_needed() -> None:
    scene = duel()
    scene.red(deck=[])
    scene.at(phase="main 1")
    scene.when.pass_until(turn=4)
    scene.then.goes_on()

    scene.when.pass_until(turn=5)
    scene.then.goes_on()
    scene.when.both_pass()
    scene.then.is_over("blue")


@proves("WEL-84")
def test_both_marked_by_one_resolution_is_a_draw() -> None:
    scene = duel()
    scene.red(hand=["Conflagration"], mana_pool=["Stoke"] * 3, deck=["Gust"])
    scene.blue(deck=["Gust", "Hush"])

    scene.when.red.plays("Conflagration")
    scene.when.both_pass()

    scene.then.is_draw()


@proves("WEL-85")
def test_marks_of_two_resolutions_never_make_a_draw() -> None:
    scene = duel()
    scene.red(hand=["Undertow"], mana_pool=["Cool Draught", "Cool Draught"], deck=[])
    scene.blue(hand=["Pilot Spark"], deck=["Gust"], battlefield=["Moss Ox"])

    scene.when.red.plays("Undertow").passes()
    scene.when.blue.plays("Pilot Spark", on="Moss Ox")
    scene.when.both_pass()
    scene.then.goes_on()

    scene.when.both_pass()
    scene.then.is_over("red")


@proves("WEL-85")
def test_a_resolution_is_finished_and_a_mark_is_not_taken_back() -> None:
    scene = duel()
    scene.red(hand=["Cool Draught"], mana_pool=["Undertow", "Undertow", "Moss Ox", "Moss Ox"], deck=["Gust"])

    scene.when.red.plays("Cool Draught", paying=["Undertow"])
    scene.when.both_pass()

    scene.then.is_over("blue")
    scene.then.red.has(deck=2, hand=["Gust"])


@proves("WEL-86")
def test_a_player_can_give_up_at_any_moment() -> None:
    for loser, winner in (("red", "blue"), ("blue", "red")):
        scene = duel()
        scene.red(hand=["Far Sight"])
        scene.when.red.plays("Far Sight")
        scene.when.player(loser).concedes()
        scene.then.is_over(winner)


@proves("WEL-87")
def test_an_interruption_is_a_draw_whatever_is_on_the_stack() -> None:
    scene = duel()
    scene.red(hand=["Far Sight"])
    scene.when.red.plays("Far Sight")
    scene.game.interrupt()
    scene.then.is_draw("interrupted")


@proves("WEL-88")
def test_the_game_is_a_draw_when_the_last_turn_has_ended() -> None:
    scene = duel(turn_cap="4")
    scene.at(turn=3, phase="main 2")

    scene.when.pass_until(turn=4, phase="end")
    scene.then.goes_on()

    scene.when.both_pass()
    scene.then.is_draw("last turn")


@proves("WEL-88")
def test_the_cap_is_any_whole_number_from_two() -> None:
    game = start(deck("tidewall"), deck("tidewall"), 1, turn_cap="2")
    rng = seeded(1)
    while game.decision is not None:
        keys = game.keys()
        game.choose(keys.index("pass") if "pass" in keys else rng.below(len(keys)))
    assert game.outcome == DRAW_GAME
    assert dict(game.facts())["turn"] == "2"

    for wrong in ("1", "0", "many", "-3"):
        with pytest.raises(SetupError, match="turn_cap must be a whole number from 2"):
            start(deck("tidewall"), deck("tidewall"), 1, turn_cap=wrong)


@proves("WEL-89")
def test_a_player_who_has_played_sixty_cards_can_play_no_more() -> None:
    scene = duel()
    scene.red(hand=["Stoke"] * 62, deck=["Moss Ox"] * 130)

    for _ in range(60):
        scene.when.red.plays("Stoke")
        scene.when.both_pass()

    scene.then.red.has(hand=["Stoke", "Stoke"]).cannot("play")
    scene.when.pass_until(turn=5, phase="main 1")
    scene.then.red.can("play", "Stoke")


@proves("WEL-89")
def test_five_hundred_resolutions_in_one_turn_are_a_draw() -> None:
    scene = extra_duel()
    scene.red(hand=["Frail Air"], battlefield=["Tireless Phoenix"])
    scene.when.red.plays("Frail Air")
    for _ in range(499):
        scene.when.both_pass()
    scene.then.goes_on()
    scene.when.both_pass()
    scene.then.is_draw("resolutions")
