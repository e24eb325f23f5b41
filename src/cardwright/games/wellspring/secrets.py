"""What the opponent has decided in secret before the game begins, made up in a world that a seat believes in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import NOBODY, CardId, Seat, other
from cardwright.engine.rng import Rng
from cardwright.engine.step import Decision, Option
from cardwright.games.wellspring.setup import ChooseMulligan, Mulligan, ShowHeroes, find_hero
from cardwright.games.wellspring.zones import HAND, SETUP

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring


def guess_secrets(game: Wellspring, seat: Seat, rng: Rng) -> None:
    """WEL-13, WEL-18: the second to decide about hero and mulligan knows nothing of what the first did."""
    decision = game.decision
    if game.phase != SETUP or decision is None or decision.seat != seat:
        return
    last = decision.options[-1].step
    if isinstance(last, ShowHeroes):
        hero = find_hero(game, other(seat))
        shown: tuple[CardId, ...] = (hero,) if hero != NOBODY and rng.below(2) == 1 else ()
        own = decision.about
        options = [
            Option("show", ShowHeroes((*shown, own)), own),
            Option("leave in deck", ShowHeroes(shown)),
        ]
        game.decision = Decision(seat, decision.prompt, options, own, secret=True)
    elif isinstance(last, Mulligan):
        chosen = tuple([card for card in last.chosen if game.owners[card] == seat])
        before = tuple([card for card in game.zones[HAND * 2 + other(seat)] if rng.below(2) == 1])
        game.decision = None
        ChooseMulligan(seat, chosen, before).run(game)
