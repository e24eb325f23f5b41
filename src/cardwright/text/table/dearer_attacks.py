"""Attacks that must be paid for: "enemy cards cannot attack unless their controller pays 1 for each".

Whoever attacks is asked when an attack comes up; what is not paid for is cancelled.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    BODY,
    All,
    Clause,
    Controlled,
    ControllerOf,
    EachPlayer,
    Kind,
    Number,
    Opponent,
    Reference,
    Slot,
    Some,
    Things,
    Triggered,
    UnlessDone,
    You,
)

CONTROLLERS: Final = ("(its|their) (controller|owner|player)", "they")
PAYS: Final = "(pay|pays) {cost:price}"
MUST: Final = "(must|has to|have to) (pay|spend) {cost:price}"
EACH: Final = (
    "for each",
    "each",
    "for each of them",
    "for each [such] (attack|attacker)",
    "(per|for each|for every) attack",
    "(per|for each|for every) attack they (declare|make|carry out)",
    "(per|for each|for every) {n:anynoun.sg} [that attacks]",
)


def rows() -> list[Row]:
    """Return the rows of attacks that cost something."""
    found: list[Row] = []
    for payer in (
        "(its|their) controller",
        "(its|their) (owner|player)",
        "{payer:player.sg}",
        "{payer:player.pl}",
        "they",
    ):
        start = f"{{subject:subject.#}} cannot attack unless {payer} {PAYS}"
        for tail in ("", *EACH):
            found += heard("sentence", f"{start} {tail}", dear)
    for tail in (*EACH[2:], "to attack", "to attack with a card", "whenever they attack"):
        found += heard("sentence", f"{{by:player.#}} {MUST} {tail}", by_player)
    found += heard("sentence", f"to attack [with a card] , {{by:player.#}} {MUST}", by_player)
    found += heard("sentence", "attacking costs {by:player.obj} {cost:price}", by_player)
    for tail in EACH[2:]:
        found += heard("sentence", f"attacking costs {{by:player.obj}} {{cost:price}} {tail}", by_player)
    for whose, by in (("(enemy|opposing)", Opponent()), ("(your opponent|the opponent) 's", Opponent())):
        found += heard(
            "sentence", f"[each of] [each] {whose} (attack|attacks) (cost|costs) {{cost:price}}", of_side(by)
        )
    return found


def dear(fields: Fields) -> Triggered | None:
    """Read "enemy cards cannot attack unless their controller pays 1"."""
    who = fields["subject"]
    if not isinstance(who, Things) or not isinstance(who.quantity, All | Some) or fields["cost"] is None:
        return None
    return asked(replace(who, quantity=Some(Number(1))), fields.get("payer"), fields["cost"])


def asked(who: Things, payer: Any, cost: Any) -> Triggered:
    """Make the attack that is cancelled unless it is paid for."""
    cancelled = Clause("cancel", You(), (Slot("what", Reference("that", "attack")),))
    by = payer if isinstance(payer, You | Opponent) else ControllerOf(Reference("it"))
    pays = Clause("pay", by, (Slot("cost", cost),))
    return Triggered(Clause("attack", who), (UnlessDone((cancelled,), pays),))


def by_player(fields: Fields) -> Triggered | None:
    """Read "your opponent must pay 1 for each attack"."""
    by = fields["by"]
    if isinstance(by, EachPlayer):
        return asked(Things(Some(Number(1)), (Kind((BODY,)),)), None, fields["cost"])
    return of_side(by)(fields) if isinstance(by, You | Opponent) else None


def of_side(by: You | Opponent) -> Build:
    """Make the attacks of one side cost something."""

    def build(fields: Fields) -> Triggered | None:
        found = phrase((Kind((BODY,)),), (Controlled(by),))
        return None if found is None else asked(Things(Some(Number(1)), found.kinds, found.filters), by, fields["cost"])

    return build
