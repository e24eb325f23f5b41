"""Choosing one of the game's own words: an element, a colour."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.who import CHOSEN_TRAIT, Who
from cardwright.engine.ability import Effect
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY
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
