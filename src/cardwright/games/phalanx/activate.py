"""Using what is in play: lines of cards, set triggers by hand, spells left waiting (PHX-76 to PHX-80, PHX-86)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds, watch
from cardwright.engine.ability import Frame
from cardwright.engine.event import SACRIFICED, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.program import can_aim
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.uses import Activated
from cardwright.games.phalanx.card import WAITS, WORKS, CardInPlay
from cardwright.games.phalanx.changes import lose_life
from cardwright.games.phalanx.check import CHECK, EFFECT, destruction
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.fire import COMPLETE, Fire, Slots, WithTargets, activate_card, choose_targets, minimum
from cardwright.games.phalanx.rulebook import CARDS, CHARACTER, EQUIPMENT, HIT_POINTS, ITSELF, LIFE, MOST_USES
from cardwright.games.phalanx.zones import HAND

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

DIE_FAILS = 6


def lose_heart(game: Phalanx, ref: Ref) -> None:
    """PHX-93: a dizzy character rolls a 6 and fails, which everybody sees."""
    if game.log is not None:
        game.log.add(game, Event(kinds.PASS, game.controller(ref & CARD_MASK), ref))


def can_activate(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-51, PHX-76 to PHX-79, PHX-86: a line once per turn, a set trigger, a spell that waits or was turned down."""
    card = one.card
    if one.sort == EQUIPMENT or one.silent or game.is_dormant(card):
        return False
    if game.forbidden >> kinds.ACTIVATE & 1:
        if game.is_forbidden(kinds.ACTIVATE, Event(kinds.ACTIVATE, one.controller, game.ref(card))):
            return False
    text = game.faces[card].text
    if not one.face_up:
        return one.sort != CHARACTER and can_aim(game, text.program.targets, one.frame)
    if one.state == WAITS:
        return can_aim(game, text.program.targets, one.frame)
    return len(lines_of(game, one)) > 0


def times_used(game: Phalanx, card: CardId) -> int:
    """PHX-79: how often a card was activated this turn."""
    used = game.used_on[card]
    return used % MOST_USES if used // MOST_USES == game.turn else 0


def lines_of(game: Phalanx, one: CardInPlay) -> list[Activated]:
    """PHX-78, PHX-79: the lines of a face-up card that can be used now, its own and those it was given."""
    found: list[Activated] = []
    if times_used(game, one.card) > game.more_uses(one.card) or (one.sort != CHARACTER and one.state != WORKS):
        return found
    for line in [*game.faces[one.card].text.activated, *game.uses_given(one)]:
        if can_pay(game, one, line) and can_aim(game, line.program.targets, one.frame):
            found.append(line)
    return found


def options_to_activate(game: Phalanx, one: CardInPlay) -> list[Option]:
    """One option for a card that is turned up or goes on, one for each line of another."""
    if not one.face_up or one.state == WAITS:
        return [Option("activate", Activate(one.card, None), one.card)]
    return [Option("activate", Activate(one.card, line), one.card) for line in lines_of(game, one)]


def can_pay(game: Phalanx, one: CardInPlay, line: Activated) -> bool:
    """PHX-79: a life-energy cost may not leave 0; "lose n HP" needs n HP left; cards to discard must be in hand."""
    cost = line.cost
    if line.condition is not None and not line.condition.holds(game, one.frame):
        return False
    if cost[LIFE] > 0 and game.life[one.controller] <= cost[LIFE]:
        return False
    if cost[HIT_POINTS] > 0 and game.health_left(one.card) < cost[HIT_POINTS]:
        return False
    return len(game.zones[HAND * 2 + one.controller]) >= cost[CARDS]


