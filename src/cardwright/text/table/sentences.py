"""Sentences: triggers, replacements, restrictions, facts and keywords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, make, same
from cardwright.text.table.clauses import GAP, is_exact
from cardwright.text.table.conditions import as_fact, condition_rows, event_rows
from cardwright.text.table.extras import rule_rows
from cardwright.text.table.permits import UseOnly
from cardwright.text.table.phrase import rank
from cardwright.text.table.players import constant_reference
from cardwright.text.table.steps import bare, clauses_of, step_of, step_rows, steps_of
from cardwright.text.tree import (
    Attach,
    Clause,
    Condition,
    Did,
    EitherEvent,
    Event,
    ExtraCost,
    If,
    Keyword,
    Lasts,
    Less,
    May,
    More,
    Number,
    PhaseEvent,
    PlayOnly,
    Printed,
    Reference,
    Relative,
    Replacement,
    Slot,
    State,
    Static,
    Step,
    The,
    Things,
    Triggered,
    Waits,
    You,
)
from cardwright.text.triggers import exceeds, intervenes, is_carried_out


class Keywords(Struct, frozen=True):
    """A line of keywords."""

    keywords: tuple[Keyword, ...]


class Otherwise(Struct, frozen=True):
    """What happens if the previous sentence's condition did not hold; `done` if that was that something is not so.

    With `undone` what a player did not do may also be the deed of the sentence before.
    """

    steps: tuple[Step, ...]
    done: bool = False
    undone: Did | None = None


class While(Struct, frozen=True):
    """A sentence that holds only while or unless something is so; `word` is while, if or unless."""

    clause: Clause
    condition: Condition
    word: str


def rows(continuous: str) -> list[Row]:
    """Return the rows of sentences."""
    return [
        *step_rows(),
        *condition_rows(),
        *event_rows(),
        *trigger_rows(),
        *replacement_rows(),
        *special_rows(continuous),
    ]


def is_particular(event: Event) -> bool:
    """Tell whether a particular thing takes part in the event, so that it is told with "when"."""
    if isinstance(event, EitherEvent):
        return any(is_particular(each) for each in event.events)
    if not isinstance(event, Clause):
        return False
    return any(isinstance(value, Reference) for value in (event.subject, *(slot.value for slot in event.slots)))


def worth_at_its_end(event: Any, step: Any) -> Clause | None:
    """Read "when this is destroyed, it gives no points" as a fact: when that happens, it is too late for a change."""
    if not isinstance(event, Clause) or event.limit is not None or not isinstance(step, Clause):
        return None
    this = Reference("this")
    ends = event.subject == this if event.verb == "die" else event.passive and event.get("what") == this
    own = step.subject in (this, Reference("it")) and is_exact(step) and step.duration is None
    return replace(step, subject=this) if own and ends and event.verb in ("destroy", "die", "kill") else None


def trigger_rows() -> list[Row]:
    """ "When ...", "At the start of ..."."""

    def build(fields: Fields) -> Triggered | Clause | None:
        event = fields["event"]
        limit = fields.get("limit")
        if limit is None and (fact := worth_at_its_end(event, fields["steps"])) is not None:
            return fact
        if isinstance(event, Clause) and event.limit is not None:
            if limit is not None or not event.limit.first:
                return None
            fields = {**fields, "first": True}
            limit, event = event.limit, replace(event, limit=None)
        if limit is not None and limit.first and "first" not in fields:
            return None
        steps, condition = steps_of(fields["steps"]), fields.get("condition")
        first = steps[0]
        if undoes_harm(fields["steps"]):
            return None
        if condition is None and isinstance(first, If) and intervenes(first):
            steps, condition = first.then, first.condition
        return Triggered(event, steps, condition, limit)

    def taker(word: str) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Triggered):
                return None
            event = value.event
            kind = "at" if isinstance(event, PhaseEvent) else "when" if is_particular(event) else "whenever"
            kind = "after" if is_carried_out(event) else kind
            if kind != word:
                return None
            fields: Fields = {"event": event, "steps": step_of(value.steps)}
            if value.condition is not None:
                fields["condition"] = value.condition
            if value.limit is not None:
                if value.limit.first and isinstance(event, Clause):
                    fields["event"] = replace(event, limit=value.limit)
                elif value.limit.first and isinstance(event, EitherEvent):
                    return None
                else:
                    fields["limit"] = value.limit
            return fields

        return take

    found: list[Row] = []
    for prefix in ("", "{limit:limit} , "):
        for word, event in (("when", "event"), ("whenever", "event"), ("after", "aftermath"), ("at", "moment")):
            take = taker(word)
            start = f"{prefix}{word} {{event:{event}}}"
            found += [
                *make("sentence", f"{start} , {{steps:step}}", build, take),
                *make("sentence", f"{start} , if {{condition:condition}} , {{steps:step}}", build, take),
                *make("sentence", f"{start} {{steps:step1}}", build, take, False),
                *make("sentence", f"{start} : {{steps:step}}", build, take, False),
            ]
    return found


def undoes_harm(step: Step) -> bool:
    """Tell whether a step prevents damage of which was spoken: only what would happen can be undone."""
    clauses = clauses_of(step)
    return clauses is not None and any(clause.verb == "prevent" and clause.get("what") for clause in clauses)


def changes_event(step: Step) -> bool:
    """Tell whether a step only changes or prevents the event that would happen."""
    clauses = clauses_of(step.steps[0]) if isinstance(step, May) and len(step.steps) == 1 else clauses_of(step)
    if clauses is None:
        return False
    return all(
        clause.verb == "prevent" or any(isinstance(slot.value, More | Less) for slot in clause.slots)
        for clause in clauses
    )


def replacement_rows() -> list[Row]:
    """ "If ... would ..., ... instead"."""

    def make_one(fields: Fields, instead: bool) -> Replacement | None:
        step = fields["steps"]
        if not instead and not changes_event(step):
            return None
        if isinstance(step, Clause) and exceeds(fields["event"], step.get("amount")):
            return None
        optional = isinstance(step, May) and step.player == You()
        steps = step.steps if optional else steps_of(step)
        return Replacement(fields["event"], steps, optional, instead, fields.get("part"), None, fields.get("limit"))

    def taker(instead: bool) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Replacement) or value.instead != instead or is_relative(value):
                return None
            if value.condition is not None:
                return None
            step = May(You(), value.steps) if value.optional else step_of(value.steps)
            fields: Fields = {"event": value.event, "steps": step}
            if value.instead_of is not None:
                fields["part"] = value.instead_of
            if value.limit is not None:
                fields["limit"] = value.limit
            return fields

        return take

    def with_instead(fields: Fields) -> Replacement | None:
        return make_one(fields, True)

    def without(fields: Fields) -> Replacement | None:
        return make_one(fields, False)

    def relative(fields: Fields) -> Replacement | None:
        subject: Things = fields["subject"]
        clause: Clause = fields["pred"]
        gaps = [item for item in subject.filters if isinstance(item, Relative) and item.clause.modal == "would"]
        if len(gaps) != 1:
            return None
        rest = replace(subject, filters=tuple(item for item in subject.filters if item is not gaps[0]))
        slots = tuple(Slot(s.name, rest) if s.value == GAP else s for s in gaps[0].clause.slots)
        return Replacement(replace(gaps[0].clause, slots=slots), (replace(clause, subject=GAP),))

    def is_relative(value: Replacement) -> bool:
        step = value.steps[0]
        return isinstance(step, Clause) and isinstance(step.subject, Reference) and step.subject.word == "gap"

    def take_relative(value: Any) -> Fields | None:
        if not isinstance(value, Replacement) or not is_relative(value) or value.limit or value.optional:
            return None
        subject = value.event.get("what")
        if not isinstance(subject, Things):
            return None
        slots = tuple(Slot(s.name, GAP) if s.name == "what" else s for s in value.event.slots)
        gap = Relative(replace(value.event, slots=slots))
        step = value.steps[0]
        assert isinstance(step, Clause)
        return {"subject": replace(subject, filters=(*subject.filters, gap)), "pred": bare(step)}

    found: list[Row] = []
    for prefix in ("", "{limit:limit} , "):
        for word in ("if", "whenever"):
            first = word == "if"
            start = f"{prefix}{word} {{event:would}}"
            found += [
                *make(
                    "sentence",
                    f"{start} , {{steps:step1}} instead [of {{part:pred.ger}}]",
                    with_instead,
                    taker(True),
                    first,
                ),
                *make(
                    "sentence",
                    f"{start} {{steps:step1}} instead [of {{part:pred.ger}}]",
                    with_instead,
                    taker(True),
                    False,
                ),
                *make("sentence", f"{start} , instead {{steps:step1}}", with_instead, taker(True), False),
                *make("sentence", f"{start} , {{steps:step1}}", without, taker(False), first),
            ]
    found += make("sentence", "{subject:some.sg} {pred:pred.sg} instead", relative, take_relative)
    return found


def special_rows(continuous: str) -> list[Row]:
    """Play restrictions, attach lines, keywords, otherwise, conditions on facts, leading durations."""

    def fact(clause: Clause) -> Clause:
        return as_fact(clause) if continuous == "have" else clause

    def keywords(fields: Fields) -> Keywords | None:
        rest: Keywords = fields.get("rest", Keywords(()))
        number = fields.get("n")
        if number is not None and not isinstance(number, Number):
            return None
        return Keywords((Keyword(fields["name"], number.value if number else None), *rest.keywords))

    def take_keyword(value: Any) -> Fields | None:
        if not isinstance(value, Keywords) or value.keywords[0].number is not None:
            return None
        fields: Fields = {"name": value.keywords[0].name}
        if len(value.keywords) > 1:
            fields["rest"] = Keywords(value.keywords[1:])
        return fields

    def take_numbered(value: Any) -> Fields | None:
        if not isinstance(value, Keywords) or len(value.keywords) != 1 or value.keywords[0].number is None:
            return None
        return {"name": value.keywords[0].name, "n": Number(value.keywords[0].number)}

    def take_numbered_keyword(value: Any) -> Fields | None:
        if not isinstance(value, Keywords) or len(value.keywords) != 1 or value.keywords[0].number is None:
            return None
        return {"name": value.keywords[0].name, "n": Number(value.keywords[0].number)}

    def facts(word: str) -> Callable[[Fields], While | None]:
        return lambda f: None if f["clause"].modal == "would" else While(f["clause"], f["condition"], word)

    def take_while(word: str) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Static | While) or value.condition is None or value.word != word:
                return None
            return {"clause": fact(value.clause), "condition": value.condition}

        return take

    def take_static(value: Any) -> Fields | None:
        if isinstance(value, Static) and value.condition is None:
            return {"clause": fact(value.clause)}
        return None

    def take_static_deed(value: Any) -> Fields | None:
        if isinstance(value, Static) and value.condition is None and value.clause.verb == "prevent":
            return {"clause": value.clause}
        return None

    def otherwise(fields: Fields) -> Otherwise:
        return Otherwise(steps_of(fields["step"]))

    def take_otherwise(value: Any) -> Fields | None:
        return {"step": step_of(value.steps)} if isinstance(value, Otherwise) else None

    def take_step(value: Any) -> Fields | None:
        told = (Static, Keywords, Otherwise, While, Lasts, Printed, Waits)
        known = (Triggered, Replacement, PlayOnly, UseOnly, ExtraCost, Attach, *told)
        return None if isinstance(value, known) else {"step": value}

    return [
        *make("sentence", "{name:keyword}", keywords, take_keyword),
        *make("sentence", "{name:keyword} (,|and|;) {rest:keywords}", keywords, take_keyword),
        *make("sentence", "{name:keyword.number} {n:number}", keywords, take_numbered),
        *make("sentence", "{name:keyword.number} {n:number}", keywords, take_numbered_keyword),
        *make("keywords", "{name:keyword}", keywords, take_keyword),
        *make("keywords", "{name:keyword} (,|and|;) {rest:keywords}", keywords, take_keyword),
        *make("sentence", "while {state:state} , {clause:fin}", while_in_state, lambda _: None, False),
        *rule_rows(),
        *make("sentence", "otherwise , {step:step}", otherwise, take_otherwise),
        *make("sentence", "otherwise {step:step}", otherwise, lambda _: None, False),
        *make("sentence", "{step:step}", lambda f: f["step"], take_step),
        *make("sentence", "then [,] {step:step}", lambda f: f["step"], lambda _: None, False),
        *make("sentence", "while {condition:condition} , {clause:fin}", facts("while"), take_while("while")),
        *make("sentence", "while {condition:condition} : {clause:fin}", facts("while"), take_while("while"), False),
        *make("sentence", "{clause:fin} while {condition:condition}", facts("while"), lambda _: None, False),
        *make("sentence", "if {condition:condition} , {clause:fin}", lambda _: None, take_while("if")),
        *make("sentence", "{clause:fin} unless {condition:condition}", lambda _: None, take_while("unless")),
        *make("sentence", "{clause:step1}", lambda _: None, take_static_deed),
        *make("sentence", "{clause:fin}", lambda _: None, take_static),
        *constant_reference("damage", Reference("it"), "it"),
        *make("damage", "that damage", lambda _: Reference("that", "damage"), take_noun_damage("that")),
        *make("damage", "the damage", lambda _: Reference("the", "damage"), take_noun_damage("the")),
        *make("source", "each damage", lambda _: Reference("each", "damage"), take_noun_damage("each")),
        *same("source", "place"),
        *constant("cause", "damage", "damage"),
        *same("cause", "reference.sg"),
    ]


def while_in_state(fields: Fields) -> While:
    """Read "while fighting, the enemy creature ...": this card is so, and so is the one other that is meant."""
    state = State(fields["state"])
    clause: Clause = fields["clause"]
    subject = clause.subject
    if isinstance(subject, Things) and isinstance(subject.quantity, The) and len(subject.kinds) == 1:
        kind = subject.kinds[0]
        if state not in kind.filters:
            kind = replace(kind, filters=tuple(sorted((*kind.filters, state), key=rank)))
        clause = replace(clause, subject=replace(subject, kinds=(kind,)))
    return While(clause, Clause("be", Reference("this"), (Slot("how", state),)), "while")


def take_noun_damage(word: str) -> Callable[[Any], Fields | None]:
    """Write "that damage" and its like."""

    def take(value: Any) -> Fields | None:
        found = isinstance(value, Reference) and value.word == word and value.noun == "damage"
        return {} if found else None

    return take
