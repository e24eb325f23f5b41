"""Several things said of one subject in one sentence, some of them with "cannot", "must" or "can"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import mark_generic, subject_of, with_subject
from cardwright.text.table.steps import alike_in_time, has_idle_duration
from cardwright.text.tree import PLAYERS, Clause, Together

Told = tuple[str, Clause]
"""A modal, or none, and a predicate."""
LINKS: Final = ("and", "but", ", and", ", but", ",")


def rows() -> list[Row]:
    """Return the rows of lists of predicates."""
    found = [
        *make("vp.#", "{pred:pred.#}", lambda f: ("", f["pred"]), take_plain),
        *make("vp.#", "{modal:modal} {pred:undergo}", lambda f: (f["modal"], f["pred"]), take_modal),
        *make("vps.#", "{first:vp.#} and {last:vp.#}", lambda f: (f["first"], f["last"]), take_two),
        *make("vps.#", "{first:vp.#} , {rest:vps.#}", lambda f: (f["first"], *f["rest"]), take_more),
        *make("step1", "{subject:subject.#} {told:vps.#}", several, take_several),
        *heard("step1", "{subject:subject.#} {duration:duration} {told:vps.#}", for_a_time),
        *heard("step1", "{subject:subject.#} neither {a:pred.#} or {b:pred.#}", neither),
        *heard("step1", "{subject:subject.#} neither (can|may) {a:undergo} or {b:undergo}", neither),
        *heard("step1", "{subject:subject.#} cannot {a:undergo} [,] or (can|may) (it|they) {b:undergo}", neither),
    ]
    for link in LINKS[1:]:
        if link != ",":
            found += heard("vps.#", f"{{first:vp.#}} {link} {{last:vp.#}}", lambda f: (f["first"], f["last"]))
    return found


def take_plain(value: Any) -> Fields | None:
    """Write a predicate without a modal."""
    return None if value[0] else {"pred": value[1]}


def take_modal(value: Any) -> Fields | None:
    """Write a predicate behind its modal."""
    return {"modal": value[0], "pred": mark_generic(value[1])} if value[0] else None


def take_two(value: Any) -> Fields | None:
    """Write the last two predicates."""
    return {"first": value[0], "last": value[1]} if len(value) == 2 else None


def take_more(value: Any) -> Fields | None:
    """Write the first of more than two predicates."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 2 else None


def several(fields: Fields) -> Together | None:
    """Make a list of predicates with modals among them; a plain one and one with a modal are read elsewhere."""
    told: tuple[Told, ...] = fields["told"]
    modals = [modal for modal, _ in told if modal]
    if not modals or "would" in modals or isinstance(fields["subject"], PLAYERS):
        return None
    if len(told) == 2 and len(modals) == 1:
        return None
    clauses = [with_subject(fields["subject"], pred, modal) for modal, pred in told]
    made = tuple(clause for clause in clauses if clause is not None)
    if len(made) < len(told) or any(clause.verb == "be" or has_idle_duration(clause) for clause in made):
        return None
    return Together(alike_in_time(made))


def for_a_time(fields: Fields) -> Together | None:
    """Read "your next attack this round gets +2 and cannot be cancelled": the span is that of both."""
    told: tuple[Told, ...] = fields["told"]
    if any(modal == "would" or pred.duration is not None for modal, pred in told):
        return None
    made = [with_subject(fields["subject"], pred, modal) for modal, pred in told]
    clauses = tuple(replace(clause, duration=fields["duration"]) for clause in made if clause is not None)
    lasting = len(clauses) == len(told) and not any(has_idle_duration(clause) for clause in clauses)
    return Together(clauses) if lasting else None


def take_several(value: Any) -> Fields | None:
    """Write a list of predicates with modals among them."""
    if not isinstance(value, Together) or all(clause.modal == "cannot" for clause in value.clauses[:3]):
        return None
    found = [subject_of(clause) for clause in value.clauses]
    if any(one is None or clause.tense for one, clause in zip(found, value.clauses, strict=True)):
        return None
    parts = [one for one in found if one is not None]
    modals = [clause.modal for clause in value.clauses]
    if any(one[0] != parts[0][0] for one in parts) or isinstance(parts[0][0], PLAYERS):
        return None
    if not any(modals) or "not" in modals or (len(modals) == 2 and not all(modals)):
        return None
    return {"subject": parts[0][0], "told": tuple((modal, one[1]) for modal, one in zip(modals, parts, strict=True))}


def neither(fields: Fields) -> Together | None:
    """Read "it neither attacks nor counterattacks": it can do neither."""
    if isinstance(fields["subject"], PLAYERS):
        return None
    made = [with_subject(fields["subject"], fields[name], "cannot") for name in ("a", "b")]
    clauses = tuple(clause for clause in made if clause is not None)
    return Together(alike_in_time(clauses)) if len(clauses) == 2 else None
