"""New targets for what waits to resolve, and for attacks."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.effects.groups import Group, present
from cardwright.effects.who import Who
from cardwright.engine import kinds
from cardwright.engine.ability import Effect
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId, Ref, Seat
from cardwright.engine.program import ask_targets, can_aim
from cardwright.engine.step import Decision, Option, Step


class Retarget(Effect):
    """A waiting card or an attack gets another target: a given one, or one that a player chooses."""

    def __init__(self, group: Group, who: Who, to: Group | None) -> None:
        self.group = group
        self.who = who
        self.to = to

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        goals = None if self.to is None else present(game, self.to, context)
        for ref in self.group.refs(game, context):
            if game.waiting_frame(ref) is not None:
                offer_new_target(game, ref, seat, goals)
            elif goals:
                aims = [Option("choose", PointAttack(ref, goal, seat), card_or_player(goal)) for goal in goals]
                game.ask(Decision(seat, "Choose a new target.", aims, context.source & CARD_MASK))


class AimAnew(Effect):
    """All targets of waiting cards are chosen anew by a player."""

    def __init__(self, group: Group, who: Who) -> None:
        self.group = group
        self.who = who

    def begin(self, game: Game, frame: int) -> None:
        context = game.frame(frame)
        seat = self.who.first(game, context)
        for ref in present(game, self.group, context):
            waiting = game.waiting_frame(ref)
            targets = game.waiting_targets(ref)
            if waiting is not None and targets and can_aim(game, targets, waiting):
                number = game.open_frame(waiting)
                game.push(Aimed(number, ref))
                ask_targets(game, targets, number, seat)


def offer_new_target(game: Game, ref: Ref, seat: Seat, goals: list[Ref] | None) -> None:
    """One target becomes another that the card's own player could have chosen, if there is one."""
    frame = game.waiting_frame(ref)
    assert frame is not None
    options: list[Option] = []
    for target in game.waiting_targets(ref):
        group = frame.group(target.slot)
        taken = list(group)
        for slot in target.apart_from:
            taken.extend(frame.group(slot))
        for candidate in target.selector.candidates(game, frame):
            if candidate not in taken and (goals is None or candidate in goals):
                for old in group:
                    step = AimElsewhere(ref, target.slot, old, candidate)
                    options.append(Option("change", step, card_or_player(old), card_or_player(candidate)))
    if len(options) == 1 and goals is not None:
        game.push(options[0].step)
    elif options:
        game.ask(Decision(seat, "Choose a new target.", options, ref & CARD_MASK))


def card_or_player(ref: Ref) -> CardId:
    """How an option shows what a reference is about."""
    return ref & CARD_MASK if ref >= 0 else ref


@mypyc_attr(free_list_len=1)
class PointAttack(Step[Game]):
    """An attack is pointed at something else."""

    def __init__(self, ref: Ref, goal: Ref, seat: Seat) -> None:
        self.ref = ref
        self.goal = goal
        self.seat = seat

    def run(self, game: Game) -> None:
        game.redirect_attack(self.ref, self.goal, self.seat)


@mypyc_attr(free_list_len=1)
class AimElsewhere(Step[Game]):
    """One target of a waiting card becomes another."""

    def __init__(self, ref: Ref, slot: int, old: Ref, new: Ref) -> None:
        self.ref = ref
        self.slot = slot
        self.old = old
        self.new = new

    def run(self, game: Game) -> None:
        frame = game.waiting_frame(self.ref)
        if frame is None:
            return
        group = [self.new if ref == self.old else ref for ref in frame.group(self.slot)]
        game.aim_waiting(self.ref, frame.bind(self.slot, tuple(group)))
        tell_targets(game, self.ref, frame.seat)


@mypyc_attr(free_list_len=1)
class Aimed(Step[Game]):
    """A waiting card has the targets that were chosen for it anew."""

    def __init__(self, frame: int, ref: Ref) -> None:
        self.frame = frame
        self.ref = ref

    def run(self, game: Game) -> None:
        frame = game.frame(self.frame)
        game.close_frame(self.frame)
        game.aim_waiting(self.ref, frame)
        tell_targets(game, self.ref, frame.seat)


def tell_targets(game: Game, ref: Ref, seat: Seat) -> None:
    """Let texts hear what a waiting card is aimed at now."""
    frame = game.waiting_frame(ref)
    if frame is None or not game.heard >> kinds.TARGET & 1:
        return
    for target in game.waiting_targets(ref):
        for aim in frame.group(target.slot):
            if aim >= 0:
                game.happen(Event(kinds.TARGET, seat, aim, ref))
