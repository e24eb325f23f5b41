"""Chapter H: windows, activations and chains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cardwright.engine import kinds
from cardwright.engine.ability import Frame
from cardwright.engine.event import Event
from cardwright.engine.face import free_mark
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, other
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Option, Step
from cardwright.engine.uses import Activated
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.link import Link
from cardwright.games.bounty.question import Question
from cardwright.games.bounty.rulebook import DEFENDER
from cardwright.games.bounty.settling import destruction

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


def attack_event(game: Bounty) -> Event:
    """The attack that is carried out, as texts hear it."""
    attack = game.attacks_declared[game.current]
    return Event(kinds.ATTACK, attack.seat, attack.members[0], victim=attack.target)


def event_for(game: Bounty, one: Activated) -> Event | None:
    """BOU-75: what an activation would answer now: attack, deployment or the activation just before it."""
    if one.kinds >> kinds.ATTACK & 1 and game.current != NOBODY:
        return attack_event(game)
    if one.kinds >> kinds.ACTIVATE & 1 and game.chain:
        return Event(kinds.ACTIVATE, game.chain[-1].seat, game.chain[-1].source)
    if one.kinds >> kinds.DEPLOY & 1 and game.deployed != NOBODY:
        thing = game.in_play[game.deployed & CARD_MASK]
        if thing is None or thing.face_up:  # what is face-down tells nothing by being answered
            return Event(kinds.DEPLOY, game.active, game.deployed)
    return None


def uses_of(game: Bounty, card: CardId, one: Activated) -> int:
    """BOU-75: how often an ability can be activated in a turn: once, unless a text says otherwise."""
    return max(one.uses, 1) + game.more_uses(card)


def fits(game: Bounty, thing: CardInPlay, one: Activated) -> bool:
    """BOU-75: whether an activation's printed condition fits this moment."""
    if free_mark(thing.marks, one.index, uses_of(game, thing.card, one)) == 0:
        return False
    if one.condition is not None and not one.condition.holds(game, thing.frame):
        return False
    if one.kinds == 0:
        return True
    event = event_for(game, one)
    return event is not None and one.pattern is not None and one.pattern.matches(game, thing.frame, event)


def may_defend(game: Bounty, thing: CardInPlay) -> bool:
    """BOU-45: once per turn a Defense card may become the target in place of another own card that is attacked."""
    if thing.sort != DEFENDER or thing.spent or game.current == NOBODY or not game.rulebook.can_defend:
        return False
    target = game.attacks_declared[game.current].target
    if target < 0 or target == thing.frame.source:
        return False
    return game.is_there(target) and game.controller(target & CARD_MASK) == thing.controller


def has_grounds(game: Bounty, seat: Seat) -> bool:
    """BOU-74: whether everybody can see that a player might respond: a face-down card, or a card that fits."""
    for thing in game.things:
        if thing.controller != seat:
            continue
        if not thing.face_up:
            return True
        one = cast(CardInPlay, thing)
        if one.suspended_to >= game.turn:
            continue
        if (one.acts or game.lending) and not one.silent:
            for activation in usable(game, one):
                if fits(game, one, activation):
                    return True
        if one.sort == DEFENDER and may_defend(game, one):
            return True
    return False


def is_worth_asking(game: Bounty, seat: Seat) -> bool:
    """BOU-74: not again while nothing that everybody could see has changed since that player's last pass."""
    return game.news != game.passed[seat] and has_grounds(game, seat)


def is_banned(game: Bounty, one: CardInPlay) -> bool:
    """Whether a text forbids that a card be activated."""
    if not game.forbidden >> kinds.ACTIVATE & 1:
        return False
    return game.is_forbidden(kinds.ACTIVATE, Event(kinds.ACTIVATE, one.controller, one.frame.source))


def usable(game: Bounty, one: CardInPlay) -> list[Activated]:
    """What a card's own text and those of others let its player activate."""
    own = list(game.rulebook.activations[game.faces[one.card].index]) if one.acts else []
    return own + game.uses_given(one) if game.lending and one.face_up else own


