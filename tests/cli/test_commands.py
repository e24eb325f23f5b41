"""The small commands, and wrong calls."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardwright.cli.app import COMMANDS
from tests.cli.conftest import Call


def test_games_as_json(call: Call) -> None:
    (game,) = json.loads(call("games", "--json").out)
    assert game == {"id": "skirmish", "name": "Skirmish", "pitch": "Muster, strike, count the bruises."}


def test_games_as_a_list(call: Call) -> None:
    assert "Muster, strike" in call("games").out


def test_help_and_version(call: Call) -> None:
    helped = call("--help").out
    assert all(name in helped for name in COMMANDS)
    assert call("--version").out.startswith("cardwright ")


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself(call: Call, name: str) -> None:
    told = call(name, "--help")
    assert told.code == 0
    assert f"{name} [OPTIONS]" in told.out


def test_rules_whole_and_single(call: Call) -> None:
    assert "Turns alternate." in call("rules", "skirmish").out
    assert call("rules", "skirmish", "SKI-02").out.strip() == "SKI-02 Draw one card."
    assert call("rules", "skirmish", "ski-02").out == call("rules", "skirmish", "2").out
    wrong = call("rules", "skirmish", "SKI-11")
    assert wrong.code == 2
    assert 'did you mean "SKI-10"' in wrong.err


def test_decks_listed_shown_and_checked(call: Call) -> None:
    assert "Strike blue." in call("decks", "skirmish").out
    shown = call("decks", "skirmish", "Red Band").out
    assert "Creature - Red (6)" in shown
    assert "1 Reed Giant" in shown
    Path("good.txt").write_text("# mine\n3 Ruby Fox\nRust Golem\n2x Bay Whale\n")
    assert "6 cards, legal" in call("decks", "skirmish", "--check", "good.txt").out
    assert "3 Ruby Fox" in call("decks", "skirmish", "good.txt").out


def test_every_violation_of_a_deck_is_told(call: Call) -> None:
    Path("bad.txt").write_text("3 Ruby Fxo\nPebble\n")
    told = call("decks", "skirmish", "--check", "bad.txt")
    assert told.code == 1
    assert "bad.txt: bad: there is no card 'Ruby Fxo' (did you mean \"Ruby Fox\"?)" in told.err
    assert "Pebble is a token" in told.err
    assert "a deck has 6 cards, this one 4" in told.err


def test_decks_in_toml(call: Call) -> None:
    Path("decks.toml").write_text('[[deck]]\nname = "A"\ncards = ["6 Ruby Fox"]\n[[deck]]\nname = "B"\ncards = []\n')
    told = call("decks", "skirmish", "--check", "decks.toml")
    assert "A: 6 cards, legal" in told.out
    assert "decks.toml: B: a deck has 6 cards, this one 0" in told.err
    Path("broken.toml").write_text("cards = [")
    assert call("decks", "skirmish", "--check", "broken.toml").code == 1
    Path("strange.toml").write_text("cards = 7")
    assert "needs a list of cards" in call("decks", "skirmish", "--check", "strange.toml").err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "skirmsh"], "there is no game 'skirmsh' (did you mean \"skirmish\"?)"),
        (["play", "skirmish", "--deck", "rde"], "there is no deck 'rde' (did you mean \"red\"?)"),
        (["play", "skirmish", "--red-deck", "my/deck.txt"], "there is no deck file my/deck.txt"),
        (["play", "skirmish", "--red", "gredy"], "red cannot be 'gredy' (did you mean \"greedy\"?)"),
        (["play", "skirmish", "-o", "opning=three"], "there is no option 'opning' (did you mean \"opening\"?)"),
        (["play", "skirmish", "-o", "opening=tree"], "option opening cannot be 'tree': choose three or four"),
        (["play", "skirmish", "-o", "turns"], "--option needs name=value, not 'turns'"),
        (["play", "skirmish", "-o", "turns=0"], "option turns must be a whole number from 1, not '0'"),
        (["play", "skirmish", "--seed", "lucky"], "Invalid value for '--seed'"),
        (["plya"], "Did you mean 'play'"),
        (["rules", "skirmish", "--what"], "No such option"),
    ],
)
def test_a_wrong_call_says_what_was_probably_meant(call: Call, words: list[str], complaint: str) -> None:
    told = call(*words)
    assert told.code == 2
    assert complaint in told.err
    assert "Traceback" not in told.err


def test_all_that_is_wrong_with_a_call_is_told_at_once(call: Call) -> None:
    told = call("play", "skirmish", "--blue", "gready", "--deck", "rde", "-o", "turns=x", "-o", "opn=three")
    assert len(told.err.strip().splitlines()) == 4


def test_an_illegal_deck_is_refused_with_every_violation(call: Call) -> None:
    Path("bad.txt").write_text("3 Ruby Fxo\n")
    told = call("play", "skirmish", "--red-deck", "bad.txt")
    assert told.code == 2
    assert "red's deck: there is no card 'Ruby Fxo'" in told.err
    assert "red's deck: a deck has 6 cards, this one 3" in told.err
