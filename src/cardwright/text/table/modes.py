"""Choices among deeds: "Choose one: A; or B"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.steps import can_be_done, finite, grouped, take_finite, take_together, together
from cardwright.text.tree import Clause, If, Modes, Number, Step, ThatPlayer, Together, You, nodes


def rows() -> list[Row]:
    """ "Choose one: A; or B"."""

    def build(fields: Fields) -> Modes:
        return Modes(1, fields["options"])

    def take(value: Any) -> Fields | None:
        plain = isinstance(value, Modes) and value == Modes(1, value.options)
        return {"options": value.options} if plain else None

    def up_to(fields: Fields) -> Modes | None:
        number, options = fields["n"], fields["options"]
        if not isinstance(number, Number) or not 0 < number.value <= len(options):
            return None
        return Modes(number.value, options, True)

    def take_up_to(value: Any) -> Fields | None:
        told = isinstance(value, Modes) and value == Modes(value.count, value.options, True)
        return {"n": Number(value.count), "options": value.options} if told else None

    def some(fields: Fields) -> Modes:
        return Modes(len(fields["options"]), fields["options"], True, least=1)

    def both(fields: Fields) -> Modes | None:
        return some(fields) if len(fields["options"]) == 2 else None

    def take_some(value: Any) -> Fields | None:
        told = isinstance(value, Modes) and value == some({"options": value.options})
        return {"options": value.options} if told else None

    def at_will(fields: Fields) -> Modes:
        return Modes(len(fields["options"]), fields["options"], True)

    def by_chance(fields: Fields) -> Modes:
        return Modes(1, fields["options"], chance=True)

    def take_chance(value: Any) -> Fields | None:
        told = isinstance(value, Modes) and value == by_chance({"options": value.options})
        return {"options": value.options} if told else None

    def two(fields: Fields) -> tuple[Any, ...]:
        return (fields["a"], fields["b"])

    def take_two(value: Any) -> Fields | None:
        return {"a": value[0], "b": value[1]} if len(value) == 2 else None

    def more(fields: Fields) -> tuple[Any, ...]:
        return (fields["a"], *fields["rest"])

    def take_more(value: Any) -> Fields | None:
        return {"a": value[0], "rest": value[1:]} if len(value) > 2 else None

    def then(fields: Fields) -> tuple[Step, ...] | None:
        first, second = fields["a"], fields["rest"][0]
        told = isinstance(first, Clause | Together) and isinstance(second, Clause | Together)
        if told and doer(first) == doer(second):
            return None  # "draw a card, then discard a card" is one step
        return (first, *fields["rest"])

    def asked(fields: Fields) -> tuple[Step, ...] | None:
        return (fields["a"],) if isinstance(fields["a"], If) else None

    return [
        *other_rows(),
        *make("mode1", "{a:step1}", lambda f: (f["a"],), lambda v: {"a": v[0]} if len(v) == 1 else None),
        *make("mode1", "{a:step}", asked, lambda v: {"a": v[0]} if len(v) == 1 and isinstance(v[0], If) else None),
        *make("mode1", "{a:step1} , then {rest:mode1}", then, lambda v: {"a": v[0], "rest": v[1:]} if v[1:] else None),
        *make("step", "choose one : {options:options}", build, take),
        *make("step", "choose up to {n:number} : {options:options}", up_to, take_up_to),
        *make("step", "choose one or more : {options:options}", some, take_some),
        *make("step", "choose one at random : {options:options}", by_chance, take_chance),
        *heard("step", "(choose|do) one or both [of (these|the following)] : {options:options}", both),
        *heard("step", "do one or more of (these|the following) : {options:options}", some),
        *heard("step", "(choose|do) any number [of (these|the following)] : {options:options}", at_will),
        *heard("step", "(choose|do) up to {n:number} of (these|the following) : {options:options}", up_to),
        *heard("step", "choose at random [one] : {options:options}", by_chance),
        *heard("step", "(choose|do) one [of (these|the following)] at random : {options:options}", by_chance),
        *heard("step", "randomly choose one [of (these|the following)] : {options:options}", by_chance),
        *heard("step", "do one : {options:options}", build),
        *make("options", "{a:mode1} ; or {b:mode1}", two, take_two),
        *make("options", "{a:mode1} , or {b:mode1}", two, lambda _: None, False),
        *make("options", "{a:mode1} or {b:mode1}", two, lambda _: None, False),
        *make("options", "{a:mode1} ; {rest:options}", more, take_more),
        *make("options", "{a:mode1} ; or {rest:options}", more, lambda _: None, False),
        *make("options", "{a:mode1} , {rest:options}", more, lambda _: None, False),
        *make("options", "{a:mode1} , or {rest:options}", more, lambda _: None, False),
    ]


def doer(step: Clause | Together) -> object:
    """Who does something."""
    return step.clauses[0].subject if isinstance(step, Together) else step.subject


def other_rows() -> list[Row]:
    """What another player chooses from: it is said who does it, and what is said of nobody that player does."""

    def alone(fields: Fields) -> tuple[Step, ...] | None:
        step = finite(fields) if "it" in fields else together(fields)
        return None if step is None else (step,)

    def theirs(fields: Fields) -> tuple[Step, ...] | None:
        clauses: tuple[Clause, ...] = fields["preds"]
        if any(not can_be_done(clause) for clause in clauses) or any(isinstance(node, You) for node in nodes(clauses)):
            return None  # whose are "your cards" where another player is told to do it?
        return (grouped(tuple(replace(clause, subject=ThatPlayer("they")) for clause in clauses)),)

    def two(fields: Fields) -> tuple[Any, ...]:
        return (fields["a"], fields["b"])

    def more(fields: Fields) -> tuple[Any, ...]:
        return (fields["a"], *fields["rest"])

    found = [
        *make("othermode", "{it:fin}", alone, lambda v: take_finite(v[0]) if len(v) == 1 else None),
        *make(
            "othermode",
            "{subject:subject.#} {preds:preds.#}",
            alone,
            lambda v: take_together(v[0]) if len(v) == 1 else None,
        ),
        *heard("othermode", "{preds:preds.base}", theirs),
        *make(
            "othermodes",
            "{a:othermode} ; or {b:othermode}",
            two,
            lambda v: {"a": v[0], "b": v[1]} if len(v) == 2 else None,
        ),
        *make(
            "othermodes",
            "{a:othermode} ; {rest:othermodes}",
            more,
            lambda v: {"a": v[0], "rest": v[1:]} if len(v) > 2 else None,
        ),
    ]
    found += heard("othermodes", "{a:othermode} [,] or {b:othermode}", two)
    for mark in ("; or", ",", ", or"):
        found += heard("othermodes", f"{{a:othermode}} {mark} {{rest:othermodes}}", more)
    return found
