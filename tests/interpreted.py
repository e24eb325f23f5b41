"""Runs a script on the package as it is installed, and on its sources without machine code."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from cardwright.build import copy_sources

SECONDS: Final = 300


class BothBuilds:
    """The installed build, and an interpreted copy of the very same sources."""

    def __init__(self, folder: Path) -> None:
        self.sources = copy_sources(folder)

    def installed(self, script: str, *arguments: str) -> str:
        """Returns what the script prints on the package under test."""
        return run(script, arguments, dict(os.environ))

    def interpreted(self, script: str, *arguments: str) -> str:
        """Returns what the script prints when nothing is compiled."""
        return run(script, arguments, {**os.environ, "PYTHONPATH": str(self.sources)})

    def agree(self, script: str, *arguments: str) -> str:
        """Fails unless both builds print the same, and returns what they print."""
        installed = self.installed(script, *arguments)
        interpreted = self.interpreted(script, *arguments)
        assert installed, "the script printed nothing to compare"
        assert installed == interpreted, "compiled and interpreted runs differ"
        return installed


def run(script: str, arguments: tuple[str, ...], environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-c", script, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
