"""Energy: what a card costs, and paying for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import CostChange, Frame
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.rulebook import BROWN, COLOUR_COUNT, OWN

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

SPEND: Final = ("spend orange", "spend blue", "spend cyan", "spend green", "spend white", "spend purple")
LOSE: Final = ("lose orange", "lose blue", "lose cyan", "lose green", "lose white", "lose purple")
GAIN: Final = ("gain orange", "gain blue", "gain cyan", "gain green", "gain white", "gain purple")


def price_of(game: Tempest, seat: Seat, card: CardId) -> int:
    """TEM-48, TEM-51: increases add free cost, reductions take free cost first, then colour cost, never below 0."""
    face = game.faces[card].index
    total = game.rulebook.totals[face]
    own = game.rulebook.owns[face]
    if not game.cost_changes and not game.faces[card].text.prices_itself:
        return own * OWN + total
    more = less = 0
    exact = NOBODY
    for change, frame in changes_in_force(game, seat, card):
        if change.condition is not None and not change.condition.holds(game, frame):
            continue
        if game.costs(change, frame, card, seat):
            game.count(change)
            amount = change.amount.of(game, frame)
            if change.exact:
                exact = max(exact, 0) + amount
            elif amount > 0:
                more += amount
            else:
                less -= amount
    total = max(0, (total if exact == NOBODY else exact) + more - less)
    return min(own, total) * OWN + total


def changes_in_force(game: Tempest, seat: Seat, card: CardId) -> list[tuple[CostChange, Frame]]:
    """Every text that changes what cards cost, and what the card says of its own price."""
    found: list[tuple[CostChange, Frame]] = []
    own = game.faces[card].text
    if own.prices_itself:
        frame = Frame(seat, game.ref(card), None, ())
        for change in own.cost_changes:
            if change.itself:
                found.append((change, frame))
    for thing in game.things:
        for change in game.faces[thing.card].text.cost_changes:
            if not change.itself:
                found.append((change, thing.frame))
    for lasting in game.lasting:
        for change in lasting.cost_changes:
            found.append((change, lasting.frame))
    return found


def purse(game: Tempest, seat: Seat) -> int:
    """All energy of a seat together."""
    energy = game.energy
    at = seat * COLOUR_COUNT
    return energy[at] + energy[at + 1] + energy[at + 2] + energy[at + 3] + energy[at + 4] + energy[at + 5]


def covers(game: Tempest, seat: Seat, held: int, colour: int, price: int) -> bool:
    """TEM-48, TEM-49: whether a seat that holds so much in all can pay a price."""
    if held < price % OWN:
        return False
    own = price // OWN
    return own == 0 or colour == BROWN or game.energy[seat * COLOUR_COUNT + colour] >= own


@mypyc_attr(free_list_len=1)
class PayCost(Step["Tempest"]):
    """TEM-48, TEM-50: the colour cost is paid in the card's colour, then the payer covers the free cost."""

    def __init__(self, seat: Seat, ref: Ref) -> None:
        self.seat = seat
        self.ref = ref

    def run(self, game: Tempest) -> None:
        card = self.ref & CARD_MASK
        pay_price(game, self.seat, game.rulebook.colours[game.faces[card].index], price_of(game, self.seat, card))


def pay_price(game: Tempest, seat: Seat, colour: int, price: int) -> None:
    """TEM-50: pay the colour cost and go on to the free cost; total 0 is free."""
    own = price // OWN
    if colour != BROWN:
        game.energy[seat * COLOUR_COUNT + colour] -= own
    left = price % OWN - own
    if left > 0:
        spend_free(game, seat, 0, left)


def spend_free(game: Tempest, seat: Seat, first: int, left: int) -> None:
    """TEM-50: cover the free cost energy by energy, in the order of colours so that no split is offered twice."""
    base = seat * COLOUR_COUNT
    energy = game.energy
    held = 0
    last = first
    colours = 0
    for colour in range(first, COLOUR_COUNT):
        count = energy[base + colour]
        if count > 0:
            held += count
            last = colour
            colours += 1
    if colours == 1:
        energy[base + last] -= left
        return
    if held == left:
        for colour in range(first, COLOUR_COUNT):
            energy[base + colour] = 0
        return
    options: list[Option] = []
    for colour in range(first, COLOUR_COUNT):
        count = energy[base + colour]
        if count > 0 and held >= left:
            options.append(Option(SPEND[colour], Spend(seat, colour, left)))
        held -= count
    if len(options) == 1:
        only = options[0].step
        assert isinstance(only, Spend)
        energy[base + only.colour] -= 1
        if left > 1:
            spend_free(game, seat, only.colour, left - 1)
        return
    game.ask(Decision(seat, "Which energy covers the free cost?", options))


