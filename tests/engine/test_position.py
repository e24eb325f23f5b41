"""A position is a text that can be pasted into a test."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.engine.position import read_cards, read_position
from tests.engine.tables import begin, lay

POSITION = """turn: 4
active: blue
red life: 3
blue life: 5
red deck: Bolt, Spy
blue deck: Wish
red hand: Grunt
red field: Captain (tired)
blue field: Grunt, Leash (on Grunt)
blue discard pile: Quake"""


def test_a_written_position_reads_back_to_itself() -> None:
    game = lay(POSITION)
    written = game.position()

    assert [line for line in written.splitlines() if not line.startswith("#")] == POSITION.splitlines()
    assert lay(written).position() == written


def test_a_position_of_a_game_can_be_gone_on_with() -> None:
    game = begin()
    while game.turn < 6:
        game.choose_key("pass")

    assert lay(game.position()).position() == game.position()


def test_an_empty_deck_is_written() -> None:
    game = lay("red deck: Bolt\nblue deck:")

    assert "blue deck:" in game.position().splitlines()
    assert read_position(game.position()).zones[1, "deck"] == []


def test_the_question_is_written_as_a_remark() -> None:
    assert lay(POSITION).position().splitlines()[-1] == (
        "# blue is asked: Play a card, attack, or pass. [attack Grunt, pass]"
    )


def test_an_end_is_written_as_a_remark() -> None:
    game = lay(POSITION)
    game.concede(0)

    assert game.position().splitlines()[-1] == "# over: red gave up"


def test_marks_stand_in_brackets() -> None:
    plain, marked, attached = read_cards("Moss Ox, Moss Ox (damage 2, tired), Ivy Mail (on Moss Ox)")

    assert (plain.name, plain.marks) == ("Moss Ox", ())
    assert (marked.number("damage"), marked.has("tired"), marked.host()) == (2, True, "")
    assert attached.host() == "Moss Ox"
    assert (plain.number("damage"), plain.has("tired")) == (0, False)


def test_remarks_and_blank_lines_are_left_out() -> None:
    position = read_position("# a puzzle\n\nturn: 3\nred hand: Bolt\n")

    assert position.facts == {"turn": "3"}
    assert [card.name for card in position.cards(0, "hand")] == ["Bolt"]
    assert position.cards(1, "hand") == []


def test_a_shared_zone_is_the_tables() -> None:
    position = read_position("table stack: Bolt, Spy")

    assert [card.name for card in position.cards(0, "stack")] == ["Bolt", "Spy"]


def test_every_senseless_line_is_reported() -> None:
    with pytest.raises(SetupError) as error:
        read_position("turn 3\nred hand: Bolt\nwhat is this")

    assert [problem[:7] for problem in error.value.problems] == ["line 1:", "line 3:"]
