"""Who bears this card: "the guy wearing this", "whoever carries this", "the card which this Buff is attached to"."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import BODY, Reference

WEARING: Final = "(wearing|carrying|bearing|holding|using|wielding|with)"
WEARS: Final = "(wears|carries|bears|holds|has|uses|wields)"
BEARER: Final = "(bearer|wearer|carrier|host|holder|wielder)"
THIS: Final = "this [{o:own.sg}]"


def rows(verbs: tuple[str, ...], conditions: bool) -> list[Row]:
    """Return the rows of these references; where the rules attach cards, the bearer has a name of its own."""
    deployed = "attach" in verbs and "deploy" in verbs

    def host(fields: Fields) -> Reference:
        if conditions or deployed:
            return Reference("bearer" if conditions else "host")
        return Reference("attached", fields.get("n", BODY))

    found = host_rows() if deployed else []
    for category, end in (("reference.sg", ""), ("possessor", " 's")):
        for said in (
            f"the {{n:anynoun.sg}} {WEARING} {THIS}",
            f"the {{n:anynoun.sg}} equipped with {THIS}",
            f"the {{n:anynoun.sg}} enchanted (by|with) {THIS}",
            f"the {{n:anynoun.sg}} (that|who) {WEARS} {THIS}",
            f"the {{n:anynoun.sg}} [that] {THIS} is (attached|equipped) to",
            f"the {{n:anynoun.sg}} [that] {THIS} is on",
            f"the {{n:anynoun.sg}} [that] {THIS} is put on",
            f"the {{n:anynoun.sg}} [that] you (attach|attached) {THIS} to",
            f"the {{n:anynoun.sg}} [that] you (put|place|play|played) {THIS} on",
            f"the {{n:anynoun.sg}} [that] you (equip|equipped) with {THIS}",
            f"the {{n:anynoun.sg}} to (that|whom) {THIS} is (attached|equipped)",
            f"the {{n:anynoun.sg}} on (that|whom) {THIS} is",
            f"(the|its) {BEARER}",
            "the {n:anynoun.sg} it is (attached|equipped) to",
            f"(whatever|whoever) {THIS} is (attached|equipped) to",
            f"(whatever|whichever) {{n:anynoun.sg}} {THIS} is (attached|equipped) to",
            f"(whatever|whichever) {{n:anynoun.sg}} {THIS} is on",
            f"the one {WEARING} {THIS}",
            "[the] attached {n:noun.sg}",
            "[the] attached {n:anynoun.sg} card",
            "[the] attached {n:noun.before} card",
            "[the] attached guy",
        ):
            found += heard(category, f"{said}{end}", host) if deployed or "[the] attached" not in said else []
    for said in (
        "whoever",
        "who",
        "whatever",
        "(anyone|anybody) who",
        "whichever {n:anynoun.sg}",
        "the one (who|that)",
    ):
        found += heard("reference.sg", f"{said} {WEARS} {THIS} [,]", host)
        found += heard("reference.sg", f"{said} is (wearing|carrying|bearing|holding|using|wielding) {THIS} [,]", host)
    return found + plain_rows(host)


def plain_rows(host: Build) -> list[Row]:
    """ "Host takes 1 damage": said without an article, as in notes."""
    return heard("subject.sg", "(bearer|wearer|host|wielder)", host)


def host_rows() -> list[Row]:
    """ "The attached card's ATK"."""
    return constant_reference("possessor", Reference("host"), "the attached card 's", "attached card 's")
