"""How often something may happen in a span of time: "the combat phase has at most 6 fights", "max 8 fights"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.tree import Clause, Duration, Slot, Static

LIMIT: Final = "limit"
NOW: Final = ("[in] this {now:phase}", "[the] {whole:phase} [of] this {now:phase}", "this {now:phase} 's {whole:phase}")


def rows() -> list[Row]:
    """Return the rows of such limits."""
    found = make("sentence", "the {span:phase} has at most {n:number} {what:noun.pl}", limit, take_limit)
    timed = "the {span:phase} has at most {n:number} {what:noun.pl} {duration:duration}"
    found += make("step1", timed, for_a_time, take_for_a_time)
    for most in ("at most", "max [.]", "maximum", "no more than", "not more than", "only", "up to", "a maximum of"):
        found += heard("somuch", f"{most} {{n:number}} {{what:noun.pl}}", lambda f: (f["n"], f["what"]))
    found += heard("somany", "{n:number} {what:noun.pl}", lambda f: (f["n"], f["what"]))
    for each in ("per", "each", "every", "in (each|every|a|the)", "during (each|every|a|the)", "for (each|every|the)"):
        found += heard("eachsuch", f"{each} {{span:phase}}", lambda f: f["span"])
    for start in ("[(the|each|every)]", "your"):
        found += heard("thespan", f"{start} {{span:phase}}", lambda f: (f["span"], None))
    for now in NOW:
        found += heard("thespan", now, lambda f: (f.get("whole", f["now"]), f["now"]))
    found += heard("thespan", "this {now:phase} [,] the {whole:phase}", lambda f: (f["whole"], f["now"]))
    span = "{of:thespan}"
    for has in ("has", "lasts", "contains", "(can|may|must) have", "(can|may) [only] last"):
        found += limiting(f"{span} {has} {{most:somuch}}")
    found += limiting(f"{span} is limited to {{most:somany}}")
    for ends in ("ends", "is over", "stops", "finishes"):
        found += limiting(f"{span} [only] {ends} after {{most:somany}}")
        found += limiting(f"after {{most:somany}} , {span} {ends}")
    for there in ("there (are|is) ", "there (can|may) be ", "there will be ", "there must be "):
        found += limiting(f"{there}{{most:somuch}} [{{each:eachsuch}}]")
        found += limiting(f"{there}{{most:somuch}} {{now:nowspan}}")
    for more in ("there cannot be more than", "there may not be more than"):
        found += limiting(f"{more} {{most:somany}} [{{each:eachsuch}}]")
        found += limiting(f"{more} {{most:somany}} {{now:nowspan}}")
    for happen in ("happen", "occur", "take place", "(can|may) (happen|occur)", "(can|may) take place", "are fought"):
        found += limiting(f"{{most:somuch}} {happen} [{{each:eachsuch}}]")
        found += limiting(f"{{most:somuch}} {happen} {{now:nowspan}}")
    found += limiting("limit [the] {span:phase} to {most:somany}")
    found += limiting("limit [the] {span:phase} to {most:somany} {now:nowspan}")
    found += limiting("the (maximum|limit) number of {what:noun.pl} [{each:eachsuch}] is {n:number}")
    found += heard("nowspan", "[in] this {now:phase}", lambda f: f["now"])
    return [*found, *heard("nowspan", "(during|for) this {now:phase}", lambda f: f["now"])]


def note_rows() -> list[Row]:
    """ "Max 8 fights", "combat phase: max 8 fights", "at most 6 fights per combat"."""
    return [
        *limiting("{most:somuch} [{each:eachsuch}]"),
        *limiting("{most:somuch} {now:nowspan}"),
        *limiting("{of:thespan} : {most:somuch}"),
    ]


def limiting(template: str) -> list[Row]:
    """Read a limit, also of a span that is going on."""
    return [*heard("sentence", template, limit_of)]


def limit_of(fields: Fields) -> Clause | Static:
    """Make a limit, for a time if a span is said to be that of now."""
    number, what = fields["most"] if "most" in fields else (fields["n"], fields["what"])
    whole, now = fields.get("of", (fields.get("span", fields.get("each", "")), None))
    now = fields.get("now", now)
    told = {"span": whole or now or "", "n": number, "what": what}
    return limit(told) if now is None else for_a_time({**told, "duration": Duration("this", now)})


def limited(fields: Fields) -> Clause:
    """Make the clause."""
    slots = (Slot("span", fields["span"]), Slot("amount", fields["n"]), Slot("what", fields["what"]))
    return Clause(LIMIT, None, slots)


def limit(fields: Fields) -> Static:
    """Make "the combat phase has at most 6 fights"."""
    return Static(limited(fields))


def for_a_time(fields: Fields) -> Clause:
    """Make "the combat phase has at most 6 fights this round"."""
    clause = limited(fields)
    return Clause(LIMIT, None, clause.slots, duration=fields["duration"])


def fields_of(clause: Clause) -> Fields | None:
    """The parts of a limit in writing."""
    if clause.verb != LIMIT:
        return None
    return {"span": clause.get("span"), "n": clause.get("amount"), "what": clause.get("what")}


def take_limit(value: Any) -> Fields | None:
    """Write a limit on a span of time."""
    if not isinstance(value, Static) or value.condition is not None:
        return None
    return fields_of(value.clause)


def take_for_a_time(value: Any) -> Fields | None:
    """Write a limit for a time."""
    if not isinstance(value, Clause) or value.duration is None:
        return None
    fields = fields_of(value)
    return None if fields is None else {**fields, "duration": value.duration}
