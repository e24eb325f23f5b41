"""Other words for the same: rows that are read and never written."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Take, heard, make
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.headers import of_your_own
from cardwright.text.table.per import Per, spread
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.sentences import is_particular, undoes_harm
from cardwright.text.table.steps import can_be_done, clauses_of, grouped, is_own_price, steps_of
from cardwright.text.table.things import ONE
from cardwright.text.tree import (
    PLAYERS,
    All,
    Clause,
    Compared,
    Controlled,
    ControllerOf,
    EachPlayer,
    If,
    Limit,
    May,
    More,
    Number,
    Opponent,
    OwnerOf,
    PhaseEvent,
    Place,
    Reference,
    Replacement,
    Slot,
    Some,
    StatIs,
    Step,
    ThatPlayer,
    Things,
    Triggered,
    Unless,
    You,
    nodes,
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows that are only read; those of a verb only where the game has it."""
    return [
        *player_rows(),
        *phrase_rows(),
        *comparison_rows(),
        *step_rows(),
        *sentence_rows(),
        *(row for verb, listed in verb_rows().items() if verb in verbs for row in listed),
    ]


def verb_rows() -> dict[str, list[Row]]:
    """Wordings that only one verb has."""

    def fight(fields: Fields) -> Clause:
        return Clause("fight", fields["a"], (Slot("whom", fields["b"]),))

    def targeted(fields: Fields) -> Clause:
        return Clause("target", fields["agent"], passive=True, duration=fields.get("duration"))

    def entering(fields: Fields) -> Clause | None:
        subject: Things = fields["subject"]
        merged = phrase(subject.kinds, (*subject.filters, Controlled(fields["by"])))
        if merged is None:
            return None
        zone = (Slot("zone", fields["zone"]),) if "zone" in fields else ()
        return Clause("enter", replace(subject, kinds=merged.kinds, filters=merged.filters), zone)

    return {
        "enter": heard("fin", "{subject:some.sg} enters [play] [{zone:place}] under {by:owner} control", entering),
        "deal": [
            *heard("passcore", "damaged", lambda _: Clause("deal", None, passive=True)),
            *heard("passcore", "hit", lambda _: Clause("deal", None, passive=True)),
        ],
        "cost": [
            *heard("fin", "{subject:subject.#} (can|may) be played for free", free),
            *heard("fin", "{subject:subject.#} (can|may) be played at no cost", free),
            *heard("fin", "{subject:subject.#} (can|may) be played without paying (its|their) cost", free),
        ],
        "fight": [
            *heard("step1", "{a:anysubject} and {b:anysubject} fight [each other]", fight),
        ],
        "target": heard("passive", "the target of {agent:agent} [{duration:duration}]", targeted),
    }


def free(fields: Fields) -> Clause:
    """Read "this is free" as "this costs nothing"."""
    return Clause("cost", fields["subject"], (Slot("amount", Number(0)),))


def player_rows() -> list[Row]:
    """Players and places."""

    def owners(fields: Fields) -> Place:
        return Place(fields["zone"], OwnerOf(Reference("it")))

    def on_turn(fields: Fields) -> PhaseEvent | None:
        if fields["turn"] != "turn":
            return None
        return PhaseEvent(fields["edge"], fields["span"], fields["whose"])

    def whose(fields: Fields) -> PhaseEvent:
        return PhaseEvent(fields["edge"], fields["span"], fields["whose"])

    return [
        *heard("player.pl", "you and your opponent [each]", lambda _: EachPlayer()),
        *heard("player.pl", "(each|both) of you", lambda _: EachPlayer()),
        *heard("owner1", "his or her", lambda _: ThatPlayer("they")),
        *heard("to", "to {zone:zone.own}", owners),
        *heard("moment", "the {edge:edge} of each of {whose:owner} {span:phases}", whose),
        *heard("moment", "the {edge:edge} of {span:phase} (on|in|during) {whose:owner} {turn:phase}", on_turn),
    ]


def phrase_rows() -> list[Row]:
    """Noun phrases."""

    def one(fields: Fields) -> Things | None:
        return picked(fields, Some(ONE))

    def one_target(fields: Fields) -> Things | None:
        return picked(fields, Some(ONE, "target"))

    def every(fields: Fields) -> Things | None:
        return picked(fields, All())

    def picked(fields: Fields, quantity: Any) -> Things:
        found: Phrase = fields["np"]
        return Things(quantity, found.kinds, found.filters)

    return [
        *heard("some.sg", "any {np:np.sg}", one),
        *make("some.sg", "a {np:np.sg} of {by:owner1} choice", chosen_by, take_chosen(True)),
        *heard("some.sg", "a {np:np.sg} {by:player.sg} chooses", chosen_by),
        *heard("some.sg", "a {np:np.sg} {by:player.pl} choose", chosen_by),
        *make("some.pl", "{n:number} {np:np.pl} of {by:owner1} choice", chosen_by, take_chosen(False)),
        *heard("some.sg", "(one|any) target {np:np.sg}", one_target),
        *heard("each", "each of {np:np.pl}", every),
        *heard("after.#", "you do not control", lambda _: Controlled(Opponent())),
        *heard("after.#", "your opponent does not control", lambda _: Controlled(You())),
        *heard("relative.#", "that (has|have) been {pred:passive}", bygone),
        *heard("relative.#", "that (was|were) {pred:passive}", lambda f: with_subject(Reference("gap"), f["pred"])),
    ]


