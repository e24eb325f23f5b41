"""Damage: reductions, then prevention or redirection, then it is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from cardwright.engine.event import COMBAT, Event
from cardwright.engine.ids import CARD_MASK, CardId
from cardwright.engine.step import Decision, Option, Step
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.rulebook import CREATURE, RAIN

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest


def deal(game: Tempest, events: list[Event]) -> None:
    """TEM-72: each hit is reduced; what is left at 0 is no damage at all; then wardens are asked."""
    hits: list[Event] = []
    for event in events:
        hit = reduced(game, event)
        if hit.amount > 0:
            hits.append(hit)
    if not hits:
        return
    if game.stale:
        game.refresh()
    if game.words & game.rulebook.warden:
        game.push(AskWardens(tuple(hits), (), ()))
    else:
        game.settle_plainly(hits)


def reduced(game: Tempest, event: Event) -> Event:
    """TEM-87: in rain, damage to creatures that benefit from it is 1 less."""
    if game.weather == RAIN and event.card >= 0:
        if game.traits(event.card & CARD_MASK) & game.rulebook.benefits[RAIN]:
            return event.with_amount(event.amount - 1)
    return event


@mypyc_attr(free_list_len=1)
class AskWardens(Step["Tempest"]):
    """TEM-72: each hit of an attack can be taken by a warden of the same side; each warden at most once per hit."""

    def __init__(self, waiting: tuple[Event, ...], settled: tuple[Event, ...], used: tuple[CardId, ...]) -> None:
        self.waiting = waiting
        self.settled = settled
        self.used = used

    def run(self, game: Tempest) -> None:
        if not self.waiting:
            game.settle_plainly(list(self.settled))
            return
        hit = self.waiting[0]
        unguarded = AskWardens(self.waiting[1:], (*self.settled, hit), ())
        wardens = self.wardens(game, hit)
        if not wardens:
            game.push(unguarded)
            return
        options = [Option("guard", TakeInstead(self, warden), warden, hit.card & CARD_MASK) for warden in wardens]
        options.append(Option("do not guard", unguarded))
        seat = game.controller(hit.card & CARD_MASK)
        game.ask(Decision(seat, "Does another creature take this damage?", options, hit.card & CARD_MASK))

    def wardens(self, game: Tempest, hit: Event) -> list[CardId]:
        """Creatures that may take a hit of an attack."""
        found: list[CardId] = []
        if not hit.flags & COMBAT or hit.card < 0 or not game.is_there(hit.card):
            return found
        victim = hit.card & CARD_MASK
        side = game.controller(victim)
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.sort == CREATURE and one.controller == side and one.card != victim and one.card not in self.used:
                if game.traits(one.card) & game.rulebook.warden:
                    found.append(one.card)
        return found


@mypyc_attr(free_list_len=1)
class TakeInstead(Step["Tempest"]):
    """TEM-72: the new taker of a hit starts the rule afresh."""

    def __init__(self, asked: AskWardens, warden: CardId) -> None:
        self.asked = asked
        self.warden = warden

    def run(self, game: Tempest) -> None:
        asked = self.asked
        hit = reduced(game, asked.waiting[0].onto(game.ref(self.warden)))
        rest = asked.waiting[1:]
        if hit.amount > 0:
            game.push(AskWardens((hit, *rest), asked.settled, (*asked.used, self.warden)))
        else:
            game.push(AskWardens(rest, asked.settled, ()))
