"""Chapters 4 and 5: which cards may be played now, and the steps of playing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import cards_elsewhere, spend_elsewhere
from cardwright.effects.extra_price import PayOrDoInstead, can_do_instead, can_do_price, do_price
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Frame
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.program import ask_targets, can_aim
from cardwright.engine.step import Option, Step
from cardwright.games.wellspring.payment import ELEMENT_COUNT, PayForCard, can_cover, count_funds
from cardwright.games.wellspring.stack import CARD, StackObject, targets_of, tell_targets
from cardwright.games.wellspring.zones import DECK, EXILE, HAND, MAIN_1, MAIN_2, MANA_POOL, THE_STACK

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

DECK_CARDS: Final = 60
"""Cards in two decks."""
ELSEWHERE: Final = (MANA_POOL, EXILE, DECK)
"""The zones besides the hand from which texts can let cards be played."""
BY_TEXT: Final = 1
FOR_NOTHING: Final = 2
"""How a card is played because a text says so while it resolves; 0 if its player chose to."""
MOST_CARDS: Final = 60
"""WEL-89: cards that a player can play in one turn."""


def legal_plays(game: Wellspring, seat: Seat) -> list[Option] | None:
    """WEL-36, WEL-37, WEL-38: any card in one's own Main phases on an empty stack, Reactions always; None if none."""
    options: list[Option] | None = None
    if game.played[seat] >= MOST_CARDS:
        return None
    if (
        game.stack
        and game.stack[-1].seat != seat
        and game.is_unanswerable(game.stack[-1].ref, seat, game.stack[-1].seat)
    ):
        return None
    rulebook = game.rulebook
    phase = game.phase
    anything = seat == game.active and phase in (MAIN_1, MAIN_2) and not game.stack
    hand = game.zones[HAND * 2 + seat]
    if rulebook.is_played_elsewhere:
        hand = hand + cards_elsewhere(game, seat, kinds.PLAY, ELSEWHERE)
    reaction = rulebook.reaction
    faces = game.faces
    is_counted = False
    for index in range(len(hand)):
        card = hand[index]
        face = faces[card]
        if not anything and not face.traits & reaction:
            continue
        if game.cost_changes or not rulebook.is_free[face.index]:
            if not is_counted:
                count_funds(game, seat)
                is_counted = True
            cost = game.changed_cost(card, seat, face.cost)
            if not can_cover(game, seat, cost, rulebook.elements[face.index]) and not can_do_instead(game, seat, card):
                continue
        if not game.is_copy(hand, index) and may_play(game, seat, card, face):
            option = play_option(seat, card)
            if options is None:
                options = [option]
            else:
                options.append(option)
    return options


def play_option(seat: Seat, card: CardId) -> Option:
    """The option to play a card; options never change, so those of deck cards are made once for all games."""
    index = card * 2 + seat
    return PLAYS[index] if index < len(PLAYS) else Option("play", PlayCard(seat, card), card)


def may_play(game: Wellspring, seat: Seat, card: CardId, face: Face) -> bool:
    """WEL-43: whether the card's own restriction and other texts allow it and every required target exists."""
    text = face.text
    if game.forbidden >> kinds.PLAY & 1 and game.is_forbidden(kinds.PLAY, Event(kinds.PLAY, seat, game.ref(card))):
        return False
    if not text.restrictions and text.attach is None and not text.program.targets and text.price is NOTHING:
        return True
    frame = Frame(seat, game.ref(card), None, ())
    for restriction in text.restrictions:
        if not restriction.holds(game, frame):
            return False
    if text.attach is not None and not text.attach.selector.has_any(game, frame):
        return False
    return can_aim(game, text.program.targets, frame) and can_do_price(game, text.price, frame)


def may_play_now(game: Wellspring, seat: Seat, card: CardId, is_free: bool) -> bool:
    """WEL-43: whether a card could be played while a text resolves."""
    face = game.faces[card]
    if game.played[seat] >= MOST_CARDS or not may_play(game, seat, card, face):
        return False
    if is_free:
        return True
    count_funds(game, seat)
    cost = game.changed_cost(card, seat, face.cost)
    return can_cover(game, seat, cost, game.rulebook.elements[face.index]) or can_do_instead(game, seat, card)


