"""Builders of verbs about what cards on the field stand for."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, filters, who
from cardwright.effects.build_things import build_filter, build_group, build_selector, build_value, build_who, in_play
from cardwright.effects.chance import FlipCoin, RollDie
from cardwright.effects.clauses import actor_of, counted_cards, is_player, number, things
from cardwright.effects.counters import EVERY, ChangeCounters
from cardwright.effects.groups import Group
from cardwright.effects.phrases import Where
from cardwright.effects.poses import Pose
from cardwright.effects.retargeting import Retarget
from cardwright.effects.scope import CannotDo, Scope, kept_slot
from cardwright.effects.selectors import AmongGroup
from cardwright.effects.status import (
    DeployCards,
    LeaveAt,
    NoteDamage,
    Release,
    Restore,
    Score,
    Steal,
    StealPoints,
    Suspend,
)
from cardwright.engine import kinds
from cardwright.engine.ability import Value
from cardwright.engine.ids import NOBODY
from cardwright.engine.parts import HALF_DOWN, HALF_UP, NOTHING_PAID, WHOLE
from cardwright.text import tree

HALVES: Final = {"for half": HALF_DOWN, "for half up": HALF_UP}
CHEAPER: Final = "less "
ALL_DAMAGE: Final = 9999
"""More damage than anything can bear."""


def build_restore(scope: Scope, clause: tree.Clause) -> None:
    """ "Restore 3 HP to target card"."""
    group = things(scope, clause, "whom", in_play(scope))
    note_damage(scope, clause.get("whom"), group, number(scope, clause))
    if heals_as_rules_do(scope):
        scope.effects.append(Pose(kinds.HEAL, group, number(scope, clause)))
    else:
        scope.effects.append(Restore(group, number(scope, clause)))


def heals_as_rules_do(scope: Scope) -> bool:
    """Tell whether damage goes by itself in a game, so that texts undo it in the same way."""
    words = scope.names.vocabulary.words
    return words.style.heals or "restore" not in words.verbs


def build_counters(scope: Scope, clause: tree.Clause) -> None:
    """Counters are put on things or removed from them."""
    stat, every = clause.get("stat"), clause.get("every")
    said = stat if isinstance(stat, str) else every if isinstance(every, str) else ""
    amount = clause.get("amount")
    many: Value = amounts.Fixed(EVERY if every is not None else 1)
    if amount is not None:
        many = build_value(scope, amount)  # type: ignore[arg-type]
    group = things(scope, clause, "what", in_play(scope))
    name = said.removeprefix(tree.COUNTERS)
    scope.effects.append(ChangeCounters(group, name, scope.names.counter(said), many, clause.verb == "unmark"))


def build_leave_with(scope: Scope, clause: tree.Clause) -> None:
    """ "Leave it with 1 HP": so much is left of what damage takes."""
    worn = scope.names.vocabulary.worn
    if clause.get("stat") != worn:
        raise CannotDo("only what damage takes can be left")
    group = things(scope, clause, "what", in_play(scope))
    scope.effects.append(LeaveAt(group, scope.names.stat(worn), number(scope, clause)))


def build_mend(scope: Scope, clause: tree.Clause) -> None:
    """ "Remove all damage from target card"."""
    group = things(scope, clause, "what", in_play(scope))
    note_damage(scope, clause.get("what"), group, amounts.Fixed(ALL_DAMAGE))
    if heals_as_rules_do(scope):
        scope.effects.append(Pose(kinds.HEAL, group, amounts.Fixed(ALL_DAMAGE)))
    else:
        scope.effects.append(Restore(group, amounts.Fixed(ALL_DAMAGE)))


def note_damage(scope: Scope, what: object, group: Group, most: Value) -> None:
    """Note how much damage is about to go, where a later clause says "that much"."""
    if isinstance(what, (tree.Things, tree.Reference)):
        if any(isinstance(node, tree.ThatMuch) and node.slot == what.slot for node in tree.nodes(tuple(scope.clauses))):
            scope.effects.append(NoteDamage(group, most))


def build_suspend(scope: Scope, clause: tree.Clause) -> None:
    """ "Suspend the attacking card for 2 turns"; without a number for one."""
    scope.effects.append(Suspend(things(scope, clause, "what", in_play(scope)), suspended_turns(clause)))


def suspended_turns(clause: tree.Clause) -> int:
    """For how many of its controller's turns a card is suspended; 0 for the rest of this turn."""
    duration = clause.duration
    if duration is None:
        return 1
    if duration.kind == "for":
        return duration.count
    if duration.kind in ("this", "until end") and duration.whose is None and duration.span == "turn":
        return 0
    what = clause.get("what")
    filters_said = [one for kind in what.kinds for one in kind.filters] if isinstance(what, tree.Things) else []
    if (
        duration.kind == "until next"
        and duration.whose == tree.You()
        and tree.Controlled(tree.Opponent()) in filters_said
    ):
        return 1
    raise CannotDo("a card is suspended for a number of turns")


def build_unsuspend(scope: Scope, clause: tree.Clause) -> None:
    """ "Unsuspend target card"."""
    scope.effects.append(Release(things(scope, clause, "what", in_play(scope))))


