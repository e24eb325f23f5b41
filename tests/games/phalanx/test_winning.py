"""Winning, setup, end of game (PHX-01 to PHX-09)."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.games.phalanx import entry
from cardwright.games.phalanx.zones import DECK, HAND
from cardwright.testing import proves
from tests.games.phalanx.workshop import deck, duel, start


@proves("PHX-01", "PHX-68")
def test_a_player_without_life_energy_loses() -> None:
    scene = duel().red(field=["Giant"]).blue(life=4).at(phase="attack")
    scene.when.red.attacks("Giant", "blue")
    scene.then.is_over("red", "no life-energy")


@proves("PHX-02")
@pytest.mark.parametrize("life", ["10", "15", "20", "30"])
def test_both_start_with_so_much_and_may_rise_above_it(life: str) -> None:
    scene = duel(starting_life=life).red(hand=["Long Rest"])
    scene.then.red.has(life=life)
    scene.then.blue.has(life=life)
    scene.when.red.plays("Long Rest")
    scene.then.red.has(life=int(life) + 4)


@proves("PHX-02", "PHX-03")
def test_both_at_0_after_one_sentence_is_a_draw() -> None:
    scene = duel().red(hand=["Ruin"], life=5).blue(life=3)
    scene.when.red.plays("Ruin")
    scene.then.is_draw("both players").red.has(life=0)
    scene.then.blue.has(life=0)


@proves("PHX-03")
def test_the_game_stops_after_the_sentence_that_ends_it() -> None:
    scene = duel().red(hand=["Ruin"], life=9).blue(life=3)
    scene.when.red.plays("Ruin")
    scene.then.is_over("red")


@proves("PHX-04")
@pytest.mark.parametrize("size", ["30", "40", "60"])
def test_a_deck_has_exactly_the_size_of_the_option(size: str) -> None:
    number = int(size)
    game = start(red=deck(number), blue=deck(number), deck_size=size)
    assert len(game.zone(DECK, 0)) + len(game.zone(HAND, 0)) + len(game.things) >= number - 1
    with pytest.raises(SetupError, match=f"exactly {size} cards"):
        start(red=deck(number - 1), blue=deck(number), deck_size=size)


@proves("PHX-04")
def test_at_most_three_of_a_name_and_nothing_else_restricts() -> None:
    assert entry.check_deck(deck()) == []
    four = ["Gate Warden"] * 4 + deck()[4:]
    assert any(
        "PHX-04: at most 3 cards of a name, there are 4 of Gate Warden" in problem for problem in entry.check_deck(four)
    )
    strange = entry.check_deck(["Gate Wardn"] * 2 + deck()[2:])
    assert strange == ["there is no card 'Gate Wardn' (did you mean \"Gate Warden\"?)"]


@proves("PHX-05")
def test_a_random_player_starts_with_a_shuffled_deck_and_no_mulligan() -> None:
    games = [start(seed) for seed in range(12)]
    assert {dict(game.facts())["active"] for game in games} == {"red", "blue"}
    assert len({tuple(game.zone(DECK, 0)) for game in games}) > 6
    for game in games:
        assert dict(game.facts())["phase"] == "move"


@proves("PHX-06")
@pytest.mark.parametrize("size", ["3", "4", "5", "6", "7"])
def test_the_second_player_begins_with_one_card_more(size: str) -> None:
    game = start(opening_hand=size)
    first = 0 if dict(game.facts())["active"] == "red" else 1
    drawn = 1
    assert len(game.zone(HAND, first)) == int(size) + drawn
    assert len(game.zone(HAND, 1 - first)) == int(size) + 1


@proves("PHX-07")
@pytest.mark.parametrize("value", ["allowed", "barred"])
def test_only_the_attack_of_the_first_turn_can_be_barred(value: str) -> None:
    scene = duel(first_turn_attack=value).red(field=["Pawn"]).at(turn=1, phase="move")
    scene.when.red.passes()
    if value == "allowed":
        scene.then.red.can("attack", "Pawn", "blue")
    else:
        scene.then.blue.is_asked("Move phase")
    later = duel(first_turn_attack=value).red(field=["Pawn"]).at(turn=3, phase="attack")
    later.then.red.can("attack", "Pawn", "blue")


@proves("PHX-08")
def test_exhaust_costs_one_more_for_each_failed_draw() -> None:
    scene = duel().red(hand=["Two Cards"], deck="none", life=6)
    scene.when.red.plays("Two Cards")
    scene.then.red.has(life=3, failed_draws=2)


@proves("PHX-08")
def test_a_failed_draw_is_a_loss_to_whoever_weighs_a_position() -> None:
    scene = duel().red(hand=["Two Cards"], deck="none", life=6)
    scene.when.red.plays("Two Cards")
    assert scene.game.standing(0) == [3, -2]


@proves("PHX-08")
def test_lose_ends_the_game_and_skip_does_nothing() -> None:
    lost = duel(deck_out="lose").red(hand=["Two Cards"], deck="none")
    lost.when.red.plays("Two Cards")
    lost.then.is_over("blue", "could not draw")
    skipped = duel(deck_out="skip").red(hand=["Two Cards"], deck="none")
    skipped.when.red.plays("Two Cards")
    skipped.then.goes_on().red.has(life=20)


@proves("PHX-09")
@pytest.mark.parametrize("cap", ["20", "60", "200"])
def test_the_game_is_a_draw_when_the_second_players_last_turn_ends(cap: str) -> None:
    last = 2 * int(cap)
    scene = duel(turn_cap=cap).red(hand=["Pawn"]).blue(hand=["Pawn"]).at(turn=last - 1, phase="move")
    scene.when.red.passes()
    scene.then.goes_on().fact(turn=last)
    scene.when.blue.passes()
    scene.then.is_draw("last turn")
