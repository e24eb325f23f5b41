"""`cardwright play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.engine.record import Record


def play(
    game: Annotated[str, typer.Argument(help="Which game; `cardwright games` lists them.")],
    red: Annotated[str, typer.Option(help="Who plays red: human, a level, or any agent.")] = "human",
    blue: Annotated[str, typer.Option(help="Who plays blue: human, a level, or any agent.")] = "adept",
    deck: Annotated[str, typer.Option(help="The deck of both: a preset's name or a file.")] = "",
    red_deck: Annotated[str, typer.Option(help="Red's deck.")] = "",
    blue_deck: Annotated[str, typer.Option(help="Blue's deck.")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; repeatable.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and choices give the same game.")] = None,
    pace: Annotated[
        float, typer.Option(min=0.0, metavar="SECONDS", help="Pause between the steps of two computers.")
    ] = 1.0,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file on leaving.")] = None,
) -> None:
    """Play a game: against the computer, two people at one screen, or two computers to watch.

    You are red and an adept computer is blue, with two different preset decks, unless you say otherwise. Levels are
    novice, adept, expert and master; agents are random, greedy and search, with a budget if you like: search@200ms or
    search@1000 tries. Type ? during the game for help, hint for advice, and explain when it is over.
    """
    from cardwright.cli.match.session import Session
    from cardwright.cli.terminal import open_terminal
    from cardwright.cli.which import find_game
    from cardwright.engine.record import Match

    entry = find_game(game)
    record = new_record(entry, (red, blue), (red_deck or deck, blue_deck or deck), option or [], seed)
    Session(Match(entry, record), open_terminal(), save, pace).run()


def new_record(
    entry: GameEntry, players: tuple[str, str], decks: tuple[str, str], options: list[str], seed: int | None
) -> Record:
    """A match that has not begun; everything that is wrong with it is reported at once."""
    from random import randrange

    from cardwright import __version__
    from cardwright.cli.match.seats import check_players
    from cardwright.cli.trouble import Trouble
    from cardwright.cli.which import choose_deck, read_option_words
    from cardwright.engine.errors import SetupError
    from cardwright.engine.record import Record

    problems = check_players(players)
    number = randrange(1_000_000) if seed is None else seed
    values, more = read_option_words(entry, options)
    lists: list[tuple[str, ...]] = []
    presets = entry.decks()
    if not more and not all(decks):
        presets = [preset for preset in presets if not entry.check_deck(preset.cards, values)]
        if not presets:
            more = ["no preset deck is legal with these options: bring your own with --red-deck and --blue-deck"]
    for seat, word in enumerate(decks):
        try:
            if word or presets:
                lists.append(choose_deck(entry, word).cards if word else presets[(number + seat) % len(presets)].cards)
        except (SetupError, Trouble) as error:
            problems += [problem for problem in error.problems if problem not in problems]
    problems += more
    if problems:
        raise Trouble(problems)
    seats = {"red": players[0], "blue": players[1]}
    return Record(entry.id, __version__, number, values, lists, seats)
