"""Several things said of one subject: what it gets and what it cannot, must or may do."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, make
from cardwright.text.table.clauses import mark_generic, subject_of, unsaid, with_subject
from cardwright.text.table.steps import alike_in_time, has_idle_duration
from cardwright.text.tree import PLAYERS, Together


def rows() -> list[Row]:
    """Return the rows of a predicate and another with "cannot", "must" or "can"."""
    return [
        *make("step1", "{subject:subject.#} {a:pred.#} and {modal:modal} {b:undergo}", mixed, take_mixed),
        *make("step1", "{subject:subject.#} {a:pred.#} , {link:but} {modal:modal} {b:undergo}", mixed, unsaid, False),
        *make("step1", "{subject:subject.#} {a:pred.#} {link:but} {modal:modal} {b:undergo}", mixed, unsaid, False),
        *make("step1", "{subject:subject.#} {modal:modal} {b:undergo} and {a:pred.#}", mixed, unsaid, False),
        *make("step1", "{subject:subject.#} {modal:modal} {b:undergo} but {a:pred.#}", mixed, unsaid, False),
        *make("but", "but", lambda _: "but", unsaid, False),
        *make("but", "but it", lambda _: "but", unsaid, False),
        *make("but", "but they", lambda _: "but", unsaid, False),
        *make("but", "and it", lambda _: "but", unsaid, False),
        *make("but", "and they", lambda _: "but", unsaid, False),
    ]


def mixed(fields: Fields) -> Together | None:
    """Make what a thing gets and what it cannot do."""
    subject, modal = fields["subject"], fields["modal"]
    if isinstance(subject, PLAYERS) or modal == "would":
        return None
    first, second = with_subject(subject, fields["a"]), with_subject(subject, fields["b"], modal)
    if first is None or second is None or first.verb == "be" or has_idle_duration(first):
        return None
    return Together(alike_in_time((first, second)))


def take_mixed(value: Any) -> Fields | None:
    """Write what a thing gets and what it cannot do."""
    if not isinstance(value, Together) or len(value.clauses) != 2:
        return None
    first, second = value.clauses
    if first.modal or first.tense or first.passive or not second.modal or second.modal == "not":
        return None
    one, other = subject_of(first), subject_of(second)
    if one is None or other is None or one[0] != other[0] or isinstance(one[0], PLAYERS):
        return None
    return {"subject": one[0], "a": one[1], "modal": second.modal, "b": mark_generic(other[1])}
