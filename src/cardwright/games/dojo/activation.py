"""Chapter F: attacks, actions and tactics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import spend_elsewhere
from cardwright.effects.extra_price import PayOrDoInstead, can_do_price
from cardwright.effects.who import CHOSEN_X, PAID
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Frame, Program, Value
from cardwright.engine.event import COMBAT, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat, other
from cardwright.engine.program import RunProgram
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.card import CardInPlay, Deed
from cardwright.games.dojo.damage import begin_blow
from cardwright.games.dojo.energy import PayCost, added, can_afford
from cardwright.games.dojo.prices import deed_bits, price_of_ability, price_of_card
from cardwright.games.dojo.reactions import ActivationWindow
from cardwright.games.dojo.rulebook import AFTER_DAMAGE, ATTACK_CARD, DAMAGE, DRILL_CARD
from cardwright.games.dojo.texts import RunWaiting, TellAttack, carry_out
from cardwright.games.dojo.zones import CHARACTER, DISCARD, HAND, RESOLVING

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

NUMBERS: Final = tuple(f"X = {number}" for number in range(200))


def may_play(game: Dojo, seat: Seat, card: CardId) -> bool:
    """DOJ-40: whether no restriction forbids a card of the hand and its `Play only if` holds."""
    text = game.faces[card].text
    if text.restrictions or text.price is not NOTHING:
        frame = Frame(seat, game.ref(card), None, ())
        for condition in text.restrictions:
            if not condition.holds(game, frame):
                return False
        if not can_do_price(game, text.price, frame):
            return False
    if game.forbidden >> kinds.PLAY & 1 and game.is_forbidden(kinds.PLAY, Event(kinds.PLAY, seat, game.ref(card))):
        return False
    if not game.forbidden >> kinds.ACTIVATE & 1:
        return True
    sort = game.rulebook.sorts[game.faces[card].index]
    if sort == DRILL_CARD:
        return True
    bits = game.rulebook.attack_card_deed if sort == ATTACK_CARD else game.rulebook.tactic_deed
    return not game.is_forbidden(kinds.ACTIVATE, Event(kinds.ACTIVATE, seat, game.ref(card), amount=bits))


def may_use(game: Dojo, seat: Seat, card: CardId, ability: int) -> bool:
    """DOJ-40, DOJ-104: whether no restriction forbids the ability of a card in play."""
    if not game.forbidden >> kinds.ACTIVATE & 1:
        return True
    bits = deed_bits(game, card, ability)
    return not game.is_forbidden(kinds.ACTIVATE, Event(kinds.ACTIVATE, seat, game.ref(card), amount=bits))


@mypyc_attr(free_list_len=1)
class PlayCard(Step["Dojo"]):
    """DOJ-46, DOJ-47, DOJ-54: an attack or tactic card leaves the hand and lies in the resolving slot."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Dojo) -> None:
        seat = self.seat
        card = self.card
        face = game.faces[card]
        if game.rulebook.is_played_elsewhere and game.places[card] >> 1 != HAND:
            spend_elsewhere(game, seat, kinds.PLAY, card)
        game.turns += 1
        game.passes = 0
        game.done.append((face.index + 1) << 1 | seat)
        is_attack = game.rulebook.sorts[face.index] == ATTACK_CARD
        bits = game.rulebook.attack_card_deed if is_attack else game.rulebook.tactic_deed
        game.push(PERFORM)
        cost = price_of_card(game, seat, card, face.cost)
        if game.lasting:
            game.spend_discounts(card, seat)
        if face.text.instead is not NOTHING and sum(cost) > 0:
            game.push(payment(game, seat, card, cost))
        elif face.text.extras:
            game.push(ChooseExtras(cost, 0))
        elif cost is not face.cost or face.total_cost() > 0:
            game.push(PayCost(seat, cost))
        if face.text.price is not NOTHING:
            game.push(PayBesides(seat, card))
        target = RESOLVING * 2 + seat
        if game.log is None and not (game.heard | game.remembers) & PLAYING:
            game.move(card, target)
        else:
            game.happen(game.move_event(kinds.PLAY, card, target, NOBODY, seat, NOBODY))
        game.deed = Deed(seat, game.ref(card), bits, NOBODY)


def payment(game: Dojo, seat: Seat, card: CardId, cost: list[int]) -> Step[Dojo]:
    """DOJ-22: a card of the hand is paid for, perhaps with extra costs, or what it takes in place of that is done."""
    can_pay = can_afford(game, seat, cost, len(game.zones[HAND * 2 + seat]) - 1)
    is_more = len(game.faces[card].text.extras) > 0
    return PayOrDoInstead(seat, card, ChooseExtras(cost, 0) if is_more else PayCost(seat, cost), can_pay)


