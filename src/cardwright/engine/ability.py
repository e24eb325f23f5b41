"""What a card's text becomes: values that the kernel can hold, ask and run. The effects package adds the verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat

if TYPE_CHECKING:
    from cardwright.engine.game import Game

ADD: Final = 0
SET: Final = 1
GRANT: Final = 2
"""A static gives trait bits (a keyword)."""
BECOME: Final = 3
"""A static replaces the bits of one group (an element) by another."""
REMOVE: Final = 4
"""A static takes trait bits away."""
RAISE: Final = 5
"""A static adds to a number's base, before other changes."""
TIMES: Final = 6
"""A static multiplies a number's base."""
BASE: Final = 7
"""A static sets a number's base."""
HALVE: Final = 8
"""A static halves a number, after all else."""
DOUBLE: Final = 9
"""A static doubles a number, after all else."""
AT_MOST: Final = 10
"""A static says above which number another does not rise, whatever is done."""
AT_LEAST: Final = 11
"""A static says below which number another does not fall, whatever is done."""
NEVER_LOWER: Final = 12
"""A static undoes all that lowers a number."""
NEVER_HIGHER: Final = 13
"""A static undoes all that raises a number."""
PLAYER_NUMBERS: Final = 32
"""The first of the aspects that are numbers of a player and of no card, such as points or a hand limit."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """Where a text stands: whose it is, on which card, about which event, and what its slots are bound to."""

    __slots__ = ("seat", "source", "event", "slots", "spent")

    def __init__(
        self,
        seat: Seat,
        source: Ref,
        event: Event | None,
        slots: tuple[tuple[int, ...], ...],
        spent: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.source = source
        self.event = event
        self.slots = slots
        self.spent = spent
        """The replacements that have led to this: what is done instead they do not replace again."""

    def bind(self, slot: int, group: tuple[int, ...]) -> Frame:
        """The same frame with one slot filled."""
        slots = list(self.slots)
        while len(slots) <= slot:
            slots.append(())
        slots[slot] = group
        return Frame(self.seat, self.source, self.event, tuple(slots), self.spent)

    def group(self, slot: int) -> tuple[int, ...]:
        """What a slot holds; nothing if it was never filled."""
        return self.slots[slot] if slot < len(self.slots) else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One clause of a program. It asks or settles once and does nothing afterwards."""

    def begin(self, game: Game, frame: int) -> None:
        """Carry out the clause for the frame filed under this number."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """Which cards a phrase is about."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether the card fits."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A number read from the table."""

    def of(self, game: Game, frame: Frame) -> int:
        """The number now."""
        raise NotImplementedError

    def is_never_negative(self) -> bool:
        """Whether the number is known never to be below 0."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not."""

    def holds(self, game: Game, frame: Frame) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Pattern:
    """Which events an ability hears or replaces."""

    def matches(self, game: Game, frame: Frame, event: Event) -> bool:
        """Whether this event is meant."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """Where to look for things to choose, and which of them fit."""

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        """References to everything that can be chosen now, in table order; players are negative references."""
        raise NotImplementedError

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        """Whether one that was chosen earlier is still there and still fits."""
        raise NotImplementedError

    def has_any(self, game: Game, frame: Frame) -> bool:
        """Whether there is a candidate at all."""
        return len(self.candidates(game, frame)) > 0

    def clashes(self, game: Game, chosen: tuple[Ref, ...], ref: Ref) -> bool:
        """Whether one may not be chosen together with these."""
        return False


@mypyc_attr(acyclic=True)
class Target:
    """A choice made when a text is announced."""

    __slots__ = ("slot", "selector", "low", "high", "apart_from", "prompt", "beside")

    def __init__(
        self,
        slot: int,
        selector: Selector,
        low: int,
        high: int,
        apart_from: tuple[int, ...],
        prompt: str,
        beside: int = 0,
    ) -> None:
        self.slot = slot
        self.selector = selector
        self.low = low
        self.high = high
        self.apart_from = apart_from
        self.prompt = prompt
        self.beside = beside
        """The slot of the target chosen before with which this one is compared, 0 for none."""


@mypyc_attr(acyclic=True)
class Program:
    """Clauses in order, the targets to be chosen first, and the sentence itself."""

    __slots__ = ("effects", "targets", "sentence")

    def __init__(self, effects: tuple[Effect, ...], targets: tuple[Target, ...], sentence: str) -> None:
        self.effects = effects
        self.targets = targets
        self.sentence = sentence


NOTHING: Final = Program((), (), "")


@mypyc_attr(acyclic=True)
class Trigger:
    """An ability that waits for an event. `kinds` is the mask of events that it can hear at all."""

    __slots__ = (
        "kinds",
        "pattern",
        "condition",
        "program",
        "per_turn",
        "first_time",
        "from_hand",
        "itself",
        "index",
        "granted",
        "lies_in",
    )

    def __init__(
        self,
        kinds: int,
        pattern: Pattern,
        condition: Condition | None,
        program: Program,
        per_turn: int = 0,
        first_time: bool = False,
        from_hand: bool = False,
        itself: bool = False,
        index: int = 0,
        granted: Filter | None = None,
        lies_in: int = NOBODY,
    ) -> None:
        self.lies_in = lies_in
        """The zone out of play in which alone its card hears, NOBODY where it hears in play."""
        self.granted = granted
        """The cards that have this trigger because another card says so."""
        self.kinds = kinds
        self.pattern = pattern
        self.condition = condition
        self.program = program
        self.per_turn = per_turn
        """How often it goes off each turn, 0 for as often as it can."""
        self.first_time = first_time
        self.from_hand = from_hand
        self.itself = itself
        self.index = index


@mypyc_attr(acyclic=True)
class Static:
    """A continuous change of one aspect of the cards that fit, or with `side` of a player's own number.

    `side` is 0 for you, 1 for the opponent, 2 for both players, -1 for cards. For an addition `group` is 1 more than
    the number below which it does not bring a stat, 0 if there is none.
    """

    __slots__ = ("aspect", "op", "value", "bits", "group", "what", "condition", "side")

    def __init__(
        self,
        aspect: int,
        op: int,
        value: Value | None,
        what: Filter,
        condition: Condition | None,
        bits: int = 0,
        group: int = 0,
        side: int = -1,
    ) -> None:
        self.aspect = aspect
        self.op = op
        self.value = value
        self.bits = bits
        self.group = group
        self.what = what
        self.condition = condition
        self.side = side


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewrite:
    """What a replacement makes of an event."""

    def absorbs(self) -> bool:
        """Whether it takes as much away from events as it has uses left."""
        return False

    def apply(self, game: Game, frame: Frame, event: Event) -> Event | None:
        """The changed event, or None if it does not happen."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Replacement:
    """An ability that changes an event before it happens: `rewrite` the event, then run `program`."""

    __slots__ = ("kinds", "pattern", "condition", "rewrite", "program", "optional", "per_turn", "index", "first_time")

    def __init__(
        self,
        kinds: int,
        pattern: Pattern,
        condition: Condition | None,
        rewrite: Rewrite,
        program: Program,
        optional: bool = False,
        per_turn: int = 0,
        index: int = 0,
        first_time: bool = False,
    ) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.condition = condition
        self.rewrite = rewrite
        self.program = program
        self.optional = optional
        self.per_turn = per_turn
        self.index = index
        self.first_time = first_time


