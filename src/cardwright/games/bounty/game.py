"""Bounty's state, what its events do, and what card texts ask of its rules."""

from __future__ import annotations

from typing import Final, Self, cast

from cardwright.effects.piles import TakeOff
from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import BOTTOM, COMBAT, UNSCORED, Event
from cardwright.engine.face import Face, Thing
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.step import Decision
from cardwright.games.bounty import facts
from cardwright.games.bounty.attack import Doom, call_off
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.deploy import Deploy, may_deploy, price_of
from cardwright.games.bounty.income import MOST_RESOURCE, total_rpt
from cardwright.games.bounty.question import MOST_QUESTIONS, Question
from cardwright.games.bounty.rulebook import ATK, HAND_LIMIT, HP, MOST_HELD, POINTS, RPT, SCORE, TRAP, WORTH
from cardwright.games.bounty.scoring import note_failed_draw, note_points
from cardwright.games.bounty.sell import counted_stat
from cardwright.games.bounty.settling import follow_up, in_order, turn_over
from cardwright.games.bounty.state import State
from cardwright.games.bounty.zones import (
    BONEYARD,
    DECK,
    FIELD,
    HAND,
)

PUBLIC_CHANGES: Final = (
    1 << kinds.DAMAGE
    | 1 << kinds.RESTORE
    | 1 << kinds.GAIN
    | 1 << kinds.SCORE
    | 1 << kinds.SUSPEND
    | 1 << kinds.FLIP
    | 1 << kinds.ACTIVATE
    | 1 << kinds.DECLARE
    | 1 << kinds.CANCEL
)
"""BOU-74: what makes a window worth opening again, moves of cards aside."""


