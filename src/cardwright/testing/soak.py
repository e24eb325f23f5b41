"""Many random games of a registered game, watched; whatever breaks is written down as a record that replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from cardwright.engine.entry import GameEntry
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import seat_name
from cardwright.testing.properties import Broken, Trial

PART: Final = 20
"""Games that a worker plays before it reports."""
MOST_FAILURES: Final = 10
OFTEN: Final = 32
"""One decision of so many is looked at closely."""


@dataclass
class Soaked:
    """What came of the games so far."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    compared: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[int, str, str]] = field(default_factory=list)
    """Number, problem and record of each game that broke a property."""

    def add(self, other: Soaked) -> None:
        """Take in another part."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.compared += other.compared
        self.outcomes.update(other.outcomes)
        self.failures += other.failures


def soak(
    entry: GameEntry,
    games: int,
    progress: Callable[[Soaked], None] | None = None,
    first: int = 0,
    workers: int = 1,
    folder: Path | None = None,
) -> Soaked:
    """Play games number `first` on; stop early after ten failures. Records of failures go into the folder."""
    total = Soaked()
    parts = [(start, min(PART, first + games - start)) for start in range(first, first + games, PART)]
    if workers <= 1:
        for start, count in parts:
            take(total, soak_part(entry, start, count), progress, folder)
            if len(total.failures) >= MOST_FAILURES:
                break
        return total
    # Ctrl-C is the parent's business; workers finish their part in silence.
    with ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        waiting = [pool.submit(soak_registered, entry.id, start, count) for start, count in parts]
        try:
            for done in as_completed(waiting):
                take(total, done.result(), progress, folder)
                if len(total.failures) >= MOST_FAILURES:
                    break
        except KeyboardInterrupt:
            for worker in active_children():
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return total


def take(total: Soaked, part: Soaked, progress: Callable[[Soaked], None] | None, folder: Path | None) -> None:
    """Add a part, write its failures down, tell how far we are."""
    total.add(part)
    if folder is not None:
        for number, problem, record in part.failures:
            write_failure(folder, number, problem, record)
    if progress is not None:
        progress(total)


def write_failure(folder: Path, number: int, problem: str, record: str) -> Path:
    """Write the record of a game that broke a property, and beside it what broke."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"soak-{number}.record"
    path.write_text(record, encoding="utf-8")
    path.with_suffix(".txt").write_text(problem + "\n", encoding="utf-8")
    return path


def soak_registered(game: str, start: int, count: int) -> Soaked:
    """A part of the games in a worker process, which finds the game by its id."""
    from cardwright.games import find

    return soak_part(find(game), start, count)


def soak_part(entry: GameEntry, start: int, count: int) -> Soaked:
    """Some games one after another."""
    done = Soaked()
    for number in range(start, start + count):
        done.games += 1
        try:
            trial = Trial(entry, number, OFTEN).play()
        except Broken as broken:
            done.failures.append((number, str(broken).split("\n\n")[0], broken.record))
            continue
        outcome = trial.match.game.outcome
        length = len(trial.match.record.moves)
        done.decisions += length
        done.longest = max(done.longest, length)
        done.compared += trial.compared
        done.outcomes["draw" if outcome == DRAW_GAME else seat_name(outcome)] += 1
    return done
