"""Which cards a phrase is about."""

from __future__ import annotations

from typing import Final

from cardwright.effects.groups import Group, Players
from cardwright.effects.who import CHOSEN_TRAIT
from cardwright.engine.ability import Filter, Frame, Pattern, Value
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId
from cardwright.engine.ranks import lies_so

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
MORE: Final = 3
LESS: Final = 4
EVEN: Final = 5
ODD: Final = 6
BETWEEN: Final = 7  # from a number to so many more as the comparison is above this one

COST: Final = -1
"""The pseudo stat of what a card costs in all."""


def compare(how: int, left: int, right: int) -> bool:
    """A comparison of numbers as the language words it."""
    if how == AT_LEAST:
        return left >= right
    if how == AT_MOST:
        return left <= right
    if how == EXACTLY:
        return left == right
    if how == MORE:
        return left > right
    if how >= BETWEEN:
        return right <= left <= right + how - BETWEEN
    if how >= EVEN:
        return left % 2 == how - EVEN
    return left < right


class Anything(Filter):
    """Every card."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return True


class AllOf(Filter):
    """Every filter holds."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for one in self.filters:
            if not one.accepts(game, frame, card):
                return False
        return True


class AnyOf(Filter):
    """At least one filter holds."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for one in self.filters:
            if one.accepts(game, frame, card):
                return True
        return False


class Isnt(Filter):
    """The filter does not hold."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not self.filter.accepts(game, frame, card)


class HasTrait(Filter):
    """One of these words is true of the card: its type, kind, element or keyword."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.has_trait(card, self.bits)

    def is_sure(self) -> bool:
        """Whether every word is demanded."""
        return self.bits.bit_count() == 1


class HasTraits(Filter):
    """All of these words are true of the card."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not game.trait_bits & self.bits:
            return game.faces[card].traits & self.bits == self.bits
        return game.traits(card) & self.bits == self.bits

    def is_sure(self) -> bool:
        """Whether every word is demanded."""
        return True


class Does(Filter):
    """What the card is doing now is called so; of one that does nothing, what it is."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        doing = game.activity(card)
        return (doing if doing != 0 else game.traits(card)) & self.bits != 0


class RevealedFor(Filter):
    """Lying revealed for one of a group."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        cause = game.revealed_for(card)
        return cause != NOBODY and cause in self.group.refs(game, frame)


class Friendly(Filter):
    """Controlled by you."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return side_of(game, card) == frame.seat


class Enemy(Filter):
    """Controlled by the opponent."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return side_of(game, card) != frame.seat


class OwnedBy(Filter):
    """Owned by you or by the opponent."""

    def __init__(self, mine: bool) -> None:
        self.mine = mine

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return (game.owners[card] == frame.seat) == self.mine


class StatCompares(Filter):
    """With a stat, or cost, that compares so."""

    def __init__(self, stat: int, how: int, value: Value) -> None:
        self.stat = stat
        self.how = how
        self.value = value

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if not game.shows_number(card, self.stat):
            return False
        number = game.faces[card].total_cost() if self.stat == COST else game.counted_stat(card, self.stat)
        return compare(self.how, number, self.value.of(game, frame))


class IsThis(Filter):
    """The card that bears the text."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return frame.source & CARD_MASK == card


class IsHost(Filter):
    """What this card is attached to."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        thing = game.in_play[frame.source & CARD_MASK]
        return thing is not None and thing.host == card


class IsAmong(Filter):
    """One of a group."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for ref in self.group.refs(game, frame):
            if ref >= 0 and ref & CARD_MASK == card:
                return True
        return False


class IsExactly(Filter):
    """One of these references, for bonuses given to particular cards; what has come into play still is what it was."""

    def __init__(self, refs: tuple[int, ...]) -> None:
        self.refs = refs

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        if game.ref(card) in self.refs:
            return True
        thing = game.in_play[card]
        return thing is not None and thing.was != NOBODY and thing.was in self.refs


class IsAttacker(Filter):
    """One of the cards that make the attack in question."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.ref(card) in game.attackers(frame.event)


