"""Remarks on the step before them: who settles a tie, whether a copy has new targets, what if it would die later."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.outcomes import Idle
from cardwright.text.table.chance import Tie, settled, speaks_of_extremes
from cardwright.text.table.copies import ANEW, LegalTargets, NewTargets
from cardwright.text.table.excess import Spills, spilling
from cardwright.text.table.occasions import SoDoes, done_alike
from cardwright.text.table.ordinary import BlocksNothing
from cardwright.text.table.repeats import Again, can_repeat
from cardwright.text.table.stances import NotActivated
from cardwright.text.table.steps import clauses_of
from cardwright.text.table.unscored import UNSCORED, Unscored
from cardwright.text.table.who_picks import Picks, picked_by
from cardwright.text.tree import (
    Ability,
    Clause,
    Did,
    Duration,
    If,
    May,
    Number,
    PhaseEvent,
    Reference,
    Repeat,
    Replacement,
    Shield,
    Step,
    Together,
    Triggered,
    Unless,
)

LEAVING = ("destroy", "die", "kill")
COMING = ("put", "return", "summon", "play", "deploy", "resummon", "move")
"""How cards come into play."""
REMARKS = (Idle, Tie, NewTargets, NotActivated, Unscored, Again, BlocksNothing, SoDoes, LegalTargets, Spills, Picks)


def told_of(
    remark: Tie | NewTargets | LegalTargets | NotActivated | Unscored | Again | BlocksNothing | SoDoes | Spills | Picks,
    step: Step,
) -> Step | str:
    """Return the step as the remark tells it, or what is wrong with the remark."""
    if isinstance(remark, Picks):
        return picked_by(step, remark.who) or "who picks what?"
    if isinstance(remark, Unscored):
        return unscored(step) or "for what would anybody score?"
    if isinstance(remark, Spills):
        return spilling(step, remark.whom) or "in excess of what? Say how much damage is dealt to what"
    if isinstance(remark, SoDoes):
        return done_alike(step, remark.who) or "who does what?"
    if isinstance(remark, NotActivated):
        return step if isinstance(step, Clause) and step.verb == "turn" else "why should it be activated?"
    if isinstance(remark, LegalTargets):
        return step if is_aimed_anew(step) else "which new targets?"
    if isinstance(remark, BlocksNothing):
        away = isinstance(step, Clause) and step.verb in ("put", "return", "discard", "exile", "remove")
        return step if away else "why should it block nothing?"
    if isinstance(remark, Again):
        return Repeat(Number(remark.times), (step,)) if can_repeat(step) else "this cannot be done several times"
    if isinstance(remark, Tie):
        return settled(step, remark.how) if speaks_of_extremes(step) else "a tie between what?"
    if not isinstance(step, Clause) or step.verb != "copy":
        return "new targets for what?"
    return replace(step, adverbs=(ANEW,))


def is_aimed_anew(step: Step) -> bool:
    """Tell whether a step gives something new targets."""
    deed = step.steps[0] if isinstance(step, May) else step
    return isinstance(deed, Clause) and (deed.verb in ("reaim", "retarget") or ANEW in deed.adverbs)


def unscored(step: Step) -> Step | None:
    """Say of a destruction that nobody scores for it."""
    match step:
        case Clause(verb="destroy" | "sacrifice") if not step.modal or step.modal == "may":
            return replace(step, adverbs=tuple(sorted({*step.adverbs, UNSCORED})))
        case Together(clauses):
            told = tuple(unscored(clause) for clause in clauses)
            changed = tuple(new or old for new, old in zip(told, clauses, strict=True))
            return replace(step, clauses=changed) if any(told) else None
        case May(_, (only,)):
            inner = unscored(only)
            return None if inner is None else replace(step, steps=(inner,))
    return None


def goes_on(abilities: list[Ability], step: Step) -> bool:
    """Tell whether a step only goes on with what may be done instead, which was told last; then it is added there."""
    last = abilities[-1] if abilities else None
    told = continued(last, step) if isinstance(last, Replacement) else None
    if told is not None:
        abilities[-1] = told
    return told is not None


def continued(ability: Replacement, step: Step) -> Replacement | None:
    """Read "you may discard a card instead. If you do, draw a card" as one deed that may be done instead."""
    match step:
        case If(Did(), then, ()) if ability.optional and ability.instead:
            clauses = [clauses_of(each) for each in then]
            if any(each is None for each in clauses):
                return None
            return replace(ability, steps=(*ability.steps, *(one for each in clauses for one in each or ())))
    return None


def for_a_time(sentence: Replacement) -> Shield | str:
    """Read "if a creature would be destroyed this turn, exile it instead" on what does not stay; or what is wrong."""
    span = sentence.event.duration
    if span is None or span.kind not in ("this", "until end", "until next", "until end next", "game", "coming"):
        return "only what stays in play can do this each time: say for how long"
    if sentence.condition or sentence.limit or sentence.instead_of:
        return "only what stays in play can do this so often"
    return Shield(replace(sentence, event=replace(sentence.event, duration=None)), span, True)


def shield_after(sentence: Replacement) -> Shield | None:
    """Read "if it would be destroyed this turn, exile it instead" after an instruction: that leaves it behind."""
    event = sentence.event
    if event.verb not in LEAVING or event.duration is None:
        return None
    if not sentence.instead or sentence.optional or sentence.condition or sentence.limit:
        return None
    if not isinstance(event.get("what") or event.subject, Reference):
        return None
    return Shield(replace(sentence, event=replace(event, duration=None)), event.duration)


def shield_for_good(sentence: Replacement, before: Step) -> Shield | None:
    """Read "if it would leave play, exile it instead" after an instruction: that holds for as long as it is there."""
    event = sentence.event
    if event.verb not in (*LEAVING, "leave", "discard") or event.duration is not None:
        return None
    comes = any(
        clause.verb in COMING for clause in clauses_of(before.steps[-1] if isinstance(before, May) else before) or ()
    )
    if not comes and event.verb != "leave":
        return None  # "deal 3 damage to it. If it would die, ..." asks what comes of that alone
    if not sentence.instead or sentence.optional or sentence.condition or sentence.limit or sentence.instead_of:
        return None
    whom = event.get("what") or event.subject
    if not isinstance(whom, Reference) or whom.word not in ("it", "that"):
        return None
    return Shield(sentence, Duration("game", "game"), True)


def lasts(clause: Clause) -> bool:
    """Tell whether something is allowed as long as its card is there, not from one moment on for a time."""
    return clause.duration is None or clause.duration.kind == "during"


def so_often(told: Triggered) -> Triggered:
    """Read "when this attacks, draw a card once per turn": what is done so often is set off so often; what is asked
    at a moment before anything is done is asked of the moment."""
    step = told.steps[0] if len(told.steps) == 1 else None
    if isinstance(step, If) and isinstance(told.event, PhaseEvent) and told.condition is None and not step.otherwise:
        return (
            told
            if isinstance(step.condition, Unless | Did)
            else replace(told, steps=step.then, condition=step.condition)
        )
    inner = step.steps[0] if isinstance(step, May) and len(step.steps) == 1 else step
    if not isinstance(inner, Clause) or inner.limit is None or inner.modal or told.limit is not None:
        return told
    freed: Step = replace(inner, limit=None)
    return replace(told, steps=(replace(step, steps=(freed,)) if isinstance(step, May) else freed,), limit=inner.limit)
