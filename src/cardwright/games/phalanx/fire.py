"""Triggers go off (PHX-81 to PHX-89), texts in play are read, what takes effect does so (PHX-55, PHX-74, PHX-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.groups import TRIGGERING
from cardwright.engine import kinds, watch
from cardwright.engine.ability import Frame, Program
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat
from cardwright.engine.lasting import Waiting
from cardwright.engine.program import RunProgram, ask_targets
from cardwright.engine.step import Step
from cardwright.games.phalanx.card import WORKS, CardInPlay
from cardwright.games.phalanx.check import CHECK, spend
from cardwright.games.phalanx.events import Due, guard_holds, tell
from cardwright.games.phalanx.rulebook import MIN, TRIGGER

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

Slots = tuple[tuple[int, ...], ...]

MOST_TEXTS: Final = 200
"""Texts of cards in play that one action or step sets off; a loop of texts ends here."""


@mypyc_attr(free_list_len=1)
class Complete(Step["Phalanx"]):
    """PHX-87: an action, step or text is complete: check the state, then the triggers that it set off."""

    def run(self, game: Phalanx) -> None:
        game.then(CHECK, FireDue(()))


COMPLETE = Complete()


@mypyc_attr(free_list_len=1)
class FireDue(Step["Phalanx"]):
    """PHX-87: the triggers that were set off go off, then texts in play; what waited before waits on."""

    def __init__(self, kept: tuple[Due, ...], aside: tuple[Waiting, ...] = (), reads: bool = True) -> None:
        self.kept = kept
        self.aside = aside
        self.reads = reads

    def run(self, game: Phalanx) -> None:
        dues = tuple(game.due)
        game.due = list(self.kept)
        if self.reads and (game.waiting or self.aside):
            if game.waiting:
                game.push(ReadTexts(in_order(game, game.waiting), 0))
            game.waiting = list(self.aside)
        if dues:
            game.push(Fire(dues))


def set_aside(game: Phalanx) -> FireDue:
    """PHX-87: a text of its own begins; what has been set off so far waits until that one's has gone off."""
    step = FireDue(tuple(game.due), tuple(game.waiting))
    game.due = []
    game.waiting = []
    return step


def in_order(game: Phalanx, waiting: list[Waiting]) -> tuple[Waiting, ...]:
    """PHX-88: the turn player's first, each side in the order in which the cards came."""
    mine = [one for one in waiting if one.seat == game.active]
    return (*mine, *[one for one in waiting if one.seat != game.active])


@mypyc_attr(free_list_len=1)
class ReadTexts(Step["Phalanx"]):
    """PHX-87, PHX-88: texts of cards in play that heard an event, one after another; what they set off joins them."""

    def __init__(self, texts: tuple[Waiting, ...], count: int) -> None:
        self.texts = texts
        self.count = count

    def run(self, game: Phalanx) -> None:
        texts = (*self.texts, *in_order(game, game.waiting))
        game.waiting = []
        if not texts or self.count == MOST_TEXTS:
            return
        game.push(ReadTexts(texts[1:], self.count + 1))
        one = texts[0]
        card = one.source & CARD_MASK
        if game.is_there(one.source) and game.in_play[card] is not None and game.is_dormant(card):
            return
        game.push(FireDue(tuple(game.due), reads=False))
        game.due = []
        program = one.trigger.program
        number = game.open_frame(one.frame())
        game.push(RunProgram(number, program, 0))
        ask_targets(game, program.targets, number, one.seat)


@mypyc_attr(free_list_len=1)
class Fire(Step["Phalanx"]):
    """PHX-88: one trigger after another, each if it is still set, not dormant, and its guard true."""

    def __init__(self, dues: tuple[Due, ...]) -> None:
        self.dues = dues

    def run(self, game: Phalanx) -> None:
        due = self.dues[0]
        if len(self.dues) > 1:
            game.push(Fire(self.dues[1:]))
        if not game.is_there(due.trigger):
            return
        card = due.trigger & CARD_MASK
        thing = game.in_play[card]
        if thing is None:
            return
        one = cast(CardInPlay, thing)
        if one.face_up or one.fired == game.turn or game.is_dormant(card):
            return
        if not guard_holds(game, one.watch, one.controller):
            return
        game.run += 1
        slots: Slots = ()
        if due.card != NOBODY:
            slots = Frame(one.controller, due.trigger, None, ()).bind(TRIGGERING, (due.card,)).slots
        choose_targets(game, one.controller, due.trigger, slots, game.faces[card].text.program, GoOff(due.trigger))


