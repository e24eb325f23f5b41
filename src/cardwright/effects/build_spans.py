"""How long what a sentence gives lasts, and whose turn ends it."""

from __future__ import annotations

from cardwright.effects.build_things import build_who
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import Who
from cardwright.engine.lasting import (
    FOR_GOOD,
    ON_NEXT_TURN,
    UNTIL_END_OF_SPAN,
    UNTIL_END_OF_TURN,
    UNTIL_NEXT_TURN,
)
from cardwright.text import tree


def until_of(scope: Scope, duration: tree.Duration | None) -> int:
    """When a bonus that a sentence gives is over."""
    if duration is None:
        if scope.names.vocabulary.words.style.states_end:
            raise CannotDo("this lasts, so it must say until when")
        return FOR_GOOD
    if duration.kind == "until next":
        return UNTIL_NEXT_TURN
    if duration.kind == "next":
        return ON_NEXT_TURN
    if duration.kind in ("until end", "this", "during"):
        phase = scope.names.vocabulary.words.phases.get(duration.span)
        if phase is not None and phase.ends:
            return UNTIL_END_OF_SPAN + scope.names.phase(duration.span)
        return UNTIL_END_OF_TURN
    raise CannotDo("effects cannot last so long")


def ended_by(scope: Scope, duration: tree.Duration | None) -> Who | None:
    """Whose turn it is that a duration speaks of."""
    if duration is None or duration.whose is None or duration.kind not in ("until next", "next"):
        return None
    return build_who(scope, duration.whose)
