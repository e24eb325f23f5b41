"""What replacements make of events."""

from __future__ import annotations

from cardwright.engine.ability import Frame, Rewrite, Value
from cardwright.engine.event import BOTTOM, SHUFFLED, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK


class ChangeAmount(Rewrite):
    """More or less of it; nothing left means that it does not happen."""

    def __init__(self, by: Value) -> None:
        self.by = by

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        amount = event.amount + self.by.of(game, frame)
        return event.with_amount(amount) if amount > 0 else None


class Doubled(Rewrite):
    """Twice as much of it."""

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return event.with_amount(2 * event.amount)


class DoesNotHappen(Rewrite):
    """It does not happen; what happens instead is the replacement's program."""

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return None


class Absorb(Rewrite):
    """So much of it in all does not happen."""

    def absorbs(self) -> bool:
        return True


class GoesElsewhere(Rewrite):
    """The card still is destroyed, discarded or channelled, but ends up elsewhere, with its owner."""

    def __init__(self, zone: int, bottom: bool, shuffled: bool) -> None:
        self.zone = zone
        self.bottom = bottom
        self.shuffled = shuffled

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        if event.card < 0:
            return event
        target = self.zone * 2 + game.owners[event.card & CARD_MASK]
        flags = event.flags
        if self.bottom:
            flags |= BOTTOM
        if self.shuffled:
            flags |= SHUFFLED
        return event.to_zone(target, flags)
