"""PHX-24: the state check after every atomic change; PHX-03: life-energy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds, watch
from cardwright.engine.event import COMBAT, SACRIFICED, Event
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, seat_name
from cardwright.engine.step import Step
from cardwright.games.phalanx.card import WORKS, CardInPlay
from cardwright.games.phalanx.events import Due, tell, tell_level
from cardwright.games.phalanx.rulebook import CHARACTER, HP

if TYPE_CHECKING:
    from cardwright.games.phalanx.game import Phalanx

EFFECT: Final = 0
IN_COMBAT: Final = 1
NO_HP: Final = 2
SACRIFICE: Final = 3
WITH_BEARER: Final = 4
"""Why a card is destroyed, in the amount of the event."""


def destruction(game: Phalanx, card: CardId, cause: int, by: Ref = NOBODY) -> Event:
    """PHX-96: a card in play goes to its owner's grave."""
    target = game.destination(kinds.DESTROY, card)
    flags = COMBAT if cause == IN_COMBAT else SACRIFICED if cause == SACRIFICE else 0
    seat = game.doer(by, card)
    return Event(kinds.DESTROY, seat, game.ref(card), by, cause, game.places[card], target, NOBODY, flags)


def spend(game: Phalanx, card: CardId) -> None:
    """PHX-80: used up: to the grave, but not destroyed."""
    target = game.destination(kinds.RESOLVE, card)
    game.happen(game.move_event(kinds.RESOLVE, card, target, NOBODY, game.controller(card), NOBODY))


@mypyc_attr(free_list_len=1)
class CheckState(Step["Phalanx"]):
    """PHX-03, PHX-24: until nothing changes, destroy who has no HP left, spend what has lost its target; then tell."""

    def run(self, game: Phalanx) -> None:
        while True:
            if game.stale:
                game.refresh()
            doomed: list[Event] = []
            for thing in game.things:
                one = cast(CardInPlay, thing)
                if one.sort == CHARACTER and one.damage >= game.faces[one.card].stats[HP]:
                    if game.health_left(one.card) <= 0:
                        doomed.append(destruction(game, one.card, NO_HP))
                elif one.spared != NOBODY and one.damage < one.spared:
                    one.spared = NOBODY
                elif one.sort == CHARACTER and game.altered >> HP & 1 and game.health_left(one.card) <= 0:
                    doomed.append(destruction(game, one.card, NO_HP))
            if doomed and (game.forbidden | game.replaced):
                doomed = still_doomed(game, doomed)
                if doomed:
                    game.push(self)
                    game.settle_together(doomed)
                    return
            if doomed:
                game.happen_together(doomed)
                continue
            lost = unlinked(game)
            if lost == NOBODY:
                break
            spend(game, lost)
        hear_levels(game)
        game.look()
        game.due.extend(sort_by_template(game.fresh))
        game.fresh = []
        red, blue = game.life
        if red <= 0 and blue <= 0:
            game.finish(DRAW_GAME, "both players have no life-energy left")
        elif red <= 0 or blue <= 0:
            loser = 0 if red <= 0 else 1
            game.lose(loser, f"{seat_name(loser)} has no life-energy left")


def still_doomed(game: Phalanx, doomed: list[Event]) -> list[Event]:
    """Those whose destruction no text forbids, nor has replaced already."""
    kept: list[Event] = []
    for event in doomed:
        one = cast(CardInPlay, game.in_play[event.card & CARD_MASK])
        if one.spared != one.damage and not game.is_forbidden(kinds.DESTROY, event):
            one.spared = one.damage
            kept.append(event)
    return kept


CHECK: Final = CheckState()


def unlinked(game: Phalanx) -> CardId:
    """PHX-24: an ongoing spell whose linked target has left, NOBODY if there is none."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.state == WORKS:
            for target in game.faces[one.card].text.program.targets:
                for ref in one.frame.group(target.slot):
                    if not game.is_there(ref):
                        return one.card
                if not one.frame.group(target.slot):
                    return one.card
    return NOBODY


def hear_levels(game: Phalanx) -> None:
    """K13, K14, K16: levels that were crossed, cards that were drawn or discarded in this atomic change."""
    if game.watched:
        game.fresh.extend(tell_level(game, watch.ENERGY, NOBODY, game.level, game.energy))
    game.level = game.energy
    for seat in (game.active, 1 - game.active):
        count = 0
        for thing in game.things:
            if thing.controller == seat and cast(CardInPlay, thing).row > 0:
                count += 1
        if game.watched:
            game.fresh.extend(tell_level(game, watch.COUNT, seat, game.counts[seat], count))
            if game.drawn >> seat & 1:
                game.fresh.extend(tell(game, watch.CARDS, seat, NOBODY, 0, 2))
            if game.discarded >> seat & 1:
                game.fresh.extend(tell(game, watch.CARDS, seat, NOBODY, 0, 4))
        game.counts[seat] = count
    game.drawn = 0
    game.discarded = 0


def sort_by_template(dues: list[Due]) -> list[Due]:
    """PHX-87: within one atomic change by template number, otherwise as they happened."""
    if len(dues) < 2:
        return dues
    ordered: list[Due] = []
    for due in dues:
        place = len(ordered)
        while place > 0 and ordered[place - 1].what > due.what:
            place -= 1
        ordered.insert(place, due)
    return ordered
