"""Choices among deeds: "Choose one: A; or B"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import Clause, If, Modes, Number, Step, Together


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
