"""Chapter E: deploying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.elsewhere import cards_elsewhere, spend_elsewhere
from cardwright.effects.extra_price import PayOrDoInstead, can_do_instead, can_do_price, do_price
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Frame, Target
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, other
from cardwright.engine.parts import HALF_DOWN, HALF_UP, NOTHING_PAID, WHOLE
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Option, Step
from cardwright.games.bounty.chain import add_activations, is_worth_asking, window
from cardwright.games.bounty.question import Question
from cardwright.games.bounty.zones import ASIDE, BONEYARD, DECK, DEPLOY, FIELD, HAND

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty

ELSEWHERE: Final = (BONEYARD, DECK)
"""The zones besides the hand from which texts can let cards be deployed."""
HOST: Final = 1
"""The frame's slot for what a card is attached to, or was chosen for."""


class DeployPhase(Step["Bounty"]):
    """BOU-34: any number of cards, one at a time, until Done."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Bounty) -> None:
        seat = game.active
        if game.phase != self.phase and game.skips(seat, DEPLOY):
            return
        game.phase = self.phase
        game.deployed = NOBODY
        hand = game.zones[HAND * 2 + seat]
        if game.rulebook.is_played_elsewhere:
            hand = hand + cards_elsewhere(game, seat, kinds.DEPLOY, ELSEWHERE)
        if not hand and not is_worth_asking(game, seat):
            game.push(window(other(seat), False, False))
            return
        if game.stale:
            game.refresh()
        options: list[Option] = []
        resource = game.resource[seat]
        for index in range(len(hand)):
            card = hand[index]
            cost = game.changed_cost(card, seat, game.faces[card].cost)
            if cost[0] > resource and not can_do_instead(game, seat, card):
                continue
            if not game.is_copy(hand, index) and may_deploy(game, seat, card):
                options.append(Option("deploy", DeployAndGoOn(self, card), card))
        add_activations(game, seat, options, self)
        options.append(DONES[seat])
        game.put(Question(seat, "Deploy a card?", options))


class EndDeploying(Step["Bounty"]):
    """BOU-73: a window for the other player ends the phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Bounty) -> None:
        game.push(window(other(self.seat), False, False))


DONES: Final = [Option("done", EndDeploying(seat)) for seat in range(2)]


class DeployAndGoOn(Step["Bounty"]):
    """BOU-34, BOU-73: the deployment with all that it sets off, then a window, then the phase goes on."""

    def __init__(self, after: DeployPhase, card: CardId) -> None:
        self.after = after
        self.card = card

    def run(self, game: Bounty) -> None:
        seat = game.active
        if game.rulebook.is_played_elsewhere and game.places[self.card] >> 1 != HAND:
            spend_elsewhere(game, seat, kinds.DEPLOY, self.card)
        game.push(self.after)
        game.push(AnswerDeployment(self.card))
        begin_deploying(game, seat, self.card)


def begin_deploying(game: Bounty, seat: Seat, card: CardId) -> None:
    """BOU-35: deploy a card for its cost, or for what it takes in place of that."""
    deploy = Deploy(seat, card, WHOLE, 0)
    cost = price_of(game, seat, card, WHOLE, 0)
    if cost == 0 or game.faces[card].text.instead is NOTHING:
        game.push(deploy)
        return
    unpaid = Deploy(seat, card, NOTHING_PAID, 0)
    game.push(PayOrDoInstead(seat, card, deploy, cost <= game.resource[seat], unpaid))


class AnswerDeployment(Step["Bounty"]):
    """BOU-73: the window after a deployment, in which it can be answered."""

    def __init__(self, card: CardId) -> None:
        self.card = card

    def run(self, game: Bounty) -> None:
        game.deployed = game.ref(self.card)
        game.push(window(other(game.active), False, False))


def stays(game: Bounty, card: CardId) -> bool:
    """BOU-38: whether a card comes to the field: all but one-time Resource and Buff cards."""
    return game.faces[card].traits & game.rulebook.one_time == 0


