"""Sentences that hang together: choices, conditions, options, payments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.effects.amounts import Fixed
from cardwright.effects.groups import THIS_WAY, Group, InSlot, followed, present
from cardwright.effects.who import ACTOR, Who
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Effect, Filter, Frame, Target, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, player_ref
from cardwright.engine.program import Bind, Choose
from cardwright.engine.step import Decision, Option, Step

GATHERED: Final = ACTOR + 1
"""The frame's slot for what several players have chosen so far."""

DO: Final = "do it"
DO_NOT: Final = "do not"


@mypyc_attr(free_list_len=1)
class RunBlock(Step[Game]):
    """Carry out some clauses of a text whose frame goes on."""

    def __init__(self, frame: int, effects: tuple[Effect, ...], index: int) -> None:
        self.frame = frame
        self.effects = effects
        self.index = index

    def run(self, game: Game) -> None:
        if self.index < len(self.effects):
            if self.index + 1 < len(self.effects):
                game.push(RunBlock(self.frame, self.effects, self.index + 1))
            game.count(self.effects[self.index])
            self.effects[self.index].begin(game, self.frame)


class ChooseNow(Effect):
    """A choice on resolution, by the text's player or by whom it names, of `number` things, or with `up_to` of fewer,
    but of no fewer than `least`."""

    def __init__(self, target: Target, who: Who | None, number: Value, up_to: bool, least: int = 0) -> None:
        self.target = target
        self.who = who
        self.number = number
        self.up_to = up_to
        self.least = least

    def fewest(self, game: Game, frame: Frame) -> int:
        """How many must be chosen."""
        return self.least if self.up_to else self.number.of(game, frame)

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = context.seat if self.who is None else self.who.first(game, context)
        number = self.number.of(game, context)
        target = self.target
        if number <= 0 or seat == NOBODY:
            game.bind(frame, target.slot, ())
            return
        low = self.fewest(game, context)
        narrowed = Target(target.slot, target.selector, low, number, target.apart_from, target.prompt)
        game.push(Choose(frame, narrowed, seat, ()))


class PickAtRandom(Effect):
    """Chance chooses."""

    def __init__(self, target: Target, number: Value) -> None:
        self.target = target
        self.number = number

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        heap = self.target.selector.candidates(game, context)
        picked: list[Ref] = []
        for _ in range(min(self.number.of(game, context), len(heap))):
            picked.append(heap.pop(game.rng.below(len(heap))))
        game.bind(frame, self.target.slot, tuple(picked))


class TakeTop(Effect):
    """The top or bottom cards of a pile, or those of a sort, as one group, topmost first."""

    def __init__(self, slot: int, zone: int, who: Who, number: Value, bottom: bool, filter: Filter | None) -> None:
        self.slot = slot
        self.zone = zone
        self.who = who
        self.number = number
        self.bottom = bottom
        self.filter = filter

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        found: list[Ref] = []
        number = self.number.of(game, context)
        for seat in self.who.seats(game, context):
            pile = game.zone(self.zone, seat)
            if self.filter is not None:
                pile = [card for card in pile if self.filter.accepts(game, context, card)]
            cards = pile[:number] if self.bottom else pile[: -number - 1 : -1]
            found.extend(game.ref(card) for card in cards)
        game.bind(frame, self.slot, tuple(found))


class KeepAll(Effect):
    """All that is meant now, as one group for later words."""

    def __init__(self, slot: int, group: Group) -> None:
        self.slot = slot
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        game.bind(frame, self.slot, tuple(self.group.refs(game, game.frame(frame))))


class KeepMoved(Effect):
    """The cards of a group are pointed at where the text has just put them."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        game.bind(frame, self.slot, tuple(followed(game, InSlot(self.slot), context)))


class Nothing(Effect):
    """Nothing is done: what was chosen is for later words."""

    def begin(self, game: Game, frame: int) -> None:
        return


class StartAfresh(Effect):
    """Forget what was done so far, so that "if you do" asks only about the next step."""

    def begin(self, game: Game, frame: int) -> None:
        game.bind(frame, THIS_WAY, ())


class IfSo(Effect):
    """Do one thing or another."""

    def __init__(self, condition: Condition, then: tuple[Effect, ...], otherwise: tuple[Effect, ...]) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def begin(self, game: Game, frame: int) -> None:
        holds = self.condition.holds(game, game.frame(frame))
        game.push(RunBlock(frame, self.then if holds else self.otherwise, 0))


class May(Effect):
    """A player may do it, all or nothing; not asked if it cannot be done."""

    def __init__(self, who: Who, effects: tuple[Effect, ...], needs: Needs | None, prompt: str) -> None:
        self.who = who
        self.effects = effects
        self.needs = needs
        self.prompt = prompt

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        if seat == NOBODY or self.needs is not None and not self.needs.met(game, context, seat):
            return
        options = [Option(DO, RunBlock(frame, self.effects, 0)), Option(DO_NOT, RunBlock(frame, (), 0))]
        game.ask(Decision(seat, self.prompt, options, context.source & CARD_MASK))


class Needs:
    """What must be there for an offer to make sense: a payment that can be made, something to choose."""

    def __init__(self, cost: list[int] | None, choice: Target | None) -> None:
        self.cost = cost
        self.choice = choice

    def met(self, game: Game, frame: Frame, seat: Seat) -> bool:
        """Whether the offer can be taken up."""
        if self.cost is not None and not game.can_pay(seat, self.cost):
            return False
        return self.choice is None or self.choice.selector.has_any(game, frame)


class CanTakeUp(Condition):
    """An offer can be taken up by the text's player, and what else it asks for holds."""

    def __init__(self, needs: Needs, condition: Condition | None) -> None:
        self.needs = needs
        self.condition = condition

    def holds(self, game: Game, frame: Frame) -> bool:
        if self.condition is not None and not self.condition.holds(game, frame):
            return False
        return self.needs.met(game, frame, frame.seat)


