"""What goes elsewhere "instead of the discard pile": under conditions, by leave, and behind other deeds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Take, constant, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.diverting import stead
from cardwright.text.table.headers import used
from cardwright.text.table.steps import (
    clauses_of,
    instead,
    steps_of,
    take_instead,
    take_unless,
    take_unless_done,
    unless,
    unless_done,
)
from cardwright.text.tree import (
    IN_PLAY,
    USED,
    Activated,
    Clause,
    If,
    Instead,
    InZone,
    May,
    OwnerOf,
    PhaseEvent,
    Place,
    Reference,
    Slot,
    Step,
    Triggered,
    You,
)

IT = Reference("it")
DISCARDED = (USED, "discard_pile", "graveyard")
"""Where cards go that are done with."""
MOVING = ("put", "return", "exile", "shuffle", "remove")


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "End of round, if alive: back to deck instead of discard pile"."""

    def here(_: Fields) -> Clause:
        return Clause("be", Reference("this"), (Slot("how", InZone(Place(IN_PLAY))),))

    def then_done(fields: Fields) -> Triggered:
        return Triggered(fields["moment"], steps_of(fields["steps"]), fields["condition"])

    def sent(fields: Fields) -> Instead | None:
        if isinstance(fields["to"], Place) and isinstance(fields["to"].whose, OwnerOf):
            return None  # "to hand" is to your own
        return elsewhere({"it": Clause("put", You(), (Slot("what", IT), Slot("to", fields["to"])))})

    def sent_then(fields: Fields) -> Triggered | None:
        made = sent(fields)
        return None if made is None else then({**fields, "it": made})

    asked = "{moment:moment} [,] if {condition:condition}"
    found = heard("condition1", "[still] (alive|there|around|here)", here)
    found += heard("condition1", "(survived|survives|surviving)", here)
    found += heard("sentence", f"[(at|on)] {asked} (,|:) {{steps:step}}", then_done)
    if "discard" in verbs:
        found += heard("steadstep", "[(goes|go)] {to:to} instead of {at:stead}", sent)
        for mark in ("", ":", ","):
            found += heard("sentence", f"[(at|on)] {{moment:moment}} {mark} {{it:steadoffer}}", then)
            found += heard("sentence", f"[(at|on)] {asked} {mark} {{it:steadoffer}}", then)
        found += heard(
            "sentence", "{to:to} at {moment:moment} instead of {at:stead}", lambda f: then({**f, "it": sent(f)})
        )
        found += heard("sentence", "whenever {event:event} (,|:) {it:steadoffer}", then_there_too)
    return found


def then_there_too(fields: Fields) -> Triggered | None:
    """Read "when killed: to hand instead of discard pile"."""
    event = fields["event"]
    if not isinstance(event, Clause) or event.verb not in ("destroy", "kill", "die"):
        return None
    return Triggered(event, (fields["it"],))


