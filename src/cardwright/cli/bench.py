"""`cardwright bench`: how fast random play is, next to other engines in the same run."""

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from cardwright.cli.speed.player import Player
    from cardwright.cli.speed.report import CardsSpeed, GameSpeed, Report
    from cardwright.engine.entry import GameEntry

STARTS: Final = 7
Turns = dict[str, list[tuple[float, float]]]
"""By game, turn by turn: real choices in a second, and all moves, forced ones too."""


def bench(
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    peers: Annotated[bool, typer.Option(help="Measure open_spiel and rlcard in the same run.")] = True,
    rounds: Annotated[int, typer.Option(min=1, help="Everything takes its turn this often; medians count.")] = 11,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time of one turn.")] = 0.25,
) -> None:
    """Measures the speed of every game, alone and next to other engines."""
    import msgspec

    with tempfile.TemporaryDirectory() as folder:
        report = measure(Path(folder), peers, rounds, seconds)
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report)


def say(message: str) -> None:
    """Progress and trouble go to standard error, so that the JSON stays clean."""
    print(message, file=sys.stderr, flush=True)


def measure(folder: Path, with_peers: bool, rounds: int, seconds: float) -> "Report":
    """Takes turns between our games, their interpreted twins and the peers; a busy machine slows all."""
    from cardwright import games
    from cardwright.build import copy_sources, is_compiled
    from cardwright.cli.speed import peers as others
    from cardwright.cli.speed.own import play_at_random
    from cardwright.cli.speed.player import Player
    from cardwright.cli.speed.report import PeerSpeed, Report

    entries = {name: games.find(name) for name in games.ids()}
    own: dict[str, list[tuple[float, float]]] = {name: [] for name in entries}
    twins: Turns = {name: [] for name in entries}
    rivals: Turns = {}
    with ExitStack() as stack:
        running: list[tuple[Player, Turns]] = []
        if is_compiled():
            twin = [sys.executable, "-P", "-m", "cardwright.cli.speed.own"]
            environment = {**os.environ, "PYTHONPATH": str(copy_sources(folder / "interpreted"))}
            running.append((stack.enter_context(Player(twin, environment)), twins))
        if with_peers and (python := others.prepare_environment(say)):
            command = [str(python), str(others.SCRIPT)]
            running.append((stack.enter_context(Player(command, dict(os.environ))), rivals))
        for number in range(rounds):
            say(f"Round {number + 1} of {rounds}")
            for name, entry in entries.items():
                played = play_at_random(entry, seconds)
                own[name].append((played.decisions / played.seconds, played.games / played.seconds))
            for player, turns in running:
                take_turn(player, turns, seconds)
    return Report(
        compiled=is_compiled(),
        python=sys.version.split()[0],
        games={name: game_speed(entry, own[name], twins[name], rivals, seconds) for name, entry in entries.items()},
        peers={
            name: PeerSpeed(
                decisions_per_s=median(decisions for decisions, _ in turns),
                moves_per_s=median(moves for _, moves in turns),
            )
            for name, turns in rivals.items()
        },
        cards={name: cards_speed(name, folder / f"cache-{name}") for name in entries},
        startup_s=startup_seconds(),
    )


def take_turn(player: "Player", turns: Turns, seconds: float) -> None:
    """Lets another process play each of its games once."""
    for game in player.games:
        rates = player.rates(game, seconds)
        if rates is None:
            say(f"{game} broke down and is left out")
            player.games.remove(game)
            return
        turns.setdefault(game, []).append(rates)


def game_speed(
    entry: "GameEntry",
    own: list[tuple[float, float]],
    twin: list[tuple[float, float]],
    rivals: Turns,
    seconds: float,
) -> "GameSpeed":
    """The figures of one of our games."""
    from cardwright.cli.speed.own import microseconds, sample_positions
    from cardwright.cli.speed.report import GameSpeed
    from cardwright.cli.speed.searching import search_speed

    rates = median(decisions for decisions, _ in own)
    games = median(rate for _, rate in own)
    positions = sample_positions(entry)
    return GameSpeed(
        decisions_per_s=rates,
        games_per_s=games,
        decisions_per_game=rates / games,
        clone_us=microseconds(lambda game: game.clone(), positions),
        view_us=microseconds(lambda game: game.view(0), positions),
        interpreted_decisions_per_s=median(decisions for decisions, _ in twin) if twin else None,
        compiled_ratio=ratio(own, twin) if twin else None,
        peer_ratios={name: ratio(own, turns) for name, turns in rivals.items()},
        search=search_speed(entry, seconds),
    )


def ratio(own: list[tuple[float, float]], others: list[tuple[float, float]]) -> float:
    """The median of the ratios round by round: whatever disturbed a round disturbed both."""
    return median(mine / other for (mine, _), (other, _) in zip(own, others, strict=False))


def cards_speed(game: str, cache: Path) -> "CardsSpeed":
    """Loads the cards in fresh processes: first without a cache, then with the one just written."""
    from cardwright.cli.speed.report import CardsSpeed

    command = [sys.executable, "-P", "-m", "cardwright.cli.speed.own", game]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    times: list[float] = []
    for _ in range(4):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return CardsSpeed(parse_s=times[0], cached_s=median(times[1:]))


def startup_seconds() -> float:
    """The time from calling the command to its help."""
    beside = Path(sys.executable).with_name("cardwright")
    command = str(beside) if beside.exists() else shutil.which("cardwright") or sys.argv[0]
    times: list[float] = []
    for _ in range(STARTS):
        start = perf_counter()
        subprocess.run([command, "--help"], stdout=subprocess.DEVNULL, check=True)
        times.append(perf_counter() - start)
    return median(times)


def show(report: "Report") -> None:
    """Prints the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    from cardwright.build import describe_build
    from cardwright.cli.speed.report import sections

    table = Table(title=f"{describe_build()}, Python {report.python}, one core", title_justify="left")
    table.add_column("What")
    table.add_column("Measured", justify="right")
    table.add_column("Target", justify="right")
    table.add_column("")
    for heading, lines in sections(report).items():
        table.add_row(f"[bold]{heading}[/]")
        for line in lines:
            verdict = {True: "[green]met[/]", False: "[red]missed[/]", None: ""}[line.is_met]
            table.add_row(f"  {line.what}", line.measured, line.target, verdict)
        table.add_section()
    Console().print(table)
