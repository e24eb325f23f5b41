"""What replacements make of events."""

from __future__ import annotations

from cardwright.effects.groups import Group, present
from cardwright.engine.ability import Frame, Rewrite, Value
from cardwright.engine.event import BOTTOM, SHUFFLED, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK


def resized(event: Event, size: int) -> Event | None:
    """So much of it; a loss has an amount below 0, and nothing left means that it does not happen."""
    return event.with_amount(-size if event.amount < 0 else size) if size > 0 else None


class ChangeAmount(Rewrite):
    """More or less of it."""

    def __init__(self, by: Value) -> None:
        self.by = by

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return resized(event, abs(event.amount) + self.by.of(game, frame))


class AtMost(Rewrite):
    """Only so much of it; what is lost is a gain below 0."""

    def __init__(self, most: Value) -> None:
        self.most = most

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        most = self.most.of(game, frame)
        if abs(event.amount) <= most:
            return event
        return event.with_amount(most if event.amount > 0 else -most) if most > 0 else None


class Halved(Rewrite):
    """Half of it, rounded up or down."""

    def __init__(self, up: bool) -> None:
        self.up = up

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return resized(event, (abs(event.amount) + self.up) // 2)


class Doubled(Rewrite):
    """Twice as much of it."""

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return event.with_amount(2 * event.amount)


class Redirected(Rewrite):
    """It happens to another card, if that is there."""

    def __init__(self, to: Group) -> None:
        self.to = to

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        for ref in present(game, self.to, frame):
            if ref >= 0 and ref != event.card:
                seat = game.controller(ref & CARD_MASK)
                return Event(event.kind, seat, ref, event.by, event.amount, flags=event.flags, frame=event.frame)
        return event


class LeavesAtLeast(Rewrite):
    """Only so much of a loss happens that a number of the card, or what a player has, does not fall below a level."""

    def __init__(self, least: int, aspect: int, resource: int) -> None:
        self.least = least
        self.aspect = aspect
        self.resource = resource

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        room = self.left(game, event) - self.least
        if room <= 0:
            return None
        if event.amount < 0:
            return event.with_amount(max(event.amount, -room))
        return event.with_amount(min(event.amount, room))

    def left(self, game: Game, event: Event) -> int:
        """What there is before the loss."""
        if event.card < 0:
            return game.held(event.seat, self.resource)
        card = event.card & CARD_MASK
        thing = game.in_play[card]
        worn = thing.damage if thing is not None and not game.wears(self.aspect) else 0
        return game.stat(card, self.aspect) - worn


class LeavesAtMost(Rewrite):
    """Only so much of a gain happens that what a player has does not rise above a level."""

    def __init__(self, most: int, resource: int) -> None:
        self.most = most
        self.resource = resource

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        room = self.most - game.held(event.seat, self.resource)
        return event.with_amount(min(event.amount, room)) if room > 0 else None


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
