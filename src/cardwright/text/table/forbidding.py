"""What cannot be done to a thing, told of several deeds at once, of effects, or of who alone can do it."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.sparing import LEAVING
from cardwright.text.table.adverb import Adverbs
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.only import by_only
from cardwright.text.table.phrase import phrase
from cardwright.text.table.steps import SPANNING, can_be_done, clauses_of, step_of, steps_of
from cardwright.text.table.undoing import FIRST, ONCE, START, limited
from cardwright.text.tree import (
    PLAYERS,
    All,
    AttachedTo,
    Between,
    Clause,
    Compared,
    Grants,
    Keyword,
    May,
    Number,
    Place,
    Quantity,
    Reference,
    Replacement,
    Slot,
    Some,
    State,
    Step,
    Things,
    Together,
    You,
)

BY_EFFECTS: Final = Adverbs(words=("by card effects",))
"""Whatever texts do, as against what comes of combat."""
THIS: Final = Reference("this")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what cannot be done."""
    found = [
        *constant(
            "adverb",
            BY_EFFECTS,
            "by card effects",
            "by (any|a) card effect",
            "by (the|any) effects of [other] cards",
            "by effects of [other] cards",
            "by other (cards|card) effects",
        ),
        *heard("fin", "(no|not) more than {n:number} {np:np.#} (may|can) be {pred:passive}", at_most),
        *heard("fin", "at most {n:number} {np:np.#} (may|can) be {pred:passive}", at_most),
        *heard("fin", "only {n:number} {np:np.#} (may|can) be {pred:passive}", at_most),
        *heard("fin", "only by {agent:agent} (can|may) {subject:subject.#} be {core:passcore}", by_only),
    ]
    if "kill" not in verbs:
        # Where things are killed and destroyed, effects are cards as well.
        found += constant("adverb", BY_EFFECTS, "by effects", "by (any|an|a) effect", canonical=False)
    for start in ("{subject:subject.#} ", ""):
        found += [
            *heard("step1", f"{start}cannot be {{a:passive}} (or|and) {{b:passive}}", neither),
            *heard("step1", f"{start}cannot be {{a:passive}} , {{b:passive}} [,] (or|and) {{c:passive}}", neither),
            *heard("step1", f"{start}cannot be {{a:passive}} (or|and) {{b:pred.base}}", neither),
            *heard("step1", f"{start}cannot be {{a:state}} (or|and) {{b:state}} [{{duration:duration}}]", states),
            *heard(
                "step1",
                f"{start}cannot be {{a:state}} , {{b:state}} [,] (or|and) {{c:state}} [{{duration:duration}}]",
                states,
            ),
            *heard("step1", f"{start}cannot {{a:undergo}} and cannot {{b:undergo}}", neither),
            *heard("step1", f"{start}cannot {{a:undergo}} , {{b:undergo}} [,] or {{c:undergo}}", neither),
        ]
    if "attack" in verbs and "get" in verbs:
        found += as_though_rows()
    if "activate" in verbs:
        found += using_rows()
    if "attach" in verbs:
        found += attached_rows()
    found += bought_rows()
    if "leave_with" in verbs:
        found += left_rows()
    for word in ("while", "and"):
        start = f"[{{limit:limit}} ,] (if|whenever) {{event:would}} {word} {{condition:condition}} ,"
        found += [
            *make("sentence", f"{start} {{steps:step1}} instead", conditioned, take_conditioned, word == "while"),
            *heard("sentence", f"{start} {{a:step1}} instead [,] and {{b:step1}}", conditioned_both),
            *heard("sentence", f"{start} instead {{steps:step1}}", conditioned),
        ]
    return found


def as_though_rows() -> list[Row]:
    """ "This can attack as though it had Ready": it has Ready."""

    def granted(fields: Fields) -> Clause | None:
        grants = Grants((), (Keyword(fields["name"]),))
        deed = Clause("get", None, (Slot("grants", grants),), duration=fields.get("duration"))
        return with_subject(fields["subject"], deed)

    deed = "(attack|fight|block|defend|counterattack)"
    had = "as (though|if) (it|they) (had|has) {name:keyword}"
    return [
        *heard("fin", f"{{subject:subject.#}} (can|may) {deed} {had}", granted),
        *heard("fin", f"{{subject:subject.#}} (can|may) {deed} {{duration:duration}} {had}", granted),
    ]


