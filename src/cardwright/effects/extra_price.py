"""What a card asks for besides its price, or in place of it, as it is played: whether it can be, and is, done."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from cardwright.effects.damage import GainResource
from cardwright.effects.flow import ChooseNow, Pay, RunBlock
from cardwright.engine.ability import NOTHING, Frame, Program
from cardwright.engine.game import Game
from cardwright.engine.ids import CardId, Seat
from cardwright.engine.program import RunProgram
from cardwright.engine.step import Decision, Option, Step


def can_do_price(game: Game, price: Program, frame: Frame) -> bool:
    """Whether everything that an additional cost asks for is there, the card itself left out."""
    for effect in price.effects:
        if isinstance(effect, Pay) and not game.can_pay(frame.seat, effect.cost):
            return False
        if isinstance(effect, GainResource):
            amount = effect.amount.of(game, frame)
            if amount < 0 and game.held(frame.seat, effect.resource) < -amount:
                return False
        if isinstance(effect, ChooseNow):
            found = 0
            for ref in effect.target.selector.candidates(game, frame):
                if ref != frame.source:
                    found += 1
            if found < effect.fewest(game, frame):
                return False
    return True


def do_price(game: Game, price: Program, frame: int) -> None:
    """Do what an additional cost asks for, in a frame that stays open for the text."""
    if price.effects:
        game.push(RunBlock(frame, price.effects, 0))


def can_do_instead(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether there is something that a card takes in place of its cost, and it can be done."""
    text = game.faces[card].text
    if text.instead is NOTHING:
        return False
    frame = Frame(seat, game.ref(card), None, ())
    if text.instead_if is not None and not text.instead_if.holds(game, frame):
        return False
    return can_do_price(game, text.instead, frame)


@mypyc_attr(free_list_len=1)
class PayOrDoInstead(Step[Game]):
    """Let a player pay for a card, if that is possible, or do what it takes in place of that, and go on."""

    def __init__(self, seat: Seat, card: CardId, pay: Step[Any], can_pay: bool, after: Step[Any] | None = None) -> None:
        self.seat = seat
        self.card = card
        self.pay = pay
        self.can_pay = can_pay
        self.after = after
        """What follows if nothing is paid; the payment knows by itself."""

    def run(self, game: Game) -> None:
        if not can_do_instead(game, self.seat, self.card):
            game.push(self.pay)
            return
        instead = DoInstead(self.seat, self.card, self.after)
        if not self.can_pay:
            game.push(instead)
            return
        options = [Option("pay", self.pay, self.card), Option("do instead", instead, self.card)]
        game.ask(Decision(self.seat, "Do you pay for {card}, or what it takes instead?", options, self.card))


@mypyc_attr(free_list_len=1)
class DoInstead(Step[Game]):
    """Do what a card takes in place of its cost."""

    def __init__(self, seat: Seat, card: CardId, after: Step[Any] | None) -> None:
        self.seat = seat
        self.card = card
        self.after = after

    def run(self, game: Game) -> None:
        if self.after is not None:
            game.push(self.after)
        frame = Frame(self.seat, game.ref(self.card), None, ())
        game.push(RunProgram(game.open_frame(frame), game.faces[self.card].text.instead, 0))