class InState(Filter):
    """A state word of the game is true of it."""

    def __init__(self, state: str) -> None:
        self.state = state

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.in_state(self.state, card)


class HasFace(Filter):
    """A card of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        shown = game.shows_number(card, NOBODY)
        return game.faces[card].name == self.name and shown


class HasNotedName(Filter):
    """A card of the name that was named in this text, or for this card."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        named = frame.group(self.slot) if self.slot != NOBODY else ()
        if named:
            return named[0] == game.faces[card].index
        thing = game.in_play[frame.source & CARD_MASK]
        return thing is not None and thing.note == game.faces[card].index


class HasChosenTrait(Filter):
    """Of the trait that was chosen in this text, or for this card."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        bit = chosen_trait(game, frame)
        return bit != NOBODY and game.has_trait(card, 1 << bit)


class HasChosenStat(Filter):
    """With something of the graded trait that was chosen in this text, or for this card."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        stat = chosen_trait(game, frame)
        return stat != NOBODY and game.counted_stat(card, stat) > 0


def chosen_trait(game: Game, frame: Frame) -> int:
    """The bit of the trait that was chosen, NOBODY if none was."""
    chosen = frame.group(CHOSEN_TRAIT)
    if chosen:
        return chosen[0]
    thing = game.in_play[frame.source & CARD_MASK]
    return thing.note if thing is not None else NOBODY


class AttachedTo(Filter):
    """Attached to one of a group, or to anything."""

    def __init__(self, group: Group | None) -> None:
        self.group = group

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        thing = game.in_play[card]
        if thing is None or thing.host == NOBODY:
            return False
        if self.group is None:
            return True
        return game.ref(thing.host) in self.group.refs(game, frame)


class Beside(Filter):
    """In the same row of the field as one of a group, or in one next to, behind or ahead of it."""

    def __init__(self, group: Group, where: int) -> None:
        self.group = group
        self.where = where

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        thing = game.in_play[card]
        for ref in self.group.refs(game, frame):
            if ref >= 0 and game.is_beside(card, ref & CARD_MASK, self.where):
                return True
            ghost = game.last_ghost(ref & CARD_MASK) if ref >= 0 and thing is not None and thing.row > 0 else None
            if ghost is not None and ghost.place > 0 and thing is not None and thing.controller == ghost.controller:
                if lies_so(2 * thing.row, ghost.place, self.where):
                    return True
        return False


class Bears(Filter):
    """With something attached to it that fits."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for thing in game.things:
            if thing.host == card and self.what.accepts(game, frame, thing.card):
                return True
        return False


class LiesIn(Filter):
    """In one of these zones."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        place = game.places[card]
        return place >= 0 and place >> 1 in self.zones


class MayPlayNow(Filter):
    """A card that its holder could play now by a text."""

    def __init__(self, is_free: bool) -> None:
        self.is_free = is_free

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.may_play_now(card, game.owners[card], self.is_free)


class HasTargets(Filter):
    """Waiting to resolve, with a target."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        return game.has_targets(card)


class OnSideOf(Filter):
    """Controlled (or owned) by players who were mentioned."""

    def __init__(self, who: Players, owned: bool) -> None:
        self.who = who
        self.owned = owned

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        seat = game.owners[card] if self.owned else side_of(game, card)
        return seat in self.who.seats(game, frame)


class WasIn(Filter):
    """Something like this happened to it this turn, or came `from_it`."""

    def __init__(self, kinds: int, pattern: Pattern, from_it: bool = False) -> None:
        self.kinds = kinds
        self.pattern = pattern
        self.from_it = from_it

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for event in game.memory:
            ref = event.by if self.from_it else event.card
            if ref >= 0 and ref & CARD_MASK == card and game.bits_of(event) & self.kinds:
                if self.pattern.matches(game, frame, event):
                    return True
        return False


def side_of(game: Game, card: CardId) -> int:
    """Whose a card is: its side in play, its player on a shared stack, else its owner."""
    thing = game.in_play[card]
    if thing is not None:
        return thing.controller
    place = game.places[card]
    if place >= 0 and game.zone_kinds[place >> 1].shared:
        return game.player_of_waiting(card)
    return game.owners[card]