def bygone(fields: Fields) -> Clause | None:
    """Read "that has been attacked this turn"; without a time it is a state."""
    clause: Clause = fields["pred"]
    return None if clause.duration is None else with_subject(Reference("gap"), clause)


def by_theirs(clause: Clause, per: Any) -> Step | None:
    """Read "for each creature destroyed this way, its controller draws a card": each player, for each of theirs."""
    merged = phrase(per.of.kinds, (*per.of.filters, Controlled(ThatPlayer("they")))) if isinstance(per, Per) else None
    if merged is None or speaks_of_it(replace(clause, subject=None)):
        return None
    theirs = replace(per, of=replace(per.of, kinds=merged.kinds, filters=merged.filters))
    return spread(replace(clause, subject=EachPlayer()), theirs)


def speaks_of_it(clause: Clause) -> bool:
    """Tell whether what is done for each of some things speaks of that one."""
    return any(isinstance(node, Reference) and node.word == "it" for node in nodes((clause.subject, clause.slots)))


def chosen_by(fields: Fields) -> Things:
    """Make "a card of your choice"."""
    found: Phrase = fields["np"]
    return Things(Some(fields.get("n", ONE), by=fields["by"]), found.kinds, found.filters)


def take_chosen(single: bool) -> Take:
    """Write "a card of your choice"."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Things) or not isinstance(value.quantity, Some) or value.quantity.by is None:
            return None
        quantity = value.quantity
        if quantity != Some(quantity.number, by=quantity.by) or (quantity.number == ONE) != single:
            return None
        fields: Fields = {"np": Phrase(value.kinds, value.filters), "by": quantity.by}
        return fields if single else {**fields, "n": quantity.number}

    return take


def comparison_rows() -> list[Row]:
    """Comparisons."""

    def compared(how: str) -> Build:
        return lambda fields: Compared(how, fields["n"])

    def stat(how: str) -> Build:
        return lambda fields: StatIs(fields["stat"], Compared(how, fields["n"]))

    def stat_of(fields: Fields) -> StatIs:
        return StatIs(fields["stat"], fields["compared"])

    return [
        *heard("compared", "no more than {n:number}", compared("at most")),
        *heard("after.#", "with {n:number} {stat:stat} or less", stat("at most")),
        *heard("after.#", "with {n:number} {stat:stat} or more", stat("at least")),
        *heard("after.#", "with [a] {stat:stat} of {compared:compared}", stat_of),
    ]


def step_rows() -> list[Row]:
    """Instructions."""

    def per_each(fields: Fields) -> Step | None:
        step = fields["step"]
        if isinstance(step, May) and len(step.steps) == 1:
            inner = per_each({**fields, "step": step.steps[0]})
            return None if inner is None else May(step.player, (inner,))
        clauses = clauses_of(step)
        if clauses is None or len(clauses) != 1:
            return None
        if clauses[0].subject in (ControllerOf(Reference("it")), OwnerOf(Reference("it"))):
            return by_theirs(clauses[0], fields["per"])
        return None if speaks_of_it(clauses[0]) else spread(clauses[0], fields["per"])

    def only_if(fields: Fields) -> If | None:
        if isinstance(fields["subject"], PLAYERS):
            return None
        clause = with_subject(fields["subject"], fields["pred"], "cannot")
        return None if clause is None else If(Unless(fields["condition"]), (clause,))

    def bought(fields: Fields) -> May | None:
        who = fields["who"]
        clauses = (*(of_your_own(clause, who) for clause in fields["cost"]), *fields["preds"])
        if any(isinstance(clause.get("cost"), More) for clause in fields["cost"]):
            return None  # what is paid besides the card's own price buys it
        if any(not can_be_done(clause) or is_own_price(clause) for clause in clauses):
            return None
        return May(who, tuple(replace(clause, subject=who) for clause in clauses))

    return [
        *heard("step", "for {per:per} , {step:step1}", per_each),
        *heard("step", "for {per:eachof} , {step:step1}", per_each),
        *heard("step", "{subject:subject.#} can only {pred:pred.base} (if|while) {condition:condition}", only_if),
        *heard("step", "{subject:subject.#} (can|may) {pred:pred.base} only (if|while) {condition:condition}", only_if),
        *heard("step1", "{who:player.#} (may|can) {cost:preds.base} to {preds:preds.base}", bought),
    ]


def sentence_rows() -> list[Row]:
    """Triggers, replacements and restrictions."""

    def entering(fields: Fields) -> Triggered | None:
        event = with_subject(Reference("this"), fields["event"])
        return (
            None
            if event is None or event.limit or event.verb in STATIVE
            else Triggered(event, steps_of(fields["steps"]))
        )

    def when_also(fields: Fields) -> Triggered | None:
        if isinstance(fields["event"], Clause) and fields["event"].limit:
            return None
        return Triggered(fields["event"], steps_of(fields["steps"]), fields.get("condition"))

    def when_any(fields: Fields) -> Triggered | None:
        # "If it dies" looks back at something that the text itself does.
        event = fields["event"]
        parts = (event.subject, *(slot.value for slot in event.slots)) if isinstance(event, Clause) else ()
        of_this = all(part.word in ("this", "attached", "bearer") for part in parts if isinstance(part, Reference))
        ahead = isinstance(event, Clause) and event.duration is not None and event.duration.kind == "this"
        if any(isinstance(part, Things) and getattr(part.quantity, "how", "") == "target" for part in parts):
            return None
        if event_is_state(event) or (is_lasting_change(fields["steps"]) and is_being_hurt(event)):
            return None
        return when_also(fields) if not is_particular(event) or (parts and of_this) or ahead else None

    def first_time(fields: Fields) -> Triggered | None:
        event = fields["event"]
        if not isinstance(event, Clause) or event.limit or undoes_harm(fields["steps"]):
            return None
        span = fields.get("span", "game")
        lasts = event.duration
        if lasts is not None and lasts.kind in ("each", "during") and lasts.whose is None and span == "game":
            span, event = lasts.span, replace(event, duration=None)
        return Triggered(event, steps_of(fields["steps"]), None, Limit(1, span, True))

    def instead(fields: Fields, optional: bool) -> Replacement | None:
        if any(not can_be_done(clause) for clause in fields["preds"]):
            return None
        deeds = tuple(replace(clause, subject=You()) for clause in fields["preds"])
        steps: tuple[Step, ...] = deeds if optional else (grouped(deeds),)
        return Replacement(fields["event"], steps, optional)

    def may_instead(fields: Fields) -> Replacement | None:
        return instead(fields, True)

    def instead_of(fields: Fields) -> Replacement | None:
        event = with_subject(You(), fields["event"], "would")
        step = fields["steps"]
        if event is None or event.verb == "pay":  # what a card costs is paid by the rules, never as an event
            return None
        optional = isinstance(step, May) and step.player == You()
        return Replacement(event, step.steps if optional else steps_of(step), optional)

    def elsewhere(fields: Fields) -> Replacement | None:
        event, step = fields["event"], fields["steps"]
        if not isinstance(event, Clause) or event.limit is not None or event.duration is not None:
            return None
        if moves_another(event, step) or (event.verb == "reveal" and "at" in fields):
            return None  # what is revealed is discarded afterwards, which `steads.py` reads
        optional = isinstance(step, May) and step.player == You()
        would = replace(event, modal="would")
        return Replacement(would, step.steps if optional else steps_of(step), optional, limit=fields.get("limit"))

    return [
        *heard("sentence", "(upon|on) {event:pred.ger} , {steps:step}", entering),
        *heard("sentence", "whenever {event:event} and {condition:condition} , {steps:step}", when_also),
        *heard("sentence", "if {event:event} , {steps:step}", when_any),
        *heard("sentence", "the first time {event:event} , {steps:step}", first_time),
        *heard("sentence", "the first time each {span:phase} {event:event} , {steps:step}", first_time),
        *heard("sentence", "(if|whenever) {event:would} , you (may|can) instead {preds:preds.base}", may_instead),
        *heard("sentence", "(if|whenever) {event:would} , instead {preds:preds.base}", lambda f: instead(f, False)),
        *heard("sentence", "instead of {event:pred.ger} , {steps:step1}", instead_of),
        *heard(
            "sentence", "[{limit:limit} ,] whenever {event:event} , {steps:step1} instead [of {at:stead}]", elsewhere
        ),
        *heard(
            "sentence", "[{limit:limit} ,] (if|whenever) {event:would} , {steps:step1} instead of {at:stead}", elsewhere
        ),
        *heard("stead", "[(to|in|into|on)] {at:place}", lambda f: f["at"]),
        *heard("stead", "[(to|in|into|on)] the {zone:zone.own}", lambda f: Place(f["zone"])),
    ]


def event_is_state(event: Any) -> bool:
    """Tell whether what is asked for is rather how things are: "if a creature is damaged"."""
    return is_being_hurt(event) and isinstance(event.slots[0].value, Things)


def is_being_hurt(event: Any) -> bool:
    """Tell whether something "is damaged", as an event."""
    if not isinstance(event, Clause) or event.verb != "deal" or not event.passive or event.duration is not None:
        return False
    return len(event.slots) == 1 and event.subject is None


def is_lasting_change(step: Any) -> bool:
    """Tell whether something gets what it has as long as things are so."""
    return isinstance(step, Clause) and step.verb == "get" and step.duration is None


def moves_another(event: Clause, step: Step) -> bool:
    """Tell whether this card shall go elsewhere when something happens to another, which then happens all the same."""
    this = Reference("this")
    clauses = step.steps if isinstance(step, May) else clauses_of(step) or ()
    moved = any(isinstance(each, Clause) and each.get("what") == this and each.get("to") for each in clauses)
    return moved and this not in (event.subject, event.get("what"))
