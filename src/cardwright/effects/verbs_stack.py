"""Builders of verbs about what waits to resolve: attacks and cards on the stack."""

from __future__ import annotations

from cardwright.effects import filters, groups
from cardwright.effects.build_things import build_selector, in_play
from cardwright.effects.clauses import actor_of, things
from cardwright.effects.copies import CanBeCopied, CopyWaiting, DoAgain
from cardwright.effects.moves import CancelAttacks
from cardwright.effects.phrases import Where
from cardwright.effects.poses import CancelEffects
from cardwright.effects.retargeting import AimAnew, Retarget
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.status import CancelActivation
from cardwright.engine import kinds
from cardwright.text import tree

ANEW = "anew"
"""The adverb of a copy that may have other targets."""


def build_retarget(scope: Scope, clause: tree.Clause) -> None:
    """Change the target of an attack or a waiting card."""
    what = clause.get("what")
    group = things(scope, clause, "what", Where(scope.names.waiting(), needs=filters.HasTargets()))
    actor = actor_of(scope, clause)
    to = clause.get("to")
    if isinstance(to, tree.Things) and to.quantity == tree.Some(tree.Number(1)) and scope.names.waiting():
        anything = groups.Everything(build_selector(scope, to, in_play(scope), False))
        scope.effects.append(Retarget(group, actor, anything))
    elif to is not None:
        scope.effects.append(Retarget(group, actor, things(scope, clause, "to", in_play(scope))))
    elif not scope.names.waiting():
        raise CannotDo("nothing waits in this game with its targets chosen: say where an attack goes")
    elif isinstance(what, tree.Things) and is_attack(scope, what):
        raise CannotDo("an attack needs to be told where it goes")
    elif clause.verb == "reaim":
        scope.effects.append(AimAnew(group, actor))
    else:
        scope.effects.append(Retarget(group, actor, None))


def build_copy(scope: Scope, clause: tree.Clause) -> None:
    """Do what a waiting card does once more."""
    if not scope.names.waiting():
        what = clause.get("what")
        noun = what.noun if isinstance(what, tree.Reference) else ""
        if not noun or ANEW in clause.adverbs or not scope.names.vocabulary.words.nouns[noun].activity:
            raise CannotDo("only what is answered can be done once more: say which it is")
        if "damage" in scope.names.vocabulary.stats_of(noun, ""):
            raise CannotDo("an attack is not made twice")
        scope.effects.append(DoAgain(things(scope, clause, "what", in_play(scope))))
        return
    group = things(scope, clause, "what", Where(scope.names.waiting(), needs=CanBeCopied()))
    scope.effects.append(CopyWaiting(group, ANEW in clause.adverbs))


def is_attack(scope: Scope, things: tree.Things) -> bool:
    """Whether a phrase is about attacks rather than cards."""
    nouns = scope.names.vocabulary.words.nouns
    return any(nouns[noun].role == "object" for kind in things.kinds for noun in kind.nouns)


def build_cancel(scope: Scope, clause: tree.Clause) -> None:
    """Call off an attack, the use of an ability, or what a card is about to do."""
    what = clause.get("what")
    group = things(scope, clause, "what", in_play(scope))
    if isinstance(what, tree.Reference) and what.slot == tree.TRIGGERING:
        scope.effects.append(CancelEffects(group))
    elif scope.answers == kinds.ACTIVATE:
        scope.effects.append(CancelActivation(group))
    else:
        scope.effects.append(CancelAttacks(group))