def choices_of(game: Bounty, card: CardId) -> tuple[Target, ...]:
    """BOU-39, BOU-42, BOU-45: what deploying a card chooses: a host or victim, or a one-time card's targets."""
    text = game.faces[card].text
    if not stays(game, card):
        return text.program.targets
    if text.attach is None or game.rulebook.can_defend and game.faces[card].traits & game.rulebook.defense:
        return ()
    return (text.attach,)


def may_deploy(game: Bounty, seat: Seat, card: CardId) -> bool:
    """BOU-39: whether no text forbids it and every choice that it must make is there."""
    text = game.faces[card].text
    if game.forbidden >> kinds.DEPLOY & 1:
        if game.is_forbidden(kinds.DEPLOY, Event(kinds.DEPLOY, seat, game.ref(card))):
            return False
    if text.attach is None and not text.program.targets and not text.restrictions and text.price is NOTHING:
        return True
    frame = Frame(seat, game.ref(card), None, ())
    for restriction in text.restrictions:
        if not restriction.holds(game, frame):
            return False
    return can_aim(game, choices_of(game, card), frame) and can_do_price(game, text.price, frame)


def price_of(game: Bounty, seat: Seat, card: CardId, part: int, less: int) -> int:
    """BOU-35: the current cost, or the part of it that a text asks for."""
    if part == NOTHING_PAID:
        return 0
    cost = game.changed_cost(card, seat, game.faces[card].cost)[0]
    if part == HALF_UP:
        cost = (cost + 1) // 2
    elif part == HALF_DOWN:
        cost //= 2
    return max(0, cost - less)


class Deploy(Step["Bounty"]):
    """BOU-39: choices first, then what it asks for besides is done, the card is paid and enters."""

    def __init__(self, seat: Seat, card: CardId, part: int, less: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part
        self.less = less

    def run(self, game: Bounty) -> None:
        number = game.open_frame(Frame(self.seat, game.ref(self.card), None, ()))
        targets = choices_of(game, self.card)
        game.push(Enter(self.seat, self.card, self.part, self.less, number))
        do_price(game, game.faces[self.card].text.price, number)
        ask_targets(game, targets, number, self.seat)


class Enter(Step["Bounty"]):
    """BOU-35, BOU-38: paying the current cost, or nothing; one-time Resource and Buff cards work at once."""

    def __init__(self, seat: Seat, card: CardId, part: int, less: int, frame: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part
        self.less = less
        self.frame = frame

    def run(self, game: Bounty) -> None:
        seat = self.seat
        card = self.card
        cost = price_of(game, seat, card, self.part, self.less)
        game.resource[seat] -= cost
        if game.lasting and self.part != NOTHING_PAID:
            game.spend_discounts(card, seat)
        frame = game.frame(self.frame)
        game.close_frame(self.frame)
        enters = stays(game, card)
        target = (FIELD if enters else ASIDE) * 2 + seat
        hosts = frame.group(HOST) if enters else ()
        host: Ref = hosts[0] if hosts else NOBODY
        game.happen(Event(kinds.DEPLOY, seat, game.ref(card), NOBODY, cost, game.places[card], target, host))
        if not enters:
            game.push(PutAway(game.ref(card)))
            program = game.faces[card].text.program
            if program.effects:
                number = game.open_frame(Frame(seat, game.ref(card), None, frame.slots))
                game.push(RunProgram(number, program, 0))


class PutAway(Step["Bounty"]):
    """BOU-38: a one-time Resource or Buff card goes to its owner's boneyard when it has worked."""

    def __init__(self, card: Ref) -> None:
        self.card = card

    def run(self, game: Bounty) -> None:
        card = self.card & CARD_MASK
        if game.is_there(self.card):
            game.happen(
                game.move_event(
                    kinds.RESOLVE, card, BONEYARD * 2 + game.owners[card], NOBODY, game.owners[card], NOBODY
                )
            )