class UnlessDone(Effect):
    """A player may do something (pay) to avert the rest."""

    def __init__(
        self,
        who: Who,
        price: tuple[Effect, ...],
        needs: Needs | None,
        effects: tuple[Effect, ...],
        prompt: str,
    ) -> None:
        self.who = who
        self.price = price
        self.needs = needs
        self.effects = effects
        self.prompt = prompt

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        otherwise = RunBlock(frame, self.effects, 0)
        if seat == NOBODY or self.needs is not None and not self.needs.met(game, context, seat):
            game.push(otherwise)
            return
        options = [Option(DO, RunBlock(frame, self.price, 0)), Option(DO_NOT, otherwise)]
        game.ask(Decision(seat, self.prompt, options, context.source & CARD_MASK))


class SentenceDone(Effect):
    """A sentence is over: the rules may look at the table."""

    def begin(self, game: Game, frame: int) -> None:
        game.sentence_done()


class Repeatedly(Effect):
    """Do it so many times."""

    def __init__(self, times: Value, effects: tuple[Effect, ...]) -> None:
        self.times = times
        self.effects = effects

    def begin(self, game: Game, frame: int) -> None:
        left = self.times.of(game, game.frame(frame))
        if left > 0:
            game.push(RunBlock(frame, (*self.effects, Repeatedly(Fixed(left - 1), self.effects)), 0))


class OneByOne(Effect):
    """Each of a group does it, one after the other, held in `slot` meanwhile: what it is done to is picked anew."""

    def __init__(self, group: Group, slot: int, effects: tuple[Effect, ...]) -> None:
        self.group = group
        self.slot = slot
        self.effects = effects

    def begin(self, game: Game, frame: int) -> None:
        refs = present(game, self.group, game.frame(frame))
        for index in range(len(refs) - 1, -1, -1):
            game.push(RunBlock(frame, self.effects, 0))
            game.push(Bind(frame, self.slot, (refs[index],)))


class EachDoes(Effect):
    """Several players do it, one after the other; if they choose into `slot`, what all have chosen happens at once.

    If they have only `shown` it, later words are about what all of them have.
    """

    def __init__(self, who: Who, effects: tuple[Effect, ...], slot: int = NOBODY, shown: bool = False) -> None:
        self.who = who
        self.effects = effects
        self.slot = slot
        self.shown = shown

    def begin(self, game: Game, frame: int) -> None:
        seats = self.who.seats(game, game.frame(frame))
        effects = self.effects
        if self.slot != NOBODY:
            if not self.shown:
                effects = self.effects[:-1]
                game.push(RunBlock(frame, self.effects[-1:], 0))
            game.push(Gather(frame, GATHERED, self.slot))
        for index in range(len(seats) - 1, -1, -1):
            if self.slot != NOBODY:
                game.push(Gather(frame, self.slot, GATHERED))
            game.push(RunBlock(frame, effects, 0))
            game.push(Bind(frame, ACTOR, (player_ref(seats[index]),)))


@mypyc_attr(free_list_len=1)
class Gather(Step[Game]):
    """Add what one slot holds to another, and empty it."""

    def __init__(self, frame: int, slot: int, to: int) -> None:
        self.frame = frame
        self.slot = slot
        self.to = to

    def run(self, game: Game) -> None:
        frame = game.frame(self.frame)
        game.bind(self.frame, self.to, (*frame.group(self.to), *frame.group(self.slot)))
        game.bind(self.frame, self.slot, ())


class Pay(Effect):
    """A player pays."""

    def __init__(self, who: Who, cost: list[int]) -> None:
        self.who = who
        self.cost = cost

    def begin(self, game: Game, frame: int) -> None:
        seat = self.who.first(game, game.frame(frame))
        if seat != NOBODY and game.can_pay(seat, self.cost):
            game.pay(seat, self.cost, frame)


class NameCard(Effect):
    """Name a card of the set that fits; this card remembers it."""

    def __init__(self, bits: int, without: int, slot: int) -> None:
        self.bits = bits
        self.without = without
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        options: list[Option] = []
        for face in game.pool.cards():
            if (self.bits == 0 or face.traits & self.bits) and not face.traits & self.without:
                options.append(Option(f"name {face.name}", Noted(frame, self.slot, face.index)))
        game.ask(Decision(context.seat, "Name a card.", options, context.source & CARD_MASK))


@mypyc_attr(free_list_len=1)
class Noted(Step[Game]):
    """A name was named."""

    def __init__(self, frame: int, slot: int, face: int) -> None:
        self.frame = frame
        self.slot = slot
        self.face = face

    def run(self, game: Game) -> None:
        context = game.frame(self.frame)
        game.bind(self.frame, self.slot, (self.face,))
        thing = game.in_play[context.source & CARD_MASK]
        if thing is not None and game.is_there(context.source):
            thing.note = self.face
        game.happen(Event(kinds.NAME, context.seat, NOBODY, context.source, self.face))
