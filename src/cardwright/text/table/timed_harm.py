"""All damage of some sort for a time: "damage dealt to your creatures this turn is reduced by 1", in any order."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.lessening import EVERYTHING, HALF, HALF_UP
from cardwright.text.tree import Clause, Duration, Less, More, Slot, Step, ThatMuch, You

DOUBLE: Final = More(ThatMuch())
PREVENTED: Final = "prevented"
WOULD: Final = (
    "[that] {whom:subject.#} would take [from {source:things}]",
    "[that] {whom:subject.#} would be dealt [(by|from) {source:things}]",
    "that would be dealt to {whom:whom} [(by|from) {source:things}]",
    "[that] {by:subject.#} would deal [to {whom:whom}]",
    "that would be dealt by {by:things}",
)
SCALES: Final = (
    ("(reduced|lowered|decreased|lessened) by {n:number}", "(reduce|lower|decrease|lessen)", Less),
    ("(increased|raised|boosted) by {n:number}", "(increase|raise|boost)", More),
)
WHOLE: Final = (
    ("halved [[,] rounded down]", "halve", HALF),
    ("halved [,] rounded up", "", HALF_UP),
    ("doubled", "double", DOUBLE),
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of all damage for a time; that it is prevented where the game prevents any."""
    found: list[Row] = []
    for said in WOULD:
        found += heard("wouldharm", said, expected)
    for sort in ("harm", "harmfrom", "wouldharm"):
        found += heard("harmtold", f"{{damage:alldamage}} {{it:{sort}}}", told)
    found += heard("harmtold", "{it:anydamage}", told)
    found += heard("harmtimed", "{it:harmtold} {duration:duration}", timed)
    found += heard("harmtimed", "{damage:alldamage} dealt {duration:duration} {it:harm}", timed)
    for sort in ("harm", "wouldharm"):
        by = f"{{damage:alldamage}} {{it:{sort}}} {{duration:duration}} (by|from) {{source:things}}"
        found += heard("harmtimed", by, timed)
    for past, bid, cls in SCALES:
        found += heard("scaled", past, by_so_much(cls))
        found += heard("step1", f"{bid} {{it:harmtimed}} by {{n:number}}", ordered(cls))
        found += heard("step1", f"{bid} {{it:harmtold}} by {{n:number}} {{duration:duration}}", ordered(cls))
    for past, bid, how in WHOLE:
        found += heard("scaled", past, always(how))
        if bid:
            found += heard("step1", f"{bid} {{it:harmtimed}}", ordered(how))
    if "prevent" in verbs:
        found += heard("scaled", "(prevented|ignored)", always(PREVENTED))
        found += heard("step1", "prevent {it:harmtimed}", ordered(PREVENTED))
    return [
        *found,
        *heard("step1", "{it:harmtimed} (is|are) {how:scaled}", changed),
        *heard("step1", "{it:harmtold} (is|are) {how:scaled} {duration:duration}", changed),
        *heard("step1", "{duration:duration} [,] {it:harmtold} (is|are) {how:scaled}", changed),
    ]


def expected(fields: Fields) -> Clause:
    """Read "damage that would be dealt to it"."""
    source = (Slot("source", fields["source"]),) if "source" in fields else ()
    if "by" in fields:
        return Clause("deal", fields["by"], (Slot("whom", fields["whom"]),) if "whom" in fields else ())
    return Clause("take", fields["whom"], source)


def told(fields: Fields) -> Clause:
    """Make the damage with its sort."""
    clause: Clause = fields["it"]
    sorts = tuple(slot for slot in fields.get("damage", ()) if slot not in clause.slots)
    return replace(clause, slots=(*sorts, *clause.slots))


def timed(fields: Fields) -> Clause | None:
    """Say for how long."""
    clause = told(fields)
    if "source" in fields and (clause.verb != "take" or clause.get("source") is not None):
        return None
    source = (Slot("source", fields["source"]),) if "source" in fields else ()
    clause = replace(clause, slots=(*clause.slots, *source))
    span: Duration = fields["duration"]
    return None if clause.duration is not None else replace(clause, duration=span)


def by_so_much(cls: type[More] | type[Less]) -> Build:
    """Read "reduced by 1"."""
    return lambda fields: cls(fields["n"])


def always(how: Any) -> Build:
    """Read "doubled"."""
    return lambda _: how


def ordered(how: Any) -> Build:
    """Read "reduce all damage to it this turn by 1"."""

    def build(fields: Fields) -> Step | None:
        by = how if isinstance(how, More | Less | str) else how(fields["n"])
        return changed({**fields, "how": by})

    return build


def changed(fields: Fields) -> Step | None:
    """Let there be more, less or none of it."""
    clause: Clause = fields["it"]
    span = fields.get("duration", clause.duration)
    if ("duration" in fields) == (clause.duration is not None):
        return None
    if fields["how"] == PREVENTED:
        return prevented(clause, span)
    return replace(clause, slots=(Slot("amount", fields["how"]), *clause.slots), duration=span)


def prevented(clause: Clause, span: Any) -> Step:
    """Read "all damage it would take this turn is prevented"."""
    kind = tuple(slot for slot in clause.slots if slot.name == "kind")
    dealt = clause.verb == "deal"
    whom = clause.get("whom") if dealt else clause.subject
    source = clause.subject if dealt else clause.get("source")
    source = None if source == EVERYTHING else source
    ends = tuple(Slot(name, value) for name, value in (("whom", whom), ("source", source)) if value is not None)
    return Clause("prevent", You(), (*kind, *ends), duration=span)
