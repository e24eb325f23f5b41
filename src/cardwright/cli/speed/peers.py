"""The environment of the engines that we compare ourselves with."""

import os
import subprocess
import sys
from collections.abc import Callable
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


def prepare_environment(say: Callable[[str], None]) -> Path:
    """Returns the peers' Python, after installing whatever can be installed; says what could not."""
    folder = environment_folder()
    python = folder / "bin" / "python"
    done = folder / "installed"
    if done.exists():
        return python
    say(f"Installing the peers into {folder}, once; this takes half a minute.")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    complete = True
    for package in PACKAGES:
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        tried = subprocess.run(pip, capture_output=True, text=True, check=False)
        if tried.returncode:
            complete = False
            lines = tried.stderr.strip().splitlines() or ["pip gave no reason"]
            say(f"{package} cannot be installed for Python {sys.version.split()[0]}: {lines[-1]}")
    if complete:
        done.touch()
    return python
