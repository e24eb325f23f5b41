"""Phalanx's state, what its events do, and what card texts ask of its rules."""

from __future__ import annotations

from typing import Self, cast

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.face import Face, Thing
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat
from cardwright.engine.pool import Pool
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision, Option
from cardwright.games.phalanx import facts, moving
from cardwright.games.phalanx.card import WORKS, CardInPlay
from cardwright.games.phalanx.changes import CHANGES, change_card, destroy_all, fail_draw, lose_life
from cardwright.games.phalanx.check import CHECK
from cardwright.games.phalanx.deckrules import MOST_COPIES
from cardwright.games.phalanx.events import Due
from cardwright.games.phalanx.layout import close_zone, worn_by
from cardwright.games.phalanx.rulebook import (
    CHARACTER,
    DD,
    EQUIPMENT,
    FIRST_TRAIT,
    HP,
    LIFE,
    MIN,
    PROVIDES,
    TRAIT_COUNT,
    A,
    Rulebook,
)
from cardwright.games.phalanx.zones import DECK, DISCARD_PILE, FIELD, GRAVE, HAND, SETUP, SPECIAL, ZONE_KINDS


class Phalanx(Game):
    """Two commanders draw up ranks of characters."""

    rulebook: Rulebook
    turn: int
    """Turns of both players together."""
    phase: int
    active: Seat
    life: list[int]
    fails: list[int]
    """PHX-08: failed draws of each player."""
    free: int
    """PHX-43: free actions of this turn."""
    run: int
    """The number of the present run of free actions: anything else begins a new one."""
    dice: list[int]
    """Rolls that a hand-written position foretells."""
    die: int
    """The last roll, 0 before the first."""
    energy: int
    watched: int
    """Which templates the conditions of set triggers use, as bits."""
    due: list[Due]
    """PHX-87: triggers that wait until what caused them is complete."""
    fresh: list[Due]
    """The same of the present atomic change, not yet in order."""
    attacker: Ref
    aim: Ref
    """PHX-65: the attack between its declaration and its result."""
    attacks_made: int
    about: list[Ref]
    """PHX-80: what is about to take effect, and what of it was cancelled."""
    cancelled: list[Ref]
    used_on: list[int]
    """PHX-79: the turn in which each physical card's line was last used."""
    played_on: list[int]
    """PHX-39: the turn in which each physical card was last played."""
    level: int
    """Play-energy after the last atomic change."""
    counts: list[int]
    """Each side's characters after the last atomic change."""
    drawn: int
    discarded: int
    """K16: seats that drew or discarded in this atomic change, as bits."""

    def lay_duel(self, rulebook: Rulebook, pool: Pool, rng: Rng) -> None:
        """Start with an empty table."""
        self.lay_table(ZONE_KINDS, rng)
        self.lay_listeners(pool.remembers, pool.hears_elsewhere)
        self.lay_game(pool)
        self.rulebook = rulebook
        self.turn = 0
        self.phase = SETUP
        self.active = 0
        self.life = [rulebook.starting_life, rulebook.starting_life]
        self.fails = [0, 0]
        self.free = 0
        self.run = 1
        self.dice = []
        self.die = 0
        self.energy = 0
        self.watched = 0
        self.due = []
        self.fresh = []
        self.attacker = NOBODY
        self.aim = NOBODY
        self.attacks_made = 0
        self.about = []
        self.cancelled = []
        self.used_on = []
        self.played_on = []
        self.level = 0
        self.counts = [0, 0]
        self.drawn = 0
        self.discarded = 0

    def clone(self) -> Self:
        copy = Phalanx()
        copy.copy_from(self)
        copy.rulebook = self.rulebook
        copy.turn = self.turn
        copy.phase = self.phase
        copy.active = self.active
        copy.life = self.life[:]
        copy.fails = self.fails[:]
        copy.free = self.free
        copy.run = self.run
        copy.dice = self.dice[:]
        copy.die = self.die
        copy.energy = self.energy
        copy.watched = self.watched
        copy.due = self.due[:]
        copy.fresh = self.fresh[:]
        copy.attacker = self.attacker
        copy.aim = self.aim
        copy.attacks_made = self.attacks_made
        copy.about = self.about[:]
        copy.cancelled = self.cancelled[:]
        copy.used_on = self.used_on[:]
        copy.played_on = self.played_on[:]
        copy.level = self.level
        copy.counts = self.counts[:]
        copy.drawn = self.drawn
        copy.discarded = self.discarded
        return cast(Self, copy)

    def add_card(self, face: Face, owner: Seat, zone: int) -> CardId:
        self.used_on.append(0)
        self.played_on.append(0)
        return super().add_card(face, owner, zone)

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        return CardInPlay(card, seat, frame, self.rulebook.sorts[self.faces[card].index])

    def depart(self, card: CardId) -> None:
        """PHX-15, PHX-73: an emptied zone vanishes; equipment of a character that leaves stays behind."""
        thing = self.in_play[card]
        super().depart(card)
        if thing is None:
            return
        one = cast(CardInPlay, thing)
        moving.drop_worn(self, card)
        if one.row > 0:
            close_zone(self, one.controller, one.row)

    def change_sides(self, thing: Thing, seat: Seat) -> None:
        moving.cross(self, cast(CardInPlay, thing), seat)

    # Numbers

    def refresh(self) -> None:
        """PHX-48, PHX-49: play-energy first, as dormancy hangs on it; then the masks."""
        energy = 0
        watched = 0
        for thing in self.things:
            if thing.face_up:
                energy += self.faces[thing.card].stats[PROVIDES]
            else:
                watched |= 1 << cast(CardInPlay, thing).watch.what
        self.energy = energy if energy > 0 else 0
        self.watched = watched & ~1
        super().refresh()

    def is_active(self, thing: Thing) -> bool:
        """PHX-51, PHX-53: not while face down or dormant; equipment on a bearer, spells for their duration."""
        if not thing.face_up or thing.silent or self.faces[thing.card].stats[MIN] > self.energy:
            return False
        one = cast(CardInPlay, thing)
        if one.sort == EQUIPMENT:
            return one.host != NOBODY
        return one.sort == CHARACTER or one.state == WORKS

    def stat(self, card: CardId, aspect: int) -> int:
        """PHX-20, PHX-30: printed, all changes, less the burn, at least 0; a face-down card has no printed traits."""
        if self.stale:
            self.refresh()
        value = self.faces[card].stats[aspect]
        thing = self.in_play[card]
        if thing is None or aspect in (MIN, PROVIDES):
            return value
        one = cast(CardInPlay, thing)
        if not one.face_up and FIRST_TRAIT <= aspect < FIRST_TRAIT + TRAIT_COUNT:
            value = 0
        if self.altered >> aspect & 1 and not self.folding >> aspect & 1:
            self.folding |= 1 << aspect
            value = self.fold(card, aspect, value)
            self.folding &= ~(1 << aspect)
        if one.burn and A <= aspect <= DD:
            value -= one.burn
        return value if value > 0 else 0

    def counted_stat(self, card: CardId, stat: int) -> int:
        return facts.counted_stat(self, card, stat)

    def health_left(self, card: CardId) -> int:
        """PHX-23: current maximum less points lost."""
        return self.stat(card, HP) - cast(Thing, self.in_play[card]).damage

    def is_dormant(self, card: CardId) -> bool:
        """PHX-51: whether play-energy is below a card's Min."""
        if self.stale:
            self.refresh()
        return self.faces[card].stats[MIN] > self.energy

    def worn_by(self, card: CardId) -> list[CardId]:
        """PHX-24: equipment on a character, in order of attachment."""
        return worn_by(self, card)

    def roll(self) -> int:
        """PHX-91, PHX-93: a public die."""
        self.die = self.dice.pop(0) if self.dice else self.rng.below(6) + 1
        return self.die

    def happen(self, event: Event) -> None:
        if event.kind == kinds.DESTROY and event.origin >> 1 in (FIELD, SPECIAL):
            destroy_all(self, [event])
        else:
            super().happen(event)

    def happen_together(self, events: list[Event]) -> None:
        if events and events[0].kind == kinds.DESTROY and events[0].origin >> 1 in (FIELD, SPECIAL):
            destroy_all(self, events)
            return
        for event in events:
            self.happen(event)

    def commit(self, event: Event) -> bool:
        kind = event.kind
        if event.target >= 0:
            if not super().commit(event):
                return False
            if kind == kinds.PLAY:
                moving.tell_play(self, event)
            elif event.target >> 1 in (FIELD, SPECIAL):
                moving.put_into_zone(self, event)
            elif kind == kinds.DRAW:
                self.drawn |= 1 << event.seat
            elif kind == kinds.DISCARD:
                self.discarded |= 1 << event.seat
            return True
        if kind == kinds.GAIN:
            if event.victim != LIFE:
                return False
            if event.amount < 0:
                lose_life(self, event.seat, -event.amount)
            else:
                self.life[event.seat] += event.amount
            return True
        if event.card >= 0 and kind in CHANGES:
            return change_card(self, event)
        if kind == kinds.DAMAGE:
            lose_life(self, event.seat, event.amount)
            return event.amount > 0
        return super().commit(event)

    def pile_empty(self, kind: int, seat: Seat) -> None:
        if kind == kinds.DRAW:
            fail_draw(self, seat)

    def sentence_done(self) -> None:
        """PHX-03, PHX-24: a sentence is one atomic change."""
        self.push(CHECK)

    # What card texts ask

    def active_seat(self) -> Seat:
        return self.active

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        stands = card == NOBODY or self.rulebook.sorts[self.faces[card].index] == CHARACTER
        return (FIELD if stands else SPECIAL) * 2 + seat

    def token_made(self, event: Event) -> None:
        moving.put_into_zone(self, event)

    def destination(self, kind: int, card: CardId) -> int:
        """PHX-96, PHX-97: the owner's grave; discarded cards may have a pile of their own."""
        if kind == kinds.DISCARD and self.rulebook.discards_apart:
            return DISCARD_PILE * 2 + self.owners[card]
        return GRAVE * 2 + self.owners[card]

    def held(self, seat: Seat, resource: int) -> int:
        return facts.held(self, seat, resource)

    def is_during(self, phase: int, seat: Seat) -> bool:
        return self.phase != SETUP and seat in (NOBODY, self.active)

    def is_beside(self, card: CardId, other: CardId, where: int) -> bool:
        return moving.is_beside(self, card, other, where)

    def choose_row(self, ref: Ref, seat: Seat) -> None:
        self.push(moving.ChooseZone(ref, seat))

    def may_be_target(self, card: CardId, source: Ref, seat: Seat) -> bool:
        return facts.may_be_target(self, card, source, seat)

    def in_state(self, state: str, card: CardId) -> bool:
        return facts.in_state(self, state, card)

    def shows_number(self, card: CardId, stat: int) -> bool:
        """PHX-31: a face-down card is skipped by what selects by name or numbers other than traits."""
        thing = self.in_play[card]
        return thing is None or thing.face_up or stat >= FIRST_TRAIT

    def attacks(self) -> list[Ref]:
        return [self.attacker] if self.attacker != NOBODY else []

    def attack_target(self, attacker: Ref) -> Ref:
        return self.aim

    def cancel_attack(self, attacker: Ref) -> None:
        """PHX-80: a cancelled attack has no result."""
        self.attacker = NOBODY
        self.aim = NOBODY

    def redirect_attack(self, attacker: Ref, target: Ref, seat: Seat) -> None:
        """PHX-69: to any character that the effect names."""
        if self.attacker != NOBODY:
            self.aim = target

    def attach_card(self, card: CardId, host: CardId) -> None:
        from cardwright.games.phalanx.free import put_on

        put_on(self, card, host)

    def cancel_effect(self, card: Ref) -> None:
        """PHX-80: only what is about to take effect."""
        if card in self.about and card not in self.cancelled:
            self.cancelled.append(card)

    def may_play_now(self, card: CardId, seat: Seat, is_free: bool) -> bool:
        return facts.may_play_now(self, card, seat, is_free)

    def play_now(self, card: CardId, seat: Seat, is_free: bool) -> None:
        facts.play_now(self, card)

    def may_be(self, card: CardId, face: Face) -> bool:
        return facts.may_be(self, card, face)

    def most_copies(self, face: Face) -> int:
        return MOST_COPIES

    def resample(self, seat: Seat, rng: Rng) -> None:
        facts.resample(self, seat)

    # What everybody may know

    def facts(self) -> list[tuple[str, str]]:
        return facts.facts(self)

    def phase_name(self, phase: int) -> str:
        return f"turn {self.turn}"

    def phrase(self, event: Event) -> str:
        return facts.phrase(self, event)

    def key_of(self, option: Option, seat: Seat) -> str:
        return facts.key_of(self, option, super().key_of(option, seat))

    def prompt_of(self, decision: Decision) -> str:
        return facts.prompt_of(self, decision)

    def marks_of(self, card: CardId) -> list[str]:
        return facts.marks_of(self, card)

    def marks_for(self, seat: Seat, card: CardId) -> list[str]:
        return facts.marks_for(self, seat, card)

    def back_marks(self, card: CardId) -> list[str]:
        return facts.marks_for(self, NOBODY, card)

    def standing(self, seat: Seat) -> list[int]:
        return [self.life[seat], -self.fails[seat]]

    def invariants(self) -> list[str]:
        return facts.broken_invariants(self)
