"""Moments and how often: after something, once something, on the turn of something, only once each turn."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, Take, heard, make
from cardwright.text.table.circumstances import of_itself
from cardwright.text.table.clauses import STATIVE, is_exact, subject_of
from cardwright.text.table.contrast import Facts
from cardwright.text.table.permits import OnlySo
from cardwright.text.table.sentences import While
from cardwright.text.table.staying import ATTACKS, HOSTS, for_that_attack
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    Clause,
    DialIs,
    Duration,
    During,
    Limit,
    Number,
    PhaseEvent,
    Reference,
    Relative,
    Slot,
    StatOf,
    Things,
    Together,
    Triggered,
    Unless,
    You,
)

THIS = Reference("this")
TURNS: Final = ("turn", "round")
FACTS: Final = ("get", "cost", "have", "weaken")
"""What holds for as long as something is so."""


def rows() -> list[Row]:
    """Return the rows of moments."""
    return [
        *heard("sentence", "once {event:event} , {steps:step}", afterwards),
        *heard("sentence", "as {event:event} , {steps:step}", triggered),
        *heard("sentence", "{steps:step1} whenever {event:event}", told_last),
        *heard("sentence", "{steps:step1} after {event:aftermath}", told_last),
        *heard("moment", "the {edge:edge} of {span:phase}", lambda f: PhaseEvent(f["edge"], f["span"])),
        *make("condition1", "it is not {it:span}", lambda f: Unless(f["it"]), take_not_during),
        *heard("sentence", "{clause:fin} [(on|in|during)] the {span:phase} {event:fin}", on_that_turn),
        *heard("sentence", "{clause:fin} [(on|in|during)] the {span:phase} {event:past}", on_that_turn),
        *heard("sentence", "{clause:step1} [(on|in|during)] the {span:phase} {event:fin}", both_on_that_turn),
        *heard("sentence", "{clause:step1} [(on|in|during)] the {span:phase} {event:past}", both_on_that_turn),
        *heard("sentence", "{clause:fin} (on|in|during) the {span:phase} in that {event:fin}", on_that_turn),
        *heard("sentence", "{clause:fin} (on|in|during) the {span:phase} in that {event:past}", on_that_turn),
        *heard("sentence", "whenever {condition:condition1} , {clause:fin}", while_so),
        *limit_rows(),
        *heard("step", "{a:fin} [,] but {b:fin}", contrasted),
    ]


def while_so(fields: Fields) -> While | None:
    """Read "when you have 3 cards, this gets +1": what is so for a time holds for that time."""
    condition, clause = fields["condition"], fields["clause"]
    lasts = isinstance(condition, DialIs)
    if isinstance(condition, Clause) and condition.verb in STATIVE and not condition.tense and not condition.duration:
        # "When this is suspended" is what happens to it.
        lasts = condition.verb != "be" or isinstance(condition.subject, StatOf)
    if not lasts or clause.verb not in FACTS or clause.modal or clause.duration is not None:
        return None
    return While(clause, condition, "while")


def limit_rows() -> list[Row]:
    """ "Do this only once each turn", "..., but only once each turn"."""
    found = [
        *heard(
            "sentence",
            "[you (may|can)] (do|use|activate) this [ability] [only] {limit:limit}",
            lambda f: OnlySo(f["limit"]),
        ),
        *heard("sentence", "this [ability] (triggers|works|happens) only {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("sentence", "this [ability] (triggers|works|happens) at most {limit:limit}", only_so),
        *heard("sentence", "this [ability] (can|may) (trigger|happen|work) only {limit:limit}", only_so),
        *heard("sentence", "this [ability] (can|may) only (trigger|happen|work) {limit:limit}", only_so),
        *heard("sentence", "this [ability] (can|may) (trigger|happen|work) at most {limit:limit}", only_so),
        *heard("sentence", "this [ability] (can|may) (trigger|happen|work) no more than {limit:limit}", only_so),
        *heard("sentence", "this [ability] cannot (trigger|happen|work) more than {limit:limit}", only_so),
        *heard("sentence", "[this] [ability] (can|may) be used {limit:limit} only", only_so),
        *heard("sentence", "this [ability] cannot be (used|activated) more than {limit:limit}", only_so),
        *heard("sentence", "(max|maximum) {n:number} (per|each|a) {span:phase}", at_most),
        *heard("sentence", "limit [:] {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("sentence", "limit [:] {n:number} (per|each|a) {span:phase}", at_most),
        *heard("sentence", "(max|maximum) {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("sentence", "[use] [only] {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("sentence", "this [ability] (can|may) be used only {limit:limit}", lambda f: OnlySo(f["limit"])),
        *heard("sentence", "this [ability] (can|may) only be used {limit:limit}", lambda f: OnlySo(f["limit"])),
    ]
    found += numbered_rows()
    for word, event in (("whenever", "event"), ("at", "moment")):
        start = f"{word} {{event:{event}}}"
        for link in ("(,|:)", ""):
            for last in ("[,] but only", "[,] but", "[,] only", ","):
                found += heard("sentence", f"{start} {link} {{steps:step1}} {last} {{limit:limit}}", limited)
    return found


def numbered_rows() -> list[Row]:
    """ "At the start of your next 3 turns", "at the end of each turn for 2 turns"."""
    edge = "the {edge:edge} of"
    turns = "{n:number} {spans:phases}"
    found = make("moment", f"{edge} {{whose:owner}} next {{n:number}} {{span:phases}}", next_ones, take_next_ones(True))
    found += make("moment", f"{edge} the next {{n:number}} {{span:phases}}", next_ones, take_next_ones(False))
    for each in ("each of [the]", "each of"):
        found += heard("moment", f"{edge} {each} {{whose:owner}} next {{n:number}} {{span:phases}}", next_ones)
    found += heard("moment", f"{edge} each of the next {{n:number}} {{span:phases}}", next_ones)
    found += make("moment", f"{edge} {{whose:owner}} {{span:phase}} for {turns}", so_many, take_so_many(True))
    found += make("moment", f"{edge} each {{span:phase}} for {turns}", so_many, take_so_many(False))
    for span in ("{whose:owner} {span:phase}", "each {span:phase}", "each of {whose:owner} {span:phases}"):
        found += heard("moment", f"{edge} {span} [,] for the next {turns}", so_many)
        found += heard("moment", f"{edge} {span} , for {turns}", so_many)
    found += heard("moment", f"{edge} each of {{whose:owner}} {{span:phases}} for {turns}", so_many)
    for many in (f"for {turns}", f"for the next {turns}"):
        found += heard("sentence", f"{many} [,] at {{event:moment}} , {{steps:step}}", for_so_long)
        found += heard("sentence", f"at {{event:moment}} , {{steps:step1}} {many}", for_so_long)
    return found


def next_ones(fields: Fields) -> PhaseEvent | None:
    """Make the edge of so many spans to come."""
    count = fields["n"]
    if not isinstance(count, Number) or count.value < 2:
        return None
    return PhaseEvent(fields["edge"], fields["span"], fields.get("whose"), next=True, count=count.value)


def take_next_ones(owned: bool) -> Take:
    """Write the edge of so many spans to come."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, PhaseEvent) or value.count < 2 or not value.next or (value.whose is None) == owned:
            return None
        fields = {"edge": value.edge, "span": value.span, "n": Number(value.count)}
        return {**fields, "whose": value.whose} if owned else fields

    return take