@mypyc_attr(free_list_len=1)
class PayBesides(Step["Dojo"]):
    """DOJ-26: what a card asks for besides energy, cards and life is done as it is played."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Dojo) -> None:
        frame = Frame(self.seat, game.ref(self.card), None, ())
        game.push(RunProgram(game.open_frame(frame), game.faces[self.card].text.price, 0))


PLAYING: Final = 1 << kinds.PLAY | 1 << kinds.ARRIVE


@mypyc_attr(free_list_len=1)
class UseAbility(Step["Dojo"]):
    """DOJ-37, DOJ-47, DOJ-53: a drill or character attacks or acts; it stays in place."""

    def __init__(self, seat: Seat, card: CardId, ability: int) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability

    def run(self, game: Dojo) -> None:
        seat = self.seat
        card = self.card
        ability = self.ability
        face = game.faces[card]
        game.turns += 1
        game.passes = 0
        game.done.append((face.index + 1) << 1 | seat)
        game.deed = Deed(seat, game.ref(card), deed_bits(game, card, ability), ability)
        game.push(PERFORM)
        game.push(MarkUsed(card, ability))
        cost = price_of_ability(game, seat, card, ability)
        used = face.text.activated[ability]
        game.push(PayCost(seat, cost) if used.variable == NOBODY else ChooseX(cost, used.variable, used.most))
        if game.lasting:
            game.spend_discounts(card, seat)
        if game.log is not None:
            game.log.add(game, Event(kinds.ACTIVATE, seat, game.ref(card)))


@mypyc_attr(free_list_len=1)
class ChooseX(Step["Dojo"]):
    """DOJ-26: the X of an ability is fixed while paying."""

    def __init__(self, cost: list[int], variable: int, most: Value | None) -> None:
        self.cost = cost
        self.variable = variable
        self.most = most

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        hand = len(game.zones[HAND * 2 + deed.seat])
        total = self.cost
        options: list[Option] = []
        most = highest_x(game, deed, self.most)
        while can_afford(game, deed.seat, total, hand) and len(options) <= most:
            options.append(Option(NUMBERS[len(options)], PayX(total, len(options))))
            total = total[:]
            total[self.variable] += 1
        game.ask(Decision(deed.seat, "How much is X?", options, deed.ref & CARD_MASK))


def highest_x(game: Dojo, deed: Deed, most: Value | None) -> int:
    """DOJ-26: the highest X that a deed allows."""
    if most is None:
        return len(NUMBERS) - 1
    return min(len(NUMBERS) - 1, max(0, most.of(game, Frame(deed.seat, deed.ref, None, ()))))


@mypyc_attr(free_list_len=1)
class PayX(Step["Dojo"]):
    """DOJ-26: an ability is paid with this X."""

    def __init__(self, cost: list[int], chosen_x: int) -> None:
        self.cost = cost
        self.chosen_x = chosen_x

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        deed.paid = (0,)
        deed.chosen_x = self.chosen_x
        game.push(PayCost(deed.seat, self.cost))


@mypyc_attr(free_list_len=1)
class MarkUsed(Step["Dojo"]):
    """DOJ-43: an ability is used once its cost is paid, even if then cancelled; a card that is the price goes."""

    def __init__(self, card: CardId, ability: int) -> None:
        self.card = card
        self.ability = ability

    def run(self, game: Dojo) -> None:
        thing = game.in_play[self.card]
        if thing is None:
            return
        cast(CardInPlay, thing).use(self.ability)
        if game.faces[self.card].text.activated[self.ability].spent:
            owner = game.owners[self.card]
            game.settle(game.move_event(kinds.DISCARD, self.card, DISCARD * 2 + owner, NOBODY, owner, NOBODY))


@mypyc_attr(free_list_len=1)
class ChooseExtras(Step["Dojo"]):
    """DOJ-26: optional extra costs and X are fixed while paying; all must be payable together."""

    def __init__(self, cost: list[int], index: int) -> None:
        self.cost = cost
        self.index = index

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        seat = deed.seat
        extras = game.faces[deed.ref & CARD_MASK].text.extras
        if self.index == len(extras):
            game.push(PayCost(seat, self.cost))
            return
        extra = extras[self.index]
        hand = len(game.zones[HAND * 2 + seat])
        total = added(self.cost, extra.cost)
        options: list[Option] = []
        if extra.variable == NOBODY:
            if can_afford(game, seat, total, hand):
                options.append(Option("pay more", TakeExtra(total, self.index, 0)))
        else:
            number = 0
            most = highest_x(game, deed, extra.most)
            while can_afford(game, seat, total, hand) and number <= most:
                options.append(Option(NUMBERS[number], TakeExtra(total, self.index, number)))
                total = total[:]
                total[extra.variable] += 1
                number += 1
        if extra.optional or not options:
            options.append(Option("pay no more", ChooseExtras(self.cost, self.index + 1)))
        prompt = "How much do you pay besides?"
        game.ask(Decision(seat, prompt, options, deed.ref & CARD_MASK))


@mypyc_attr(free_list_len=1)
class TakeExtra(Step["Dojo"]):
    """DOJ-26: an extra cost will be paid, with this X."""

    def __init__(self, cost: list[int], index: int, chosen_x: int) -> None:
        self.cost = cost
        self.index = index
        self.chosen_x = chosen_x

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        deed.paid = (*deed.paid, self.index)
        deed.chosen_x = self.chosen_x
        game.push(ChooseExtras(self.cost, self.index + 1))


class Perform(Step["Dojo"]):
    """DOJ-47, DOJ-53, DOJ-54, DOJ-58: your reaction window, the opponent's, effect, damage, after damage."""

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        game.push(FINISH)
        game.push(CARRY_OUT)
        if game.stale:
            game.refresh()
        if game.answered:
            game.push(ActivationWindow(other(deed.seat)))
            game.push(ActivationWindow(deed.seat))
        if game.heard >> kinds.ACTIVATE & 1:
            before = len(game.waiting)
            game.listen(Event(kinds.ACTIVATE, deed.seat, deed.ref, amount=deed.bits))
            if game.remembers >> kinds.ACTIVATE & 1:
                # A deed does not count among what was done before it: it is remembered when it is over.
                game.memory.pop()
            if len(game.waiting) > before:
                game.push(RunWaiting(before))