def using_rows() -> list[Row]:
    """ "It cannot use its ability": it cannot be activated."""

    def unused(fields: Fields) -> Clause | None:
        who = fields.get("subject", THIS)
        if isinstance(who, (*PLAYERS, Place)):
            return None
        return Clause("activate", None, (Slot("what", who),), "cannot", passive=True, duration=fields.get("duration"))

    def both_barred(fields: Fields) -> Together | None:
        idle, deed = unused(fields), with_subject(fields.get("subject", THIS), fields["deed"], "cannot")
        if idle is None or deed is None or deed.passive or (deed.duration and "duration" in fields):
            return None
        duration = deed.duration or fields.get("duration")
        return Together((replace(deed, duration=duration), replace(idle, duration=duration)))

    found = heard("useit", "(use|activate) [(its|their|any|the)] (ability|abilities)", lambda _: ())
    found += heard("useit", "(use|activate) [(its|their|any|the)] (own|activated) (ability|abilities)", lambda _: ())
    found += heard("useit", "activate", lambda _: ())
    found += heard("fin", "{subject:subject.#} cannot {use:useit} [{duration:duration}]", unused)
    found += heard("fin", "cannot {use:useit} [{duration:duration}]", unused)
    for first in ("{deed:pred.base} [,] or {use:useit}", "{use:useit} [,] or {deed:pred.base}"):
        found += heard("step1", f"[{{subject:subject.#}}] cannot {first} [{{duration:duration}}]", both_barred)
    its = "{subject:possessor} (ability|abilities) cannot be (used|activated)"
    found += heard("fin", f"{its} [{{duration:duration}}]", unused)
    return found


def attached_rows() -> list[Row]:
    """ "It has a Buff attached": a Buff is attached to it."""

    def worn(fields: Fields, quantity: Quantity) -> Things | None:
        found = phrase(fields["np"].kinds, (*fields["np"].filters, AttachedTo(THIS)))
        return None if found is None else Things(quantity, found.kinds, found.filters)

    def attached(fields: Fields) -> Clause | None:
        what = fields["what"]
        if not isinstance(what, Things):
            return None
        return Clause("be", what, (Slot("how", AttachedTo(fields["it"])),))

    return [
        *heard("condition1", "{it:reference.sg} has {what:some.#} attached [to it]", attached),
        *heard("condition1", "{it:reference.sg} (wears|bears) {what:some.#}", attached),
        *heard("some.sg", "(a|one|1|another) attached {np:np.sg}", lambda f: worn(f, Some(Number(1)))),
        *heard(
            "some.sg",
            "(a|one|1) attached {np:np.sg} of {by:owner1} choice",
            lambda f: worn(f, Some(Number(1), by=f["by"])),
        ),
        *heard("all", "(all|each|the) attached {np:np.pl}", lambda f: worn(f, All())),
    ]


def bought_rows() -> list[Row]:
    """ "If this would be destroyed, you may discard a card to prevent that": that is done instead."""

    def bought(fields: Fields) -> Replacement | None:
        deeds = fields["preds"]
        if any(not can_be_done(clause) or clause.verb == "prevent" for clause in deeds):
            return None
        steps = tuple(replace(clause, subject=You()) for clause in deeds)
        return limited(fields, Replacement(fields["event"], steps, True))

    found: list[Row] = []
    for end in (
        "prevent (it|that|this)",
        "prevent (that|the|this) (damage|loss)",
        "save (it|them)",
        "prevent its destruction",
    ):
        found += heard("sentence", f"{START} you (may|can) {{preds:preds.base}} to {end}", bought)
        found += heard("sentence", f"{START} you (may|can) {end} by {{preds:preds.ger}}", bought)
    return found


