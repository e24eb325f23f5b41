"""Sentences: steps, conditions, triggers, replacements, restrictions and keywords."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, make, same, struct
from cardwright.text.table.clauses import GAP, HAVE, STATIVE, mark_yourself, subject_of, with_subject
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    AllHold,
    AnyHolds,
    Attach,
    Clause,
    Condition,
    Did,
    During,
    EitherEvent,
    Event,
    If,
    InZone,
    Keyword,
    Less,
    Lethal,
    May,
    Modes,
    More,
    PhaseEvent,
    PlayOnly,
    Reference,
    Relative,
    Replacement,
    Slot,
    Static,
    Step,
    Things,
    Together,
    Triggered,
    Unless,
    UnlessDone,
    You,
)

PLAYERS: Final = ("You", "Opponent", "EachPlayer", "AnyPlayer", "ThatPlayer", "ControllerOf", "OwnerOf")


LASTING: Final = frozenset({"gain_control", "get", "lose", "prevent"})


class Keywords(Struct, frozen=True):
    """A line of keywords."""

    keywords: tuple[Keyword, ...]


class Otherwise(Struct, frozen=True):
    """What happens if the previous sentence's condition did not hold."""

    steps: tuple[Step, ...]


class While(Struct, frozen=True):
    """A sentence that holds only while or unless something is so; `word` is while, if or unless."""

    clause: Clause
    condition: Condition
    word: str


def rows() -> list[Row]:
    """Return the rows of sentences."""
    return [
        *step_rows(),
        *condition_rows(),
        *event_rows(),
        *trigger_rows(),
        *replacement_rows(),
        *special_rows(),
    ]


def is_player(value: Any) -> bool:
    """Tell whether a subject is a player."""
    return type(value).__name__ in PLAYERS


def grouped(clauses: tuple[Clause, ...]) -> Step:
    """Make one step of one or several clauses."""
    return clauses[0] if len(clauses) == 1 else Together(clauses)


def clauses_of(value: Any) -> tuple[Clause, ...] | None:
    """Return the clauses of a simple step."""
    if isinstance(value, Clause):
        return (value,)
    return value.clauses if isinstance(value, Together) else None


def bare(clause: Clause) -> Clause:
    """Return the predicate of an active clause."""
    return replace(clause, subject=None, modal="", tense="")


