"""Tempest's state, what its events do, and what card texts ask of its rules."""

from __future__ import annotations

from typing import Self, cast

from cardwright.engine import kinds
from cardwright.engine.ability import GRANT, Frame, Target
from cardwright.engine.event import BRIEFLY, Event
from cardwright.engine.face import Face, Thing
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.rng import Rng
from cardwright.engine.statics import TRAITS
from cardwright.engine.step import Decision, Option
from cardwright.engine.table import Ghost
from cardwright.games.tempest import facts
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.damage import deal
from cardwright.games.tempest.deaths import DEATHS, is_anybody_doomed, pay_for_death
from cardwright.games.tempest.deckrules import MOST_COPIES
from cardwright.games.tempest.energy import ChooseColour, LoseEnergy, PayParts, can_pay_parts, covers, price_of, purse
from cardwright.games.tempest.fight import StartFight
from cardwright.games.tempest.phases import ACTS
from cardwright.games.tempest.plans import earn, guessed_choices
from cardwright.games.tempest.play import cast_creature, may_play, targets_of
from cardwright.games.tempest.round import START_ROUND
from cardwright.games.tempest.rulebook import CREATURE, HP, NO_WEATHER, ROUND_NUMBER, SPE, WEATHERS
from cardwright.games.tempest.stack import StackCard, find_card
from cardwright.games.tempest.state import State
from cardwright.games.tempest.stats import folded_stat, plain_stat, unclamped_stat
from cardwright.games.tempest.zones import BANISHED, DECK, DISCARD_PILE, FIELD, HAND, STACK


