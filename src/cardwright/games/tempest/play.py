"""Playing a card: which are legal, and the steps from choice to stack or side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import cards_elsewhere, spend_elsewhere
from cardwright.effects.extra_price import PayOrDoInstead, can_do_instead, can_do_price, do_price
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Frame, Target
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.lasting import Waiting
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Option, Step
from cardwright.games.tempest.deaths import DEATHS, is_anybody_doomed
from cardwright.games.tempest.energy import PayCost, covers, price_of, purse
from cardwright.games.tempest.plans import SUMMONER, pay_plans
from cardwright.games.tempest.rulebook import COLOUR_COUNT, OWN
from cardwright.games.tempest.stack import StackCard
from cardwright.games.tempest.triggers import RUN_TRIGGERS
from cardwright.games.tempest.zones import BANISHED, CREATURES, DECK, DISCARD_PILE, FIELD, HAND, THE_STACK

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

ELSEWHERE: Final = (DISCARD_PILE, BANISHED, DECK)
"""The zones besides the hand from which texts can let cards be played."""


def legal_plays(game: Tempest, seat: Seat) -> list[Option]:
    """TEM-25, TEM-45: effects in phases 1 and 3, creatures in phase 2, if they can be paid and aimed."""
    options: list[Option] = []
    creatures = game.phase == CREATURES
    hand = game.zones[HAND * 2 + seat]
    if game.rulebook.is_played_elsewhere:
        hand = hand + cards_elsewhere(game, seat, kinds.PLAY, ELSEWHERE)
    base = seat * COLOUR_COUNT
    changed = game.cost_changes
    held = -1
    faces = game.faces
    energy = game.energy
    prints = game.rulebook.printed
    forbids = game.forbidden >> kinds.PLAY & 1
    for index in range(len(hand)):
        card = hand[index]
        face = faces[card]
        printed = prints[face.index]
        if printed.is_creature != creatures:
            continue
        if held < 0:
            held = purse(game, seat)
        total = printed.total
        own = printed.own
        if changed or face.text.prices_itself:
            price = price_of(game, seat, card)
            total = price % OWN
            own = price // OWN
        if (held < total or own > 0 and energy[base + printed.colour] < own) and not can_do_instead(game, seat, card):
            continue
        if not game.is_copy(hand, index) and ((printed.is_plain and not forbids) or may_play(game, seat, card, face)):
            if creatures:
                options.append(Option("play", PlayCreature(seat, card), card))
            else:
                options.append(Option("play", PlayEffect(seat, card), card))
    return options


def may_play(game: Tempest, seat: Seat, card: CardId, face: Face) -> bool:
    """TEM-41, TEM-78, TEM-82: whether texts allow it, every required target exists and extra costs can be paid."""
    text = face.text
    if game.forbidden >> kinds.PLAY & 1 and game.is_forbidden(kinds.PLAY, Event(kinds.PLAY, seat, game.ref(card))):
        return False
    if game.rulebook.printed[face.index].is_plain:
        return True
    entries = game.rulebook.entries[face.index]
    frame = Frame(seat, game.ref(card), None, ())
    for restriction in text.restrictions:
        if not restriction.holds(game, frame):
            return False
    if text.attach is not None and not text.attach.selector.has_any(game, frame):
        return False
    for trigger in entries:
        if not can_aim(game, trigger.program.targets, frame):
            return False
    return can_aim(game, text.program.targets, frame) and can_do_price(game, text.price, frame)


@mypyc_attr(free_list_len=1)
class PlayEffect(Step["Tempest"]):
    """TEM-41: card, targets, additional costs, energy, and it lies on top of the stack (TEM-28)."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Tempest) -> None:
        card = self.card
        seat = self.seat
        if game.rulebook.is_played_elsewhere and game.places[card] >> 1 != HAND:
            spend_elsewhere(game, seat, kinds.PLAY, card)
        if not game.stack:
            game.stack_from = len(game.memory)
        game.move(card, THE_STACK)
        ref = game.ref(card)
        frame = Frame(seat, ref, None, ())
        game.stack.append(StackCard(seat, ref, frame))
        text = game.faces[card].text
        game.push(EffectPlayed(seat, ref))
        game.push(payment(game, seat, ref))
        if text.price is not NOTHING:
            game.push(PayBesides())
        targets = targets_of(game, card)
        if targets:
            number = game.open_frame(frame)
            game.push(Aim(number))
            ask_targets(game, targets, number, seat)


def payment(game: Tempest, seat: Seat, ref: Ref) -> Step[Tempest]:
    """TEM-48: the price of a card, or what it takes in place of that."""
    card = ref & CARD_MASK
    if game.faces[card].text.instead is NOTHING:
        return PayCost(seat, ref)
    price = price_of(game, seat, card)
    can_pay = covers(game, seat, purse(game, seat), game.rulebook.colours[game.faces[card].index], price)
    return PayOrDoInstead(seat, card, PayCost(seat, ref), can_pay) if price % OWN else PayCost(seat, ref)


def targets_of(game: Tempest, card: CardId) -> tuple[Target, ...]:
    """The targets that an effect card asks for; the creature of an aura is one."""
    text = game.faces[card].text
    if text.attach is not None:
        return (text.attach, *text.program.targets)
    return text.program.targets


