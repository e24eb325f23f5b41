"""Records from disk: as much as makes sense, with a word about the rest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.cli.trouble import CONTENT, Trouble, complain
from cardwright.cli.which import find_game, read_text
from cardwright.engine.errors import SetupError
from cardwright.engine.record import Record, read_record, replay

if TYPE_CHECKING:
    from cardwright.engine.record import Match


def open_record(path: Path) -> tuple[Match, bool]:
    """The match that a file records, as far as it makes sense, and whether it does to its end."""
    text = read_text(path)
    try:
        record, problems = read_record(text)
        match, more = replay(find_game(record.game), record)
    except (SetupError, Trouble) as error:
        raise Trouble([f"{path}: {problem}" for problem in error.problems], CONTENT) from None
    problems = [*more, *problems] if more else problems
    if problems:
        complain([f"{path}: {problem}" for problem in problems[:1]])
        if len(match.record.moves) < moves_in(text, record):
            complain([f"the first {len(match.record.moves)} moves are good and kept; the rest is left out"])
    return match, not problems


def moves_in(text: str, record: Record) -> int:
    """How many lines of moves a file has, good or not."""
    _, found, body = text.partition("\nmoves:\n")
    lines = [line for line in body.splitlines() if line.strip() and not line.startswith("state:")]
    return max(len(lines), len(record.moves)) if found else 0
