"""What a card takes in place of its cost: "instead of paying this card's cost, you may discard two cards"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.headers import of_your_own
from cardwright.text.table.steps import can_be_done, clauses_of, grouped
from cardwright.text.tree import Clause, CostOf, ExtraCost, Reference, You

THIS: Final = Reference("this")
ITSELF: Final = (THIS, Reference("it"))
FREELY: Final = ("for free", "without paying [for] {p:ownprice}", "without paying {q:priceword}")
SORT: Final = "[(mana|energy|resource|casting|usual|normal|printed|regular|full)]"
YOU: Final = "you (may|can)"


def rows() -> list[Row]:
    """Return the rows of what can be done in place of paying."""
    found = [
        *heard("ownprice", f"{{of:possessor}} {SORT} (cost|costs|price)", of_itself),
        *heard("ownprice", f"the {SORT} (cost|costs|price) [of {{x:itself}}]", lambda _: True),
        *heard("ownprice", "for {x:itself}", lambda _: True),
        *heard("priceword", f"[the] {SORT} (cost|costs|price)", lambda _: True),
        *make("trade", "instead of paying {of:possessor} cost , you may {preds:preds.base}", traded, take_traded),
        *heard("trade", f"instead of [(paying|pay)] {{p:ownprice}} [,] {YOU} {{preds:preds.base}}", traded),
        *heard("trade", f"{YOU} {{preds:preds.base}} instead of [(paying|pay)] {{p:ownprice}}", traded),
        *heard("trade", f"{YOU} pay {{p:ownprice}} by {{pred:pred.ger}}", traded),
        *heard("trade", "alternative cost : {preds:preds.base}", traded),
        *make("sentence", "{it:trade}", lambda f: f["it"], take_plain),
        *make("sentence", "if {condition:condition} , {it:trade}", under, take_under),
        *heard("sentence", "{it:trade} (if|while) {condition:condition}", under),
        *heard("sentence", "while {condition:condition} , {it:trade}", under),
    ]
    for free in FREELY:
        play = f"(play|deploy|summon|use) {{x:itself}} {free}"
        found += heard("trade", f"{YOU} {{preds:preds.base}} to {play}", traded)
        found += heard("trade", f"{YOU} {play} by {{pred:pred.ger}}", traded)
    return found


def of_itself(fields: Fields) -> bool | None:
    """Tell whether it is this card's own price."""
    return True if fields["of"] in ITSELF else None


def traded(fields: Fields) -> ExtraCost | None:
    """Make what can be done in place of paying."""
    if fields.get("of", THIS) not in ITSELF:
        return None
    clauses = fields["preds"] if "preds" in fields else (fields["pred"],)
    if any(not can_be_done(clause) or isinstance(clause.get("cost"), CostOf) for clause in clauses):
        return None
    return ExtraCost((grouped(tuple(replace(of_your_own(clause), subject=You()) for clause in clauses)),), True)


def take_traded(value: Any) -> Fields | None:
    """Write what can be done in place of paying."""
    clauses = clauses_of(value.steps[0]) if isinstance(value, ExtraCost) and len(value.steps) == 1 else None
    if clauses is None or not value.instead or value.condition is not None:
        return None
    return {"of": THIS, "preds": tuple(bare(clause) for clause in clauses)}


def bare(clause: Clause) -> Clause:
    """A deed without its doer."""
    return replace(clause, subject=None)


def take_plain(value: Any) -> Fields | None:
    """Write it without a condition."""
    return {"it": value} if isinstance(value, ExtraCost) and value.instead and value.condition is None else None


def under(fields: Fields) -> ExtraCost:
    """Make what can be done in place of paying if something is so."""
    cost: ExtraCost = fields["it"]
    return replace(cost, condition=fields["condition"])


def take_under(value: Any) -> Fields | None:
    """Write it with its condition."""
    if not isinstance(value, ExtraCost) or not value.instead or value.condition is None:
        return None
    return {"it": replace(value, condition=None), "condition": value.condition}
