"""`cardwright soak`: many random games, every step checked."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.testing.soak import Soaked


def soak(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; all without any.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 20_000,
    first: Annotated[int, typer.Option(min=0, help="The number of the first game; each number is one game.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play side by side.")] = os.cpu_count() or 1,
    folder: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where records of games that broke something go.")
    ] = Path("soak"),
) -> None:
    """Play random games and check every step: secrecy, clones, records, invariants, and that every game ends."""
    from cardwright import games as registry
    from cardwright.cli.trouble import CONTENT, Trouble
    from cardwright.cli.which import find_game

    entries = [find_game(name) for name in game or registry.ids()]
    problems: list[str] = []
    for entry in entries:
        done = soak_one(entry, games, first, workers, folder)
        for number, problem, _ in done.failures:
            problems.append(f"{entry.id}, game {number}: {problem}")
    if problems:
        raise Trouble([*problems, f"the records are in {folder}; cardwright replay shows them"], CONTENT)


def soak_one(entry: GameEntry, games: int, first: int, workers: int, folder: Path) -> Soaked:
    """Soak one game behind a progress bar and sum it up in a line."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cardwright.cli.console import open_console
    from cardwright.testing.soak import soak as soak_game

    console = open_console(to_error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(entry.name, total=games)

        def tell(so_far: Soaked) -> None:
            wrong = f" [red]{len(so_far.failures)} broken[/]" if so_far.failures else ""
            progress.update(task, completed=so_far.games, description=entry.name + wrong)

        done = soak_game(entry, games, tell, first, workers, folder)
    outcomes = ", ".join(f"{name} {count}" for name, count in sorted(done.outcomes.items()))
    typer.echo(
        f"{entry.name}: {done.games} games, {done.decisions} decisions (longest game {done.longest}), "
        f"{done.compared} comparisons of what a seat sees; {outcomes or 'none finished'}; {len(done.failures)} broken"
    )
    return done
