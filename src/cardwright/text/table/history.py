"""What has happened, as a number: "the life-energy you have lost this turn", "for each point you scored this turn"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.tree import Clause, Duration, Number, Reference, Slot, Total

WHO: Final = (("player.pl", "have"), ("player.sg", "has"))
VERBS: Final = (("lose", "lost", "resource"), ("gain", "gained", "resource"), ("score", "scored", "stat.own"))
TAKEN: Final = ("taken", "took", "received", "suffered")
SPANS: Final = ("this", "last", "until end")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what was lost, gained, scored and taken."""
    found: list[Row] = []
    for verb, done, what in VERBS:
        if verb not in verbs:
            continue
        slot = "resource" if what == "resource" else "stat"
        build, take = total(verb, slot), take_total(verb, slot)
        for who, have in WHO:
            told = f"{{what:{what}}} {{who:{who}}} {have} {done} {{when:duration}}"
            short = f"{{what:{what}}} [that] {{who:{who}}} [{have}] {done} {{when:duration}}"
            found += make("factor", f"the {told}", build, take)
            found += heard("factor", f"the [(number|amount) of] {short}", build)
            found += heard("eachof", f"each {short}", build)
            found += heard("factor", f"how (much|many) {short}", build)
            none = f"no {{what:{what}}} {{when:duration}}"
            found += heard("condition1", f"{{who:{who}}} [{have}] {done} {none}", never(verb, slot))
            any_ = f"any {{what:{what}}} {{when:duration}}"
            found += heard("condition1", f"{{who:{who}}} ({have}|did) not ({done}|{verb}) {any_}", never(verb, slot))
    return [*found, *(damage_rows() if "take" in verbs else ())]


def damage_rows() -> list[Row]:
    """ "The damage you have taken this turn", "the damage it was dealt this turn"."""
    build, take = total("take", ""), take_total("take", "")
    found: list[Row] = []
    for who, have, was in (
        ("player.pl", "have", "were"),
        ("player.sg", "has", "was"),
        ("reference.sg", "has", "was"),
    ):
        found += make("factor", f"the damage {{who:{who}}} {have} taken {{when:duration}}", build, take)
        start = f"[(amount|number) of] damage {{who:{who}}}"
        found += heard("factor", f"the {start} [{have}] ({'|'.join(TAKEN)}) {{when:duration}}", build)
        found += heard("factor", f"the {start} {was} dealt {{when:duration}}", build)
        found += heard("eachof", f"each {start} [{have}] ({'|'.join(TAKEN)}) {{when:duration}}", build)
    for who in ("player.obj", "reference.sg"):
        found += heard("factor", f"the [amount of] damage dealt to {{who:{who}}} {{when:duration}}", build)
    return found


def total(verb: str, slot: str) -> Build:
    """Make how much of something there was in a span of time."""

    def build(fields: Fields) -> Total | None:
        when: Duration = fields["when"]
        if isinstance(fields["who"], Reference) and fields["who"].word != "this":
            return None
        if when.kind not in SPANS:
            return None
        span = Duration("this", when.span) if when.kind == "until end" and when.whose is None else when
        slots = (Slot(slot, fields["what"]),) if slot else ()
        return Total(Clause(verb, fields["who"], slots, tense="perfect", duration=span))

    return build


def never(verb: str, slot: str) -> Build:
    """Read "you have lost no life-energy this turn"."""

    def build(fields: Fields) -> Clause | None:
        found = total(verb, slot)(fields)
        return None if found is None else replace(found.clause, slots=(Slot("amount", Number(0)), *found.clause.slots))

    return build


def take_total(verb: str, slot: str) -> Callable[[Any], Fields | None]:
    """Write how much of something there was."""

    def take(value: Any) -> Fields | None:
        clause = value.clause if isinstance(value, Total) else None
        if clause is None or clause.verb != verb or clause.duration is None:
            return None
        told = {"who": clause.subject, "when": clause.duration}
        return {**told, "what": clause.get(slot)} if slot else told

    return take
