"""Abilities in quotes that say no more than the sentence around them could: keywords and plain facts."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.tree import (
    All,
    Clause,
    Grants,
    Keyword,
    Reference,
    Slot,
    Static,
    StatOf,
    Step,
    Things,
    Together,
    exchanged,
)

THIS = Reference("this")


def said_plainly(value: Any) -> Any:
    """Return a sentence with facts in quotes as facts: what has "This attacks first" attacks first."""
    if isinstance(value, Clause):
        parts = parts_of(value)
        return parts[0] if len(parts) == 1 else Together(parts)
    if isinstance(value, Together):
        clauses = tuple(part for clause in value.clauses for part in parts_of(clause))
        return value if clauses == value.clauses else replace(value, clauses=clauses)
    if isinstance(value, tuple):
        return tuple(said_plainly(item) for item in value)
    if not isinstance(value, Struct):
        return value
    changes: dict[str, Any] = {}
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if name in ("steps", "then", "otherwise", "clause", "clauses", "sentence") and isinstance(held, Struct | tuple):
            said = said_plainly(held)
            if said != held and not (name == "clause" and not isinstance(said, Clause)):
                changes[name] = said
    return replace(value, **changes) if changes else value


def parts_of(clause: Clause) -> tuple[Clause, ...]:
    """Return what a clause gives as it would be said without quotes."""
    grants = clause.get("grants")
    if clause.verb != "get" or clause.modal or not isinstance(grants, Grants) or not grants.abilities:
        return (clause,)
    keywords = tuple(ability for ability in grants.abilities if isinstance(ability, Keyword))
    facts = [(ability, fact_of(ability, clause)) for ability in grants.abilities]
    told = tuple(fact for _, fact in facts if fact is not None)
    left = tuple(each for each, fact in facts if fact is None and not isinstance(each, Keyword))
    kept = Grants(grants.bonuses, (*grants.keywords, *keywords), left)
    if kept == Grants():
        return told
    slots = tuple(Slot("grants", kept) if slot.name == "grants" else slot for slot in clause.slots)
    return (replace(clause, slots=slots), *told)


def fact_of(ability: Any, clause: Clause) -> Clause | None:
    """Return a plain fact in quotes as one about whoever gets it; None if it is more than that."""
    subject = clause.subject
    if not isinstance(ability, Static) or ability.condition is not None or ability.clause.duration is not None:
        return None
    fact = ability.clause
    if isinstance(subject, Reference):
        said: Step = exchanged(fact, lambda one: subject if is_this(one) else None)
    elif isinstance(subject, Things) and isinstance(subject.quantity, All) and fact.subject in (THIS, this_resolved()):
        said = replace(fact, subject=subject)
        if mentions_this(said):
            return None
    elif isinstance(subject, Things) and isinstance(subject.quantity, All) and is_own_number(fact.subject):
        said = replace(fact, subject=replace(fact.subject, of=subject))  # type: ignore[type-var]
        if mentions_this(said):
            return None
    else:
        return None
    return replace(said, duration=clause.duration) if isinstance(said, Clause) else None


def is_own_number(value: Any) -> bool:
    """Tell whether a fact is about a number of this card."""
    return isinstance(value, StatOf) and is_this(value.of)


def this_resolved() -> Reference:
    """How this card is said where it is known which one is meant."""
    return Reference("this", slot=0)


def is_this(value: Any) -> bool:
    """Tell whether something is said of this card."""
    return isinstance(value, Reference) and value.word in ("this", "it")


def mentions_this(value: Any) -> bool:
    """Tell whether something is still said of this card."""
    if is_this(value):
        return True
    if isinstance(value, tuple):
        return any(mentions_this(item) for item in value)
    if not isinstance(value, Struct):
        return False
    return any(mentions_this(getattr(value, name)) for name in value.__struct_fields__)
