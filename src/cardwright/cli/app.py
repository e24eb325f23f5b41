"""All commands by name. Only the module of the command that was asked for is imported: help answers at once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Final

import typer

from cardwright.cli.trouble import guarded, leave_quietly

COMMANDS: Final = {
    "serve": "Serve the table for browsers.",
    "play": "Play a game in the terminal.",
    "resume": "Go on with a saved game.",
    "replay": "Step through a recorded game.",
    "explain": "Show the turning points of a recorded game.",
    "verify": "Check that a downloaded game was dealt as promised.",
    "games": "List the games.",
    "rules": "Show a game's rules, or one of them.",
    "decks": "List, show and check decks.",
    "cards": "List, filter, show and check cards.",
    "text": "Tell of card texts whether they can be understood.",
    "fmt": "Write card texts in their canonical form.",
    "language": "Show the card language: its patterns, or a game's words.",
    "corpus": "Measure the card language on a corpus of texts.",
    "arena": "Let agents play each other and rate them.",
    "tune": "Tune how agents judge positions, by self-play.",
    "soak": "Play many random games and check every step.",
    "bench": "Measure the speed.",
}


def show_version(wanted: bool) -> None:
    """Print the version and how it was built."""
    if wanted:
        from cardwright.build import describe_build

        typer.echo(describe_build())
        raise typer.Exit


def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """A workbench for designers of two-player card games: play, read, check and test them."""


def build(wanted: str) -> typer.Typer:
    """The application, with one real command and the summaries of all others."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback()(root)
    for name, summary in COMMANDS.items():
        app.command(name, help=None if name == wanted else summary)(load(name) if name == wanted else summary_only)
    return app


def load(name: str) -> Callable[..., None]:
    """The function of a command, with mistakes turned into messages."""
    command: Callable[..., None] = getattr(import_module(f"cardwright.cli.{name}"), name)
    return guarded(command)


def summary_only() -> None:
    """Stands for a command that was not asked for."""
    raise AssertionError("only the wanted command can be called")


def run() -> None:
    """Run the command that the arguments name; Ctrl-C and a closed pipe end it quietly."""
    try:
        wanted = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        build(wanted)(prog_name="cardwright")
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        leave_quietly()
        sys.exit(0)
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            leave_quietly()
