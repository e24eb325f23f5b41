"""`cardwright verify`: was the shuffle the one that was promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def verify(
    file: Annotated[Path, typer.Argument(help="A record, downloaded from a table.")],
    commitment: Annotated[str, typer.Option(help="The hash that you noted before the first choice.")] = "",
) -> None:
    """Check a downloaded record: the seed is the promised one, and the game follows from it move by move."""
    from cardwright.cli.trouble import CONTENT, Trouble
    from cardwright.cli.which import find_game, read_text
    from cardwright.engine.errors import SetupError
    from cardwright.engine.record import read_record, replay
    from cardwright.server.fairness import proof_problem

    text = read_text(file)
    try:
        record, problems = read_record(text)
        problems += replay(find_game(record.game), record)[1]
    except (SetupError, Trouble) as error:
        raise Trouble([f"{file}: {problem}" for problem in error.problems], CONTENT) from None
    if (problem := proof_problem(record, commitment)) is not None:
        problems.insert(0, problem)
    if not record.hash:
        problems.append("the record does not say how the game ended")
    if problems:
        raise Trouble([f"{file}: {problem}" for problem in problems], CONTENT)
    typer.echo(f"commitment {record.commitment}")
    typer.echo(f"seed {record.seed}, salt {record.salt}: they give this commitment")
    typer.echo(f"{len(record.moves)} moves follow from the seed to the recorded end")
    if not commitment:
        typer.echo("Compare the commitment with the one that the table showed before the first choice.")
