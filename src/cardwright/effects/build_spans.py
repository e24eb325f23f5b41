"""How long what a sentence gives lasts, and whose turn ends it."""

from __future__ import annotations

from typing import Final

from cardwright.effects.build_things import build_who
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import Who
from cardwright.engine.face import MOST_SHORT, SHORT
from cardwright.engine.ids import NOBODY
from cardwright.engine.lasting import (
    COUNTED,
    FOR_GOOD,
    FOR_THE_GAME,
    FOR_THE_MOMENT,
    FROM_COMING_TURN,
    FROM_NEXT_TURN,
    IN_COMING_TURN,
    IN_NEXT_SPAN,
    MOST_TURNS,
    ON_NEXT_TURN,
    SPANS,
    THROUGH_NEXT_SPAN,
    THROUGH_NEXT_TURN,
    TURNS,
    UNTIL_END_OF_SPAN,
    UNTIL_END_OF_TURN,
    UNTIL_EVENT,
    UNTIL_NEXT_TURN,
    WHILE_HERE,
)
from cardwright.text import tree

WHOSE: Final = ("until next", "next", "until end", "until end next")
"""Durations that a player's turn ends."""


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
    if duration.kind == "until end next" and duration.span == "turn":
        return TURNS + 1
    if duration.kind == "for" and duration.span == "turn":
        return COUNTED + MOST_TURNS * scope.names.phase("turn") + duration.count
    if duration.kind == "for" and duration.count == 1 and is_ended(scope, duration.span):
        return UNTIL_END_OF_SPAN + scope.names.phase(duration.span)
    if duration.kind == "for" and is_ended(scope, duration.span):
        return SPANS + MOST_TURNS * scope.names.phase(duration.span) + duration.count
    if duration.kind == "until end" and duration.whose is not None and duration.span == "turn":
        return COUNTED + MOST_TURNS * scope.names.phase("turn") + 1
    if duration.kind == "deed":
        fight = scope.names.vocabulary.words.phases.get("fight")
        ends = fight is not None and fight.ends
        return UNTIL_END_OF_SPAN + scope.names.phase("fight") if ends else FOR_THE_MOMENT
    if duration.kind == "while here":
        return WHILE_HERE
    if duration.kind == "until event":
        return UNTIL_EVENT
    if duration.kind == "game":
        return FOR_THE_GAME
    if duration.kind in ("coming", "until end coming"):
        return coming(scope, duration)
    if duration.kind in ("until end", "this", "during"):
        phase = scope.names.vocabulary.words.phases.get(duration.span)
        if phase is not None and phase.ends:
            return UNTIL_END_OF_SPAN + scope.names.phase(duration.span)
        return UNTIL_END_OF_TURN
    raise CannotDo("effects cannot last so long")


def coming_moment(scope: Scope, event: tree.Event) -> int | None:
    """From when on something waits for the end of a span of time to come, which that of the present one is not."""
    if not isinstance(event, tree.PhaseEvent) or not event.next or event.edge == "start":
        return None
    if event.span == "turn":
        return FROM_COMING_TURN if event.whose is None else FROM_NEXT_TURN
    if event.count > 1:
        raise CannotDo("only turns are counted in this way")
    phase = scope.names.vocabulary.words.phases.get(event.span)
    return IN_NEXT_SPAN + scope.names.phase(event.span) if phase is not None and phase.ends else None


def is_ended(scope: Scope, span: str) -> bool:
    """Whether the rules end effects with a span of time."""
    phase = scope.names.vocabulary.words.phases.get(span)
    return phase is not None and phase.ends


def coming(scope: Scope, duration: tree.Duration) -> int:
    """A span of time after the present one, or until its end."""
    through = duration.kind == "until end coming"
    if duration.span == "turn":
        return THROUGH_NEXT_TURN if through else IN_COMING_TURN
    phase = scope.names.vocabulary.words.phases.get(duration.span)
    if phase is None or not phase.ends:
        raise CannotDo("no effect waits for this span of time")
    return (THROUGH_NEXT_SPAN if through else IN_NEXT_SPAN) + scope.names.phase(duration.span)


def ended_by(scope: Scope, duration: tree.Duration | None) -> Who | None:
    """Whose turn it is that a duration speaks of."""
    if duration is None or duration.whose is None or duration.kind not in WHOSE:
        return None
    return build_who(scope, duration.whose)


def uses_of(scope: Scope, limit: tree.Limit | None) -> int:
    """How often in its span an ability works, 0 for always; marks are cleared with the game's longest span."""
    if limit is None or limit.span == "game":
        return 0
    if not is_short(scope, limit) and limit.span != longest(scope):
        raise CannotDo(f"how often a text works is counted by the {longest(scope)} in this game")
    return limit.count


def is_once_for_good(limit: tree.Limit | None) -> bool:
    """Whether something replaces an event once in the whole game; more often nobody counts."""
    if limit is None or limit.span != "game":
        return False
    if limit.count != 1:
        raise CannotDo("so often in a game is not counted here")
    return True


def longest(scope: Scope) -> str:
    """The span with which all marks are cleared."""
    return "round" if "round" in scope.names.vocabulary.words.phases else "turn"


def is_short(scope: Scope, limit: tree.Limit | None) -> bool:
    """Whether uses are counted by a span that comes several times in the longest one."""
    phase = scope.names.vocabulary.words.phases.get(limit.span) if limit is not None else None
    return limit is not None and limit.span != longest(scope) and phase is not None and phase.ends and phase.counted


def mark_of(scope: Scope, limit: tree.Limit | None, index: int) -> int:
    """Under which mark the uses of an ability are counted."""
    return SHORT + index % MOST_SHORT if is_short(scope, limit) else index


def counted_span(scope: Scope, duration: tree.Duration | None) -> int:
    """The span in which a ban counts, NOBODY for the turn."""
    if duration is not None and duration.kind in ("each", "this", "next"):
        if duration.span == "turn":
            return NOBODY
        if duration.kind != "next" and is_ended(scope, duration.span):
            return scope.names.phase(duration.span)
    raise CannotDo("more than so much in which time? Say each turn")


def check_moment(scope: Scope, ability: tree.Triggered) -> None:
    """Raise if no card in play can hear an event: where all has left play before a span of time starts."""
    for event in ability.event.events if isinstance(ability.event, tree.EitherEvent) else (ability.event,):
        if isinstance(event, tree.PhaseEvent) and event.edge == "start" and not ability.zone:
            phase = scope.names.vocabulary.words.phases.get(event.span)
            if phase is not None and phase.sweeps:
                raise CannotDo(f"nothing is in play when a {event.span} starts")
