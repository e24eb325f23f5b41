"""Running a text: clause after clause, with choices between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame, Program, Target
from cardwright.engine.ids import CARD_MASK, Ref, Seat, seat_name
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.zones import BOTH_SEE

if TYPE_CHECKING:
    from cardwright.engine.game import Game


@mypyc_attr(free_list_len=1)
class RunProgram(Step["Game"]):
    """Carry out a program from one clause on."""

    def __init__(self, frame: int, program: Program, index: int) -> None:
        self.frame = frame
        self.program = program
        self.index = index

    def run(self, game: Game) -> None:
        effects = self.program.effects
        if self.index < len(effects):
            game.steps.append(RunProgram(self.frame, self.program, self.index + 1))
            game.count(effects[self.index])
            effects[self.index].begin(game, self.frame)
        else:
            game.close_frame(self.frame)


@mypyc_attr(free_list_len=1)
class Choose(Step["Game"]):
    """Let a seat fill a slot, one thing at a time, in table order so that no set is offered twice."""

    def __init__(self, frame: int, target: Target, seat: Seat, chosen: tuple[Ref, ...]) -> None:
        self.frame = frame
        self.target = target
        self.seat = seat
        self.chosen = chosen

    def run(self, game: Game) -> None:
        target = self.target
        chosen = self.chosen
        frame = game.frame(self.frame)
        if len(chosen) == target.high:
            game.bind(self.frame, target.slot, chosen)
            return
        candidates = target.selector.candidates(game, frame)
        for slot in target.apart_from:
            taken = frame.group(slot)
            candidates = [ref for ref in candidates if ref not in taken]
        start = 0
        if chosen:
            start = candidates.index(chosen[-1]) + 1
        last = len(candidates) - (target.low - len(chosen)) + 1
        options: list[Option] = []
        offered: list[int] = []
        for index in range(start, len(candidates)):
            if index >= last and index > start:
                break
            ref = candidates[index]
            if is_offered(game, ref, offered) or (chosen and target.selector.clashes(game, chosen, ref)):
                continue
            step = Choose(self.frame, target, self.seat, (*chosen, ref))
            options.append(Option("choose", step, ref & CARD_MASK if ref >= 0 else ref))
        if not options:
            game.bind(self.frame, target.slot, chosen)
            return
        if len(chosen) >= target.low:
            options.append(Option("done" if chosen else "none", Bind(self.frame, target.slot, chosen)))
        source = frame.source & CARD_MASK
        prompt = target.prompt
        if self.seat != frame.seat:
            # The text speaks to its own player, so the one who is asked must hear whose it is.
            prompt = f"{seat_name(frame.seat)}'s {game.name_for(self.seat, source)}: {prompt}"
        game.ask(Decision(self.seat, prompt, options, source))


def can_aim(game: Game, targets: tuple[Target, ...], frame: Frame) -> bool:
    """Whether everything that a text must choose is there, what must differ counted apart."""
    for target in targets:
        if target.low == 0:
            continue
        if target.beside:
            for other in targets:
                if other.slot == target.beside and not is_beside_any(game, target, other, frame):
                    return False
            continue
        if target.low == 1 and not target.apart_from:
            if not target.selector.has_any(game, frame):
                return False
            continue
        found = target.selector.candidates(game, frame)
        if len(found) < target.low:
            return False
        needed = target.low
        for rival in targets:
            if rival.slot in target.apart_from:
                needed += rival.low
                for ref in rival.selector.candidates(game, frame):
                    if ref not in found:
                        found.append(ref)
        if len(found) < needed:
            return False
    return True


def is_beside_any(game: Game, target: Target, other: Target, frame: Frame) -> bool:
    """Whether there is a thing for a target beside one of those that can be chosen before it."""
    for ref in other.selector.candidates(game, frame):
        if len(target.selector.candidates(game, frame.bind(other.slot, (ref,)))) >= target.low:
            return True
    return False


def ask_targets(game: Game, targets: tuple[Target, ...], number: int, seat: Seat) -> None:
    """Let a seat choose every target in printed order, into the frame of that number."""
    for index in range(len(targets) - 1, -1, -1):
        game.steps.append(Choose(number, targets[index], seat, ()))


def is_offered(game: Game, ref: Ref, offered: list[int]) -> bool:
    """Whether an equal card of a hidden zone is offered already; if not, note this one."""
    if ref < 0:
        return False
    card = ref & CARD_MASK
    place = game.places[card]
    if place < 0 or game.zone_kinds[place >> 1].sight == BOTH_SEE:
        return False
    face = game.faces[card].index
    if face in offered:
        return True
    offered.append(face)
    return False


@mypyc_attr(free_list_len=1)
class Bind(Step["Game"]):
    """Fill a slot of a frame."""

    def __init__(self, frame: int, slot: int, group: tuple[int, ...]) -> None:
        self.frame = frame
        self.slot = slot
        self.group = group

    def run(self, game: Game) -> None:
        game.bind(self.frame, self.slot, self.group)
