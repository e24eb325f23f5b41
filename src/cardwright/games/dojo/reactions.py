"""Chapter G: reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.ability import Frame, Program
from cardwright.engine.event import FOR_DAMAGE, Event
from cardwright.engine.face import Thing
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Seat
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.dojo.card import Blow, CardInPlay
from cardwright.games.dojo.energy import PayCost, can_afford
from cardwright.games.dojo.prices import price_of_ability
from cardwright.games.dojo.rulebook import ACTIVATION, CHARACTER_CARD, DRILL_CARD, REVELATION
from cardwright.games.dojo.texts import carry_out
from cardwright.games.dojo.zones import DISCARD, HAND

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def may_react(game: Dojo, thing: Thing, answer: int) -> bool:
    """DOJ-42, DOJ-57, DOJ-68, DOJ-104: whether a reaction's limit, cost and restrictions allow it."""
    one = cast(CardInPlay, thing)
    seat = thing.controller
    face = game.faces[thing.card]
    ability = face.text.activated[answer]
    if thing.silent:
        return False
    if ability.condition is not None and not ability.condition.holds(game, thing.frame):
        return False
    more = game.more_uses(thing.card)
    if ability.uses >= 0:
        if ability.uses > 0 and one.used(answer) >= ability.uses + more:
            return False
    elif one.used(answer) > more and game.rulebook.sorts[face.index] == CHARACTER_CARD:
        return False
    if not can_afford(game, seat, price_of_ability(game, seat, thing.card, answer), len(game.zones[HAND * 2 + seat])):
        return False
    if not game.forbidden >> kinds.ACTIVATE & 1:
        return True
    event = Event(kinds.ACTIVATE, seat, game.ref(thing.card), amount=game.rulebook.reaction)
    return not game.is_forbidden(kinds.ACTIVATE, event)


def answering(game: Dojo, thing: Thing, answer: int, events: list[Event]) -> Event | None:
    """DOJ-60: the first of these events that a card's reaction answers and may answer now."""
    ability = game.faces[thing.card].text.activated[answer]
    for event in events:
        if ability.kinds >> event.kind & 1 and ability.pattern is not None:
            if ability.pattern.matches(game, thing.frame, event):
                return event if may_react(game, thing, answer) else None
    return None


@mypyc_attr(free_list_len=1)
class ActivationWindow(Step["Dojo"]):
    """DOJ-58, DOJ-59, DOJ-65, DOJ-107: a player may use at most one reaction; skipped if none is usable."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        if game.stale:
            game.refresh()
        if not game.answers[self.seat] & ACTIVATION:
            return
        if game.deed is not None and game.is_unanswerable(game.deed.ref, self.seat, game.deed.seat):
            return
        events = events_of(game)
        options: list[Option] = []
        offered: list[int] = []
        for thing in game.things:
            index = game.faces[thing.card].index
            if thing.controller != self.seat or not game.rulebook.answers_to[index] & ACTIVATION or index in offered:
                continue
            for answer in game.rulebook.answers[index]:
                event = answering(game, thing, answer, events)
                if event is not None:
                    offered.append(index)
                    options.append(Option("react with", React(self.seat, thing.card, answer, event), thing.card))
        if options:
            options.append(Option("pass", Decline(self.seat)))
            about = game.current_deed().ref & CARD_MASK
            game.ask(Decision(self.seat, "Do you react?", options, about))


def events_of(game: Dojo) -> list[Event]:
    """DOJ-61 to DOJ-63: what the deed that is being performed counts as."""
    deed = game.current_deed()
    events = [Event(kinds.ACTIVATE, deed.seat, deed.ref, amount=deed.bits)]
    if deed.ability == NOBODY:
        events.append(Event(kinds.PLAY, deed.seat, deed.ref))
    return events


@mypyc_attr(free_list_len=1)
class Decline(Step["Dojo"]):
    """DOJ-59: every reaction is optional."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        game.tell_pass(self.seat)


