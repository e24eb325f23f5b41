"""Dojo's state, what its events do, and what card texts ask of its rules."""

from __future__ import annotations

from typing import Any, Self, cast

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import COMBAT as ATTACKED
from cardwright.engine.event import Event
from cardwright.engine.face import Face, Thing
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.pool import Pool
from cardwright.engine.rng import Rng
from cardwright.engine.step import Step
from cardwright.games.dojo import facts
from cardwright.games.dojo.activation import program_of
from cardwright.games.dojo.card import Blow, CardInPlay, Deed
from cardwright.games.dojo.combat import END_TURNS
from cardwright.games.dojo.damage import BeginBlow
from cardwright.games.dojo.energy import PayCost, can_afford, change_resource
from cardwright.games.dojo.rulebook import ENERGY_COST, HAND_COST, MOST_HELD, ROUND_NUMBER, Rulebook
from cardwright.games.dojo.texts import RunWaiting, carry_out
from cardwright.games.dojo.zones import (
    COMBAT,
    DECK,
    DISCARD,
    DRILLS,
    ENERGY,
    HAND,
    REMOVED,
    RESOLVING,
    REVEALED,
    ROUND,
    SETUP,
    TURN,
    ZONE_KINDS,
)


class Dojo(Game):
    """Two fighters, each with a deck that is library, energy supply and life at once."""

    rulebook: Rulebook
    round: int
    phase: int
    active: Seat
    """DOJ-15: the active player, who goes first within the round."""
    on_turn: Seat
    passes: int
    turns: int
    """Turns of this Combat step that were no pass."""
    done: list[int]
    """What was done on each turn of this round: the seat, and above it the face plus one (0: a pass)."""
    earlier: list[Event]
    """What texts remember of this round before this turn."""
    last_round: list[Event]
    """What texts remember of the round before this one."""
    deed: Deed | None
    blows: list[Blow]
    """Damage being dealt; nested damage on top."""
    texts: int
    weighed: CardId
    """The card whose price is being worked out, NOBODY at other times; and what it would do."""
    weighed_bits: int
    answers: list[int]
    """By seat, the kinds of events that the reactions of its cards in play answer."""
    answered: bool
    mulligans: list[int]
    lists: list[tuple[str, ...]]
    """DOJ-08: the registered lists."""
    draw_change: tuple[int, int]
    """DOJ-29: by seat, how many cards more or fewer than usual are drawn in this Ready step."""

    def lay_duel(self, rulebook: Rulebook, pool: Pool, rng: Rng) -> None:
        """Start with an empty table."""
        self.lay_table(ZONE_KINDS, rng)
        self.lay_listeners(pool.remembers, pool.hears_elsewhere)
        self.lay_game(pool)
        self.rulebook = rulebook
        self.round = 0
        self.phase = SETUP
        self.active = 0
        self.on_turn = 0
        self.passes = 0
        self.turns = 0
        self.done = []
        self.earlier = []
        self.last_round = []
        self.deed = None
        self.blows = []
        self.texts = 0
        self.weighed = NOBODY
        self.weighed_bits = 0
        self.answers = [0, 0]
        self.answered = False
        self.mulligans = []
        self.lists = []
        self.draw_change = (0, 0)

    def clone(self) -> Self:
        copy = Dojo()
        copy.copy_from(self)
        copy.rulebook = self.rulebook
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.on_turn = self.on_turn
        copy.passes = self.passes
        copy.turns = self.turns
        copy.done = self.done[:]
        copy.earlier = self.earlier
        copy.last_round = self.last_round
        copy.deed = self.deed.clone() if self.deed is not None else None
        copy.blows = [blow.clone() for blow in self.blows]
        copy.texts = self.texts
        copy.weighed = NOBODY
        copy.weighed_bits = 0
        copy.answers = self.answers
        copy.answered = self.answered
        copy.mulligans = self.mulligans
        copy.lists = self.lists
        copy.draw_change = self.draw_change
        return cast(Self, copy)

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        return CardInPlay(card, seat, frame)

    def refresh(self) -> None:
        """Gather also which events the reactions in play answer."""
        super().refresh()
        answers = [0, 0]
        for thing in self.things:
            answers[thing.controller] |= self.rulebook.answers_to[self.faces[thing.card].index]
        self.answers = answers
        self.answered = answers[0] != 0 or answers[1] != 0

    def current_deed(self) -> Deed:
        """The attack, action or tactic that is being performed."""
        deed = self.deed
        assert deed is not None
        return deed

    def end_turn(self, seat: Seat) -> Step[Any]:
        """What follows a deed."""
        return END_TURNS[seat]

    def signal(self, kind: int, span: int) -> None:
        """Tell texts and log that a span of time starts or ends."""
        if self.stale:
            self.refresh()
        if self.log is not None or (self.heard | self.remembers) >> kind & 1:
            self.happen(Event(kind, self.active, amount=span))

    def tell_pass(self, seat: Seat) -> None:
        """Log a pass; nothing hears it."""
        if self.log is not None:
            self.log.add(self, Event(kinds.PASS, seat))

    def change_draw(self, seat: Seat, amount: int) -> None:
        """DOJ-29: texts change how many cards a player draws in the Ready step."""
        red, blue = self.draw_change
        self.draw_change = (red + amount, blue) if seat == 0 else (red, blue + amount)

    # Events

    def after(self, event: Event, departed: bool, start: int) -> None:
        """DOJ-93: a text that waits for an event happens right after it."""
        before = start if departed else len(self.waiting)
        super().after(event, departed, start)
        if len(self.waiting) > before:
            self.steps.append(RunWaiting(before))

    def commit(self, event: Event) -> bool:
        if event.target < 0:
            if event.kind == kinds.DAMAGE:
                # DOJ-70: whoever caused it is the Attacking Player.
                in_attack = event.flags & ATTACKED != 0
                known = event.by >= 0 and not in_attack
                attacker = self.controller(event.by & CARD_MASK) if known else 1 - event.seat
                self.push(BeginBlow(event.by, attacker, event.seat, event.amount, in_attack))
                return False
            if event.kind == kinds.GAIN:
                return change_resource(self, event)
        return super().commit(event)

    # What card texts ask

    def active_seat(self) -> Seat:
        return self.active

    def held(self, seat: Seat, resource: int) -> int:
        zone = ENERGY if resource == ENERGY_COST else HAND if resource == HAND_COST else DECK
        return len(self.zones[zone * 2 + seat])

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        return DRILLS * 2 + seat

    def destination(self, kind: int, card: CardId) -> int:
        zone = REMOVED if kind == kinds.EXILE else DISCARD
        return zone * 2 + self.owners[card]

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        return can_afford(self, seat, cost, len(self.zones[HAND * 2 + seat]))

    def pay(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.push(PayCost(seat, cost, frame))

    def chooses_order(self) -> bool:
        """DOJ-108: the controller of a text that moves several cards onto a pile chooses their order."""
        return True

    def is_during(self, phase: int, seat: Seat) -> bool:
        if phase == TURN:
            return self.phase == COMBAT and seat in (NOBODY, self.on_turn)
        if phase == ROUND:
            # DOJ-15: a round is its active player's.
            return seat in (NOBODY, self.active)
        return phase == self.phase

    def in_state(self, state: str, card: CardId) -> bool:
        if state == "revealed":
            return self.places[card] >> 1 == REVEALED
        return facts.is_of_sort(self, card, state)

    def memory_of(self, phase: int) -> list[Event]:
        return self.earlier + self.memory if phase == ROUND else self.memory

    def memory_of_last(self, phase: int, seat: Seat) -> list[Event]:
        if phase == TURN:
            return self.past[self.last_seat if seat == NOBODY else seat]
        return self.last_round if phase == ROUND else []

    def number_of_player(self, seat: Seat, stat: int) -> int:
        """DOJ-94: texts ask for the hand limit of a player; the number of the round is everybody's."""
        return self.round if stat == ROUND_NUMBER else self.player_number(seat, MOST_HELD, self.rulebook.hand_limit)

    def activity(self, card: CardId) -> int:
        """DOJ-61 to DOJ-63, DOJ-82: what a card is doing: its part in the deed, or a perfect defence."""
        if card == self.weighed:
            return self.weighed_bits
        deed = self.deed
        if deed is not None and deed.ref & CARD_MASK == card:
            return deed.bits
        blow = self.blow_of(card)
        return self.rulebook.perfect if blow is not None and blow.perfect else 0

    def blow_of(self, card: CardId) -> Blow | None:
        """The damage that a card was revealed for, the innermost first."""
        for index in range(len(self.blows) - 1, -1, -1):
            if self.blows[index].card & CARD_MASK == card and self.blows[index].card >= 0:
                return self.blows[index]
        return None

    def can_be_given(self, card: CardId) -> bool:
        return self.in_play[card] is not None or self.places[card] >> 1 in (RESOLVING, REVEALED)

    def spare(self, seat: Seat, attacker: Ref) -> None:
        """DOJ-56: the attack's final damage is 0."""
        deed = self.deed
        if deed is not None and deed.ref == attacker and deed.seat != seat:
            deed.spared = True

    def do_again(self, deed: Ref, seat: Seat) -> None:
        """DOJ-69: the text of the deed that is answered is carried out once more; another's text at once."""
        if self.deed is None or self.deed.ref != deed:
            return
        if self.deed.seat == seat:
            self.deed.again += 1
        else:
            carry_out(self, Frame(seat, deed, None, ()), program_of(self, self.deed))

    def cancel_attack(self, attacker: Ref) -> None:
        """DOJ-56: every step after the reaction windows is skipped."""
        deed = self.deed
        if deed is not None and deed.ref == attacker:
            deed.cancelled = True

    def revealed_for(self, card: CardId) -> Ref:
        blow = self.blow_of(card)
        return blow.by if blow is not None and blow.is_attack else NOBODY

    def blocked(self, card: CardId) -> int:
        """DOJ-82: what the card absorbed."""
        blow = self.blow_of(card)
        return 0 if blow is None else min(blow.total, blow.before)

    def damage_left(self, card: CardId) -> int:
        blow = self.blow_of(card)
        return 0 if blow is None else blow.left

    def surplus(self, card: CardId) -> int:
        """DOJ-82: the defence above what remained."""
        blow = self.blow_of(card)
        return 0 if blow is None else max(0, blow.total - blow.before)

    def divert(self, ref: Ref, target: int, flags: int) -> None:
        """DOJ-84: the newest "instead of discarding it" replaces step 7."""
        blow = self.blow_of(ref & CARD_MASK)
        if blow is not None and blow.card == ref:
            blow.target = target
            blow.flags = flags
        elif self.deed is not None and self.deed.ref == ref and self.deed.ability == NOBODY:
            # DOJ-46: a played card is discarded at the end unless its text moved it.
            super().divert(ref, target, flags)

    # What everybody may know

    def facts(self) -> list[tuple[str, str]]:
        return facts.facts(self)

    def notes_for(self, seat: Seat) -> list[tuple[str, str]]:
        return facts.notes_for(self, seat)

    def phase_name(self, phase: int) -> str:
        return facts.phase_name(self, phase)

    def phrase(self, event: Event) -> str:
        return facts.phrase(self, event)

    def marks_of(self, card: CardId) -> list[str]:
        return facts.marks_of(self, card)

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        return facts.stack_lines(self)

    def knows_list(self, seat: Seat, owner: Seat) -> bool:
        """DOJ-08: both lists are public, or each player's own is known to them alone."""
        return self.rulebook.open_lists or seat == owner

    def may_be_listed(self, face: Face) -> bool:
        return not face.traits & self.rulebook.character

    def most_copies(self, face: Face) -> int:
        return self.rulebook.copy_limit

    def caches(self) -> tuple[str, ...]:
        return ("answers", "answered", "weighed", "weighed_bits")

    def invariants(self) -> list[str]:
        return facts.broken_invariants(self)
