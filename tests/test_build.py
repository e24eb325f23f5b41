"""The suite sees the build it is meant to see, and its interpreted twin really is interpreted."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from cardwright import games
from cardwright.build import PACKAGE, describe_build, is_compiled
from tests.interpreted import BothBuilds

REPORT = "import cardwright.engine as engine; from cardwright.build import describe_build; print(describe_build())"

PLAY = """
import sys, zlib
from cardwright import games
from cardwright.cli.speed.own import fresh_games
from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.rng import seeded

for name in games.ids():
    chance = seeded(7)
    for number, game in zip(range(int(sys.argv[1])), fresh_games(games.find(name))):
        words = 0
        while (decision := game.decision) is not None:
            words = zlib.crc32("|".join(game.keys()).encode(), words)
            game.choose(chance.below(len(decision.options)))
        print(name, number, words, game.outcome, game.reason, fingerprint(game))
"""
GAMES = 25


def test_make_test_sees_the_installed_build() -> None:
    """`make test` sets the variable; a run on the sources, while developing, is free to be interpreted."""
    if "CARDWRIGHT_TESTS_INSTALLED" in os.environ:
        assert PACKAGE.is_relative_to(sysconfig.get_path("platlib"))


def test_a_c_compiler_means_machine_code() -> None:
    """Nobody should run the slow build without having asked for it."""
    wanted = os.environ.get("CARDWRIGHT_COMPILE") != "0" and "CARDWRIGHT_TESTS_INSTALLED" in os.environ
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    if wanted and headers and shutil.which("cc"):
        assert is_compiled()


def test_the_installed_build_is_the_one_under_test(both_builds: BothBuilds) -> None:
    assert both_builds.installed(REPORT).strip() == describe_build()


def test_the_twin_is_interpreted(both_builds: BothBuilds) -> None:
    assert "(interpreted)" in both_builds.interpreted(REPORT)


def test_the_build_describes_itself() -> None:
    done = subprocess.run([sys.executable, "-P", "-m", "cardwright.build"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == describe_build()


def test_both_builds_play_identical_games(both_builds: BothBuilds) -> None:
    """Every option offered, every outcome and every last position agree."""
    told = both_builds.agree(PLAY, str(GAMES)).splitlines()

    names = {line.split()[0] for line in told}
    assert names == set(games.ids())
    assert len(told) == GAMES * len(names)
