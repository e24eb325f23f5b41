"""Abilities written as text, sentence by sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from cardwright.text.language import Language
from cardwright.text.table.headers import Under
from cardwright.text.table.permits import UseOnly
from cardwright.text.table.sentences import Keywords, Otherwise, is_particular
from cardwright.text.tree import (
    UNRESOLVED,
    Abilities,
    Ability,
    Activated,
    Additional,
    Clause,
    ControllerOf,
    Delayed,
    Headed,
    If,
    Instructions,
    Keyword,
    Node,
    OwnerOf,
    PhaseEvent,
    Step,
    Triggered,
    held_by,
)


def write_text(abilities: Abilities, language: Language) -> str:
    """Write abilities as canonical text."""
    sentences = [said for said in written(abilities, language) if said is not None]
    assert len(sentences) == len(written(abilities, language)), f"cannot be said: {abilities!r}"
    return " ".join(sentences)


@lru_cache(maxsize=64)
def written(abilities: Abilities, language: Language) -> tuple[str | None, ...]:
    """Write each sentence of abilities, None where it cannot be said; whoever asks whether it can soon writes it."""
    return tuple(language.write(value) for value in sentences_of(forget(abilities)))


def sentences_of(abilities: Abilities) -> list[Any]:
    """Cut abilities into sentences."""
    found: list[Any] = []
    for ability in abilities:
        match ability:
            case Keyword():
                found.append(Keywords((ability,)))
            case Instructions(steps):
                for step in steps:
                    found += step_sentences(step, True)
            case Triggered(_, steps):
                first, *rest = steps
                head, *more = step_sentences(first)
                found.append(replace_steps(ability, head))
                found += more
                for step in rest:
                    found += step_sentences(step)
            case Activated(steps=steps) | Additional(steps=steps):
                first, *rest = steps
                later = [sentence for step in rest for sentence in step_sentences(step, True)]
                head, *more = [*step_sentences(first, not isinstance(first, Delayed)), *later]
                only = ability.only if isinstance(ability, Activated) else ()
                found.append(replace(ability, steps=(head,), **({"only": ()} if only else {})))
                found += [*more, *(UseOnly(each.condition, each.word) for each in only)]
            case Headed(header, abilities):
                head, *more = sentences_of(abilities)
                found.append(Under(header, head))
                found += more
            case _:
                found.append(ability)
    return found


def replace_steps(ability: Triggered, step: Any) -> Ability:
    """Return a trigger with one step."""
    return Triggered(ability.event, (step,), ability.condition, ability.limit, ability.zone)


def step_sentences(step: Step, alone: bool = False) -> list[Any]:
    """Write a step as sentences: what follows "otherwise" is one of its own, and so is a trigger `alone`."""
    match step:
        case If(condition, then, otherwise) if otherwise:
            return [If(condition, then), Otherwise(otherwise)]
        case Delayed(event, (If(condition, then, otherwise),), None, False) if alone and otherwise:
            return [Triggered(event, (If(condition, then),)), Otherwise(otherwise)]
        case Delayed(event, (Clause(),), None, False) if alone and not is_dated(event):
            return [step]
        case Delayed(event, steps, None, False) if alone and not comes_once(event):
            return [Triggered(event, steps)]
    return [step]


def is_dated(event: Any) -> bool:
    """Tell whether an event is the edge of a span of time of which it is known from the start whose it is."""
    return isinstance(event, PhaseEvent) and not isinstance(event.whose, ControllerOf | OwnerOf)


def comes_once(event: Any) -> bool:
    """Tell whether the next of many such deeds is waited for: "the next time you make an attack"."""
    return isinstance(event, Clause) and event.verb == "make" and not is_particular(event)


def forget(value: Any) -> Any:
    """Return a value with its slots unresolved, as the parser makes it."""
    if isinstance(value, tuple):
        return tuple([forget(item) for item in value])
    if not isinstance(value, Node):
        return value
    changes = {name: forget(held) for name, held in held_by(value).items()}
    if "slot" in value.__struct_fields__:  # which player or thing a word means is found anew
        changes["slot"] = UNRESOLVED
    if "than" in value.__struct_fields__:
        changes["than"] = ()
    return replace(value, **changes) if changes else value
