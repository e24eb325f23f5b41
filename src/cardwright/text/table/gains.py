"""What things get in other words: "+1 to A and DD", "a bonus of +2 to its attack", "+1 A or +1 DD"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.amounts import even, for_each
from cardwright.text.table.places import spelled
from cardwright.text.tree import PLAYERS, Bonus, Clause, Grants, Modes, Number, Slot, Step, Variable

STATS: Final = ("a", "b", "c")
GETS: Final = (("sg", "(gets|gains|has)"), ("pl", "(get|gain|have)"))
CHOSEN: Final = "[of your choice]"


def rows() -> list[Row]:
    """Return the rows of such gains."""
    found = [
        *heard("grant", "{it:gains}", lambda f: f["it"]),
        *heard("gains", "{n:number} (more|additional) {a:stat}", more_of(False)),
        *heard("gains", "{n:number} {a:stat} (more|additional)", more_of(False)),
        *heard("gains", "a additional {n:number} {a:stat}", more_of(False)),
        *heard("gains", "{n:number} (less|fewer) {a:stat}", more_of(True)),
        *heard("gains", "{n:number} {a:stat} (less|fewer)", more_of(True)),
        *heard("grant", "{n:signed} to [(its|their)] {a:stat}", each_stat),
        *heard("grant", "{n:signed} [(to|on)] [(its|their)] {a:stat} and [(its|their)] {b:stat}", each_stat),
        *heard("grant", "{n:signed} [to] [(its|their)] {a:stat} , {b:stat} [,] and {c:stat}", each_stat),
        *heard("grant", "{n:signed} to both {a:stat} and {b:stat}", each_stat),
        *heard("grant", "a {n:signed} bonus to [(its|their)] {a:stat}", each_stat),
        *heard("grant", "a bonus of {n:signed} [to] [(its|their)] {a:stat}", each_stat),
        *heard("onestat", "{n:signed} to [(its|their)] {a:stat} or {b:stat}", either_stat),
        *heard("onestat", "{n:signed} {a:stat} or {b:stat}", either_stat),
        *heard("onestat", "{n:signed} [to] [(its|their)] {a:stat} , {b:stat} [,] or {c:stat}", either_stat),
        *heard("onestat", "{one:grant} or {other:grant}", listed),
        *heard("onestat", "{one:grant} , {two:grant} [,] or {other:grant}", listed),
    ]
    counter, counters = "(counter|marker|token)", "(counters|markers|tokens)"
    found += heard("countergrants", f"(a|one|1|another) [additional] {{g:signedgrants}} {counter}", so_often)
    found += heard("countergrants", f"{{n:number}} [(additional|more)] {{g:signedgrants}} {counters}", so_often)
    found += heard("grants", "{g:countergrants} [on (it|them|itself)]", lambda f: f["g"])
    found += heard("step1", "put {g:countergrants} on {whom:thing}", put_on)
    for number, be in (("sg", "(is|stands|comes)"), ("pl", "(are|stand|come)")):
        found += heard(f"core.{number}", f"{be} [all] (with|at|on) {{g:signedgrants}}", has)
        found += heard(f"core.{number}", f"{be} [all] (with|at) {{g:gains}}", has)
        found += heard(f"core.{number}", f"{be} {{g:signedgrants}}", has)
    for number, gets in GETS:
        told = f"{{subject:subject.{number}}} {gets} {{options:onestat}} {CHOSEN} [{{adverbs:adverbs}}]"
        found += heard("step", told, one_of)
    found += heard("step", "give {subject:thing} {options:onestat} [of your choice] [{adverbs:adverbs}]", one_of)
    return found + equal_rows()


def so_often(fields: Fields) -> Grants | None:
    """Read "two +1/+1 counters" as +2/+2."""
    number, grants = fields.get("n", Number(1)), fields["g"]
    if not isinstance(number, Number) or not all(isinstance(bonus.amount, Number) for bonus in grants.bonuses):
        return None
    times = number.value
    return Grants(tuple(replace(bonus, amount=Number(bonus.amount.value * times)) for bonus in grants.bonuses))


def put_on(fields: Fields) -> Clause:
    """Read "put two +1/+1 counters on it": it gets them."""
    return Clause("get", fields["whom"], (Slot("grants", fields["g"]),))


def has(fields: Fields) -> Clause:
    """Read "your cards are at +1 attack"."""
    return Clause("get", None, (Slot("grants", fields["g"]),))


def more_of(negative: bool) -> Build:
    """Read "2 more attack" as a bonus."""

    def build(fields: Fields) -> Grants | None:
        number = fields["n"]
        return Grants((Bonus(fields["a"], number, negative),)) if isinstance(number, Number | Variable) else None

    return build


def each_stat(fields: Fields) -> Grants | None:
    """Make the same bonus to several stats."""
    stats = [fields[name] for name in STATS if name in fields]
    if len(set(stats)) != len(stats):
        return None
    return Grants(even(tuple(replace(fields["n"], stat=stat) for stat in stats)))


def either_stat(fields: Fields) -> tuple[Grants, ...]:
    """Make bonuses of which one is chosen."""
    number: Bonus = fields["n"]
    return tuple(Grants((replace(number, stat=fields[name]),)) for name in STATS if name in fields)


def listed(fields: Fields) -> tuple[Grants, ...] | None:
    """Make gains of which one is chosen."""
    found = tuple(fields[name] for name in ("one", "two", "other") if name in fields)
    return found if len(set(found)) == len(found) and not any(each.abilities for each in found) else None


def one_of(fields: Fields) -> Modes | None:
    """Read "it gets +1 attack or +1 health": you choose which."""
    if isinstance(fields["subject"], PLAYERS):
        return None
    options: list[tuple[Step, ...]] = []
    for grants in fields["options"]:
        made: Any = adorned({**fields, "core": Clause("get", fields["subject"], (Slot("grants", grants),))})
        if made is None:
            return None
        options.append((made,))
    return Modes(1, tuple(options))


def equal_rows() -> list[Row]:
    """ "Gains attack equal to its health": so much more; with a number alone it would be what it then is."""

    def gained(fields: Fields) -> Clause | None:
        if isinstance(fields["amount"], Number):
            return None
        grants = Grants((Bonus(fields["stat"], for_each(fields["amount"])),))
        return Clause("get", fields.get("subject"), (Slot("grants", grants),))

    def lost(fields: Fields) -> Clause | None:
        clause = gained(fields)
        return None if clause is None else replace(clause, verb="lose")

    def given(fields: Fields) -> Clause | None:
        core = gained(fields)
        return None if core is None else adorned({**fields, "core": core})

    more = "{stat:stat} equal to {amount:computed}"
    found = heard("step1", f"(give|grant) {{subject:things}} {more} [{{adverbs:adverbs}}]", given)
    for word in ("get", "gain", "receive"):
        found += spelled(word, "core", more, gained)
    return found + spelled("lose", "core", more, lost)
