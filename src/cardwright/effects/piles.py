"""Drawing, burning, looking, searching, putting back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.flow import RunBlock
from cardwright.effects.groups import THIS_WAY, Group
from cardwright.effects.moves import Shuffle
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect, Frame, Rewrite, Selector, Value
from cardwright.engine.event import LEADING, SECRET, SHOWN, TOP_CARD, Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat
from cardwright.engine.program import is_offered
from cardwright.engine.step import Decision, Option, Step


class FromTheTop(Effect):
    """Players draw, burn or otherwise take so many cards off their decks, one at a time."""

    def __init__(self, kind: int, who: Who, number: Value, slot: int, least: int = NOBODY) -> None:
        self.kind = kind
        self.who = who
        self.number = number
        self.slot = slot
        """Where the cards are kept for later words, NOBODY if none speaks of them."""
        self.least = least
        """How few they may take, NOBODY if they have no choice."""

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        number = self.number.of(game, context)
        seats = self.who.seats(game, context)
        if self.slot != NOBODY:
            game.push(KeepTaken(frame, self.slot, len(context.group(THIS_WAY))))
        for index in range(len(seats) - 1, -1, -1):
            if number > 0 and self.least != NOBODY:
                game.push(ChooseHowMany(self.kind, seats[index], self.least, number, frame))
            elif number > 0:
                game.push(TakeOff(self.kind, seats[index], number, frame, context.source))


@mypyc_attr(free_list_len=1)
class ChooseHowMany(Step[Game]):
    """A player chooses how many cards to take off the top of their deck."""

    def __init__(self, kind: int, seat: Seat, least: int, most: int, frame: int) -> None:
        self.kind = kind
        self.seat = seat
        self.least = least
        self.most = most
        self.frame = frame

    def run(self, game: Game) -> None:
        source = game.frame(self.frame).source
        most = min(self.most, len(game.zones[game.deck_zone(self.seat)]))
        options: list[Option] = []
        for number in range(min(self.least, most), most + 1):
            step: Step[Game] = RunBlock(self.frame, (), 0)
            if number > 0:
                step = TakeOff(self.kind, self.seat, number, self.frame, source)
            options.append(Option(f"take {number}", step))
        game.ask(Decision(self.seat, "How many cards do you take?", options, source & CARD_MASK))


@mypyc_attr(free_list_len=1)
class TakeOff(Step[Game]):
    """One card off the top of a deck, then the rest of them."""

    def __init__(self, kind: int, seat: Seat, left: int, frame: int, by: Ref, leads: bool = True) -> None:
        self.kind = kind
        self.seat = seat
        self.left = left
        self.frame = frame
        self.by = by
        self.leads = leads
        """Whether no card was taken before it."""

    def run(self, game: Game) -> None:
        if self.left > 1:
            game.push(TakeOff(self.kind, self.seat, self.left - 1, self.frame, self.by, False))
        take_off(game, self.kind, self.seat, self.frame, self.by, self.leads)


@mypyc_attr(free_list_len=1)
class KeepTaken(Step[Game]):
    """The cards that were taken since, for later words."""

    def __init__(self, frame: int, slot: int, before: int) -> None:
        self.frame = frame
        self.slot = slot
        self.before = before

    def run(self, game: Game) -> None:
        game.bind(self.frame, self.slot, game.frame(self.frame).group(THIS_WAY)[self.before :])


def take_off(game: Game, kind: int, seat: Seat, frame: int, by: Ref, leads: bool = True) -> None:
    """Propose that a seat takes the top card of its deck; an empty deck is a matter of the rules."""
    deck = game.zones[game.deck_zone(seat)]
    flags = TOP_CARD | LEADING if leads else TOP_CARD
    if deck:
        card = deck[-1]
        goal = game.hand_zone(seat) if kind == kinds.DRAW else game.destination(kind, card)
        game.settle(Event(kind, seat, game.ref(card), by, 1, game.deck_zone(seat), goal, NOBODY, flags, frame))
    else:
        # A replacement of the draw itself works on an empty deck too.
        game.settle(Event(kind, seat, NOBODY, by, 1, NOBODY, NOBODY, NOBODY, flags, frame))


class DrawFewer(Rewrite):
    """Of the cards that are drawn at once, the first is not."""

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        return None if event.flags & LEADING else event


class DrawMore(Rewrite):
    """Besides the cards that are drawn at once, so many more are."""

    def __init__(self, more: int) -> None:
        self.more = more

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        if event.flags & LEADING:
            game.push(TakeOff(event.kind, event.seat, self.more, event.frame, event.by, False))
        return event


class ChangeDraw(Effect):
    """Players draw more or fewer cards than usual when they next draw by the rules."""

    def __init__(self, who: Who, number: Value) -> None:
        self.who = who
        self.number = number

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for seat in self.who.seats(game, context):
            game.change_draw(seat, self.number.of(game, context))


class LookAt(Effect):
    """Let players see cards where they lie: one player in secret, or with `shown` both."""

    def __init__(self, group: Group, who: Who, shown: bool) -> None:
        self.group = group
        self.who = who
        self.shown = shown

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        for ref in self.group.refs(game, context):
            if ref >= 0 and game.is_there(ref):
                game.show(ref & CARD_MASK, 3 if self.shown else 1 << seat)
                kind = kinds.REVEAL if self.shown else kinds.LOOK
                game.after(Event(kind, seat, ref, context.source, frame=frame), False, 0)


class LookAtZone(Effect):
    """Let a player see a whole zone; later words pick among its cards."""

    def __init__(self, zone: int, whose: Who, who: Who, shown: bool, slot: int) -> None:
        self.zone = zone
        self.whose = whose
        self.who = who
        self.shown = shown
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        seen: list[Ref] = []
        for owner in self.whose.seats(game, context):
            seen += [game.ref(card) for card in game.zone(self.zone, owner)]
        game.bind(frame, self.slot, tuple(seen))
        for owner in self.whose.seats(game, context):
            for card in game.zone(self.zone, owner)[:]:
                game.show(card, 3 if self.shown else 1 << seat)
                kind = kinds.REVEAL if self.shown else kinds.LOOK
                game.after(Event(kind, seat, game.ref(card), context.source, frame=frame), False, 0)


class PutBack(Effect):
    """Put looked-at cards back on top in any order, chosen one by one from the top down."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        cards = tuple(ref for ref in self.group.refs(game, context) if ref >= 0 and game.is_there(ref))
        game.push(PutNext(context.seat, cards, (), context.source))


