"""`cardwright serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network come.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 0,
    database: Annotated[
        str, typer.Option(help="A file, or postgresql://user@host/name; by default a file in your data folder.")
    ] = "",
    open: Annotated[bool, typer.Option("--open", help="Open the table in your browser.")] = False,
) -> None:
    """Serve the table for browsers: play against computers, friends by link, or on one screen.

    Games are kept in the database and go on where they were after the server stops. Any number of servers can share
    one PostgreSQL database.
    """
    from cardwright.cli.trouble import Trouble
    from cardwright.server.migrations import DatabaseTrouble
    from cardwright.server.running import bind, run

    try:
        bound = bind(host, port)
    except OSError as error:
        raise Trouble([f"cannot listen on {host} port {port}: {(error.strerror or str(error)).lower()}"]) from None
    try:
        run(bound, database, say, open)
    except DatabaseTrouble as error:
        raise Trouble([f"cannot use the database: {str(error).splitlines()[0]}"]) from None


def say(address: str) -> None:
    """Tell where the table is."""
    typer.echo(f"The table is at {address}  (Ctrl-C ends it; games go on when you start it again)")
