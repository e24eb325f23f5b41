"""The field: numbered character zones that open, close and renumber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.ids import CardId, Seat
from cardwright.games.phalanx.card import CardInPlay
from cardwright.games.phalanx.rulebook import CHARACTER

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

MOST_ZONES: Final = 130
ZONE_LABELS: Final = tuple(f"zone {number}" for number in range(MOST_ZONES))
GAP_LABELS: Final = tuple(f"gap {number}" for number in range(MOST_ZONES))
"""PHX-14: a place is told as zone k, or as gap k between zones k and k + 1."""


def zone_place(number: int) -> int:
    """The place of an existing zone, as one number."""
    return number * 2


def gap_place(number: int) -> int:
    """The place of a gap, as one number."""
    return number * 2 + 1


def place_label(place: int) -> str:
    """The words for a place."""
    return GAP_LABELS[place >> 1] if place & 1 else ZONE_LABELS[place >> 1]


def count_zones(game: Phalanx, seat: Seat) -> int:
    """PHX-12: how many zones a seat has; the highest number is the front."""
    highest = 0
    for thing in game.things:
        if thing.controller == seat:
            row = cast(CardInPlay, thing).row
            highest = max(highest, row)
    return highest


def is_alone(game: Phalanx, one: CardInPlay) -> bool:
    """Whether no other character is in a character's zone."""
    for thing in game.things:
        other = cast(CardInPlay, thing)
        if other.row == one.row and other.controller == one.controller and other is not one:
            return False
    return True


def enter_zone(game: Phalanx, one: CardInPlay, place: int) -> None:
    """PHX-13, PHX-14: into an existing zone, or open one in a gap; zones in front of it go up by one."""
    if place & 1:
        gap = place >> 1
        for thing in game.things:
            other = cast(CardInPlay, thing)
            if other.controller == one.controller and other.row > gap:
                other.row += 1
        for index, ghost in enumerate(game.ghosts):
            if ghost.controller == one.controller and ghost.place > place:
                game.ghosts[index] = ghost.at(ghost.place + 2)
        one.row = gap + 1
    else:
        one.row = place >> 1


def close_zone(game: Phalanx, seat: Seat, row: int) -> None:
    """PHX-15: a zone without characters ceases to exist; zones in front of it go down by one."""
    for thing in game.things:
        if thing.controller == seat and cast(CardInPlay, thing).row == row:
            return
    for thing in game.things:
        other = cast(CardInPlay, thing)
        if other.controller == seat and other.row > row:
            other.row -= 1
    for index, ghost in enumerate(game.ghosts):
        if ghost.controller == seat and ghost.place >= zone_place(row):
            game.ghosts[index] = ghost.at(ghost.place - (1 if ghost.place == zone_place(row) else 2))


def move_to(game: Phalanx, one: CardInPlay, place: int) -> None:
    """PHX-16: a new zone counts by the layout before the move; then an emptied old zone vanishes."""
    old = one.row
    if place & 1 and place >> 1 < old:
        old += 1
    enter_zone(game, one, place)
    close_zone(game, one.controller, old)


def places_for_newcomer(game: Phalanx, seat: Seat) -> list[int]:
    """PHX-13, PHX-14: every zone and every gap."""
    zones = count_zones(game, seat)
    places = [gap_place(0)]
    for number in range(1, zones + 1):
        places.append(zone_place(number))
        places.append(gap_place(number))
    return places


def places_for(game: Phalanx, one: CardInPlay) -> list[int]:
    """PHX-16: where a character can move so that the layout changes."""
    zones = count_zones(game, one.controller)
    alone = is_alone(game, one)
    places: list[int] = []
    for gap in range(zones + 1):
        if not (alone and gap in (one.row - 1, one.row)):
            places.append(gap_place(gap))
        if gap + 1 <= zones and gap + 1 != one.row:
            places.append(zone_place(gap + 1))
    return places


def can_move(game: Phalanx, one: CardInPlay) -> bool:
    """Whether a character has anywhere to go."""
    for thing in game.things:
        if thing.controller == one.controller and thing is not one and cast(CardInPlay, thing).row > 0:
            return True
    return False


def characters(game: Phalanx, seat: Seat) -> int:
    """How many characters a seat has."""
    count = 0
    for thing in game.things:
        if thing.controller == seat and cast(CardInPlay, thing).row > 0:
            count += 1
    return count


def has_defender(game: Phalanx, seat: Seat) -> bool:
    """Whether a seat has a character in defence mode."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller == seat and one.row > 0 and one.defends:
            return True
    return False


def in_order(game: Phalanx, cards: list[CardId]) -> list[CardId]:
    """PHX-24: turn player's first; by zone from 1, in a zone by arrival, each with its equipment; then the others."""
    ordered: list[CardId] = []
    for seat in (game.active, 1 - game.active):
        zones = count_zones(game, seat)
        for row in range(1, zones + 1):
            for thing in game.things:
                if thing.controller == seat and cast(CardInPlay, thing).row == row and thing.card in cards:
                    ordered.append(thing.card)
                    for worn in game.worn_by(thing.card):
                        if worn in cards:
                            ordered.append(worn)
        for thing in game.things:
            if thing.controller == seat and thing.card in cards and thing.card not in ordered:
                ordered.append(thing.card)
    return ordered


def is_character(one: CardInPlay) -> bool:
    """Whether a card in play is a character."""
    return one.sort == CHARACTER


def worn_by(game: Phalanx, card: CardId) -> list[CardId]:
    """PHX-24: equipment on a character, in order of attachment."""
    worn: list[CardId] = []
    place = game.places[card]
    if place < 0:
        return worn
    for other in game.zones[place]:
        thing = game.in_play[other]
        if thing is not None and thing.host == card:
            worn.append(other)
    return worn
