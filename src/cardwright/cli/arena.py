"""`cardwright arena`: agents against each other, and how strong they are."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from cardwright.engine.entry import GameEntry
    from cardwright.lab.arena import Arena
    from cardwright.lab.duel import DeckList
    from cardwright.lab.standings import Count, Standings


def arena(
    game: Annotated[str, typer.Argument(help="Which game; `cardwright games` lists them.")],
    agents: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="Who plays: names such as greedy, adept or search@200ms, with commas."),
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="Games of every two agents, rounded up to whole pairs.")] = 100,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
    decks: Annotated[str, typer.Option(metavar="A,B,…", help="Decks in rotation; all presets without any.")] = "",
    cross: Annotated[
        bool, typer.Option("--cross", help="Let different decks meet; without it both sides have the same.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; repeatable.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that play side by side.")] = os.cpu_count() or 1,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let every agent play every other, and print win rates with confidence intervals, and ratings.

    Games come in pairs with the same seed and deck, in which the two agents change seats: what a deck, a seat or luck
    is worth cancels out. Decks rotate through all presets, each against itself (with --cross against each other).
    Unless an agent's budget is in milliseconds, the results are the same for any number of workers. Ctrl-C prints
    what is known so far.
    """
    from cardwright.cli.trouble import CONTENT, INTERRUPTED, Trouble
    from cardwright.cli.which import find_game

    entry = find_game(game)
    tournament = prepare(entry, agents, games, seed, decks, option or [], cross)
    is_whole = watch(entry, tournament, workers)
    if json:
        print_json(entry, tournament, seed, is_whole)
    else:
        show(entry, tournament, is_whole)
    if tournament.failures:
        raise Trouble([line for duel, why in tournament.failures for line in (why, f"  {duel.command()}")], CONTENT)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def prepare(entry: GameEntry, agents: str, games: int, seed: int, decks: str, options: list[str], cross: bool) -> Arena:
    """A tournament that has not begun; everything that is wrong with it is reported at once."""
    from cardwright.cli.match.seats import check_agents
    from cardwright.cli.trouble import Trouble
    from cardwright.cli.which import read_option_words
    from cardwright.lab.arena import Arena
    from cardwright.lab.schedule import round_robin
    from cardwright.lab.standings import Standings

    names = [name.strip() for name in agents.split(",") if name.strip()]
    problems = check_agents(names)
    problems += [f"{name} is named twice" for name in dict.fromkeys(names) if names.count(name) > 1]
    if len(names) < 2:
        problems.append("an arena needs two agents at least, such as --agents greedy,random")
    values, more = read_option_words(entry, options)
    lists, wrong = choose_decks(entry, decks, values)
    problems += more + wrong
    if problems:
        raise Trouble(problems)
    return Arena(round_robin(entry.id, names, lists, values, games, seed, cross), Standings(names))


def choose_decks(entry: GameEntry, words: str, options: dict[str, str]) -> tuple[list[DeckList], list[str]]:
    """The decks in rotation, and what is wrong with them under these options."""
    from cardwright.cli.trouble import Trouble
    from cardwright.cli.which import choose_deck
    from cardwright.engine.errors import SetupError
    from cardwright.lab.duel import DeckList

    problems: list[str] = []
    found: list[DeckList] = []
    for word in [word.strip() for word in words.split(",") if word.strip()]:
        try:
            deck = choose_deck(entry, word)
        except (SetupError, Trouble) as error:
            problems += error.problems
            continue
        problems += [f"{word}: {problem}" for problem in entry.check_deck(deck.cards, options)]
        found.append(DeckList(word, deck.cards))
    return found or [DeckList(deck.id, deck.cards) for deck in entry.decks()], problems


def watch(entry: GameEntry, tournament: Arena, workers: int) -> bool:
    """Play behind a progress bar; False if it was stopped early."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from cardwright.cli.console import open_console

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=open_console(to_error=True), transient=True) as progress:
            task = progress.add_task(entry.name, total=len(tournament.duels))

            def tell(so_far: Arena) -> None:
                first = so_far.standings.agents[0]
                leads = f" {first} {so_far.standings.total(first).rate:.0%}"
                wrong = f" [red]{len(so_far.failures)} broken[/]" if so_far.failures else ""
                progress.update(task, completed=so_far.done, description=entry.name + leads + wrong)

            tournament.run(min(workers, len(tournament.duels)), tell)
    except KeyboardInterrupt:
        return False
    return True


def print_json(entry: GameEntry, tournament: Arena, seed: int, is_whole: bool) -> None:
    """Everything as one JSON object."""
    import msgspec

    standings = tournament.standings
    found = {
        "game": entry.id,
        "games": standings.games,
        "planned": len(tournament.duels),
        "seed": seed,
        "interrupted": not is_whole,
        "agents": standings.data(),
        "meetings": [
            {"agent": one, "opponent": other, **count_data(count)}
            for (one, other), count in sorted(standings.meetings.items())
        ],
        "red": count_data(standings.seats),
        "moves_per_game": standings.moves / standings.games if standings.games else 0.0,
        "failures": [{"command": duel.command(), "reason": why} for duel, why in tournament.failures],
    }
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


def count_data(count: Count) -> dict[str, object]:
    """Plain values of a count of games."""
    low, high = count.interval()
    return {
        "wins": count.wins,
        "losses": count.losses,
        "draws": count.draws,
        "rate": count.rate,
        "low": low,
        "high": high,
    }


def show(entry: GameEntry, tournament: Arena, is_whole: bool) -> None:
    """Print the tables."""
    from cardwright.cli.console import open_console

    standings = tournament.standings
    console = open_console()
    left = "" if is_whole else f" of {len(tournament.duels)}, stopped early"
    console.print(f"[bold]{entry.name}[/]: {standings.games} games{left}")
    if not standings.games:
        return
    console.print(rating_table(standings))
    if len(standings.agents) > 2:
        console.print(meeting_table(standings))
    low, high = standings.seats.interval()
    length = standings.moves / standings.games
    console.print(
        f"95 %: where the true rate lies with that confidence. Red won {standings.seats.rate:.0%} "
        f"({low:.0%} to {high:.0%}); a game has {length:.0f} decisions on average."
    )


def rating_table(standings: Standings) -> Table:
    """Everybody, the strongest first."""
    from rich.table import Table

    table = Table("Agent")
    for heading in ("Rating", "Points", "95 %", "Won", "Lost", "Drawn"):
        table.add_column(heading, justify="right")
    ratings = standings.ratings()
    for agent in sorted(standings.agents, key=lambda name: -ratings[name]):
        total = standings.total(agent)
        table.add_row(
            agent, f"{ratings[agent]:.0f}", f"{total.rate:.1%}", span(total),
            str(total.wins), str(total.losses), str(total.draws),
        )  # fmt: skip
    return table


def meeting_table(standings: Standings) -> Table:
    """The points of each agent, row by row, against each other agent."""
    from rich.table import Table

    ratings = standings.ratings()
    order = sorted(standings.agents, key=lambda name: -ratings[name])
    table = Table("Points against", *order)
    for one in order:
        cells: list[str] = []
        for other in order:
            count = standings.meetings.get((one, other))
            cells.append("" if count is None else f"{count.rate:.1%} [dim]({span(count)})[/]")
        table.add_row(one, *cells)
    return table


def span(count: Count) -> str:
    """An interval in whole per cents."""
    low, high = count.interval()
    return f"{100 * low:.0f} to {100 * high:.0f}"
