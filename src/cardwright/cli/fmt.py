"""`cardwright fmt`: card texts in their canonical form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cardwright.text.words import Vocabulary


def fmt(
    target: Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game, or a card file.")],
    game: Annotated[str, typer.Option(help="Whose words a file is in, if no words.toml lies beside it.")] = "",
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit with 1 if something would change.")
    ] = False,
) -> None:
    """Rewrite every card text in its canonical form, the rest of the file untouched."""
    from cardwright.cli.match.saving import write_whole
    from cardwright.cli.trouble import CONTENT, Trouble

    path, vocabulary = find_cards_file(target, game)
    before, after = formatted(path, vocabulary)
    changes = [
        f"{path}:{number}\n    is      {old.strip()}\n    becomes {new.strip()}"
        for number, (old, new) in enumerate(zip(before.splitlines(), after.splitlines(), strict=True), 1)
        if old != new
    ]
    if check and changes:
        raise Trouble(changes, CONTENT)
    if changes:
        write_whole(path, after)
    typer.echo(f"{path}: {len(changes)} texts changed" if changes else f"{path}: nothing to change")


def find_cards_file(target: str, game: str) -> tuple[Path, Vocabulary]:
    """The card file that is meant, and the words that it is written in."""
    from cardwright import games
    from cardwright.cli.trouble import Trouble
    from cardwright.cli.which import find_game, read_text
    from cardwright.text.wordfile import load_vocabulary

    if not target.endswith(".toml"):
        home = find_game(target).home
        return home / "cards.toml", load_vocabulary(home / "words.toml")
    path = Path(target)
    read_text(path)
    beside = path.parent / "words.toml"
    if game:
        return path, load_vocabulary(find_game(game).home / "words.toml")
    if beside.is_file():
        return path, load_vocabulary(beside)
    known = games.ids()
    if len(known) == 1:
        return path, load_vocabulary(games.find(known[0]).home / "words.toml")
    raise Trouble([f"whose words is {path} written in? Say --game; games are {', '.join(known)}"])


def formatted(path: Path, vocabulary: Vocabulary) -> tuple[str, str]:
    """A card file as it is and as it should be; mistakes in it are told with their own places."""
    from tempfile import TemporaryDirectory

    from cardwright.cli.which import read_text
    from cardwright.text.cardfile import format_cards, read_cards

    before = read_text(path)
    read_cards(path, vocabulary, use_cache=False)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        copy.write_text(before, encoding="utf-8")
        format_cards(copy, vocabulary)
        return before, copy.read_text(encoding="utf-8")
