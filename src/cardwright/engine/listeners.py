"""What texts do about events: triggers wait, replacements change them before they happen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Filter, Frame, Replacement, Trigger
from cardwright.engine.bans import Bans
from cardwright.engine.event import Event
from cardwright.engine.face import Thing, free_mark
from cardwright.engine.ids import CARD_BITS, CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.lasting import Lasting, Waiting
from cardwright.engine.settle import Applicable, number_of, seat_affected
from cardwright.engine.table import Ghost

MOST_SKIPPED: Final = 8
"""Turns in a row that are skipped before one is taken after all."""
THE_DRAW: Final = 63
"""The draw that the rules make, as a span of time that can be skipped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listeners(Bans):
    """A table whose texts hear what happens."""

    waiting: list[Waiting]
    """Triggers that went off; the game's rules say when they are put on."""
    memory: list[Event]
    """Events of this turn that some text asks about."""
    past: list[list[Event]]
    """For each seat such events of its last finished turn."""
    last_seat: Seat
    """Whose turn the last finished one was."""
    remembers: int
    heard_from_hand: int

    def lay_listeners(self, remembers: int, elsewhere: int = 0) -> None:
        """Start with nothing heard; `elsewhere` is what cards hear in piles."""
        self.lay_statics()
        self.waiting = []
        self.memory = []
        self.past = [[], []]
        self.last_seat = 0
        self.remembers = remembers
        self.heard_from_hand = elsewhere

    def copy_listeners(self, game: Listeners) -> None:
        """Take over what another game's texts have heard."""
        self.copy_statics(game)
        self.waiting = game.waiting[:]
        self.memory = game.memory[:]
        self.past = game.past[:]
        self.last_seat = game.last_seat
        self.remembers = game.remembers
        self.heard_from_hand = game.heard_from_hand

    def put_away_memory(self, seat: Seat) -> None:
        """A turn of a seat is over: what is remembered of it is from now on that of its last turn."""
        if self.memory or self.past[seat]:
            self.past[seat] = self.memory
            self.memory = []
        self.last_seat = seat

    def attacked_last_turn(self, card: CardId) -> int:
        """1 if a card could have attacked in its controller's last turn and did not, 2 if it did, 0 otherwise."""
        thing = self.in_play[card]
        if thing is None:
            return 0
        ref = self.ref(card)
        for event in self.past[thing.controller]:
            if event.kind == kinds.ATTACK and event.card == ref:
                return 2
        return 1

    def bits_of(self, event: Event) -> int:
        """The mask of kinds under which an event is heard."""
        bits = 1 << event.kind
        if event.target >= 0:
            bits |= 1 << kinds.ARRIVE
            enters = self.plays[event.target]
            leaves = event.origin >= 0 and self.plays[event.origin]
            if enters and not leaves:
                bits |= 1 << kinds.ENTER
            elif leaves and not enters:
                bits |= 1 << kinds.LEAVE
        return bits

    def has_listeners(self, event: Event) -> bool:
        """Whether any text might listen to an event or remember it."""
        if self.stale:
            self.refresh()
        heard = self.heard | self.heard_from_hand | self.remembers
        if event.card >= 0:
            heard |= self.faces[event.card & CARD_MASK].text.hears_itself
        if event.by >= 0:
            heard |= self.faces[event.by & CARD_MASK].text.hears_itself
        return heard & self.bits_of(event) != 0

    def listen(self, event: Event) -> None:
        """Let every trigger that this event sets off wait."""
        if self.stale:
            self.refresh()
        bits = self.bits_of(event)
        if self.remembers & bits:
            self.memory.append(event)
        if self.heard & bits:
            for thing in self.hearing:
                text = self.faces[thing.card].text
                if text.hears & bits:
                    for trigger in text.triggers:
                        if not trigger.kinds & bits or trigger.from_hand or trigger.lies_in != NOBODY:
                            continue
                        if trigger.granted is not None:
                            self.hear_granted(trigger, trigger.granted, thing.frame, event)
                        else:
                            self.hear(trigger, thing.frame, thing.card, event)
            for lasting in self.lasting[:]:
                for trigger in lasting.triggers:
                    if trigger.kinds & bits:
                        before = len(self.waiting)
                        self.hear(trigger, lasting.frame, lasting.frame.source & CARD_MASK, event)
                        if lasting.uses > 0 and len(self.waiting) > before:
                            self.use_lasting(lasting.stamp)
            self.end_with(event, bits)
        if event.card >= 0:
            self.hear_alone(event.moved if event.moved >= 0 else event.card, event, bits)
        if event.by >= 0 and (event.by ^ event.card) & CARD_MASK:
            self.hear_alone(event.by, event, bits)
        if self.heard_from_hand & bits:
            self.listen_from_hands(event, bits)

    def end_with(self, event: Event, bits: int) -> None:
        """End the effects that last until this happens; with an attack they are over when it is."""
        kept: list[Lasting] = []
        changed = False
        for one in self.lasting:
            ending = one.ends_with
            over = ending is not None and ending.kinds & bits != 0
            if ending is None or not over or not ending.pattern.matches(self.itself(), ending.frame, event):
                kept.append(one)
                continue
            changed = True
            if ending.until != NOBODY:
                kept.append(one.ending(ending.until))
        if changed:
            self.lasting = kept
            self.stale = True

    def hear_alone(self, ref: Ref, event: Event, bits: int) -> None:
        """A card that is not in play hears what happens to it, or what it does."""
        card = ref & CARD_MASK
        text = self.faces[card].text
        if self.in_play[card] is None and text.hears_itself & bits:
            frame = Frame(self.owners[card], ref, None, ())
            for trigger in text.triggers:
                if trigger.itself and trigger.kinds & bits:
                    self.hear(trigger, frame, card, event)

    def hear_granted(self, trigger: Trigger, granted: Filter, frame: Frame, event: Event) -> None:
        """Each card that has the trigger by another's text hears the event, also one that just left."""
        game = self.itself()
        for thing in self.things:
            if granted.accepts(game, frame, thing.card):
                self.hear(trigger, thing.frame, thing.card, event)
        if event.card >= 0:
            card = event.card & CARD_MASK
            if self.in_play[card] is None and granted.accepts(game, frame, card):
                where = event.moved if event.moved >= 0 else event.card
                self.hear(trigger, Frame(self.last_controller(event.card), where, None, ()), card, event)

    def listen_from_hands(self, event: Event, bits: int) -> None:
        """Cards whose ability works where only their owner sees them, or in a pile."""
        for card in range(len(self.places)):
            text = self.faces[card].text
            place = self.places[card]
            if place < 0 or not (text.hears_from_hand | text.hears_elsewhere) & bits:
                continue
            for trigger in text.triggers:
                if not trigger.kinds & bits:
                    continue
                elsewhere = trigger.lies_in != NOBODY
                if trigger.lies_in == place >> 1 if elsewhere else trigger.from_hand and self.is_held(card):
                    self.hear(trigger, Frame(self.owners[card], self.ref(card), None, ()), card, event)

    def is_held(self, card: CardId) -> bool:
        """Whether a card lies where its owner alone sees it."""
        return self.sight_of(self.places[card]) == 1 << self.owners[card]

    def hear(self, trigger: Trigger, frame: Frame, card: CardId, event: Event) -> None:
        """A trigger hears an event; if it is meant and its condition holds, it waits."""
        game = self.itself()
        if not trigger.pattern.matches(game, frame, event):
            return
        condition = trigger.condition
        if condition is not None and not condition.holds(game, Frame(frame.seat, frame.source, event, frame.slots)):
            return
        if trigger.first_time:
            if self.used_for_good[card] >> trigger.index & 1:
                return
            self.used_for_good = self.used_for_good[:]
            self.used_for_good[card] |= 1 << trigger.index
        if trigger.per_turn:
            thing = self.in_play[card]
            if thing is not None:
                mark = free_mark(thing.marks, trigger.index, trigger.per_turn)
                if mark == 0:
                    return
                thing.marks |= mark
        self.waiting.append(Waiting(frame.seat, frame.source, trigger, event, frame.slots))

    def look(self) -> None:
        """Let every trigger wait that asks for something which has become so since the rules last looked."""
        if not self.remembers >> kinds.STAND & 1:
            return
        if self.stale:
            self.refresh()
        if not self.heard >> kinds.STAND & 1:
            return
        game = self.itself()
        for thing in self.hearing[:]:
            text = self.faces[thing.card].text
            if not text.hears >> kinds.STAND & 1:
                continue
            event = Event(kinds.STAND, thing.controller, self.ref(thing.card))
            for trigger in text.triggers:
                if not trigger.kinds >> kinds.STAND & 1:
                    continue
                mark = 1 << trigger.index
                if not trigger.pattern.matches(game, thing.frame, event):
                    thing.fulfilled &= ~mark
                elif not thing.fulfilled & mark:
                    thing.fulfilled |= mark
                    self.hear(trigger, thing.frame, thing.card, event)

    def replacements_for(self, event: Event, applied: tuple[int, ...]) -> list[Applicable]:
        """The replacements that fit an event and have not yet acted on it."""
        if self.stale:
            self.refresh()
        bits = self.bits_of(event)
        found: list[Applicable] = []
        if not self.replaced & bits:
            return found
        game = self.itself()
        for thing in self.things:
            text = self.faces[thing.card].text
            if text.replaces & bits and self.is_active(thing):
                for one in text.replacements:
                    number = number_of(thing.frame.source, one.index)
                    if not one.kinds & bits or number in applied:
                        continue
                    if one.per_turn and free_mark(thing.marks, one.index, one.per_turn) == 0:
                        continue
                    if one.first_time and self.used_for_good[thing.card] >> one.index & 1:
                        continue
                    if one.pattern.matches(game, thing.frame, event) and self.is_due(one, thing.frame, event):
                        found.append(Applicable(one, thing.frame, number, NOBODY))
        for lasting in self.lasting:
            for one in lasting.replacements:
                number = number_of(lasting.stamp << CARD_BITS, one.index)
                if not one.kinds & bits or number in applied:
                    continue
                if one.pattern.matches(game, lasting.frame, event) and self.is_due(one, lasting.frame, event):
                    found.append(Applicable(one, lasting.frame, number, lasting.stamp))
        return found

    def is_due(self, replacement: Replacement, frame: Frame, event: Event) -> bool:
        """Whether what a replacement asks for holds as its event is about to happen."""
        condition = replacement.condition
        return condition is None or condition.holds(self.itself(), Frame(frame.seat, frame.source, event, frame.slots))

    def uses_left(self, stamp: int) -> int:
        """How often, or for how much, a lasting effect still works."""
        for one in self.lasting:
            if one.stamp == stamp:
                return one.uses
        return 0

    def use_replacement(self, one: Applicable, times: int = 1) -> None:
        """Mark a replacement as used where its text limits it."""
        self.count(one.replacement)
        thing = self.in_play[one.frame.source & CARD_MASK]
        if one.replacement.per_turn and thing is not None:
            thing.marks |= free_mark(thing.marks, one.replacement.index, one.replacement.per_turn)
        if one.replacement.first_time and thing is not None:
            self.used_for_good = self.used_for_good[:]
            self.used_for_good[thing.card] |= 1 << one.replacement.index
        if one.lasting != NOBODY:
            self.use_lasting(one.lasting, times)

    def use_lasting(self, stamp: int, times: int = 1) -> None:
        """Count uses of a lasting effect ("the next ..."); the last one ends it."""
        kept: list[Lasting] = []
        for one in self.lasting:
            if one.stamp != stamp or one.uses < 0:
                kept.append(one)
            elif one.uses > times:
                kept.append(one.used(times))
        self.lasting = kept
        self.stale = True

    def skips(self, seat: Seat, phase: int) -> bool:
        """Whether a player must skip a span of time; what was said of one only is then used up."""
        if self.stale:
            self.refresh()
        if not self.forbidden >> kinds.START & 1:
            return False
        event = Event(kinds.START, seat, amount=phase)
        if not self.is_forbidden(kinds.START, event):
            return False
        for lasting in self.lasting:
            for ban in lasting.prohibitions:
                pattern = ban.pattern
                if ban.kind == kinds.START and pattern is not None:
                    if pattern.matches(self.itself(), lasting.frame, event):
                        self.use_lasting(lasting.stamp)
                        return True
        return True

    def whose_turn(self, seat: Seat, phase: int) -> Seat:
        """Who takes the next turn: this player, unless it is skipped."""
        for _ in range(MOST_SKIPPED):
            if not self.skips(seat, phase):
                return seat
            seat = 1 - seat
        return seat

    def affected(self, event: Event) -> Seat:
        """The player who orders the replacements of an event."""
        return seat_affected(event, self.controller(event.card & CARD_MASK) if event.card >= 0 else event.seat)

    def make_ghost(self, thing: Thing) -> Ghost:
        face = self.faces[thing.card]
        stats = face.stats
        traits = face.traits
        if self.stale:
            self.refresh()
        if self.altered:
            stats = [self.stat(thing.card, aspect) for aspect in range(len(face.stats))]
            traits = self.traits(thing.card)
        ref, row = self.ref(thing.card), thing.row
        return Ghost(ref, thing.controller, traits, stats, thing.note, thing.counters, 2 * row)

    def last_stat(self, ref: Ref, aspect: int) -> int:
        """A card's number now, or as it last was in play."""
        if not self.is_there(ref):
            ghost = self.ghost(ref)
            if ghost is not None and aspect < len(ghost.stats):
                return ghost.stats[aspect]
        return self.itself().counted_stat(ref & CARD_MASK, aspect)

    def last_controller(self, ref: Ref) -> Seat:
        """Who controls a card, or last did."""
        if not self.is_there(ref):
            ghost = self.ghost(ref)
            if ghost is not None:
                return ghost.controller
        return self.controller(ref & CARD_MASK)

    def doer(self, by: Ref, card: CardId) -> Seat:
        """Whose thing has done something to a card; its own controller's where nothing is known to have."""
        return self.last_controller(by) if by >= 0 else self.controller(card)

    def last_traits(self, ref: Ref) -> int:
        """The words true of a card, now or as it last was in play."""
        if not self.is_there(ref):
            ghost = self.ghost(ref)
            if ghost is not None:
                return ghost.traits
        return self.traits(ref & CARD_MASK)
