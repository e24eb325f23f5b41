"""A table server for the tests, in a process of its own: its computers answer at once."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import unittest.mock
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 180.0
"""Seconds: a busy machine takes its time, and no verdict is by the clock."""
SEED: Final = 5
SALT: Final = "5" * 32


class Serving:
    """A running server that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.db")
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "tests.browser.serving", self.database, str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/shelf", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self) -> None:
        """End it, as when a machine is switched off."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(database: str, port: int) -> None:
    """Serve until killed."""
    import uvicorn

    from cardwright.server import dealing
    from cardwright.server.app import make_app
    from cardwright.server.fairness import commitment
    from cardwright.server.limits import Buckets

    generous = Buckets(100_000.0, 100_000.0)
    # The same shuffles each time, in whatever order the tests run.
    same = (SEED, SALT, commitment(SEED, SALT))
    with unittest.mock.patch.object(dealing, "new_seed", return_value=same):
        uvicorn.run(make_app(database, pause=0.0, buckets=generous), host="127.0.0.1", port=port, log_level="warning")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