class InOrder(Struct, frozen=True):
    """Several steps that are told in one sentence."""

    steps: tuple[Step, ...]


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what goes elsewhere."""
    found: list[Row] = []
    if "discard" in verbs:
        found += [
            *heard("steadstep", "{it:step1} instead of {at:stead}", elsewhere),
            *heard("sentence", "{it:steadstep}", lambda f: f["it"]),
            *heard("sentence", "{who:player.#} (may|can) {pred:pred.base} instead of {at:stead}", permitted),
            *heard("sentence", "if {condition:condition} , {it:steadstep}", conditional),
            *heard("sentence", "if {condition:condition} , you (may|can) {pred:pred.base} instead of {at:stead}", lent),
            *heard("sentence", "(if|whenever) {event:would} at {moment:moment} , {it:step1} instead", then_elsewhere),
            *heard("sentence", "at {moment:moment} , if {event:would} , {it:step1} instead", then_elsewhere),
            *heard("sentence", "at {moment:moment} [,] [(if|while|and) {condition:condition} ,] {it:steadoffer}", then),
            *heard("sentence", "if {condition:condition} at {moment:moment} , {it:steadoffer}", then),
            *heard("sentence", "{it:steadoffer} at {moment:moment}", then),
            *heard("sentence", "{step:step1} at {moment:moment} instead of {at:stead}", then_there),
            *heard("sentence", "if {who:reference.sg} {x:outlasts} [the] {span:round} [,] {it:steadoffer}", outlasting),
            *constant("outlasts", True, "survives", "outlasts", "lives through", canonical=False),
            *heard("steadoffer", "{it:steadstep}", lambda f: f["it"]),
            *heard("steadoffer", "{who:player.#} (may|can) {pred:pred.base} instead of {at:stead}", permitted),
            *heard("sentence", "whenever {event:event} , {it:steadoffer}", shown),
            *heard("sentence", "{header:header.answer} : whenever {event:event} (,|:) {it:steadoffer}", shown),
            *heard("sentence", "whenever {event:event} and {condition:condition} , {it:steadoffer}", shown_so),
            *heard("sentence", "whenever {event:event} , if {condition:condition} , {it:steadoffer}", shown_so),
            *heard("sentence", "{first:step1} [,] and {it:steadstep}", behind),
            *heard("sentence", "{first:step1} [,] and {it:step1} instead of {part:pred.ger}", behind_deed),
            *heard("step", "{what:reference.sg} is not {part:passive} [,] but goes {to:to}", rather),
            *heard("step", "{what:reference.sg} is not {part:passive} [,] but {deed:passive} [instead]", rather_done),
        ]
        for done in ("{it:step1} instead of {part:pred.ger}", "{it:step1} rather than {part:pred.ger}"):
            unpaid = f"{done} unless {{clause:fin}}"
            found += make("step", f"{done} unless {{condition:condition}}", placed_if(unless), take_placed(take_unless))
            found += make("step", unpaid, placed_if(unless_done), take_placed(take_unless_done))
            found += heard("step", f"{done} if {{condition:condition}}", placed_if(under_condition))
    if "go" in verbs or "put" in verbs:
        found += heard("step", "{it:step1} instead of (going|moving|returning) {to:to}", not_going)
    return found


def placed_if(build: Build) -> Build:
    """Put what is done in place of something under a condition told behind it, or let it be bought off."""

    def of(fields: Fields) -> Any:
        step = instead(fields)
        return None if step is None else build({**fields, "then": step})

    return of


def take_placed(take: Take) -> Take:
    """Write what is put in place of something under a condition told behind it."""

    def of(value: Any) -> Fields | None:
        fields = take(value)
        placed = take_instead(fields.pop("then")) if fields is not None else None
        return None if fields is None or placed is None else {**fields, **placed}

    return of


def under_condition(fields: Fields) -> If:
    """Read a condition told last."""
    return If(fields["condition"], (fields["then"],))


def moved(step: Any) -> Clause | None:
    """The one deed that takes something elsewhere which was spoken of before."""
    clauses = clauses_of(step)
    if clauses is None or len(clauses) != 1 or clauses[0].modal or clauses[0].verb not in (*MOVING, "go"):
        return None
    deed = clauses[0]
    if deed.passive and deed.subject is None:
        deed = replace(deed, subject=You(), passive=False)
    if deed.verb == "go" and isinstance(deed.subject, Reference) and deed.get("to") is not None:
        return Clause("put", You(), (Slot("what", deed.subject), Slot("to", deed.get("to"))))  # type: ignore[arg-type]
    return deed if isinstance(deed.get("what"), Reference) and isinstance(deed.subject, You) else None


def elsewhere(fields: Fields) -> Instead | None:
    """Read "put it into your hand instead of the discard pile": instead of discarding it."""
    deed = moved(fields["it"])
    if deed is None:
        return None
    what = deed.get("what")
    assert what is not None
    return Instead((deed,), Clause("discard", You(), (Slot("what", what),)))


def then_elsewhere(fields: Fields) -> Triggered | None:
    """Read "if it would go to the discard pile at the end of the round, return it to your hand instead"."""
    event: Clause = fields["event"]
    moment: PhaseEvent = fields["moment"]
    made = elsewhere(fields)
    thing = event.subject if event.verb == "go" else event.get("what")
    if made is None or thing != Reference("this") or not event.get("to") or moment.edge != "end" or moment.next:
        return None
    used = event.get("to")
    if event.verb not in ("go", "put", "move") or not isinstance(used, Place) or used.zone not in DISCARDED:
        return None
    return Triggered(PhaseEvent("end", moment.span, moment.whose), (made,))


def then(fields: Fields) -> Triggered | None:
    """Read "at the end of the round, if this is alive, put it into your deck instead of the discard pile"."""
    moment = fields["moment"]
    if not isinstance(moment, PhaseEvent) or moment.edge != "end" or moment.next:
        return None
    return Triggered(moment, (fields["it"],), fields.get("condition"))


def then_there(fields: Fields) -> Triggered | None:
    """Read "this goes to your deck at the end of the round instead of the discard pile"."""
    made = elsewhere({"it": fields["step"]})
    return None if made is None else then({**fields, "it": made})


def outlasting(fields: Fields) -> Triggered | None:
    """Read "if this survives the round, it goes to your hand instead of the discard pile"."""
    if fields["who"] != Reference("this"):
        return None
    here = Clause("be", fields["who"], (Slot("how", InZone(Place(IN_PLAY))),))
    return then({**fields, "moment": PhaseEvent("end", fields["span"]), "condition": here})


def permitted(fields: Fields) -> May | None:
    """Read "you may put it into your hand instead of the discard pile"."""
    if not isinstance(fields["who"], You):
        return None
    made = elsewhere({"it": replace(fields["pred"], subject=You())})
    return None if made is None else May(You(), (made,))


def shown(fields: Fields) -> Triggered | Activated | None:
    """Read the same of a card that is revealed, which is discarded only afterwards."""
    event = fields["event"]
    if not isinstance(event, Clause) or event.verb != "reveal" or event.limit is not None:
        return None
    return used({**fields, "steps": fields["it"]}) if "header" in fields else Triggered(event, (fields["it"],))


def shown_so(fields: Fields) -> Triggered | Activated | None:
    """Read the same of a card of which something is asked."""
    return shown({**fields, "it": If(fields["condition"], (fields["it"],))})


def conditional(fields: Fields) -> If:
    """Read the same under a condition."""
    return If(fields["condition"], (fields["it"],))


def lent(fields: Fields) -> If | None:
    """Read what may be done under a condition."""
    made = permitted({**fields, "who": You()})
    return None if made is None else If(fields["condition"], (made,))


def behind(fields: Fields) -> InOrder | None:
    """Read "counter it and put it into its owner's hand instead of the discard pile"."""
    return InOrder((*steps_of(fields["first"]), fields["it"])) if clauses_of(fields["first"]) else None


def behind_deed(fields: Fields) -> InOrder | None:
    """Read "counter it and exile it instead of discarding it"."""
    deed, part = moved(fields["it"]), fields["part"]
    if deed is None or part.passive or clauses_of(fields["first"]) is None:
        return None
    return InOrder((*steps_of(fields["first"]), Instead((deed,), replace(part, subject=You()))))


def rather(fields: Fields) -> Instead | None:
    """Read "it is not discarded but goes to your hand"."""
    put = Clause("put", You(), (Slot("what", fields["what"]), Slot("to", fields["to"])))
    return stead(put, fields["part"])


def rather_done(fields: Fields) -> Instead | None:
    """Read "it is not discarded but put into your hand"."""
    deed = with_subject(fields["what"], fields["deed"])
    if deed is None or deed.subject is not None or deed.verb not in MOVING:
        return None
    return stead(replace(deed, subject=You(), passive=False), fields["part"])


def not_going(fields: Fields) -> Instead | None:
    """Read "it goes back to your hand instead of going to the discard pile"."""
    deed = moved(fields["it"])
    if deed is None:
        return None
    what = deed.get("what")
    assert what is not None
    return Instead((deed,), Clause("put", You(), (Slot("what", what), Slot("to", fields["to"]))))
