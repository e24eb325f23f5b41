"""How much depends on something: "3 damage to it, or 5 if it is Air", "+1 attack, +1 more if you control a hero"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.amounts import even, joined_grants
from cardwright.text.table.steps import clauses_of, take_bare_damage
from cardwright.text.table.turns import of_the_same, with_amount
from cardwright.text.tree import (
    Bonus,
    Clause,
    Condition,
    Grants,
    If,
    Number,
    Other,
    Reference,
    Slot,
    Some,
    Things,
    Unless,
    Variable,
    nodes,
)

Change: TypeAlias = "Callable[[Clause, Any, str], Clause | None]"
WHEN: Final = "(if|while)"
"""Before what an amount depends on."""
NONE: Final = Number(0)
HARM: Final = "damage"
CARDS: Final = "cards"
LINKS: Final = ("[,] or [(even|rather)]", ",", ";")
"""What stands before the other amount."""
BUTS: Final = (", but [(even|only)]", "but")
"""What stands before the other amount, or before one of something else that comes to the first."""
MORE: Final = (
    "{dose:dose} (more|additional)",
    "{dose:moredose}",
    "another {dose:dose}",
    "a additional {dose:dose}",
    "plus [(another|a additional)] {dose:dose}",
    "plus {dose:dose} (more|additional)",
)
"""So much more, besides."""


def rows() -> list[Row]:
    """Return the rows of amounts that depend on something."""
    found = [
        *heard("dose", "{n:number}", lambda f: (f["n"], "")),
        *heard("dose", "{n:number} damage", lambda f: (f["n"], HARM)),
        *heard("dose", "{n:number} {resource:resource}", lambda f: (f["n"], f["resource"])),
        *heard("dose", "{n:number} {c:any.#}", lambda f: (f["n"], CARDS)),
        *heard("dose", "{s:signed}", lambda f: (f["s"], "")),
        *heard("dose", "{s:signed} damage", lambda f: (f["s"], HARM)),
        *heard("dose", "{g:signedgrants}", lambda f: (f["g"], "")),
        *heard("signedgrant", "{bonuses:bonuses}", lambda f: Grants(even(f["bonuses"]))),
        *heard("signedgrant", "{s:signed} {stat:stat}", lambda f: Grants((replace(f["s"], stat=f["stat"]),))),
        *heard("signedgrant", "{stat:stat} {s:signed}", lambda f: Grants((replace(f["s"], stat=f["stat"]),))),
        *heard("signedgrants", "{it:signedgrant}", lambda f: f["it"]),
        *heard("signedgrants", "{first:signedgrant} (and|,) {rest:signedgrant}", joined_grants),
        *heard("step", "{step:step1} [,] but [also] {more:grants} [{duration:duration}]", gained_too),
        *heard("moredose", "{n:number} (more|additional) damage", lambda f: (f["n"], HARM)),
        *heard("moredose", "{n:number} (more|additional) {resource:resource}", lambda f: (f["n"], f["resource"])),
        *heard("moredose", "{n:number} (more|additional) {c:any.#}", lambda f: (f["n"], CARDS)),
        *heard("moredose", "{g:gains}", lambda f: (f["g"], "")),
    ]
    for link in LINKS:
        found += heard("degree", f"{link} {{dose:dose}} [instead] {WHEN} {{condition:condition}}", tail(with_dose))
        found += heard("degree", f"{link} {WHEN} {{condition:condition}} , {{dose:dose}} [instead]", tail(with_dose))
    for link in BUTS:
        found += heard("degree", f"{link} {{dose:dose}} [instead] {WHEN} {{condition:condition}}", tail(contrasted))
        found += heard("degree", f"{link} {WHEN} {{condition:condition}} , {{dose:dose}} [instead]", tail(contrasted))
    for link in ("[,] otherwise", "; otherwise", "[,] else", "[,] or else"):
        found += heard("degree", f"{WHEN} {{condition:condition}} {link} [only] {{dose:dose}}", tail_otherwise)
    for more in MORE:
        found += heard("further", more, lambda f: f["dose"])
    for link in (", and", ",", "and"):
        found += heard("degree", f"{link} {{dose:further}} {WHEN} {{condition:condition}}", tail(with_more))
    found += heard("step", "{step:step1} {tail:degree}", forked)
    found += heard("step", "{step:step1} {tail:degree} [,] {duration:duration}", forked_for)
    found += heard("step", "{step:step1} [,] or {other:step1} [instead] if {condition:condition}", another)
    return found


def gained_too(fields: Fields) -> Clause | None:
    """Read "this gets +2 attack but -1 speed"."""
    clause, duration = fields["step"], fields.get("duration")
    if not isinstance(clause, Clause) or (duration is not None and clause.duration is not None):
        return None
    return with_more(replace(clause, duration=clause.duration or duration), fields["more"], "")


def another(fields: Fields) -> If | None:
    """Read "deal 2 damage to it, or destroy it if it is damaged": another deed instead."""
    first, second = clauses_of(fields["step"]), clauses_of(fields["other"])
    if first is None or second is None or len(first) != 1 or len(second) != 1:
        return None
    if take_bare_damage(second[0]) is not None or "would" in (first[0].modal, second[0].modal):
        return None  # "or 4 damage if": only another number
    condition = fields["condition"]
    if any(points_back(node) for node in nodes(condition)):
        return If(Unless(condition), (aimed(first[0]),), (second[0],))
    return If(condition, (second[0],), (first[0],))


def tail(change: Change) -> Build:
    """Keep the other amount, when it counts, and what it does to the deed."""
    return lambda fields: (change, fields["dose"], fields["condition"])


def tail_otherwise(fields: Fields) -> tuple[Change, Any, Condition]:
    """Keep the amount for where a condition does not hold."""
    return with_dose, fields["dose"], Unless(fields["condition"])


def forked(fields: Fields) -> If | None:
    """Make the deed with the one amount or the other."""
    clauses = clauses_of(fields["step"])
    change, dose, asked = fields["tail"]
    if clauses is None or len(clauses) != 1 or clauses[0].modal in ("would", "cannot"):
        return None
    changed = change(clauses[0], *dose)
    if changed is None or changed == clauses[0]:
        return None
    if isinstance(asked, Unless):
        return forked({"step": changed, "tail": (lambda *_: clauses[0], dose, asked.condition)})
    condition = of_the_same(asked, clauses[0])
    if any(points_back(node) for node in nodes(condition)):
        # What the condition points at is told by the deed, which therefore comes first.
        return If(Unless(condition), (aimed(clauses[0]),), (aimed(changed),))
    return If(condition, (changed,), (clauses[0],))


def forked_for(fields: Fields) -> If | None:
    """Make the deed with the one amount or the other, for a time that is told last."""
    clause = fields["step"]
    if not isinstance(clause, Clause) or clause.duration is not None:
        return None
    return forked({**fields, "step": replace(clause, duration=fields["duration"])})


def points_back(node: Any) -> bool:
    """Tell whether a part of a condition speaks of what the deed tells of."""
    return isinstance(node, Other) or (isinstance(node, Reference) and node.word != "this")


def aimed(clause: Clause) -> Clause:
    """The same deed, with what it is done to known before it is asked about."""
    slots = tuple(replace(slot, value=as_target(slot.value)) for slot in clause.slots)
    return replace(clause, subject=as_target(clause.subject), slots=slots)


def as_target(value: Any) -> Any:
    """A target for "a creature" in play; what is said otherwise stays."""
    if not isinstance(value, Things) or value.quantity != Some(Number(1)) or any(kind.card for kind in value.kinds):
        return value
    return replace(value, quantity=Some(Number(1), "target"))


def fits(clause: Clause, unit: str) -> bool:
    """Tell whether a deed is counted in that unit."""
    if unit == HARM:
        return clause.verb in ("deal", "take") or is_raised(clause)
    if unit == CARDS:
        return isinstance(clause.get("what"), Things)
    return unit in ("", clause.get("resource"))


def is_raised(clause: Clause) -> bool:
    """Tell whether a deed gives a bonus to damage."""
    grants = clause.get("grants")
    return isinstance(grants, Grants) and len(grants.bonuses) == 1 and HARM in grants.bonuses[0].stat


def with_dose(clause: Clause, dose: Any, unit: str) -> Clause | None:
    """The same deed with another amount."""
    if not fits(clause, unit):
        return None
    grants = clause.get("grants")
    if isinstance(grants, Grants):
        if isinstance(dose, Bonus):
            dose = restated(grants, dose)
        return None if not isinstance(dose, Grants) else with_grants(clause, dose)
    return with_amount(clause, dose) if isinstance(dose, Number | Variable) else None


def contrasted(clause: Clause, dose: Any, unit: str) -> Clause | None:
    """The same deed with another amount; "+2 attack, but -1 speed if it rains" is both if it does."""
    grants = clause.get("grants")
    if not isinstance(grants, Grants) or not isinstance(dose, Grants):
        return with_dose(clause, dose, unit)
    raised = {bonus.stat for bonus in grants.bonuses}
    alike = raised.issuperset(bonus.stat for bonus in dose.bonuses)
    return with_dose(clause, dose, unit) if alike else with_more(clause, dose, unit)


def with_more(clause: Clause, dose: Any, unit: str) -> Clause | None:
    """The same deed with so much more."""
    if not fits(clause, unit):
        return None
    grants = clause.get("grants")
    if isinstance(grants, Grants):
        if isinstance(dose, Bonus):
            dose = restated(grants, dose)
        return with_grants(clause, summed(grants, dose)) if isinstance(dose, Grants) else None
    if isinstance(dose, Bonus) and not dose.negative:
        dose = dose.amount
    held = counted(clause)
    if not isinstance(dose, Number) or not isinstance(held, Number):
        return None
    return with_amount(clause, Number(held.value + dose.value))


def counted(clause: Clause) -> Any:
    """The number of a deed."""
    what = clause.get("what")
    if isinstance(what, Things) and isinstance(what.quantity, Some):
        return what.quantity.number
    return clause.get("amount")


def restated(grants: Grants, bonus: Bonus) -> Grants | None:
    """A bonus to the one stat that was spoken of."""
    return Grants((replace(bonus, stat=grants.bonuses[0].stat),)) if len(grants.bonuses) == 1 else None


def with_grants(clause: Clause, grants: Grants | None) -> Clause | None:
    """The same deed with other gains."""
    if grants is None:
        return None
    return replace(clause, slots=tuple(Slot("grants", grants) if s.name == "grants" else s for s in clause.slots))


def summed(one: Grants, other: Grants) -> Grants | None:
    """Both gains together; those of one stat are added."""
    bonuses = {bonus.stat: bonus for bonus in one.bonuses}
    rest: list[Bonus] = []
    for bonus in other.bonuses:
        held = bonuses.get(bonus.stat)
        if held is None:
            rest.append(bonus)
        elif NONE in (held.amount, bonus.amount):  # "+2/+0 but -0/-1"
            bonuses[bonus.stat] = bonus if held.amount == NONE else held
        elif isinstance(held.amount, Number) and isinstance(bonus.amount, Number) and held.negative == bonus.negative:
            bonuses[bonus.stat] = replace(held, amount=Number(held.amount.value + bonus.amount.value))
        else:
            return None
    first = Grants(tuple(bonuses.values()), one.keywords, one.abilities)
    more = Grants(tuple(rest), other.keywords, other.abilities)
    return joined_grants({"first": first, "rest": more}) if rest or more.keywords or more.abilities else first
