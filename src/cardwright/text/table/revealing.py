"""The attack that reveals a card, how much the card blocks of it, and what an attack has dealt once it is over."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import FORMS
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import Clause, Difference, Is, Number, Reference, Slot, Stopped

REVEALER: Final = Reference("revealer")
THIS: Final = Reference("this")
BLOCKED: Final = "(blocked|blocks|stopped|stops|absorbed|absorbs|prevented|prevents)"
BY: Final = "(by|for|to|against|during)"
SELF: Final = "(this|it|this card)"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of attacks that reveal cards, where cards are revealed to block."""
    if "reveal" not in verbs or "block" not in verbs:
        return []
    shown = "(revealed|flipped)"
    found = [
        *make("reference.sg", "the attack that revealed this", lambda _: REVEALER, take_revealer),
        *heard("reference.sg", f"the attack (that|which) {shown} {{it:itself}}", lambda _: REVEALER),
        *heard("reference.sg", f"the attack (that|which) {{it:itself}} (is|was) {shown} for", lambda _: REVEALER),
        *heard("reference.sg", f"the attack {{it:itself}} (is|was) {shown} (for|by)", lambda _: REVEALER),
        *heard("reference.sg", "the (attacking|incoming|enemy) attack", lambda _: REVEALER),
    ]
    for told in (
        f"{{it:itself}} (is|was|gets|got) {shown} {BY} a {{np:np.sg}}",
        f"{shown} {BY} a {{np:np.sg}}",
        "a {np:np.sg} (reveals|revealed|flips|flipped|hit) {it:itself}",
        "{it:itself} (blocks|blocked|stops|stopped) a {np:np.sg}",
        "you (are|were) [being] attacked by a {np:np.sg}",
        "your opponent (attacks|attacked) with a {np:np.sg}",
    ):
        found += heard("condition1", told, revealed_by)
    found += heard("condition1", "it (is|was) a {np:np.sg}", revealed_by_such)
    return [*found, *blocking_rows(), *dealing_rows()]


def revealed_by_such(fields: Fields) -> Clause | None:
    """Read "if it was a drill attack": cards are no drill attacks, but what reveals them is."""
    found: Phrase = fields["np"]
    such = all("_attack" in noun for kind in found.kinds for noun in kind.nouns)
    return revealed_by(fields) if such else None


def take_revealer(value: Any) -> Fields | None:
    """Write the attack that reveals this card."""
    return {} if isinstance(value, Reference) and value.word == "revealer" else None


def revealed_by(fields: Fields) -> Clause | None:
    """Read "this was revealed by a drill attack": the attack that revealed it is one."""
    found: Phrase = fields["np"]
    if len(found.kinds) != 1 or found.filters or found.kinds[0].filters:
        return None
    if not any("attack" in noun for noun in found.kinds[0].nouns):
        return None
    return Clause("be", REVEALER, (Slot("how", Is(found.kinds[0])),))


def dealing_rows() -> list[Row]:
    """ "If dealt 3+", "if no damage was dealt", "if 3+ damage dealt": by this attack."""

    def dealt(fields: Fields) -> Clause:
        return Clause("deal", THIS, (Slot("amount", fields.get("how", Number(0))),), tense="past")

    def harmed(_: Fields) -> Clause:
        return Clause("deal", THIS, (), tense="past")

    found = heard("condition1", "dealt {how:bound} [damage]", dealt)
    found += heard("condition1", "{how:bound} damage [(is|was)] dealt", dealt)
    found += heard("condition1", "(no damage|nothing) [(is|was)] dealt", dealt)
    found += heard("condition1", "[any] damage (is|was) dealt", harmed)
    return found


def blocking_rows() -> list[Row]:
    """ "If blocked 3+", "at least 3 damage was blocked by this", "the damage this blocked"."""

    def blocks(fields: Fields) -> Clause:
        return with_subject(THIS, Clause("block", None, (Slot("amount", fields["how"]),))) or Clause("block")

    def everything(_: Fields) -> Clause:
        return Clause("block", THIS, (Slot("amount", "all"),))

    def more(_: Fields) -> Clause:
        return Clause("block", THIS, (Slot("amount", "more"),))

    stopped = "(stopped|stops|absorbed|absorbs|prevented|prevents)"
    found: list[Row] = []
    for said in (
        f"{SELF} (blocked|blocks) {{how:bound}}",
        f"{SELF} {stopped} {{how:bound}} [damage]",
        "(blocked|blocks|stopped|stops) {how:bound} [damage]",
        f"{{how:bound}} damage [(is|was)] (blocked|stopped|absorbed) [by {SELF}]",
    ):
        found += heard("condition1", said, blocks)
    for said in (f"{SELF} {BLOCKED} (all|everything)", "(all|all the|all of the) damage (is|was) (blocked|stopped)"):
        found += heard("condition1", said, everything)
    for higher in ("(exceeds|exceeded)", "(is|was) (more|higher|greater) than"):
        for defense in (f"the [total] {{s:stat}} of {SELF}", "(its|this 's|this card 's) [total] {s:stat}"):
            for left in ("the remaining damage", "the damage (left|remaining)", "the damage that remained"):
                found += heard("condition1", f"{defense} {higher} {left}", more)
    found += make("factor", "the damage this blocks", lambda _: Stopped(), take_stopped)
    for did in ("(blocks|blocked)", "(stops|stopped)", "(absorbs|absorbed)"):
        found += heard("factor", f"the [(amount|number) of] damage {SELF} {did}", lambda _: Stopped())
        found += heard("factor", f"the [(amount|number) of] damage {did} by {SELF}", lambda _: Stopped())
        found += heard("eachof", f"each damage {SELF} {did}", lambda _: Stopped())
        found += heard("eachof", f"each damage {did} [by {SELF}]", lambda _: Stopped())
    for form, gain in zip(FORMS, ("gain", "gains", "gain", "gained", "gained", "gaining"), strict=True):
        told = f"{gain} {{resource:resource}} equal to the difference"
        found += make(f"core.{form}", told, gained, take_gained)
    return found


def gained(fields: Fields) -> Clause:
    """Make "gain energy equal to the difference"."""
    return Clause("gain", None, (Slot("amount", Difference()), Slot("resource", fields["resource"])))


def take_gained(value: Any) -> Fields | None:
    """Write "gain energy equal to the difference"."""
    told = isinstance(value, Clause) and value.verb == "gain" and value.get("amount") == Difference()
    return {"resource": value.get("resource")} if told and not value.passive else None


def take_stopped(value: Any) -> Fields | None:
    """Write how much this card blocks."""
    return {} if isinstance(value, Stopped) else None
