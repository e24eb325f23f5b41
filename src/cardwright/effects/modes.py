"""Choosing among several texts: one, several, up to so many, or as chance has it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.flow import Needs, RunBlock
from cardwright.effects.who import Who
from cardwright.engine.ability import Effect, Frame
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, Seat
from cardwright.engine.step import Decision, Option, Step


class ChooseModes(Effect):
    """Choose some of several texts and do them in reading order."""

    def __init__(
        self,
        modes: tuple[tuple[Effect, ...], ...],
        words: tuple[str, ...],
        count: int,
        up_to: bool,
        who: Who | None = None,
        least: int = 0,
        chance: bool = False,
        needs: tuple[Needs | None, ...] = (),
    ) -> None:
        self.needs = needs
        """Of one choice what each mode needs to make sense."""
        self.who = who
        """Who chooses, if not the text's player."""
        self.least = least
        self.chance = chance
        self.modes = modes
        self.words = words
        self.count = count
        self.up_to = up_to

    def feasible(self, game: Game, context: Frame, seat: Seat) -> list[int]:
        """The modes that can be done; all of them where none can."""
        found: list[int] = []
        for index in range(len(self.needs)):
            need = self.needs[index]
            if need is None or need.met(game, context, seat):
                found.append(index)
        return found or list(range(len(self.modes)))

    def begin(self, game: Game, frame: int) -> None:
        game.push(ChooseMode(self, frame, 0, self.count))


@mypyc_attr(free_list_len=1)
class ChooseMode(Step[Game]):
    """Choose the next mode among those after the last one."""

    def __init__(self, choice: ChooseModes, frame: int, start: int, left: int) -> None:
        self.choice = choice
        self.frame = frame
        self.start = start
        self.left = left

    def run(self, game: Game) -> None:
        choice = self.choice
        if self.left == 0 or self.start == len(choice.modes):
            return
        last = len(choice.modes) if choice.up_to else len(choice.modes) - self.left + 1
        context = game.frame(self.frame)
        seat = context.seat if choice.who is None else choice.who.first(game, context)
        numbers = choice.feasible(game, context, seat) if choice.needs else list(range(self.start, last))
        options = [Option(choice.words[index], TakeMode(choice, self.frame, index, self.left)) for index in numbers]
        if choice.chance:
            game.push(TakeMode(choice, self.frame, game.rng.below(last), 1))
            return
        if choice.up_to and choice.count - self.left >= choice.least:
            options.append(Option("done", RunBlock(self.frame, (), 0)))
        game.ask(Decision(seat, "Choose one.", options, context.source & CARD_MASK))


@mypyc_attr(free_list_len=1)
class TakeMode(Step[Game]):
    """Do a mode, then choose the next."""

    def __init__(self, choice: ChooseModes, frame: int, index: int, left: int) -> None:
        self.choice = choice
        self.frame = frame
        self.index = index
        self.left = left

    def run(self, game: Game) -> None:
        game.push(ChooseMode(self.choice, self.frame, self.index + 1, self.left - 1))
        game.push(RunBlock(self.frame, self.choice.modes[self.index], 0))
