"""Conditions hear what happens: the condition menu (PHX-82 to PHX-89)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import watch
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat
from cardwright.engine.watch import Watch
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.layout import characters, count_zones, has_defender
from cardwright.games.phalanx.rulebook import CHARACTER, FIRST_TRAIT, PROVIDES, TRIGGER

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx


@mypyc_attr(acyclic=True)
class Due:
    """A set trigger whose condition an event has met, with the triggering card."""

    __slots__ = ("trigger", "card", "what")

    def __init__(self, trigger: Ref, card: Ref, what: int) -> None:
        self.trigger = trigger
        self.card = card
        self.what = what


def tell(game: Phalanx, what: int, seat: Seat, ref: Ref, noun: int, hows: int, number: int = 0) -> list[Due]:
    """PHX-85, PHX-88: the set triggers that an event meets, the turn player's first, each side oldest first.

    `hows` has a bit for each choice of the template that is true; the qualifier is judged now.
    """
    found: list[Due] = []
    if not game.watched >> what & 1:
        return found
    for listener in (game.active, 1 - game.active):
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller != listener or one.sort != TRIGGER or one.face_up or one.watch.what != what:
                continue
            made = one.watch
            if made.side != watch.EITHER and (made.side == watch.MINE) != (seat == listener):
                continue
            if made.noun != 0 and made.noun != noun and noun != 0:
                continue
            if made.how != 0 and not hows >> made.how & 1:
                continue
            if what == watch.WOUND and number < made.number:
                continue
            if what == watch.LIFE and made.how == 1 and number > made.number:
                continue
            if made.qualifier == watch.NO_QUALIFIER or is_such(game, made, ref):
                found.append(Due(game.ref(one.card), ref, what))
    return found


def tell_level(game: Phalanx, what: int, seat: Seat, old: int, new: int) -> list[Due]:
    """K13, K14: a value that did not satisfy the comparison before and does now."""
    found: list[Due] = []
    if old == new or not game.watched >> what & 1:
        return found
    for listener in (game.active, 1 - game.active):
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.controller != listener or one.sort != TRIGGER or one.face_up or one.watch.what != what:
                continue
            made = one.watch
            if made.side != watch.EITHER and (made.side == watch.MINE) != (seat == listener):
                continue
            rises = made.how == 1 and old < made.number <= new
            falls = made.how == 2 and new <= made.number < old
            if rises or falls:
                found.append(Due(game.ref(one.card), NOBODY, what))
    return found


def is_such(game: Phalanx, made: Watch, ref: Ref) -> bool:
    """PHX-82: whether the triggering card meets the qualifier at the moment of the event."""
    if ref < 0:
        return False
    if made.qualifier == watch.PARTICULAR:
        return made.card == ref
    thing = game.in_play[ref & CARD_MASK]
    if thing is None:
        return False
    one = cast(CardInPlay, thing)
    if made.qualifier == watch.STAT:
        if made.stat == PROVIDES:
            return one.face_up and game.faces[one.card].stats[PROVIDES] >= made.least
        if one.sort != CHARACTER or (made.stat < FIRST_TRAIT and not one.face_up):
            return False
        return game.stat(one.card, made.stat) >= made.least
    if one.sort != CHARACTER:
        return False
    return (one.row == count_zones(game, one.controller)) == (made.qualifier == watch.IN_FRONT)


def guard_holds(game: Phalanx, made: Watch, seat: Seat) -> bool:
    """PHX-88: whether a condition's guard is true when its trigger's turn comes."""
    guard = made.guard
    if guard == watch.NO_GUARD:
        return True
    if guard == watch.WHOSE_TURN:
        return (game.active == seat) == (made.guard_how == 0)
    if guard == watch.LIFE_AT_MOST:
        return game.life[seat] <= made.guard_number
    if guard == watch.NO_DEFENDER:
        return not has_defender(game, seat)
    value = game.energy if guard == watch.ENERGY_IS else characters(game, seat)
    return value >= made.guard_number if made.guard_how == watch.AT_LEAST else value <= made.guard_number
