"""The table as lines of text: opponent above, you below, drawn from a view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.cli.screen.board import board_lines, gather_attached
from cardwright.cli.screen.cardbox import wrap_text
from cardwright.cli.screen.choices import choice_lines
from cardwright.cli.screen.hand import hand_lines
from cardwright.cli.screen.look import SEAT_STYLES
from cardwright.engine.ids import NOBODY, SEAT_NAMES, SPECTATOR, Seat, seat_name

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.view import View, ZoneView
    from cardwright.engine.zones import ZoneKind

WIDE: Final = 112
"""From this width on the log stands beside the table."""
LOG_WIDTH: Final = 38
FULL, BOXES, COMPACT = 2, 1, 0


@dataclass(frozen=True)
class Scene:
    """Everything that one picture shows."""

    view: View
    bottom: Seat
    players: tuple[str, str]
    log: list[str] = field(default_factory=list)
    fresh: int = 0
    """How many of the last lines of the log are new to the reader."""
    caption: str = ""


def draw(look: Look, scene: Scene, width: int, height: int) -> list[Text]:
    """The richest picture that fits the screen; on the smallest screens the most compact one, whole."""
    beside = width >= WIDE
    table_width = width - LOG_WIDTH - 3 if beside else width
    lines: list[Text] = []
    for density in (FULL, BOXES, COMPACT):
        top = table_lines(look, scene, table_width, density)
        head = header(look, scene.view, width)
        below = choice_lines(look, scene.view, scene.caption, width, height)
        least = 0 if beside else min(3, len(scene.log))
        room = height - len(top) - len(below) - 2
        if room >= least or density == COMPACT:
            if beside:
                tall = len(top) + max(0, min(room, 14))
                lines = side_by_side(top, log_lines(look, scene, LOG_WIDTH, tall), table_width, tall)
            else:
                lines = [*top, *log_lines(look, scene, width, max(least, min(room, 8)))]
            lines = [head, *lines, *below]
            break
    return lines


def table_lines(look: Look, scene: Scene, width: int, density: int) -> list[Text]:
    """Both sides of the table with what waits between them."""
    view = scene.view
    bottom, top = scene.bottom, 1 - scene.bottom
    attached = gather_attached(look, view)
    return [
        *side_lines(look, scene, top, width),
        *hand_lines(look, view, top, width, density),
        *board_lines(look, view, top, attached, width, density),
        *middle(look, view, width),
        *board_lines(look, view, bottom, attached, width, density),
        *side_lines(look, scene, bottom, width),
        *hand_lines(look, view, bottom, width, density),
    ]


def header(look: Look, view: View, width: int) -> Text:
    """The game and its public facts."""
    line = Text(look.entry.name, "bold")
    for label, value in view.facts:
        if label.split(" ")[0] not in SEAT_NAMES:
            line.append("  ").append(f"{label} ", "dim").append_text(paint_seat(value))
    line.truncate(width, overflow="ellipsis")
    return line


def side_lines(look: Look, scene: Scene, seat: Seat, width: int) -> list[Text]:
    """A player: name, own facts, and piles with their counts, and their top cards if there is room."""
    view = scene.view
    line = Text("▶ " if view.to_decide == seat else "  ", SEAT_STYLES[seat])
    line.append(seat_name(seat).upper(), f"bold {SEAT_STYLES[seat]}")
    line.append(f" {'you' if view.seat == seat else scene.players[seat]}", "dim")
    for label, value in view.facts:
        if label.startswith(seat_name(seat) + " ") and value not in ("", "-"):
            line.append("  ").append(label[len(seat_name(seat)) + 1 :] + " ", "dim").append(value, "bold")
    piles = [(kind, view.zone(kind.name, seat)) for kind in look.entry.zone_kinds if not (kind.in_play or kind.shared)]
    shown = [(kind, zone) for kind, zone in piles if zone.count or kind.place != "aside"]
    for with_top in (True, False):
        whole = Text("  ").join([line, *(pile(look, kind, zone, with_top) for kind, zone in shown)])
        if whole.cell_len <= width:
            break
    return wrap_text(whole, width)


def pile(look: Look, kind: ZoneKind, zone: ZoneView, with_top: bool) -> Text:
    """A pile in a few words: its name, how many cards, and the top one if it may be seen."""
    line = Text(f"{zone.name} ", "dim").append(str(zone.count), "bold")
    if with_top and kind.ordered and zone.depths and zone.depths[-1] == 0:
        top = zone.cards[-1]
        line.append(" (", "dim").append(top.name, look.colour(top.traits)).append(")", "dim")
    return line


def middle(look: Look, view: View, width: int) -> list[Text]:
    """What waits to resolve, top first; if nothing does, the phases of a turn with the present one marked."""
    if not view.stack:
        return [phase_bar(look.track, dict(view.facts).get("phase", ""), width)]
    lines: list[Text] = []
    for number, waiting in enumerate(reversed(view.stack)):
        line = Text("── next ▸ " if number == 0 else "   then ▸ ", "yellow")
        line.append(seat_name(waiting.controller) + " ", SEAT_STYLES[waiting.controller])
        line.append_text(look.paint(waiting.card))
        face = look.pool.find(waiting.card)
        if waiting.words:
            line.append(f" {waiting.words}")
        elif face is not None:
            line.append(" (", "dim").append_text(look.cost(face)).append(")", "dim")
        if waiting.targets:
            line.append(" → ", "yellow").append_text(look.paint(", ".join(waiting.targets)))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def phase_bar(track: tuple[str, ...], phase: str, width: int) -> Text:
    """A rule across the table with the phases in it, if they fit."""
    bar = Text("──", "dim")
    if phase in track:
        for name in track:
            bar.append(" ").append(f" {name} " if name == phase else name, "reverse bold" if name == phase else "dim")
            bar.append(" ·" if name != track[-1] else " ", "dim")
    if bar.cell_len > width:
        bar = Text("──", "dim")
    return bar.append("─" * (width - bar.cell_len), "dim")


def log_lines(look: Look, scene: Scene, width: int, most: int) -> list[Text]:
    """The end of the log, what is new in it bright."""
    if most <= 0 or not scene.log:
        return []
    shown: list[Text] = []
    for back, words in enumerate(reversed(scene.log)):
        new = back < scene.fresh
        line = look.paint(words) if new else Text(words, "dim")
        pieces = wrap_text(Text.assemble(("· " if new else "  ", "yellow"), line), width, indent=4)
        if len(shown) + len(pieces) > most:
            if scene.fresh > back and shown:
                shown[0] = Text(f"  … {scene.fresh - back + 1} more (log)", "yellow")
            break
        shown[:0] = pieces
    return shown


def side_by_side(left: list[Text], right: list[Text], width: int, tall: int) -> list[Text]:
    """Two columns with a rule between them."""
    lines: list[Text] = []
    for row in range(max(len(left), tall)):
        line = left[row].copy() if row < len(left) else Text()
        line.truncate(width, pad=True)
        line.append(" │ ", "dim")
        if row < len(right):
            line.append_text(right[row])
        lines.append(line)
    return lines


def paint_seat(words: str) -> Text:
    """Words, in a player's colour if they name one."""
    for seat in range(2):
        if words == seat_name(seat):
            return Text(words, f"bold {SEAT_STYLES[seat]}")
    return Text(words, "bold")


def bottom_of(view: View) -> Seat:
    """Who sits at the bottom: the viewer, and red for a spectator."""
    return 0 if view.seat in (SPECTATOR, NOBODY) else view.seat