class Tempest(State):
    """A duel over rounds, in any weather."""

    def clone(self) -> Self:
        copy = Tempest()
        copy.copy_state(self)
        return cast(Self, copy)

    # Cards on the field

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        return CardInPlay(card, seat, frame, self.rulebook.sorts[self.faces[card].index])

    def depart(self, card: CardId) -> None:
        """TEM-39, TEM-76: what was attached to a card that leaves has lost its creature, even if it comes back."""
        super().depart(card)
        for thing in self.things:
            if thing.host == card:
                thing.host = NOBODY

    def make_ghost(self, thing: Thing) -> Ghost:
        card = thing.card
        face = self.faces[card]
        stats = face.stats
        if cast(CardInPlay, thing).sort == CREATURE:
            stats = [self.stat(card, aspect) for aspect in range(len(stats))]
        return Ghost(self.ref(card), thing.controller, self.traits(card), stats, thing.note, thing.counters)

    def refresh(self) -> None:
        super().refresh()
        words = 0
        granted = self.altered >> TRAITS & 1
        for thing in self.things:
            face = self.faces[thing.card]
            words |= face.traits
            if granted:
                for static in face.text.statics:
                    if static.op == GRANT:
                        words |= static.bits
        if granted:
            for lasting in self.lasting:
                for static in lasting.statics:
                    if static.op == GRANT:
                        words |= static.bits
        self.words = words

    def stat(self, card: CardId, aspect: int) -> int:
        """TEM-64, TEM-67: a creature's number now; HP is what is left of it."""
        printed = self.faces[card].stats[aspect]
        thing = self.in_play[card]
        if thing is None or aspect > SPE:
            return printed
        if self.stale:
            self.refresh()
        one = cast(CardInPlay, thing)
        if self.altered >> aspect & 1 and not self.folding >> aspect & 1:
            self.folding |= 1 << aspect
            value = folded_stat(self, one, aspect, printed)
            self.folding &= ~(1 << aspect)
            return value
        return plain_stat(self, one, aspect, printed)

    def keep_change(self, card: CardId, aspect: int, amount: int, by: Ref) -> bool:
        """TEM-70: a change that a text makes stays on the creature for as long as it is on the field."""
        if aspect > SPE:
            return False
        thing = self.in_play[card]
        if thing is not None and amount != 0:
            one = cast(CardInPlay, thing)
            one.change(aspect, amount)
            if aspect == HP and amount < 0:
                one.culprit = by
        return True

    def wears(self, aspect: int) -> bool:
        """TEM-67: HP is what is left of it."""
        return aspect == HP

    def set_level(self, card: CardId, aspect: int, level: int, by: Ref) -> None:
        """HP is brought to a number by a change that stays on the creature."""
        one = cast(CardInPlay, self.in_play[card])
        if self.stale:
            self.refresh()
        self.keep_change(card, aspect, level - unclamped_stat(self, one, aspect, self.faces[card].stats[aspect]), by)

    # Whose move it is

    def begin_round(self) -> None:
        """TEM-11: a round is next."""
        self.push(START_ROUND)

    def next_option(self, seat: Seat) -> None:
        """TEM-20, TEM-22: an option was taken that was no hold; a seat takes the next one."""
        self.taken += 1
        self.holds = 0
        self.push(ACTS[seat])

    def is_heard(self, kind: int) -> bool:
        """Whether anybody would know of an event of this kind: a text, a memory or the log."""
        if self.stale:
            self.refresh()
        return self.log is not None or (self.heard | self.remembers) >> kind & 1 != 0

    def signal(self, kind: int, span: int) -> None:
        """Tell texts and log that a span of the round starts or ends."""
        if self.is_heard(kind):
            self.happen(Event(kind, self.seat_a, amount=span))

    # Events

    def settle(self, event: Event) -> None:
        if event.kind == kinds.DAMAGE:
            deal(self, [event])
        else:
            super().settle(event)

    def settle_together(self, events: list[Event]) -> None:
        if events and events[0].kind == kinds.DAMAGE:
            deal(self, events)
        else:
            super().settle_together(events)

    def settle_plainly(self, hits: list[Event]) -> None:
        """Damage that is already reduced and guarded against."""
        super().settle_together(hits)

    def commit(self, event: Event) -> bool:
        kind = event.kind
        if event.target >= 0:
            return self.commit_move(event)
        if kind == kinds.DAMAGE:
            return self.take_damage(event)
        if kind == kinds.GAIN:
            if event.victim == 0 and event.amount < 0:
                self.push(LoseEnergy(event.seat, -event.amount))
            elif event.victim == 0:
                self.push(ChooseColour(event.seat, event.amount))
            else:
                place = event.seat * 6 + event.victim - 1
                self.energy[place] = max(0, self.energy[place] + event.amount)
            return True
        if kind == kinds.RESTORE:
            return self.lose_damage(event)
        if kind == kinds.SET:
            # TEM-85, TEM-86: it replaces what was there and lasts through this round and, unless told so, the next.
            self.weather = event.amount
            self.weather_until = self.round if event.flags & BRIEFLY else self.round + 1
            return True
        return super().commit(event)

    def commit_move(self, event: Event) -> bool:
        """A card changes zone: plans are paid at the event itself (TEM-44)."""
        card = event.card & CARD_MASK
        dies = False
        side = event.seat
        if event.origin >> 1 == FIELD and (event.kind == kinds.KILL or event.kind == kinds.DESTROY):
            thing = self.in_play[card]
            if thing is not None and cast(CardInPlay, thing).sort == CREATURE:
                dies = not self.faces[card].is_token
                side = thing.controller
        if not super().commit(event):
            return False
        if dies:
            pay_for_death(self, side)
        if event.origin >> 1 == STACK:
            waiting = find_card(self, event.card)
            if waiting != NOBODY:
                self.stack.pop(waiting)
            if event.victim >= 0:
                thing = self.in_play[card]
                if thing is not None:
                    thing.host = event.victim & CARD_MASK
        elif event.origin >> 1 == DECK and event.target >> 1 == HAND:
            # TEM-60, TEM-61: drawn cards earn energy, searched ones by option; an opening draw is credited later.
            if event.kind == kinds.DRAW or (event.kind == kinds.SEARCH and self.rulebook.search_earns):
                earn(self, event.target & 1, self.rulebook.colours[self.faces[card].index])
        return True

    def take_damage(self, event: Event) -> bool:
        """TEM-72: the first damage to a shielded creature is prevented; other damage stays on it."""
        if event.card < 0 or not self.is_there(event.card):
            return False
        card = event.card & CARD_MASK
        thing = self.in_play[card]
        if thing is None:
            return False
        one = cast(CardInPlay, thing)
        if not one.shield_used and self.words & self.rulebook.shielded:
            if self.traits(card) & self.rulebook.shielded:
                one.shield_used = True
                return False
        one.damage += event.amount
        one.culprit = event.by
        return True

    def held(self, seat: Seat, resource: int) -> int:
        energy = self.energy[seat * 6 : seat * 6 + 6]
        return sum(energy) if resource == 0 else energy[resource - 1]

    def lose_damage(self, event: Event) -> bool:
        """Damage on a creature goes, as far as there is any."""
        thing = self.in_play[event.card & CARD_MASK] if self.is_there(event.card) else None
        if thing is None or thing.damage == 0:
            return False
        thing.damage = max(0, thing.damage - event.amount)
        return True

    def sentence_done(self) -> None:
        """TEM-43: after each sentence creatures at 0 HP die."""
        if is_anybody_doomed(self):
            self.push(DEATHS)

    # What card texts ask

    def active_seat(self) -> Seat:
        return self.seat_a

    def is_ending(self, option: Option) -> bool:
        """TEM-27, TEM-29: to hold and to close the stack."""
        return option.label in ("hold", "close") or super().is_ending(option)

    def waiting_frame(self, card: Ref) -> Frame | None:
        index = find_card(self, card)
        return self.stack[index].frame if index != NOBODY else None

    def waiting_targets(self, card: Ref) -> tuple[Target, ...]:
        return targets_of(self, card & CARD_MASK)

    def aim_waiting(self, card: Ref, frame: Frame) -> None:
        """TEM-77: another target that its player could have declared."""
        index = find_card(self, card)
        if index != NOBODY:
            self.stack[index] = StackCard(self.stack[index].seat, card, frame)

    def player_of_waiting(self, card: CardId) -> Seat:
        return self.owners[card]

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        return FIELD * 2 + seat

    def destination(self, kind: int, card: CardId) -> int:
        """TEM-76: always the owner's pile."""
        zone = BANISHED if kind == kinds.EXILE else DISCARD_PILE
        return zone * 2 + self.owners[card]

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        return can_pay_parts(self, seat, cost)

    def pay(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.push(PayParts(seat, cost, frame))

    def is_during(self, phase: int, seat: Seat) -> bool:
        return facts.is_during(self, phase)

    def number_of_player(self, seat: Seat, stat: int) -> int:
        """TEM-02: texts ask a player how many rounds were won; the number of the round is everybody's."""
        return self.round if stat == ROUND_NUMBER else self.wins[seat]

    def in_state(self, state: str, card: CardId) -> bool:
        return facts.in_state(self, state, card)

    def health_left(self, card: CardId) -> int:
        return self.stat(card, HP)

    def has_targets(self, card: CardId) -> bool:
        index = find_card(self, self.ref(card))
        return index != NOBODY and len(self.stack[index].frame.slots) > 1

    def may_be_target(self, card: CardId, source: Ref, seat: Seat) -> bool:
        """TEM-42: no card on the stack targets itself; veiled creatures are no targets of effects."""
        ref = self.ref(card)
        if ref == source and self.places[card] >> 1 == STACK:
            return False
        if self.stale:
            self.refresh()
        if self.words & self.rulebook.veiled and self.in_play[card] is not None:
            by = self.faces[source & CARD_MASK].traits
            if by & self.rulebook.effect and self.traits(card) & self.rulebook.veiled:
                return False
        if not self.forbidden >> kinds.TARGET & 1:
            return True
        return not self.is_forbidden(kinds.TARGET, Event(kinds.TARGET, seat, ref, source))

    def begin_fight(self, one: Ref, other: Ref, source: Ref) -> bool:
        """TEM-99: a fight caused by an effect runs at once and counts towards nothing."""
        self.push(StartFight(one, other))
        return True

    def dial(self, dial: int) -> int:
        return self.weather

    def may_play_now(self, card: CardId, seat: Seat, is_free: bool) -> bool:
        """TEM-32, TEM-57: only creatures can be played by a text: nothing comes onto a closed stack."""
        face = self.faces[card]
        if not face.traits & self.rulebook.creature:
            return False
        colour = self.rulebook.colours[face.index]
        if not is_free and not covers(self, seat, purse(self, seat), colour, price_of(self, seat, card)):
            return False
        return may_play(self, seat, card, face)

    def play_now(self, card: CardId, seat: Seat, is_free: bool) -> None:
        cast_creature(self, seat, card, is_free)

    def change_draw(self, seat: Seat, amount: int) -> None:
        self.draw_change[seat] += amount

    def must_find(self) -> bool:
        """TEM-105: a search obliges to take a fitting card if there is one."""
        return True

    def shows_found(self) -> bool:
        """TEM-105: the opponent learns only that it happened."""
        return False

    # What everybody may know

    def facts(self) -> list[tuple[str, str]]:
        return facts.facts(self)

    def phrase(self, event: Event) -> str:
        return facts.OWN_WORDS.get(event.kind, "")

    def phase_name(self, phase: int) -> str:
        return facts.phase_name(self, phase)

    def prompt_of(self, decision: Decision) -> str:
        return facts.prompt_of(self, decision)

    def dial_name(self, dial: int, value: int) -> str:
        return f"the weather to {WEATHERS[value] if value != NO_WEATHER else 'none'}"

    def marks_of(self, card: CardId) -> list[str]:
        return facts.marks_of(self, card)

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        return facts.stack_lines(self)

    def tells_of(self, face: Face) -> int:
        """TEM-60, TEM-105: energy tells the colour of a drawn card, a search whether there was a creature."""
        return self.rulebook.colours[face.index] * 4 + self.rulebook.sorts[face.index]

    def most_copies(self, face: Face) -> int:
        return MOST_COPIES

    def resample(self, seat: Seat, rng: Rng) -> None:
        """TEM-53: in a world that a seat believes in, the opponent's plans, still secret, may be any."""
        self.choosing = guessed_choices(self.choosing, seat, rng)

    def standing(self, seat: Seat) -> list[int]:
        return facts.standing(self, seat)

    def invariants(self) -> list[str]:
        return facts.broken_invariants(self)
