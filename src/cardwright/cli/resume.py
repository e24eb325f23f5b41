"""`cardwright resume`: a saved game goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def resume(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    red: Annotated[str, typer.Option(help="Who plays red from now on.")] = "",
    blue: Annotated[str, typer.Option(help="Who plays blue from now on.")] = "",
    pace: Annotated[
        float, typer.Option(min=0.0, metavar="SECONDS", help="Pause between the steps of two computers.")
    ] = 1.0,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game here on leaving, instead of in its file.")
    ] = None,
) -> None:
    """Go on with a saved game, with the same players unless you say otherwise.

    The file is brought up to date on leaving, unless it was damaged: then name another with --save.
    """
    from cardwright.cli.match.reading import open_record
    from cardwright.cli.match.seats import HUMAN, check_players
    from cardwright.cli.match.session import Session
    from cardwright.cli.terminal import open_terminal
    from cardwright.cli.trouble import Trouble

    match, is_whole = open_record(file)
    seats = match.record.seats
    players = (red or seats.get("red", HUMAN), blue or seats.get("blue", HUMAN))
    if problems := check_players(players):
        raise Trouble(problems)
    match.record.seats = {"red": players[0], "blue": players[1]}
    Session(match, open_terminal(), save or (file if is_whole else None), pace).run()
