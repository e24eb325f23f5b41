"""Groups of things as a text means them: this, it, them, the rest, all creatures."""

from __future__ import annotations

from typing import Final

from cardwright.engine.ability import Frame, Selector
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, Ref, Seat, player_ref
from cardwright.engine.zones import BOTH_SEE

THIS_WAY: Final = 0
"""The frame's slot for what its verbs really did."""

TRIGGERING: Final = 9
"""The frame's slot for the card that set off a text which waited."""

CARD: Final = 0
BY: Final = 1
VICTIM: Final = 2
PLAYER: Final = 3
"""Fields of an event that a text can point at."""


class Group:
    """Which things a phrase means now. Players are negative references."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        """The things, in table order or in the order chosen."""
        raise NotImplementedError


class Players:
    """Which seats a phrase means."""

    def seats(self, game: Game, frame: Frame) -> list[Seat]:
        """The seats, in the order in which they act."""
        raise NotImplementedError


class Nth(Group):
    """One of a group, by its number."""

    def __init__(self, group: Group, number: int) -> None:
        self.group = group
        self.number = number

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return self.group.refs(game, frame)[self.number : self.number + 1]


class This(Group):
    """The card that bears the text; if the event moved it, where it went."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        event = frame.event
        if event is not None and event.moved != NOBODY and event.card == frame.source:
            return [event.moved]
        return [frame.source]


class Fallen(This):
    """The card that bears the text, also where it fell when it lost what it was attached to."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        card = frame.source & CARD_MASK
        place = game.places[card]
        if place >= 0 and not game.plays[place] and game.zone_kinds[place >> 1].sight == BOTH_SEE:
            return [game.ref(card)]
        return super().refs(game, frame)


class Host(Group):
    """What this card is attached to."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        thing = game.in_play[frame.source & CARD_MASK]
        if thing is None or thing.host == NOBODY:
            return []
        return [game.ref(thing.host)]


class UnderWay(Group):
    """The attacks that are being made."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return game.attacks()


class Revealer(Group):
    """The attack for which this card lies revealed, as what makes it."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        cause = game.revealed_for(frame.source & CARD_MASK)
        return [] if cause == NOBODY else [cause]


class EventField(Group):
    """The card or player that an event was about."""

    def __init__(self, field: int) -> None:
        self.field = field

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        event = frame.event
        if event is None:
            return []
        if self.field == CARD:
            if event.card == NOBODY:
                return [player_ref(event.seat)]
            return [event.moved if event.moved != NOBODY else event.card]
        if self.field == BY:
            return [event.by] if event.by != NOBODY else []
        if self.field == VICTIM:
            return [event.victim] if event.victim != NOBODY else []
        return [player_ref(event.seat)]


class InSlot(Group):
    """What was chosen, moved or looked at earlier."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return list(frame.group(self.slot))


class TheRest(Group):
    """A group without what was taken from it."""

    def __init__(self, group: int, taken: tuple[int, ...]) -> None:
        self.group = group
        self.taken = taken

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        gone: list[int] = []
        for slot in self.taken:
            gone.extend(ref & CARD_MASK for ref in frame.group(slot))
        return [ref for ref in frame.group(self.group) if ref & CARD_MASK not in gone and game.is_there(ref)]


class Everything(Group):
    """All things that fit."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return self.selector.candidates(game, frame)


class Together(Group):
    """ "X and Y"."""

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.groups = groups

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        found: list[Ref] = []
        for group in self.groups:
            for ref in group.refs(game, frame):
                if ref not in found:
                    found.append(ref)
        return found


class YouGroup(Group):
    """You, as something that can be damaged."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return [player_ref(frame.seat)]


class OpponentGroup(Group):
    """The opponent, as something that can be damaged."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return [player_ref(1 - frame.seat)]


class BothPlayers(Group):
    """Each player, as something that can be damaged."""

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        first = game.active_seat()
        return [player_ref(first), player_ref(1 - first)]


class PlayersOf(Group):
    """The players whom a phrase means, as something that can be damaged."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def refs(self, game: Game, frame: Frame) -> list[Ref]:
        return [player_ref(seat) for seat in self.who.seats(game, frame)]


def present(game: Game, group: Group, frame: Frame) -> list[Ref]:
    """The things of a group that are still where they were, players included."""
    return [ref for ref in group.refs(game, frame) if ref <= -2 or game.is_there(ref)]


def followed(game: Game, group: Group, frame: Frame) -> list[Ref]:
    """The cards of a group that are still where they were, or where this very text has put them since.

    A token that has left the field lies nowhere.
    """
    found: list[Ref] = []
    for ref in group.refs(game, frame):
        if ref < 0 or game.places[ref & CARD_MASK] < 0:
            continue
        if game.is_there(ref):
            found.append(ref)
            continue
        for moved in frame.group(THIS_WAY):
            if moved >= 0 and moved & CARD_MASK == ref & CARD_MASK and game.is_there(moved):
                found.append(moved)
                break
    return found
