"""Where to look for things to choose."""

from __future__ import annotations

from cardwright.effects.filters import COST, side_of
from cardwright.effects.groups import THIS_WAY, Group, InSlot, followed
from cardwright.effects.who import Who
from cardwright.engine.ability import Filter, Frame, Selector
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, is_player, player_ref


class InZones(Selector):
    """Cards in these kinds of zones (and players) that fit.

    `whose` limits the side; `targeted` leaves out what may not be chosen as a target.
    """

    def __init__(
        self,
        zones: tuple[int, ...],
        whose: Who | None,
        filter: Filter,
        targeted: bool,
        players: Group | None = None,
    ) -> None:
        self.zones = zones
        self.whose = whose
        self.filter = filter
        self.targeted = targeted
        self.players = players

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        found: list[Ref] = []
        for zone in self.zones:
            kind = game.zone_kinds[zone]
            if kind.in_play:
                for thing in game.things:
                    if game.places[thing.card] >> 1 == zone and self.fits(game, frame, thing.card):
                        found.append(game.ref(thing.card))
            elif kind.shared:
                for card in game.zones[zone * 2]:
                    if self.fits(game, frame, card):
                        found.append(game.ref(card))
            else:
                self.search_sides(game, frame, zone, found)
        if self.players is not None:
            found.extend(self.players.refs(game, frame))
        return found

    def search_sides(self, game: Game, frame: Frame, zone: int, found: list[Ref]) -> None:
        """Look through both sides' zones, your own first."""
        sides: list[Seat] = [frame.seat, 1 - frame.seat] if self.whose is None else self.whose.seats(game, frame)
        for seat in sides:
            for card in game.zones[zone * 2 + seat]:
                if self.fits(game, frame, card):
                    found.append(game.ref(card))

    def fits(self, game: Game, frame: Frame, card: CardId) -> bool:
        """Whether a card can be chosen now."""
        if not self.filter.accepts(game, frame, card):
            return False
        return not self.targeted or game.may_be_target(card, frame.source, frame.seat)

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        if is_player(ref):
            return True
        if not game.is_there(ref):
            return False
        card = ref & CARD_MASK
        place = game.places[card]
        if place == NOBODY or place >> 1 not in self.zones:
            return False
        return self.fits(game, frame, card)

    def has_any(self, game: Game, frame: Frame) -> bool:
        if len(self.zones) == 1 and self.players is None and game.zone_kinds[self.zones[0]].in_play:
            zone = self.zones[0]
            for thing in game.things:
                if game.places[thing.card] >> 1 == zone and self.fits(game, frame, thing.card):
                    return True
            return False
        return len(self.candidates(game, frame)) > 0


class Unlike(Selector):
    """Things that fit, each unlike those chosen with it: of another name, other traits or another number."""

    def __init__(self, inner: Selector, named: bool, bits: int, stat: int) -> None:
        self.inner = inner
        self.named = named
        self.bits = bits
        self.stat = stat

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return self.inner.candidates(game, frame)

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return self.inner.still_fits(game, frame, ref)

    def clashes(self, game: Game, chosen: tuple[Ref, ...], ref: Ref) -> bool:
        for other in chosen:
            if self.are_alike(game, other & CARD_MASK, ref & CARD_MASK):
                return True
        return False

    def are_alike(self, game: Game, one: CardId, other: CardId) -> bool:
        """Whether two cards are the same in what must differ."""
        if self.named:
            return game.faces[one].name == game.faces[other].name
        if self.bits:
            return game.traits(one) & game.traits(other) & self.bits != 0
        if self.stat == COST:
            return game.faces[one].total_cost() == game.faces[other].total_cost()
        return game.counted_stat(one, self.stat) == game.counted_stat(other, self.stat)


class Totalling(Selector):
    """Things that fit, whose numbers together are no more than so many."""

    def __init__(self, inner: Selector, stat: int, most: int) -> None:
        self.inner = inner
        self.stat = stat
        self.most = most

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return self.inner.candidates(game, frame)

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return self.inner.still_fits(game, frame, ref)

    def clashes(self, game: Game, chosen: tuple[Ref, ...], ref: Ref) -> bool:
        total = self.number(game, ref & CARD_MASK)
        for other in chosen:
            total += self.number(game, other & CARD_MASK)
        return total > self.most

    def number(self, game: Game, card: CardId) -> int:
        """What one of them counts."""
        return game.faces[card].total_cost() if self.stat == COST else game.counted_stat(card, self.stat)


