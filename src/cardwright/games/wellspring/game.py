"""Wellspring's state, what its events do, and what card texts ask of its rules."""

from __future__ import annotations

from typing import Self, cast

from cardwright.engine import kinds
from cardwright.engine.ability import Frame, Target
from cardwright.engine.event import Event
from cardwright.engine.face import Face, Thing
from cardwright.engine.ids import CARD_MASK, NOBODY, UNHURT, CardId, Ref, Seat, other
from cardwright.engine.pool import Pool
from cardwright.engine.rng import Rng
from cardwright.games.wellspring import facts
from cardwright.games.wellspring.battle import is_enemy
from cardwright.games.wellspring.by_text import ByText
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.damage import exile_for_damage, mend, wound
from cardwright.games.wellspring.deckrules import MOST_COPIES, MOST_HEROES
from cardwright.games.wellspring.payment import (
    ELEMENT_COUNT,
    NEVER_COUNTED,
    NOTHING_COUNTED,
    PayForEffect,
    can_cover,
    count_funds,
    element_of,
)
from cardwright.games.wellspring.priority import PRIORITIES
from cardwright.games.wellspring.rulebook import ATTACK, CREATURE, HEALTH, Rulebook
from cardwright.games.wellspring.secrets import guess_secrets
from cardwright.games.wellspring.stack import (
    ATTACK as ATTACK_OBJECT,
)
from cardwright.games.wellspring.stack import (
    StackObject,
    find_attack,
    find_card,
    is_aimed,
    targets_of,
)
from cardwright.games.wellspring.zones import (
    BATTLEFIELD,
    COUNTERATTACKS,
    DECK,
    EXILE,
    HAND,
    MANA_POOL,
    SETUP,
    STACK,
    ZONE_KINDS,
)


