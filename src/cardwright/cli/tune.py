"""`cardwright tune`: how agents weigh a game's positions, learnt from games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress

    from cardwright.engine.entry import GameEntry
    from cardwright.lab.trials import Numbers
    from cardwright.lab.tuning import Round, Tuning


def tune(
    game: Annotated[str, typer.Argument(help="Which game; `cardwright games` lists them.")],
    games: Annotated[
        int, typer.Option(min=2, help="Games to learn from in a round, and to try what was learnt.")
    ] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="How often to learn and try.")] = 5,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on from these weights; without a file from the game's own.")
    ] = None,
    usual: Annotated[bool, typer.Option("--usual", help="Begin with what suits any game.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the weights go; GAME-weights.toml without one.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play side by side.")] = os.cpu_count() or 1,
    foresight: Annotated[
        bool, typer.Option("--foresight", help="Keep the weights, and find out how far a search should play on.")
    ] = False,
    tries: Annotated[int, typer.Option(min=1, help="With --foresight: what the search tries for a choice.")] = 300,
) -> None:
    """Tune the weights with which agents judge a game's positions, by self-play of a greedy agent.

    Each round plays games, fits the weights to how they ended, and tries them against the best so far in pairs of
    games with seats exchanged. Kept is only what wins significantly more, or does not win less and is significantly
    better at foreseeing how games end that it did not learn from. It is written to the file at once: Ctrl-C loses
    nothing but the round under way. To use the weights, put the file into the game's folder as weights.toml.

    With --foresight the weights stay, and a search plays the games against a greedy agent, in each of some ways to
    play on before it judges; the way that wins most is written to the file.
    """
    from cardwright.cli.trouble import CONTENT, INTERRUPTED, Trouble
    from cardwright.cli.which import find_game
    from cardwright.lab.trials import TuningBroke
    from cardwright.lab.tuning import Tuning

    entry = find_game(game)
    if foresight:
        from cardwright.cli.foresight import tune_foresight

        tune_foresight(entry, start, out, games, tries, seed, workers)
        return
    first = starting_numbers(entry, start, usual)
    target = out or Path(f"{entry.id}-weights.toml")
    begin = " --usual" if usual else f" --start {start}" if start else ""
    command = f"cardwright tune {entry.id} --games {games} --rounds {rounds} --seed {seed}{begin}"
    tuning = Tuning(entry, first, games, seed, workers)
    write(tuning, target, command, [])
    is_whole = True
    try:
        with_progress(tuning, rounds, lambda: write(tuning, target, command, []))
        write(tuning, target, command, summary(tuning))
    except KeyboardInterrupt:
        is_whole = False
    except TuningBroke as broke:
        raise Trouble([f"a game broke: {broke}", f"the best weights so far are in {target}"], CONTENT) from None
    typer.echo(f"The {'best' if tuning.best != first else 'unchanged'} weights are in {target}.")
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def starting_numbers(entry: GameEntry, file: Path | None, usual: bool) -> Numbers:
    """The weights to begin with."""
    from cardwright.agents.weights import read_weights, usual_weights, weights_for
    from cardwright.cli.which import read_text

    if usual:
        return tuple(usual_weights(len(entry.standing), entry.zone_kinds, len(entry.pool().stat_names)).numbers())
    if file is not None:
        return tuple(read_weights(entry, read_text(file)).numbers())
    return tuple(weights_for(entry).numbers())


def with_progress(tuning: Tuning, rounds: int, keep: Callable[[], None]) -> None:
    """Play the rounds behind a progress bar, and say in a line what came of each."""
    with progress_bar() as progress:
        trials = (tuning.games + 1) // 2 * 2
        task = progress.add_task(tuning.entry.name, total=rounds * (tuning.games + trials))
        for number in range(rounds):
            before = number * (tuning.games + trials)

            def tell(doing: str, done: int, before: int = before, number: int = number) -> None:
                tried = tuning.games if doing == "trying" else 0
                name = f"{tuning.entry.name}, round {number + 1} of {rounds}, {doing}"
                progress.update(task, completed=before + tried + done, description=name)

            found = tuning.play_round(tell)
            keep()
            progress.console.print(describe(found), soft_wrap=True)


def progress_bar() -> Progress:
    """A bar that counts games and vanishes in the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cardwright.cli.console import open_console

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=open_console(to_error=True), transient=True)


def describe(found: Round) -> str:
    """A round in a line."""
    low, high = found.count.interval()
    verdict = "kept" if found.is_better else "not significantly better, left"
    share = f"{found.count.rate:.1%} ({low:.0%} to {high:.0%}) against the best so far"
    return f"Round {found.number}: {share}, foresight {found.in_foresight:+.1f} errors: {verdict}"


def summary(tuning: Tuning) -> list[str]:
    """How much better the best weights are than those it began with, from fresh games."""
    if tuning.best == tuning.start:
        return ["Nothing better was found than the weights it began with."]
    count, _ = tuning.try_out(tuning.best, tuning.start, len(tuning.rounds) + 1, lambda _, __: None)
    low, high = count.interval()
    share = f"{count.rate:.1%} ({low:.0%} to {high:.0%}) of the points of {count.games} games"
    return [f"{share} against the weights it began with, both greedy."]


def write(tuning: Tuning, target: Path, command: str, remarks: list[str]) -> None:
    """Write the best weights, with the command that makes them at their head."""
    from cardwright import __version__
    from cardwright.agents.weights import weights_for, weights_of, written_weights
    from cardwright.cli.match.saving import write_whole

    head = [f"Made by cardwright {__version__} with:", f"  {command}", *map(describe, tuning.rounds), *remarks]
    best = weights_of(tuning.entry, list(tuning.best))
    foresight = weights_for(tuning.entry).foresight()
    if foresight != best.foresight():
        head.append("How far a search plays on is not from there, but as it was in the game's folder.")
    best.look_ahead(*foresight)
    write_whole(target, written_weights(tuning.entry, best, head))
