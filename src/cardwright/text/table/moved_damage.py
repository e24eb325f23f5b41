"""Damage that is moved from one thing to another: it is removed there and dealt here."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row
from cardwright.text.table.places import spelled
from cardwright.text.tree import Clause, Slot, ThatMuch

MOVED = ("move", "transfer", "shift")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of moving damage."""
    if "deal" not in verbs or "mend" not in verbs:
        return []
    found: list[Row] = []
    for word in MOVED:
        for start in ("all [of] [the] damage", "the damage", "all damage marked"):
            end = "(from|on) {a:thing} (to|onto|on) {b:whom}"
            found += spelled(word, "preds", f"{start} {end}", moved(None))
            found += spelled(word, "preds", "{a:possessor} damage (to|onto|on) {b:whom}", moved(None))
        if "restore" in verbs:
            end = "[point] [points] damage from {a:thing} (to|onto|on) {b:whom}"
            found += spelled(word, "preds", f"{{n:number}} {end}", moved("n"))
    return found


def moved(number: str | None) -> Any:
    """Read "move all damage from one of your creatures to an enemy creature"."""

    def build(fields: Fields) -> tuple[Clause, ...]:
        dealt = Clause("deal", None, (Slot("amount", ThatMuch()), Slot("whom", fields["b"])))
        if number is None:
            return (Clause("mend", None, (Slot("what", fields["a"]),)), dealt)
        gone = (Slot("amount", fields[number]), Slot("whom", fields["a"]))
        return (Clause("restore", None, gone), dealt)

    return build
