"""Playing cards from hand (PHX-25 to PHX-28, PHX-38, PHX-39, PHX-50, PHX-77)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import cards_elsewhere, spend_elsewhere
from cardwright.effects.extra_price import can_do_price
from cardwright.engine import kinds, watch
from cardwright.engine.ability import NOTHING, Frame
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.program import RunProgram, can_aim
from cardwright.engine.step import Decision, Option, Step
from cardwright.engine.watch import Watch
from cardwright.games.phalanx.card import WAITS, CardInPlay
from cardwright.games.phalanx.check import CHECK
from cardwright.games.phalanx.compose import begin_composing
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.fire import COMPLETE, Fire, Slots, TakeEffect, WithTargets, choose_targets
from cardwright.games.phalanx.layout import place_label, places_for_newcomer
from cardwright.games.phalanx.moving import DOWN, UP
from cardwright.games.phalanx.rulebook import CHARACTER, EQUIPMENT, MIN, SPELL, TRIGGER
from cardwright.games.phalanx.zones import DECK, DISCARD_PILE, FIELD, GRAVE, HAND, SPECIAL

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

ELSEWHERE: Final = (GRAVE, DISCARD_PILE, DECK)
"""The zones besides the hand from which texts can let cards be played."""
DEFENDING: Final = 1
FACE_DOWN: Final = 2
WAYS: Final = ("face up, attack", "face up, defence", "face down, attack", "face down, defence")
"""PHX-25: the four ways to play a character, numbered by their bits."""


def legal_plays(game: Phalanx) -> list[Option]:
    """PHX-38, PHX-39, PHX-50: cards in hand whose Min is met and that can be played out."""
    options: list[Option] = []
    seat = game.active
    hand = game.zones[HAND * 2 + seat]
    if game.rulebook.is_played_elsewhere:
        hand = hand + cards_elsewhere(game, seat, kinds.PLAY, ELSEWHERE)
    for index in range(len(hand)):
        card = hand[index]
        face = game.faces[card]
        if (
            least_energy(game, card, face) > game.energy
            or game.played_on[card] == game.turn
            or game.is_copy(hand, index)
        ):
            continue
        sort = game.rulebook.sorts[face.index]
        if sort == SPELL and not game.rulebook.is_banked and not is_aimable(game, seat, card):
            continue
        if not may_play(game, seat, card):
            continue
        options.append(Option("play", PlayCard(card), card))
    return options


def least_energy(game: Phalanx, card: CardId, face: Face) -> int:
    """PHX-50: the Min of a card in hand, as texts change it."""
    return game.fold(card, MIN, face.stats[MIN]) if game.altered >> MIN & 1 else face.stats[MIN]


def may_play_now(game: Phalanx, seat: Seat, card: CardId, is_free: bool) -> bool:
    """PHX-38, PHX-39, PHX-50: characters and equipment can be played by a text, in their player's own turn."""
    face = game.faces[card]
    if seat != game.active or game.rulebook.sorts[face.index] not in (CHARACTER, EQUIPMENT):
        return False
    if game.played_on[card] == game.turn or not is_free and game.is_dormant(card):
        return False
    return may_play(game, seat, card)


def may_play(game: Phalanx, seat: Seat, card: CardId) -> bool:
    """PHX-38: whether the card's own text and others allow it, and what it asks for besides can be done."""
    text = game.faces[card].text
    if game.forbidden >> kinds.PLAY & 1 and game.is_forbidden(kinds.PLAY, Event(kinds.PLAY, seat, game.ref(card))):
        return False
    if not text.restrictions and text.price is NOTHING:
        return True
    frame = Frame(seat, game.ref(card), None, ())
    for restriction in text.restrictions:
        if not restriction.holds(game, frame):
            return False
    return can_do_price(game, text.price, frame)


def is_aimable(game: Phalanx, seat: Seat, card: CardId) -> bool:
    """PHX-76: whether the text of a card in hand has its targets."""
    program = game.faces[card].text.program
    return not program.targets or can_aim(game, program.targets, Frame(seat, game.ref(card), None, ()))


