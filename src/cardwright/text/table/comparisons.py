"""Comparisons with numbers: "2 or more", "less than your energy", "between 2 and 4"."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, constant, heard, make, struct
from cardwright.text.table.things import quantity
from cardwright.text.tree import IN_ALL, Between, Compared, Number, StatIs


def rows() -> list[Row]:
    """Return the rows of comparisons."""
    return [
        *struct("compared", Compared, ("{amount:number} or less", "at most {amount:number}"), how="at most"),
        *struct("compared", Compared, ("{amount:number} or more", "at least {amount:number}"), how="at least"),
        *struct("compared", Compared, ("more than {amount:computed}", "above {amount:computed}"), how="more than"),
        *struct("compared", Compared, ("less than {amount:computed}", "below {amount:computed}"), how="less than"),
        *struct("compared", Compared, ("{amount:number}", "exactly {amount:number}"), how="exactly"),
        *struct("compared", Compared, "equal to {amount:computed}", how="exactly"),
        *make("compared", "between {low:number} and {high:number}", between, take_between),
        *heard("compared", "from {low:number} to {high:number}", between),
        *heard("compared", "{low:number} to {high:number}", between),
        *heard("compared", "{low:number} or {high:number}", one_apart),
        *quantity("some.pl", "between {low:number} and {high:number} {np:np.pl}", so_many, take_so_many),
        *quantity("some.pl", "{low:number} to {high:number} {np:np.pl}", so_many, lambda _: None, False),
        *quantity("some.pl", "{low:number} or {high:number} {np:np.pl}", one_or_two, lambda _: None, False),
        *heard("after.#", "with a {stat:stat} {compared:compared}", such),
        *total_rows(),
        *constant("halved", Compared("halved", Number(2)), "halved", "halved , rounded down"),
        *constant("halved", Compared("halved up", Number(2)), "halved , rounded up"),
    ]


def total_rows() -> list[Row]:
    """ "Any number of creatures with total attack 5 or less"."""

    def build(fields: Fields) -> StatIs:
        return StatIs(fields.get("stat", "cost"), Compared(IN_ALL, fields["n"]))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, StatIs) or value.compared.how != IN_ALL:
            return None
        return {"stat": value.stat, "n": value.compared.amount}

    found = make("after.pl", "with total {stat:stat} {n:number} or less", build, take)
    limits = ("{n:number} or less", "at most {n:number}", "no more than {n:number}", "up to {n:number}")
    for most in limits:
        for total in ("[a] (total|combined|summed)", "a sum of"):
            found += heard("after.pl", f"with {total} {{stat:stat}} [of] {most}", build)
        found += heard("after.pl", f"whose (total|combined) {{stat:stat}} is {most}", build)
        found += heard("after.pl", f"with {{stat:stat}} [of] {most} (altogether|combined|total)", build)
        found += heard("after.pl", f"with {{stat:stat}} [of] {most} in total", build)
        for costing in ("that cost", "costing"):
            found += heard("after.pl", f"{costing} [a total of] {most} (altogether|combined|total)", build)
            found += heard("after.pl", f"{costing} {most} in total", build)
    return found


def between(fields: Fields) -> Compared | None:
    """Read "between 2 and 4"."""
    low, high = fields["low"], fields["high"]
    if not isinstance(low, Number) or not isinstance(high, Number) or low.value >= high.value:
        return None
    return Compared("between", low, high.value - low.value)


def one_apart(fields: Fields) -> Compared | None:
    """Read "2 or 3"."""
    found = between(fields)
    return found if found is not None and found.span == 1 else None


def take_between(value: Any) -> Fields | None:
    """Write both ends of what lies between."""
    if not isinstance(value, Compared) or value.how != "between" or not isinstance(value.amount, Number):
        return None
    return {"low": value.amount, "high": Number(value.amount.value + value.span)}


def so_many(fields: Fields) -> Between | None:
    """Read "between 2 and 4 creatures"."""
    found = between(fields)
    return None if found is None else Between(found)


def one_or_two(fields: Fields) -> Between | None:
    """Read "1 or 2 creatures"."""
    found = one_apart(fields)
    return None if found is None else Between(found)


def take_so_many(value: Any) -> Fields | None:
    """Write between how many."""
    return take_between(value.compared) if isinstance(value, Between) else None


def such(fields: Fields) -> StatIs:
    """Read "with an attack between 2 and 4"."""
    return StatIs(fields["stat"], fields["compared"])
