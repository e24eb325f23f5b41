"""Choosing one of the game's own words, an element or a colour, or how much X is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.effects.who import CHOSEN_TRAIT, CHOSEN_X, Who
from cardwright.engine.ability import Effect, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Seat
from cardwright.engine.step import Decision, Option, Step


class ChooseTrait(Effect):
    """A player chooses one of several traits; this card remembers it."""

    def __init__(self, who: Who, bits: tuple[int, ...], words: tuple[str, ...]) -> None:
        self.who = who
        self.bits = bits
        self.words = words

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        if seat == NOBODY:
            return
        options: list[Option] = []
        for index, bit in enumerate(self.bits):
            options.append(Option(f"choose {self.words[index]}", TraitChosen(frame, bit)))
        game.ask(Decision(seat, "Choose one.", options, context.source & CARD_MASK))


@mypyc_attr(free_list_len=1)
class TraitChosen(Step[Game]):
    """A trait was chosen."""

    def __init__(self, frame: int, bit: int) -> None:
        self.frame = frame
        self.bit = bit

    def run(self, game: Game) -> None:
        context = game.frame(self.frame)
        game.bind(self.frame, CHOSEN_TRAIT, (self.bit,))
        thing = game.in_play[context.source & CARD_MASK]
        if thing is not None and game.is_there(context.source):
            thing.note = self.bit


MOST_PAID: Final = 40


class PayX(Effect):
    """A player pays as much of a resource as they choose: X."""

    def __init__(self, who: Who, resource: int, resources: int, most: Value | None = None) -> None:
        self.who = who
        self.resource = resource
        self.resources = resources
        self.most = most

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        if seat == NOBODY:
            return
        options: list[Option] = []
        most = MOST_PAID if self.most is None else min(MOST_PAID, max(0, self.most.of(game, context)))
        for number in range(most + 1):
            cost = [0] * self.resources
            cost[self.resource] = number
            if number > 0 and not game.can_pay(seat, cost):
                break
            options.append(Option(f"pay {number}", XPaid(frame, seat, cost, number)))
        game.ask(Decision(seat, "How much do you pay?", options, context.source & CARD_MASK))


@mypyc_attr(free_list_len=1)
class XPaid(Step[Game]):
    """So much was chosen for X."""

    def __init__(self, frame: int, seat: Seat, cost: list[int], number: int) -> None:
        self.frame = frame
        self.seat = seat
        self.cost = cost
        self.number = number

    def run(self, game: Game) -> None:
        game.bind(self.frame, CHOSEN_X, (self.number,))
        if self.number > 0:
            game.pay(self.seat, self.cost, self.frame)


class CountX(Effect):
    """X is how many things were chosen."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        game.bind(frame, CHOSEN_X, (len(game.frame(frame).group(self.slot)),))
