"""The arena as a command: tables, JSON, mistakes, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

from cardwright import games
from cardwright.agents.weights import read_weights
from cardwright.lab.foresight import WAYS
from tests.cli.conftest import call_command
from tests.cli.test_processes import Screen


def test_the_json_has_the_promised_keys_and_does_not_depend_on_workers() -> None:
    words = (
        "arena",
        "dojo",
        "--agents",
        "greedy,random",
        "--games",
        "3",
        "--decks",
        "hammerfall,slow-river",
        "-o",
        "opening_hand=4",
        "--json",
    )
    called = [call_command(*words, "--workers", workers) for workers in ("1", "2")]
    assert [one.code for one in called] == [0, 0], called[0].err
    found = json.loads(called[0].out)
    assert found == json.loads(called[1].out)
    assert (found["game"], found["games"]) == ("dojo", 4)
    for agent in ("greedy", "random"):
        one = found["agents"][agent]
        assert one.keys() == {"wins", "losses", "draws", "rate", "low", "high", "rating"}
        assert one["low"] <= one["rate"] <= one["high"]
        assert one["wins"] + one["losses"] + one["draws"] == 4


def test_the_tables() -> None:
    called = call_command("arena", "dojo", "--agents", "random,greedy", "--games", "1", "--workers", "1")
    assert called.code == 0
    assert "2 games" in called.out


def test_everything_wrong_is_said_at_once() -> None:
    called = call_command("arena", "dojo", "--agents", "gredy,gredy", "--decks", "nothing", "-o", "x=1")
    assert called.code == 2
    for words in ("there is no agent 'gredy'", "greedy", "named twice", "there is no deck 'nothing'", "no option 'x'"):
        assert words in called.err
    assert call_command("arena", "dojo", "--agents", "random").err.startswith("an arena needs two agents")


def test_ctrl_c_prints_what_is_known() -> None:
    screen = Screen("arena", "dojo", "--games", "100000", "--workers", "1", "--json")
    screen.read_until("1/100000")
    os.kill(screen.process.pid, signal.SIGINT)
    assert screen.exit_code() == 130
    assert "Traceback" not in screen.seen
    assert '"planned":100000' in screen.seen
    assert '"interrupted":true' in screen.seen


def test_tune_writes_weights_with_their_command(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    words = ("--games", "2", "--rounds", "1", "--seed", "3", "--workers", "1", "--usual", "--out", str(out))
    called = call_command("tune", "dojo", *words)
    assert called.code == 0, called.err
    text = out.read_text()
    assert "#   cardwright tune dojo --games 2 --rounds 1 --seed 3 --usual\n" in text
    assert "Nothing better was found" in text or "against the weights it began with" in text
    assert "# How far a search plays on is not from there, but as it was in the game's folder.\n" in text
    again = call_command("tune", "dojo", "--games", "2", "--rounds", "1", "--start", str(tmp_path / "none.toml"))
    assert (again.code, again.err.startswith("cannot read")) == (2, True)


def test_tune_finds_how_far_to_play_on_and_keeps_what_made_the_weights(tmp_path: Path) -> None:
    first = tmp_path / "first.toml"
    shipped = games.find("dojo").home / "weights.toml"
    first.write_text("# Made by hand.\n# How far a search plays on was another matter.\n" + shipped.read_text())
    out = tmp_path / "weights.toml"
    words = ("--foresight", "--games", "2", "--tries", "5", "--seed", "3", "--workers", "1")
    called = call_command("tune", "dojo", *words, "--start", str(first), "--out", str(out))
    assert called.code == 0, called.err
    text = out.read_text()
    assert text.startswith("# Made by hand.\n# How far a search plays on, against a greedy player")
    assert "#   cardwright tune dojo --foresight --games 2 --tries 5 --seed 3\n" in text
    assert text.count(" of 2 games") == len(WAYS)
    assert text.count(": kept") == 1
    entry = games.find("dojo")
    assert read_weights(entry, text).numbers() == read_weights(entry, shipped.read_text()).numbers()
