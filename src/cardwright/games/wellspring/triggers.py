"""Chapter 7: putting triggered abilities on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Trigger
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat, other
from cardwright.engine.lasting import Waiting
from cardwright.engine.program import ask_targets, can_aim
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.wellspring.stack import ABILITY, StackObject, tell_targets

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


@mypyc_attr(free_list_len=1)
class PutTriggers(Step["Wellspring"]):
    """WEL-57: AP's waiting triggers are put on the stack first, NAP's on top of them."""

    def run(self, game: Wellspring) -> None:
        if not game.waiting:
            return
        game.push(self)
        for seat in (game.active, other(game.active)):
            for index in range(len(game.waiting)):
                one = game.waiting[index]
                if one.seat == seat and one.trigger.from_hand:
                    offer_from_hand(game, index)
                    return
        for seat in (game.active, other(game.active)):
            if choose_next(game, seat):
                return


def offer_from_hand(game: Wellspring, index: int) -> None:
    """WEL-61: its holder alone is asked whether to show the card and use it."""
    one = game.waiting[index]
    if not game.is_there(one.source):
        game.waiting.pop(index)
        return
    card = one.source & CARD_MASK
    options = [Option("show", ShowFromHand(index), card), Option("decline", Decline(index))]
    game.ask(Decision(one.seat, one.trigger.program.sentence, options, card, always=True, secret=True))


@mypyc_attr(free_list_len=1)
class ShowFromHand(Step["Wellspring"]):
    """WEL-61: the card is shown, and its ability waits like any other."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Wellspring) -> None:
        one = game.waiting[self.index]
        game.waiting[self.index] = Waiting(one.seat, one.source, as_shown(one.trigger), one.event, one.slots)
        game.show(one.source & CARD_MASK, 3)
        game.happen(Event(kinds.REVEAL, one.seat, one.source))


@mypyc_attr(free_list_len=1)
class Decline(Step["Wellspring"]):
    """WEL-61: declining leaves no public trace."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Wellspring) -> None:
        game.waiting.pop(self.index)


def as_shown(trigger: Trigger) -> Trigger:
    """The same ability once its card has been shown."""
    return Trigger(trigger.kinds, trigger.pattern, trigger.condition, trigger.program, index=trigger.index)


def choose_next(game: Wellspring, seat: Seat) -> bool:
    """WEL-57: a player with several triggers chooses their order; False without any."""
    options: list[Option] = []
    offered: list[Waiting] = []
    for index in range(len(game.waiting)):
        one = game.waiting[index]
        if one.seat == seat and not is_like_any(one, offered):
            offered.append(one)
            about = event_card(one)
            source = one.source & CARD_MASK
            options.append(Option("put", PutTrigger(index), source, NOBODY if about == source else about))
    if not options:
        return False
    game.ask(Decision(seat, "Which of your abilities goes on the stack first?", options))
    return True


def is_like_any(one: Waiting, others: list[Waiting]) -> bool:
    """Whether the same ability of a like card, set off by the same event, is offered already."""
    for another in others:
        if another.trigger is one.trigger and another.event is one.event:
            return True
    return False


def event_card(one: Waiting) -> CardId:
    """The card that set off an ability, which tells it from others of its source."""
    return one.event.card & CARD_MASK if one.event.card >= 0 else NOBODY


@mypyc_attr(free_list_len=1)
class PutTrigger(Step["Wellspring"]):
    """WEL-58: its targets are chosen as it goes on the stack; if a required one does not exist it is dropped."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, game: Wellspring) -> None:
        one = game.waiting.pop(self.index)
        frame = one.frame()
        targets = one.trigger.program.targets
        if not targets:
            game.stack.append(StackObject(ABILITY, one.seat, one.source, frame, one.trigger))
            return
        if not can_aim(game, targets, frame):
            return
        number = game.open_frame(frame)
        game.push(PutAimed(one, number))
        ask_targets(game, targets, number, one.seat)


@mypyc_attr(free_list_len=1)
class PutAimed(Step["Wellspring"]):
    """WEL-58: an ability whose targets are chosen goes on the stack."""

    def __init__(self, waiting: Waiting, frame: int) -> None:
        self.waiting = waiting
        self.frame = frame

    def run(self, game: Wellspring) -> None:
        one = self.waiting
        item = StackObject(ABILITY, one.seat, one.source, game.frame(self.frame), one.trigger)
        game.close_frame(self.frame)
        game.stack.append(item)
        tell_targets(game, item)
