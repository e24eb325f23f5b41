"""Which events an ability hears, forbids or replaces."""

from __future__ import annotations

from typing import Final

from cardwright.effects.filters import compare
from cardwright.effects.groups import Players
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Filter, Frame, Pattern, Value
from cardwright.engine.event import COMBAT, NOT_COMBAT, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, is_player, seat_of

ANYBODY: Final = 2
YOURS: Final = 0
THEIRS: Final = 1


class Part:
    """A thing or player in an event: cards that fit, or the player on one side, or either."""

    def __init__(self, cards: Filter | None, player: int) -> None:
        self.cards = cards
        self.player = player
        """YOURS, THEIRS, ANYBODY, or NOBODY if no player is meant."""

    def fits_card(self, game: Game, frame: Frame, ref: Ref) -> bool:
        """Whether a card is meant."""
        return self.cards is not None and self.cards.accepts(game, frame, ref & CARD_MASK)

    def fits_seat(self, frame: Frame, seat: int) -> bool:
        """Whether a player is meant."""
        return self.player == ANYBODY or self.player == (YOURS if seat == frame.seat else THEIRS)


def harm_flags(kind: object) -> int:
    """What damage of a kind must be: dealt in combat, or otherwise."""
    return COMBAT if kind == "combat" else NOT_COMBAT if kind == "noncombat" else 0


class EventPattern(Pattern):
    """An event of this kind (or any), by this player, to such a card or player, caused by such a card."""

    def __init__(
        self,
        kind: int,
        actor: int = ANYBODY,
        card: Part | None = None,
        by: Part | None = None,
        victim: Part | None = None,
        origin: int = NOBODY,
        target: int = NOBODY,
        target_whose: int = ANYBODY,
        flags: int = 0,
        amount: int = NOBODY,
    ) -> None:
        self.kind = kind
        self.actor = actor
        self.card = card
        self.by = by
        self.victim = victim
        self.origin = origin
        self.aside = NOBODY
        """A zone in which cards of `origin` lie for a moment."""
        self.origin_whose = ANYBODY
        self.target = target
        self.target_whose = target_whose
        self.flags = flags & ~NOT_COMBAT
        self.without = COMBAT if flags & NOT_COMBAT else 0
        """Flags that the event must not have."""
        self.amount = amount

    def is_done_by(self, game: Game, frame: Frame, event: Event, by: Part) -> bool:
        """Whether one of the cards that did it is meant."""
        for ref in game.doers(event):
            if by.fits_card(game, frame, ref):
                return True
        return False

    def leads_from_there(self, frame: Frame, event: Event) -> bool:
        """Whether a card comes from the zone that is meant, and of the player who is."""
        if event.origin < 0 or event.origin >> 1 != self.origin and event.origin >> 1 != self.aside:
            return False
        return self.origin_whose == ANYBODY or (self.origin_whose == YOURS) == (event.origin & 1 == frame.seat)

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if self.kind != NOBODY and event.kind != self.kind:
            return False
        if self.actor != ANYBODY and self.actor != (YOURS if event.seat == frame.seat else THEIRS):
            return False
        if self.flags & ~event.flags or self.without & event.flags:
            return False
        if self.amount != NOBODY and event.amount != self.amount:
            return False
        if self.origin != NOBODY and not self.leads_from_there(frame, event):
            return False
        if self.target != NOBODY:
            if event.target < 0 or event.target >> 1 != self.target:
                return False
            if self.target_whose != ANYBODY and self.target_whose != (
                YOURS if event.target & 1 == frame.seat else THEIRS
            ):
                return False
        card = self.card
        if card is not None:
            if event.card >= 0:
                if not card.fits_card(game, frame, event.card):
                    return False
            elif not card.fits_seat(frame, event.seat):
                return False
        by = self.by
        if by is not None and not self.is_done_by(game, frame, event, by):
            return False
        victim = self.victim
        if victim is not None:
            if is_player(event.victim):
                return victim.fits_seat(frame, seat_of(event.victim))
            return event.victim >= 0 and victim.fits_card(game, frame, event.victim)
        return True


