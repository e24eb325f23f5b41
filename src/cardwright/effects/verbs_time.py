"""What takes and gives spans of time: skipped turns, phases, fights and draws; additional turns."""

from __future__ import annotations

from cardwright.effects.bonuses import Declare
from cardwright.effects.build_conditions import build_condition
from cardwright.effects.build_events import KINDS, side
from cardwright.effects.build_spans import ended_by, until_of
from cardwright.effects.filters import Anything
from cardwright.effects.flow import IfSo
from cardwright.effects.groups import Everything
from cardwright.effects.moves import CancelAttacks
from cardwright.effects.patterns import ANYBODY, THEIRS, YOURS, EventPattern
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.selectors import Attacks
from cardwright.effects.spans import AddSpan
from cardwright.engine import kinds
from cardwright.engine.ability import Condition, Effect, Prohibition
from cardwright.engine.lasting import FOR_THE_GAME, UNTIL_END_OF_TURN
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
    subject = clause.subject
    if not isinstance(subject, (tree.You, tree.Opponent)):
        raise CannotDo("who takes it?")
    words = scope.names.vocabulary.words
    if span != "turn" and "turn" in words.phases:
        add_span(scope, clause, span)
        return
    phase = span_of(scope, span)
    skip(scope, clause, THEIRS if isinstance(subject, tree.You) else YOURS, phase)


def standing_skip(scope: Scope, clause: tree.Clause, condition: Condition | None) -> Prohibition:
    """ "Your opponent skips their draw phase": always, as long as it is said."""
    span = clause.get("each")
    if not isinstance(span, tree.During) or span.span == "turn":
        raise CannotDo("this cannot be skipped for good")
    pattern = EventPattern(kinds.START, skipper(clause, span), amount=span_of(scope, span.span))
    return Prohibition(kinds.START, None, pattern, condition)


def add_span(scope: Scope, clause: tree.Clause, span: str) -> None:
    """ "Take an additional main phase after this one", in a turn of that player's."""
    if span not in scope.names.vocabulary.words.style.extra_spans:
        raise CannotDo(f"no text adds a {span.replace('_', ' ')} in this game")
    if clause.duration not in (None, tree.Duration("this", "turn")):
        raise CannotDo("a phase is added to this turn")
    assert isinstance(clause.subject, (tree.You, tree.Opponent))
    theirs = build_condition(scope, tree.During("turn", clause.subject))
    scope.effects.append(IfSo(theirs, (AddSpan(scope.names.phase(span)),), ()))


def build_end(scope: Scope, clause: tree.Clause) -> None:
    """ "End the turn": the phases that are left do not come, and nobody does anything in the one that goes on."""
    span: object = clause.get("this")
    style = scope.names.vocabulary.words.style
    if isinstance(span, tree.Duration) and span.span in style.ends_phases:
        end_phase(scope, span, style.ends_phases[span.span])
        return
    if not isinstance(span, tree.Duration) or span.span != "turn" or not style.ends_turn:
        raise CannotDo("this does not end because a text says so in this game")
    bans: list[Prohibition] = []
    for name in style.skips:
        if name not in ("turn", "draw"):
            pattern = EventPattern(kinds.START, ANYBODY, amount=scope.names.phase(name))
            bans.append(Prohibition(kinds.START, None, pattern, None))
    for verb in style.ends_turn:
        bans.append(Prohibition(KINDS[verb], None, EventPattern(KINDS[verb], ANYBODY), None))
    ended: list[Effect] = [Declare(UNTIL_END_OF_TURN, prohibitions=tuple(bans))]
    if style.ends_phases:
        ended.append(CancelAttacks(Everything(Attacks(Anything()))))
    if span.whose is None:
        scope.effects.extend(ended)
    else:
        scope.effects.append(IfSo(build_condition(scope, tree.During("turn", span.whose)), tuple(ended), ()))


def end_phase(scope: Scope, span: tree.Duration, verb: str) -> None:
    """ "End the attack phase": nobody does any more what is done in it, and what was begun there is called off."""
    kind = KINDS[verb]
    ended: list[Effect] = [
        Declare(UNTIL_END_OF_TURN, prohibitions=(Prohibition(kind, None, EventPattern(kind, ANYBODY), None),))
    ]
    if kind == kinds.ATTACK:
        ended.append(CancelAttacks(Everything(Attacks(Anything()))))
    here = build_condition(scope, tree.During(span.span, span.whose))
    scope.effects.append(IfSo(here, tuple(ended), ()))
