"""The environment of the engines that we compare ourselves with."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

PACKAGES: Final = ("open_spiel==2.0.2", "rlcard==1.2.0")
SCRIPT: Final = Path(__file__).with_name("peers_play.py")


def environment_folder() -> Path:
    """Beside the environment that cardwright runs in, or in the user's cache if it runs in none."""
    if sys.prefix != sys.base_prefix:
        own = Path(sys.prefix)
        return own.with_name(f"{own.name}-peers")
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "cardwright" / "peers"


def prepare_environment(say: Callable[[str], None]) -> Path | None:
    """Returns the peers' Python, after installing whatever can be installed; says what could not."""
    folder = environment_folder()
    python = folder / "bin" / "python"
    done = folder / "installed"
    if done.exists():
        return python
    say(f"Installing the peers into {folder}, once; this takes half a minute.")
    if not succeeds([sys.executable, "-m", "venv", str(folder)], say):
        return None
    # open_spiel's own sources would take many minutes and a C++ toolchain to build.
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    tried = [succeeds([*pip, "--only-binary=open_spiel", package], say) for package in PACKAGES]
    if all(tried):
        done.touch()
    return python


def succeeds(command: Sequence[str], say: Callable[[str], None]) -> bool:
    """Runs a command; a failure is told in one line."""
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode:
        words = (tried.stderr.strip() or tried.stdout.strip() or "no reason given").splitlines()
        say(f"Left out, with Python {sys.version.split()[0]}: {command[-1]}: {words[-1]}")
    return tried.returncode == 0
