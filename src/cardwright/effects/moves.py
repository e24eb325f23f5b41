"""Verbs that move cards: destroy, exile, discard, return, put, summon, counter, and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.effects.groups import Group, InSlot, followed, present
from cardwright.effects.who import EachInTurn, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Frame, Value
from cardwright.engine.event import BOTTOM, SHOWN, Event
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.step import Decision, Option, Step

BY_VERB: Final = -1
"""The game says where the verb takes a card."""
INTO_PLAY: Final = -2


class Goal:
    """Where a move ends: by the verb, into play, or a zone of the card's owner or of a named player."""

    def __init__(
        self,
        zone: int,
        whose: Who | None = None,
        bottom: bool = False,
        shuffled: bool = False,
        to_owner: bool = False,
    ) -> None:
        self.to_owner = to_owner
        """Whether each card comes to the side of its owner."""
        self.zone = zone
        self.whose = whose
        self.bottom = bottom
        self.shuffled = shuffled

    def of(self, game: Game, frame: Frame, kind: int, card: CardId, seat: Seat) -> int:
        """The zone for one card."""
        if self.zone == BY_VERB:
            return game.destination(kind, card)
        if self.zone == INTO_PLAY:
            return game.play_zone(game.owners[card] if self.to_owner else seat, card)
        if game.zone_kinds[self.zone].in_play:
            return self.zone * 2 + (game.owners[card] if self.to_owner else seat)
        # A hand, deck or pile is always the owner's, whoever is named.
        return self.zone * 2 + game.owners[card]


class MoveThem(Effect):
    """Move a group, all at once."""

    def __init__(
        self,
        kind: int,
        group: Group,
        goal: Goal,
        who: Who | None = None,
        shown: bool = False,
        ordered: bool = False,
        at_random: bool = False,
        host: Group | None = None,
        flags: int = 0,
    ) -> None:
        self.flags = flags
        """What the moves are besides, such as unscored."""
        self.host = host
        """What they are attached to as they come into play."""
        self.at_random = at_random
        """Whether chance decides in which order they come to lie."""
        self.ordered = ordered
        """Whether the text lets its player choose the order."""
        self.kind = kind
        self.group = group
        self.goal = goal
        self.who = who
        self.shown = shown

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = context.seat if self.who is None else self.who.first(game, context)
        if self.goal.shuffled:
            for owner in sorted({game.owners[ref & CARD_MASK] for ref in self.group.refs(game, context) if ref >= 0}):
                game.push(Shuffle(self.goal.zone * 2 + owner))
        refs = tuple(followed(game, self.group, context))
        if self.at_random:
            heap = list(refs)
            refs = tuple([heap.pop(game.rng.below(len(heap))) for _ in range(len(refs))])
            self.move(game, frame, seat, refs)
        elif len(refs) > 1 and self.has_order(game) and all(game.seen[ref & CARD_MASK] >> seat & 1 for ref in refs):
            game.push(PutInOrder(self, frame, seat, refs, ()))
        else:
            self.move(game, frame, seat, refs)

    def has_order(self, game: Game) -> bool:
        """Whether the player chooses in which order several cards come to lie."""
        chosen = self.ordered or game.chooses_order()
        return self.goal.zone >= 0 and game.zone_kinds[self.goal.zone].ordered and chosen

    def move(self, game: Game, frame: int, seat: Seat, refs: tuple[Ref, ...]) -> None:
        """Move these cards at once, the first of them first."""
        context = game.frame(frame)
        events: list[Event] = []
        flags = self.flags | (BOTTOM if self.goal.bottom else 0) | (SHOWN if self.shown else 0)
        for ref in refs:
            card = ref & CARD_MASK
            target = self.goal.of(game, context, self.kind, card, seat)
            actor = self.actor(game, card, seat)
            if self.goal.zone == INTO_PLAY and not game.has_room(target & 1, ref, len(events)):
                continue
            events.append(game.move_event(self.kind, card, target, context.source, actor, frame, flags))
        hosts = present(game, self.host, context) if self.host is not None else ()
        if events:
            game.settle_together(events)
        if self.goal.zone == INTO_PLAY:
            self.entered(game, frame, refs, hosts)

    def entered(self, game: Game, frame: int, refs: tuple[Ref, ...], hosts: Sequence[Ref]) -> None:
        """What came into play is attached, and is what later words mean."""
        now: list[Ref] = []
        for ref in refs:
            card = ref & CARD_MASK
            if game.in_play[card] is None:
                now.append(ref)
                continue
            now.append(game.ref(card))
            if hosts and hosts[0] >= 0:
                game.attach_card(card, hosts[0] & CARD_MASK)
        if isinstance(self.group, InSlot):
            game.bind(frame, self.group.slot, tuple(now))

    def actor(self, game: Game, card: CardId, seat: Seat) -> Seat:
        """Who does it: a discard is its owner's; other moves are the text's player's, or each player's own."""
        if self.kind == kinds.DISCARD:
            return game.owners[card]
        return game.controller(card) if isinstance(self.who, EachInTurn) else seat