class DeedPattern(Pattern):
    """Somebody does something that is called by one of these nouns.

    The event's amount holds them as bits; without any, what the card is says what is done with it.
    """

    def __init__(self, kind: int, actor: int, bits: int, card: Part | None = None) -> None:
        self.kind = kind
        self.actor = actor
        self.bits = bits
        self.card = card

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if event.kind != self.kind:
            return False
        if not event.amount & self.bits:
            if event.amount != 0 or event.card < 0 or not game.last_traits(event.card) & self.bits:
                return False
        if self.card is not None and not self.card.fits_card(game, frame, event.card):
            return False
        return self.actor == ANYBODY or self.actor == (YOURS if event.seat == frame.seat else THEIRS)


class InflictPattern(Pattern):
    """A card gets an ailment."""

    def __init__(self, card: Part | None, ailment: int) -> None:
        self.card = card
        self.ailment = ailment

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if event.kind != kinds.INFLICT or event.victim != self.ailment:
            return False
        return self.card is None or self.card.fits_card(game, frame, event.card)


class DialPattern(Pattern):
    """A dial is set, to a value or (NOBODY) to any, perhaps only otherwise than it was; or it stood so and `ceases`."""

    def __init__(self, dial: int, value: int, flags: int, ceases: bool = False) -> None:
        self.dial = dial
        self.value = value
        self.flags = flags
        self.ceases = ceases

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if event.kind != kinds.SET or event.victim != self.dial or self.flags & ~event.flags:
            return False
        return self.value == event.origin if self.ceases else self.value in (NOBODY, event.amount)


class DuringPattern(Pattern):
    """An event in a span of time, of one side or of anybody, or else `outside` of it."""

    def __init__(self, pattern: Pattern, phase: int, side: int, outside: bool = False) -> None:
        self.outside = outside
        self.pattern = pattern
        self.phase = phase
        self.side = side

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        seat = NOBODY
        if self.side != ANYBODY:
            seat = frame.seat if self.side == YOURS else 1 - frame.seat
        return game.is_during(self.phase, seat) != self.outside and self.pattern.matches(game, frame, event)


class BecomesSo(Pattern):
    """Something is so when the rules look."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return event.kind == kinds.STAND and self.condition.holds(game, frame)


class AnyPattern(Pattern):
    """One of several patterns."""

    def __init__(self, patterns: tuple[Pattern, ...]) -> None:
        self.patterns = patterns

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        for one in self.patterns:
            if one.matches(game, frame, event):
                return True
        return False


class DoneBy(Pattern):
    """An event of a player who is only known when it happens ("its controller's turn")."""

    def __init__(self, pattern: Pattern, who: Players) -> None:
        self.pattern = pattern
        self.who = who

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        return self.pattern.matches(game, frame, event) and event.seat in self.who.seats(game, frame)


class OfAmount(Pattern):
    """An event whose number compares so ("deals 2 or more damage")."""

    def __init__(self, pattern: Pattern, how: int, amount: Value) -> None:
        self.pattern = pattern
        self.how = how
        self.amount = amount

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if not self.pattern.matches(game, frame, event):
            return False
        return compare(self.how, event.amount, self.amount.of(game, frame))


class Crowds(Pattern):
    """A card would come to a player who has so many such things in play already, or comes with so many before it."""

    def __init__(self, actor: int, filter: Filter, most: Value) -> None:
        self.actor = actor
        self.filter = filter
        self.most = most

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        if self.actor != ANYBODY and self.actor != (YOURS if event.seat == frame.seat else THEIRS):
            return False
        if event.card < 0 or not self.filter.accepts(game, frame, event.card & CARD_MASK):
            return False
        count = event.amount if event.kind == kinds.ENTER else 0
        for thing in game.things:
            if thing.controller == event.seat and self.filter.accepts(game, frame, thing.card):
                count += 1
        return count >= self.most.of(game, frame)
