"""How many things players may have in play: "each player can control only 2 creatures", "max 3 creatures per side"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import Between, Clause, Compared, EachPlayer, Number, Slot, Some, Things

HELD: Final = ("control", "have")
NO_MORE: Final = ("[a] (max|maximum|limit) of", "[a] (max|maximum)", "up to", "at most", "(no|not) more than", "only")
EACH: Final = "(per|for|on) (each|every) (player|side)"
APIECE: Final = ("per (player|side)", EACH, "(each|apiece)")


def rows() -> list[Row]:
    """Return the rows of such limits."""
    found: list[Row] = []
    for number in ("sg", "pl"):
        who = f"{{subject:player.{number}}}"
        found += heard("fin", f"{who} (can|may) {{pred:pred.base}}", held_at_most)
        found += heard("fin", f"{who} (can|may) only {{pred:pred.base}}", held_only)
        has = "(has|controls)" if number == "sg" else "(have|control)"
        told = f"{{n:number}} {{np:np.{number}}}"
        for most in NO_MORE[:3]:
            found += heard("fin", f"{who} (can|may) (have|control) {most} {told} [{{duration:duration}}]", counted)
        for most in ("a limit of", "a maximum of"):
            found += heard("fin", f"{who} {has} {most} {{n:number}} {{np:np.pl}} [{{duration:duration}}]", counted)
        for most in NO_MORE:
            for apiece in APIECE:
                found += heard("fin", f"{most} {told} {apiece} [{{duration:duration}}]", counted)
    return found


def counted(fields: Fields) -> Clause | None:
    """Read "max 3 creatures per side" as what nobody can control more of."""
    if not isinstance(fields["n"], Number):
        return None
    found = fields["np"]
    what = Things(Between(Compared("more than", fields["n"])), found.kinds, found.filters)
    clause = Clause("control", None, (Slot("what", what),), duration=fields.get("duration"))
    return with_subject(fields.get("subject", EachPlayer()), clause, "cannot")


def held_at_most(fields: Fields) -> Clause | None:
    """Read "each player can control at most 2 creatures"."""
    return no_more(fields["subject"], fields["pred"], "at most")


def held_only(fields: Fields) -> Clause | None:
    """Read "your opponent can only have 2 creatures in play"."""
    clause: Clause = fields["pred"]
    what = clause.get("what")
    if not isinstance(what, Things) or not isinstance(what.quantity, Some) or what.quantity.how != "choice":
        return None
    most = replace(what, quantity=Between(Compared("at most", what.quantity.number)))
    return no_more(fields["subject"], with_what(clause, most), "at most")


def no_more(subject: Any, clause: Clause, how: str) -> Clause | None:
    """Say of a player that what is held cannot be more."""
    what = clause.get("what")
    lasting = clause.duration is None or clause.duration.kind != "each"
    if clause.verb not in HELD or clause.limit is not None or not lasting or not isinstance(what, Things):
        return None
    if not isinstance(what.quantity, Between) or what.quantity.compared.how != how:
        return None
    more = replace(what, quantity=Between(Compared("more than", what.quantity.compared.amount)))
    return with_subject(subject, with_what(clause, more), "cannot")


def with_what(clause: Clause, what: Things) -> Clause:
    """Return a clause about other things."""
    return replace(clause, slots=tuple(Slot("what", what) if slot.name == "what" else slot for slot in clause.slots))