@mypyc_attr(free_list_len=1)
class Aim(Step["Tempest"]):
    """TEM-77: the declared targets, or what was paid, now belong to the card on top of the stack."""

    def __init__(self, frame: int, is_told: bool = True) -> None:
        self.frame = frame
        self.is_told = is_told

    def run(self, game: Tempest) -> None:
        top = game.stack[-1]
        game.stack[-1] = StackCard(top.seat, top.ref, game.frame(self.frame))
        game.close_frame(self.frame)
        if self.is_told and game.heard >> kinds.TARGET & 1:
            for target in targets_of(game, top.ref & CARD_MASK):
                for ref in game.stack[-1].frame.group(target.slot):
                    if ref >= 0:
                        game.happen(Event(kinds.TARGET, top.seat, ref, top.ref))


@mypyc_attr(free_list_len=1)
class PayBesides(Step["Tempest"]):
    """TEM-41: what the card on top of the stack asks for besides energy; its text knows what that was."""

    def run(self, game: Tempest) -> None:
        top = game.stack[-1]
        number = game.open_frame(top.frame)
        game.push(Aim(number, False))
        do_price(game, game.faces[top.ref & CARD_MASK].text.price, number)


@mypyc_attr(free_list_len=1)
class EffectPlayed(Step["Tempest"]):
    """TEM-22, TEM-28: it waits on the stack and does nothing yet; the opponent has the next option."""

    def __init__(self, seat: Seat, ref: Ref) -> None:
        self.seat = seat
        self.ref = ref

    def run(self, game: Tempest) -> None:
        card = self.ref & CARD_MASK
        if game.lasting:
            game.spend_discounts(card, self.seat)
        game.next_option(1 - self.seat)
        if game.is_heard(kinds.PLAY):
            game.push(RUN_TRIGGERS)
            game.happen(Event(kinds.PLAY, self.seat, self.ref, NOBODY, 0, HAND * 2 + self.seat))


@mypyc_attr(free_list_len=1)
class PlayCreature(Step["Tempest"]):
    """TEM-47, TEM-82: a creature played by option: it enters, then the opponent has the next option."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Tempest) -> None:
        game.next_option(1 - self.seat)
        if game.rulebook.is_played_elsewhere and game.places[self.card] >> 1 != HAND:
            spend_elsewhere(game, self.seat, kinds.PLAY, self.card)
        cast_creature(game, self.seat, self.card, False)


def cast_creature(game: Tempest, seat: Seat, card: CardId, is_free: bool) -> None:
    """TEM-47, TEM-57: targets of entry traits are declared, the cost is paid, then the creature enters."""
    ref = game.ref(card)
    entries = game.rulebook.entries[game.faces[card].index]
    if not entries and not game.faces[card].text.price.effects:
        game.push(Enter(seat, ref, ()))
        if not is_free:
            game.push(payment(game, seat, ref))
        return
    numbers: list[int] = []
    frame = Frame(seat, ref, None, ())
    for _ in entries:
        numbers.append(game.open_frame(frame))
    game.push(Enter(seat, ref, tuple(numbers)))
    if not is_free:
        game.push(payment(game, seat, ref))
    price = game.faces[card].text.price
    if price.effects:
        game.push(RunProgram(game.open_frame(frame), price, 0))
    for index in range(len(entries) - 1, -1, -1):
        ask_targets(game, entries[index].program.targets, numbers[index], seat)


@mypyc_attr(free_list_len=1)
class Enter(Step["Tempest"]):
    """TEM-46, TEM-47: paid, placed on its player's side, cast-plan energy, deaths, entry traits."""

    def __init__(self, seat: Seat, ref: Ref, frames: tuple[int, ...]) -> None:
        self.seat = seat
        self.ref = ref
        self.frames = frames

    def run(self, game: Tempest) -> None:
        card = self.ref & CARD_MASK
        seat = self.seat
        if game.lasting:
            game.spend_discounts(card, seat)
        game.happen(Event(kinds.PLAY, seat, self.ref, NOBODY, 0, game.places[card], FIELD * 2 + seat))
        pay_plans(game, seat, SUMMONER, 1)
        if self.frames:
            self.keep_targets(game, card)
        if is_anybody_doomed(game):
            game.push(RUN_TRIGGERS)
            game.push(DEATHS)
        elif game.waiting:
            game.push(RUN_TRIGGERS)

    def keep_targets(self, game: Tempest, card: CardId) -> None:
        """TEM-82: the entry traits that now wait have the targets that were declared for them."""
        entries = game.rulebook.entries[game.faces[card].index]
        source = game.ref(card)
        for index in range(len(self.frames)):
            slots = game.frame(self.frames[index]).slots
            for place in range(len(game.waiting)):
                one = game.waiting[place]
                if one.trigger is entries[index] and one.source == source:
                    # A slot that stays empty tells that the choice was made, even if it was none.
                    game.waiting[place] = Waiting(one.seat, source, one.trigger, one.event, slots or ((),))
        for number in self.frames:
            game.close_frame(number)