@mypyc_attr(free_list_len=1)
class RevealWindow(Step["Dojo"]):
    """DOJ-66, DOJ-74: any number of reactions to a revealed card, one after the other; each source once."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, game: Dojo) -> None:
        if game.stale:
            game.refresh()
        blow = game.blows[-1]
        if not game.answers[self.seat] & REVELATION or not game.is_there(blow.card):
            return
        events = [revelation(blow)]
        options: list[Option] = []
        offered: list[int] = []
        for thing in game.things:
            index = game.faces[thing.card].index
            if thing.controller != self.seat or not game.rulebook.answers_to[index] & REVELATION or index in offered:
                continue
            if game.ref(thing.card) in blow.answered:
                continue
            for answer in game.rulebook.answers[index]:
                if answering(game, thing, answer, events) is not None:
                    offered.append(index)
                    options.append(Option("react with", ReactToReveal(self.seat, thing.card, answer), thing.card))
        if options:
            options.append(Option("pass", Decline(self.seat)))
            game.ask(Decision(self.seat, "Do you react?", options, blow.card & CARD_MASK))


def revelation(blow: Blow) -> Event:
    """DOJ-74: a player reveals a card for damage."""
    return Event(kinds.REVEAL, blow.blocker, blow.card, blow.by, flags=FOR_DAMAGE)


@mypyc_attr(free_list_len=1)
class ReactToReveal(Step["Dojo"]):
    """DOJ-66: react to the revealed card, then perhaps again."""

    def __init__(self, seat: Seat, card: CardId, answer: int) -> None:
        self.seat = seat
        self.card = card
        self.answer = answer

    def run(self, game: Dojo) -> None:
        blow = game.blows[-1]
        blow.answered = (*blow.answered, game.ref(self.card))
        game.push(RevealWindow(self.seat))
        game.push(React(self.seat, self.card, self.answer, revelation(blow)))


@mypyc_attr(free_list_len=1)
class React(Step["Dojo"]):
    """DOJ-67, DOJ-69: pay, discard the drill unless its text keeps it, and resolve at once; nothing reacts to it."""

    def __init__(self, seat: Seat, card: CardId, answer: int, event: Event) -> None:
        self.seat = seat
        self.card = card
        self.answer = answer
        """Which of the card's abilities it is."""
        self.event = event

    def run(self, game: Dojo) -> None:
        face = game.faces[self.card]
        ref = game.ref(self.card)
        ability = face.text.activated[self.answer]
        game.push(ResolveReaction(Frame(self.seat, ref, self.event, ()), ability.program))
        game.push(SpendReaction(self.card, self.answer))
        game.push(PayCost(self.seat, price_of_ability(game, self.seat, self.card, self.answer)))
        if game.log is not None:
            game.log.add(game, Event(kinds.ACTIVATE, self.seat, ref))


@mypyc_attr(free_list_len=1)
class SpendReaction(Step["Dojo"]):
    """DOJ-43, DOJ-67, DOJ-68: a character's reaction is used; a drill is discarded as the last part of the cost."""

    def __init__(self, card: CardId, answer: int) -> None:
        self.card = card
        self.answer = answer

    def run(self, game: Dojo) -> None:
        thing = game.in_play[self.card]
        if thing is None:
            return
        cast(CardInPlay, thing).use(self.answer)
        face = game.faces[self.card]
        ability = face.text.activated[self.answer]
        if game.rulebook.sorts[face.index] == DRILL_CARD and not ability.kept:
            owner = game.owners[self.card]
            target = DISCARD * 2 + owner
            game.settle(game.move_event(kinds.DISCARD, self.card, target, NOBODY, owner, NOBODY))


@mypyc_attr(free_list_len=1)
class ResolveReaction(Step["Dojo"]):
    """DOJ-69: the reaction's text, at once and completely."""

    def __init__(self, frame: Frame, program: Program) -> None:
        self.frame = frame
        self.program = program

    def run(self, game: Dojo) -> None:
        carry_out(game, self.frame, self.program)