class CarryOut(Step["Dojo"]):
    """DOJ-48, DOJ-56: effect text, then damage, then `After damage:`; nothing of it if it was cancelled."""

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        if deed.cancelled:
            return
        face = game.faces[deed.ref & CARD_MASK]
        program = program_of(game, deed)
        if deed.bits & game.rulebook.attack:
            moments = face.text.moments
            if moments and moments[AFTER_DAMAGE].effects:
                game.push(AfterDamage(moments[AFTER_DAMAGE]))
            if not program.effects:
                deal_damage(game)
                return
            game.push(DEAL)
        for _ in range(deed.again + 1):
            carry_out(game, frame_of(deed), program)


def program_of(game: Dojo, deed: Deed) -> Program:
    """The effect text of a deed."""
    text = game.faces[deed.ref & CARD_MASK].text
    return text.program if deed.ability == NOBODY else text.activated[deed.ability].program


def frame_of(deed: Deed) -> Frame:
    """Where the text of a deed stands: with X and the extra costs that were paid."""
    frame = Frame(deed.seat, deed.ref, None, ())
    if deed.paid:
        frame = frame.bind(PAID, deed.paid).bind(CHOSEN_X, (deed.chosen_x,))
    return frame


class DealDamage(Step["Dojo"]):
    """DOJ-47: step 5 of an attack."""

    def run(self, game: Dojo) -> None:
        deal_damage(game)


def deal_damage(game: Dojo) -> None:
    """DOJ-49 to DOJ-51, DOJ-56: base, bonuses and the character's bonus, computed once; 0 is no damage."""
    deed = game.current_deed()
    if deed.spared:
        return
    amount = attack_damage(game, deed)
    if amount > 0 and (game.replaced | game.forbidden) >> kinds.DAMAGE & 1:
        game.settle(Event(kinds.DAMAGE, other(deed.seat), NOBODY, deed.ref, amount, flags=COMBAT))
    elif amount > 0:
        begin_blow(game, deed.ref, deed.seat, other(deed.seat), amount, True)


def attack_damage(game: Dojo, deed: Deed) -> int:
    """DOJ-49, DOJ-50: what an attack deals."""
    card = deed.ref & CARD_MASK
    face = game.faces[card]
    amount = face.stats[DAMAGE]
    if deed.ability != NOBODY:
        value = face.text.activated[deed.ability].damage
        amount = value.of(game, frame_of(deed)) if value is not None else 0
    if game.stale:
        game.refresh()
    if game.altered >> DAMAGE & 1:
        amount = game.fold(card, DAMAGE, amount)
    characters = game.zones[CHARACTER * 2 + deed.seat]
    if characters:
        amount += game.faces[characters[0]].stats[DAMAGE]
    return max(amount, 0)


@mypyc_attr(free_list_len=1)
class AfterDamage(Step["Dojo"]):
    """DOJ-48: step 6, done even if nothing was dealt."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def run(self, game: Dojo) -> None:
        carry_out(game, frame_of(game.current_deed()), self.program)


class Finish(Step["Dojo"]):
    """DOJ-46, DOJ-56: a card played from hand goes to its owner's discard pile unless its text moved it."""

    def run(self, game: Dojo) -> None:
        deed = game.current_deed()
        game.push(game.end_turn(deed.seat))
        if game.remembers >> kinds.ACTIVATE & 1:
            game.memory.append(Event(kinds.ACTIVATE, deed.seat, deed.ref, amount=deed.bits))
        if game.heard >> kinds.STRUCK & 1 and deed.bits & game.rulebook.attack and not deed.cancelled:
            game.push(TellAttack(deed.seat, deed.ref, deed.bits))
        card = deed.ref & CARD_MASK
        if deed.ability == NOBODY and game.is_there(deed.ref):
            target = DISCARD * 2 + game.owners[card]
            if game.log is None and not (game.heard | game.remembers | game.replaced) & FINISHING:
                game.move(card, target)
            else:
                game.settle(game.move_event(kinds.RESOLVE, card, target, NOBODY, deed.seat, NOBODY))


FINISHING: Final = 1 << kinds.RESOLVE | 1 << kinds.ARRIVE
PERFORM: Final = Perform()
CARRY_OUT: Final = CarryOut()
DEAL: Final = DealDamage()
FINISH: Final = Finish()
