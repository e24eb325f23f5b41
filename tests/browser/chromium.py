"""A Chromium for the tests: what the machine has, else Debian's package, else playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a browser, None if playwright's own is to be used."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["install", "-y", "chromium"], ["update"], ["install", "-y", "chromium"]):
            subprocess.run(["apt-get", "-q", *command], check=False, stdout=subprocess.DEVNULL)
            if found := shutil.which("chromium"):
                return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None


def prepared(folder: Path) -> str | None:
    """The same, found or installed by one of several test processes while the others wait."""
    import fcntl

    with (folder / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find_chromium()