@mypyc_attr(free_list_len=1)
class Spend(Step["Tempest"]):
    """TEM-50: one energy of a colour; the rest of the free cost is covered from this colour on."""

    def __init__(self, seat: Seat, colour: int, left: int) -> None:
        self.seat = seat
        self.colour = colour
        self.left = left

    def run(self, game: Tempest) -> None:
        game.energy[self.seat * COLOUR_COUNT + self.colour] -= 1
        if self.left > 1:
            spend_free(game, self.seat, self.colour, self.left - 1)


def can_pay_parts(game: Tempest, seat: Seat, cost: list[int]) -> bool:
    """Whether a seat can pay a price that a text names: the free part first, then each colour."""
    total = cost[0]
    for colour in range(COLOUR_COUNT):
        total += cost[colour + 1]
        if game.energy[seat * COLOUR_COUNT + colour] < cost[colour + 1]:
            return False
    return purse(game, seat) >= total


@mypyc_attr(free_list_len=1)
class PayParts(Step["Tempest"]):
    """A price that a text names is paid: the colours as told, the rest as the payer likes."""

    def __init__(self, seat: Seat, cost: list[int], frame: int) -> None:
        self.seat = seat
        self.cost = cost
        self.frame = frame

    def run(self, game: Tempest) -> None:
        total = self.cost[0]
        for colour in range(COLOUR_COUNT):
            game.energy[self.seat * COLOUR_COUNT + colour] -= self.cost[colour + 1]
            total += self.cost[colour + 1]
        game.push(Paid(self.seat, total, self.frame))
        if self.cost[0] > 0:
            spend_free(game, self.seat, 0, self.cost[0])


@mypyc_attr(free_list_len=1)
class Paid(Step["Tempest"]):
    """A price has been paid, as the text that asked for it must know."""

    def __init__(self, seat: Seat, amount: int, frame: int) -> None:
        self.seat = seat
        self.amount = amount
        self.frame = frame

    def run(self, game: Tempest) -> None:
        game.settle(Event(kinds.PAY, self.seat, amount=self.amount, frame=self.frame))


@mypyc_attr(free_list_len=1)
class ChooseColour(Step["Tempest"]):
    """A seat gains energy of one colour of its choice; brown energy does not exist (TEM-49)."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, game: Tempest) -> None:
        seat = self.seat
        options = [Option(GAIN[colour], GainColour(seat, colour, self.amount)) for colour in range(COLOUR_COUNT)]
        game.ask(Decision(seat, "Of which colour is the energy?", options))


@mypyc_attr(free_list_len=1)
class GainColour(Step["Tempest"]):
    """Energy of a chosen colour."""

    def __init__(self, seat: Seat, colour: int, amount: int) -> None:
        self.seat = seat
        self.colour = colour
        self.amount = amount

    def run(self, game: Tempest) -> None:
        game.energy[self.seat * COLOUR_COUNT + self.colour] += self.amount


@mypyc_attr(free_list_len=1)
class LoseEnergy(Step["Tempest"]):
    """A seat loses so much energy, one by one of colours of its choice, as far as it has any."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, game: Tempest) -> None:
        first = self.seat * COLOUR_COUNT
        held = game.energy[first : first + COLOUR_COUNT]
        colours = [colour for colour in range(COLOUR_COUNT) if held[colour] > 0]
        if self.amount >= sum(held):
            for colour in colours:
                game.energy[first + colour] = 0
        elif len(colours) == 1:
            game.energy[first + colours[0]] -= self.amount
        elif self.amount > 0:
            options = [Option(LOSE[colour], LoseColour(self.seat, colour, self.amount)) for colour in colours]
            game.ask(Decision(self.seat, "Of which colour is the energy?", options))


@mypyc_attr(free_list_len=1)
class LoseColour(Step["Tempest"]):
    """One energy of a chosen colour is lost, then the rest."""

    def __init__(self, seat: Seat, colour: int, amount: int) -> None:
        self.seat = seat
        self.colour = colour
        self.amount = amount

    def run(self, game: Tempest) -> None:
        game.energy[self.seat * COLOUR_COUNT + self.colour] -= 1
        game.push(LoseEnergy(self.seat, self.amount - 1))
