"""What the card language asks of a game's rules. A game answers what its words need."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import CostChange, Frame
from cardwright.engine.aims import Aims
from cardwright.engine.event import Event
from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, UNHURT, CardId, Ref, Seat
from cardwright.engine.prices import change_price
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Aims):
    """The questions, with answers that suit most games."""

    def active_seat(self) -> Seat:
        """The player whose turn it is, who acts first where both act; red for good where there are no turns."""
        return 0

    def player_of_waiting(self, card: CardId) -> Seat:
        """Who played a card that lies on a shared stack."""
        return self.owners[card]

    def deck_zone(self, seat: Seat) -> int:
        """Where a seat draws from."""
        raise NotImplementedError

    def hand_zone(self, seat: Seat) -> int:
        """Where drawn cards go."""
        raise NotImplementedError

    def play_zone(self, seat: Seat, card: CardId) -> int:
        """Where a card that is put into play lies."""
        raise NotImplementedError

    def token_made(self, event: Event) -> None:
        """A token has just come into play: it takes its place."""

    def destination(self, kind: int, card: CardId) -> int:
        """Where a card goes when it is destroyed, discarded, exiled, burned, countered and so on."""
        raise NotImplementedError

    def pile_empty(self, kind: int, seat: Seat) -> None:
        """A seat should draw (or burn, ...) a card and there is none."""

    def can_pay(self, seat: Seat, cost: list[int]) -> bool:
        """Whether a seat could pay so much now."""
        return False

    def pay(self, seat: Seat, cost: list[int], frame: int) -> None:
        """Schedule a payment; done, it is an event PAY of that frame."""
        raise NotImplementedError

    def is_during(self, phase: int, seat: Seat) -> bool:
        """Whether it is that phase (an index into the declared phases), of that seat (NOBODY: anybody's)."""
        raise NotImplementedError

    def memory_of(self, phase: int) -> list[Event]:
        """The remembered events of the span of that phase that goes on now."""
        return self.memory

    def memory_of_last(self, phase: int, seat: Seat) -> list[Event]:
        """The remembered events of a seat's last finished span of that phase; of NOBODY, of the last one of all."""
        return self.past[self.last_seat if seat == NOBODY else seat]

    def winner_of(self, phase: int, before: bool) -> Seat:
        """Who has won the span of that phase that ends now, or the one before; NOBODY if nobody has."""
        return NOBODY

    def activity(self, card: CardId) -> int:
        """What a card is doing now, as bits of the nouns for it; 0 if nothing."""
        return 0

    def can_be_given(self, card: CardId) -> bool:
        """Whether a bonus for a time can be given to a card where it is."""
        return self.in_play[card] is not None

    def spare(self, seat: Seat, attacker: Ref) -> None:
        """A seat takes no damage from an attack."""
        raise NotImplementedError

    def revealed_for(self, card: CardId) -> Ref:
        """For what a card lies revealed now, NOBODY if it does not."""
        return NOBODY

    def damage_left(self, card: CardId) -> int:
        """How much of the damage that a card blocks is still left."""
        return 0

    def blocked(self, card: CardId) -> int:
        """How much damage a card is blocking."""
        return 0

    def surplus(self, card: CardId) -> int:
        """By how much a card blocks more than there was to block."""
        return 0

    def divert(self, ref: Ref, target: int, flags: int) -> None:
        """A card goes elsewhere than where the rules would take it next: at once, if it is still to be put away."""
        game = self.itself()
        card = ref & CARD_MASK
        if self.is_there(ref):
            game.settle(game.move_event(kinds.PUT, card, target, ref, self.owners[card], NOBODY, flags))

    def chooses_order(self) -> bool:
        """Whether a player who puts several cards on a pile chooses their order."""
        return False

    def in_state(self, state: str, card: CardId) -> bool:
        """Whether a state word of the game is true of a card."""
        return False

    def is_beside(self, card: CardId, other: CardId, where: int) -> bool:
        """Whether a card in play stands there in the rows of its side, seen from another (see `engine.ranks`)."""
        return False

    def choose_row(self, ref: Ref, seat: Seat) -> None:
        """A seat chooses to which row a card in play moves."""

    def shows_number(self, card: CardId, stat: int) -> bool:
        """Whether a card can be picked out by a stat, or by its name (-1): one that lies face down may not."""
        return (thing := self.in_play[card]) is None or thing.face_up

    def resample(self, seat: Seat, rng: Rng) -> None:
        """Make up what a seat cannot know besides faces, in a world that it believes in."""

    def attach_card(self, card: CardId, host: CardId) -> None:
        """A text attaches a card in play to another."""
        thing = self.in_play[card]
        if thing is not None:
            thing.host = host
            self.stale = True

    def cancel_effect(self, card: Ref) -> None:
        """What is about to take effect comes to nothing."""
        raise NotImplementedError

    def health_left(self, card: CardId) -> int:
        """How much more damage a card in play can take; no end of it if damage does nothing to it."""
        return UNHURT

    def is_lethal(self, card: CardId) -> bool:
        """Whether the damage on a card is as much as it can take."""
        return self.in_play[card] is not None and self.health_left(card) <= 0

    def attacks(self) -> list[Ref]:
        """The attackers of declared attacks that are not yet carried out, oldest first."""
        return []

    def attacks_to_come(self) -> list[Ref]:
        """The same with those that wait until the present one is over."""
        return self.attacks()

    def attack_target(self, attacker: Ref) -> Ref:
        """What a declared attack is aimed at; a player is a negative reference."""
        raise NotImplementedError

    def do_again(self, deed: Ref, seat: Seat) -> None:
        """What something that is about to happen does is done once more, by a seat."""

    def cancel_attack(self, attacker: Ref) -> None:
        """Take a declared attack away."""
        raise NotImplementedError

    def redirect_attack(self, attacker: Ref, target: Ref, seat: Seat) -> None:
        """A seat points a declared attack at something else, if the rules let it and know of any."""

    def attackers(self, event: Event | None) -> list[Ref]:
        """The cards that make the attack which an event tells of; without one, the attack that is under way."""
        return [event.by] if event is not None and event.by >= 0 else []

    def doers(self, event: Event) -> list[Ref]:
        """The cards that did what an event tells of: several if they did it together."""
        return [event.by] if event.by >= 0 else []

    def cancel_activation(self, source: Ref) -> None:
        """An ability that was used comes to nothing."""
        raise NotImplementedError

    def suspend(self, card: Ref, turns: int) -> None:
        """A card can do nothing for so many turns; with a number below 0 it is no longer so."""
        raise NotImplementedError

    def deploy_now(self, seat: Seat, card: CardId, part: int, less: int) -> None:
        """Schedule that a seat puts a card into play by the usual steps, for a part of its price and so much less."""
        raise NotImplementedError

    def may_deploy(self, seat: Seat, card: CardId) -> bool:
        """Whether a card could be put into play now, its price aside."""
        return False

    def can_deploy_for(self, seat: Seat, card: CardId, part: int, less: int) -> bool:
        """Whether a seat can pay that part of a card's price, and so much less."""
        return False

    def age_of(self, card: CardId) -> int:
        """How many turns of its controller a card in play has begun, the one in which it came not counted."""
        return 0

    def held(self, seat: Seat, resource: int) -> int:
        """How much of a resource a seat has."""
        return 0

    def number_of_player(self, seat: Seat, stat: int) -> int:
        """A stat that a player has, such as life or income."""
        raise NotImplementedError

    def counted_stat(self, card: CardId, stat: int) -> int:
        """A stat of a card as texts count it; where damage lowers one, as far as it is left."""
        return self.stat(card, stat)

    def sentence_done(self) -> None:
        """A sentence of a text has been carried out: a game may look at the table before the next one."""

    def keep_change(self, card: CardId, aspect: int, amount: int, by: Ref) -> bool:
        """Whether a game notes a change of a number on the card itself, for as long as it stays in play."""
        return False

    def wears(self, aspect: int) -> bool:
        """Whether damage lowers this very number, so that setting it means adding to it or taking away."""
        return False

    def set_level(self, card: CardId, aspect: int, level: int, by: Ref) -> None:
        """Bring a number that wears to a level."""
        raise NotImplementedError

    def begin_fight(self, one: Ref, other: Ref, source: Ref) -> bool:
        """Whether a fight that a text causes goes by the game's own rules; else both deal damage at once."""
        return False

    def dial(self, dial: int) -> int:
        """How a dial of the vocabulary stands: the number of its value, NOBODY if it is not set."""
        return -1

    def may_play_now(self, card: CardId, seat: Seat, is_free: bool) -> bool:
        """Whether a text could let a seat play this card now."""
        return False

    def play_now(self, card: CardId, seat: Seat, is_free: bool) -> None:
        """A text lets a seat play a card, for its cost or for nothing."""
        raise NotImplementedError

    def add_span(self, phase: int) -> None:
        """Another phase of this sort follows the one that goes on."""
        raise NotImplementedError

    def change_draw(self, seat: Seat, amount: int) -> None:
        """A seat draws so many more (or, negative, fewer) cards when the rules next let it draw."""
        raise NotImplementedError

    def must_find(self) -> bool:
        """Whether a search must take a card that fits; else only one for any card must."""
        return False

    def shows_found(self) -> bool:
        """Whether a card found for what it is must be shown."""
        return True

    def changed_cost(self, card: CardId, seat: Seat, printed: list[int]) -> list[int]:
        """What a seat pays for a card: what texts say it costs, then increases, then reductions, never below 0."""
        if self.stale:
            self.refresh()
        own = self.faces[card].text
        if not self.cost_changes and not own.prices_itself:
            return printed
        game = self.itself()
        changes: list[tuple[CostChange, Frame]] = []
        if own.prices_itself:
            frame = Frame(seat, self.ref(card), None, ())
            for change in own.cost_changes:
                if change.itself:
                    changes.append((change, frame))
        for thing in self.things:
            if self.is_active(thing):
                for change in self.faces[thing.card].text.cost_changes:
                    if not change.itself:
                        changes.append((change, thing.frame))
        for lasting in self.lasting:
            for change in lasting.cost_changes:
                changes.append((change, lasting.frame))
        cost = printed[:]
        in_force: list[tuple[CostChange, int]] = []
        for change, frame in changes:
            if change.condition is None or change.condition.holds(game, frame):
                if self.costs(change, frame, card, seat):
                    self.count(change)
                    amount = change.amount.of(game, frame)
                    if change.exact:
                        cost[change.resource] = amount
                    else:
                        in_force.append((change, amount))
        change_price(cost, in_force, self.own_resource(card))
        return cost

    def own_resource(self, card: CardId) -> int:
        """Of what a card costs more or less if a text does not say of what."""
        return 0

    def costs(self, change: CostChange, frame: Frame, card: CardId, seat: Seat) -> bool:
        """Whether a change of cost is about this card when this seat plays it."""
        if change.seat == 0 and seat != frame.seat or change.seat == 1 and seat == frame.seat:
            return False
        return change.what.accepts(self.itself(), frame, card)

    def spend_discounts(self, card: CardId, seat: Seat) -> None:
        """A card was played: discounts for "the next" such card are used up."""
        for lasting in self.lasting[:]:
            if lasting.uses > 0 and lasting.cost_changes:
                change = lasting.cost_changes[0]
                if self.costs(change, lasting.frame, card, seat):
                    self.use_lasting(lasting.stamp)

    # What counts for the clock, and what a game tells of itself

    def has_clock(self) -> bool:
        """Whether time counts in this game."""
        return False

    def charge(self, decision: Decision, index: int) -> int:
        """The milliseconds that an answer costs a player who is no person."""
        return 0

    def time_passes(self) -> None:
        """An answer has taken its time; it has not yet taken effect."""

    def longest_answer(self) -> int:
        """The milliseconds after which whoever runs the game answers for a person; 0 for never."""
        return 0

    def facts(self) -> list[tuple[str, str]]:
        """Public numbers and words: turn, phase, tallies."""
        return []

    def phase_name(self, phase: int) -> str:
        """The word for a phase that starts or ends."""
        return str(phase)

    def phrase(self, event: Event) -> str:
        """How the log tells an event, if this game has words of its own for it."""
        return ""

    def dial_name(self, dial: int, value: int) -> str:
        """The words for how a dial is set."""
        return str(value)

    def marks_of(self, card: CardId) -> list[str]:
        """Public words about a card in play."""
        return []

    def back_marks(self, card: CardId) -> list[str]:
        """Public words about a card that lies face-down in play."""
        return []

    def stack_lines(self) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
        """What waits to resolve, top last: card, controller, words, targets."""
        return []

    def tells_of(self, face: Face) -> int:
        """What the rules give away of a hidden card, such as energy for its colour: equal numbers look alike."""
        return 0

    def knows_list(self, seat: Seat, owner: Seat) -> bool:
        """Whether a seat knows which cards an owner's deck was made of: its own, unless the rules share lists."""
        return seat == owner

    def may_be_listed(self, face: Face) -> bool:
        """Whether a hidden card of a deck could be this one."""
        return not face.is_token

    def most_copies(self, face: Face) -> int:
        """How many of one card a deck may hold, for guessing at a list."""
        return 1

    def camp(self, face: Face) -> int:
        """What a card binds its deck to, 0 for nothing: no deck holds cards of two camps."""
        return 0

    def standing(self, seat: Seat) -> list[int]:
        """A seat's points, life and the like, in the order of the entry's `standing`; cards agents count."""
        return []

    def caches(self) -> tuple[str, ...]:
        """Attributes that a game only keeps to save work: they are no part of its state."""
        return ()

    def invariants(self) -> list[str]:
        """What must hold at every decision; each broken one in words."""
        return []