@mypyc_attr(free_list_len=1)
class PlayCard(Step["Phalanx"]):
    """D2 to D5, D10: where a character goes, how a trigger is played, when a spell takes effect.

    What the card asks for besides its Min is done first.
    """

    def __init__(self, card: CardId, is_paid: bool = False) -> None:
        self.card = card
        self.is_paid = is_paid

    def run(self, game: Phalanx) -> None:
        card = self.card
        seat = game.active
        price = game.faces[card].text.price
        if game.rulebook.is_played_elsewhere and not self.is_paid and game.places[card] >> 1 != HAND:
            spend_elsewhere(game, seat, kinds.PLAY, card)
        if price is not NOTHING and not self.is_paid:
            game.push(PlayCard(card, True))
            game.push(RunProgram(game.open_frame(Frame(seat, game.ref(card), None, ())), price, 0))
            return
        sort = game.rulebook.sorts[game.faces[card].index]
        options: list[Option] = []
        if sort == CHARACTER:
            for place in places_for_newcomer(game, seat):
                options.append(Option(place_label(place), ChooseWay(card, place)))
            game.ask(Decision(seat, "Where does {card} stand? Gap 0 is behind zone 1, the last one.", options, card))
        elif sort == EQUIPMENT:
            game.push(PutDown(card, 0))
        elif sort == TRIGGER:
            options.append(Option("set", SetTrigger(card), card))
            if is_aimable(game, seat, card):
                options.append(Option("play face up", AimSpell(card), card))
            game.ask(Decision(seat, "Set {card} or play it face up?", options, card))
        elif game.rulebook.is_banked:
            if is_aimable(game, seat, card):
                options.append(Option("now", AimSpell(card), card))
            options.append(Option("wait", Bank(card), card))
            game.ask(Decision(seat, "Does {card} take effect now?", options, card))
        else:
            game.push(AimSpell(card))


@mypyc_attr(free_list_len=1)
class ChooseWay(Step["Phalanx"]):
    """PHX-25: face up or down, attack or defence mode."""

    def __init__(self, card: CardId, place: int) -> None:
        self.card = card
        self.place = place

    def run(self, game: Phalanx) -> None:
        options = [Option(WAYS[way], PutDown(self.card, self.place << 2 | way)) for way in range(4)]
        game.ask(Decision(game.active, "How is {card} played?", options, self.card))


def lay(game: Phalanx, card: CardId, zone: int, way: int) -> CardInPlay:
    """PHX-38, PHX-39: a card is played into its zone."""
    seat = game.active
    game.played_on[card] = game.turn
    game.run += 1
    game.happen(Event(kinds.PLAY, seat, game.ref(card), NOBODY, way, game.places[card], zone * 2 + seat))
    return cast(CardInPlay, game.in_play[card])


@mypyc_attr(free_list_len=1)
class PutDown(Step["Phalanx"]):
    """PHX-38, K3: a character goes into its zone, equipment into the special zone."""

    def __init__(self, card: CardId, way: int) -> None:
        self.card = card
        self.way = way

    def run(self, game: Phalanx) -> None:
        is_character = game.rulebook.sorts[game.faces[self.card].index] == CHARACTER
        one = lay(game, self.card, FIELD if is_character else SPECIAL, self.way)
        hows = DOWN if self.way & FACE_DOWN else UP
        game.push(COMPLETE)
        game.fresh.extend(tell(game, watch.PLAY, one.controller, game.ref(self.card), one.sort, hows))


@mypyc_attr(free_list_len=1)
class SetTrigger(Step["Phalanx"]):
    """PHX-82: a condition must be entered when a trigger is set."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        begin_composing(game, self.card, False)


def set_trigger(game: Phalanx, card: CardId, made: Watch) -> None:
    """PHX-28, PHX-85, K3: the trigger lies face down; it does not see its own playing."""
    one = lay(game, card, SPECIAL, FACE_DOWN)
    game.push(COMPLETE)
    game.fresh.extend(tell(game, watch.PLAY, one.controller, game.ref(card), TRIGGER, DOWN))
    one.watch = made
    game.stale = True


@mypyc_attr(free_list_len=1)
class AimSpell(Step["Phalanx"]):
    """PHX-76: targets are chosen when the card is played."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        program = game.faces[self.card].text.program
        choose_targets(game, game.active, game.ref(self.card), (), program, CastIt(self.card))


class CastIt(WithTargets):
    """PHX-74, PHX-87, K3: the card lies face up in the special zone; triggers go off before it takes effect."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def go_on(self, game: Phalanx, slots: Slots) -> None:
        one = lay(game, self.card, SPECIAL, 0)
        ref = game.ref(self.card)
        before = tell(game, watch.PLAY, one.controller, ref, one.sort, UP)
        game.about.append(ref)
        game.push(COMPLETE)
        game.push(TakeEffect(ref, slots))
        if before:
            game.push(Fire(tuple(before)))
        game.push(CHECK)


@mypyc_attr(free_list_len=1)
class Bank(Step["Phalanx"]):
    """PHX-77 `banked`: a spell is left waiting, face up and without effect."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        one = lay(game, self.card, SPECIAL, 0)
        one.state = WAITS
        game.push(COMPLETE)
        game.fresh.extend(tell(game, watch.PLAY, one.controller, game.ref(self.card), SPELL, UP))
