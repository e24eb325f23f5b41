"""`cardwright decks`: preset decks, and checking one's own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from cardwright.engine.deck import Deck
    from cardwright.engine.entry import GameEntry


def decks(
    game: Annotated[str, typer.Argument(help="Which game.")],
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Show one deck, a preset or a file.")] = "",
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check the decks of a file.")] = None,
) -> None:
    """List the preset decks, show one, or check a file.

    A deck file has a line for each card, such as "2 Name of a Card", or is TOML with `cards = [...]`.
    """
    from cardwright.cli.console import open_console
    from cardwright.cli.which import choose_deck, find_game

    entry = find_game(game)
    console = open_console()
    if check is not None:
        check_file(entry, check, console)
    elif name:
        show_deck(entry, choose_deck(entry, name), console)
    else:
        list_decks(entry, console)


def list_decks(entry: GameEntry, console: Console) -> None:
    """Every preset with its plan."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for deck in entry.decks():
        table.add_row(Text(deck.id, "bold yellow", no_wrap=True), Text.assemble((deck.name, "bold"), f"\n{deck.plan}"))
    console.print(table)


def show_deck(entry: GameEntry, deck: Deck, console: Console) -> None:
    """One deck, its cards under their types."""
    from rich.text import Text

    from cardwright.cli.screen.look import Look

    look = Look(entry)
    console.print(Text.assemble((deck.name, "bold"), f"  {len(deck.cards)} cards"))
    if deck.plan:
        console.print(Text(deck.plan, "italic"))
    counts = Counter(deck.cards)
    by_type: dict[str, list[str]] = {}
    for name in counts:
        face = look.pool.find(name)
        by_type.setdefault("Unknown" if face is None else face.type_line, []).append(name)
    for type_line, names in by_type.items():
        console.print(Text(f"\n{type_line} ({sum(counts[name] for name in names)})", "bold"))
        for name in names:
            face = look.pool.find(name)
            line = Text(f"  {counts[name]} ", "dim")
            if face is None:
                line.append(name, "red")
            else:
                line.append(f"{face.name:<22}", look.colour(face.traits)).append_text(look.cost(face))
                line.append(f"  {look.printed_stats(face)} " if look.printed_stats(face) else "  ")
                line.append(face.words, "dim")
            console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
    for problem in entry.check_deck(deck.cards):
        console.print(Text(problem, "red"))


def check_file(entry: GameEntry, path: Path, console: Console) -> None:
    """Every violation of every deck in a file."""
    from cardwright.cli.trouble import CONTENT, Trouble
    from cardwright.cli.which import read_decks

    problems: list[str] = []
    for deck in read_decks(path):
        found = entry.check_deck(deck.cards)
        problems += [f"{path}: {deck.name}: {problem}" for problem in found]
        if not found:
            console.print(f"{deck.name}: {len(deck.cards)} cards, legal")
    if problems:
        raise Trouble(problems, CONTENT)
