"""What texts forbid and permit, and what they change about players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import AT_MOST, DOUBLE, SET, Condition, Filter, Frame, Static
from cardwright.engine.event import Event
from cardwright.engine.face import Thing, free_mark
from cardwright.engine.folding import kept_within, scaled
from cardwright.engine.ids import CARD_MASK, CardId, Ref, Seat
from cardwright.engine.statics import LIMIT, Statics
from cardwright.engine.uses import Activated

USES: Final = 27
"""The aspect under which texts let the abilities of cards be used more often."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bans(Statics):
    """A table whose texts say what cannot be, what may be after all, and what is different for a player."""

    def player_number(self, seat: Seat, aspect: int, own: int) -> int:
        """A player's own number with whatever texts make of it."""
        if self.stale:
            self.refresh()
        if not self.altered >> aspect & 1:
            return own
        game = self.itself()
        value = own
        added = 0
        scale = 0
        kept: list[tuple[int, int]] = []
        for thing in self.things:
            text = self.faces[thing.card].text
            if text.alters >> aspect & 1 and self.is_active(thing):
                for static in text.statics:
                    if static.aspect == aspect and self.reaches(static, thing.frame, seat):
                        if static.value is None:
                            scale += 1 if static.op == DOUBLE else -1
                        elif static.op == SET:
                            value = static.value.of(game, thing.frame)
                        elif static.op >= AT_MOST:
                            kept.append((static.op, static.value.of(game, thing.frame)))
                        else:
                            added += static.value.of(game, thing.frame)
        for lasting in self.lasting:
            for static in lasting.statics:
                if static.aspect == aspect and self.reaches(static, lasting.frame, seat):
                    if static.value is None:
                        scale += 1 if static.op == DOUBLE else -1
                    elif static.op == SET:
                        value = static.value.of(game, lasting.frame)
                    elif static.op >= AT_MOST:
                        kept.append((static.op, static.value.of(game, lasting.frame)))
                    else:
                        added += static.value.of(game, lasting.frame)
        value = scaled(value + added, scale)
        return kept_within(value, kept) if kept else value

    def uses_given(self, thing: Thing) -> list[Activated]:
        """The abilities to be used that a card has by the texts of others."""
        found: list[Activated] = []
        if not self.lending or thing.silent:
            return found
        game = self.itself()
        for other in self.things:
            for lent in self.faces[other.card].text.lends:
                if self.is_active(other) and lent.what.accepts(game, other.frame, thing.card):
                    found.append(lent.ability)
        ref = self.ref(thing.card)
        for lasting in self.lasting:
            if ref in lasting.refs:
                found.extend(lasting.activated)
        return found

    def reaches(self, static: Static, frame: Frame, seat: Seat) -> bool:
        """Whether a static changes a player's own number now."""
        if static.side < 0 or static.side == (0 if seat != frame.seat else 1):
            return False
        condition = static.condition
        if condition is not None and not condition.holds(self.itself(), frame):
            return False
        self.count(static)
        return True

    def is_forbidden(self, kind: int, event: Event) -> bool:
        """Whether some text says that this cannot be."""
        if self.stale:
            self.refresh()
        if not self.forbidden >> kind & 1:
            return False
        game = self.itself()
        for thing in self.things:
            text = self.faces[thing.card].text
            if text.forbids >> kind & 1 and self.is_active(thing):
                for ban in text.prohibitions:
                    if ban.kind == kind and self.is_meant(ban.what, ban.condition, thing.frame, event):
                        if ban.pattern is None or ban.pattern.matches(game, thing.frame, event):
                            self.count(ban)
                            return True
        for lasting in self.lasting:
            for ban in lasting.prohibitions:
                if ban.kind == kind and self.is_meant(ban.what, ban.condition, lasting.frame, event):
                    if ban.pattern is None or ban.pattern.matches(game, lasting.frame, event):
                        self.count(ban)
                        return True
        return False

    def more_uses(self, card: CardId) -> int:
        """How often more than by the rules, or its own text, a card's abilities can be used in their span."""
        return self.fold(card, USES, 0) if self.altered >> USES & 1 else 0

    def has_room(self, seat: Seat, ref: Ref, before: int = 0) -> bool:
        """Whether no text says that a player has enough such cards in play; so many come before it."""
        if self.stale:
            self.refresh()
        if not self.forbidden >> kinds.ENTER & 1:
            return True
        return not self.is_forbidden(kinds.ENTER, Event(kinds.ENTER, seat, ref, amount=before))

    def is_unanswerable(self, ref: Ref, seat: Seat, by: Seat) -> bool:
        """Whether a player can do nothing in answer to a card that another plays, by its own text or another's."""
        event = Event(kinds.RESPOND, seat, ref)
        for ban in self.faces[ref & CARD_MASK].text.prohibitions:
            if ban.kind == kinds.RESPOND:
                frame = Frame(by, ref, None, ())
                told = self.is_meant(ban.what, ban.condition, frame, event)
                if told and (ban.pattern is None or ban.pattern.matches(self.itself(), frame, event)):
                    return True
        return self.forbidden >> kinds.RESPOND & 1 == 1 and self.is_forbidden(kinds.RESPOND, event)

    def is_shown_by_text(self, card: CardId) -> bool:
        """Whether a text has the player in whose hand this card is play with it revealed."""
        if not self.permitted >> kinds.LOOK & 1:
            return False
        return self.is_permitted(kinds.LOOK, Event(kinds.LOOK, self.owners[card], self.ref(card)))

    def is_permitted(self, kind: int, event: Event) -> bool:
        """Whether some text allows what the rules alone would not."""
        if self.stale:
            self.refresh()
        if not self.permitted >> kind & 1:
            return False
        game = self.itself()
        for thing in self.things:
            text = self.faces[thing.card].text
            if text.permits >> kind & 1 and self.is_active(thing):
                for one in text.permissions:
                    if one.per_turn and free_mark(thing.marks, one.index, one.per_turn) == 0:
                        continue
                    if one.kind == kind and self.is_meant(one.what, one.condition, thing.frame, event):
                        if one.pattern is None or one.pattern.matches(game, thing.frame, event):
                            self.count(one)
                            return True
        for lasting in self.lasting:
            for one in lasting.permissions:
                if one.kind == kind and self.is_meant(one.what, one.condition, lasting.frame, event):
                    if one.pattern is None or one.pattern.matches(game, lasting.frame, event):
                        self.count(one)
                        return True
        return False

    def is_meant(self, what: Filter | None, condition: Condition | None, frame: Frame, event: Event) -> bool:
        """Whether a prohibition's subject is the event's card and its condition holds."""
        game = self.itself()
        if what is not None and (event.card < 0 or not what.accepts(game, frame, event.card & CARD_MASK)):
            return False
        return condition is None or condition.holds(game, frame)

    def lowest_limit(self, default: int) -> int:
        """The lowest limit that a text sets, or the usual one."""
        if self.stale:
            self.refresh()
        if not self.altered >> LIMIT & 1:
            return default
        game = self.itself()
        lowest = default
        for thing in self.things:
            for static in self.faces[thing.card].text.statics:
                if static.aspect == LIMIT and static.value is not None and self.is_active(thing):
                    if static.condition is None or static.condition.holds(game, thing.frame):
                        self.count(static)
                        lowest = min(lowest, static.value.of(game, thing.frame))
        for lasting in self.lasting:
            for static in lasting.statics:
                if static.aspect == LIMIT and static.value is not None and not lasting.waits():
                    lowest = min(lowest, static.value.of(game, lasting.frame))
        return lowest
