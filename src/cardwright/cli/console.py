"""Coloured output that ends with whoever reads it."""

from __future__ import annotations

from rich.console import Console


class PlainConsole(Console):
    """A rich console that colours nothing by guess and passes a closed pipe on to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more; rich would exit with an error."""
        raise BrokenPipeError


def open_console(to_error: bool = False) -> Console:
    """The console of this process."""
    return PlainConsole(highlight=False, stderr=to_error)
