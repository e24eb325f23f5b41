"""The question and its numbered answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.cli.screen.cardbox import wrap_text
from cardwright.cli.screen.look import SEAT_STYLES
from cardwright.engine.ids import NOBODY, seat_name

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.view import View

PASS: Final = "pass"
BY_ENTER: Final = (PASS, "finish", "done")
"""The options that Enter takes, the first that is there."""
MOST_ROWS: Final = 12


def choice_lines(look: Look, view: View, caption: str, width: int, height: int) -> list[Text]:
    """The prompt and the options in columns; of very many options the first ones, the rest by name."""
    lines: list[Text] = []
    if caption:
        lines.append(look.paint(caption))
    if view.outcome != NOBODY or not view.options:
        return lines
    style = SEAT_STYLES[view.seat] if view.seat < 2 else "bold"
    asked = Text.assemble((f"{seat_name(view.seat)}: ", f"bold {style}"), look.paint(view.prompt))
    lines += wrap_text(asked, width)
    rows = max(4, min(MOST_ROWS, height // 3))
    lines += columns(option_chips(look, view.options), width, rows)
    return lines


def by_enter(options: list[str]) -> int:
    """The number of the option that Enter takes, NOBODY if there is none."""
    return next((options.index(key) for key in BY_ENTER if key in options), NOBODY)


def option_chips(look: Look, options: list[str]) -> list[Text]:
    """Every answer with its number."""
    chips = [option_chip(look, number, key) for number, key in enumerate(options, 1)]
    if by_enter(options) != NOBODY:
        chips[by_enter(options)].append(" ⏎", "bold yellow")
    return chips


def option_chip(look: Look, number: int, key: str) -> Text:
    """One answer with its number."""
    return Text(f"{number:>3} ", "bold yellow").append_text(look.paint(key))


def columns(chips: list[Text], width: int, rows: int) -> list[Text]:
    """Chips down, then across, in as few columns as keep within the rows."""
    widest = min(width, max(chip.cell_len for chip in chips) + 2)
    if len(chips) > 6 and width // 2 < widest <= width // 2 + 6:
        widest = width // 2
    across = max(1, width // widest)
    down = -(-len(chips) // across)
    if len(chips) <= min(rows, 6):
        down = len(chips)
    left_out = 0
    if down > rows * 2:
        left_out = len(chips) - rows * across
        chips = chips[: rows * across]
        down = rows
    lines: list[Text] = []
    for row in range(down):
        line = Text()
        for chip in chips[row::down]:
            cell = chip.copy()
            cell.truncate(widest, overflow="ellipsis", pad=True)
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    if left_out:
        lines.append(Text(f"    … and {left_out} more: type part of a name, or `options` for all", "dim"))
    return lines