class Wellspring(ByText):
    """A duel of two witches whose decks are their lives."""

    rulebook: Rulebook
    turn: int
    phase: int
    """Where the turn stands: one of the windows."""
    active: Seat
    """AP, the player whose turn it is."""
    holder: Seat
    """Who last got priority."""
    tally: list[int]
    """WEL-46: red's mana of each element, then blue's."""
    loss: int
    """WEL-82, WEL-83: seats with a loss mark, as bits."""
    stack: list[StackObject]
    played: list[int]
    """WEL-89: cards that each seat has played in this turn."""
    resolutions: int
    checks: int
    quiet: bool
    """Nothing has happened since the state check found nothing to do."""
    funds: list[list[int]]
    """The mana in each seat's hand and mana pool, as it was when the clock stood at `counted_at`; never changed in
    place, since copies of the game share them."""
    counted_at: list[int]
    asks_always: bool
    """WEL-40: whether a player is asked even if there is nothing to do but pass."""
    mulligans: list[int]
    """WEL-18: how many opening cards each seat put aside, once both have decided."""

    def lay_duel(self, rulebook: Rulebook, pool: Pool, rng: Rng) -> None:
        """Start with an empty table."""
        self.lay_table(ZONE_KINDS, rng)
        self.lay_listeners(pool.remembers, pool.hears_elsewhere)
        self.lay_game(pool)
        self.rulebook = rulebook
        self.turn = 0
        self.phase = SETUP
        self.active = 0
        self.holder = 0
        self.tally = [0] * (2 * ELEMENT_COUNT)
        self.loss = 0
        self.stack = []
        self.played = [0, 0]
        self.resolutions = 0
        self.checks = 0
        self.quiet = False
        self.funds = NOTHING_COUNTED
        self.counted_at = NEVER_COUNTED
        self.asks_always = False
        self.mulligans = []

    def clone(self) -> Self:
        copy = Wellspring()
        copy.copy_from(self)
        copy.rulebook = self.rulebook
        copy.turn = self.turn
        copy.phase = self.phase
        copy.active = self.active
        copy.holder = self.holder
        copy.tally = self.tally[:]
        copy.loss = self.loss
        copy.stack = self.stack[:]
        copy.played = self.played[:]
        copy.resolutions = self.resolutions
        copy.checks = self.checks
        copy.quiet = self.quiet
        copy.funds = NOTHING_COUNTED
        copy.counted_at = NEVER_COUNTED
        copy.asks_always = self.asks_always
        copy.mulligans = self.mulligans
        return cast(Self, copy)

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        return CardInPlay(card, seat, frame, self.rulebook.sort_of(self.faces[card].traits))

    def depart(self, card: CardId) -> None:
        """WEL-64: what was attached to a card that leaves has lost its host, even if the card comes back."""
        super().depart(card)
        for thing in self.things:
            if thing.host == card:
                thing.host = NOBODY

    def change_sides(self, thing: Thing, seat: Seat) -> None:
        """WEL-20: a creature that changes controller is unsettled."""
        super().change_sides(thing, seat)
        cast(CardInPlay, thing).settled = False

    def refresh(self) -> None:
        super().refresh()
        self.quiet = False

    def fold(self, card: CardId, aspect: int, printed: int) -> int:
        """WEL-06: set values, then additions; attack below 0 counts as 0."""
        value = super().fold(card, aspect, printed)
        return 0 if aspect == ATTACK and value < 0 else value

    # Whose move it is

    def lead(self) -> Seat:
        """AP, except in the counterattack round."""
        return other(self.active) if self.phase == COUNTERATTACKS else self.active

    def give_priority(self, seat: Seat) -> None:
        """WEL-34: after playing or declaring the same player gets priority again."""
        self.push(PRIORITIES[seat])

    def signal(self, kind: int, span: int) -> None:
        """Tell texts and log that a span of the turn starts or ends."""
        if self.stale:
            self.refresh()
        if self.altered >> HEALTH & 1:
            # Health may hang on the phase.
            self.quiet = False
        if self.log is not None or (self.heard | self.heard_from_hand | self.remembers) >> kind & 1:
            self.happen(Event(kind, self.lead(), amount=span))

    # Events

    def happen(self, event: Event) -> None:
        self.quiet = False
        changed = self.as_ethereal(event)
        super().happen(changed)
        self.lose_track(changed)

    def happen_together(self, events: list[Event]) -> None:
        if len(events) == 1:
            self.happen(events[0])
        elif events:
            self.quiet = False
            changed = [self.as_ethereal(event) for event in events]
            super().happen_together(changed)
            for event in changed:
                self.lose_track(event)

    def held(self, seat: Seat, resource: int) -> int:
        return self.tally[seat * ELEMENT_COUNT + resource]

    def lose_track(self, event: Event) -> None:
        """WEL-93, WEL-98: a card that was exiled instead of reaching the mana pool is out of its text's reach."""
        if event.target >> 1 == EXILE and event.kind in (kinds.DESTROY, kinds.DISCARD, kinds.BURN):
            self.clock += 1
            self.stamps[event.card & CARD_MASK] = self.clock

    def as_ethereal(self, event: Event) -> Event:
        """WEL-99: a card with Ethereal that would go to a mana pool is exiled; after all other replacements."""
        if event.target >> 1 == MANA_POOL and event.card >= 0:
            card = event.card & CARD_MASK
            if self.traits(card) & self.rulebook.ethereal:
                return event.to_zone(EXILE * 2 + self.owners[card], event.flags)
        return event

    def commit(self, event: Event) -> bool:
        kind = event.kind
        if event.target >= 0:
            return self.commit_move(event)
        if kind == kinds.DAMAGE:
            return self.take_damage(event)
        if kind == kinds.HEAL and event.card >= 0:
            return mend(self, event)
        if kind == kinds.HEAL:
            return self.heal(event.seat, event.amount)
        if kind == kinds.GAIN:
            place = event.seat * ELEMENT_COUNT + event.victim
            self.tally[place] = max(0, self.tally[place] + event.amount)
            return True
        return super().commit(event)

    def commit_move(self, event: Event) -> bool:
        """A card changes zone; leaving the stack it takes its object along, entering attached it knows its host."""
        if event.kind == kinds.COUNTER and self.resists(event):
            return False
        if not super().commit(event):
            return False
        if event.origin >> 1 == STACK:
            waiting = find_card(self, event.card)
            if waiting != NOBODY:
                self.stack.pop(waiting)
            if event.victim >= 0 and self.is_there(event.victim):
                thing = self.in_play[event.card & CARD_MASK]
                if thing is not None:
                    thing.host = event.victim & CARD_MASK
        return True

    def resists(self, event: Event) -> bool:
        """Whether the card's own text says that it cannot be countered: texts on the stack do not reach further."""
        card = event.card & CARD_MASK
        frame = Frame(self.player_of_waiting(card), event.card, None, ())
        for ban in self.faces[card].text.prohibitions:
            if ban.kind == kinds.COUNTER and self.is_meant(ban.what, ban.condition, frame, event):
                if ban.pattern is None or ban.pattern.matches(self, frame, event):
                    self.count(ban)
                    return True
        return False

    def take_damage(self, event: Event) -> bool:
        """WEL-78, WEL-82: 0 damage is no damage; a creature keeps it, a player exiles cards."""
        if event.amount <= 0:
            return False
        if event.card == NOBODY:
            exile_for_damage(self, event.seat, event.by, event.amount)
            return True
        return wound(self, event)

    def heal(self, seat: Seat, amount: int) -> bool:
        """WEL-97: shuffle the top cards of the mana pool into the deck, as many as there are."""
        pool = self.zones[MANA_POOL * 2 + seat]
        count = min(amount, len(pool))
        for _ in range(count):
            self.move(pool[-1], DECK * 2 + seat)
        if count > 0:
            self.shuffle_zone(DECK * 2 + seat)
        return count > 0

    # What card texts ask

    def active_seat(self) -> Seat:
        return self.active

    def player_of_waiting(self, card: CardId) -> Seat:
        return self.owners[card]

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        return BATTLEFIELD * 2 + seat

    def destination(self, kind: int, card: CardId) -> int:
        """WEL-46, WEL-55, WEL-94, WEL-95: always the owner's pile."""
        if kind in (kinds.EXILE, kinds.COUNTER, kinds.CHANNEL):
            return EXILE * 2 + self.owners[card]
        return MANA_POOL * 2 + self.owners[card]

    def pile_empty(self, kind: int, seat: Seat) -> None:
        """WEL-83, WEL-95: a card to draw that is not there gives a loss mark; one to burn only by option."""
        if kind == kinds.DRAW or (kind == kinds.BURN and self.rulebook.burn_empty_loses):
            self.loss |= 1 << seat

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        count_funds(self, seat)
        return can_cover(self, seat, cost, NOBODY)

    def pay(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.push(PayForEffect(seat, cost, frame))

    def is_during(self, phase: int, seat: Seat) -> bool:
        return facts.is_during(self, phase, seat)

    def in_state(self, state: str, card: CardId) -> bool:
        return facts.in_state(self, state, card)

    def health_left(self, card: CardId) -> int:
        """WEL-63: current health minus the damage on a creature."""
        thing = self.in_play[card]
        if thing is None or cast(CardInPlay, thing).sort != CREATURE:
            return UNHURT
        return self.stat(card, HEALTH) - thing.damage

    def attacks(self) -> list[Ref]:
        return [item.ref for item in self.stack if item.sort == ATTACK_OBJECT]

    def attack_target(self, attacker: Ref) -> Ref:
        index = find_attack(self, attacker)
        return self.stack[index].aim if index != NOBODY else NOBODY

    def cancel_attack(self, attacker: Ref) -> None:
        """WEL-80: a cancelled attack leaves the stack without damage."""
        index = find_attack(self, attacker)
        if index != NOBODY:
            self.stack.pop(index)

    def redirect_attack(self, attacker: Ref, target: Ref, seat: Seat) -> None:
        """WEL-80: at any enemy of the attacker, regardless of Guard and screen; else it stays as it was."""
        index = find_attack(self, attacker)
        if index != NOBODY and is_enemy(self, self.stack[index].seat, target):
            self.stack[index] = self.stack[index].aimed_at(target)

    def has_targets(self, card: CardId) -> bool:
        return is_aimed(self, self.ref(card))

    def waiting_targets(self, card: Ref) -> tuple[Target, ...]:
        index = find_card(self, card)
        return targets_of(self, self.stack[index]) if index != NOBODY else ()

    def aim_waiting(self, card: Ref, frame: Frame) -> None:
        """WEL-56: a card on the stack is aimed elsewhere."""
        index = find_card(self, card)
        if index != NOBODY:
            self.stack[index] = self.stack[index].with_frame(frame)

    def waiting_frame(self, card: Ref) -> Frame | None:
        index = find_card(self, card)
        return self.stack[index].frame if index != NOBODY else None

    def may_be_target(self, card: CardId, source: Ref, seat: Seat) -> bool:
        """WEL-56: nothing on the stack targets itself; otherwise whatever no text protects."""
        ref = self.ref(card)
        if ref == source and self.places[card] >> 1 == STACK:
            return False
        if self.stale:
            self.refresh()
        if not self.forbidden >> kinds.TARGET & 1:
            return True
        return not self.is_forbidden(kinds.TARGET, Event(kinds.TARGET, seat, ref, source))

    def most_copies(self, face: Face) -> int:
        return MOST_HEROES if face.traits & self.rulebook.hero else MOST_COPIES

    def camp(self, face: Face) -> int:
        """WEL-10: a deck has one hero."""
        return face.index + 1 if face.traits & self.rulebook.hero else 0

    def resample(self, seat: Seat, rng: Rng) -> None:
        """WEL-13, WEL-18: what the opponent has decided in secret may be anything."""
        guess_secrets(self, seat, rng)

    def caches(self) -> tuple[str, ...]:
        return ("quiet", "funds", "counted_at")

    # What everybody may know

    def facts(self) -> list[tuple[str, str]]:
        return facts.facts(self)

    def phase_name(self, phase: int) -> str:
        return facts.phase_name(self, phase)

    def marks_of(self, card: CardId) -> list[str]:
        return facts.marks_of(self, card)

    def own_resource(self, card: CardId) -> int:
        return element_of(self, card)

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        return facts.stack_lines(self)

    def standing(self, seat: Seat) -> list[int]:
        return facts.standing(self, seat)

    def invariants(self) -> list[str]:
        return facts.broken_invariants(self)
