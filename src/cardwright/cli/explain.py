"""`cardwright explain`: where a recorded game turned."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from cardwright.lab.review import Review


def explain(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    seat: Annotated[
        Literal["red", "blue", "all"], typer.Option(help="Whose choices, and whose eyes to see the events with.")
    ] = "all",
    most: Annotated[int, typer.Option(min=1, help="How many turning points.")] = 5,
    by: Annotated[str, typer.Option(metavar="AGENT", help="Who judges each move; more tries, better judgement.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")] = False,
) -> None:
    """Show the turning points of a recorded game: the largest swings in estimated win chance.

    At each real choice an agent judges, with the knowledge of the player who chose, the chance to win. It never uses
    a card that the player could not see.
    """
    from cardwright.cli.console import open_console
    from cardwright.cli.match.reading import open_record
    from cardwright.cli.match.seats import check_agents
    from cardwright.cli.match.turning import REVIEWER, reviewed, turning_points
    from cardwright.cli.screen.look import Look
    from cardwright.cli.trouble import Trouble
    from cardwright.engine.ids import NOBODY, SEAT_NAMES

    if by and (problems := check_agents([by])):
        raise Trouble(problems)
    match, _ = open_record(file)
    found = reviewed(match, by or REVIEWER)
    reader = SEAT_NAMES.index(seat) if seat in SEAT_NAMES else NOBODY
    if json:
        print_json(found, reader, most)
    else:
        console = open_console()
        for part in turning_points(Look(match.entry), found, reader, most):
            console.print(part)


def print_json(review: Review, reader: int, most: int) -> None:
    """Every judged choice and the turning points as one JSON object."""
    import msgspec

    from cardwright.engine.ids import NOBODY, seat_name

    found = {
        "game": review.match.record.game,
        "moves": len(review.match.record.moves),
        "choices": [
            {
                "move": one.move + 1,
                "seat": seat_name(one.seat),
                "chance": one.chance,
                "chosen": one.chosen,
                "best": one.best,
                "cost": one.cost,
            }
            for one in review.judged
            if reader in (NOBODY, one.seat)
        ],
        "turning_points": [
            {
                "move": swing.before.move + 1,
                "until": swing.move,
                "seat": seat_name(swing.before.seat),
                "before": swing.before.chance,
                "after": swing.after,
            }
            for swing in review.turning_points(reader, most)
        ],
    }
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
