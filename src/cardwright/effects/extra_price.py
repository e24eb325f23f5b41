"""What a card asks for besides its price as it is played: whether it can be done, and that it is done."""

from __future__ import annotations

from cardwright.effects.damage import GainResource
from cardwright.effects.flow import ChooseNow, Pay, RunBlock
from cardwright.engine.ability import Frame, Program
from cardwright.engine.game import Game


def can_do_price(game: Game, price: Program, frame: Frame) -> bool:
    """Whether everything that an additional cost asks for is there, the card itself left out."""
    for effect in price.effects:
        if isinstance(effect, Pay) and not game.can_pay(frame.seat, effect.cost):
            return False
        if isinstance(effect, GainResource):
            amount = effect.amount.of(game, frame)
            if amount < 0 and game.held(frame.seat, effect.resource) < -amount:
                return False
        if isinstance(effect, ChooseNow) and not effect.up_to:
            found = 0
            for ref in effect.target.selector.candidates(game, frame):
                if ref != frame.source:
                    found += 1
            if found < effect.number.of(game, frame):
                return False
    return True


def do_price(game: Game, price: Program, frame: int) -> None:
    """Do what an additional cost asks for, in a frame that stays open for the text."""
    if price.effects:
        game.push(RunBlock(frame, price.effects, 0))
