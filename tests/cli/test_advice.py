"""Hints during a game, explanations after it, and watching two computers."""

from __future__ import annotations

import json
from pathlib import Path

from cardwright.agents.agent import Candidate, Expected
from cardwright.cli.match.advice import expected, verdict
from cardwright.engine.record import read_record
from tests.cli.conftest import Call, Keyboard
from tests.cli.skirmish import CREATURES, SkirmishEntry
from tests.cli.test_play import start


def test_a_hint_names_options_with_chances_and_changes_nothing(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "hint search@30", "", "hint gredy", "", "quit", "n")
    session.run()
    out = keyboard.file.getvalue()
    assert "search@30 would choose: " in out
    assert " % " in out
    assert 'did you mean "greedy"' in out
    assert session.match.record.moves == []


def test_a_hint_names_no_hidden_card(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "hint search@30", "", "quit", "n")
    session.run()
    shown = keyboard.screens[1]
    assert "would choose" in shown
    assert not [name for name in CREATURES["Blue"] if name in shown]


def test_a_hint_tells_how_play_is_expected_to_go_on(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "hint search@400", "", "quit", "n")
    session.run()
    assert "It expects: you " in keyboard.file.getvalue()


def test_an_expected_line_names_each_player_once_in_a_row() -> None:
    line = [Expected(0, "play Ox"), Expected(0, "pass"), Expected(1, "attack Ox"), Expected(0, "pass")]
    assert expected(line, 0) == "you play Ox, pass; blue attack Ox; you pass"
    assert expected(line, 1) == "red play Ox, pass; you attack Ox; red pass"


def test_verdicts() -> None:
    assert verdict([Candidate(0, 0.9, 5)]) == "Nothing else is worth a thought."
    assert verdict([Candidate(0, 0.9, 5), Candidate(1, 0.7, 5)]).startswith("It is clearly")
    assert verdict([Candidate(0, 0.9, 5), Candidate(1, 0.85, 5)]).startswith("It is a little")
    assert verdict([Candidate(0, 0.8, 9), Candidate(1, 0.85, 5)]).startswith("Something else")
    assert verdict([Candidate(0, 0.8, 90), Candidate(1, 0.95, 2)]).startswith("It is clearly")


def test_explain_waits_for_the_end_and_then_tells_the_players_side(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "explain", "", *["1"] * 60, "explain", "")
    session.run()
    out = keyboard.file.getvalue()
    assert "Explain works when the game is over." in out
    told = out.partition("Chances to win, choice by choice")[2]
    assert "As red saw it" in told or "no turning point" in told
    assert "As blue saw it" not in told


def test_explain_as_a_command(call: Call) -> None:
    call("play", "skirmish", "--seed", "3", "--blue", "random", "--save", "whole.record", typed="1\n" * 60)
    told = call("explain", "whole.record", "--by", "search@30")
    assert told.code == 0
    assert "Chances to win" in told.out
    assert "red ▁" in told.out or "red " in told.out
    found = json.loads(call("explain", "whole.record", "--by", "search@30", "--json", "--seat", "blue").out)
    moves = read_record(Path("whole.record").read_text())[0].moves
    assert found["moves"] == len(moves)
    assert {one["seat"] for one in found["choices"]} == {"blue"}
    assert all(moves[one["move"] - 1].key == one["chosen"] for one in found["choices"])
    assert len(found["turning_points"]) <= 5
    assert call("explain", "whole.record", "--by", "nobody").code == 2


class Watcher(Keyboard):
    """A keyboard with single keys for whoever watches."""

    def __init__(self, keys: str) -> None:
        super().__init__([])
        self.keys = list(keys)
        self.waits: list[float | None] = []

    def key_within(self, seconds: float | None) -> str:
        self.waits.append(seconds)
        return self.keys.pop(0) if self.keys else ""


def watch(skirmish: SkirmishEntry, keys: str, pace: float) -> Watcher:
    session, _ = start(skirmish, players=("random", "random"))
    watcher = Watcher(keys)
    session.terminal = session.stage.terminal = watcher
    session.watching.pace = pace
    session.run()
    return watcher


def test_watching_pauses_changes_pace_and_hurries(skirmish: SkirmishEntry) -> None:
    assert set(watch(skirmish, "", 0.7).waits) == {0.7}
    assert watch(skirmish, "+- pp", 3.0).waits[:6] == [3.0, 2.0, 3.0, 3.0, None, 3.0]
    hurried = watch(skirmish, " f", 1.0)
    assert hurried.waits[:2] == [1.0, 1.0]
    assert set(hurried.waits[2:]) == {0}
    assert "the last turn is over" in hurried.file.getvalue()


def test_who_watches_may_leave(skirmish: SkirmishEntry) -> None:
    left = watch(skirmish, " q", 1.0)
    assert len(left.waits) == 2
    assert "the last turn is over" not in left.file.getvalue()