def begin_anew(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-33: a spell or trigger that an effect turns up activates afresh, unless it is dormant."""
    if game.is_dormant(one.card):
        return False
    program = game.faces[one.card].text.program
    choose_targets(game, one.controller, game.ref(one.card), (), program, TurnUp(game.ref(one.card)))
    return True


@mypyc_attr(free_list_len=1)
class Activate(Step["Phalanx"]):
    """PHX-45, PHX-76: choose the targets of what is activated, then the cards that it costs."""

    def __init__(self, card: CardId, line: Activated | None) -> None:
        self.card = card
        self.line = line

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        ref = game.ref(self.card)
        game.run += 1
        text = game.faces[self.card].text
        line = self.line
        if line is None:
            game.push(COMPLETE)
            choose_targets(game, one.controller, ref, (), text.program, TurnUp(ref))
            return
        choose_targets(game, one.controller, ref, one.frame.slots, line.program, PayForLine(ref, line))


class TurnUp(WithTargets):
    """PHX-28, PHX-86: a set trigger, or a spell that waits, takes effect by hand; no card has triggered it."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref

    def go_on(self, game: Phalanx, slots: Slots) -> None:
        if game.is_there(self.ref):
            one = cast(CardInPlay, game.in_play[self.ref & CARD_MASK])
            one.fired = game.turn
            one.state = 0
            activate_card(game, one, slots)


class PayForLine(WithTargets):
    """PHX-79: the cost of a line is next; which cards are discarded is chosen before anything changes."""

    def __init__(self, ref: Ref, line: Activated) -> None:
        self.ref = ref
        self.line = line

    def go_on(self, game: Phalanx, slots: Slots) -> None:
        cost = self.line.cost
        if cost[CARDS] > 0:
            game.push(ChooseDiscards(self.ref, self.line, slots, (), cost[CARDS]))
        else:
            game.push(UseLine(self.ref, self.line, slots, ()))


@mypyc_attr(free_list_len=1)
class ChooseDiscards(Step["Phalanx"]):
    """PHX-79: choose the cards that an ability costs, one by one."""

    def __init__(self, ref: Ref, line: Activated, slots: Slots, cards: tuple[CardId, ...], left: int) -> None:
        self.ref = ref
        self.line = line
        self.slots = slots
        self.cards = cards
        self.left = left

    def run(self, game: Phalanx) -> None:
        if self.left == 0:
            game.push(UseLine(self.ref, self.line, self.slots, self.cards))
            return
        seat = game.active
        hand = game.zones[HAND * 2 + seat]
        options: list[Option] = []
        for index in range(len(hand)):
            card = hand[index]
            if card not in self.cards and not game.is_copy(hand, index):
                step = ChooseDiscards(self.ref, self.line, self.slots, (*self.cards, card), self.left - 1)
                options.append(Option("discard", step, card))
        if not options:
            for card in hand:
                if card not in self.cards:
                    step = ChooseDiscards(self.ref, self.line, self.slots, (*self.cards, card), self.left - 1)
                    options.append(Option("discard", step, card))
        game.ask(Decision(seat, "Discard as a cost.", options, self.ref & CARD_MASK))


@mypyc_attr(free_list_len=1)
class UseLine(Step["Phalanx"]):
    """PHX-78, PHX-79, PHX-93, K4: a dizzy character rolls; the cost is paid; then the line is about to take effect."""

    def __init__(self, ref: Ref, line: Activated, slots: Slots, discards: tuple[CardId, ...]) -> None:
        self.ref = ref
        self.line = line
        self.slots = slots
        self.discards = discards

    def run(self, game: Phalanx) -> None:
        ref = self.ref
        card = ref & CARD_MASK
        one = cast(CardInPlay, game.in_play[card])
        seat = one.controller
        game.used_on[card] = game.turn * MOST_USES + min(times_used(game, card) + 1, MOST_USES - 1)
        game.push(COMPLETE)
        if one.dizzy > 0 and game.rulebook.dizzy_acts and game.roll() == DIE_FAILS:
            lose_heart(game, ref)
            return
        game.happen(Event(kinds.ACTIVATE, seat, ref))
        hows = 2 if one.sort == CHARACTER else 0
        before = tell(game, watch.ACTIVATE, seat, ref, one.sort, hows)
        game.about.append(ref)
        game.push(RunLine(ref, self.line, seat, self.slots))
        if before:
            game.push(Fire(tuple(before)))
        game.push(CHECK)
        pay(game, one, self.line.cost, self.discards)


def pay(game: Phalanx, one: CardInPlay, cost: list[int], discards: tuple[CardId, ...]) -> None:
    """PHX-79: costs are paid on activation, as one atomic change."""
    ref = game.ref(one.card)
    seat = one.controller
    for card in discards:
        target = game.destination(kinds.DISCARD, card)
        game.happen(game.move_event(kinds.DISCARD, card, target, ref, seat, NOBODY))
    if cost[LIFE] > 0:
        lose_life(game, seat, cost[LIFE])
    if cost[HIT_POINTS] > 0:
        game.happen(Event(kinds.DAMAGE, seat, ref, ref, cost[HIT_POINTS]))
    if cost[ITSELF] > 0:
        event = destruction(game, one.card, EFFECT, ref)
        game.happen(event.to_zone(event.target, event.flags | SACRIFICED))


@mypyc_attr(free_list_len=1)
class RunLine(Step["Phalanx"]):
    """PHX-55, PHX-80: the line takes effect, even if its card has left, unless Min fails or it was cancelled."""

    def __init__(self, ref: Ref, line: Activated, seat: Seat, slots: Slots) -> None:
        self.ref = ref
        self.line = line
        self.seat = seat
        self.slots = slots

    def run(self, game: Phalanx) -> None:
        game.about.remove(self.ref)
        if self.ref in game.cancelled:
            game.cancelled.remove(self.ref)
            return
        if game.stale:
            game.refresh()
        if minimum(game, self.ref) <= game.energy:
            game.run_program(Frame(self.seat, self.ref, None, self.slots), self.line.program)
