"""Tasks in processes: nothing is lost when one breaks or dies."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cardwright.lab.workers import Failure, results


def square_unless_odd(number: int) -> int:
    """Break at odd numbers."""
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number * number


def die_at_three(number: int) -> int:
    """Take the whole process along."""
    if number == 3:
        os._exit(1)
    return number


def test_a_task_that_breaks_says_where_and_stops_no_other() -> None:
    done = dict(results(square_unless_odd, range(6), 2, ThreadPoolExecutor))
    assert [done[number] for number in (0, 2, 4)] == [0, 4, 16]
    assert isinstance(failed := done[3], Failure)
    assert failed.reason.startswith("ValueError: 3 is odd (test_workers.py:")


def test_processes_tell_the_same() -> None:
    done = dict(results(square_unless_odd, range(6), 2))
    assert [done[number] for number in (0, 2, 4)] == [0, 4, 16]
    assert isinstance(failed := done[5], Failure)
    assert failed.reason.startswith("ValueError: 5 is odd (test_workers.py:")


def test_only_the_task_that_kills_its_process_fails() -> None:
    done = dict(results(die_at_three, range(8), 2))
    assert {number for number, result in done.items() if isinstance(result, Failure)} == {3}
    assert [done[number] for number in range(8) if number != 3] == [0, 1, 2, 4, 5, 6, 7]


def beat(path: str) -> None:
    """Work on without an end, and tell so."""
    with Path(path).open("wb", buffering=0) as file:
        while True:
            file.write(b".")
            time.sleep(0.01)


KILLED = "import sys; from tests.lab.test_workers import *; list(results(beat, sys.argv[1:], 1))"


def test_a_process_does_not_outlive_its_parent(tmp_path: Path) -> None:
    beats = tmp_path / "beats"
    found = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])}
    parent = subprocess.Popen([sys.executable, "-c", KILLED, str(beats)], env=found)
    try:
        wait_until(lambda: beats.exists() and is_beating(beats))
    finally:
        parent.kill()
        parent.wait()
    wait_until(lambda: not is_beating(beats))


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for what must happen within a minute."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


def is_beating(beats: Path) -> bool:
    """Whether somebody still writes."""
    before = beats.stat().st_size
    time.sleep(1)
    return beats.stat().st_size > before
