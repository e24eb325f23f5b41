"""How characters come into zones and change them (PHX-12 to PHX-16), by rule and by text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds, watch
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.ranks import ONE_BACK, ONE_FORWARD, SWAPPED, TO_FRONT, TO_ROW_OF, stands_so
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.events import tell
from cardwright.games.phalanx.layout import (
    close_zone,
    count_zones,
    enter_zone,
    gap_place,
    move_to,
    place_label,
    places_for,
    zone_place,
)
from cardwright.games.phalanx.rulebook import CHARACTER, TRIGGER
from cardwright.games.phalanx.zones import SPECIAL

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

UP: Final = 2
DOWN: Final = 4
"""The choices of a template as bits."""


def is_beside(game: Phalanx, card: CardId, other: CardId, where: int) -> bool:
    """PHX-11, PHX-12: whether a character stands there, seen from another of its side."""
    one, two = game.in_play[card], game.in_play[other]
    if one is None or two is None or one.controller != two.controller:
        return False
    row, seen_from = cast(CardInPlay, one).row, cast(CardInPlay, two).row
    return row > 0 and seen_from > 0 and stands_so(row, seen_from, where)


def tell_play(game: Phalanx, event: Event) -> None:
    """PHX-25, PHX-28: a played card takes its place: the amount tells zone or gap, face and mode."""
    one = cast(CardInPlay, game.in_play[event.card & CARD_MASK])
    way = event.amount
    if one.sort == CHARACTER:
        enter_zone(game, one, way >> 2)
        one.defends = way & 1 == 1
    if way & 2:
        game.lay_face_down(one.card, event.origin)


def put_into_zone(game: Phalanx, event: Event) -> None:
    """PHX-13: a character that a text puts into play stands face up in attack mode, in its side's last zone; PHX-33:
    a trigger lies face down and waits for nothing until its player says for what."""
    one = cast(CardInPlay, game.in_play[event.card & CARD_MASK])
    if one.sort == TRIGGER:
        game.lay_face_down(one.card, event.origin)
    if one.sort == CHARACTER and one.row == 0:
        enter_zone(game, one, zone_place(1) if count_zones(game, one.controller) else gap_place(0))


def change_zone(game: Phalanx, one: CardInPlay, place: int) -> bool:
    """PHX-16, K7: to another zone, if that changes the layout."""
    if place == zone_place(one.row):
        return False
    move_to(game, one, place)
    tell_move(game, one)
    return True


def tell_move(game: Phalanx, one: CardInPlay) -> None:
    """K7: a character has moved."""
    hows = (UP if one.row == count_zones(game, one.controller) else 0) | (DOWN if one.row == 1 else 0)
    game.fresh.extend(tell(game, watch.MOVE, one.controller, game.ref(one.card), CHARACTER, hows))


def drop_worn(game: Phalanx, card: CardId) -> None:
    """PHX-73: equipment of a character that leaves its side without being destroyed stays behind."""
    for other in game.things:
        if other.host == card:
            other.host = NOBODY
            game.lay_elsewhere(other.card, SPECIAL * 2 + other.controller)


def cross(game: Phalanx, one: CardInPlay, seat: Seat) -> None:
    """PHX-96: a character whose control changes stands in the last zone of its new side; its new player knows it."""
    row = one.row
    drop_worn(game, one.card)
    one.row = 0
    if row > 0:
        close_zone(game, one.controller, row)
    Game.change_sides(game, one, seat)
    if row > 0:
        enter_zone(game, one, zone_place(1) if count_zones(game, seat) else gap_place(0))
        game.seen[one.card] |= 1 << seat


def shift(game: Phalanx, one: CardInPlay, event: Event) -> bool:
    """PHX-13: a text moves a character to a zone that is there; from the last zone it does not go back further."""
    zones = count_zones(game, one.controller)
    how = event.amount
    if how >= TO_ROW_OF:
        thing = game.in_play[event.victim & CARD_MASK] if game.is_there(event.victim) else None
        other = cast(CardInPlay, thing) if thing is not None else one
        if other.controller != one.controller or other.row in (0, one.row):
            return False
        if how == SWAPPED:
            one.row, other.row = other.row, one.row
            tell_move(game, other)
            tell_move(game, one)
            return True
        return change_zone(game, one, zone_place(other.row))
    if how == ONE_BACK:
        row = one.row - 1
    elif how == ONE_FORWARD:
        row = one.row + 1
    else:
        row = zones if how == TO_FRONT else 1
    return 1 <= row <= zones and change_zone(game, one, zone_place(row))


@mypyc_attr(free_list_len=1)
class ChooseZone(Step["Phalanx"]):
    """PHX-13: a text lets a player choose the zone to which a character moves."""

    def __init__(self, ref: Ref, seat: Seat) -> None:
        self.ref = ref
        self.seat = seat

    def run(self, game: Phalanx) -> None:
        if not game.is_there(self.ref):
            return
        card = self.ref & CARD_MASK
        places = places_for(game, cast(CardInPlay, game.in_play[card]))
        if places:
            options = [Option(place_label(place), ChosenZone(card, place)) for place in places]
            game.ask(
                Decision(self.seat, "Where does {card} move? Gap 0 is behind zone 1, the last one.", options, card)
            )


@mypyc_attr(free_list_len=1)
class ChosenZone(Step["Phalanx"]):
    """PHX-16: the move that a text allows."""

    def __init__(self, card: CardId, place: int) -> None:
        self.card = card
        self.place = place

    def run(self, game: Phalanx) -> None:
        one = cast(CardInPlay, game.in_play[self.card])
        change_zone(game, one, self.place)
        game.after(Event(kinds.SHIFT, one.controller, game.ref(one.card), NOBODY, one.row), False, 0)
