"""More that happens: ailments, survival, the end of a weather, each attack; and hands that lie open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.steps import grouped, steps_of
from cardwright.text.tree import (
    BODY,
    COUNTERS,
    NUMBERS,
    PLAYERS,
    Clause,
    Compared,
    Delayed,
    Duration,
    EitherEvent,
    First,
    Kind,
    Number,
    Other,
    PhaseEvent,
    Reference,
    Relative,
    Slot,
    Some,
    State,
    StatOf,
    ThatPlayer,
    Things,
    Triggered,
    You,
)

THIS: Final = Reference("this")
AILMENTS: Final = ("poisoned", "burned", "dizzy")
"""States of which it is told that something gets into them."""
LASTING: Final = ("get", "cost", "have", "weaken", "lose")
"""What holds for as long as something is so, rather than happens when it becomes so."""
NO_MORE: Final = "no more"
"""The adverb of a dial that stood so and now stands otherwise."""
PREY: Final = "{who:reference.sg} (destroys|kills) another [{adverbs:adverbs}]"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of happenings; those of a verb only where the game has it."""
    found = [*survival_rows(), *becoming_rows(), *either_rows(verbs)]
    if "poison" in verbs or "daze" in verbs:
        found += ailment_rows()
    if "set" in verbs:
        found += ceasing_rows()
    if "attack" in verbs:
        found += attack_rows()
    return found


def ailment_rows() -> list[Row]:
    """ "When this becomes dizzy"."""

    def suffers(fields: Fields) -> Clause | None:
        if fields["state"] not in AILMENTS or isinstance(fields["who"], PLAYERS):
            return None
        return Clause("be", fields["who"], (Slot("how", State(fields["state"])),))

    def take(value: Any) -> Fields | None:
        how = value.get("how") if isinstance(value, Clause) and value.verb == "be" else None
        if not isinstance(how, State) or how.name not in AILMENTS or value.modal or value.tense:
            return None
        return {"who": value.subject, "state": how.name}

    found = make("event1", "{who:subject.sg} becomes {state:state}", suffers, take)
    return [*found, *heard("event1", "{who:subject.sg} (is|gets|turns) {state:state}", suffers)]


def survival_rows() -> list[Row]:
    """ "If this survives until the end of the round": it is done then, by what is still there."""

    def survived(fields: Fields) -> Triggered | None:
        if fields["who"].word not in ("this", "host", "bearer"):
            return None
        return Triggered(PhaseEvent("end", fields["span"], fields.get("whose")), steps_of(fields["steps"]))

    found: list[Row] = []
    start = "(if|whenever) {who:reference.sg} (survives|lives|remains|stays|lasts) [{zone:placed}]"
    for until in (
        "(until|to|till) the end of (the|a|each|this) {span:phase}",
        "(until|to|till) end of {span:phase}",
        "(until|to|till) the end of {whose:owner} {span:phase}",
    ):
        found += heard("sentence", f"{start} {until} (,|:) {{steps:step}}", survived)
    last = "(if|whenever) {who:reference.sg} survives (the|a|each) {span:round} (,|:) {steps:step}"
    found += heard("sentence", last, survived)
    for told in ("on the field", "in play", "alive", "on the battlefield", "on the board"):
        found += heard("placed", told, lambda _: "")
    return [*found, *heard("round", "{it:phase}", lambda f: f["it"] if f["it"] in ("round", "turn") else None)]


