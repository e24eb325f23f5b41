"""Players as a text means them."""

from __future__ import annotations

from typing import Final

from cardwright.effects.groups import Group, Players
from cardwright.engine.ability import Condition, Frame
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, is_player, player_ref, seat_of

ACTOR: Final = 30
"""The frame's slot for the player who does a clause that several players do."""
CHOSEN_X: Final = 29
"""The frame's slot for the number that X stands for."""
TOSSED: Final = 26
"""The frame's slot for what the coin or die shows."""
HEALED: Final = 24
"""The frame's slot for how much damage went."""
TAKEN: Final = 25
"""The frame's slot for how many counters were removed."""
CHOSEN_TRAIT: Final = 27
"""The frame's slot for the trait that was chosen."""
PAID: Final = 28
"""The frame's slot for the numbers of the extra costs that were paid."""


class Who(Players):
    """Which seats a phrase means, with the one that comes first."""

    def first(self, game: Game, frame: Frame) -> Seat:
        """The one seat that a phrase means, NOBODY if there is none."""
        seats = self.seats(game, frame)
        return seats[0] if seats else NOBODY


class You(Who):
    """The player whose text it is."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        return [frame.seat]


class Opponent(Who):
    """The other player."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        return [1 - frame.seat]


class EachPlayer(Who):
    """Both, the active one first."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        first = game.active_seat()
        return [first, 1 - first]


class ThoseWho(Who):
    """Those of both of whom something is true, the active one first."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        first = game.active_seat()
        found: list[Seat] = []
        for seat in (first, 1 - first):
            if self.condition.holds(game, frame.bind(ACTOR, (player_ref(seat),))):
                found.append(seat)
        return found


class EventPlayer(Who):
    """The player in the event."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        return [frame.event.seat] if frame.event is not None else []


class EachInTurn(Who):
    """The one of several players whose turn it is to do a clause."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        return [seat_of(ref) for ref in frame.group(ACTOR)]


class Rival(Who):
    """The opponents of some players."""

    def __init__(self, of: Who) -> None:
        self.whose = of

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        return [1 - seat for seat in self.whose.seats(game, frame)]


class ControllerOf(Who):
    """Whoever controls the things, or last did."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        found: list[Seat] = []
        for ref in self.group.refs(game, frame):
            seat = player_of(game, ref)
            if seat not in found:
                found.append(seat)
        return found


class OwnerOf(Who):
    """Whoever owns the things."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        found: list[Seat] = []
        for ref in self.group.refs(game, frame):
            seat = seat_of(ref) if is_player(ref) else game.owners[ref & CARD_MASK]
            if seat not in found:
                found.append(seat)
        return found


def player_of(game: Game, ref: Ref) -> Seat:
    """The player that a reference is, or who controls the card."""
    if is_player(ref):
        return seat_of(ref)
    if game.places[ref & CARD_MASK] >= 0 and game.zone_kinds[game.places[ref & CARD_MASK] >> 1].shared:
        return game.player_of_waiting(ref & CARD_MASK)
    return game.last_controller(ref)
