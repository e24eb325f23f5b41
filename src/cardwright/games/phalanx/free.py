"""What a player may do in the move phase and activation step besides playing: free actions, turning up, destroying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds, watch
from cardwright.engine.event import Event
from cardwright.engine.ids import NOBODY, CardId
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.phalanx.activate import can_activate, options_to_activate
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.changes import switch_mode
from cardwright.games.phalanx.check import SACRIFICE, destruction
from cardwright.games.phalanx.compose import begin_composing
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.facts import may_be_target
from cardwright.games.phalanx.fire import COMPLETE
from cardwright.games.phalanx.layout import place_label, places_for
from cardwright.games.phalanx.moving import change_zone
from cardwright.games.phalanx.play import legal_plays
from cardwright.games.phalanx.rulebook import CHARACTER, EQUIPMENT, TRIGGER
from cardwright.games.phalanx.zones import FIELD, SPECIAL

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

SWITCHED: Final = 1
MOVED: Final = 2
WORN: Final = 4
EDITED: Final = 8
AGAIN: Final = 4
"""Free actions as bits, shifted if done again: within a run of free actions each can be done with a card and taken
back, since more would lead nowhere new; anything else that happens begins a new run."""


def freed(game: Phalanx, one: CardInPlay) -> int:
    """The free actions that were done twice with a card in the present run."""
    return one.freed >> AGAIN if one.run == game.run else 0


def note_free(game: Phalanx, one: CardInPlay, bit: int) -> None:
    """PHX-43: count a free action."""
    game.free += 1
    done = one.freed if one.run == game.run else 0
    one.freed = done | (bit << AGAIN if done & bit else bit)
    one.run = game.run


def move_options(game: Phalanx) -> list[Option]:
    """PHX-37: activate, play, switch mode, turn face up, move, destroy, attach, detach, edit."""
    if game.stale:
        game.refresh()
    options = legal_plays(game)
    seat = game.active
    is_free = game.free < game.rulebook.free_actions
    others = 0
    for thing in game.things:
        if thing.controller == seat and cast(CardInPlay, thing).row > 0:
            others += 1
    for thing in game.things:
        if thing.controller != seat:
            continue
        one = cast(CardInPlay, thing)
        card = one.card
        sort = one.sort
        done = freed(game, one)
        if sort == CHARACTER:
            if is_free:
                if not done & SWITCHED and may_switch(game, one):
                    options.append(Option("switch", SwitchMode(card), card))
                if others > 1 and not done & MOVED and may_move(game, one):
                    options.append(Option("move", MoveCharacter(card), card))
            if not one.face_up:
                options.append(Option("turn up", TurnFaceUp(card), card))
        elif sort == EQUIPMENT:
            if is_free and not done & WORN:
                if others > (1 if one.host != NOBODY else 0) and has_bearer(game, one):
                    options.append(Option("attach", AttachTo(card), card))
                if one.host != NOBODY:
                    options.append(Option("detach", Detach(card), card))
        elif sort == TRIGGER and not one.face_up and is_free and not done & EDITED:
            options.append(Option("edit", EditCondition(card), card))
        if sort != EQUIPMENT and can_activate(game, one):
            options.extend(options_to_activate(game, one))
        if not game.forbidden >> kinds.DESTROY & 1 or can_sacrifice(game, card):
            options.append(Option("destroy", Sacrifice(card), card))
    return options


def can_sacrifice(game: Phalanx, card: CardId) -> bool:
    """PHX-42: unless a text says that the card cannot be destroyed."""
    return not game.is_forbidden(kinds.DESTROY, destruction(game, card, SACRIFICE))


def edit_options(game: Phalanx) -> list[Option]:
    """PHX-83: own set triggers whose condition may be changed now."""
    options: list[Option] = []
    if game.free >= game.rulebook.free_actions:
        return options
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller == game.active and one.sort == TRIGGER and not one.face_up:
            if not freed(game, one) & EDITED:
                options.append(Option("edit", EditCondition(one.card), one.card))
    return options


def activation_options(game: Phalanx) -> list[Option]:
    """PHX-45: spells, triggers and abilities in play."""
    if game.stale:
        game.refresh()
    options: list[Option] = []
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller == game.active and can_activate(game, one):
            options.extend(options_to_activate(game, one))
    return options


def may_switch(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-40: whether no text keeps a character in its mode."""
    if not game.forbidden >> kinds.SWITCH & 1:
        return True
    event = Event(kinds.SWITCH, one.controller, game.ref(one.card), amount=0 if one.defends else 1)
    return not game.is_forbidden(kinds.SWITCH, event)


