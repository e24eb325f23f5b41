"""What holds only against some: "+2 attack against Fire creatures", "+1 A vs Humans and +3 A vs Machines"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import All, Clause, Grants, Number, Reference, Slot, Some, Things

AGAINST: Final = "(against|vs|versus)"
WHOM: Final = "{whom:whom}"
THIS: Final = Reference("this")


class Against(Struct, frozen=True):
    """What something gets, each against those whom it then attacks or is attacked by (slot `whom`)."""

    clauses: tuple[Clause, ...]


def rows() -> list[Row]:
    """Return the rows of what holds against some."""
    found = [
        *heard("versus", f"{{grants:grants}} {AGAINST} {WHOM}", lambda f: ((f["grants"], f["whom"]),)),
        *heard("versuses", "{first:versus}", lambda f: f["first"]),
        *heard("versuses", "{first:versus} (and|,) {rest:versuses}", lambda f: (*f["first"], *f["rest"])),
        *heard("versuses", "{first:versus} , and {rest:versuses}", lambda f: (*f["first"], *f["rest"])),
    ]
    for number, get in (("sg", "(gets|gains|has)"), ("pl", "(get|gain|have)")):
        found += heard("sentence", f"{{subject:subject.{number}}} {get} {{list:versuses}}", against)
        found += heard("sentence", f"{AGAINST} {WHOM} [,] {{subject:subject.{number}}} {get} {{grants:grants}}", opened)
    for fighting in ("fighting [against]", "in (combat|battle) (with|against)", "(in a fight|battling) [with]"):
        found += heard("sentence", f"{{clause:fin}} (while|whenever) {fighting} {WHOM}", meanwhile)
        found += heard("sentence", f"(while|whenever) {fighting} {WHOM} [,] {{clause:fin}}", meanwhile)
    return found


def meanwhile(fields: Fields) -> Against | None:
    """Read "this gets +1 attack while fighting a golem": whoever of the two attacks."""
    clause: Clause = fields["clause"]
    grants = clause.get("grants")
    if clause.verb != "get" or clause.modal or clause.duration is not None or len(clause.slots) != 1 or grants is None:
        return None
    return against({"subject": clause.subject, "list": ((grants, fields["whom"]),)})


def note_rows() -> list[Row]:
    """Return the rows of notes, in which this card gets it."""
    return [
        *heard("sentence", "{list:versuses}", against),
        *heard("sentence", f"{{n:signed}} {AGAINST} {WHOM}", plainly),
    ]


def opened(fields: Fields) -> Against | None:
    """Read "against Fire creatures, this gets +2 attack"."""
    return against({**fields, "list": ((fields["grants"], fields["whom"]),)})


def plainly(fields: Fields) -> Against | None:
    """Read "+3 vs Traps": of what makes it strong."""
    return against({**fields, "list": ((Grants((fields["n"],)), fields["whom"]),)})


def against(fields: Fields) -> Against | None:
    """Read what something gets against others."""
    subject: Any = fields.get("subject", THIS)
    subject = THIS if subject == Reference("it") else subject
    if not isinstance(subject, Reference):
        return None
    found: list[Clause] = []
    for grants, whom in fields["list"]:
        if not isinstance(whom, Things) or not isinstance(grants, Grants):
            return None
        one = replace(whom, quantity=Some(Number(1))) if isinstance(whom.quantity, All) else whom
        found.append(Clause("get", subject, (Slot("grants", grants), Slot("whom", one))))
    return Against(tuple(found))