def step_rows() -> list[Row]:
    """Instructions."""

    def imperative(fields: Fields) -> Step | None:
        clauses = fields["preds"]
        if any(
            clause.verb in STATIVE or "this way" in clause.adverbs or has_idle_duration(clause) for clause in clauses
        ):
            return None
        return grouped(tuple(replace(clause, subject=You()) for clause in clauses))

    def take_imperative(value: Any) -> Fields | None:
        clauses = clauses_of(value)
        if clauses is None or any(
            clause.subject != You() or clause.modal or clause.tense or clause.passive or clause.verb in STATIVE
            for clause in clauses
        ):
            return None
        return {"preds": tuple(mark_yourself(bare(clause)) for clause in clauses)}

    def may(fields: Fields) -> May:
        who = fields["who"]
        return May(who, tuple(replace(clause, subject=who) for clause in fields["preds"]))

    def take_may(value: Any) -> Fields | None:
        if not isinstance(value, May):
            return None
        if any(not isinstance(step, Clause) or step.subject != value.player or step.modal for step in value.steps):
            return None
        return {"who": value.player, "preds": tuple(mark_you(bare(step)) for step in value.steps)}

    def mark_you(clause: Clause) -> Clause:
        return mark_yourself(clause)

    def together(fields: Fields) -> Step | None:
        clauses = fields["preds"]
        made = tuple(with_subject(fields["subject"], clause) for clause in clauses)
        if len(made) < 2 or any(clause is None for clause in made):
            return None
        return Together(made)

    def take_together(value: Any) -> Fields | None:
        if not isinstance(value, Together) or any(clause.passive or clause.modal for clause in value.clauses):
            return None
        subject = value.clauses[0].subject
        if any(clause.subject != subject for clause in value.clauses):
            return None
        return {"subject": subject, "preds": tuple(bare(clause) for clause in value.clauses)}

    def both(fields: Fields) -> Together | None:
        first, rest = clauses_of(fields["a"]), clauses_of(fields["b"])
        if first is None or rest is None or first[0].subject == rest[0].subject:
            return None
        return Together(first + rest)

    def in_turn(fields: Fields) -> Together | None:
        first, rest = clauses_of(fields["a"]), clauses_of(fields["b"])
        return None if first is None or rest is None else Together(first + rest)

    def neither(fields: Fields) -> Together | None:
        both = [with_subject(fields["subject"], fields[name], "cannot") for name in ("a", "b")]
        clauses = tuple(clause for clause in both if clause is not None)
        return Together(clauses) if len(clauses) == 2 else None

    def lasting(fields: Fields) -> Step | None:
        clauses = clauses_of(fields["step"])
        if clauses is None or any(clause.duration is not None for clause in clauses):
            return None
        made = tuple(replace(clause, duration=fields["duration"]) for clause in clauses)
        return None if any(has_idle_duration(clause) for clause in made) else grouped(made)

    def take_both(value: Any) -> Fields | None:
        if not isinstance(value, Together):
            return None
        first = value.clauses[0].subject
        same_subject = [clause for clause in value.clauses if clause.subject == first]
        rest = value.clauses[len(same_subject) :]
        if not rest or value.clauses[: len(same_subject)] != tuple(same_subject):
            return None
        return {"a": grouped(tuple(same_subject)), "b": grouped(rest)}

    def finite(fields: Fields) -> Clause | None:
        clause: Clause = fields["it"]
        if clause.modal == "would" or (clause.modal in ("may", "can") and is_player(clause.subject)):
            return None
        return None if clause.adverbs == ("this way",) or has_idle_duration(clause) else clause

    def take_finite(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) else None

    def conditional(fields: Fields) -> If:
        return If(fields["condition"], steps_of(fields["then"]))

    def take_if(value: Any) -> Fields | None:
        if not isinstance(value, If) or value.otherwise or isinstance(value.condition, Unless):
            return None
        return {"condition": value.condition, "then": step_of(value.then)}

    def unless(fields: Fields) -> If:
        return If(Unless(fields["condition"]), steps_of(fields["then"]))

    def take_unless(value: Any) -> Fields | None:
        if not isinstance(value, If) or not isinstance(value.condition, Unless):
            return None
        return {"condition": value.condition.condition, "then": step_of(value.then)}

    def unless_done(fields: Fields) -> UnlessDone | None:
        clause: Clause = fields["clause"]
        if clause.modal or clause.verb in STATIVE or not is_player(clause.subject):
            return None
        return UnlessDone(steps_of(fields["then"]), clause)

    def take_unless_done(value: Any) -> Fields | None:
        return {"then": step_of(value.steps), "clause": value.clause} if isinstance(value, UnlessDone) else None

    return [
        *make("step1", "{preds:preds.base}", imperative, take_imperative),
        *make("step1", "{who:player.#} (may|can) {preds:preds.base}", may, take_may),
        *make("step1", "{it:fin}", finite, take_finite),
        *make("step1", "{subject:subject.#} {preds:preds.#}", together, take_together),
        *same("step", "step1"),
        *make("step", "{a:step1} and {b:step1}", both, take_both),
        *make("step", "{a:step1} , (then|and) {b:step1}", in_turn, lambda _: None, False),
        *make("step", "{a:step1} , and then {b:step1}", in_turn, lambda _: None, False),
        *make("step", "{duration:duration} [,] {step:step1}", lasting, lambda _: None, False),
        *make("step1", "{subject:subject.#} cannot {a:pred.base} or {b:pred.base}", neither, lambda _: None, False),
        *make("step1", "{subject:subject.#} cannot {a:pred.base} or be {b:passive}", neither, lambda _: None, False),
        *make("step1", "{subject:subject.#} cannot be {a:passive} or {b:pred.base}", neither, lambda _: None, False),
        *make("step1", "{subject:subject.#} cannot be {a:passive} or {b:passive}", neither, lambda _: None, False),
        *make("step", "if {condition:condition} , {then:step}", conditional, take_if),
        *make("step", "if {condition:condition} {then:step}", conditional, lambda _: None, False),
        *make("step", "{then:step1} if {condition:condition}", conditional, lambda _: None, False),
        *make("step", "{then:step1} unless {condition:condition}", unless, take_unless),
        *make("step", "{then:step1} unless {clause:fin}", unless_done, take_unless_done),
        *mode_rows(),
    ]


def has_idle_duration(clause: Clause) -> bool:
    """Tell whether a duration says nothing of a deed done at once ("destroy it this turn")."""
    if clause.duration is None or clause.modal:
        return False
    relative = any(isinstance(slot.value, More | Less) for slot in clause.slots)
    return not (relative or clause.verb in STATIVE or clause.verb in LASTING)