def may_move(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-41: whether no text keeps a character in its zone."""
    if not game.forbidden >> kinds.SHIFT & 1:
        return True
    return not game.is_forbidden(kinds.SHIFT, Event(kinds.SHIFT, one.controller, game.ref(one.card)))


@mypyc_attr(free_list_len=1)
class SwitchMode(Step["Phalanx"]):
    """PHX-40: from attack to defence mode or back, without turning it."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        note_free(game, one, SWITCHED)
        game.push(COMPLETE)
        switch_mode(game, one, not one.defends)
        game.after(Event(kinds.SWITCH, one.controller, game.ref(one.card), amount=1 if one.defends else 0), False, 0)


@mypyc_attr(free_list_len=1)
class MoveCharacter(Step["Phalanx"]):
    """PHX-41: choose the zone or gap."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        options = [Option(place_label(place), MoveTo(self.card, place)) for place in places_for(game, one)]
        game.ask(
            Decision(game.active, "Where does {card} move? Gap 0 is behind zone 1, the last one.", options, self.card)
        )


@mypyc_attr(free_list_len=1)
class MoveTo(Step["Phalanx"]):
    """PHX-13 to PHX-16, PHX-41: the move."""

    def __init__(self, card: CardId, place: int) -> None:
        self.card = card
        self.place = place

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        note_free(game, one, MOVED)
        game.push(COMPLETE)
        change_zone(game, one, self.place)
        game.after(Event(kinds.SHIFT, one.controller, game.ref(one.card), amount=one.row), False, 0)


@mypyc_attr(free_list_len=1)
class TurnFaceUp(Step["Phalanx"]):
    """PHX-29: a face-down character turns face up."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        game.run += 1
        game.push(COMPLETE)
        game.happen(Event(kinds.TURN, game.active, game.ref(self.card), amount=1))


@mypyc_attr(free_list_len=1)
class Sacrifice(Step["Phalanx"]):
    """PHX-42: any card in one's own field goes to its grave."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        game.run += 1
        game.push(COMPLETE)
        game.settle(destruction(game, self.card, SACRIFICE))


def may_bear(game: Phalanx, one: CardInPlay, bearer: CardInPlay) -> bool:
    """PHX-71: whether the text of an equipment lets it be attached to another character than its bearer."""
    attach = game.faces[one.card].text.attach
    if bearer.card == one.host or not may_be_target(game, bearer.card, game.ref(one.card), one.controller):
        return False
    if attach is None:
        return True
    return game.ref(bearer.card) in attach.selector.candidates(game, one.frame)


def has_bearer(game: Phalanx, one: CardInPlay) -> bool:
    """PHX-71: whether some character of its player may bear an equipment."""
    if game.faces[one.card].text.attach is None:
        return True
    for thing in game.things:
        bearer = cast(CardInPlay, thing)
        if bearer.controller == one.controller and bearer.row > 0 and may_bear(game, one, bearer):
            return True
    return False


@mypyc_attr(free_list_len=1)
class AttachTo(Step["Phalanx"]):
    """PHX-71: choose the character to bear the equipment."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        options: list[Option] = []
        for thing in game.things:
            bearer = cast(CardInPlay, thing)
            if bearer.controller == one.controller and bearer.row > 0 and may_bear(game, one, bearer):
                options.append(Option("attach", Attach(self.card, bearer.card), self.card, bearer.card))
        game.ask(Decision(game.active, "Who bears {card}?", options, self.card))


@mypyc_attr(free_list_len=1)
class Attach(Step["Phalanx"]):
    """PHX-71, PHX-73, K8: attached, or moved from one bearer to another in one action."""

    def __init__(self, card: CardId, bearer: CardId) -> None:
        self.card = card
        self.bearer = bearer

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        note_free(game, one, WORN)
        game.push(COMPLETE)
        put_on(game, self.card, self.bearer)
        game.after(Event(kinds.ATTACH, one.controller, game.ref(one.card), victim=game.ref(self.bearer)), False, 0)


@mypyc_attr(free_list_len=1)
class Detach(Step["Phalanx"]):
    """PHX-71, K8: equipment goes back to the special zone."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        note_free(game, one, WORN)
        game.push(COMPLETE)
        take_off(game, one)


def put_on(game: Phalanx, card: CardId, host: CardId) -> None:
    """PHX-71, K8: equipment is attached to a character of its controller."""
    one = cast(CardInPlay, game.in_play[card])
    bearer = cast(CardInPlay, game.in_play[host])
    if one.sort != EQUIPMENT or bearer.row == 0 or bearer.controller != one.controller or one.host == host:
        return
    if one.host != NOBODY:
        take_off(game, one)
    one.host = host
    game.lay_elsewhere(card, FIELD * 2 + one.controller)
    game.stale = True
    game.fresh.extend(tell(game, watch.EQUIP, one.controller, game.ref(host), CHARACTER, 2))


def take_off(game: Phalanx, one: CardInPlay) -> None:
    """K8: equipment leaves its bearer."""
    bearer = game.ref(one.host)
    one.host = NOBODY
    game.lay_elsewhere(one.card, SPECIAL * 2 + one.controller)
    game.stale = True
    game.fresh.extend(tell(game, watch.EQUIP, one.controller, bearer, CHARACTER, 4))


@mypyc_attr(free_list_len=1)
class EditCondition(Step["Phalanx"]):
    """PHX-83: compose the condition of a set trigger anew."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Phalanx) -> None:
        note_free(game, cast(CardInPlay, game.in_play[self.card]), EDITED)
        begin_composing(game, self.card, True)