def either_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "When this enters and at the start of your turn", "when it destroys another", "the second card lets you"."""

    def either(fields: Fields) -> EitherEvent:
        first = fields["a"].events if isinstance(fields["a"], EitherEvent) else (fields["a"],)
        return EitherEvent((*first, fields["b"]))

    def take_either(value: Any) -> Fields | None:
        if not isinstance(value, EitherEvent) or not isinstance(value.events[-1], PhaseEvent):
            return None
        rest = value.events[:-1]
        return {"a": rest[0] if len(rest) == 1 else EitherEvent(rest), "b": value.events[-1]}

    def other(fields: Fields) -> Clause | None:
        prey = Things(Some(Number(1)), (Kind((BODY,)),), (Other(),))
        return adorned({**fields, "core": Clause("destroy", None, (Slot("what", prey),))})

    def destroys(fields: Fields) -> Clause | None:
        clause = other(fields)
        return None if clause is None else with_subject(fields["who"], clause)

    def in_which(fields: Fields) -> Triggered | None:
        event, clause = fields["event"], fields["condition"]
        if clause.duration is not None or event.next or event.this or event.edge != "end":
            return None
        condition = replace(clause, duration=Duration("this", event.span))
        return Triggered(event, steps_of(fields["steps"]), condition)

    def ahead(fields: Fields) -> Delayed | None:
        event: Any = fields["event"]
        if not isinstance(event, Clause) or event.duration is None or event.duration.kind != "this" or event.limit:
            return None
        if not any(value == THIS for value in (event.subject, *(slot.value for slot in event.slots))):
            return None
        return Delayed(replace(event, duration=None), steps_of(fields["steps"]), event.duration, True)

    def lets(fields: Fields) -> Triggered | None:
        things = fields["what"]
        if not isinstance(things, Things) or not isinstance(things.quantity, First):
            return None
        told = [item for item in things.filters if isinstance(item, Relative)]
        event = told[0].clause if len(told) == 1 else None
        if event is None or event.get("what") != Reference("gap") or not isinstance(event.subject, PLAYERS):
            return None
        if event.duration is None or event.duration.kind not in ("each", "during") or event.duration.whose is not None:
            return None
        rest = tuple(item for item in things.filters if item is not told[0])
        what = replace(things, quantity=replace(things.quantity, span=event.duration.span), filters=rest)
        slots = tuple(Slot("what", what) if slot.name == "what" else slot for slot in event.slots)
        who = fields.get("who", ThatPlayer("that player"))
        done = [with_subject(who, clause) for clause in fields["preds"]]
        clauses = tuple(clause for clause in done if clause is not None)
        return Triggered(replace(event, slots=slots, duration=None), (grouped(clauses),)) if clauses else None

    def edge(name: str) -> Callable[[Fields], PhaseEvent]:
        return lambda fields: PhaseEvent(name, fields["span"], fields.get("whose"))

    def at_either(fields: Fields) -> Triggered:
        return Triggered(either(fields), steps_of(fields["steps"]))

    edges: list[Row] = []
    for name, told in (("start", "(begins|starts)"), ("end", "ends"), ("end", "is over")):
        for whose in ("[(the|a|each)] {span:phase}", "{whose:owner} {span:phase}"):
            edges += heard("edged", f"{whose} {told}", edge(name))
    timed = "whenever {event:edged} (,|:) {steps:step}"
    return [
        *edges,
        *heard("sentence", timed, lambda f: Triggered(f["event"], steps_of(f["steps"]))),
        *heard("step", "(if|whenever) {event:event1} , {steps:step}", ahead),
        *heard("sentence", "at {event:moment} in which {condition:past} , {steps:step}", in_which),
        *make("event", "{a:event1} or at {b:moment}", either, take_either),
        *heard("event", "{a:event1} and [(also|again)] at {b:moment}", either),
        *heard("event", "{a:event1} or [whenever] {b:edged}", either),
        *heard("event", "{b:edged} or [whenever] {a:event}", either),
        *heard("sentence", "at {b:moment} (or|and) whenever {a:event} , {steps:step}", at_either),
        *(heard("event1", PREY, destroys) if "deploy" not in verbs else ()),  # else: another what?
        *heard("sentence", "{what:some.sg} lets (this|that) player {preds:preds.base}", lets),
        *heard("sentence", "{what:some.sg} lets {who:player.obj} {preds:preds.base}", lets),
        # What a card gets for good goes with it.
        *heard("adverb", "while (it|they) (stays|stay|remains|remain) {zone:placed}", lambda _: Adverbs()),
    ]


def becoming_rows() -> list[Row]:
    """ "When its attack is 0, destroy it", "when you have no cards in hand": as soon as it has become so."""

    def becoming(fields: Fields) -> Triggered | None:
        event, steps = fields["event"], fields["steps"]
        if not becomes_so(event) or (isinstance(steps, Clause) and steps.verb in LASTING and steps.duration is None):
            return None
        return Triggered(of_itself(event), steps_of(steps))

    def compared(how: str) -> Callable[[Fields], Clause]:
        return lambda fields: Clause("be", fields["of"], (Slot("how", Compared(how, fields["n"])),))

    found = heard("becoming", "{it:condition1}", lambda f: f["it"])
    for how, told in (
        ("at least", "reaches"),
        ("at least", "rises to"),
        ("at most", "falls to"),
        ("at most", "drops to"),
        ("at most", "is reduced to"),
        ("exactly", "becomes"),
        ("exactly", "hits"),
    ):
        found += heard("becoming", f"{{of:number.subject}} {told} {{n:number}}", compared(how))
        if how != "exactly":
            more = "or (more|higher)" if how == "at least" else "or (less|lower)"
            found += heard("becoming", f"{{of:number.subject}} {told} {{n:number}} {more}", compared(how))
    for word in ("whenever", "once", "as soon as"):
        found += heard("sentence", f"{word} {{event:becoming}} (,|:) {{steps:step}}", becoming)
    return found


def becomes_so(event: Any) -> bool:
    """Tell whether an event is that something has become so: a number, or what a player has."""
    if not isinstance(event, Clause) or event.tense or event.modal or event.duration is not None or event.passive:
        return False
    if isinstance(event.subject, StatOf) and event.subject.stat.startswith(COUNTERS):
        return False  # that is told by the counters that are put on it
    if event.verb == "be":
        return isinstance(event.subject, NUMBERS) and isinstance(event.get("how"), Compared)
    return event.verb in ("have", "control", "contain")


def of_itself(event: Clause) -> Clause:
    """Return an event in which the numbers of "it" are those of this card."""
    subject = event.subject
    if isinstance(subject, StatOf) and subject.of == Reference("it"):
        return replace(event, subject=replace(subject, of=THIS))
    return event


def ceasing_rows() -> list[Row]:
    """ "When the weather stops being rain", "when it stops raining", "when the rain ends"."""

    def ceases(fields: Fields) -> Clause:
        dial, value = fields["state"] if "state" in fields else (fields["dial"], fields["value"])
        return Clause("set", None, (Slot("dial", dial), Slot("value", value)), passive=True, adverbs=(NO_MORE,))

    def comes(fields: Fields) -> Clause:
        dial, value = fields["state"]
        return Clause("set", None, (Slot("dial", dial), Slot("value", value)), passive=True, adverbs=("anew",))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "set" or NO_MORE not in value.adverbs:
            return None
        return {slot.name: slot.value for slot in value.slots}

    return [
        *make("event1", "the {dial:dial} stops being {value:dialvalue}", ceases, take),
        *heard("event1", "the {dial:dial} is no longer {value:dialvalue}", ceases),
        *heard("event1", "the {dial:dial} changes from {value:dialvalue}", ceases),
        *heard("event1", "it stops [being] {state:dialstate}", ceases),
        *heard("event1", "[the] {state:dialstate} (ends|stops|ceases)", ceases),
        *heard("event1", "it (starts|begins) {state:dialstate}", comes),
        *heard("event1", "[the] {state:dialstate} (starts|begins)", comes),
    ]


def attack_rows() -> list[Row]:
    """ "Each attack of this creature deals 1 damage to your opponent": whenever it attacks."""

    def attacking(fields: Fields) -> Triggered | None:
        done: list[Clause] = []
        for clause in fields["preds"]:
            made = with_subject(You() if clause.verb == "summon" else THIS, clause)
            if made is None:
                return None
            done.append(made)
        return Triggered(Clause("attack", THIS), (grouped(tuple(done)),))

    def fatal(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        if clause.verb not in ("destroy", "kill") or clause.passive or clause.adverbs or clause.duration is not None:
            return None
        return with_subject(fields["who"], replace(clause, adverbs=("in combat",)))

    found = heard("event1", "{who:subject.sg} attacks and {pred:pred.sg}", fatal)
    for told in ("attack (of|by) this [{noun:own.sg}]", "of this [{noun:own.sg}] 's attacks", "of its attacks"):
        for you in ("", " for you"):
            found += heard("sentence", f"each {told} {{preds:preds.sg}}{you}", attacking)
    return found
