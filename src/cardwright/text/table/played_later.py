"""Cards that a text lets a player play for a time: "until end of turn, you may play that card"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.actors import is_limited
from cardwright.text.tree import Clause, Duration, Limit, May, Number, Place, Slot, Some, Things, You

PLAYED = ("play", "deploy")
LATER = (
    "until end",
    "until end next",
    "until end coming",
    "this",
    "until next",
    "next",
    "for",
    "coming",
    "during",
    "each",
)
"""The spans for which cards can be played."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of plays that are allowed for a time."""
    return [
        *(row for verb in PLAYED if verb in verbs for row in top_rows(verb)),
        *heard("step1", "{who:player.#} (may|can) {pred:pred.base}", allowed),
        *heard("step", "{duration:duration} [,] {step:step1}", in_front),
        *heard("step", "(during|on|in) each of your {span:phases} [,] {step:step1}", each_of_yours),
        *heard("step", "(during|on|in) each of your {span:phases} [,] {step:step1} once", each_of_yours),
        *heard("step", "once (during|on|in) each of your {span:phases} [,] {step:step1}", each_of_yours),
    ]


def top_rows(verb: str) -> list[Row]:
    """ "Play creatures from the top of your deck"."""

    def take(value: Any) -> Fields | None:
        place = value.get("source") if isinstance(value, Clause) and value.verb == verb else None
        if not isinstance(place, Place) or place.position != "top" or value != off_the_top(verb)(taken(value, place)):
            return None
        return taken(value, place)

    return [
        *make("core.base", f"{verb} {{what:things}} from the top of {{source:place}}", off_the_top(verb), take),
        *heard("core.base", f"{verb} {{what:things}} off the top of {{source:place}}", off_the_top(verb)),
    ]


def taken(value: Clause, place: Place) -> Fields:
    """Write what is played off the top of a place."""
    return {"what": value.get("what"), "source": replace(place, position="")}


def off_the_top(verb: str) -> Build:
    """Make what is played off the top of a place."""

    def build(fields: Fields) -> Clause | None:
        place = fields["source"]
        what = fields["what"]
        one = isinstance(what, Things) and isinstance(what.quantity, Some)  # that is the top one itself
        if not isinstance(place, Place) or place.position or one:
            return None
        return Clause(verb, None, (Slot("what", fields["what"]), Slot("source", replace(place, position="top"))))

    return build


def allowed(fields: Fields) -> May | None:
    """Make what a player may play for a time; what may be played in each turn may be so often in each."""
    clause: Clause = fields["pred"]
    if clause.verb not in PLAYED or clause.passive or clause.duration is None or clause.duration.kind not in LATER:
        return None
    if is_limited(clause):
        return None
    if clause.duration.kind == "each":
        counted = so_often(clause, clause.duration.span)
        return None if counted is None else May(fields["who"], (replace(counted, subject=fields["who"]),))
    return May(fields["who"], (replace(clause, subject=fields["who"]),))


def so_often(clause: Clause, span: str, duration: Duration | None = None) -> Clause | None:
    """Read "play one creature from your discard pile each turn" as played once per turn."""
    what = clause.get("what")
    if not isinstance(what, Things) or not isinstance(what.quantity, Some) or what.quantity.how != "choice":
        return None
    number = what.quantity.number
    if not isinstance(number, Number) or number.value == 0 or clause.limit is not None:
        return None
    one = replace(what, quantity=Some(Number(1)))
    slots = tuple(Slot("what", one) if slot.name == "what" else slot for slot in clause.slots)
    return replace(clause, slots=slots, limit=Limit(number.value, span), duration=duration)


def played(step: Any) -> Clause | None:
    """Return the clause of a step that lets a player play something, without a span of its own."""
    if not isinstance(step, May) or len(step.steps) != 1:
        return None
    clause = step.steps[0]
    fits = isinstance(clause, Clause) and clause.verb in PLAYED and clause.duration is None
    return clause if fits and isinstance(clause, Clause) else None


def in_front(fields: Fields) -> May | None:
    """Read a span that is said first."""
    clause = played(fields["step"])
    return (
        None
        if clause is None
        else allowed({"who": clause.subject, "pred": replace(clause, duration=fields["duration"])})
    )


def each_of_yours(fields: Fields) -> May | None:
    """Read "during each of your turns, you may play a creature from your discard pile"."""
    clause = played(fields["step"])
    if clause is None:
        return None
    counted = so_often(clause, fields["span"], Duration("during", fields["span"], You()))
    return None if counted is None else May(fields["step"].player, (counted,))
