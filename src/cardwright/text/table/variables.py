"""What X is, told after the deed: "deal X damage, where X is the number of cards in your hand"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make, same
from cardwright.text.table.amounts import for_each
from cardwright.text.table.frames import pointed
from cardwright.text.table.steps import clauses_of, grouped
from cardwright.text.tree import (
    Apart,
    Bonus,
    Capped,
    Clause,
    CountOf,
    Each,
    Grants,
    Half,
    Heads,
    Less,
    Minus,
    More,
    Node,
    Number,
    Peak,
    Plus,
    Rolled,
    Share,
    Slot,
    Some,
    Static,
    StatOf,
    Times,
    Token,
    Top,
    Total,
    Variable,
    Variety,
    exchanged,
)

TELLS: Final = (
    "where x is",
    "x being",
    "where x equals",
    "with x being",
    "where x is equal to",
    "when x is",
    "x equal to",
    "x is",
)
"""How it goes on with what X is; the first is written."""
MOST: Final = (
    "[but] [to] up to",
    "[but] at [the] most",
    "[but] (no|not|never) more than",
    "[but] never exceeding",
    "[with] [a] (maximum|max|cap) [of]",
    "[with] up to",
    "capped at",
)
"""How it goes on with the most that an amount comes to."""
COMPUTED: Final = (Apart, Capped, CountOf, Half, Heads, Minus, Peak, Plus, Rolled, Share, StatOf, Times, Total, Variety)
"""Amounts for which X can stand."""


def rows() -> list[Row]:
    """Return the rows that tell what X is in a bonus."""
    found = make("step", "{step:step1} , where x is {amount:computed}", explained, take_explained)
    found += make("sentence", "{step:fin} , where x is {amount:computed}", lambda _: None, take_fact(computed_bonus))
    for words in TELLS:
        found += heard("xis", f"[,] {words} {{amount:bounded}}", lambda f: f["amount"])
    found += heard("step", "{step:step1} {amount:xis}", explained)
    found += heard("sentence", "{step:fin} {amount:xis}", explained_fact)
    found += same("bounded", "computed", canonical=False)
    found += heard("bounded", "{amount:computed} {n:atmost.tail}", bounded)
    for words in MOST:
        found += heard("atmost.tail", f"[,] {words} {{n:number}}", lambda f: f["n"])
    return found


def last_rows() -> list[Row]:
    """Return the rows by which an amount is written that has no words of its own where it stands."""

    def take(value: Any) -> Fields | None:
        amount = amount_in(value)
        return None if amount is None else {"step": with_x(value, amount), "amount": amount}

    return [
        *make("whatever", "{it:computed}", lambda f: f["it"], lambda value: {"it": value}),
        *make("whatever", "{of:computed} , up to {n:number}", lambda _: None, take_capped),
        *make("whatever", "{it:told}", lambda _: None, lambda value: {"it": value}),
        *make("step", "{step:step1} , where x is {amount:whatever}", lambda _: None, take),
        *make("sentence", "{step:fin} , where x is {amount:whatever}", lambda _: None, take_fact(amount_in)),
    ]


def take_capped(value: Any) -> Fields | None:
    """Write an amount with the most that it comes to."""
    return {"of": value.of, "n": Number(value.most)} if isinstance(value, Capped) else None


def bounded(fields: Fields) -> Capped | None:
    """Read "the number of your creatures, but no more than 3"."""
    number = fields["n"]
    return Capped(fields["amount"], number.value) if isinstance(number, Number) and number.value > 0 else None


def explained(fields: Fields) -> Any:
    """Read a deed with what X is."""
    changed = substituted(fields["step"], fields["amount"])
    return None if changed == fields["step"] else changed


def explained_fact(fields: Fields) -> Any:
    """Read a fact with what X is: only what is no deed."""
    clause = fields["step"]
    return explained(fields) if isinstance(clause, Clause) and clause.verb == "cost" else None


def take_explained(value: Any) -> Fields | None:
    """Write a bonus of X and what X is."""
    amount = computed_bonus(value)
    return None if amount is None else {"step": unexplained(value, amount), "amount": amount}


def take_fact(find: Any) -> Any:
    """Write a fact with X and what X is."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Static) or value.condition is not None:
            return None
        amount = find(value.clause)
        return None if amount is None else {"step": with_x(value.clause, amount), "amount": amount}

    return take


def substituted(value: Any, amount: Any) -> Any:
    """Put an amount in the place of X; it may speak of what the deed is done to."""
    if isinstance(value, tuple):
        return tuple(substituted(item, amount) for item in value)
    if isinstance(value, Variable):
        return amount
    if isinstance(value, Bonus) and isinstance(value.amount, Variable) and isinstance(amount, CountOf):
        return replace(value, amount=for_each(amount))
    if isinstance(value, Bonus) and isinstance(value.amount, Variable) and isinstance(amount, Capped):
        return replace(value, amount=replace(amount, of=substituted(value, amount.of).amount))
    if not isinstance(value, Node):
        return value
    if isinstance(value, Clause) and isinstance(value.get("amount"), Variable) and value.get("whom") is not None:
        amount = pointed(amount)
    held = {name: getattr(value, name) for name in value.__struct_fields__}
    changes = {name: substituted(each, amount) for name, each in held.items() if isinstance(each, Node | tuple)}
    return replace(value, **changes) if changes else value


def computed_bonus(value: Any) -> Any:
    """Return the amount of a bonus that can only be told by X."""
    for clause in clauses_of(value) or ():
        grants = clause.get("grants")
        if isinstance(grants, Grants):
            for bonus in grants.bonuses:
                if not isinstance(bonus.amount, Number | Variable | Each):
                    return bonus.amount
    return None


def unexplained(value: Any, amount: Any) -> Any:
    """Write X for an amount in bonuses."""

    def in_clause(clause: Clause) -> Clause:
        grants = clause.get("grants")
        if not isinstance(grants, Grants):
            return clause
        bonuses = tuple(
            replace(bonus, amount=Variable()) if bonus.amount == amount else bonus for bonus in grants.bonuses
        )
        slot = Slot("grants", replace(grants, bonuses=bonuses))
        return replace(clause, slots=tuple(slot if each.name == "grants" else each for each in clause.slots))

    clauses = clauses_of(value)
    return None if clauses is None else grouped(tuple(in_clause(clause) for clause in clauses))


def amount_in(value: Any) -> Any:
    """Return the first amount in a deed that is no plain number, where X could be said."""
    if isinstance(value, tuple):
        return next((found for item in value if (found := amount_in(item)) is not None), None)
    if not isinstance(value, Node):
        return None
    told: Any = None
    match value:
        case Slot("amount", More(by=by) | Less(by=by)):
            told = by
        case Slot("amount", amount):
            told = amount
        case Bonus(amount=amount) | Token(number=amount) | Some(number=amount) | Top(number=amount):
            told = amount
    if isinstance(told, COMPUTED):
        return told
    return amount_in(tuple(getattr(value, name) for name in value.__struct_fields__))


def with_x(value: Any, amount: Any) -> Any:
    """Write X for an amount, wherever it is said."""
    return exchanged(value, lambda one: Variable() if one == amount else None)
