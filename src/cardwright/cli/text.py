"""`cardwright text`: whether card texts can be understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry
    from cardwright.text import Abilities
    from cardwright.text.report import TextResult
    from cardwright.text.words import Vocabulary


def text(
    game: Annotated[str, typer.Argument(help="Whose words the texts are in.")],
    files: Annotated[
        list[Path] | None, typer.Argument(help="Files with one text per line; standard input without any.")
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="One object per line, with at least text, ok, canonical, error.")
    ] = False,
) -> None:
    """Tell of each card text, one per line, whether it can be understood.

    Prints its canonical form, or where and why it stops making sense and what would do; at the end,
    what could not be said, by the number of texts that it blocks. The exit code is 0 if all are understood.
    """
    from cardwright.cli.trouble import CONTENT
    from cardwright.cli.which import find_game
    from cardwright.effects.trial import trouble_with
    from cardwright.text.report import read_alone

    entry = find_game(game)
    vocabulary = words_of(entry)
    blocked: Counter[str] = Counter()
    count = 0

    def is_possible(abilities: Abilities) -> bool:
        return trouble_with(abilities, vocabulary, entry.zone_kinds) is None

    for place, line in lines_of(files or []):
        result = tried(read_alone(line, vocabulary, fits=is_possible), entry, vocabulary)
        count += 1
        if not result.ok:
            blocked[result.blocked_by] += 1
        typer.echo(as_json(result, place) if json else as_lines(result, place))
    summarise(count, blocked, json)
    if blocked:
        raise typer.Exit(CONTENT)


def tried(result: TextResult, entry: GameEntry, vocabulary: Vocabulary) -> TextResult:
    """The verdict, once the game too has said whether it can do what the text says."""
    from dataclasses import replace

    from cardwright.effects.trial import trouble_with

    trouble = trouble_with(result.abilities, vocabulary, entry.zone_kinds) if result.ok else None
    if trouble is None:
        return result
    return replace(result, ok=False, canonical="", error=trouble, blocked_by=trouble)


def words_of(entry: GameEntry) -> Vocabulary:
    """The game's words, with the names of its tokens; mistakes in its cards do not matter here."""
    import tomllib
    from dataclasses import replace

    from cardwright.text.wordfile import load_vocabulary

    try:
        cards = tomllib.loads((entry.home / "cards.toml").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        cards = {}
    tokens = frozenset(str(token.get("name", "")) for token in cards.get("token", []))
    return replace(load_vocabulary(entry.home / "words.toml"), names=tokens)


def lines_of(files: list[Path]) -> Iterator[tuple[str, str]]:
    """Every text with its place, as it comes; blank lines are no texts."""
    import sys

    from cardwright.cli.which import read_text

    if not files:
        for number, line in enumerate(sys.stdin, 1):
            if line.strip():
                yield f"line {number}", line.strip().lstrip("\ufeff")
    for path in files:
        for number, line in enumerate(read_text(path).splitlines(), 1):
            if line.strip():
                yield f"{path}:{number}", line.strip().lstrip("\ufeff")


def as_json(result: TextResult, place: str) -> str:
    """One object on one line."""
    import msgspec

    values = {
        "text": result.text,
        "ok": result.ok,
        "canonical": result.canonical if result.ok else None,
        "error": None if result.ok else result.error,
        "column": None if result.ok else result.column,
        "suggestions": list(result.suggestions),
        "place": place,
    }
    return msgspec.json.encode(values).decode()


def as_lines(result: TextResult, place: str) -> str:
    """A verdict to read."""
    if result.ok:
        return f"ok     {result.canonical}"
    from cardwright.text.errors import left_out

    lines = [f"error  {place}", f"       {result.text}", f"       {' ' * result.column}^ {result.error}"]
    lines += [f"       try: {suggestion}{left_out(result.text, suggestion)}" for suggestion in result.suggestions]
    return "\n".join(lines)


def summarise(count: int, blocked: Counter[str], to_error: bool) -> None:
    """How many were understood, and what blocks the others, most first."""
    failed = sum(blocked.values())
    typer.echo(f"\n{count - failed} of {count} texts understood", err=to_error)
    if blocked:
        typer.echo("Texts blocked by:", err=to_error)
    for what, number in sorted(blocked.items(), key=lambda item: (-item[1], item[0])):
        typer.echo(f"{number:>5}  {what}", err=to_error)