@mypyc_attr(free_list_len=1)
class PutNext(Step[Game]):
    """Choose which of the cards goes nearest the top."""

    def __init__(self, seat: Seat, left: tuple[Ref, ...], placed: tuple[Ref, ...], source: Ref) -> None:
        self.seat = seat
        self.left = left
        self.placed = placed
        self.source = source

    def run(self, game: Game) -> None:
        if not self.left:
            if self.placed:
                zone = game.places[self.placed[0] & CARD_MASK]
                game.put_on_top(zone, [ref & CARD_MASK for ref in self.placed[::-1]], self.seat)
            return
        options: list[Option] = []
        offered: list[int] = []
        for ref in self.left:
            index = game.faces[ref & CARD_MASK].index
            if index not in offered:
                offered.append(index)
                left = tuple(other for other in self.left if other != ref)
                options.append(
                    Option("put", PutNext(self.seat, left, (*self.placed, ref), self.source), ref & CARD_MASK)
                )
        prompt = "Which card goes next from the top?"
        game.ask(Decision(self.seat, prompt, options, self.source & CARD_MASK, secret=True))


class Search(Effect):
    """Look through zones in secret, take a card that fits, then shuffle those that were hidden."""

    def __init__(
        self,
        zones: tuple[int, ...],
        whose: Who,
        who: Who,
        selector: Selector,
        number: Value,
        must: bool,
        shown: bool,
        slot: int,
        goal: int,
        by_kind: bool = False,
    ) -> None:
        self.zones = zones
        self.whose = whose
        self.who = who
        self.selector = selector
        self.number = number
        self.must = must
        self.by_kind = by_kind
        """Whether only what the text tells of a card lets a player find nothing."""
        self.shown = shown
        self.slot = slot
        self.goal = goal
        """The zone kind for what was found, NOBODY if a later clause moves it."""

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        owner = self.whose.first(game, context)
        for kind in self.zones:
            zone = kind * 2 + owner
            for card in game.zones[zone]:
                game.show(card, 1 << seat)
            if self.goal != NOBODY and game.zone_kinds[kind].sight < 2:
                game.push(Shuffle(zone))
        game.push(SearchNext(self, frame, seat, self.number.of(game, context), ()))


@mypyc_attr(free_list_len=1)
class SearchNext(Step[Game]):
    """Take one more card, or stop."""

    def __init__(self, search: Search, frame: int, seat: Seat, left: int, found: tuple[Ref, ...]) -> None:
        self.search = search
        self.frame = frame
        self.seat = seat
        self.left = left
        self.found = found

    def run(self, game: Game) -> None:
        search = self.search
        context = game.frame(self.frame)
        if self.left == 0:
            self.take(game)
            return
        options: list[Option] = []
        offered: list[int] = []
        for ref in search.selector.candidates(game, context):
            if ref in self.found or search.selector.clashes(game, self.found, ref):
                continue
            if not is_offered(game, ref, offered):
                step = SearchNext(search, self.frame, self.seat, self.left - 1, (*self.found, ref))
                options.append(Option("find", step, ref & CARD_MASK))
        if not options:
            self.take(game)
            return
        if not search.must and not (search.by_kind and game.must_find()):
            options.append(Option("find nothing", SearchNext(search, self.frame, self.seat, 0, self.found)))
        game.ask(Decision(self.seat, "Search: take a card.", options, context.source & CARD_MASK, secret=True))

    def take(self, game: Game) -> None:
        """Move what was found, or leave it to a later clause."""
        search = self.search
        game.bind(self.frame, search.slot, self.found)
        if search.goal == NOBODY:
            for ref in self.found:
                game.show(ref & CARD_MASK, 3 if search.shown else 1 << self.seat)
            return
        context = game.frame(self.frame)
        flags = SHOWN if search.shown and game.shows_found() else SECRET
        events: list[Event] = []
        for ref in self.found:
            card = ref & CARD_MASK
            goal = search.goal * 2 + game.owners[card]
            events.append(game.move_event(kinds.SEARCH, card, goal, context.source, self.seat, self.frame, flags))
        if events:
            game.settle_together(events)
