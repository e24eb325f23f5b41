"""Choices among deeds: "Choose one: A; or B"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, make
from cardwright.text.table.steps import step_of, steps_of
from cardwright.text.tree import Modes


def rows() -> list[Row]:
    """ "Choose one: A; or B"."""

    def build(fields: Fields) -> Modes:
        return Modes(1, fields["options"])

    def take(value: Any) -> Fields | None:
        plain = isinstance(value, Modes) and value.count == 1 and value.by is None
        return {"options": value.options} if plain else None

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
        *make("options", "{a:step1} ; or {rest:options}", more, lambda _: None, False),
        *make("options", "{a:step1} , {rest:options}", more, lambda _: None, False),
        *make("options", "{a:step1} , or {rest:options}", more, lambda _: None, False),
    ]
