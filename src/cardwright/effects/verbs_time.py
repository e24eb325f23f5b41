"""What takes and gives spans of time: skipped turns, phases, fights and draws; additional turns."""

from __future__ import annotations

from cardwright.effects.bonuses import Declare
from cardwright.effects.build_events import side
from cardwright.effects.build_spans import ended_by, until_of
from cardwright.effects.patterns import ANYBODY, THEIRS, YOURS, EventPattern
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Prohibition
from cardwright.engine.lasting import FOR_THE_GAME
from cardwright.engine.listeners import THE_DRAW
from cardwright.text import tree


def span_of(scope: Scope, span: str) -> int:
    """The span of time that can be skipped in this game."""
    if span not in scope.names.vocabulary.words.style.skips:
        raise CannotDo(f"no text takes or gives a {span.replace('_', ' ')} in this game")
    return THE_DRAW if span == "draw" else scope.names.phase(span)


def is_shared(scope: Scope, span: str) -> bool:
    """Whether a span of time is nobody's in particular."""
    phase = scope.names.vocabulary.words.phases.get(span)
    return phase is not None and phase.ends


def skipper(clause: tree.Clause, span: tree.During) -> int:
    """Who skips it: the subject, whose own it must be."""
    subject = clause.subject
    if not isinstance(subject, tree.PLAYERS):
        raise CannotDo("who skips it?")
    own = (tree.You, tree.Opponent)
    if isinstance(span.whose, own) and isinstance(subject, own) and type(span.whose) is not type(subject):
        raise CannotDo("players skip what is theirs")
    return side(subject)


def skip(scope: Scope, clause: tree.Clause, actor: int, phase: int) -> None:
    """Let a player's next such span be skipped."""
    until = FOR_THE_GAME if clause.duration is None else until_of(scope, clause.duration)
    ban = Prohibition(kinds.START, None, EventPattern(kinds.START, actor, amount=phase), None)
    scope.effects.append(Declare(until, prohibitions=(ban,), uses=1, whose=ended_by(scope, clause.duration)))


def build_skip(scope: Scope, clause: tree.Clause) -> None:
    """Skip the next turn, phase, fight or draw."""
    span = clause.get("next")
    if not isinstance(span, tree.During):
        raise CannotDo("for good? Say the next")
    phase = span_of(scope, span.span)
    if is_shared(scope, span.span):
        skip(scope, clause, ANYBODY, phase)
        return
    actor = skipper(clause, span)
    for one in (YOURS, THEIRS) if actor == ANYBODY else (actor,):
        skip(scope, clause, one, phase)


def build_take_turn(scope: Scope, clause: tree.Clause) -> None:
    """A turn after this one: the other player's next turn does not come."""
    span = clause.get("span")
    if not isinstance(span, str) or is_shared(scope, span):
        raise CannotDo("this is nobody's to take")
    phase = span_of(scope, span)
    subject = clause.subject
    if not isinstance(subject, (tree.You, tree.Opponent)):
        raise CannotDo("who takes it?")
    skip(scope, clause, THEIRS if isinstance(subject, tree.You) else YOURS, phase)


def standing_skip(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """ "Your opponent skips their draw phase": always, as long as it is said."""
    span = clause.get("each")
    if not isinstance(span, tree.During) or span.span == "turn":
        raise CannotDo("this cannot be skipped for good")
    pattern = EventPattern(kinds.START, skipper(clause, span), amount=span_of(scope, span.span))
    return Prohibition(kinds.START, None, pattern, condition)
