"""What holds only while its subject stands so, is done only if something is so, or is replaced only once."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.aftermath import told_of_target
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.phrase import rank
from cardwright.text.table.sentences import While, changes_event
from cardwright.text.table.steps import clauses_of, steps_of
from cardwright.text.table.undoing import FIRST, ONCE
from cardwright.text.tree import (
    PLAYERS,
    All,
    AttachedTo,
    Clause,
    If,
    Limit,
    May,
    Reference,
    Replacement,
    Slot,
    State,
    The,
    Things,
    Unless,
    You,
)


def rows() -> list[Row]:
    """Return the rows of these wordings."""
    return [
        *heard("sentence", "while {how:predicate.sg} , {clause:fin}", meanwhile),
        *heard("sentence", "{clause:fin} while {how:predicate.sg}", meanwhile),
        *heard("step", "{then:step1} [,] but only if {condition:condition}", only_then),
        *heard("step", "{then:step1} [,] only if {condition:condition}", only_then),
        *first_rows(),
        *only_rows(),
    ]


def first_rows() -> list[Row]:
    """ "The first time each turn this would die, ..."."""
    found: list[Row] = []
    for start in (FIRST, ONCE):
        found += [
            *heard("sentence", f"{start} {{steps:step1}} instead [of {{part:stead}}]", first_would),
            *heard("sentence", f"{start} instead {{steps:step1}}", first_would),
            *heard("sentence", f"{start} {{steps:step1}}", first_changed),
        ]
    return found


def first_changed(fields: Fields) -> Replacement | None:
    """Read "the first time it would take damage each turn, prevent that damage"."""
    if not changes_event(fields["steps"]):
        return None
    made = first_would(fields)
    return None if made is None else replace(made, instead=False)


def meanwhile(fields: Fields) -> While | Clause | None:
    """Read "it gets +1 attack while in attack mode": while it is, or this card is attached so."""
    clause: Clause = fields["clause"]
    how = fields["how"]
    subject = clause.subject if isinstance(clause.subject, Reference) else Reference("this")
    if isinstance(how, AttachedTo):
        subject = Reference("this")
    meant = clause.subject
    if isinstance(how, State) and isinstance(meant, Things) and isinstance(meant.quantity, The):
        return None  # "while fighting, the enemy creature": the one that fights too
    if clause.modal == "would":
        return None
    if isinstance(how, State) and isinstance(meant, Things) and isinstance(meant.quantity, All):
        return replace(clause, subject=so(meant, how)) if len(meant.kinds) == 1 else None
    return While(clause, Clause("be", subject, (Slot("how", how),)), "while")


def so(things: Things, state: State) -> Things:
    """Read "your creatures while attacking": those of them that attack."""
    kind = things.kinds[0]
    if state in kind.filters:
        return things
    return replace(things, kinds=(replace(kind, filters=tuple(sorted((*kind.filters, state), key=rank))),))


def only_then(fields: Fields) -> If | None:
    """Read "draw a card, but only if ..." as "if ..., draw a card"; what is said of "it" is said of the target."""
    step = fields["then"]
    clauses = step.steps if isinstance(step, May) else clauses_of(step) or ()
    if any(isinstance(each, Clause) and (each.modal or is_own_play(each)) for each in clauses):
        return None  # what can be done only then cannot be done otherwise
    if (asked := told_of_target(fields["condition"], step)) is not None:
        return asked
    return If(fields["condition"], steps_of(fields["then"]))


def is_own_play(clause: Clause) -> bool:
    """Tell whether this card is played or used."""
    return clause.verb in ("deploy", "play", "use", "activate") and clause.get("what") == Reference("this")


def only_rows() -> list[Row]:
    """ "This can attack only if ...", "this can only attack if ...": not otherwise."""

    def cannot(fields: Fields) -> If | None:
        who = fields["who"]
        clause = None if isinstance(who, PLAYERS) else with_subject(who, fields["pred"], "cannot")
        return None if clause is None else If(Unless(fields["condition"]), (clause,))

    found: list[Row] = []
    for word in ("if", "while"):
        tail = f"{word} {{condition:condition}}"
        found += heard("step", f"{{who:subject.#}} (can|may) {{pred:pred.base}} only {tail}", cannot)
        found += heard("step", f"{{who:subject.#}} (can|may) only {{pred:pred.base}} {tail}", cannot)
    return found


def first_would(fields: Fields) -> Replacement | None:
    """Read "the first time each round it would die, ... instead" as "once per round, if it would die, ... instead"."""
    step = fields["steps"]
    event: Clause = fields["event"]
    span = fields.get("span", "")
    each = event.duration
    if each is not None and each.kind == "each" and not span:
        event, span = replace(event, duration=None), each.span
    if not span and event.duration is None and event.limit is None:
        span = "game"
    if not span or event.limit is not None:
        return None
    optional = isinstance(step, May) and step.player == You()
    return Replacement(event, step.steps if optional else steps_of(step), optional, limit=Limit(1, span))
