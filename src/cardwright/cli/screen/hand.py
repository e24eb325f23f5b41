"""The cards in a hand, as far as the viewer may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.cli.screen.cardbox import clip, wrap
from cardwright.engine.zones import OWNER_SEES

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.face import Face
    from cardwright.engine.ids import Seat
    from cardwright.engine.view import CardView, View

WIDEST_NUMBERS: Final = 20
"""Texts begin in one column unless a card's numbers take more room than that."""


def hand_lines(look: Look, view: View, seat: Seat, width: int, density: int) -> list[Text]:
    """A hand of the viewer's own with costs and texts; of another's hand what the viewer knows of it."""
    lines: list[Text] = []
    for kind in look.entry.zone_kinds:
        if kind.sight != OWNER_SEES or kind.in_play or kind.shared:
            continue
        zone = view.zone(kind.name, seat)
        if not zone.cards:
            continue
        if len(zone.cards) < zone.count or view.seat == 1 - seat:
            lines += flow(look, f"known in {kind.name}", zone.cards, width)
        elif density == 0 or view.seat != seat:
            lines += flow(look, kind.name, zone.cards, width)
        else:
            lines += listed(look, zone.cards, width, 3 if density > 1 else 1)
    return lines


def listed(look: Look, cards: list[CardView], width: int, most: int) -> list[Text]:
    """Each card with cost, name, numbers and as many lines of text as allowed, equal cards together."""
    faces = [look.pool.faces[index] for index in dict.fromkeys(card.face for card in cards)]
    counts = [sum(card.face == face.index for card in cards) for face in faces]
    costs = [look.cost(face) if look.has_costs else Text() for face in faces]
    names = [face.name + (f" x{count}" if count > 1 else "") for face, count in zip(faces, counts, strict=True)]
    cost_width = max(cost.cell_len for cost in costs)
    name_width = min(24, max(len(name) for name in names))
    stats_width = min(WIDEST_NUMBERS, max(len(look.printed_stats(face)) for face in faces))
    lines: list[Text] = []
    for face, cost, name in zip(faces, costs, names, strict=True):
        line = Text("  ").append_text(cost).append(" " * (cost_width - cost.cell_len + (1 if cost_width else 0)))
        line.append(clip(name, name_width).ljust(name_width + 1), f"bold {look.colour(face.traits)}")
        if stats_width:
            line.append(look.printed_stats(face).ljust(stats_width + 1), "bold")
        indent = line.cell_len
        first, *rest = wrap(summary(look, face), width - indent, "dim", most) or [Text()]
        lines.append(line.append_text(first))
        lines += [Text(" " * indent).append_text(piece) for piece in rest]
    return lines


def summary(look: Look, face: Face) -> str:
    """Kind and text, the kind left out where the numbers tell it."""
    if not look.shows_kind(face):
        return face.words
    kind = face.type_line.split(" - ")[-1]
    return f"{kind}: {face.words}" if face.words else kind


def flow(look: Look, label: str, cards: list[CardView], width: int) -> list[Text]:
    """Cards one after another with their costs."""
    lines = [Text(f"  {label}: ", "dim")]
    for number, card in enumerate(cards):
        chip = Text(card.name, look.colour(card.traits))
        if look.has_costs:
            chip = Text.assemble(look.cost(look.pool.faces[card.face]), " ", chip)
        if lines[-1].cell_len + chip.cell_len + 3 > width:
            lines.append(Text("    "))
        elif number:
            lines[-1].append(" │ ", "dim")
        lines[-1].append_text(chip)
    return lines
