"""Copies: tokens like a thing in play, and what a waiting card does done once more."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.groups import Group, present
from cardwright.effects.moves import make_tokens
from cardwright.effects.who import Who
from cardwright.engine.ability import NOTHING, Effect, Filter, Frame, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId, Ref
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Decision, Option, Step


class MakeCopies(Effect):
    """Put tokens into play that are copies of things; later words mean them by their slot."""

    def __init__(self, group: Group, number: Value, who: Who, slot: int) -> None:
        self.group = group
        self.number = number
        self.who = who
        self.slot = slot

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        number = self.number.of(game, context)
        made: list[Ref] = []
        for ref in self.group.refs(game, context):
            face = game.pool.token_like(game.faces[ref & CARD_MASK]) if ref >= 0 else None
            if face is not None:
                made += make_tokens(game, face, number, self.who, frame)
        game.bind(frame, self.slot, tuple(made))


class CanBeCopied(Filter):
    """A waiting card whose text is done at once."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        text = game.faces[card].text
        return text.program is not NOTHING and text.attach is None


class CopyWaiting(Effect):
    """What waiting cards are to do is done at once by the text's player, with their targets or with new ones."""

    def __init__(self, group: Group, anew: bool) -> None:
        self.group = group
        self.anew = anew

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in present(game, self.group, context):
            waiting = game.waiting_frame(ref)
            if waiting is None:
                continue
            program = game.faces[ref & CARD_MASK].text.program
            number = game.open_frame(Frame(context.seat, ref, None, waiting.slots))
            game.push(RunProgram(number, program, 0))
            if self.anew and program.targets and can_aim(game, program.targets, game.frame(number)):
                options = [
                    Option("keep the targets", KeepTargets()),
                    Option("choose new targets", AimCopy(number, ref)),
                ]
                game.ask(Decision(context.seat, "New targets for the copy?", options, context.source & CARD_MASK))


class DoAgain(Effect):
    """What a deed does that is answered is done once more."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        for ref in self.group.refs(game, context):
            game.do_again(ref, context.seat)


@mypyc_attr(free_list_len=1)
class KeepTargets(Step[Game]):
    """The copy has the targets of the original."""

    def run(self, game: Game) -> None:
        return


@mypyc_attr(free_list_len=1)
class AimCopy(Step[Game]):
    """The targets of a copy are chosen anew."""

    def __init__(self, frame: int, ref: Ref) -> None:
        self.frame = frame
        self.ref = ref

    def run(self, game: Game) -> None:
        targets = game.faces[self.ref & CARD_MASK].text.program.targets
        ask_targets(game, targets, self.frame, game.frame(self.frame).seat)
