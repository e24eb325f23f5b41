"""Cards in play: boxes side by side with attachments under their host, or a few words each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.cli.screen.cardbox import box_body, one_line, small_box
from cardwright.engine.ids import NOBODY, Ref, Seat

if TYPE_CHECKING:
    from cardwright.cli.screen.look import Look
    from cardwright.engine.view import CardView, View

NARROWEST: Final = 19
WIDEST: Final = 26


def gather_attached(look: Look, view: View) -> dict[Ref, list[CardView]]:
    """The attachments of every host, from both sides of the table."""
    found: dict[Ref, list[CardView]] = {}
    for kind in look.entry.zone_kinds:
        if kind.in_play:
            for zone in view.zones:
                if zone.name == kind.name:
                    for card in zone.cards:
                        if card.host != NOBODY:
                            found.setdefault(card.host, []).append(card)
    return found


def board_lines(
    look: Look, view: View, seat: Seat, attached: dict[Ref, list[CardView]], width: int, density: int
) -> list[Text]:
    """One player's cards in play, zone by zone."""
    lines: list[Text] = []
    kinds = [kind for kind in look.entry.zone_kinds if kind.in_play and not kind.shared]
    for kind in kinds:
        zone = view.zone(kind.name, seat)
        cards = look.in_rows(kind.name, [card for card in zone.cards if card.host == NOBODY])
        hidden = zone.count - len(zone.cards)
        label = f"{kind.name}: " if len(kinds) > 1 else ""
        if density:
            lines += box_rows(look, cards, attached, width, density > 1)
        elif cards:
            lines += chips(look, label, cards, attached, width)
        if hidden:
            lines.append(Text(f"  {label}{hidden} face down", "dim"))
    return lines or [Text("  (no cards in play)", "dim")]


def box_rows(
    look: Look, cards: list[CardView], attached: dict[Ref, list[CardView]], width: int, with_text: bool
) -> list[Text]:
    """Boxes in as many rows as they need."""
    across = max(1, width // NARROWEST)
    if len(cards) < across:
        across = max(1, min(across, max(len(cards), width // WIDEST)))
    box = min(WIDEST, width // across)
    lines: list[Text] = []
    for start in range(0, len(cards), across):
        row = cards[start : start + across]
        bodies = [box_body(look, card, attached.get(card.key, []), box, with_text) for card in row]
        tall = max(len(body) for body in bodies)
        boxes = [small_box(look, card, body, box, tall) for card, body in zip(row, bodies, strict=True)]
        lines += [Text().join(one[level] for one in boxes) for level in range(tall + 2)]
    return lines


def chips(look: Look, label: str, cards: list[CardView], attached: dict[Ref, list[CardView]], width: int) -> list[Text]:
    """Cards one after another, separated by bars."""
    lines = [Text(f"  {label}", "dim")]
    for card in cards:
        chip = one_line(look, card, attached.get(card.key, []))
        if lines[-1].cell_len + chip.cell_len + 3 > width and lines[-1].cell_len > 2:
            lines.append(Text("  "))
        if lines[-1].cell_len > 2 + len(label):
            lines[-1].append(" │ ", "dim")
        lines[-1].append_text(chip)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
