"""`cardwright replay`: a recorded game, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    seat: Annotated[
        Literal["red", "blue", "all"], typer.Option(help="Whose eyes to see it with; all sees every card.")
    ] = "all",
    move: Annotated[int, typer.Option(min=0, help="Begin after this move.")] = 0,
) -> None:
    """Step through a recorded game: next, back, jump, end; from either seat or all-seeing.

    Without a terminal it tells the whole game and shows its end.
    """
    from cardwright.cli.match.reading import open_record
    from cardwright.cli.match.stepping import Stepper
    from cardwright.cli.terminal import open_terminal

    match, _ = open_record(file)
    Stepper(match, open_terminal(), seat, move).run()