@mypyc_attr(free_list_len=1)
class PlayCard(Step["Wellspring"]):
    """WEL-42 (1), (2): the card moves to the stack, face up; then its targets are chosen."""

    def __init__(self, seat: Seat, card: CardId, how: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.how = how

    def run(self, game: Wellspring) -> None:
        card = self.card
        seat = self.seat
        if self.how == 0 and game.rulebook.is_played_elsewhere and game.places[card] >> 1 != HAND:
            spend_elsewhere(game, seat, kinds.PLAY, card)
        game.move(card, THE_STACK)
        ref = game.ref(card)
        frame = Frame(seat, ref, None, ())
        item = StackObject(CARD, seat, ref, frame)
        game.stack.append(item)
        targets = targets_of(game, item)
        if not targets:
            pay_for(game, seat, ref, self.how)
            return
        number = game.open_frame(frame)
        game.push(Aim(seat, ref, number, self.how))
        ask_targets(game, targets, number, seat)


PLAYS: Final = [Option("play", PlayCard(index & 1, index >> 1), index >> 1) for index in range(2 * DECK_CARDS)]


@mypyc_attr(free_list_len=1)
class Aim(Step["Wellspring"]):
    """WEL-42 (2): the chosen targets now belong to the card on the stack."""

    def __init__(self, seat: Seat, ref: Ref, frame: int, how: int) -> None:
        self.seat = seat
        self.ref = ref
        self.frame = frame
        self.how = how

    def run(self, game: Wellspring) -> None:
        item = game.stack[-1].with_frame(game.frame(self.frame))
        game.stack[-1] = item
        game.close_frame(self.frame)
        tell_targets(game, item)
        pay_for(game, self.seat, self.ref, self.how)


def pay_for(game: Wellspring, seat: Seat, ref: Ref, how: int) -> None:
    """WEL-42 (3), (4): what the card asks for besides mana is done first, then its cost is fixed and paid."""
    game.push(FixCost(seat, ref, how))
    price = game.faces[ref & CARD_MASK].text.price
    if price is not NOTHING:
        number = game.open_frame(game.stack[-1].frame)
        game.push(KeepPaid(number))
        do_price(game, price, number)


@mypyc_attr(free_list_len=1)
class KeepPaid(Step["Wellspring"]):
    """WEL-42 (4): the text of the card on the stack knows what was paid besides mana."""

    def __init__(self, frame: int) -> None:
        self.frame = frame

    def run(self, game: Wellspring) -> None:
        game.stack[-1] = game.stack[-1].with_frame(game.frame(self.frame))
        game.close_frame(self.frame)


@mypyc_attr(free_list_len=1)
class FixCost(Step["Wellspring"]):
    """WEL-42 (3), WEL-50: the cost is fixed; a card that costs nothing needs no payment (WEL-44)."""

    def __init__(self, seat: Seat, ref: Ref, how: int) -> None:
        self.seat = seat
        self.ref = ref
        self.how = how

    def run(self, game: Wellspring) -> None:
        card = self.ref & CARD_MASK
        cost = game.changed_cost(card, self.seat, game.faces[card].cost)
        after = BePlayed(self.seat, self.ref, self.how)
        if max(cost) <= 0 or self.how == FOR_NOTHING:
            game.push(after)
            return
        pay = PayForCard(self.seat, card, cost, after)
        if game.faces[card].text.instead is NOTHING:
            game.push(pay)
            return
        count_funds(game, self.seat)
        game.push(PayOrDoInstead(self.seat, card, pay, can_cover(game, self.seat, cost, NOBODY), after))


@mypyc_attr(free_list_len=1)
class BePlayed(Step["Wellspring"]):
    """WEL-42 (5), WEL-48: it is now played: the tally is emptied, abilities trigger, its player has priority."""

    def __init__(self, seat: Seat, ref: Ref, how: int) -> None:
        self.seat = seat
        self.ref = ref
        self.how = how

    def run(self, game: Wellspring) -> None:
        seat = self.seat
        for element in range(ELEMENT_COUNT):
            game.tally[seat * ELEMENT_COUNT + element] = 0
        game.played[seat] += 1
        if game.lasting:
            game.spend_discounts(self.ref & CARD_MASK, seat)
        if self.how == 0:
            game.give_priority(seat)
        game.happen(Event(kinds.PLAY, seat, self.ref, NOBODY, 0, HAND * 2 + seat))
