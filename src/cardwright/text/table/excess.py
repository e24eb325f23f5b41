"""Excess damage: "deal 4 damage to target creature and excess damage to its controller"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import (
    MEANT,
    PLAYERS,
    Clause,
    Controlled,
    Grants,
    Keyword,
    Number,
    Opponent,
    Other,
    Slot,
    Some,
    Step,
    Things,
    Together,
    Variable,
    You,
)
from cardwright.text.unsaid import OWN

SPILL: Final = "spill"
"""The argument of damage that tells who is dealt what is more than the things can take."""
PARTS: Final = ("amount", "kind", "whom", SPILL)
MORE: Final = "(excess|leftover|surplus|remaining|overflow)"
SPILLING: Final = Grants((), (Keyword(f"{MEANT}spills"),))
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
    return found + attack_rows()


def attack_rows() -> list[Row]:
    """ "When this kills a creature, the excess damage is dealt to another enemy creature of your choice"."""
    beyond = "(in excess of|beyond|exceeding|greater than|above|more than)"
    its_stat = (
        "[(the|its)] [{own:possessor}] {stat:stat} [of {foe:thing}] [(it|this) (attacks|fights|kills|is fighting)]"
    )
    found: list[Row] = []
    for more in (f"{MORE} [(combat|attack)] damage", "overkill [damage]", "damage [that is] left over", "excess"):
        for which in ("[(the|its|their|any|all)]",):
            found += heard("surplusharm", f"{which} {more} [(it|this|this {{n:own.sg}}) deals]", lambda _: True)
    found += heard("surplusharm", f"[(the|any|all)] damage {beyond} {its_stat}", lambda _: True)
    for goes in (*GOES, "is (redirected|passed|carried over) to", "(hits|strikes|damages)", "goes over to"):
        found += heard("spillsto", f"{goes} {{whom:some.sg}}", onto_another)
    found += heard("victory", "kills {foe:some.sg} [in (a|its) (fight|combat)]", lambda _: True)
    found += heard("victory", "kills {foe:some.sg} in combat", lambda _: True)
    found += heard("victory", f"would deal [combat] damage {beyond} {its_stat}", lambda _: True)
    for start in ("(whenever|if) {who:subject.sg} {v:victory} ,", "{who:subject.sg} :"):
        found += heard("sentence", f"{start} {{x:surplusharm}} {{it:spillsto}}", spilled)
        found += heard("sentence", f"{start} [(it|this)] (deal|deals) {{x:surplusharm}} to {{whom:some.sg}}", spilled)
    for number, deals in (("sg", "deals"), ("pl", "deal")):
        found += heard("fin", f"{{who:subject.{number}}} {deals} {{x:surplusharm}} to {{whom:some.sg}}", spilled)
    found += heard("fin", "{who:possessor} {x:surplusharm} {it:spillsto}", spilled)
    found += heard("fin", "{who:everyone} {x:surplusharm} {it:spillsto}", spilled)
    return [*found, *heard("sentence", "{x:surplusharm} {it:spillsto}", spilled)]


def onto_another(fields: Fields) -> Things | None:
    """Take another of the enemy's, of one's own choice."""
    what = fields["whom"]
    if not isinstance(what, Things) or what.quantity not in (Some(Number(1)), Some(Number(1), by=You())):
        return None
    told = [*what.filters, *(one for kind in what.kinds for one in kind.filters)]
    enemy = any(isinstance(one, Controlled) and isinstance(one.by, Opponent) for one in told)
    return what if enemy and any(isinstance(one, Other) for one in told) and len(told) == 2 else None


def spilled(fields: Fields) -> Clause | None:
    """Give the keyword of which that is the meaning."""
    if "it" not in fields and onto_another(fields) is None:
        return None
    who = fields.get("who", OWN)
    return None if isinstance(who, PLAYERS) else Clause("get", who, (Slot("grants", SPILLING),))


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
