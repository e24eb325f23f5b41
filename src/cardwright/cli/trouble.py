"""What goes wrong, said in words and as an exit code: 1 for problems in content, 2 for a wrong call."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Final, ParamSpec

import typer

CONTENT: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

P = ParamSpec("P")


class Trouble(Exception):
    """Something to tell the user; one line per problem."""

    def __init__(self, problems: Sequence[str], code: int = USAGE) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
        self.code = code


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """The same command, telling its troubles instead of showing a traceback."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        from cardwright.engine.errors import RulesError, SetupError
        from cardwright.text.errors import CardFileError, VocabularyError

        try:
            command(*args, **kwargs)
        except Trouble as trouble:
            complain(trouble.problems)
            raise typer.Exit(trouble.code) from None
        except SetupError as error:
            complain(error.problems)
            raise typer.Exit(USAGE) from None
        except CardFileError as error:
            complain(error.problems)
            raise typer.Exit(CONTENT) from None
        except VocabularyError as error:
            complain([str(error)])
            raise typer.Exit(CONTENT) from None
        except RulesError as error:
            complain([f"the rules of this game are broken: {error}"])
            raise typer.Exit(CONTENT) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            leave_quietly()
            raise typer.Exit(0) from None

    return run


def complain(problems: Sequence[str]) -> None:
    """Say on standard error what is wrong."""
    for problem in problems:
        typer.echo(problem, err=True)


def leave_quietly() -> None:
    """Nobody reads any more: let what is still to be written vanish."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
