"""`cardwright cards`: a game's cards, listed, filtered, shown and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cardwright.cli.cardlist import Wanted
    from cardwright.engine.entry import GameEntry
    from cardwright.engine.pool import Pool


def cards(
    game: Annotated[str, typer.Argument(help="Which game.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORDS]... [FILE]", help="Words of the name, type, traits or text; or a card file."),
    ] = None,
    type_: Annotated[str, typer.Option("--type", help="Part of the type line, such as a type or a kind.")] = "",
    trait: Annotated[
        list[str] | None, typer.Option("--trait", "--element", help="A word that is true of the card; repeatable.")
    ] = None,
    cost: Annotated[str, typer.Option(help="The total cost: 2, 2+, 3-, 1-2; or symbols that it contains.")] = "",
    text: Annotated[str, typer.Option(help="Words that the card's text contains.")] = "",
    json: Annotated[bool, typer.Option("--json", help="One list of objects.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Validate the whole set; every error at once.")] = False,
) -> None:
    """List a game's cards, filter them, show one in full, or check the set (or a card file of your own)."""
    from cardwright.cli.cardlist import Wanted
    from cardwright.cli.which import find_game

    entry = find_game(game)
    given = list(words or [])
    named = next((word for word in given if word.endswith(".toml")), given[0] if check and given else None)
    file = None if named is None else Path(named)
    if named is not None:
        given.remove(named)
    if check:
        check_cards(entry, file)
    else:
        pool = entry.pool() if file is None else load_file(entry, file)
        show_cards(entry, pool, Wanted(" ".join(given), type_, trait or [], cost, text), json)


def load_file(entry: GameEntry, file: Path) -> Pool:
    """The cards of a file, in the game's words."""
    from cardwright.cli.which import read_text
    from cardwright.effects.cards import load_pool

    read_text(file)
    return load_pool(entry.home, entry.zone_kinds, entry.phases, file)


def check_cards(entry: GameEntry, file: Path | None) -> None:
    """Validate a set: words, keys, texts, and that the game can do what they say; then its decks."""
    from cardwright.cli.trouble import CONTENT, Trouble

    path = entry.home / "cards.toml" if file is None else file
    pool = load_file(entry, path)
    problems: list[str] = []
    if file is None:
        for deck in entry.decks():
            problems += [f"decks.toml  {deck.name}: {problem}" for problem in entry.check_deck(deck.cards)]
    if problems:
        raise Trouble(problems, CONTENT)
    listed = pool.cards()
    tokens = len(pool.faces) - len(listed)
    typer.echo(f"{path.name}: {len(listed)} cards and {tokens} tokens, no mistakes")


def show_cards(entry: GameEntry, pool: Pool, wanted: Wanted, as_json: bool) -> None:
    """The cards that fit: one in full, several as a table, all as data."""
    from rich.text import Text

    from cardwright.cli.cardlist import card_data, find_cards, table_of
    from cardwright.cli.console import open_console
    from cardwright.cli.screen.cardbox import whole_card
    from cardwright.cli.screen.look import Look

    look = Look(entry, pool)
    found = find_cards(look, wanted)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.format(msgspec.json.encode([card_data(look, face) for face in found])).decode())
        return
    console = open_console()
    if len(found) == 1:
        console.print(whole_card(look, found[0]))
        return
    console.print(table_of(look, found))
    console.print(Text(f"{len(found)} cards", "dim"))
