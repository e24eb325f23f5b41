"""Numbers read from the table."""

from __future__ import annotations

from cardwright.effects.filters import COST
from cardwright.effects.groups import Group, Players
from cardwright.effects.who import CHOSEN_X
from cardwright.engine.ability import Condition, Frame, Pattern, Value
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId


class Fixed(Value):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, game: Game, frame: Frame) -> int:
        return self.number

    def is_never_negative(self) -> bool:
        return self.number >= 0


class CountOf(Value):
    """So much for each thing of a group, or for each `every` of them."""

    def __init__(self, times: int, group: Group, every: int = 1) -> None:
        self.times = times
        self.group = group
        self.every = every

    def of(self, game: Game, frame: Frame) -> int:
        return self.times * (len(self.group.refs(game, frame)) // self.every)

    def is_never_negative(self) -> bool:
        return self.times >= 0


class CountOwned(Value):
    """How many cards of a group are a player's own."""

    def __init__(self, group: Group, who: Players) -> None:
        self.group = group
        self.who = who

    def of(self, game: Game, frame: Frame) -> int:
        seats = self.who.seats(game, frame)
        return len([ref for ref in self.group.refs(game, frame) if ref >= 0 and game.owners[ref & CARD_MASK] in seats])

    def is_never_negative(self) -> bool:
        return True


class Bygone:
    """A span of time that is over: a player's last one, the last one of all, or what has been since."""

    def __init__(self, who: Players | None, present: bool = False) -> None:
        self.who = who
        """Whose, or None for the last one of all."""
        self.present = present
        """Whether it goes on until now: since a player's last turn, or this turn and the last."""

    def recall(self, game: Game, frame: Frame, phase: int) -> list[Event]:
        """What is remembered of it."""
        if self.who is None:
            last = game.memory_of_last(phase, NOBODY)
            return last + game.memory_of(phase) if self.present else last
        seats = self.who.seats(game, frame)
        if not seats:
            return []
        if not self.present:
            return game.memory_of_last(phase, seats[0])
        now = game.memory_of(phase)
        # The last turn of all was that player's: nothing but the present one has been since.
        return now if game.last_seat == seats[0] else game.memory_of_last(phase, 1 - seats[0]) + now


def remembered(game: Game, frame: Frame, phase: int, whose: Bygone | None) -> list[Event]:
    """What is remembered of this turn, of another span that goes on, or of a player's last one."""
    if whose is not None:
        return whose.recall(game, frame, phase)
    return game.memory if phase == NOBODY else game.memory_of(phase)


class HappenedTimes(Value):
    """So much for each time that such an event happened, or for each `every` times."""

    def __init__(
        self, times: int, kinds: int, pattern: Pattern, phase: int, whose: Bygone | None, every: int = 1
    ) -> None:
        self.times = times
        self.kinds = kinds
        self.pattern = pattern
        self.phase = phase
        self.whose = whose
        self.every = every

    def of(self, game: Game, frame: Frame) -> int:
        count = 0
        for event in remembered(game, frame, self.phase, self.whose):
            if game.bits_of(event) & self.kinds and self.pattern.matches(game, frame, event):
                count += 1
        return self.times * (count // self.every)

    def is_never_negative(self) -> bool:
        return self.times >= 0


class HappenedSum(Value):
    """The numbers of such events together, such as all damage taken; what is lost is a gain below 0."""

    def __init__(self, kinds: int, pattern: Pattern, phase: int, whose: Bygone | None) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.phase = phase
        self.whose = whose

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for event in remembered(game, frame, self.phase, self.whose):
            if game.bits_of(event) & self.kinds and self.pattern.matches(game, frame, event):
                total += abs(event.amount)
        return total

    def is_never_negative(self) -> bool:
        return True


class Blocked(Value):
    """How much damage this card blocks."""

    def of(self, game: Game, frame: Frame) -> int:
        return game.blocked(frame.source & CARD_MASK)

    def is_never_negative(self) -> bool:
        return True


class StatOf(Value):
    """A stat, or cost, of the things of a group, added up; of departed things as they last were."""

    def __init__(self, stat: int, group: Group) -> None:
        self.stat = stat
        self.group = group

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for ref in self.group.refs(game, frame):
            if ref < 0:
                continue
            if self.stat == COST:
                total += game.faces[ref & CARD_MASK].total_cost()
                continue
            if game.is_there(ref):
                total += game.counted_stat(ref & CARD_MASK, self.stat)
                continue
            event = frame.event
            departed = event is not None and event.moved == ref and game.ghost(event.card) is not None
            total += game.last_stat(event.card if departed and event is not None else ref, self.stat)
        return total


class PlayerStat(Value):
    """A number that players have, added up."""

    def __init__(self, stat: int, who: Players) -> None:
        self.stat = stat
        self.who = who

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for seat in self.who.seats(game, frame):
            total += game.number_of_player(seat, self.stat)
        return total


class Held(Value):
    """How much of a resource players have."""

    def __init__(self, resource: int, who: Players) -> None:
        self.resource = resource
        self.who = who

    def of(self, game: Game, frame: Frame) -> int:
        total = 0
        for seat in self.who.seats(game, frame):
            total += game.held(seat, self.resource)
        return total


class Half(Value):
    """Half of a number."""

    def __init__(self, whole: Value, up: bool) -> None:
        self.whole = whole
        self.up = up

    def of(self, game: Game, frame: Frame) -> int:
        whole = self.whole.of(game, frame)
        return (whole + 1) // 2 if self.up else whole // 2


class Capped(Value):
    """A number, but not more than so much."""

    def __init__(self, whole: Value, most: int) -> None:
        self.whole = whole
        self.most = most

    def of(self, game: Game, frame: Frame) -> int:
        return min(self.whole.of(game, frame), self.most)

    def is_never_negative(self) -> bool:
        return self.whole.is_never_negative()


class Share(Value):
    """How many times a number goes into another."""

    def __init__(self, whole: Value, every: int) -> None:
        self.whole = whole
        self.every = every

    def of(self, game: Game, frame: Frame) -> int:
        return max(0, self.whole.of(game, frame)) // self.every


class Sum(Value):
    """A sum, or with `minus` a difference that is never below 0."""

    def __init__(self, left: Value, right: Value, minus: bool) -> None:
        self.left = left
        self.right = right
        self.minus = minus

    def of(self, game: Game, frame: Frame) -> int:
        left = self.left.of(game, frame)
        right = self.right.of(game, frame)
        return max(0, left - right) if self.minus else left + right


class Product(Value):
    """A number taken several times, also negatively."""

    def __init__(self, factor: int, value: Value) -> None:
        self.factor = factor
        self.value = value

    def of(self, game: Game, frame: Frame) -> int:
        return self.factor * self.value.of(game, frame)


class EventAmount(Value):
    """The number of the event: "that much", of what is lost as of what is gained."""

    def of(self, game: Game, frame: Frame) -> int:
        return abs(frame.event.amount) if frame.event is not None else 0


class ChosenX(Value):
    """The number that was chosen for X."""

    def of(self, game: Game, frame: Frame) -> int:
        chosen = frame.group(CHOSEN_X)
        return chosen[0] if chosen else 0


class Surplus(Value):
    """By how much this card blocks more than there was to block."""

    def of(self, game: Game, frame: Frame) -> int:
        return game.surplus(frame.source & CARD_MASK)


class Graded(Value):
    """A number plus so much for each point of a stat of the thing that it is worked out for; never below 0."""

    def __init__(self, base: int, times: int, stat: int) -> None:
        self.base = base
        self.times = times
        self.stat = stat

    def of(self, game: Game, frame: Frame) -> int:
        return self.base

    def for_card(self, game: Game, frame: Frame, card: CardId) -> int:
        return max(0, self.base + self.times * game.stat(card, self.stat))


def share_of(value: Value, game: Game, frame: Frame, card: CardId) -> int:
    """The number for one of the things that it is worked out for."""
    return value.for_card(game, frame, card) if isinstance(value, Graded) else value.of(game, frame)


class SeatOf(Value):
    """The seat of the text's player or of the other one, for texts that give control."""

    def __init__(self, other: bool = False) -> None:
        self.other = other

    def of(self, game: Game, frame: Frame) -> int:
        return 1 - frame.seat if self.other else frame.seat


class OneOrOther(Value):
    """One number if something is so, and another if it is not."""

    def __init__(self, condition: Condition, one: Value, other: Value) -> None:
        self.condition = condition
        self.one = one
        self.other = other

    def of(self, game: Game, frame: Frame) -> int:
        return self.one.of(game, frame) if self.condition.holds(game, frame) else self.other.of(game, frame)
