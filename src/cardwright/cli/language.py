"""`cardwright language`: the manual of the card language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def language(
    game: Annotated[str, typer.Argument(help="Whose words; without a game, what all games share.")] = "",
    write: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write every page into a folder instead of showing one.")
    ] = None,
) -> None:
    """Show the card language: every pattern with an example, or one game's words."""
    from cardwright.cli.console import open_console

    if write is not None:
        write.mkdir(parents=True, exist_ok=True)
        for name, page in all_pages().items():
            (write / name).write_text(page, encoding="utf-8")
        return
    from rich.markdown import Markdown

    console = open_console()
    page = page_of(game)
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page))
    else:
        typer.echo(page, nl=False)


def page_of(game: str) -> str:
    """The page of a game, or the one for all."""
    from cardwright import games
    from cardwright.cli.which import find_game
    from cardwright.text.handbook import Speaker, game_page, general_page

    if game:
        entry = find_game(game)
        return game_page(Speaker(entry.name, entry.home))
    entries = [games.find(name) for name in games.ids()]
    return general_page([Speaker(entry.name, entry.home) for entry in entries])


def all_pages() -> dict[str, str]:
    """Every page by its file name."""
    from cardwright import games

    pages = {"language.md": page_of("")}
    return pages | {f"language-{name}.md": page_of(name) for name in games.ids()}
