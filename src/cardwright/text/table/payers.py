"""Who pays more or less: "your opponent pays 1 more for spells", "spells cost 1 more if they target this"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import GAP
from cardwright.text.tree import PLAYERS, Clause, Relative, Slot, Things


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of prices that are told of who pays, or under a condition of what is played."""
    if "cost" not in verbs:
        return []
    found = [
        *heard("fin", "{payer:player.sg} (pays|must pay) {amount:relative} for {what:bare}", pays),
        *heard("fin", "{payer:player.pl} [must] pay {amount:relative} for {what:bare}", pays),
    ]
    if "target" in verbs:
        for cost in ("cost", "costs"):
            tail = f"{cost} {{amount:relative}} (if|while|whenever) (they|it) (target|targets) {{at:whom}}"
            found += heard("fin", f"{{what:subject.#}} {tail}", if_aimed)
    return found


def pays(fields: Fields) -> Clause:
    """Read "you pay 1 less for creatures" as "creatures cost you 1 less"."""
    return Clause("cost", fields["what"], (Slot("payer", fields["payer"]), Slot("amount", fields["amount"])))


def if_aimed(fields: Fields) -> Clause | None:
    """Read "enemy spells cost 1 more if they target this" as "enemy spells that target this cost 1 more"."""
    what: Any = fields["what"]
    if not isinstance(what, Things) or isinstance(what, PLAYERS):
        return None
    aimed = Relative(Clause("target", GAP, (Slot("what", fields["at"]),)))
    return Clause("cost", replace(what, filters=(*what.filters, aimed)), (Slot("amount", fields["amount"]),))
