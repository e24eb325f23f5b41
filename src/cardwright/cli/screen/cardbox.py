"""One card drawn: whole with all its text, as a small box on the table, or in a single line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from cardwright.cli.screen.look import SEAT_STYLES
from cardwright.engine.ids import NOBODY, seat_name

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.face import Face
    from cardwright.engine.view import CardView


def whole_card(look: Look, face: Face, now: CardView | None = None) -> Panel:
    """The card as printed, reminders of its keywords, and what is true of it now if it is in play."""
    colour = look.colour(face.traits)
    head = Text(face.type_line, "italic")
    if not face.is_token and look.has_costs:
        head.append_text(Text("  cost ", "dim")).append_text(look.cost(face))
    if stats := look.printed_stats(face):
        head.append(f"  {stats}", "bold")
        meant = [look.in_words(face), *look.other_numbers(face, False)]
        head.append("".join(f"  {words}" for words in meant if words), "dim")
    parts: list[Text] = [head]
    if face.words:
        parts += [Text(), Text(face.words)]
    parts += [Text(f"{word}: {reminder}", "dim") for word, reminder in look.reminders_for(face.words)]
    if face.flavour:
        parts += [Text(), Text(face.flavour, "italic dim")]
    if now is not None and (lines := present(look, now)):
        parts += [Text(), lines]
    title = Text(face.name, f"bold {colour}")
    return Panel(Group(*parts), title=title, title_align="left", border_style=colour, width=64, padding=(0, 1))


def present(look: Look, card: CardView) -> Text:
    """What is true of a card in play: numbers and marks."""
    line = Text()
    if stats := look.stats(card):
        line.append("now ", "dim").append_text(stats)
    if card.marks:
        line.append("  " if line else "").append(", ".join(card.marks), "cyan")
    return line


def box_body(look: Look, card: CardView, attached: list[CardView], width: int, with_text: bool) -> list[Text]:
    """What stands in a box: numbers and marks, attached cards, the card's text if there is room."""
    inner = width - 4
    face = look.pool.faces[card.face] if card.face != NOBODY else None
    body = in_lines([*look.numbers(card), *(Text(mark, "cyan") for mark in card.marks)], inner)
    if not body:
        body.append(Text(card.type_line, "dim italic"))
    for one in attached:
        line = Text(f"+{one.name}", look.colour(one.traits))
        if one.controller != card.controller:
            line.append(f" {seat_name(one.controller)}", SEAT_STYLES[one.controller])
        body.append(line)
    if with_text and face is not None and face.words:
        body += wrap(face.words, inner, "dim", 4)
    return body


def small_box(look: Look, card: CardView, body: list[Text], width: int, tall: int) -> list[Text]:
    """A box for the table, the name in its rim."""
    colour = look.colour(card.traits)
    name = clip(card.name, width - 5)
    rim = "─" * (width - 4 - len(name))
    lines = [Text.assemble(("╭ ", colour), (name, f"bold {colour}"), (f" {rim}╮", colour))]
    for line in [*body, *[Text()] * (tall - len(body))]:
        shown = line.copy()
        shown.truncate(width - 4, overflow="ellipsis", pad=True)
        lines.append(Text.assemble(("│ ", colour), shown, (" │", colour)))
    lines.append(Text("╰" + "─" * (width - 2) + "╯", colour))
    return lines


def in_lines(chips: list[Text], width: int) -> list[Text]:
    """Chips one after another, each whole, in as many lines as they need."""
    lines: list[Text] = []
    for chip in chips:
        if lines and lines[-1].cell_len + chip.cell_len + 1 <= width:
            lines[-1].append(" ").append_text(chip)
        else:
            lines.append(chip.copy())
    return lines


def wrap(words: str, width: int, style: str, most: int) -> list[Text]:
    """A text in lines of a width, cut off after so many."""
    from textwrap import wrap as break_lines

    lines = break_lines(words, max(8, width))
    if len(lines) > most:
        last = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], clip(last, width)]
    return [Text(line, style) for line in lines]


def wrap_text(line: Text, width: int, indent: int = 2) -> list[Text]:
    """A line broken at its spaces, the rest indented."""
    from rich.console import Console

    if line.cell_len <= width:
        return [line]
    pieces = list(line.wrap(Console(width=width), width - indent))
    return [pieces[0], *(Text(" " * indent).append_text(piece) for piece in pieces[1:])]


def clip(words: str, width: int) -> str:
    """Words cut to a width."""
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"


def one_line(look: Look, card: CardView, attached: list[CardView]) -> Text:
    """A card in play in a few words."""
    line = Text(card.name, f"bold {look.colour(card.traits)}")
    if stats := look.stats(card):
        line.append(" ").append_text(stats)
    if card.marks:
        line.append(" ").append(" ".join(card.marks), "cyan")
    for one in attached:
        line.append(" +", "dim").append(one.name, look.colour(one.traits))
    return line
