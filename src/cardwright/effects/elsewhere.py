"""Cards that texts let a player play from other places than the hand."""

from __future__ import annotations

from typing import Final

from cardwright.effects.amounts import Fixed
from cardwright.effects.bonuses import started
from cardwright.effects.filters import IsExactly
from cardwright.effects.groups import Group, present
from cardwright.effects.patterns import YOURS, EventPattern, Part
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import CostChange, Effect, Filter, Frame, Prohibition
from cardwright.engine.event import Event
from cardwright.engine.face import Thing, free_mark
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat
from cardwright.engine.lasting import Lasting
from cardwright.engine.pool import Pool
from cardwright.engine.zones import NOBODY_SEES

LETS_PLAY: Final = 1 << kinds.SHUN
"""Among the kinds of events that a set remembers, one that never happens: some text lets cards be played for a time."""
ANY_PRICE: Final = 10_000


def is_ever_played_elsewhere(pool: Pool) -> bool:
    """Whether the text of any card lets cards be played from elsewhere."""
    if pool.remembers & LETS_PLAY:
        return True
    for face in pool.faces:
        if (face.text.permits >> kinds.PLAY | face.text.permits >> kinds.DEPLOY) & 1:
            return True
    return False


def cards_elsewhere(game: Game, seat: Seat, kind: int, zones: tuple[int, ...]) -> list[CardId]:
    """The cards in zones of a player's own that texts let that player play; in each zone one of each name.

    Of a hidden pile only the top card comes into question.
    """
    found: list[CardId] = []
    if game.stale:
        game.refresh()
    for zone in zones:
        cards = game.zones[zone * 2 + seat]
        if game.zone_kinds[zone].sight == NOBODY_SEES:
            cards = cards[-1:]
        seen: list[int] = []
        for card in cards:
            face = game.faces[card]
            if face.index in seen:
                continue
            event = Event(kind, seat, game.ref(card))
            if lets_itself(game, seat, card, event) or game.is_permitted(kind, event):
                seen.append(face.index)
                found.append(card)
    return found


def lets_itself(game: Game, seat: Seat, card: CardId, event: Event) -> bool:
    """Whether a card's own text lets it be played from where it is."""
    text = game.faces[card].text
    if not text.permits >> event.kind & 1:
        return False
    frame = Frame(seat, game.ref(card), None, ())
    for one in text.permissions:
        if one.kind == event.kind and (one.condition is None or one.condition.holds(game, frame)):
            if one.pattern is not None and one.pattern.matches(game, frame, event):
                return True
    return False


def spend_elsewhere(game: Game, seat: Seat, kind: int, card: CardId) -> None:
    """A card begins to be played from elsewhere than a hand: a permission that is counted has been used once."""
    event = Event(kind, seat, game.ref(card))
    if lets_itself(game, seat, card, event):
        return
    counted: Thing | None = None
    mark = 0
    for thing in game.things:
        text = game.faces[thing.card].text
        if not text.permits >> kind & 1 or not game.is_active(thing):
            continue
        for one in text.permissions:
            if one.kind != kind or not game.is_meant(one.what, one.condition, thing.frame, event):
                continue
            if one.pattern is not None and not one.pattern.matches(game, thing.frame, event):
                continue
            if one.per_turn == 0:
                return
            free = free_mark(thing.marks, one.index, one.per_turn)
            if free:
                counted, mark = thing, free
    used = NOBODY
    for lasting in game.lasting:
        for one in lasting.permissions:
            if one.kind == kind and game.is_meant(one.what, one.condition, lasting.frame, event):
                if one.pattern is None or one.pattern.matches(game, lasting.frame, event):
                    if lasting.uses < 0:
                        return
                    used = lasting.stamp
    if used != NOBODY:
        game.use_lasting(used)
    elif counted is not None:
        counted.marks |= mark


class LetPlay(Effect):
    """Certain cards can be played for a time from where they are now, for nothing if `prices` are waived."""

    def __init__(self, group: Group, kind: int, until: int, whose: Who | None, prices: int) -> None:
        self.group = group
        self.kind = kind
        self.until = until
        self.whose = whose
        self.prices = prices

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = context.seat if self.whose is None else self.whose.first(game, context)
        for ref in present(game, self.group, context):
            if ref < 0 or game.owners[ref & CARD_MASK] != context.seat:
                continue
            pattern = EventPattern(self.kind, YOURS, Part(IsExactly((ref,)), NOBODY))
            until = started(game, self.until, seat)
            game.clock += 1
            permission = Prohibition(self.kind, None, pattern, None)
            game.add_lasting(Lasting(context, until, seat, game.clock, permissions=(permission,)))
            if self.prices:
                card = IsCard(ref & CARD_MASK)
                waived = tuple(
                    [CostChange(card, price, Fixed(-ANY_PRICE), None, YOURS) for price in range(self.prices)]
                )
                game.clock += 1
                game.add_lasting(Lasting(context, until, seat, game.clock, cost_changes=waived, uses=1))


class IsCard(Filter):
    """This card, wherever it is."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return card == self.card
