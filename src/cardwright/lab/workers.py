"""Tasks in many processes at once. What is known is never lost: neither by Ctrl-C nor by a task that breaks."""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
OpenPool = Callable[[int], Executor]

AHEAD: Final = 2
"""Tasks that are handed out for each process, so that none is ever idle."""
FRAME: Final = re.compile(r'File "(.+?)", line (\d+)')


@dataclass(frozen=True)
class Failure:
    """Why a task has no result."""

    reason: str


def open_processes(workers: int) -> Executor:
    """Fresh processes, which leave Ctrl-C to their parent."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=serve_parent)


def serve_parent() -> None:
    """Leave Ctrl-C to the parent, and end with it even in the middle of a task: it may be killed."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def results(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int, open_pool: OpenPool = open_processes
) -> Iterator[tuple[Task, Result | Failure]]:
    """Every task with what came of it, in the order in which they happen to be done.

    If a process dies, all that were under way are tried again, one by one: so only the task that kills fails.
    """
    waiting = deque(tasks)
    suspects: deque[Task] = deque()
    running: dict[Future[Result], Task] = {}
    pool = open_pool(workers)
    try:
        while waiting or suspects or running:
            is_alone = bool(suspects)
            hand_out(pool, work, suspects or waiting, running, 1 if is_alone else workers * AHEAD)
            broken = not running
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                error = done.exception()
                if isinstance(error, BrokenExecutor):
                    broken = True
                    continue
                task = running.pop(done)
                yield task, done.result() if error is None else Failure(reason_of(error))
            if broken:
                stop(pool)
                pool = open_pool(workers)
                if is_alone:
                    for task in running.values():
                        yield task, Failure("its process died; perhaps the memory was full")
                else:
                    suspects.extend(running.values())
                running.clear()
    finally:
        stop(pool)


def hand_out(
    pool: Executor, work: Callable[[Task], Result], tasks: deque[Task], running: dict[Future[Result], Task], most: int
) -> None:
    """Hand out tasks until so many are under way, or the pool is found broken."""
    while tasks and len(running) < most:
        try:
            running[pool.submit(work, tasks[0])] = tasks[0]
        except BrokenExecutor:
            return
        tasks.popleft()


def stop(pool: Executor) -> None:
    """End the processes of a pool, in the middle of a task if need be."""
    running = active_children()
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.terminate()


def reason_of(error: BaseException) -> str:
    """Why a task failed, in one line, with the place in the code."""
    frames = FRAME.findall(str(error.__cause__))
    trace = error.__traceback__
    while trace is not None and not error.__cause__:
        frames.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    place = f" ({Path(frames[-1][0]).name}:{frames[-1][1]})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
