"""Excess damage: "deal 4 damage to target creature and excess damage to its controller"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import Clause, Number, Slot, Step, Things, Together, Variable

SPILL: Final = "spill"
"""The argument of damage that tells who is dealt what is more than the things can take."""
PARTS: Final = ("amount", "kind", "whom", SPILL)
MORE: Final = "(excess|leftover|surplus|remaining|overflow)"
GOES: Final = (
    "is [also] dealt to",
    "(goes|spills|carries) [over] (to|onto|into)",
    "(passes|tramples) [over] [through] (to|onto|into)",
    "hits",
)


class Spills(Struct, frozen=True):
    """Who is dealt what is more than the things can take that were just dealt damage."""

    whom: Any


def rows() -> list[Row]:
    """Return the rows of excess damage."""
    found: list[Row] = []
    for form, word in (("base", "deal"), ("sg", "deals"), ("pl", "deal")):
        start = f"{word} {{amount:number}} [{{kind:kind}}] damage to {{whom:whom}}"
        found += make(f"core.{form}", f"{start} and excess damage to {{spill:whom}}", dealt, take_dealt)
        for link in ("and", ", and", "with", ", with"):
            found += heard(f"core.{form}", f"{start} {link} [(the|any|all)] {MORE} [damage] to {{spill:whom}}", dealt)
            found += heard(
                f"core.{form}", f"{start} {link} [(the|any|all)] {MORE} [damage] dealt to {{spill:whom}}", dealt
            )
    for goes in GOES:
        found += heard("sentence", f"[(any|all|the)] {MORE} damage {goes} {{whom:whom}}", lambda f: Spills(f["whom"]))
    for end in ("beyond that", "beyond lethal", "in excess of its health", "beyond its health"):
        found += heard(
            "sentence", f"[(any|all|the)] damage {end} is [also] dealt to {{whom:whom}}", lambda f: Spills(f["whom"])
        )
    return found


def dealt(fields: Fields) -> Clause | None:
    """Make damage with what becomes of its excess."""
    if not isinstance(fields["amount"], Number | Variable) or not isinstance(fields["whom"], Things):
        return None
    return Clause("deal", None, tuple(Slot(name, fields[name]) for name in PARTS if name in fields))


def take_dealt(value: Any) -> Fields | None:
    """Write such damage."""
    if not isinstance(value, Clause) or value.verb != "deal" or value.get(SPILL) is None or value.passive:
        return None
    return {slot.name: slot.value for slot in value.slots}


def spilling(step: Step, whom: Any) -> Step | None:
    """Say of damage to things what becomes of its excess."""
    if isinstance(step, Together):
        last = spilling(step.clauses[-1], whom)
        return None if not isinstance(last, Clause) else Together((*step.clauses[:-1], last))
    if not isinstance(step, Clause) or step.verb != "deal" or step.modal or step.passive or step.get(SPILL) is not None:
        return None
    if not isinstance(step.get("whom"), Things) or any(slot.name not in PARTS for slot in step.slots):
        return None
    if not isinstance(step.get("amount"), Number | Variable):
        return None
    return replace(step, slots=(*step.slots, Slot(SPILL, whom)))
