"""Deaths: creatures at 0 HP, and auras that have lost their creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from cardwright.engine import kinds
from cardwright.engine.event import COMBAT, Event
from cardwright.engine.ids import NOBODY, CardId, Seat
from cardwright.engine.step import Step
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.plans import HUNTER, MOURNER, pay_plans
from cardwright.games.tempest.rulebook import AURA, CREATURE
from cardwright.games.tempest.stats import is_at_0
from cardwright.games.tempest.triggers import MOST_TRIGGERS
from cardwright.games.tempest.zones import DISCARD_PILE

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest


def is_doomed(game: Tempest, one: CardInPlay) -> bool:
    """Whether a creature is at 0 HP and nothing forbids that it is killed."""
    if not is_at_0(game, one):
        return False
    return not game.forbidden >> kinds.KILL & 1 or not game.is_forbidden(kinds.KILL, killing(game, one))


def is_anybody_doomed(game: Tempest) -> bool:
    """Whether a creature is at 0 HP or an aura has lost its creature."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.sort == CREATURE:
            if is_doomed(game, one):
                return True
        elif one.sort == AURA and one.host == NOBODY:
            return True
    return False


@mypyc_attr(free_list_len=1)
class Deaths(Step["Tempest"]):
    """TEM-68, TEM-75: creatures found at 0 HP together are killed together, again and again until there is none."""

    def run(self, game: Tempest) -> None:
        if not is_anybody_doomed(game):
            forget_culprits(game)
            return
        dead: list[Event] = []
        loose: list[CardId] = []
        for thing in game.things:
            one = cast(CardInPlay, thing)
            if one.sort == CREATURE:
                if is_doomed(game, one):
                    dead.append(killing(game, one))
                elif one.culprit != NOBODY:
                    one.culprit = NOBODY
            elif one.sort == AURA and one.host == NOBODY:
                loose.append(one.card)
        for card in loose:
            # TEM-39: that is not "destroyed".
            pile = DISCARD_PILE * 2 + game.owners[card]
            game.happen(game.move_event(kinds.PUT, card, pile, NOBODY, game.owners[card], NOBODY))
        if dead:
            game.push(self)
            if game.replaced >> kinds.KILL & 1:
                # A death that a text turns into something else may come back for ever: it counts too (TEM-23).
                game.triggers += 1
                if game.triggers > MOST_TRIGGERS:
                    game.happen_together(dead)
                    return
            game.settle_together(dead)
        elif loose:
            game.push(self)


def forget_culprits(game: Tempest) -> None:
    """Who lowered the HP of a creature that lives on."""
    for thing in game.things:
        one = cast(CardInPlay, thing)
        if one.culprit != NOBODY:
            one.culprit = NOBODY


def killing(game: Tempest, one: CardInPlay) -> Event:
    """TEM-73, TEM-74: a creature is killed by what last lowered its HP, if anything did."""
    pile = DISCARD_PILE * 2 + game.owners[one.card]
    event = game.move_event(kinds.KILL, one.card, pile, one.culprit, game.doer(one.culprit, one.card), NOBODY)
    return event.to_zone(pile, event.flags | COMBAT) if game.fighters[0] != NOBODY else event


def pay_for_death(game: Tempest, side: Seat) -> None:
    """TEM-54, TEM-58: an ally creature of that side, an enemy creature of the other, was killed or destroyed."""
    pay_plans(game, side, MOURNER, 1)
    pay_plans(game, 1 - side, HUNTER, 1)


DEATHS: Final = Deaths()