def left_rows() -> list[Row]:
    """ "The first time each turn this would be destroyed, it stays at 1 HP"."""

    def left(fields: Fields) -> Replacement | None:
        if fields["event"].verb not in LEAVING or not isinstance(fields["n"], Number):
            return None
        slots = (
            Slot("what", fields.get("it", Reference("it"))),
            Slot("amount", fields["n"]),
            Slot("stat", fields["stat"]),
        )
        return limited(fields, Replacement(fields["event"], (Clause("leave_with", You(), slots),)))

    found: list[Row] = []
    for start in (START, FIRST, ONCE):
        for number, stays in (("sg", "(stays|remains|survives|lives)"), ("pl", "(stay|remain|survive|live)")):
            told = f"{start} {{it:reference.{number}}} {stays}"
            for where in ("", "(in|on) {at:place}", "in play"):
                found += heard("sentence", f"{told} {where} (at|with|on) {{n:number}} {{stat:stat}} [instead]", left)
            kept = f"(leave|put|keep) {{it:reference.{number}}} (at|on) {{n:number}} {{stat:stat}} [instead]"
            found += heard("sentence", f"{start} {kept}", left)
        found += heard("sentence", f"{start} set (its|their) {{stat:stat}} to {{n:number}} instead", left)
        found += heard("sentence", f"{start} (its|their) {{stat:stat}} is set to {{n:number}} instead", left)
    return found


def neither(fields: Fields) -> Together | None:
    """Read "this cannot be poisoned or burned": neither may happen to it."""
    said = [fields[name] for name in ("a", "b", "c") if name in fields]
    subject = fields.get("subject", THIS)
    made = [with_subject(subject, clause, "cannot") for clause in said]
    clauses = tuple(clause for clause in made if clause is not None)
    if len(clauses) < len(made):
        return None
    span = clauses[-1].duration
    if span is not None and span.kind in SPANNING:
        clauses = tuple(replace(clause, duration=clause.duration or span) for clause in clauses)
    return Together(clauses)


def states(fields: Fields) -> Together | None:
    """Read "this cannot be poisoned or burned" where those are what a thing is."""
    said = [fields[name] for name in ("a", "b", "c") if name in fields]
    subject, span = fields.get("subject", THIS), fields.get("duration")
    made = [Clause("be", None, (Slot("how", State(name)),), duration=span) for name in said]
    clauses = tuple(clause for each in made if (clause := with_subject(subject, each, "cannot")) is not None)
    return Together(clauses) if len(clauses) == len(made) else None


def conditioned(fields: Fields) -> Replacement | None:
    """Read "if this would be destroyed while it is damaged, exile it instead"."""
    return replaced(fields, fields["steps"])


def take_conditioned(value: Any) -> Fields | None:
    """Write a replacement under a condition."""
    if not isinstance(value, Replacement) or value.condition is None or not value.instead or value.instead_of:
        return None
    fields: Fields = {"event": value.event, "condition": value.condition}
    fields["steps"] = May(You(), value.steps) if value.optional else step_of(value.steps)
    return fields if value.limit is None else {**fields, "limit": value.limit}


def conditioned_both(fields: Fields) -> Replacement | None:
    """Read the same with two deeds."""
    before, after = clauses_of(fields["a"]), clauses_of(fields["b"])
    return None if before is None or after is None else replaced(fields, Together((*before, *after)))


def replaced(fields: Fields, step: Any) -> Replacement | None:
    """Make a replacement under a condition."""
    event: Clause = fields["event"]
    if event.duration is not None or event.limit is not None:
        return None
    optional = isinstance(step, May) and step.player == You()
    steps: tuple[Step, ...] = step.steps if optional else steps_of(step)
    return Replacement(event, steps, optional, condition=fields["condition"], limit=fields.get("limit"))


def at_most(fields: Fields) -> Clause | None:
    """Read "no more than one spell may be played by each player": each cannot play more than one."""
    found, clause = fields["np"], fields["pred"]
    if clause.subject is None or not isinstance(fields["n"], Number) or clause.get("what") is not None:
        return None
    what = Things(Between(Compared("more than", fields["n"])), found.kinds, found.filters)
    told = with_subject(clause.subject, replace(clause, subject=None, passive=False), "cannot")
    return None if told is None else replace(told, slots=(Slot("what", what), *told.slots))
