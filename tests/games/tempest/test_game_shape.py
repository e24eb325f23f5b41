"""Game shape and setup: rounds, wins, decks, plans, the coin, seats."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.game import DRAW_GAME
from cardwright.games.tempest import entry
from cardwright.games.tempest.zones import DECK, HAND
from cardwright.testing import proves
from tests.games.tempest.workshop import choose_plans, duel, start, tempest, to_next_round


@proves("TEM-01", "TEM-03")
def test_the_second_round_win_ends_the_game_on_the_spot() -> None:
    scene = duel().at(phase="combat", round=3)
    scene.red(field=["Ox"], wins=1, energy="O", plans="Keeper orange + Hunter blue")

    scene.then.is_over("red", "won 2 rounds")
    scene.then.red.has(wins=2, energy="O", field=["Ox"])


@proves("TEM-01")
def test_one_round_win_is_not_enough() -> None:
    scene = duel().at(phase="combat", round=1)
    scene.red(field=["Ox"])

    scene.then.goes_on().fact(round=2)
    scene.then.red.has(wins=1)


@proves("TEM-02", "TEM-95")
def test_a_tied_round_is_credited_to_nobody() -> None:
    scene = duel().at(phase="combat", round=1)

    scene.then.goes_on().fact(round=2, red_wins=0, blue_wins=0)


@proves("TEM-04")
@pytest.mark.parametrize(("red", "blue", "winner"), [(1, 0, "red"), (0, 1, "blue"), (1, 1, "")])
def test_no_round_16_starts(red: int, blue: int, winner: str) -> None:
    scene = duel().at(phase="combat", round=15)
    scene.red(wins=red).blue(wins=blue)

    if winner:
        scene.then.is_over(winner, "round 15 has ended")
    else:
        scene.then.is_draw("equal round wins")


@proves("TEM-05", "TEM-06")
def test_illegal_decks_are_refused_with_every_violation() -> None:
    deck = list(entry.decks()[0].cards)
    wrong = [*deck[:44], "Reaping", "Reaping", "Reaping", "Reaping", "Levy", "Levvy", "Pack Mule"]

    problems = entry.check_deck(wrong)

    assert any("exactly 50 cards, this one has 51" in problem for problem in problems)
    assert any("there are 4 of Reaping" in problem for problem in problems)
    assert any("Levy is a token" in problem for problem in problems)
    assert any("'Levvy'" in problem for problem in problems)
    with pytest.raises(SetupError, match="TEM-05"):
        entry.start([wrong, deck], {}, 1)


@proves("TEM-06")
def test_colours_may_be_mixed_freely() -> None:
    cards = [face.name for face in entry.pool().cards()][:96:2]

    assert not entry.check_deck([*cards, cards[0], cards[0]])


@proves("TEM-07", "TEM-08", "TEM-52", "TEM-53")
def test_plans_come_before_the_coin_and_the_first_draw() -> None:
    game = start()

    assert game.round == 0
    assert not game.zone(HAND, 0)
    assert [len(game.zone(DECK, seat)) for seat in range(2)] == [50, 50]
    assert game.decision is not None
    assert game.decision.seat == 0
    assert [option.label for option in game.decision.options] == [
        "plan Early Tide",
        "plan Late Tide",
        "plan Summoner",
        "plan Mourner",
        "plan Hunter",
        "plan Keeper",
    ]
    game.choose_key("plan Hunter")
    assert len(game.keys()) == 6
    game.choose_key("in cyan")
    assert game.keys() == ["plan Keeper", "plan Underdog"], "two different plans, no pair twice"
    game.choose_key("plan Underdog")
    game.choose_key("in cyan")
    assert game.decision.seat == 1
    assert not any("plans" in label for label, _ in game.facts()), "nothing is shown before both have chosen"
    choices = ("plan Early Tide", "in blue", "plan Late Tide", "in blue")
    for choice in choices:
        game.choose_key(choice)
    assert dict(game.facts())["red plans"] == "Hunter cyan + Underdog cyan"
    assert game.round == 1


@proves("TEM-08")
def test_the_coin_is_fair() -> None:
    firsts = []
    for seed in range(200):
        game = start(seed)
        choose_plans(game, ("Hunter", "orange"), ("Keeper", "blue"))
        firsts.append(game.seat_a)

    assert 70 < sum(firsts) < 130


@proves("TEM-09")
@pytest.mark.parametrize(("option", "seats"), [("round", ["red", "blue", "red"]), ("game", ["red", "red", "red"])])
def test_seats_swap_every_round_or_not_at_all(option: str, seats: list[str]) -> None:
    scene = duel(seat_alternation=option)
    found = [dict(scene.game.facts())["seat A"]]
    for _ in range(2):
        to_next_round(scene)
        found.append(dict(scene.game.facts())["seat A"])

    assert found == seats


@proves("TEM-10")
@pytest.mark.parametrize(("red", "outcome"), [(1, 0), (0, DRAW_GAME)])
def test_two_empty_decks_end_the_game_when_a_round_would_begin(red: int, outcome: int) -> None:
    scene = duel().at(phase="combat", round=3)
    scene.red(deck="none", wins=red).blue(deck="none")

    assert tempest(scene).outcome == outcome
    assert "both decks are empty" in scene.game.reason


@proves("TEM-10", "TEM-13")
def test_one_empty_deck_is_no_end() -> None:
    scene = duel().at(phase="combat", round=3)
    scene.red(deck="none")

    scene.then.goes_on().fact(round=4)
    scene.then.red.has(hand=0)
    scene.then.blue.has(hand=8)
