"""The most that may be paid: "pay X energy, up to 4", "pay up to 3 energy", "X cannot be more than 4"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.caps import paid_at_most
from cardwright.text.table.frames import FORMS, form_word
from cardwright.text.tree import SPOKEN, Clause, Cost, CostPart, Number, Slot

PAY: Final = next(verb for verb in VERBS if verb.id == "pay")
TOLD: Final = (
    "x cannot be (more|higher|greater|larger|bigger) than {n:most}",
    "x cannot exceed {n:most}",
    "x cannot be over {n:most}",
    "x cannot be above {n:most}",
    "x (is|may be|can be) (at most|up to) {n:most}",
    "x (is|may be|can be) at the most {n:most}",
    "x (is|may be|can be) (no|not|never) (more|higher|greater) than {n:most}",
    "x may not be (more|higher|greater) than {n:most}",
    "x may not exceed {n:most}",
    "x must be {n:number} or (less|fewer|lower)",
    "x must be at most {n:most}",
    "x (is|can be|may be) {n:number} at [the] most",
    "x (is|can be|may be) {n:number} or (less|fewer)",
    "x is (limited|capped) (at|to) {n:most}",
    "the (maximum|highest|largest|most) x is {n:most}",
    "the (maximum|highest|largest) value of x is {n:most}",
    "the (maximum|highest) x can be is {n:most}",
    "(maximum|max) x is {n:most}",
    "(maximum|max) (of|x|x is|x =) {n:most}",
    "(maximum|max) {n:number}",
    "x (maximum|max) {n:number}",
)
"""How it is said in a sentence of its own."""


class MostX(Struct, frozen=True):
    """What X cannot be more than."""

    amount: Any


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is paid at most."""
    found: list[Row] = []
    for words in TOLD:
        found += heard("sentence", words, lambda f: MostX(f["n"]))
    found += heard("most", "{n:number}", lambda f: f["n"] if isinstance(f["n"], Number) else None)
    found += heard("most", "{n:computed}", lambda f: f["n"])
    if "pay" not in verbs:
        return found
    for form in FORMS:
        word = form_word(PAY, form)
        found += make(f"core.{form}", f"{word} {{cost:price}} , up to {{most:computed}}", bounded, take_bounded)
        found += heard(f"core.{form}", f"{word} up to {{most:number}} [more] {{resource:resource}}", up_to)
        found += heard(f"core.{form}", f"{word} up to {{cost:plaincost}}", up_to_plain)
        found += heard(f"core.{form}", f"{word} up to x {{resource:resource}}", up_to)
        found += heard(f"core.{form}", f"{word} [an amount of] {{resource:resource}} up to {{most:computed}}", up_to)
    return found


def bounded(fields: Fields) -> Clause | None:
    """Read "pay X energy, up to the number of your creatures"."""
    return paid_at_most(Clause("pay", None, (Slot("cost", fields["cost"]),)), fields["most"])


def take_bounded(value: Any) -> Fields | None:
    """Write it, where no plain number is the most."""
    if value.verb != "pay" or value.passive or value.get("most") is None or isinstance(value.get("most"), Number):
        return None
    return {"cost": value.get("cost"), "most": value.get("most")}


def up_to(fields: Fields) -> Clause | None:
    """Read "pay up to 3 energy": X of it, but at most 3."""
    cost = Cost((CostPart(fields.get("resource", SPOKEN), 0, True),))
    clause = Clause("pay", None, (Slot("cost", cost),))
    most = fields.get("most")
    if most is None:
        return clause
    if isinstance(most, Number) and most.value < 1:
        return None
    return paid_at_most(clause, most)


def up_to_plain(fields: Fields) -> Clause | None:
    """Read "pay up to 3" where one resource is meant."""
    part = fields["cost"].parts[0]
    return None if part.variable else up_to({"resource": part.resource, "most": Number(part.count)})