@mypyc_attr(acyclic=True)
class Prohibition:
    """A "cannot": no event of `kind` for the cards that fit, as far as the pattern reaches."""

    __slots__ = ("kind", "what", "pattern", "condition", "per_turn", "index")

    def __init__(
        self,
        kind: int,
        what: Filter | None,
        pattern: Pattern | None,
        condition: Condition | None,
        per_turn: int = 0,
        index: int = 0,
    ) -> None:
        self.kind = kind
        self.what = what
        self.pattern = pattern
        self.condition = condition
        self.per_turn = per_turn
        """How often a permission can be used each turn, counted under the mark `index`; 0 for always."""
        self.index = index


@mypyc_attr(acyclic=True)
class CostChange:
    """Cards that fit cost more (or, negative, less) of one resource; `seat`: 0 for you, 1 the opponent, 2 anybody.

    `itself`: the price of the card that bears the text, wherever it is played from. `exact`: the price is that much,
    before anything raises or lowers it.
    """

    __slots__ = ("what", "resource", "amount", "condition", "seat", "itself", "exact", "least")

    def __init__(
        self,
        what: Filter,
        resource: int,
        amount: Value,
        condition: Condition | None,
        seat: int,
        itself: bool = False,
        exact: bool = False,
        least: int = 0,
    ) -> None:
        self.least = least
        """Below that a reduction does not bring the price."""
        self.seat = seat
        self.itself = itself
        self.exact = exact
        self.what = what
        self.resource = resource
        self.amount = amount
        self.condition = condition
