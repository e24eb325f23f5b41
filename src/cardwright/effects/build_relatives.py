"""Cards picked out by what they did, or what was done to them."""

from __future__ import annotations

from cardwright.effects import filters, groups
from cardwright.effects.aims import AimsAt
from cardwright.effects.build_things import build_filter, build_group, build_side, in_play
from cardwright.effects.phrases import joined
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine.ability import Filter
from cardwright.text import tree


def aims_at(scope: Scope, what: object) -> Filter:
    """ "That targets a creature you control", "that targets you"."""
    if isinstance(what, (tree.You, tree.Opponent)):
        return AimsAt(None, isinstance(what, tree.You))
    if isinstance(what, tree.Things):
        return AimsAt(build_filter(scope, what), None)
    if isinstance(what, tree.Reference):
        return AimsAt(filters.IsAmong(build_group(scope, what, in_play(scope))), None)
    raise CannotDo("that targets what?")


def build_relative(scope: Scope, one: tree.Relative) -> Filter:
    """ "Burned this way", "that attacked this turn"."""
    from cardwright.effects.build_events import build_event, gap_filter

    clause = one.clause
    if clause.verb == "reveal" and isinstance(clause.get("cause"), tree.Reference):
        return filters.RevealedFor(build_group(scope, clause.get("cause"), in_play(scope)))  # type: ignore[arg-type]
    if "this way" in clause.adverbs:
        return filters.IsAmong(groups.InSlot(groups.THIS_WAY))
    if clause.tense or clause.duration is not None or clause.passive:
        if clause.duration is not None and clause.duration.kind in ("last", "next", "during"):
            raise CannotDo("cards can only be told apart by what happened this turn")
        heard = build_event(scope, clause)
        scope.remembers |= heard.kinds
        return gap_filter(heard, clause)
    if clause.verb in ("play", "deploy"):
        # "Spells you play" are yours, wherever they are.
        return (
            build_side(scope, clause.subject, False) if isinstance(clause.subject, tree.PLAYERS) else filters.Anything()
        )
    if (
        clause.verb == "reveal"
        and isinstance(clause.subject, tree.PLAYERS)
        and "revealed" in scope.names.vocabulary.words.states
    ):
        return joined([filters.InState("revealed"), build_side(scope, clause.subject, False)])
    if clause.verb == "target" and isinstance(clause.subject, tree.Reference) and scope.names.waiting():
        return aims_at(scope, clause.get("what"))
    raise CannotDo(f"cards cannot be picked out by what they {clause.verb}")
