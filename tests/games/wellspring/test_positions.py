"""Positions written by hand."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.engine.options import read_options
from cardwright.engine.position import read_position
from cardwright.games.wellspring import entry
from cardwright.games.wellspring.zones import DECK, HAND

POSITION = """
turn: 6
phase: attack round
active: blue
priority: blue
red mana: -
blue mana: 2F W
red deck: Hush, Gust
blue deck: Moss Ox
red hand: Sidestep
red mana pool: Stoke, Snare
blue exile: Drown
red battlefield: Moss Ox (damage 1), Forbid (named Stoke), Snare (on Gale Rider)
blue battlefield: Gale Rider, Cinder Whelp (unsettled, attacked), Barefoot Pilgrim (of red)
"""


def arrange(text: str) -> Game:
    return entry.arrange(read_position(text), read_options(entry.options, {}), 1)


def test_a_position_is_read_and_written_alike() -> None:
    game = arrange(POSITION)

    written = game.position().splitlines()
    asked = [line for line in written if line.startswith("#")]
    assert [line for line in written if line not in asked] == POSITION.strip().splitlines()
    assert asked == ["# blue is asked: You have priority. [attack Barefoot Pilgrim > Moss Ox, pass]"]
    assert game.invariants() == []


def test_a_stolen_creature_needs_the_text_that_steals_it() -> None:
    game = arrange(
        "blue battlefield: Moss Ox (of red), Enthralling Song (on Moss Ox)\n"
        "red battlefield: Barefoot Pilgrim\nactive: blue\nphase: attack round"
    )

    keys = game.keys()
    assert "attack Moss Ox > Barefoot Pilgrim" in keys


def test_decks_that_are_not_mentioned_are_filled() -> None:
    game = arrange("blue deck: none")

    assert (len(game.zone(0, 0)), len(game.zone(0, 1))) == (20, 0)
    assert {game.faces[card].words for card in game.zone(0, 0)} == {""}


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(SetupError) as caught:
        arrange(
            "turn: soon\nphase: main\nactive: green\nblue mana: 3X\nweather: fine\n"
            "red hand: Mos Ox, Calf\nred battlefield: Stoke, Snare (on Hush), Moss Ox (tired)\nred stack: Gust"
        )

    assert caught.value.problems == [
        "there is no fact 'weather'",
        "turn must be a whole number from 1, not 'soon'",
        "there is no phase 'main': phases are start, draw, main 1, attack round, counterattack round, main 2, end",
        "active must be red or blue, not 'green'",
        "blue's mana must be like `2F W`, not '3X'",
        "Stoke does not stay on the battlefield",
        "there is no card 'Mos Ox' (did you mean \"Moss Ox\"?)",
        "Calf is a token: it exists on the battlefield only",
        "no cards can be put into red's 'stack'",
        "Moss Ox: there is no mark 'tired'",
        "Snare: there is no 'Hush' on the battlefield",
    ]


def test_a_number_stands_for_so_many_cards_that_do_not_matter() -> None:
    game = arrange("red hand: 3\nblue deck: 5")

    assert [len(game.zone(HAND, 0)), len(game.zone(HAND, 1)), len(game.zone(DECK, 1))] == [3, 0, 5]