@mypyc_attr(free_list_len=1)
class PutInOrder(Step[Game]):
    """Choose which card goes first, then the next."""

    def __init__(
        self, moving: MoveThem, frame: int, seat: Seat, left: tuple[Ref, ...], placed: tuple[Ref, ...]
    ) -> None:
        self.moving = moving
        self.frame = frame
        self.seat = seat
        self.left = left
        self.placed = placed

    def run(self, game: Game) -> None:
        if len(self.left) < 2:
            self.moving.move(game, self.frame, self.seat, (*self.placed, *self.left))
            return
        options: list[Option] = []
        offered: list[int] = []
        for ref in self.left:
            index = game.faces[ref & CARD_MASK].index
            if index not in offered:
                offered.append(index)
                left = tuple([other for other in self.left if other != ref])
                step = PutInOrder(self.moving, self.frame, self.seat, left, (*self.placed, ref))
                options.append(Option("put", step, ref & CARD_MASK))
        source = game.frame(self.frame).source & CARD_MASK
        game.ask(Decision(self.seat, "Which of them do you put there first?", options, source, secret=True))


@mypyc_attr(free_list_len=1)
class Shuffle(Step[Game]):
    """Shuffle a zone, as everybody sees."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, game: Game) -> None:
        game.shuffle_zone(self.zone)
        game.happen(Event(kinds.SHUFFLE, self.zone & 1))


class ShuffleZone(Effect):
    """Shuffle players' piles."""

    def __init__(self, zone: int, who: Who) -> None:
        self.zone = zone
        self.who = who

    def begin(self, game: Game, frame: int) -> None:
        for seat in self.who.seats(game, game.frame(frame)):
            game.push(Shuffle(self.zone * 2 + seat))


class MakeTokens(Effect):
    """Put tokens into play; later words mean them by their slot."""

    def __init__(self, face: Face, number: Value, who: Who, slot: int) -> None:
        self.face = face
        self.number = number
        self.who = who
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        number = self.number.of(game, game.frame(frame))
        game.bind(frame, self.slot, tuple(make_tokens(game, self.face, number, self.who, frame)))


def make_tokens(game: Game, face: Face, number: int, who: Who, frame: int) -> list[Ref]:
    """Put so many tokens into play for each of some players."""
    context = game.frame(frame)
    made: list[Ref] = []
    for seat in who.seats(game, context):
        for _ in range(number):
            card = game.add_card(face, seat, game.play_zone(seat, NOBODY))
            ref = game.ref(card)
            if not game.has_room(seat, ref, -1):
                game.move(card, game.destination(kinds.DESTROY, card))
                break
            made.append(ref)
            zone = game.places[card]
            event = Event(kinds.SUMMON, seat, ref, context.source, 0, NOBODY, zone, NOBODY, 0, frame)
            game.token_made(event)
            game.after(event, False, 0)
    return made


class MoveToSide(Effect):
    """Cards in play go to a player's side, for as long as they stay in play."""

    def __init__(self, group: Group, who: Who) -> None:
        self.group = group
        self.who = who

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        for ref in present(game, self.group, context):
            thing = game.in_play[ref & CARD_MASK] if ref >= 0 else None
            if thing is not None and thing.controller != seat:
                thing.player = seat
                game.change_sides(thing, seat)
                game.after(Event(kinds.CONTROL, seat, ref, context.source, frame=frame), False, 0)


class PlayNow(Effect):
    """A player plays cards as a text says, for their cost or for nothing."""

    def __init__(self, group: Group, who: Who, is_free: bool) -> None:
        self.group = group
        self.who = who
        self.is_free = is_free

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        for ref in present(game, self.group, context):
            if ref >= 0 and game.may_play_now(ref & CARD_MASK, seat, self.is_free):
                game.note_group(frame, (ref,))
                game.play_now(ref & CARD_MASK, seat, self.is_free)


class CancelAttacks(Effect):
    """Declared attacks are called off."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in self.group.refs(game, context):
            game.cancel_attack(ref)
            game.after(Event(kinds.CANCEL, context.seat, ref, context.source, frame=frame), False, 0)


class AttachTo(Effect):
    """Attach a card in play to another."""

    def __init__(self, group: Group, to: Group) -> None:
        self.group = group
        self.to = to

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        hosts = present(game, self.to, context)
        for ref in present(game, self.group, context):
            thing = game.in_play[ref & CARD_MASK] if ref >= 0 else None
            if thing is None or not hosts or hosts[0] < 0 or hosts[0] == ref:
                continue
            if not game.is_forbidden(kinds.TARGET, Event(kinds.TARGET, context.seat, hosts[0], ref)):
                game.attach_card(thing.card, hosts[0] & CARD_MASK)
                game.after(
                    Event(kinds.ATTACH, context.seat, ref, context.source, victim=hosts[0], frame=frame),
                    False,
                    0,
                )
