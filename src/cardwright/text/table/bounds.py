"""Adverbs that bound a number or a price: "up to 3", "to a minimum of 1", "for half its cost"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.tree import Bonus, Number

CHEAPER: Final = "less "
"""How the adverb begins that tells how much less is paid."""
MINIMUM: Final = "minimum "
"""How the adverb begins that tells below which number something does not fall."""


def rows() -> list[Row]:
    """Return the rows of bounds."""
    return [*least_rows(), *most_rows(), *price_rows()]


def price_rows() -> list[Row]:
    """ "For half its cost, rounded up", "paying 2 less"."""

    def build(fields: Fields) -> Adverbs | None:
        number = fields["n"]
        return Adverbs(words=(f"{CHEAPER}{number.value}",)) if isinstance(number, Number) else None

    def take(value: Any) -> Fields | None:
        word = value.words[0] if len(value.words) == 1 and value.words[0].startswith(CHEAPER) else ""
        return {"n": Number(int(word.removeprefix(CHEAPER)))} if word and value == Adverbs(words=(word,)) else None

    half = "(for|at) half [of] (its|their) cost"
    found = make("adverb", ", paying {n:number} less", build, take)
    for template in (
        "paying {n:number} less",
        "[,] paying {n:number} {r:resource} less",
        "[,] paying {n:number} less {r:resource}",
        "for {n:number} less",
        "for {n:number} {r:resource} less",
        "for {n:number} less {r:resource}",
    ):
        found += make("adverb", template, build, lambda _: None, False)
    return [
        *found,
        *constant("adverb", Adverbs(words=("for half",)), "for half its cost , rounded down", half, "at half cost"),
        *constant(
            "adverb", Adverbs(words=("for half up",)), "for half its cost , rounded up", f"{half} [,] rounded up"
        ),
        *make("adverb", f"{half} [,] rounded down", lambda _: Adverbs(words=("for half",)), lambda _: None, False),
    ]


def most_rows() -> list[Row]:
    """ "A card for each creature, up to 3"."""

    def build(fields: Fields) -> Adverbs | None:
        told = [one.amount if isinstance(one, Bonus) else one for one in fields.get("pair", (fields.get("n"),))]
        number = next((one for one in told if one != Number(0)), None)
        if any(one not in (number, Number(0)) for one in told):
            return None
        return Adverbs(most=number.value) if isinstance(number, Number) and number.value > 0 else None

    def take(value: Any) -> Fields | None:
        return {"n": Number(value.most)} if value.most is not None and value == Adverbs(most=value.most) else None

    found = make("adverb", ", up to {n:number}", build, take)
    for number in (
        "{n:number}",
        "{n:number} (cards|damage|times|tokens)",
        "{n:signed} [{stat:stat}]",
        "{pair:bonuses}",
    ):
        found += heard("adverb", f"[,] [but] [to] [a] (max|maximum) [of] {number}", build)
        found += heard("adverb", f"[,] [but] [to] up to {number}", build)
        found += heard("adverb", f"[,] [but] at [the] most {number}", build)
        found += heard("adverb", f"[,] but (not|no|never) more than {number}", build)
        found += heard("adverb", f", (not|no|never) more than {number}", build)
        found += heard("adverb", f"[,] [but] (not|never) exceeding {number}", build)
        found += heard("adverb", f", {number} at [the] most", build)
        found += heard("adverb", f", [but] [to] {number} (max|maximum|tops)", build)
        found += heard("adverb", f"[,] capped at {number}", build)
        found += heard("adverb", f"[,] with a (cap|maximum|limit) of {number}", build)
        found += heard("adverb", f"[,] with up to {number}", build)
    return found


def least_rows() -> list[Row]:
    """ "Costs 2 less, to a minimum of 1", "gets -2 attack, to a minimum of 1"."""

    def build(fields: Fields) -> Adverbs | None:
        number = fields["n"]
        return Adverbs(words=(f"{MINIMUM}{number.value}",)) if isinstance(number, Number) else None

    def take(value: Any) -> Fields | None:
        least = value.words[0] if len(value.words) == 1 and value.words[0].startswith(MINIMUM) else ""
        return {"n": Number(int(least.removeprefix(MINIMUM)))} if least and value == Adverbs(words=(least,)) else None

    said = (
        "to a minimum of {n:number}",
        "[,] [to] [a] minimum [of] {n:number}",
        "[,] [to] [a] minimum {stat:stat} of {n:number}",
        "[,] [but] (not|never) (less|below) [than] {n:number}",
        "[,] but (not|never) lower than {n:number}",
        "[,] (not|never) to less than {n:number}",
        "[,] but [to] at least {n:number}",
        "[,] down to [a minimum of] {n:number}",
    )
    found = make("adverb", ", to a minimum of {n:number}", build, take)
    for template in said:
        found += make("adverb", template, build, lambda _: None, False)
    return found
