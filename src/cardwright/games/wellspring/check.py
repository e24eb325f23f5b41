"""Chapter 8: the state check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, CardId, seat_name
from cardwright.engine.step import Step
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.rulebook import ATTACHMENT, CREATURE, FIELD, HEALTH

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

MOST_RESOLUTIONS: Final = 500
"""WEL-89: resolutions in one turn, after which the game is a draw."""
BOTH_MARKED: Final = 3


def find_doomed(game: Wellspring) -> list[CardId]:
    """WEL-63, WEL-64, WEL-65: creatures at 0 HP, attachments without host, fields but the newest; oldest first."""
    doomed: list[CardId] = []
    has_field = False
    for index in range(len(game.things) - 1, -1, -1):
        one = cast(CardInPlay, game.things[index])
        if one.sort == CREATURE:
            if game.is_at_most(one.card, HEALTH, one.damage):
                doomed.append(one.card)
        elif one.sort == ATTACHMENT:
            if one.host == NOBODY:
                doomed.append(one.card)
        elif one.sort == FIELD:
            if has_field:
                doomed.append(one.card)
            has_field = True
    if not doomed:
        return doomed
    doomed.reverse()
    if game.forbidden >> kinds.DESTROY & 1:
        return [card for card in doomed if not game.is_forbidden(kinds.DESTROY, destruction(game, card))]
    return doomed


def destruction(game: Wellspring, card: CardId) -> Event:
    """WEL-94: a card goes from the battlefield to its owner's mana pool, destroyed by what has just wounded it."""
    target = game.destination(kinds.DESTROY, card)
    one = cast(CardInPlay, game.in_play[card])
    if one.wounded_at != game.resolutions:
        return game.move_event(kinds.DESTROY, card, target, NOBODY, game.controller(card), NOBODY)
    seat = game.doer(one.wounded_by, card)
    return game.move_event(kinds.DESTROY, card, target, one.wounded_by, seat, NOBODY, one.wounded_in)


def is_quiet(game: Wellspring) -> bool:
    """Whether the state check would find nothing to do; asked again only after something has happened."""
    if game.quiet:
        return True
    if game.loss != 0 or game.resolutions >= MOST_RESOLUTIONS:
        return False
    has_field = False
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.sort == CREATURE:
            if game.is_at_most(one.card, HEALTH, one.damage):
                return not find_doomed(game)
        elif one.sort == ATTACHMENT:
            if one.host == NOBODY:
                return not find_doomed(game)
        elif one.sort == FIELD:
            if has_field:
                return not find_doomed(game)
            has_field = True
    game.quiet = True
    return True


@mypyc_attr(free_list_len=1)
class CheckState(Step["Wellspring"]):
    """WEL-62: loss marks first; then all that applies happens at once, again and again until nothing applies."""

    def run(self, game: Wellspring) -> None:
        if game.loss != 0:
            end_game(game)
            return
        if game.resolutions >= MOST_RESOLUTIONS:
            game.finish(DRAW_GAME, "too many resolutions in one turn")
            return
        doomed = find_doomed(game)
        if doomed:
            # A destruction that a text turns into something else may come back for ever: it counts as well (WEL-89).
            game.checks += 1
            if game.checks >= MOST_RESOLUTIONS:
                game.finish(DRAW_GAME, "too many state checks in one turn")
                return
            game.push(self)
            game.settle_together([destruction(game, card) for card in doomed])


def end_game(game: Wellspring) -> None:
    """WEL-84, WEL-85: a marked player loses; both marked by the same resolution is a draw."""
    if game.loss == BOTH_MARKED:
        game.finish(DRAW_GAME, "both needed a card that was not there")
    else:
        loser = 0 if game.loss == 1 else 1
        game.lose(loser, f"{seat_name(loser)} needed a card that was not there")
