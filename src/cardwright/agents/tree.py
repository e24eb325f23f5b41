"""What a search remembers: a tree of choices, each under the words by which its player knows it."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from cardwright.agents.lines import onward
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, CardId
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision

NOTHING: Final = 1
UNSEEN: Final = 2
PLAYER: Final = 3
FACES: Final = 8
"""Codes of cards in a key: none, one that its chooser may not see, the two players, then the faces."""
BITS: Final = 14
COPY: Final = 1 << 3 * BITS


class Node:
    """A choice as often as it was made: by whom, how it turned out for them, how often it could have been made."""

    __slots__ = ("visits", "available", "total", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """How it turned out on the whole, for whoever chose it."""
        return self.total / self.visits

    def promise(self, width: float) -> float:
        """How good it may be, for all that is known: the less it was tried when it could be, the better."""
        return self.total / self.visits + width * sqrt(log(self.available) / self.visits)


class Habit:
    """How a choice turned out wherever it was made."""

    __slots__ = ("visits", "total")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Habits:
    """How choices turned out, each with the seat that made it in the last bit of its key."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[int, Habit] = {}

    def liking(self, key: int, rng: Rng) -> float:
        """How well a choice turned out wherever it was made; chance parts those of which nothing is known."""
        habit = self.known.get(key)
        noise = rng.below(1000) * 0.00001
        if habit is None:
            return 0.5 + noise
        return (habit.total + 0.5) / (habit.visits + 1) + noise

    def learn(self, key: int, value: float) -> None:
        """Remember how a choice turned out."""
        habit = self.known.get(key)
        if habit is None:
            habit = Habit()
            self.known[key] = habit
        habit.visits += 1
        habit.total += value


class Names:
    """Numbers for options that are the same in every world in which they look the same to whoever chooses."""

    __slots__ = ("labels",)

    def __init__(self) -> None:
        self.labels: dict[str, int] = {}

    def keys_of(self, game: Game) -> list[int]:
        """A number for each option of what a game asks now."""
        decision = game.decision
        assert decision is not None
        return self.keys(game, decision)

    def keys(self, game: Game, decision: Decision) -> list[int]:
        """A number for each option that leads on: its label, the faces it is about, and which of several such it is."""
        found: list[int] = []
        for index in range(onward(decision)):
            key = self.key(game, decision, index)
            while key in found:
                key += COPY
            found.append(key)
        return found

    def key(self, game: Game, decision: Decision, index: int) -> int:
        """A number for one option, the same for those that look alike."""
        option = decision.options[index]
        label = self.labels.get(option.label, NOBODY)
        if label == NOBODY:
            label = len(self.labels)
            self.labels[option.label] = label
        return (label << BITS | code(game, decision, option.card)) << BITS | code(game, decision, option.target)


def code(game: Game, decision: Decision, card: CardId) -> int:
    """How whoever decides knows a card: by its face, if it may be seen."""
    if card < 0:
        return NOTHING if card == NOBODY else PLAYER - card
    if game.is_hidden(decision.seat, card):
        return UNSEEN
    return FACES + game.faces[card].index