def choose_targets(game: Phalanx, seat: Seat, source: Ref, slots: Slots, program: Program, then: WithTargets) -> None:
    """PHX-76, PHX-89: let a seat choose the targets of a text, then go on."""
    if not program.targets:
        then.go_on(game, slots)
        return
    number = game.open_frame(Frame(seat, source, None, slots))
    game.push(Chosen(number, then))
    ask_targets(game, program.targets, number, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithTargets:
    """What is done once the targets of a text are chosen."""

    def go_on(self, game: Phalanx, slots: Slots) -> None:
        """Do it with what the slots hold."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Chosen(Step["Phalanx"]):
    """PHX-76: the targets are chosen."""

    def __init__(self, frame: int, then: WithTargets) -> None:
        self.frame = frame
        self.then = then

    def run(self, game: Phalanx) -> None:
        slots = game.frame(self.frame).slots
        game.close_frame(self.frame)
        self.then.go_on(game, slots)


class GoOff(WithTargets):
    """PHX-28, PHX-81, K4: a set trigger turns face up and shows its condition; it is about to take effect."""

    def __init__(self, trigger: Ref) -> None:
        self.trigger = trigger

    def go_on(self, game: Phalanx, slots: Slots) -> None:
        if game.is_there(self.trigger):
            one = cast(CardInPlay, game.in_play[self.trigger & CARD_MASK])
            one.fired = game.turn
            game.push(set_aside(game))
            activate_card(game, one, slots)


def activate_card(game: Phalanx, one: CardInPlay, slots: Slots) -> None:
    """K4: a set trigger or a spell in play turns up, or stops waiting, and takes effect unless it is cancelled."""
    ref = game.ref(one.card)
    if not one.face_up:
        game.turn_face(one.card, True)
    game.happen(Event(kinds.ACTIVATE, one.controller, ref))
    before = tell(game, watch.ACTIVATE, one.controller, ref, one.sort, 0)
    game.about.append(ref)
    game.then(CHECK, TakeEffect(ref, slots), CHECK)
    if before:
        game.steps.insert(len(game.steps) - 1, Fire(tuple(before)))


@mypyc_attr(free_list_len=1)
class TakeEffect(Step["Phalanx"]):
    """PHX-55, PHX-74, PHX-80: a spell or trigger begins to take effect, if nothing has come in between."""

    def __init__(self, ref: Ref, slots: Slots) -> None:
        self.ref = ref
        self.slots = slots

    def run(self, game: Phalanx) -> None:
        ref = self.ref
        game.about.remove(ref)
        cancelled = ref in game.cancelled
        if cancelled:
            game.cancelled.remove(ref)
        card = ref & CARD_MASK
        thing = game.in_play[card]
        if thing is None or not game.is_there(ref) or not thing.face_up:
            return
        one = cast(CardInPlay, thing)
        face = game.faces[card]
        text = face.text
        if cancelled or (face.lasts < 0 and game.is_dormant(card)):
            spend(game, card)
            return
        frame = Frame(one.controller, ref, None, self.slots)
        if face.lasts >= 0:
            one.state = WORKS
            one.turns = face.lasts
            one.frame = frame
            game.stale = True
        else:
            game.push(Spend(ref))
        if text.program.effects:
            game.run_program(frame, text.program)


@mypyc_attr(free_list_len=1)
class Spend(Step["Phalanx"]):
    """PHX-80: an instant is used up, if it is still there."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def run(self, game: Phalanx) -> None:
        if game.is_there(self.ref) and game.in_play[self.ref & CARD_MASK] is not None:
            spend(game, self.ref & CARD_MASK)


def is_trigger(one: CardInPlay) -> bool:
    """Whether a card in play is a trigger."""
    return one.sort == TRIGGER


def minimum(game: Phalanx, ref: Ref) -> int:
    """The Min of a card, wherever it is."""
    return game.faces[ref & CARD_MASK].stats[MIN]
