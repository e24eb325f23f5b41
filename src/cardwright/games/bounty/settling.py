"""Chapters G and H: what follows an event at once: points, lost hosts, deaths, triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.ids import CARD_MASK, NOBODY, Seat
from cardwright.engine.program import RunProgram, ask_targets, can_aim
from cardwright.engine.step import Step
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.zones import BONEYARD

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


def follow_up(game: Bounty) -> None:
    """Schedule what an event has set off, the first to happen last."""
    game.look()
    if game.waiting:
        game.steps.append(RESOLVE_TRIGGERS)
    if game.dying:
        game.steps.append(BURY_DYING)
    if game.orphans:
        game.steps.append(BURY_ORPHANS)
    if game.awards:
        game.steps.append(AWARD_POINTS)


def in_order(game: Bounty, events: list[Event]) -> list[Event]:
    """BOU-66: one text's hits on several cards: the enemy's first, then one's own, each in field order."""
    if events[0].kind not in (kinds.DAMAGE, kinds.DESTROY) or events[0].by < 0:
        return events
    seat = game.last_controller(events[0].by)
    theirs: list[Event] = []
    own: list[Event] = []
    for event in events:
        if event.card >= 0 and game.controller(event.card & CARD_MASK) == seat:
            own.append(event)
        else:
            theirs.append(event)
    return theirs + own


class AwardPoints(Step["Bounty"]):
    """BOU-67: destroying an opponent's card gives the destroyer its printed point value."""

    def run(self, game: Bounty) -> None:
        if game.awards:
            seat, amount = game.awards.pop(0)
            if game.awards:
                game.push(self)
            if amount > 0:
                game.happen(Event(kinds.SCORE, seat, amount=amount))


class BuryOrphans(Step["Bounty"]):
    """BOU-43: Buffs without a host go to their owner's boneyard, unscored and without "destroyed" text."""

    def run(self, game: Bounty) -> None:
        if game.orphans:
            card = game.orphans.pop(0)
            if game.orphans:
                game.push(self)
            if game.in_play[card] is not None:
                target = BONEYARD * 2 + game.owners[card]
                game.happen(game.move_event(kinds.PUT, card, target, NOBODY, game.owners[card], NOBODY))


class BuryDying(Step["Bounty"]):
    """BOU-66: a card that a text has brought to 0 HP leaves at once."""

    def run(self, game: Bounty) -> None:
        if game.dying:
            doom = game.dying.pop(0)
            if game.dying:
                game.push(self)
            card = doom.card & CARD_MASK
            if game.is_there(doom.card) and game.is_lethal(card):
                game.settle(destruction(game, card, doom.seat, NOBODY, 0))


def destruction(game: Bounty, card: int, seat: Seat, by: int, flags: int) -> Event:
    """A card goes from the field to its owner's boneyard, destroyed by a seat."""
    return game.move_event(kinds.DESTROY, card, BONEYARD * 2 + game.owners[card], by, seat, NOBODY, flags)


class ResolveTriggers(Step["Bounty"]):
    """BOU-77: the active player's first, then the other's, each in field order; nobody chooses the order."""

    def run(self, game: Bounty) -> None:
        if not game.waiting:
            return
        index = 0
        for place in range(len(game.waiting)):
            if game.waiting[place].seat == game.active:
                index = place
                break
        one = game.waiting.pop(index)
        if game.waiting:
            game.push(self)
        frame = one.frame()
        program = one.trigger.program
        if can_aim(game, program.targets, frame):
            number = game.open_frame(frame)
            game.push(RunProgram(number, program, 0))
            ask_targets(game, program.targets, number, one.seat)


AWARD_POINTS: Final = AwardPoints()
BURY_ORPHANS: Final = BuryOrphans()
BURY_DYING: Final = BuryDying()
RESOLVE_TRIGGERS: Final = ResolveTriggers()


def turn_over(game: Bounty, event: Event) -> bool:
    """BOU-46, BOU-81: only what was laid as a one-time card can lie face-down."""
    thing = game.in_play[event.card & CARD_MASK] if game.is_there(event.card) else None
    up = event.amount == 1
    if thing is None or thing.face_up == up or (not up and not cast(CardInPlay, thing).one_time):
        return False
    game.turn_face(thing.card, up)
    return True
