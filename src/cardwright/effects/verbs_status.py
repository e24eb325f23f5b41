"""Builders of verbs about what cards on the field stand for."""

from __future__ import annotations

from typing import Final

from cardwright.effects import amounts, who
from cardwright.effects.build_things import build_group, build_selector, build_who, in_play
from cardwright.effects.chance import FlipCoin, RollDie
from cardwright.effects.clauses import actor_of, counted_cards, is_player, number, things
from cardwright.effects.moves import RedirectAttacks
from cardwright.effects.phrases import Where
from cardwright.effects.poses import Pose
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.status import DeployFromHand, Restore, Score, Steal, Suspend
from cardwright.engine import kinds
from cardwright.text import tree

ALL_DAMAGE: Final = 9999
"""More damage than anything can bear."""


def build_restore(scope: Scope, clause: tree.Clause) -> None:
    """ "Restore 3 HP to target card"."""
    scope.effects.append(Restore(things(scope, clause, "whom", in_play(scope)), number(scope, clause)))


def build_mend(scope: Scope, clause: tree.Clause) -> None:
    """ "Remove all damage from target card"."""
    group = things(scope, clause, "what", in_play(scope))
    if "restore" in scope.names.vocabulary.words.verbs:
        scope.effects.append(Restore(group, amounts.Fixed(ALL_DAMAGE)))
    else:
        scope.effects.append(Pose(kinds.HEAL, group, amounts.Fixed(ALL_DAMAGE)))


def build_suspend(scope: Scope, clause: tree.Clause) -> None:
    """ "Suspend the attacking card for 2 turns"; without a number for one."""
    duration = clause.duration
    if duration is not None and duration.kind != "for":
        raise CannotDo("a card is suspended for a number of turns")
    turns = 1 if duration is None else duration.count
    scope.effects.append(Suspend(things(scope, clause, "what", in_play(scope)), turns))


def build_steal(scope: Scope, clause: tree.Clause) -> None:
    """ "Steal 3 resource"."""
    resource = clause.get("resource")
    whom = clause.get("whom")
    if not isinstance(resource, str) or resource not in scope.names.resources:
        raise CannotDo("steal what?")
    victim = build_who(scope, whom) if is_player(whom) else who.Opponent()  # type: ignore[arg-type]
    index = scope.names.resources.index(resource)
    scope.effects.append(Steal(actor_of(scope, clause), victim, index, number(scope, clause)))


def build_score(scope: Scope, clause: tree.Clause) -> None:
    """ "Score 2 points"."""
    scope.effects.append(Score(actor_of(scope, clause), number(scope, clause)))


def build_deploy(scope: Scope, clause: tree.Clause) -> None:
    """ "Deploy up to 2 Swarm cards from your hand for free"."""
    what = clause.get("what")
    source = clause.get("source")
    if not isinstance(what, tree.Things) or "for free" not in clause.adverbs:
        raise CannotDo("a text deploys cards of a hand for free")
    if isinstance(source, tree.Place) and scope.names.zone(source.zone) != scope.names.hand():
        raise CannotDo("cards are deployed from hand only")
    actor = actor_of(scope, clause)
    selector = build_selector(scope, what, Where((scope.names.hand(),), actor, actor), False)
    up_to = isinstance(what.quantity, tree.Some) and what.quantity.up_to
    scope.effects.append(DeployFromHand(actor, selector, counted_cards(scope, what), up_to))


def build_flip(scope: Scope, clause: tree.Clause) -> None:
    """ "Flip a coin"."""
    scope.effects.append(FlipCoin(actor_of(scope, clause)))


def build_roll(scope: Scope, clause: tree.Clause) -> None:
    """ "Roll a die"."""
    sides = clause.get("sides")
    if not isinstance(sides, tree.Number):
        raise CannotDo("roll what?")
    scope.effects.append(RollDie(actor_of(scope, clause), sides.value))


def build_become(scope: Scope, clause: tree.Clause) -> None:
    """ "It becomes the target of that attack"."""
    subject = clause.subject
    if not isinstance(subject, (tree.Reference, tree.Things)):
        raise CannotDo("what becomes the target?")
    goal = build_group(scope, subject, in_play(scope))
    scope.effects.append(RedirectAttacks(things(scope, clause, "what", in_play(scope)), goal))