def so_many(fields: Fields) -> PhaseEvent | None:
    """Make the edge of so many spans, the present one counted."""
    count = fields["n"]
    if not isinstance(count, Number) or count.value < 2 or fields["spans"] != fields["span"]:
        return None
    return PhaseEvent(fields["edge"], fields["span"], fields.get("whose"), count=count.value)


def take_so_many(owned: bool) -> Take:
    """Write the edge of so many spans, the present one counted."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, PhaseEvent) or value.count < 2 or value.next or (value.whose is None) == owned:
            return None
        fields = {"edge": value.edge, "span": value.span, "n": Number(value.count), "spans": value.span}
        return {**fields, "whose": value.whose} if owned else fields

    return take


def for_so_long(fields: Fields) -> Triggered | None:
    """Read "for 3 turns, at the start of your turn, draw a card"."""
    event: PhaseEvent = fields["event"]
    told = so_many({**fields, "edge": event.edge, "span": event.span, "whose": event.whose})
    if told is None or event.next or event.this or event.count > 1:
        return None
    return Triggered(told, steps_of(fields["steps"]))


def only_so(fields: Fields) -> OnlySo:
    """Tell how often what was told last works."""
    return OnlySo(fields["limit"])


def at_most(fields: Fields) -> OnlySo | None:
    """Read "limit: 1 per turn"."""
    count = fields["n"]
    return OnlySo(Limit(count.value, fields["span"])) if isinstance(count, Number) else None


def triggered(fields: Fields) -> Triggered | None:
    """Read "as this attacks" as "when this attacks"."""
    event = fields["event"]
    if isinstance(event, Clause) and event.limit is not None:
        return None
    return Triggered(event, steps_of(fields["steps"]))


def told_last(fields: Fields) -> Triggered | None:
    """Read "draw a card when this dies"; an "it" in the event is this card, if it is this that does something."""
    event = of_itself(fields["steps"], fields["event"])
    fields = {**fields, "event": event}
    participants = (event.subject, *(slot.value for slot in event.slots)) if isinstance(event, Clause) else ()
    if any(isinstance(each, Reference) and each.word not in ("this", *HOSTS) for each in participants):
        return None
    steps = fields["steps"]
    fields["event"] = for_that_attack(steps, event)
    if isinstance(steps, Clause) and is_exact(steps):
        return None  # "gives no points when destroyed" tells what it is worth
    return triggered(fields)


def afterwards(fields: Fields) -> Triggered | None:
    """Read "once this is destroyed"; once it has attacked would be another moment than that of attacking."""
    event = fields["event"]
    return None if isinstance(event, Clause) and event.verb in ATTACKS else triggered(fields)


def limited(fields: Fields) -> Triggered | None:
    """Read "when ..., draw a card, but only once each turn"."""
    made = triggered(fields)
    return None if made is None or fields["limit"].first else replace(made, limit=fields["limit"])


def take_not_during(value: Any) -> Fields | None:
    """Write "it is not your turn"."""
    return {"it": value.condition} if isinstance(value, Unless) and isinstance(value.condition, During) else None


def on_that_turn(fields: Fields) -> While | Clause | None:
    """Read "this cannot attack the turn it is deployed" as "if this was deployed this turn, this cannot attack"."""
    event: Clause = fields["event"]
    clause: Clause = fields["clause"]
    if event.verb in STATIVE or event.modal or event.duration is not None or clause.modal == "would":
        return None
    found = subject_of(event)
    about = Duration("this", fields["span"])
    if fields["span"] not in TURNS or found is None:
        return None
    if found[0] == You() and event.verb in ("play", "deploy") and event.get("what") == THIS:
        barred = clause.modal == "cannot" and clause.duration is None
        return replace(clause, duration=about) if barred else None
    if not isinstance(found[0], Reference) or found[0].word not in ("it", "this", "them"):
        return None
    if isinstance(clause.subject, Things):
        return such_on_that_turn(clause, event, found[0], about)
    if event.passive:
        slots = tuple(Slot(slot.name, THIS) if slot.value == found[0] else slot for slot in event.slots)
        return While(clause, replace(event, slots=slots, tense="past", duration=about), "if")
    return While(clause, replace(event, subject=THIS, tense="perfect", duration=about), "if")


def both_on_that_turn(fields: Fields) -> Facts | None:
    """Read "this cannot attack or be attacked the turn it is played"."""
    said = fields["clause"]
    if not isinstance(said, Together):
        return None
    told = [on_that_turn({**fields, "clause": each}) for each in said.clauses]
    facts = [each for each in told if isinstance(each, While)]
    if len(facts) < len(told):
        return None
    return Facts(tuple(each.clause for each in facts), facts[0].condition, facts[0].word)


def such_on_that_turn(clause: Clause, event: Clause, it: Reference, about: Duration) -> Clause | None:
    """Read "creatures cannot attack the turn they enter" as "creatures that entered this turn cannot attack"."""
    things = clause.subject
    if not isinstance(things, Things) or it.word == "this":
        return None
    gap = Reference("gap")
    slots = tuple(Slot(slot.name, gap if slot.value == it else slot.value) for slot in event.slots)
    if event.passive:
        told = replace(event, slots=slots, tense="", duration=about)
    else:
        told = replace(event, subject=gap, slots=slots, tense="perfect", duration=about)
    return replace(clause, subject=replace(things, filters=(*things.filters, Relative(told))))


def contrasted(fields: Fields) -> Together | None:
    """Read "it may attack twice each turn, but it gets -1 attack": both are said of the same thing."""
    first: Clause = fields["a"]
    second: Clause = fields["b"]
    subject = second.subject
    if first.passive or second.passive or first.modal == "would" or second.modal == "would":
        return None
    if isinstance(subject, Reference) and subject.word in ("it", "them"):
        second = replace(second, subject=first.subject)
    if first.modal and not second.modal:
        first, second = second, first
    return Together((first, second))
