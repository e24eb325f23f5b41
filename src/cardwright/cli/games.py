"""`cardwright games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    json: Annotated[bool, typer.Option("--json", help="A list of objects with id, name and pitch.")] = False,
) -> None:
    """List the games."""
    from rich.table import Table
    from rich.text import Text

    from cardwright import games as registry
    from cardwright.cli.console import open_console

    entries = [registry.find(name) for name in registry.ids()]
    if json:
        import msgspec

        listed = [{"id": entry.id, "name": entry.name, "pitch": entry.pitch} for entry in entries]
        typer.echo(msgspec.json.format(msgspec.json.encode(listed)).decode())
        return
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for entry in entries:
        name = Text.assemble((entry.id, "bold yellow"), f"\n{entry.minutes} minutes")
        table.add_row(name, Text.assemble((entry.name, "bold"), f"\n{entry.pitch}\n"))
    console = open_console()
    console.print(table)
    if entries:
        console.print(Text(f"Play: cardwright play {entries[0].id}", "dim"))
