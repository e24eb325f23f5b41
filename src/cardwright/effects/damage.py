"""Damage, fights, healing."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.amounts import share_of
from cardwright.effects.groups import Group, present
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Selector, Value
from cardwright.engine.event import ANEW, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, is_player, seat_of
from cardwright.engine.step import Decision, Option, Step


def damage_event(game: Game, ref: Ref, amount: int, source: Ref, frame: int) -> Event:
    """Damage to a card or a player."""
    if is_player(ref):
        return Event(kinds.DAMAGE, seat_of(ref), NOBODY, source, amount, frame=frame)
    return Event(kinds.DAMAGE, game.controller(ref & CARD_MASK), ref, source, amount, frame=frame)


class DealDamage(Effect):
    """Deal so much to each thing and player of a group, at once; `source` deals it."""

    def __init__(self, group: Group, amount: Value, source: Group) -> None:
        self.group = group
        self.amount = amount
        self.source = source

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        sources = self.source.refs(game, context)
        by = sources[0] if sources else context.source
        events: list[Event] = []
        for ref in present(game, self.group, context):
            share = amount if ref < 0 else share_of(self.amount, game, context, ref & CARD_MASK)
            if share > 0:
                events.append(damage_event(game, ref, share, by, frame))
        if events:
            game.settle_together(events)


class SplitDamage(Effect):
    """Deal so much, divided among a group as you choose, or point by point as chance has it."""

    def __init__(self, selector: Selector, amount: Value, at_random: bool = False) -> None:
        self.selector = selector
        self.amount = amount
        self.at_random = at_random

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        candidates = tuple(self.selector.candidates(game, context))
        amount = self.amount.of(game, context)
        if candidates and amount > 0 and self.at_random:
            shares = [0] * len(candidates)
            for _ in range(amount):
                hit = game.rng.below(len(candidates))
                shares[hit] = shares[hit] + 1
            game.push(SplitPoint(frame, context.seat, candidates, 0, 0, tuple(shares)))
        elif candidates and amount > 0:
            game.push(SplitPoint(frame, context.seat, candidates, 0, amount, tuple([0] * len(candidates))))


@mypyc_attr(free_list_len=1)
class SplitPoint(Step[Game]):
    """Give the next point of damage to one of the things from the last one on, so that no split is offered twice."""

    def __init__(
        self,
        frame: int,
        seat: Seat,
        candidates: tuple[Ref, ...],
        start: int,
        left: int,
        shares: tuple[int, ...],
    ) -> None:
        self.frame = frame
        self.seat = seat
        self.candidates = candidates
        self.start = start
        self.left = left
        self.shares = shares

    def run(self, game: Game) -> None:
        source = game.frame(self.frame).source
        if self.left == 0:
            events = [
                damage_event(game, ref, share, source, self.frame)
                for ref, share in zip(self.candidates, self.shares, strict=True)
                if share > 0
            ]
            game.settle_together(events)
            return
        options: list[Option] = []
        for index in range(self.start, len(self.candidates)):
            shares = list(self.shares)
            shares[index] += 1
            ref = self.candidates[index]
            step = SplitPoint(self.frame, self.seat, self.candidates, index, self.left - 1, tuple(shares))
            options.append(Option("1 damage to", step, ref & CARD_MASK if ref >= 0 else ref))
        game.ask(Decision(self.seat, "Split the damage, point by point.", options, source & CARD_MASK))


class Fight(Effect):
    """Two cards deal damage equal to a stat to each other at once, by the game's rules for fights if it has such."""

    def __init__(self, one: Group, other: Group, stat: int, by_rules: bool = True) -> None:
        self.one = one
        self.other = other
        self.stat = stat
        self.by_rules = by_rules

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        ones = present(game, self.one, context)
        others = present(game, self.other, context)
        events: list[Event] = []
        for one in ones:
            for other in others:
                if one < 0 or other < 0 or one == other:
                    continue
                if self.by_rules and game.begin_fight(one, other, context.source):
                    game.note_group(frame, (one, other))
                    continue
                dealt = game.stat(one & CARD_MASK, self.stat)
                taken = game.stat(other & CARD_MASK, self.stat)
                if self.by_rules:
                    game.after(Event(kinds.FIGHT, context.seat, one, context.source, victim=other), False, 0)
                if dealt > 0:
                    events.append(damage_event(game, other, dealt, one, frame))
                if taken > 0:
                    events.append(damage_event(game, one, taken, other, frame))
        if events:
            game.settle_together(events)


class HealPlayers(Effect):
    """What "heal" means for a player is the game's rule."""

    def __init__(self, who: Who, amount: Value) -> None:
        self.who = who
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        events = [
            Event(kinds.HEAL, seat, NOBODY, context.source, amount, frame=frame)
            for seat in self.who.seats(game, context)
        ]
        if amount > 0:
            game.settle_together(events)


class SetDial(Effect):
    """A dial is set, also to what it stands at already."""

    def __init__(self, dial: int, value: int, flags: int = 0) -> None:
        self.dial = dial
        self.value = value
        self.flags = flags

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        before = game.dial(self.dial)
        flags = self.flags | ANEW if before != self.value else self.flags
        seat, source = context.seat, context.source
        game.settle(
            Event(kinds.SET, seat, NOBODY, source, self.value, before, victim=self.dial, flags=flags, frame=frame)
        )


class GainResource(Effect):
    """A player gains (or, negative, loses) so much of a resource."""

    def __init__(self, who: Who, resource: int, amount: Value) -> None:
        self.who = who
        self.resource = resource
        self.amount = amount

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        amount = self.amount.of(game, context)
        events = [
            Event(kinds.GAIN, seat, NOBODY, context.source, amount, victim=self.resource, frame=frame)
            for seat in self.who.seats(game, context)
        ]
        if amount != 0:
            game.settle_together(events)