def add_activations(game: Bounty, seat: Seat, options: list[Option], after: Step[Any]) -> None:
    """BOU-48, BOU-76: what a player can activate now, with its targets there and its costs payable."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.controller != seat or one.suspended_to >= game.turn:
            continue
        if (one.acts or game.lending) and not one.silent and not is_banned(game, one):
            for activation in usable(game, one):
                if fits(game, one, activation) and game.resource[seat] >= activation.cost[0]:
                    frame = Frame(seat, one.frame.source, event_for(game, activation), ())
                    if can_aim(game, activation.program.targets, frame):
                        options.append(Option("activate", Activate(seat, frame, activation, after), one.card))
        if one.sort == DEFENDER and may_defend(game, one):
            options.append(Option("defend", Defend(seat, one.frame.source, after), one.card))


class Activate(Step["Bounty"]):
    """BOU-47, BOU-76: turned face-up if need be, targets chosen, costs paid, the card is on the chain."""

    def __init__(self, seat: Seat, frame: Frame, activation: Activated, after: Step[Any]) -> None:
        self.seat = seat
        self.frame = frame
        self.activation = activation
        self.after = after

    def run(self, game: Bounty) -> None:
        activation = self.activation
        targets = activation.program.targets
        card = self.frame.source & CARD_MASK
        thing = game.in_play[card]
        assert thing is not None
        thing.marks |= free_mark(thing.marks, activation.index, uses_of(game, card, activation))
        number = game.open_frame(self.frame)
        game.push(self.after)
        game.push(PutOnChain(self.seat, number, activation))
        ask_targets(game, targets, number, self.seat)
        if not thing.face_up:
            game.turn_face(card, True)
            game.happen(Event(kinds.FLIP, self.seat, self.frame.source))


class PutOnChain(Step["Bounty"]):
    """BOU-72: an activation opens a chain or adds to it; the other player may answer."""

    def __init__(self, seat: Seat, frame: int, activation: Activated) -> None:
        self.seat = seat
        self.frame = frame
        self.activation = activation

    def run(self, game: Bounty) -> None:
        frame = game.frame(self.frame)
        game.close_frame(self.frame)
        game.resource[self.seat] -= self.activation.cost[0]
        game.chain.append(Link(self.seat, frame.source, frame, self.activation.program))
        game.push(ANSWERS[other(self.seat)])
        game.happen(Event(kinds.ACTIVATE, self.seat, frame.source))
        if (game.heard | game.remembers) >> kinds.TARGET & 1:
            for target in self.activation.program.targets:
                for ref in frame.group(target.slot):
                    if ref >= 0:
                        game.happen(Event(kinds.TARGET, self.seat, ref, frame.source))


class Defend(Step["Bounty"]):
    """BOU-45, BOU-51: a defence goes on the chain like an activation, and counts as this turn's attack or defence."""

    def __init__(self, seat: Seat, source: Ref, after: Step[Any]) -> None:
        self.seat = seat
        self.source = source
        self.after = after

    def run(self, game: Bounty) -> None:
        cast(CardInPlay, game.in_play[self.source & CARD_MASK]).spent = True
        game.push(self.after)
        game.chain.append(Link(self.seat, self.source, Frame(self.seat, self.source, None, ()), None))
        game.push(ANSWERS[other(self.seat)])
        game.happen(Event(kinds.ACTIVATE, self.seat, self.source))


class AnswerChain(Step["Bounty"]):
    """BOU-72: the other player may add one activation, then the first, and so on; one pass closes the chain."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Bounty) -> None:
        seat = self.seat
        if not is_worth_asking(game, seat):
            game.push(RESOLVE_CHAIN)
            return
        options: list[Option] = []
        add_activations(game, seat, options, DONE)
        options.append(CLOSING[seat])
        game.put(Question(seat, "Answer the activation?", options))


class CloseChain(Step["Bounty"]):
    """BOU-72: a pass closes the chain."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Bounty) -> None:
        game.passed[self.seat] = game.news
        game.push(RESOLVE_CHAIN)


class NothingMore(Step["Bounty"]):
    """What follows an answer in a chain is already scheduled."""

    def run(self, game: Bounty) -> None:
        return


class ResolveChain(Step["Bounty"]):
    """BOU-72: last in, first out; what is cancelled comes to nothing."""

    def run(self, game: Bounty) -> None:
        if not game.chain:
            return
        link = game.chain.pop()
        game.push(self)
        game.push(UseUp(link.source))
        if link.cancelled:
            return
        if link.program is None:
            if game.is_there(link.source):
                game.redirect_attack(NOBODY, link.source, link.seat)
        elif link.program.effects:
            game.push(RunProgram(game.open_frame(link.frame), link.program, 0))


class UseUp(Step["Bounty"]):
    """BOU-47: a one-time trap whose effect has happened or was cancelled is destroyed, which scores for nobody."""

    def __init__(self, source: Ref) -> None:
        self.source = source

    def run(self, game: Bounty) -> None:
        card = self.source & CARD_MASK
        thing = game.in_play[card]
        if thing is not None and game.is_there(self.source) and cast(CardInPlay, thing).one_time:
            game.settle(destruction(game, card, thing.controller, NOBODY, 0))


class Window(Step["Bounty"]):
    """BOU-73: first one player, then perhaps the other, may activate; each activation starts the window over."""

    def __init__(self, first: Seat, both: bool, second: bool) -> None:
        self.first = first
        self.both = both
        self.second = second

    def run(self, game: Bounty) -> None:
        seat = other(self.first) if self.second else self.first
        if is_worth_asking(game, seat):
            options: list[Option] = []
            add_activations(game, seat, options, window(self.first, self.both, False))
            options.append(PASSES[self.first * 4 + self.both * 2 + self.second])
            game.put(Question(seat, "Activate something?", options))
        elif self.both and not self.second:
            game.push(window(self.first, True, True))


class Pass(Step["Bounty"]):
    """BOU-72: a window closes when each of its players has passed since the last activation."""

    def __init__(self, first: Seat, both: bool, second: bool) -> None:
        self.first = first
        self.both = both
        self.second = second

    def run(self, game: Bounty) -> None:
        seat = other(self.first) if self.second else self.first
        game.passed[seat] = game.news
        if self.both and not self.second:
            game.push(window(self.first, True, True))


# Steps never change, so those that come up all the time are made once: first * 4 + both * 2 + second.
WINDOWS: Final = [
    Window(first, both, second) for first in range(2) for both in (False, True) for second in (False, True)
]
PASSES: Final = [
    Option("pass", Pass(first, both, second))
    for first in range(2)
    for both in (False, True)
    for second in (False, True)
]
ANSWERS: Final = [AnswerChain(seat) for seat in range(2)]
CLOSING: Final = [Option("pass", CloseChain(seat)) for seat in range(2)]
RESOLVE_CHAIN: Final = ResolveChain()
DONE: Final = NothingMore()


def window(first: Seat, both: bool, second: bool) -> Window:
    """The window of one player, or of both in order."""
    return WINDOWS[first * 4 + both * 2 + second]
