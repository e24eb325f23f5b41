"""`cardwright corpus`: shares by game and half, and the measuring half stays unread."""

from pathlib import Path

import msgspec

from tests.cli.conftest import call_command

CORPUS = Path(__file__).parents[2] / "corpus"


def test_shares_are_shown_by_game() -> None:
    done = call_command("corpus", str(CORPUS), "--game", "bounty", "--half", "develop")
    assert done.code == 0
    assert "bounty" in done.out
    assert "40" in done.out


def test_texts_to_measure_by_are_never_told() -> None:
    done = call_command("corpus", str(CORPUS), "--game", "bounty", "--json")
    told = msgspec.json.decode(done.out)
    assert told["shares"]["measure"]["bounty"]["texts"] == 40
    assert all(("text" in each) == (each["half"] == "develop") for each in told["texts"])


def test_a_folder_without_texts_is_refused(tmp_path: Path) -> None:
    done = call_command("corpus", str(tmp_path), "--game", "bounty")
    assert done.code == 2
    assert "has no file bounty.toml" in done.err


def test_an_unknown_half_is_refused() -> None:
    assert "halves are develop, measure" in call_command("corpus", str(CORPUS), "--half", "third").err
