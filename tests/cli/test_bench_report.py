"""The speed report: the JSON has the promised keys, and a missed target is called missed."""

import sys
from pathlib import Path

import msgspec
import pytest

from cardwright.cli.speed.player import Player
from cardwright.cli.speed.report import CardsSpeed, GameSpeed, PeerSpeed, Report, SearchSpeed, limit, sections
from cardwright.cli.speed.searching import middle_positions, search_speed
from tests.cli.skirmish import SkirmishEntry

REPORT = Report(
    compiled=True,
    python="3.11.7",
    games={
        "duel": GameSpeed(
            decisions_per_s=200_000.0,
            games_per_s=2_000.0,
            decisions_per_game=100.0,
            clone_us=3.5,
            view_us=1.5,
            interpreted_decisions_per_s=20_000.0,
            compiled_ratio=10.0,
            peer_ratios={"open_spiel/crazy_eights": 0.5, "open_spiel/hearts": 0.7, "rlcard/uno": 5.0},
            search=SearchSpeed(iterations_per_s=2_500.0, rules_share=0.6, sampler_share=0.1, tree_share=0.3),
        )
    },
    peers={"open_spiel/crazy_eights": PeerSpeed(decisions_per_s=400_000.0, moves_per_s=500_000.0)},
    cards={"duel": CardsSpeed(parse_s=0.4, cached_s=0.06)},
    startup_s=0.1,
)

ECHO = """
import sys
print('["duel"]', flush=True)
for line in sys.stdin:
    game, seconds = line.split()
    print('{"decisions": 50, "moves": 75, "seconds": %s}' % seconds, flush=True)
"""


def test_the_json_has_the_promised_keys() -> None:
    written = msgspec.json.decode(msgspec.json.encode(REPORT))

    assert {"compiled", "games", "peers", "cards", "startup_s"} <= written.keys()
    promised = {"decisions_per_s", "games_per_s", "decisions_per_game", "clone_us", "view_us"}
    assert promised <= written["games"]["duel"].keys()
    assert written["games"]["duel"]["search"]["iterations_per_s"] == 2_500
    assert {"rules_share", "sampler_share", "tree_share"} < written["games"]["duel"]["search"].keys()
    assert written["peers"]["open_spiel/crazy_eights"]["decisions_per_s"] == 400_000
    assert written["cards"]["duel"] == {"parse_s": 0.4, "cached_s": 0.06}


def test_met_and_missed_targets_are_told_apart() -> None:
    verdicts = {line.what: line.is_met for lines in sections(REPORT).values() for line in lines}

    assert [what for what, is_met in verdicts.items() if is_met is False] == [
        "to open_spiel/crazy_eights",
        "clone",
        "search",
        "load them from the cache",
    ]
    assert verdicts["to rlcard/uno"] is True
    assert verdicts["to open_spiel/hearts"] is None


def test_under_excludes_the_limit_itself() -> None:
    assert limit("clone", 3.0, "µs", 3, "at most").is_met is True
    assert limit("start", 0.3, "s", 0.3, "under").is_met is False


def test_a_player_process_answers_by_rate() -> None:
    with Player([sys.executable, "-c", ECHO], {}) as player:
        assert player.games == ["duel"]
        assert player.rates("duel", 0.5) == (100.0, 150.0)


@pytest.mark.parametrize("script", ["import sys; sys.exit(1)", "print('[\"duel\"]')"])
def test_a_player_process_that_broke_has_no_rate(script: str) -> None:
    with Player([sys.executable, "-c", script], {}) as player:
        player.process.wait()
        assert player.rates("duel", 0.5) is None


def test_the_search_is_measured_in_the_middle_of_games(tmp_path: Path) -> None:
    entry = SkirmishEntry(tmp_path)
    positions = middle_positions(entry, 4)
    assert all(position.decision is not None and len(position.decision.options) > 1 for position in positions)
    assert {dict(position.facts())["turn"] for position in positions} <= {"3", "4", "5", "6"}
    speed = search_speed(entry, 0.01)
    assert speed.iterations_per_s > 0
    assert speed.rules_share + speed.sampler_share + speed.tree_share == pytest.approx(1.0)
