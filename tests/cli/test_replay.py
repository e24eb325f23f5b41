"""Stepping through records, and records that are damaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call


@pytest.fixture
def record(call: Call) -> Path:
    """A finished game."""
    call("play", "skirmish", "--seed", "3", "--save", "game.record", typed="1\n" * 60)
    return Path("game.record")


def test_without_commands_the_whole_game_is_told(call: Call, record: Path) -> None:
    told = call("replay", str(record))
    assert told.code == 0
    assert told.out.startswith("— red: muster\n")
    assert "wins: the last turn is over" in told.out.replace("\n", " ")


def test_a_seat_is_not_told_what_the_other_drew(call: Call, record: Path) -> None:
    assert "red draws a card" not in call("replay", str(record)).out
    assert "red draws a card" in call("replay", str(record), "--seat", "blue").out
    assert "blue draws a card" not in call("replay", str(record), "--seat", "blue").out


def test_stepping_and_jumping(call: Call, record: Path) -> None:
    shown = call("replay", str(record), typed="n\nn 2\nb\n5\nstart\nb\nend\nn\nblue\n?\ncard fox\nq\n").out
    moves = [line.split("  ")[0] for line in shown.splitlines() if line.startswith("Move")]
    last = moves[6].split()[1]
    expected = [0, 1, 3, 2, 5, 0]
    assert moves == [f"Move {at} of {last}" for at in expected] + [f"Move {last} of {last}"] * 2
    assert "This is the start." in shown
    assert "This is the end." in shown
    assert "Ruby Fox" in shown


def test_a_replay_can_begin_anywhere(call: Call, record: Path) -> None:
    assert "Move 4 of" in call("replay", str(record), "--move", "4", typed="q\n").out


def damage(record: Path, number: int, words: str) -> None:
    lines = record.read_text().splitlines()
    lines[number - 1] = words
    record.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("gibberish", "line 15: not a move: 'gibberish'"),
        ("9 red: pass", "line 15: move 4 is missing, this is number 9"),
        ("4 blue: fly away", "line 15: 'fly away' is no option here"),
    ],
)
def test_a_damaged_record_keeps_what_is_good(call: Call, record: Path, words: str, complaint: str) -> None:
    damage(record, 15, words)
    told = call("replay", str(record), typed="end\nq\n")
    assert told.code == 0
    assert f"game.record: {complaint}" in told.err
    assert "the first 3 moves are good and kept" in told.err
    assert "Move 3 of 3" in told.out


def test_a_damaged_record_is_not_overwritten(call: Call, record: Path) -> None:
    damage(record, 15, "gibberish")
    before = record.read_text()
    resumed = call("resume", str(record), "--save", "mended.record", typed="1\n" * 60)
    assert resumed.code == 0
    assert record.read_text() == before
    assert call("replay", "mended.record").err == ""


@pytest.mark.parametrize(
    ("number", "words", "complaint"),
    [
        (1, "something else", "line 1: this is not a record"),
        (2, "game: skirmich", "there is no game 'skirmich' (did you mean \"skirmish\"?)"),
        (4, "seed: lucky", "the seed must be a whole number, not 'lucky'"),
        (5, "option opening: five", "option opening cannot be 'five'"),
        (9, "deck red: 5 Ruby Fox, 1 Ruby Fxo", "there is no card 'Ruby Fxo' (did you mean \"Ruby Fox\"?)"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(
    call: Call, record: Path, number: int, words: str, complaint: str
) -> None:
    damage(record, number, words)
    for command in ("replay", "resume"):
        told = call(command, str(record))
        assert told.code == 1
        assert complaint in told.err
        assert told.out == ""


def test_a_record_of_other_rules_says_so(call: Call, record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: text.rindex("state: ")] + "state: 0123456789abcdef\n")
    assert "replays, but to another state" in call("replay", str(record)).err


def test_a_missing_file_is_a_wrong_call(call: Call) -> None:
    assert call("replay", "none.record").code == 2