def steps_of(step: Step) -> tuple[Step, ...]:
    """Return a step as a program."""
    return (step,)


def step_of(steps: tuple[Step, ...]) -> Any:
    """Return a program of one step as that step."""
    return steps[0] if len(steps) == 1 else steps


def mode_rows() -> list[Row]:
    """ "Choose one: A; or B"."""

    def build(fields: Fields) -> Modes:
        return Modes(1, fields["options"])

    def take(value: Any) -> Fields | None:
        return {"options": value.options} if isinstance(value, Modes) and value.count == 1 else None

    def two(fields: Fields) -> tuple[Any, ...]:
        return (steps_of(fields["a"]), steps_of(fields["b"]))

    def take_two(value: Any) -> Fields | None:
        return {"a": step_of(value[0]), "b": step_of(value[1])} if len(value) == 2 else None

    def more(fields: Fields) -> tuple[Any, ...]:
        return (steps_of(fields["a"]), *fields["rest"])

    def take_more(value: Any) -> Fields | None:
        return {"a": step_of(value[0]), "rest": value[1:]} if len(value) > 2 else None

    return [
        *make("step", "choose one : {options:options}", build, take),
        *make("options", "{a:step1} ; or {b:step1}", two, take_two),
        *make("options", "{a:step1} , or {b:step1}", two, lambda _: None, False),
        *make("options", "{a:step1} or {b:step1}", two, lambda _: None, False),
        *make("options", "{a:step1} ; {rest:options}", more, take_more),
    ]


def as_fact(clause: Clause) -> Clause:
    """Write a continuous "get" as "have"."""
    return replace(clause, verb=HAVE) if clause.verb == "get" and not clause.modal else clause


def condition_rows() -> list[Row]:
    """Conditions: facts, histories, moments."""

    def fact(fields: Fields) -> Clause | None:
        clause: Clause = fields["it"]
        stative = clause.verb in STATIVE or clause.verb == "get"
        if clause.modal not in ("", "not", "can", "cannot") or not (stative or clause.modal in ("can", "cannot")):
            return None
        return clause

    def take_fact(value: Any) -> Fields | None:
        return {"it": as_fact(value)} if isinstance(value, Clause) and not value.tense else None

    def take_history(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) and value.tense else None

    def joined(cls: type[Any]) -> Callable[[Fields], Any]:
        def build(fields: Fields) -> Any:
            rest = fields["rest"]
            more = rest.conditions if isinstance(rest, cls) else (rest,)
            return cls((fields["first"], *more))

        return build

    def split(cls: type[Any]) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, cls):
                return None
            rest = value.conditions[1:]
            return {"first": value.conditions[0], "rest": rest[0] if len(rest) == 1 else cls(rest)}

        return take

    not_done = Unless(Did())
    return [
        *make("condition1", "{it:fin}", fact, take_fact),
        *make("condition1", "{it:past}", lambda f: f["it"], take_history),
        *constant("condition1", Lethal(), "lethal", "it is lethal", "this is lethal", "the damage is lethal"),
        *constant("condition1", Did(), "you do", "you did", "they do", "that happens", "that happened"),
        *constant("condition1", not_done, "you do not", "they do not", "that does not happen"),
        *make("condition1", "there (is|are) {what:thing}", there_is, lambda _: None, False),
        *make("condition1", "it is {it:span}", lambda f: f["it"], take_during),
        *same("condition", "condition1"),
        *make("condition", "{first:condition1} and {rest:condition}", joined(AllHold), split(AllHold)),
        *make("condition", "{first:condition1} or {rest:condition}", joined(AnyHolds), split(AnyHolds)),
    ]


def there_is(fields: Fields) -> Clause | None:
    """Read "there is a card in your hand" as "your hand contains a card"."""
    what = fields["what"]
    if not isinstance(what, Things):
        return None
    places = [item for item in what.filters if isinstance(item, InZone)]
    if len(places) != 1:
        return None
    rest = tuple(item for item in what.filters if item != places[0])
    return Clause("contain", places[0].place, (Slot("what", replace(what, filters=rest)),))


def take_during(value: Any) -> Fields | None:
    """Write "it is your turn"."""
    return {"it": value} if isinstance(value, During) else None


