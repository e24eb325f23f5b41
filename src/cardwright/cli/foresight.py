"""`cardwright tune --foresight`: how far a search plays on in a game before it judges, learnt from games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.lab.foresight import Looking
    from cardwright.lab.trials import Foresight


def tune_foresight(
    entry: GameEntry, start: Path | None, out: Path | None, games: int, tries: int, seed: int, workers: int
) -> None:
    """Try every way with a file's weights, and write the file again with the way that won most."""
    from cardwright.agents.weights import FILE, read_weights
    from cardwright.cli.trouble import CONTENT, Trouble
    from cardwright.cli.which import read_text
    from cardwright.lab.foresight import Looking
    from cardwright.lab.trials import TuningBroke

    source = start or entry.home / FILE
    if start is None and not source.exists():
        raise Trouble([f"{entry.id} has no {FILE}; make one with `cardwright tune {entry.id}`, and name it by --start"])
    text = read_text(source)
    target = out or Path(f"{entry.id}-weights.toml")
    looking = Looking(entry, tuple(read_weights(entry, text).numbers()), games, tries, seed, workers)
    command = f"cardwright tune {entry.id} --foresight --games {games} --tries {tries} --seed {seed}"
    try:
        with_progress(looking)
    except TuningBroke as broke:
        raise Trouble([f"a game broke: {broke}", "nothing was written"], CONTENT) from None
    write(looking, text, target, command)
    typer.echo(f"The weights with the best foresight are in {target}.")


def with_progress(looking: Looking) -> None:
    """Play behind a progress bar, and say in a line what came of each way."""
    from cardwright.cli.tune import progress_bar

    with progress_bar() as progress:
        task = progress.add_task(looking.entry.name, total=len(looking.attempts()))
        looking.play(lambda done: progress.update(task, completed=done))
        for line in describe(looking):
            progress.console.print(line, soft_wrap=True)


def describe(looking: Looking) -> list[str]:
    """A line for each way."""
    best = looking.best()
    lines: list[str] = []
    for way, count in looking.counts.items():
        low, high = count.interval()
        verdict = ": kept" if way == best else ""
        lines.append(f"{said(way)}: {count.rate:.1%} ({low:.0%} to {high:.0%}) of {count.games} games{verdict}")
    return lines


def said(way: Foresight) -> str:
    """A way in words."""
    from cardwright.agents.weights import FORESIGHT

    told = [
        f"{word} {number}" for (word, (least, _)), number in zip(FORESIGHT.items(), way, strict=True) if number > least
    ]
    return ", ".join(told) or "no further"


def write(looking: Looking, text: str, target: Path, command: str) -> None:
    """Write the weights with the best way, below the commands that made them."""
    from cardwright.agents.weights import weights_of, written_weights
    from cardwright.cli.match.saving import write_whole

    best = weights_of(looking.entry, list(looking.numbers))
    best.look_ahead(*looking.best())
    head = [*made_by(text), "How far a search plays on, against a greedy player with the same weights, from:"]
    write_whole(target, written_weights(looking.entry, best, [*head, f"  {command}", *describe(looking)]))


def made_by(text: str) -> list[str]:
    """The head of a file of weights, without what an earlier search for foresight said."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.startswith("# ") or line.startswith("# How far a search plays on"):
            break
        lines.append(line[2:])
    return lines
