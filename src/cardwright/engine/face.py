"""Card definitions and cards in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame
from cardwright.engine.cardtext import Text
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat
from cardwright.engine.watch import UNSET, Watch


@mypyc_attr(acyclic=True)
class Face:
    """What is printed on a card: immutable, shared by every game.

    `traits` holds a bit for each word that is true of it (type, kind, element, keyword), `stats` and `cost` stand in
    the order in which the game declares its stats and resources.
    """

    __slots__ = (
        "index",
        "id",
        "name",
        "type_line",
        "traits",
        "stats",
        "cost",
        "text",
        "words",
        "flavour",
        "is_token",
        "numbers",
        "lasts",
        "watch",
    )

    def __init__(
        self,
        index: int,
        id: str,
        name: str,
        type_line: str,
        traits: int,
        stats: list[int],
        cost: list[int],
        text: Text,
        words: str,
        flavour: str,
        is_token: bool,
        numbers: list[int] | None = None,
        lasts: int = -1,
        watch: Watch = UNSET,
    ) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.type_line = type_line
        self.traits = traits
        self.stats = stats
        self.cost = cost
        self.text = text
        self.words = words
        self.flavour = flavour
        self.is_token = is_token
        self.numbers: list[int] = numbers if numbers is not None else []
        """Printed numbers that are no stats and never change: what the game declares besides, such as a limit."""
        self.lasts = lasts
        """How many turns the card stays once it works: 0 for good, -1 not at all."""
        self.watch = watch
        """What the card waits for unless its player says otherwise."""

    def total_cost(self) -> int:
        """The printed cost, all resources together."""
        total = 0
        for part in self.cost:
            total += part
        return total


MARKS_OF_A_USE: Final = 32
"""Abilities of one card, each with a mark for each use."""


SHORT: Final = 24
"""From here on are the marks of abilities that count by a span shorter than that with which all marks are cleared."""
MOST_SHORT: Final = 8
MOST_COUNTED: Final = 8
SHORT_MARKS: Final = sum((1 << MOST_SHORT) - 1 << SHORT + MARKS_OF_A_USE * use for use in range(MOST_COUNTED))


def free_mark(marks: int, index: int, times: int) -> int:
    """The mark of the next use of an ability that can be used so many times, 0 if it has been."""
    for use in range(times):
        mark = 1 << (index + MARKS_OF_A_USE * use)
        if marks & mark == 0:
            return mark
    return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """A card in play: the only part of a card that can change. A game extends it with fields of its own."""

    def __init__(self, card: CardId, player: Seat, frame: Frame) -> None:
        self.card = card
        self.player = player
        """Who put it into play and controls it unless an effect says otherwise."""
        self.controller = player
        self.frame = frame
        """Where its own texts stand."""
        self.was: Ref = NOBODY
        """What it was where it came from: what was given to it there it has here."""
        self.host: CardId = NOBODY
        self.face_up = True
        self.row = 0
        """In which row of its side it stands, from 1, where the game has rows."""
        self.silent = False
        """Whether texts have taken its abilities from it."""
        self.damage = 0
        self.marks = 0
        """Bits of abilities with a number of uses per turn that were used."""
        self.fulfilled = 0
        """Bits of the texts that wait for something to be so, where it was so when they were last looked at."""
        self.note: int = NOBODY
        """What was named or chosen for it."""
        self.counters: tuple[tuple[str, int], ...] = ()
        """The counters on it by their names."""

    def clone(self) -> Thing:
        """An independent copy."""
        copy = Thing(self.card, self.player, self.frame)
        copy.copy_from(self)
        return copy

    def counters_named(self, name: str) -> int:
        """How many counters of that name are on it."""
        for held, number in self.counters:
            if held == name:
                return number
        return 0

    def set_counters(self, name: str, number: int) -> None:
        """Have so many counters of a name."""
        kept = tuple(one for one in self.counters if one[0] != name)
        self.counters = tuple(sorted((*kept, (name, number)))) if number > 0 else kept

    def counter_words(self) -> list[str]:
        """The counters in words: "2 rust counters"."""
        found: list[str] = []
        for name, number in self.counters:
            words = [str(number), name, "counter" if number == 1 else "counters"]
            found.append(" ".join([word for word in words if word]))
        return found

    def copy_from(self, thing: Thing) -> None:
        """Take over the changeable fields of another."""
        self.controller = thing.controller
        self.was = thing.was
        self.host = thing.host
        self.face_up = thing.face_up
        self.row = thing.row
        self.silent = thing.silent
        self.damage = thing.damage
        self.marks = thing.marks
        self.fulfilled = thing.fulfilled
        self.note = thing.note
        self.counters = thing.counters
