"""Zones as tests write them: face-down piles top card first, all others bottom to top."""

from __future__ import annotations

from collections.abc import Sequence
from types import EllipsisType
from typing import TypeAlias

from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.engine.ids import Seat
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, read_cards, write_card
from cardwright.engine.zones import NOBODY_SEES, ZoneKind

Cards: TypeAlias = Sequence[str | EllipsisType]
"""Cards with marks in brackets; a last `...` stands for any more."""


def spoken(word: str) -> str:
    """A keyword as the game says it: `mana_pool` is the mana pool."""
    return word.replace("_", " ")


def zone_named(kinds: Sequence[ZoneKind], word: str) -> int | None:
    """The number of a declared zone, None if there is no such."""
    for number, kind in enumerate(kinds):
        if kind.name.lower() == spoken(word).lower():
            return number
    return None


def is_top_first(kind: ZoneKind) -> bool:
    """Whether a zone is written from its top: a face-down pile is met in that order."""
    return kind.ordered and kind.sight == NOBODY_SEES


def placed(text: str) -> Placed:
    """One card as a test writes it, such as `Moss Ox (damage 1)`."""
    found = read_cards(text)
    if len(found) != 1:
        raise SetupError([f"{text!r} is not one card with marks in brackets"])
    return found[0]


def place_zone(kinds: Sequence[ZoneKind], word: str, cards: Cards) -> tuple[str, list[Placed]]:
    """A zone's own name and its cards, bottom to top."""
    number = zone_named(kinds, word)
    if number is None:
        names = [kind.name for kind in kinds]
        raise SetupError(
            [f"there is no zone {spoken(word)!r}{nearest(spoken(word), names)}; zones are {', '.join(names)}"]
        )
    found = [placed(card) for card in cards if isinstance(card, str)]
    return kinds[number].name, found[::-1] if is_top_first(kinds[number]) else found


def lying(game: Game, kind: int, seat: Seat) -> list[Placed]:
    """The cards of a zone in the order in which tests write them."""
    declared = game.zone_kinds[kind]
    cards = [placed(write_card(game, card)) for card in game.zones[kind * 2 + (0 if declared.shared else seat)]]
    return cards[::-1] if is_top_first(declared) else cards


def fits(wanted: Placed, found: Placed) -> bool:
    """Whether a card is the one meant, with all marks that are named."""
    return wanted.name.lower() == found.name.lower() and set(wanted.marks) <= set(found.marks)


def is_as_wanted(kind: ZoneKind, wanted: Cards, found: list[Placed]) -> bool:
    """Whether a zone holds just these cards; in order where order counts."""
    cards = [placed(card) for card in wanted if isinstance(card, str)]
    if len(cards) > len(found) or (len(cards) < len(found) and len(cards) == len(wanted)):
        return False
    if kind.ordered and not kind.in_play:
        return all(fits(one, other) for one, other in zip(cards, found, strict=False))
    rest = found[:]
    for card in sorted(cards, key=lambda one: -len(one.marks)):
        match = next((one for one in rest if fits(card, one)), None)
        if match is None:
            return False
        rest.remove(match)
    return True


def write(cards: Sequence[Placed]) -> str:
    """Cards as text."""
    shown = [f"{card.name} ({', '.join(card.marks)})" if card.marks else card.name for card in cards]
    return f"[{', '.join(shown)}]"
