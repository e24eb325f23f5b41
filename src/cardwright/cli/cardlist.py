"""Finding cards by words and numbers, and listing them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.match.answers import close_words
from cardwright.cli.trouble import Trouble
from cardwright.engine.options import nearest

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.face import Face

RANGE: Final = re.compile(r"(\d{1,3})(?:\+|-(\d{1,3})?)?")


@dataclass(frozen=True)
class Wanted:
    """Which cards are asked for."""

    words: str = ""
    type_line: str = ""
    traits: list[str] = field(default_factory=list)
    cost: str = ""
    text: str = ""


def find_cards(look: Look, wanted: Wanted) -> list[Face]:
    """The cards that fit everything asked; an exact name alone; none at all is told with the nearest name."""
    exact = look.pool.find(wanted.words) if wanted.words else None
    if exact is not None:
        return [exact]
    traits = [trait_named(look, word) for word in wanted.traits]
    spans = cost_test(look, wanted.cost)
    found = [
        face
        for face in look.pool.faces
        if all(word in searchable(look, face) for word in wanted.words.lower().split())
        and wanted.type_line.lower() in face.type_line.lower()
        and all(look.pool.bit(trait) & face.traits for trait in traits)
        and wanted.text.lower() in face.words.lower()
        and fits_cost(look, face, spans)
    ]
    if not found:
        near = close_words(wanted.words.lower(), [face.name for face in look.pool.faces]) if wanted.words else []
        hint = f" (did you mean {' or '.join(near)}?)" if near else ""
        raise Trouble([f"no card of {look.entry.name} fits{hint}"])
    return found


def searchable(look: Look, face: Face) -> str:
    """Everything about a card that words can hit."""
    traits = [name for bit, name in enumerate(look.pool.trait_names) if face.traits >> bit & 1]
    return " ".join((face.name, face.type_line, *traits, face.words)).lower()


def trait_named(look: Look, word: str) -> str:
    """A trait of the game, in any spelling of capitals."""
    if word.lower() not in look.pool.trait_names:
        known = look.pool.trait_names
        raise Trouble([f"there is no trait {word!r}{nearest(word, known)}; traits are {', '.join(known)}"])
    return word.lower()


def cost_test(look: Look, words: str) -> tuple[int, int, str]:
    """The least and most that a card may cost, and symbols that its cost must contain."""
    if not words:
        return 0, 1000, ""
    match = RANGE.fullmatch(words)
    if match is not None:
        number = int(match[1])
        if words.endswith("+"):
            return number, 1000, ""
        if words.endswith("-"):
            return 0, number, ""
        return number, int(match[2] or number), ""
    if all(letter in "".join(look.symbols) for letter in words.upper()):
        return 0, 1000, words.upper()
    symbols = " ".join(symbol for symbol in look.symbols if symbol)
    raise Trouble(
        [f"--cost takes a number (2, 2+, 2-, 1-2){f' or symbols ({symbols})' if symbols else ''}, not {words!r}"]
    )


def fits_cost(look: Look, face: Face, spans: tuple[int, int, str]) -> bool:
    """Whether a card's cost is within bounds and contains the symbols."""
    least, most, symbols = spans
    has = dict(zip(look.symbols, face.cost, strict=False))
    return least <= face.total_cost() <= most and all(has.get(symbol, 0) for symbol in symbols)


def table_of(look: Look, faces: list[Face]) -> Table:
    """Cards one to a row."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    for title in ("cost", "name", "", "type", "text"):
        table.add_column(title, no_wrap=title != "text")
    for face in faces:
        name = Text(face.name, f"bold {look.colour(face.traits)}")
        kind = Text(f"{'token: ' if face.is_token else ''}{face.type_line}", "dim")
        table.add_row(look.cost(face), name, look.printed_stats(face), kind, face.words)
    return table


def card_data(look: Look, face: Face) -> dict[str, object]:
    """A card as plain values."""
    return {
        "id": face.id,
        "name": face.name,
        "type": face.type_line,
        "traits": [name for bit, name in enumerate(look.pool.trait_names) if face.traits >> bit & 1],
        "cost": "" if not face.total_cost() else look.cost(face).plain,
        "total_cost": face.total_cost(),
        "stats": {look.pool.stat_names[aspect]: face.stats[aspect] for aspect in look.shown if look.has_stats(face)},
        "text": face.words,
        "flavour": face.flavour,
        "token": face.is_token,
    }
