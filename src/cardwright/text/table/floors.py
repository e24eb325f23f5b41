"""Numbers below which something cannot fall or above which it cannot rise, and numbers that stand in for others."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Fields, Row, Take, constant, heard, make, same, struct
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import (
    PLAYERS,
    All,
    Clause,
    Compared,
    Number,
    Reference,
    Several,
    Slot,
    StatOf,
    Things,
    Together,
)

FALLS: Final = ("(fall|drop|go|sink|get)", "be (reduced|lowered|brought|decreased)")
RISES: Final = ("(rise|go|grow|climb|get)", "be (raised|increased|brought|boosted)")
BELOW: Final = ("below", "under", "[to] (lower|less) than")
ABOVE: Final = ("above", "over", "[to] (higher|more) than")


class Bound(Struct, frozen=True):
    """How far a number can go: the verb is "fall" or "rise"."""

    verb: str
    n: Number


def rows() -> list[Row]:
    """Return the rows of lowest and highest numbers, and of one stat used for another."""
    found = [*bound_rows("fall", "below"), *bound_rows("rise", "above")]
    for said in (
        *(f"cannot {falls} {so} {{n:number}}" for falls in FALLS for so in BELOW),
        "is never (less|lower) than {n:number}",
        "is always at least {n:number}",
    ):
        found += heard("steadied", said, lambda fields: Bound("fall", fields["n"]))
    for said in (
        *(f"cannot {rises} {so} {{n:number}}" for rises in RISES for so in ABOVE),
        "cannot exceed {n:number}",
        "is never (more|higher|greater) than {n:number}",
        "is capped at {n:number}",
        "is always at most {n:number}",
    ):
        found += heard("steadied", said, lambda fields: Bound("rise", fields["n"]))
    found += same("kept", "steadied")
    found += heard("kept", "cannot be (more|higher|greater) than {n:number}", lambda fields: Bound("rise", fields["n"]))
    found += heard("kept", "cannot be (less|lower) than {n:number}", lambda fields: Bound("fall", fields["n"]))
    for when in ("", " {duration:duration}"):
        found += make("fin", f"{{stat:statof}} {{bound:steadied}}{when}", of_card, take_card)
        found += make("fin", f"{{whose:owner}} {{resource:resource}} {{bound:steadied}}{when}", of_player, take_player)
        found += heard("fin", f"{{of:subject.pl}} 's {{stat:stat}} {{bound:kept}}{when}", of_many)
        found += heard("fin", f"the {{stat:stat}} of {{of:subject.pl}} {{bound:kept}}{when}", of_many)
        for number in ("sg", "pl"):
            bound = f"{{bound:had}}{when}"
            found += make("fin", f"{{of:subject.{number}}} cannot have {bound}", had, take_many, number == "pl")
            found += heard("fin", f"no {{none:np.{number}}} (can|may) have {bound}", had)
    found += steady_rows()
    for number, s in (("sg", "s"), ("pl", "")):
        subject = f"{{of:subject.{number}}}"
        for verb in (f"use{s} (its|their)", f"attack{s} with (its|their)", f"deal{s} damage equal to (its|their)"):
            found += heard(
                "fin",
                f"{subject} {verb} {{one:stat}} instead of (its|their) {{other:stat}} [{{duration:duration}}]",
                used,
            )
    return found


def bound_rows(verb: str, beyond: str) -> list[Row]:
    """ "Cannot fall below 1", and of many "cannot have less than 1 attack"."""

    def build(fields: Fields) -> tuple[Bound, str]:
        return Bound(verb, fields["n"]), fields["stat"]

    def take(value: Any) -> Fields | None:
        bound, stat = value
        return {"n": bound.n, "stat": stat} if bound.verb == verb else None

    than = "more" if verb == "rise" else "(less|fewer)"
    return [
        *struct("steadied", Bound, f"cannot {verb} {beyond} {{n:number}}", verb=verb),
        *make("had", f"{than} than {{n:number}} {{stat:stat}}", build, take),
        *heard("had", f"a {{stat:stat}} (of|that is) {than} than {{n:number}}", build),
        *heard("had", f"a {{stat:stat}} {'above' if verb == 'rise' else 'below'} {{n:number}}", build),
    ]


def steady_rows() -> list[Row]:
    """ "This card's speed cannot be lowered", "enemy creatures cannot have their attack raised"."""

    def steady(fields: Fields) -> Clause | None:
        of = fields["stat"] if "of" not in fields else StatOf(fields["stat"], fields["of"])
        if not isinstance(of, StatOf) or not isinstance(of.of, Reference | Things | Several):
            return None
        return Clause(fields["verb"], of, (), "cannot", duration=fields.get("duration"))

    def take(many: bool) -> Take:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.verb not in ("fall", "rise") or value.get("amount") is not None:
                return None
            stat = value.subject
            if value.modal != "cannot" or not isinstance(stat, StatOf) or is_many(stat.of) != many:
                return None
            fields: Fields = {"verb": value.verb, **({"of": stat.of, "stat": stat.stat} if many else {"stat": stat})}
            return {**fields, "duration": value.duration} if value.duration is not None else fields

        return of

    def two(fields: Fields) -> Together | None:
        first = steady({**fields, "stat": fields["a"]})
        other = steady({**fields, "stat": fields["b"]})
        return None if first is None or other is None or first == other else Together((first, other))

    def besides(fields: Fields) -> Together | None:
        first, other = with_subject(fields["of"], fields["pred"]), steady(fields)
        return None if first is None or other is None else Together((first, other))

    found: list[Row] = []
    for verb, words, loses in (
        ("fall", "(lowered|reduced|decreased|weakened|lessened|debuffed)", "lose"),
        ("rise", "(raised|increased|boosted|improved|buffed)", "(gain|get)"),
    ):
        found += constant("unmoved", verb, f"cannot be {words}", f"is never {words}", f"are never {words}")
        found += constant("unhad", verb, words)
        found += constant("unhadof", verb, f"cannot {loses} [any]", canonical=False)
    when = "[{duration:duration}]"
    pair = "{a:stat} and [(its|their)] {b:stat}"
    found += make("fin", f"{{stat:statof}} {{verb:unmoved}} {when}", steady, take(False))
    found += heard("fin", f"{{of:subject.pl}} 's {{stat:stat}} {{verb:unmoved}} {when}", steady)
    found += heard("fin", f"the {{stat:stat}} of {{of:subject.pl}} {{verb:unmoved}} {when}", steady)
    found += heard("step1", f"{{of:possessor}} {pair} {{verb:unmoved}} {when}", two)
    found += heard("step1", f"{{of:subject.pl}} 's {pair} {{verb:unmoved}} {when}", two)
    found += heard("step1", f"the {pair} of {{of:subject.#}} {{verb:unmoved}} {when}", two)
    for number, whose in (("pl", "their"), ("sg", "its")):
        had = f"cannot have {whose} {{stat:stat}} {{verb:unhad}} {when}"
        who = f"{{of:subject.{number}}}"
        found += make("fin", f"{who} {had}", steady, take(True), number == "pl")
        found += heard("fin", f"{who} {{verb:unhadof}} {{stat:stat}} {when}", steady)
        found += heard("step1", f"{who} {{pred:pred.{number}}} and {had}", besides)
        found += heard("step1", f"{who} cannot have {whose} {pair} {{verb:unhad}} {when}", two)
    return found


def clause_of(subject: Any, bound: Bound, fields: Fields, *slots: Slot) -> Clause:
    """Make such a clause."""
    return Clause(bound.verb, subject, (*slots, Slot("amount", bound.n)), "cannot", duration=fields.get("duration"))


def of_card(fields: Fields) -> Clause | None:
    """Make "this card's HP cannot fall below 1"."""
    return clause_of(fields["stat"], fields["bound"], fields) if isinstance(fields["stat"], StatOf) else None


def of_player(fields: Fields) -> Clause | None:
    """Make "your life cannot fall below 1"."""
    if not isinstance(fields["whose"], PLAYERS):
        return None
    return clause_of(fields["whose"], fields["bound"], fields, Slot("resource", fields["resource"]))


def of_many(fields: Fields) -> Clause | None:
    """Make "enemy cards cannot have more than 5 ATK" of their numbers."""
    if not is_many(fields["of"]):
        return None
    return clause_of(StatOf(fields["stat"], fields["of"]), fields["bound"], fields)


def had(fields: Fields) -> Clause | None:
    """Make "enemy cards cannot have more than 5 ATK", "no card can have more than 5 ATK"."""
    bound, stat = fields["bound"]
    none = fields.get("none")
    of = Things(All(), none.kinds, none.filters) if none is not None else fields["of"]
    return clause_of(StatOf(stat, of), bound, fields) if isinstance(of, Reference | Things) else None


def taken(value: Any, subject: bool) -> Fields | None:
    """The bound and the time, if it is such a clause."""
    if not isinstance(value, Clause) or value.verb not in ("fall", "rise") or not subject:
        return None
    if value.get("amount") is None:
        return None
    fields: Fields = {"bound": Bound(value.verb, value.get("amount"))}  # type: ignore[arg-type]
    return {**fields, "duration": value.duration} if value.duration is not None else fields


def take_card(value: Any) -> Fields | None:
    """Write it of a card's stat."""
    stat = getattr(value, "subject", None)
    fields = taken(value, isinstance(stat, StatOf) and not is_many(stat.of))
    return None if fields is None else {**fields, "stat": stat}


def take_player(value: Any) -> Fields | None:
    """Write it of what a player has."""
    fields = taken(value, isinstance(getattr(value, "subject", None), PLAYERS))
    return None if fields is None else {**fields, "whose": value.subject, "resource": value.get("resource")}


def take_many(value: Any) -> Fields | None:
    """Write it of many cards."""
    stat = getattr(value, "subject", None)
    if not isinstance(stat, StatOf) or not is_many(stat.of):
        return None
    fields = taken(value, True)
    return None if fields is None else {**fields, "bound": (fields["bound"], stat.stat), "of": stat.of}


def is_many(of: Any) -> bool:
    """Whether the number is that of each of many cards."""
    return isinstance(of, Things) and isinstance(of.quantity, All)


def used(fields: Fields) -> Clause | None:
    """Read "it uses its Spe instead of its Atk" as "its Atk is equal to its Spe"."""
    of = fields["of"]
    if not isinstance(of, Reference | Things):
        return None
    how = Compared("exactly", StatOf(fields["one"], Reference("it")))
    return Clause("be", StatOf(fields["other"], of), (Slot("how", how),), duration=fields.get("duration"))