def event_rows() -> list[Row]:
    """What a trigger waits for."""

    def happening(fields: Fields) -> Clause | None:
        clause: Clause = fields["it"]
        return None if clause.modal or clause.verb in STATIVE else clause

    def take_clause(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) and not value.modal else None

    def either(fields: Fields) -> EitherEvent:
        rest = fields["b"]
        return EitherEvent((fields["a"], *(rest.events if isinstance(rest, EitherEvent) else (rest,))))

    def take_either(value: Any) -> Fields | None:
        if not isinstance(value, EitherEvent):
            return None
        rest = value.events[1:]
        return {"a": value.events[0], "b": rest[0] if len(rest) == 1 else EitherEvent(rest)}

    def shared(fields: Fields) -> EitherEvent | None:
        subject = fields["subject"]
        both = (with_subject(subject, fields["a"]), with_subject(subject, fields["b"]))
        return None if None in both else EitherEvent(both)

    def take_shared(value: Any) -> Fields | None:
        if not isinstance(value, EitherEvent) or len(value.events) != 2:
            return None
        pairs = [subject_of(event) for event in value.events if isinstance(event, Clause)]
        if len(pairs) != 2 or pairs[0] is None or pairs[1] is None or pairs[0][0] != pairs[1][0]:
            return None
        return {"subject": pairs[0][0], "a": pairs[0][1], "b": pairs[1][1]}

    def take_passive_pred(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) and value.passive else None

    return [
        *make("event1", "{it:fin}", happening, take_clause),
        *same("event", "event1"),
        *same("happen.#", "pred.#"),
        *make("happen.sg", "is {it:passive}", lambda f: f["it"], take_passive_pred),
        *make("happen.pl", "are {it:passive}", lambda f: f["it"], take_passive_pred),
        *make("event", "{subject:subject.#} {a:happen.#} or {b:happen.#}", shared, take_shared),
        *make("event", "{a:event1} or {b:event}", either, take_either),
        *make("would", "{it:fin}", would, take_would),
    ]


def would(fields: Fields) -> Clause | None:
    """Let only a clause with "would" be replaced."""
    return fields["it"] if fields["it"].modal == "would" else None


def take_would(value: Any) -> Fields | None:
    """Write a replaced event."""
    return {"it": value} if isinstance(value, Clause) and value.modal == "would" else None


def is_particular(event: Event) -> bool:
    """Tell whether a particular thing takes part in the event, so that it is told with "when"."""
    if isinstance(event, EitherEvent):
        return any(is_particular(each) for each in event.events)
    if not isinstance(event, Clause):
        return False
    return any(isinstance(value, Reference) for value in (event.subject, *(slot.value for slot in event.slots)))


def trigger_rows() -> list[Row]:
    """ "When ...", "At the start of ..."."""

    def build(fields: Fields) -> Triggered | None:
        event = fields["event"]
        limit = fields.get("limit")
        if isinstance(event, Clause) and event.limit is not None:
            if limit is not None or not event.limit.first:
                return None
            limit, event = event.limit, replace(event, limit=None)
        step, condition = fields["steps"], fields.get("condition")
        if isinstance(step, If) and not step.otherwise and condition is None and len(step.then) == 1:
            if not isinstance(step.condition, Did | Lethal | Unless):
                step, condition = step.then[0], step.condition
        return Triggered(event, steps_of(step), condition, limit)

    def taker(word: str) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Triggered):
                return None
            event = value.event
            kind = "at" if isinstance(event, PhaseEvent) else "when" if is_particular(event) else "whenever"
            if kind != word:
                return None
            fields: Fields = {"event": event, "steps": step_of(value.steps)}
            if value.condition is not None:
                fields["condition"] = value.condition
            if value.limit is not None:
                if value.limit.first and isinstance(event, Clause):
                    fields["event"] = replace(event, limit=value.limit)
                else:
                    fields["limit"] = value.limit
            return fields

        return take

    found: list[Row] = []
    for prefix in ("", "{limit:limit} , "):
        for word, event in (("when", "event"), ("whenever", "event"), ("at", "moment")):
            take = taker(word)
            start = f"{prefix}{word} {{event:{event}}}"
            found += [
                *make("sentence", f"{start} , {{steps:step}}", build, take),
                *make("sentence", f"{start} , if {{condition:condition}} , {{steps:step}}", build, take),
                *make("sentence", f"{start} {{steps:step}}", build, take, False),
                *make("sentence", f"{start} : {{steps:step}}", build, take, False),
            ]
    return found


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
        optional = isinstance(step, May) and step.player == You()
        steps = step.steps if optional else steps_of(step)
        return Replacement(fields["event"], steps, optional, instead, fields.get("part"), None, fields.get("limit"))

    def taker(instead: bool) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Replacement) or value.instead != instead or is_relative(value):
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


