"""Cards and zones: what lies where, and who has seen it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ability import Frame
from cardwright.engine.errors import RulesError
from cardwright.engine.face import Face, Thing
from cardwright.engine.ids import CARD_BITS, CARD_MASK, NOBODY, SPECTATOR, CardId, Ref, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.zones import ZoneKind

BOTH: Final = 3


@mypyc_attr(acyclic=True)
class Ghost:
    """The last known values of a card that left play."""

    __slots__ = ("ref", "controller", "traits", "stats", "note", "counters", "place")

    def __init__(
        self,
        ref: Ref,
        controller: Seat,
        traits: int,
        stats: list[int],
        note: int,
        counters: tuple[tuple[str, int], ...],
        place: int = 0,
    ) -> None:
        self.place = place
        """Twice the row of its side in which it stood; an odd number lies between two rows, where its own is gone."""
        self.ref = ref
        self.controller = controller
        self.traits = traits
        self.stats = stats
        self.note = note
        self.counters = counters

    def at(self, place: int) -> Ghost:
        """The same elsewhere among rows that have come or gone."""
        return Ghost(self.ref, self.controller, self.traits, self.stats, self.note, self.counters, place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Every card of a game: its face, owner, place, stamp, and the seats that have seen it there.

    A zone is `zones[kind * 2 + seat]`, a list of card ids whose last card is on top.
    """

    zone_kinds: list[ZoneKind]
    sights: list[int]
    """The seats that see every card of a zone, as bits."""
    plays: list[bool]
    """Whether cards in a zone are in play."""
    faces: list[Face]
    owners: list[Seat]
    zones: list[list[CardId]]
    places: list[int]
    stamps: list[int]
    seen: list[int]
    used_for_good: list[int]
    """Bits of abilities that work once in a whole game, by card."""
    clock: int
    things: list[Thing]
    """Cards in play, oldest first."""
    in_play: list[Thing | None]
    """The same by card id."""
    ghosts: list[Ghost]
    rng: Rng
    stale: bool
    """Something entered, left or changed sides: the listeners' masks must be gathered again."""

    def lay_table(self, zone_kinds: list[ZoneKind], rng: Rng) -> None:
        """Start with empty zones."""
        self.zone_kinds = zone_kinds
        self.sights = [zone_kinds[zone >> 1].seen_by(zone & 1) for zone in range(2 * len(zone_kinds))]
        self.plays = [zone_kinds[zone >> 1].in_play for zone in range(2 * len(zone_kinds))]
        self.faces = []
        self.owners = []
        self.zones = [[] for _ in range(2 * len(zone_kinds))]
        self.places = []
        self.stamps = []
        self.seen = []
        self.used_for_good = []
        self.clock = 0
        self.things = []
        self.in_play = []
        self.ghosts = []
        self.rng = rng
        self.stale = True

    def copy_table(self, table: Table) -> None:
        """Take over another table: copies what can change, shares what cannot."""
        self.zone_kinds = table.zone_kinds
        self.sights = table.sights
        self.plays = table.plays
        self.faces = table.faces
        self.owners = table.owners
        self.zones = [zone[:] for zone in table.zones]
        self.places = table.places[:]
        self.stamps = table.stamps[:]
        self.seen = table.seen[:]
        self.used_for_good = table.used_for_good
        self.clock = table.clock
        in_play = table.in_play[:]
        things: list[Thing] = []
        for thing in table.things:
            copy = thing.clone()
            things.append(copy)
            in_play[copy.card] = copy
        self.things = things
        self.in_play = in_play
        self.ghosts = table.ghosts[:]
        self.rng = table.rng.clone()
        self.stale = table.stale

    def add_card(self, face: Face, owner: Seat, zone: int) -> CardId:
        """A new card on top of a zone: at the start of the game, or a token."""
        card = len(self.owners)
        if card > CARD_MASK:
            raise RulesError(f"more than {CARD_MASK + 1} cards in one game")
        # Clones share these lists, so a newcomer makes new ones.
        self.faces = [*self.faces, face]
        self.owners = [*self.owners, owner]
        self.places.append(zone)
        self.clock += 1
        self.stamps.append(self.clock)
        self.seen.append(self.sight_of(zone))
        self.used_for_good = [*self.used_for_good, 0]
        self.in_play.append(None)
        self.zones[zone].append(card)
        if self.zone_kinds[zone >> 1].in_play:
            self.arrive(card, zone & 1)
        return card

    def lay_card(self, face: Face, owner: Seat, zone: int) -> None:
        """A card on top of a hidden pile as the table is laid, when no clone shares its lists yet."""
        self.zones[zone].append(len(self.owners))
        self.faces.append(face)
        self.owners.append(owner)
        self.places.append(zone)
        self.stamps.append(0)
        self.seen.append(0)
        self.used_for_good.append(0)
        self.in_play.append(None)

    def zone(self, kind: int, seat: Seat) -> list[CardId]:
        """The cards of one seat's zone, last on top. Read it; `move` changes it."""
        return self.zones[kind * 2 + seat]

    def ref(self, card: CardId) -> Ref:
        """The card as it lies here now."""
        return (self.stamps[card] << CARD_BITS) | card

    def is_there(self, ref: Ref) -> bool:
        """Whether the referenced card has not moved since."""
        return ref >= 0 and self.stamps[ref & CARD_MASK] == ref >> CARD_BITS

    def sight_of(self, zone: int) -> int:
        """The seats that see every card of a zone, as bits."""
        return self.sights[zone]

    def move(self, card: CardId, zone: int, bottom: bool = False, secret: bool = False) -> None:
        """Take a card to another zone, as a new object. `secret`: nobody else could follow which card it was."""
        if self.in_play[card] is not None:
            self.remember(card)
        origin = self.places[card]
        cards = self.zones[origin]
        if cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        if self.in_play[card] is not None:
            self.depart(card)
        was = self.ref(card)
        self.clock += 1
        self.stamps[card] = self.clock
        in_play = self.plays[zone]
        if not in_play and self.faces[card].is_token:
            self.places[card] = NOBODY
            return
        self.places[card] = zone
        if bottom:
            self.zones[zone].insert(0, card)
        else:
            self.zones[zone].append(card)
        self.follow(card, origin, zone, secret)
        if in_play:
            self.arrive(card, zone & 1, was)

    def take_top(self, origin: int, zone: int, count: int, bottom: bool = False) -> None:
        """So many cards, one after the other, off the top of an ordered pile to a zone out of play.

        Everybody can follow them, so this is `move` without what only cards in play and unordered zones need.
        """
        source = self.zones[origin]
        target = self.zones[zone]
        sight = self.sights[zone]
        clock = self.clock
        for _ in range(count):
            card = source.pop()
            clock += 1
            self.stamps[card] = clock
            self.places[card] = zone
            if bottom:
                target.insert(0, card)
            else:
                target.append(card)
            if sight:
                self.seen[card] |= sight
        self.clock = clock

    def follow(self, card: CardId, origin: int, zone: int, secret: bool) -> None:
        """Update what seats know: one that cannot tell which card left a hidden zone forgets what it knew of it."""
        sight = self.sights[zone]
        if sight == BOTH:
            self.seen[card] = BOTH
            return
        unordered = not self.zone_kinds[origin >> 1].ordered
        if secret or unordered:
            blind = ~(sight | self.sight_of(origin)) & BOTH
            # The holder of the zone made the choice and knows.
            blind &= ~(1 << (origin & 1))
            if blind:
                self.seen[card] &= ~blind
                if unordered:
                    for left in self.zones[origin]:
                        self.seen[left] &= ~blind
        self.seen[card] |= sight

    def arrive(self, card: CardId, seat: Seat, was: Ref = NOBODY) -> None:
        """A card comes into play under a seat's control."""
        thing = self.make_thing(card, seat, Frame(seat, self.ref(card), None, ()))
        thing.was = was
        self.things.append(thing)
        self.in_play[card] = thing
        self.stale = True

    def remember(self, card: CardId) -> None:
        """Keep the last values of a card that is about to leave, as they are before anything goes."""
        thing = self.in_play[card]
        if thing is not None and self.ghost(self.ref(card)) is None:
            self.ghosts.append(self.make_ghost(thing))

    def depart(self, card: CardId) -> None:
        """A card leaves play."""
        thing = self.in_play[card]
        assert thing is not None
        self.things.remove(thing)
        self.in_play[card] = None
        self.stale = True

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        """A game with fields of its own on cards in play makes its own kind here."""
        return Thing(card, seat, frame)

    def make_ghost(self, thing: Thing) -> Ghost:
        """The last known values of a card that is about to leave."""
        face = self.faces[thing.card]
        ref, row = self.ref(thing.card), thing.row
        return Ghost(ref, thing.controller, face.traits, face.stats, thing.note, thing.counters, 2 * row)

    def ghost(self, ref: Ref) -> Ghost | None:
        """The ghost of a departed card, if it is still remembered."""
        for ghost in self.ghosts:
            if ghost.ref == ref:
                return ghost
        return None

    def last_ghost(self, card: CardId) -> Ghost | None:
        """The ghost of a card that is not in play, from when it last was."""
        found: Ghost | None = None
        for ghost in self.ghosts:
            if ghost.ref & CARD_MASK == card and self.in_play[card] is None:
                found = ghost
        return found

    def change_sides(self, thing: Thing, seat: Seat) -> None:
        """A card in play changes its controller: the same object on the other side."""
        zone = self.places[thing.card]
        target = (zone & ~1) | seat
        self.zones[zone].remove(thing.card)
        self.zones[target].append(thing.card)
        self.places[thing.card] = target
        thing.controller = seat
        thing.frame = Frame(seat, thing.frame.source, None, ())
        self.stale = True

    def lay_elsewhere(self, card: CardId, zone: int) -> None:
        """A card in play comes to lie in another zone of play: still the same object."""
        self.zones[self.places[card]].remove(card)
        self.zones[zone].append(card)
        self.places[card] = zone

    def show(self, card: CardId, seats: int) -> None:
        """Let seats (as bits) see a card where it lies."""
        self.seen[card] |= seats

    def is_hidden(self, seat: Seat, card: CardId) -> bool:
        """Whether a card lies in play face-down before a seat that may not look at it."""
        thing = self.in_play[card]
        if thing is None or thing.face_up or seat < 0:
            return False
        return self.seen[card] != BOTH if seat == SPECTATOR else self.seen[card] >> seat & 1 == 0

    def turn_face(self, card: CardId, up: bool) -> None:
        """Turn a card in play over; face-down its controller alone sees it, and nobody can unsee what it was."""
        thing = self.in_play[card]
        assert thing is not None
        if up:
            self.seen[card] = BOTH
        thing.face_up = up
        self.stale = True

    def lay_face_down(self, card: CardId, origin: int) -> None:
        """A card that has just come into play from a zone lies face-down: who cannot see which of those that might
        have been laid is gone no longer knows them."""
        thing = self.in_play[card]
        assert thing is not None
        thing.face_up = False
        owner = 1 << thing.controller
        self.seen[card] = owner
        for left in self.zones[origin]:
            if self.may_be(card, self.faces[left]):
                self.seen[left] &= owner
        self.stale = True

    def may_be(self, card: CardId, face: Face) -> bool:
        """Whether, for all that everybody knows, a hidden card could have this face: some lie where only some can."""
        return True

    def sight_here(self, card: CardId) -> int:
        """The seats that see a card because of where and how it lies."""
        thing = self.in_play[card]
        if thing is not None and not thing.face_up:
            return 1 << thing.controller
        return self.sight_of(self.places[card])

    def shuffle_zone(self, zone: int) -> None:
        """Shuffle: nobody can follow any of its cards."""
        cards = self.zones[zone]
        self.rng.shuffle(cards)
        self.clock += 1
        # The same two numbers for every card: made into objects once.
        stamp: Any = self.clock
        sight: Any = self.sight_of(zone)
        stamps: list[Any] = self.stamps
        seen: list[Any] = self.seen
        for card in cards:
            stamps[card] = stamp
            seen[card] = sight

    def put_on_top(self, zone: int, cards: list[CardId], seat: Seat) -> None:
        """A seat lays cards of a zone on its top in a new order, the last on the very top; nobody else can follow."""
        pile = self.zones[zone]
        for card in cards:
            pile.remove(card)
            pile.append(card)
            self.seen[card] &= 1 << seat | self.sight_of(zone)

    def is_copy(self, cards: list[CardId], index: int) -> bool:
        """Whether another card of the same name in a hand stands for the one at an index.

        Of copies the one that the opponent knows of goes first: which of them went, nobody can tell.
        """
        card = cards[index]
        face = self.faces[card]
        for place in range(len(cards)):
            other = cards[place]
            if place != index and self.faces[other] is face:
                if self.seen[other] > self.seen[card] or (self.seen[other] == self.seen[card] and place < index):
                    return True
        return False

    def attachments(self, host: CardId) -> list[CardId]:
        """Cards in play that are attached to another, oldest first."""
        return [thing.card for thing in self.things if thing.host == host]