def build_steal(scope: Scope, clause: tree.Clause) -> None:
    """ "Steal 3 resource", "steal 2 points"."""
    resource, stat = clause.get("resource"), clause.get("stat")
    whom = clause.get("whom")
    victim = build_who(scope, whom) if is_player(whom) else who.Opponent()  # type: ignore[arg-type]
    thief = actor_of(scope, clause)
    if isinstance(stat, str):
        scope.effects.append(StealPoints(thief, victim, points_of(scope, stat), number(scope, clause)))
        return
    if not isinstance(resource, str) or resource not in scope.names.resources:
        raise CannotDo("steal what?")
    entry = scope.names.vocabulary.words.resources[resource]
    if entry.level or entry.discard or not entry.gained or resource in scope.names.stats:
        raise CannotDo(f"{scope.names.vocabulary.phrase('resources', resource)} cannot be stolen")
    scope.effects.append(Steal(thief, victim, scope.names.resources.index(resource), number(scope, clause)))


def points_of(scope: Scope, stat: str) -> int:
    """The number of a player that is scored; others are changed, not scored."""
    if not scope.names.is_scored(stat):
        raise CannotDo(f"{scope.names.vocabulary.phrase('stats', stat)} is neither scored nor stolen")
    return scope.names.stat(stat)


def build_score(scope: Scope, clause: tree.Clause) -> None:
    """ "Score 2 points"."""
    stat = clause.get("stat")
    points_of(scope, stat if isinstance(stat, str) else "")
    scope.effects.append(Score(actor_of(scope, clause), number(scope, clause)))


def build_forfeit(scope: Scope, clause: tree.Clause) -> None:
    """ "Your opponent loses 2 points"."""
    stat = clause.get("stat")
    points_of(scope, stat if isinstance(stat, str) else "")
    scope.effects.append(Score(actor_of(scope, clause), amounts.Product(-1, number(scope, clause))))


def build_deploy(scope: Scope, clause: tree.Clause) -> None:
    """ "Deploy up to 2 Swarm cards from your hand for free", "deploy it for half its cost, rounded up"."""
    what = clause.get("what")
    actor = actor_of(scope, clause)
    part, less = price_part(clause)
    if isinstance(what, tree.Reference):
        among = AmongGroup(build_group(scope, what, in_play(scope)), filters.Anything())
        scope.effects.append(DeployCards(actor, among, amounts.Fixed(1), False, part, less, deployed_slot(scope, what)))
        return
    if not isinstance(what, tree.Things):
        raise CannotDo("deploy what?")
    if isinstance(what.quantity, tree.Top):
        group = build_group(scope, what, Where((scope.names.deck(),), actor, actor))
        top = AmongGroup(group, build_filter(scope, what, placed=True))
        slot = deployed_slot(scope, what)
        scope.effects.append(DeployCards(actor, top, counted_cards(scope, what), False, part, less, slot))
        return
    source = clause.get("source")
    zones: tuple[int, ...] = (scope.names.hand(),)
    whose = actor
    if isinstance(source, tree.Place):
        zones = scope.names.places(source)
        whose = build_who(scope, source.whose) if source.whose is not None else actor
    if isinstance(source, tree.Place) and not isinstance(source.whose, (tree.You, type(None))):
        raise CannotDo("a player deploys only cards of their own")
    selector = build_selector(scope, what, Where(zones, whose, actor), False)
    up_to = isinstance(what.quantity, tree.Some) and what.quantity.up_to
    slot = deployed_slot(scope, what)
    scope.effects.append(DeployCards(actor, selector, counted_cards(scope, what), up_to, part, less, slot))


def deployed_slot(scope: Scope, what: tree.Things | tree.Reference) -> int:
    """Where deployed cards are kept, NOBODY if no later word speaks of them."""
    if what.slot < tree.FIRST_CHOICE or what.slot not in scope.pointed:
        return NOBODY
    return kept_slot(scope, what.slot)


def price_part(clause: tree.Clause) -> tuple[int, int]:
    """Which part of its price is paid for a card, and how much less."""
    part, less = WHOLE, 0
    for word in clause.adverbs:
        if word == "for free":
            part = NOTHING_PAID
        elif word in HALVES:
            part = HALVES[word]
        elif word.startswith(CHEAPER):
            less = int(word.removeprefix(CHEAPER))
    return part, less


def build_flip(scope: Scope, clause: tree.Clause) -> None:
    """ "Flip a coin", "flip 3 coins", "flip a coin until it is tails"."""
    amount = clause.get("amount")
    until = clause.get("until")
    number = build_value(scope, amount) if isinstance(amount, (*tree.AMOUNTS, tree.Each)) else amounts.Fixed(1)
    stop = (1 if until.heads else 0) if isinstance(until, tree.Heads) else NOBODY
    scope.effects.append(FlipCoin(actor_of(scope, clause), number, stop))


def build_roll(scope: Scope, clause: tree.Clause) -> None:
    """ "Roll a die"."""
    sides = clause.get("sides")
    if not isinstance(sides, tree.Number):
        raise CannotDo("roll what?")
    dice = clause.get("amount")
    scope.effects.append(
        RollDie(actor_of(scope, clause), sides.value, dice.value if isinstance(dice, tree.Number) else 1)
    )


def build_become(scope: Scope, clause: tree.Clause) -> None:
    """ "It becomes the target of that attack"."""
    subject = clause.subject
    if not isinstance(subject, (tree.Reference, tree.Things)):
        raise CannotDo("what becomes the target?")
    goal = build_group(scope, subject, in_play(scope))
    scope.effects.append(Retarget(things(scope, clause, "what", in_play(scope)), who.You(), goal))