class Extremes(Selector):
    """Of the things that fit, those with the highest or lowest number, or all but those; perhaps on each side."""

    def __init__(self, inner: Selector, stat: int, most: bool, these: bool, each_side: bool = False) -> None:
        self.inner = inner
        self.stat = stat
        self.most = most
        self.these = these
        self.each_side = each_side

    def number(self, game: Game, ref: Ref) -> int:
        """The number by which a card is judged."""
        if self.stat == COST:
            return game.faces[ref & CARD_MASK].total_cost()
        return game.counted_stat(ref & CARD_MASK, self.stat)

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        fitting = [ref for ref in self.inner.candidates(game, frame) if not is_player(ref)]
        if not self.each_side:
            return self.best(game, fitting)
        sides = [[ref for ref in fitting if side_of(game, ref & CARD_MASK) == seat] for seat in (0, 1)]
        return self.best(game, sides[0]) + self.best(game, sides[1])

    def best(self, game: Game, fitting: list[Ref]) -> list[Ref]:
        """Those of some with the highest or lowest number, or the others."""
        found: list[Ref] = []
        best = 0
        for ref in fitting:
            number = self.number(game, ref)
            if found and number != best and (number > best) != self.most:
                continue
            if found and number != best:
                found = []
            best = number
            found.append(ref)
        return found if self.these else [ref for ref in fitting if ref not in found]

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return ref in self.candidates(game, frame)


class AmongGroup(Selector):
    """Things of a group that fit ("one of them", "a creature burned this way")."""

    def __init__(self, group: Group, filter: Filter) -> None:
        self.group = group
        self.filter = filter

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        found = [ref for ref in self.group.refs(game, frame) if is_player(ref)]
        found.extend(ref for ref in followed(game, self.group, frame) if self.still_fits(game, frame, ref))
        return found

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return is_player(ref) or game.is_there(ref) and self.filter.accepts(game, frame, ref & CARD_MASK)


class LostAmong(Selector):
    """Things of a group that died of what was done to it: they are gone, or have nothing left."""

    def __init__(self, group: Group, zones: tuple[int, ...], filter: Filter) -> None:
        self.group = group
        self.zones = zones
        self.filter = filter

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        found: list[Ref] = []
        for ref in self.group.refs(game, frame):
            if is_player(ref) or ref < 0:
                continue
            card = ref & CARD_MASK
            stays = game.is_there(ref) and game.places[card] >> 1 in self.zones and not game.is_lethal(card)
            if not stays and self.filter.accepts(game, frame, card):
                found.append(game.ref(card))
        return found

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return ref in self.candidates(game, frame)


def done_to(verb: str, zones: tuple[int, ...], filter: Filter) -> Selector:
    """Things to which something was just done and that fit ("burned this way"); who was hurt need not have died."""
    group = InSlot(THIS_WAY)
    return LostAmong(group, zones, filter) if verb in ("destroy", "die", "kill") else AmongGroup(group, filter)


class Attacks(Selector):
    """Declared attacks, each standing for its attacker."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return [ref for ref in game.attacks_to_come() if self.filter.accepts(game, frame, ref & CARD_MASK)]

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return ref in game.attacks_to_come() and self.filter.accepts(game, frame, ref & CARD_MASK)


class Players(Selector):
    """Players only."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return self.group.refs(game, frame)

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        return ref in (player_ref(0), player_ref(1))


class Attackers(Selector):
    """The cards that make the attack in question and can be chosen as a target."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def candidates(self, game: Game, frame: Frame) -> list[Ref]:
        return [ref for ref in game.attackers(frame.event) if self.still_fits(game, frame, ref)]

    def still_fits(self, game: Game, frame: Frame, ref: Ref) -> bool:
        if not game.is_there(ref) or not self.filter.accepts(game, frame, ref & CARD_MASK):
            return False
        return game.may_be_target(ref & CARD_MASK, frame.source, frame.seat)
