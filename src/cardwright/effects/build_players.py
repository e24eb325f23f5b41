"""What texts change about players: their own numbers for a time or for good, and what they hold."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, filters
from cardwright.effects.bonuses import Declare, PlayerPlan
from cardwright.effects.build_events import side
from cardwright.effects.build_things import build_value, build_who
from cardwright.effects.damage import GainResource
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.status import Score, SetHeld
from cardwright.effects.who import Who
from cardwright.engine.ability import ADD, AT_LEAST, AT_MOST, DOUBLE, HALVE, SET, Condition, Static, Value
from cardwright.text import tree

BOUNDLESS: Final = 999
"""A limit that is none."""
SAID_OF_NUMBERS: Final = ("be", "fall", "rise")


def player_statics(scope: Scope, clause: tree.Clause, condition: Condition | None) -> tuple[Static, ...]:
    """ "Your opponent's RPT is 2 less"; nothing if a fact is about cards."""
    return tuple(
        Static(plan.aspect, plan.op, plan.value, filters.Anything(), condition, side=plan.side)
        for plan in player_plans(scope, clause)
    )


def player_plans(scope: Scope, clause: tree.Clause) -> tuple[PlayerPlan, ...]:
    """What a fact changes about a player's own numbers."""
    holding, subject = clause.get("holding"), clause.subject
    if clause.verb == "have" and isinstance(holding, tree.Holding) and isinstance(subject, tree.PLAYERS):
        if holding.compared != tree.Compared("exactly", tree.Number(0)) or holding.what in scope.names.resources:
            raise CannotDo("a text cannot say how much a player has")
        # "You have no hand limit".
        return (player_plan(scope, tree.StatOf(holding.what, subject), SET, amounts.Fixed(BOUNDLESS)),)
    if clause.verb == "get" and isinstance(subject, tree.PLAYERS):
        return granted(scope, subject, clause.get("grants"))
    stat = clause.get("stat") if clause.verb == "double" else subject if clause.verb in SAID_OF_NUMBERS else None
    if not isinstance(stat, tree.StatOf) or not isinstance(stat.of, tree.PLAYERS):
        return ()
    if clause.verb == "double":
        return (player_plan(scope, stat, DOUBLE, None),)
    by, how = clause.get("amount"), clause.get("how")
    if clause.verb != "be":
        if by is None:
            raise CannotDo("say below or above which number it does not go")
        bound = AT_MOST if clause.verb == "rise" else AT_LEAST
        return (player_plan(scope, stat, bound, build_value(scope, by)),)  # type: ignore[arg-type]
    if isinstance(by, (tree.More, tree.Less)) and not isinstance(by.by, tree.Cost):
        return (player_plan(scope, stat, ADD, change_of(scope, by)),)
    if isinstance(how, tree.Compared) and how.how == "exactly":
        return (player_plan(scope, stat, SET, build_value(scope, how.amount)),)
    if isinstance(how, tree.Compared) and how.how == "halved":
        return (player_plan(scope, stat, HALVE, None),)
    return ()


def change_of(scope: Scope, by: tree.More | tree.Less) -> Value:
    """So much more, or less."""
    if isinstance(by.by, tree.Cost):
        raise CannotDo("a number cannot be changed by a price")
    value = build_value(scope, by.by)
    return amounts.Product(-1, value) if isinstance(by, tree.Less) else value


def player_plan(scope: Scope, stat: tree.StatOf, op: int, value: Value | None) -> PlayerPlan:
    """A change of a player's own number."""
    if stat.stat in scope.names.resources:
        raise CannotDo("a text cannot say how much a player has")
    aspect = scope.names.stat(stat.stat)
    if scope.names.is_scored(stat.stat):
        raise CannotDo("what is scored stays as it is: say how much is scored or lost")
    return PlayerPlan(aspect, op, value, side_of(stat.of))


def granted(scope: Scope, player: tree.Player, grants: object) -> tuple[PlayerPlan, ...]:
    """ "You get +2 RPT"."""
    words = scope.names.vocabulary.words
    plans: list[PlayerPlan] = []
    for bonus in grants.bonuses if isinstance(grants, tree.Grants) else ():
        if bonus.stat not in words.stats or not words.stats[bonus.stat].player:
            raise CannotDo(f"cards have {scope.names.vocabulary.phrase('stats', bonus.stat)}, players do not")
        value = build_value(scope, bonus.amount)
        changed = amounts.Product(-1, value) if bonus.negative else value
        stat = tree.StatOf(bonus.stat, player)
        plans.append(player_plan(scope, stat, SET if bonus.exact else ADD, changed))
    return tuple(plans)


def side_of(player: object) -> int:
    """The side of a player who is named, not pointed at."""
    if isinstance(player, tree.ThatPlayer) and player.slot == tree.THE_OPPONENT:
        return side(tree.Opponent())
    if not isinstance(player, (tree.You, tree.Opponent, tree.EachPlayer)):
        raise CannotDo("whose number is it? Say yours, your opponent's or each player's")
    return side(player)


def change_player(scope: Scope, clause: tree.Clause, player: tree.Player, until: int, whose: Who | None) -> None:
    """The same, done by an instruction: for a time, or at once where it is held or scored."""
    stat, by, how = clause.subject, clause.get("amount"), clause.get("how")
    if clause.verb == "be" and isinstance(stat, tree.StatOf):
        who = build_who(scope, player)
        held = stat.stat in scope.names.resources
        if isinstance(by, (tree.More, tree.Less)):
            change = change_of(scope, by)
            if held:
                scope.effects.append(GainResource(who, scope.names.resources.index(stat.stat), change))
                return
            if scope.names.is_scored(stat.stat):
                scope.effects.append(Score(who, change))
                return
        elif held and isinstance(how, tree.Compared) and how.how == "exactly":
            level = build_value(scope, how.amount)
            scope.effects.append(SetHeld(who, scope.names.resources.index(stat.stat), level))
            return
    plans = player_plans(scope, clause)
    if not plans:
        raise CannotDo("a player cannot be changed in this way")
    scope.effects.append(Declare(until, whose=whose, plans=plans, what=filters.Anything()))