class Bounty(State):
    """Two crews that bank the point values of each other's cards."""

    def clone(self) -> Self:
        copy = Bounty()
        copy.copy_state(self)
        return cast(Self, copy)

    # Cards on the field

    def make_thing(self, card: CardId, seat: Seat, frame: Frame) -> Thing:
        face = self.faces[card]
        rulebook = self.rulebook
        sort = rulebook.sort_of(face.traits)
        one_time = sort == TRAP and face.traits & rulebook.set_trap != 0
        acts = one_time or len(face.text.activated) > 0
        return CardInPlay(card, seat, frame, sort, one_time, acts, face.stats[HP])

    def may_be(self, card: CardId, face: Face) -> bool:
        """BOU-46: what lies face-down is a one-time trap, of the price that was paid for it."""
        hidden = self.rulebook.hidden_traits
        if face.traits & hidden != hidden:
            return False
        thing = self.in_play[card]
        paid = cast(CardInPlay, thing).paid if thing is not None else NOBODY
        return paid == NOBODY or face.total_cost() == paid

    def depart(self, card: CardId) -> None:
        """BOU-43, BOU-49: Buffs on a card that leaves have lost their host and go too; a trap stays and idles."""
        super().depart(card)
        for thing in self.things:
            if thing.host == card:
                thing.host = NOBODY
                if cast(CardInPlay, thing).sort != TRAP:
                    self.orphans.append(thing.card)

    def refresh(self) -> None:
        """BOU-44: when the maximum HP falls, current HP is cut to it, so that losing a bonus never destroys."""
        super().refresh()
        if self.rulebook.windup:
            self.altered |= 1 << ATK
        if self.has_extra_hp or self.altered >> HP & 1:
            self.has_extra_hp = False
            for thing in self.things:
                one = cast(CardInPlay, thing)
                room = self.stat(one.card, HP)
                if room < one.room:
                    one.damage = max(0, one.damage - one.room + room)
                one.room = room
                if room != self.faces[one.card].stats[HP]:
                    self.has_extra_hp = True

    def fold(self, card: CardId, aspect: int, printed: int) -> int:
        """BOU-15, BOU-44: no number falls below 0, and nothing but damage takes the last HP; BOU-82: windup."""
        value = super().fold(card, aspect, printed)
        if aspect == ATK and self.rulebook.windup and facts.is_wound_up(self, card):
            value += 1
        least = 1 if aspect == HP and printed > 0 else 0
        return least if value < least else value

    def traits(self, card: CardId) -> int:
        """BOU-19: of a face-down card texts know no more than everybody."""
        thing = self.in_play[card]
        if thing is not None and not thing.face_up:
            return self.faces[card].traits & self.rulebook.hidden_traits
        return super().traits(card)

    def hp(self, card: CardId) -> int:
        """The HP that a card on the field has left."""
        thing = self.in_play[card]
        return self.stat(card, HP) - thing.damage if thing is not None else 0

    # Asking

    def put(self, question: Question) -> None:
        """BOU-87, BOU-92: a decision of its own; after 400 of them in one turn what can end is ended."""
        self.questions += 1
        self.acting = question.seat
        last = question.options[-1]
        if self.questions > MOST_QUESTIONS and self.is_ending(last):
            self.steps.append(last.step)
        else:
            self.decision = question

    def has_clock(self) -> bool:
        return self.rulebook.timed

    def charge(self, decision: Decision, index: int) -> int:
        """BOU-92: an action, or a choice that another player's text forces, against passing; sub-choices are free."""
        if isinstance(decision, Question):
            ends = self.is_ending(decision.options[index])
            return self.rulebook.pass_charge if ends else self.rulebook.decision_charge
        return 0 if decision.seat == self.acting else self.rulebook.decision_charge

    def time_passes(self) -> None:
        """BOU-93: when the time is up the last call is made, for good."""
        if self.bell == 0 and self.elapsed >= self.rulebook.time_limit:
            self.bell = max(1, self.turn)

    def longest_answer(self) -> int:
        """BOU-96: a single decision lasts at most so long."""
        return self.rulebook.decision_cap

    # Events

    def happen(self, event: Event) -> None:
        super().happen(event)
        follow_up(self)

    def happen_together(self, events: list[Event]) -> None:
        """BOU-66: of several cards that one text hits, those of its controller's opponent come first."""
        if len(events) > 1:
            events = in_order(self, events)
        super().happen_together(events)
        follow_up(self)

    def commit(self, event: Event) -> bool:
        kind = event.kind
        if event.target >= 0:
            return self.commit_move(event)
        if PUBLIC_CHANGES >> kind & 1:
            self.news += 1
        if kind == kinds.DAMAGE:
            return self.take_damage(event)
        if kind == kinds.GAIN:
            self.resource[event.seat] = min(MOST_RESOURCE, max(0, self.resource[event.seat] + event.amount))
            return True
        if kind == kinds.RESTORE:
            return self.restore(event)
        if kind == kinds.TURN:
            return turn_over(self, event)
        if kind == kinds.SCORE:
            note_points(self, event.seat, event.amount)
            return True
        return super().commit(event)

    def commit_move(self, event: Event) -> bool:
        """A card changes zone: what is discarded or sold goes to the very bottom, what is destroyed scores."""
        kind = event.kind
        card = event.card & CARD_MASK
        if event.target >> 1 == DECK and kind == kinds.DISCARD and not event.flags & BOTTOM:
            event = event.to_zone(event.target, event.flags | BOTTOM)
        owner = self.controller(card)
        worth = self.faces[card].numbers[POINTS]
        if kind == kinds.DESTROY and self.altered >> WORTH & 1:
            worth = self.fold(card, WORTH, worth)
        if not super().commit(event):
            return False
        self.news += 1
        if kind == kinds.DESTROY and event.seat != owner and event.origin >> 1 == FIELD and not event.flags & UNSCORED:
            # BOU-67, BOU-68: nobody scores one's own.
            self.awards.append((event.seat, worth))
        elif kind == kinds.DEPLOY and event.target >> 1 == FIELD:
            self.enter(card, event)
        return True

    def enter(self, card: CardId, event: Event) -> None:
        """BOU-46, BOU-79: a card enters the field, a one-time trap face-down, with its counters and its host."""
        one = cast(CardInPlay, self.in_play[card])
        one.laid = self.turn
        one.paid = event.amount
        if event.victim >= 0 and self.is_there(event.victim):
            one.host = event.victim & CARD_MASK
        one.fuse = self.faces[card].text.number(self.rulebook.fuse)
        if one.one_time and self.rulebook.face_down:
            self.lay_face_down(card, event.origin)

    def take_damage(self, event: Event) -> bool:
        """BOU-63, BOU-66: hits wait for phase 6 to destroy, a text's damage destroys at once; at 0 HP there is none."""
        card = event.card & CARD_MASK
        if event.card < 0 or event.amount <= 0 or not self.is_there(event.card):
            return False
        thing = self.in_play[card]
        if thing is None:
            return False
        left = self.stat(card, HP) - thing.damage
        if left <= 0:
            return False
        thing.damage += min(left, event.amount)
        if event.amount >= left:
            if event.flags & COMBAT and self.hit is not None:
                self.doomed.append(Doom(self.hit.seat, event.card, self.hit.members))
            else:
                self.dying.append(Doom(self.last_controller(event.by), event.card, ()))
        return True

    def restore(self, event: Event) -> bool:
        """BOU-44: restoring HP stops at the maximum."""
        thing = self.in_play[event.card & CARD_MASK]
        if thing is None or not self.is_there(event.card) or thing.damage == 0:
            return False
        thing.damage = max(0, thing.damage - event.amount)
        return True

    # What card texts ask

    def active_seat(self) -> Seat:
        return self.active

    def deck_zone(self, seat: Seat) -> int:
        return DECK * 2 + seat

    def hand_zone(self, seat: Seat) -> int:
        return HAND * 2 + seat

    def play_zone(self, seat: Seat, card: CardId) -> int:
        return FIELD * 2 + seat

    def destination(self, kind: int, card: CardId) -> int:
        """BOU-23, BOU-64: discards go under the deck or, by option, to the boneyard like destroyed cards."""
        pile = DECK if kind == kinds.DISCARD and self.rulebook.discards_to_deck else BONEYARD
        return pile * 2 + self.owners[card]

    def pile_empty(self, kind: int, seat: Seat) -> None:
        """BOU-32: a card to draw that is not there."""
        if kind == kinds.DRAW:
            note_failed_draw(self, seat)

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        return self.resource[seat] >= cost[0]

    def pay(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.resource[seat] -= cost[0]
        self.news += 1
        self.settle(Event(kinds.PAY, seat, amount=cost[0], frame=frame))

    def held(self, seat: Seat, resource: int) -> int:
        return self.resource[seat]

    def number_of_player(self, seat: Seat, stat: int) -> int:
        """BOU-15: "RPT" in texts is the total."""
        if stat == SCORE:
            return self.points[seat]
        return total_rpt(self, seat) if stat == RPT else self.player_number(seat, MOST_HELD, HAND_LIMIT)

    def counted_stat(self, card: CardId, stat: int) -> int:
        return counted_stat(self, card, stat)

    def is_during(self, phase: int, seat: Seat) -> bool:
        return facts.is_during(self, phase, seat)

    def in_state(self, state: str, card: CardId) -> bool:
        return facts.in_state(self, state, card)

    def health_left(self, card: CardId) -> int:
        return self.hp(card)

    def age_of(self, card: CardId) -> int:
        """BOU-40: an age counts the controller's own turns after the turn of deployment."""
        thing = self.in_play[card]
        return cast(CardInPlay, thing).age if thing is not None else 0

    def attacked_last_turn(self, card: CardId) -> int:
        thing = self.in_play[card]
        return cast(CardInPlay, thing).last_turn if thing is not None else 0

    def attackers(self, event: Event | None) -> list[Ref]:
        """BOU-58: the cards of the attack in question, those that are left."""
        return [ref for ref in self.striking if self.is_there(ref)]

    def doers(self, event: Event) -> list[Ref]:
        if event.flags & COMBAT:
            return list(self.striking)
        return [event.by] if event.by >= 0 else []

    def attacks(self) -> list[Ref]:
        return [ref for ref in self.striking if self.current != NOBODY]

    def attack_target(self, attacker: Ref) -> Ref:
        return self.attacks_declared[self.current].target if self.current != NOBODY else NOBODY

    def cancel_attack(self, attacker: Ref) -> None:
        """BOU-59: a cancelled attack ends, and still counts as carried out."""
        if self.current != NOBODY:
            call_off(self.attacks_declared, self.current, attacker)
            self.news += 1

    def redirect_attack(self, attacker: Ref, target: Ref, seat: Seat) -> None:
        """BOU-68: the attack that is carried out gets another target; who redirected it last is remembered."""
        if self.current != NOBODY:
            self.attacks_declared[self.current] = self.attacks_declared[self.current].aimed_at(target, seat)
            self.news += 1

    def cancel_activation(self, source: Ref) -> None:
        """BOU-75: the newest activation of that card comes to nothing."""
        for index in range(len(self.chain) - 1, -1, -1):
            if self.chain[index].source == source:
                self.chain[index] = self.chain[index].called_off()
                self.news += 1
                return

    def suspend(self, card: Ref, turns: int) -> None:
        """BOU-78: through the controller's next turns, this one not counted; of two the one that ends later counts."""
        thing = self.in_play[card & CARD_MASK]
        if thing is not None and self.is_there(card):
            one = cast(CardInPlay, thing)
            end = self.turn + 2 * turns - (0 if one.controller == self.active or turns == 0 else 1)
            one.suspended_to = max(one.suspended_to, end) if turns >= 0 else 0

    def change_draw(self, seat: Seat, amount: int) -> None:
        """BOU-33: "draw N more" adds compulsory single draws."""
        if amount > 0:
            self.push(TakeOff(kinds.DRAW, seat, amount, NOBODY, NOBODY))

    def may_deploy(self, seat: Seat, card: CardId) -> bool:
        return may_deploy(self, seat, card)

    def deploy_now(self, seat: Seat, card: CardId, part: int, less: int) -> None:
        self.push(Deploy(seat, card, part, less))

    def can_deploy_for(self, seat: Seat, card: CardId, part: int, less: int) -> bool:
        return price_of(self, seat, card, part, less) <= self.resource[seat]

    def may_be_target(self, card: CardId, source: Ref, seat: Seat) -> bool:
        """BOU-76: a text never chooses its own card, nor one that may not be targeted."""
        ref = self.ref(card)
        if ref == source:
            return False
        if self.stale:
            self.refresh()
        if not self.forbidden >> kinds.TARGET & 1:
            return True
        return not self.is_forbidden(kinds.TARGET, Event(kinds.TARGET, seat, ref, source))

    # What everybody may know

    def facts(self) -> list[tuple[str, str]]:
        return facts.facts(self)

    def phase_name(self, phase: int) -> str:
        return facts.phase_name(self, phase)

    def marks_of(self, card: CardId) -> list[str]:
        return facts.marks_of(self, card)

    def back_marks(self, card: CardId) -> list[str]:
        return facts.back_marks(self, card)

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        return facts.stack_lines(self)

    def most_copies(self, face: Face) -> int:
        return facts.most_copies(face)

    def camp(self, face: Face) -> int:
        """BOU-03: a deck is of one faction."""
        return face.traits & self.rulebook.factions

    def standing(self, seat: Seat) -> list[int]:
        return facts.standing(self, seat)

    def invariants(self) -> list[str]:
        return facts.broken_invariants(self)