def special_rows() -> list[Row]:
    """Play restrictions, attach lines, keywords, otherwise, conditions on facts, leading durations."""

    def play_only(word: str) -> list[Row]:
        return [
            *struct("sentence", PlayOnly, (f"play this only {word} {{condition:condition}}",), word=word),
            *heard(f"only play this {word} {{condition:condition}}", word),
        ]

    def heard(template: str, word: str) -> list[Row]:
        return make("sentence", template, lambda f: PlayOnly(f["condition"], word), lambda _: None, False)

    def keywords(fields: Fields) -> Keywords:
        rest: Keywords = fields.get("rest", Keywords(()))
        number = fields.get("n")
        return Keywords((Keyword(fields["name"], number.value if number else None), *rest.keywords))

    def take_keyword(value: Any) -> Fields | None:
        if not isinstance(value, Keywords) or value.keywords[0].number is not None:
            return None
        fields: Fields = {"name": value.keywords[0].name}
        if len(value.keywords) > 1:
            fields["rest"] = Keywords(value.keywords[1:])
        return fields

    def facts(word: str) -> Callable[[Fields], While | None]:
        return lambda f: While(f["clause"], f["condition"], word)

    def take_while(word: str) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Static) or value.condition is None or value.word != word:
                return None
            return {"clause": as_fact(value.clause), "condition": value.condition}

        return take

    def take_static(value: Any) -> Fields | None:
        if isinstance(value, Static) and value.condition is None:
            return {"clause": as_fact(value.clause)}
        return None

    def otherwise(fields: Fields) -> Otherwise:
        return Otherwise(steps_of(fields["step"]))

    def take_otherwise(value: Any) -> Fields | None:
        return {"step": step_of(value.steps)} if isinstance(value, Otherwise) else None

    def take_step(value: Any) -> Fields | None:
        known = (Triggered, Replacement, PlayOnly, Attach, Static, Keywords, Otherwise, While)
        return None if isinstance(value, known) else {"step": value}

    return [
        *play_only("if"),
        *play_only("while"),
        *make("sentence", "play this only in {at:span}", lambda f: PlayOnly(f["at"], "in"), take_play_in),
        *make("sentence", "play this only during {at:span}", lambda f: PlayOnly(f["at"], "in"), lambda _: None, False),
        *struct("sentence", Attach, ("attach to {to:thing}", "attach this to {to:thing}")),
        *make("sentence", "{name:keyword}", keywords, take_keyword),
        *make("sentence", "{name:keyword} (,|and) {rest:keywords}", keywords, take_keyword),
        *make("keywords", "{name:keyword}", keywords, take_keyword),
        *make("keywords", "{name:keyword} (,|and) {rest:keywords}", keywords, take_keyword),
        *make("sentence", "otherwise , {step:step}", otherwise, take_otherwise),
        *make("sentence", "{step:step}", lambda f: f["step"], take_step),
        *make("sentence", "then [,] {step:step}", lambda f: f["step"], lambda _: None, False),
        *make("sentence", "while {condition:condition} , {clause:fin}", facts("while"), take_while("while")),
        *make("sentence", "while {condition:condition} : {clause:fin}", facts("while"), take_while("while"), False),
        *make("sentence", "{clause:fin} while {condition:condition}", facts("while"), lambda _: None, False),
        *make("sentence", "if {condition:condition} , {clause:fin}", lambda _: None, take_while("if")),
        *make("sentence", "{clause:fin} unless {condition:condition}", lambda _: None, take_while("unless")),
        *make("sentence", "{clause:fin}", lambda _: None, take_static),
        *constant_reference("damage", Reference("it"), "it"),
        *make("damage", "that damage", lambda _: Reference("that", "damage"), take_noun_damage("that")),
        *make("damage", "the damage", lambda _: Reference("the", "damage"), take_noun_damage("the")),
        *make("source", "each damage", lambda _: Reference("each", "damage"), take_noun_damage("each")),
        *same("source", "place"),
    ]


def take_noun_damage(word: str) -> Callable[[Any], Fields | None]:
    """Write "that damage" and its like."""

    def take(value: Any) -> Fields | None:
        found = isinstance(value, Reference) and value.word == word and value.noun == "damage"
        return {} if found else None

    return take


def take_play_in(value: Any) -> Fields | None:
    """Write "play this only in ..."."""
    if isinstance(value, PlayOnly) and value.word == "in":
        return {"at": value.condition}
    return None
