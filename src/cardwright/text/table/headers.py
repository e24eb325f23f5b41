"""Abilities under a header, and abilities with a cost before a colon.

A header is a word of the vocabulary that names when or how an ability is used. Its role tells what follows it: "sort"
any ability ("Ongoing: ..."), "moment" what the rules do at that moment ("Defense: ..."), "used" a cost and what it
buys ("Action: Pay 1: ..."), "paid" the same with the cost before the colon ("Activate, pay 1: ..."), "answer" an event,
perhaps a cost, and what is done ("Reaction: When ..., pay 1: ...").
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make, same
from cardwright.text.table.phrase import phrase
from cardwright.text.table.steps import bare, can_be_done, grouped, step_of, steps_of
from cardwright.text.tree import (
    Activated,
    Additional,
    Clause,
    Controlled,
    ControllerOf,
    Delayed,
    If,
    InPlay,
    InZone,
    More,
    Opponent,
    Owned,
    PayFor,
    PhaseEvent,
    Player,
    Reference,
    Slot,
    Step,
    ThatPlayer,
    Things,
    You,
)

PAYING: Final = frozenset(
    {"pay", "discard", "sacrifice", "burn", "channel", "exile", "lose", "remove", "destroy", "return", "unmark"}
)
"""Verbs with which something can be paid."""
OWNER: Final = You()
ONE: Final = (You, Opponent, ThatPlayer, ControllerOf)
GIVEN_UP: Final = frozenset({"put", "return", "shuffle", "reveal", "detach"})
"""Verbs of what can be asked for besides behind a header, which tells that it is a cost."""


class AfterDeed(Struct, frozen=True):
    """What is done once this card's own deed is done."""

    step: Any


class Under(Struct, frozen=True):
    """A sentence under a header."""

    header: str
    sentence: Any


def price(fields: Fields) -> tuple[Clause, ...] | None:
    """The clauses of a cost, done by you; none if nothing is paid."""
    clauses: tuple[Clause, ...] = fields.get("cost", ())
    given = GIVEN_UP if fields.get("header") else frozenset[str]()
    if any(not can_be_paid(clause, given) for clause in clauses):
        return None
    return tuple(replace(of_your_own(clause), subject=You()) for clause in clauses)


def of_your_own(clause: Clause, who: Player = OWNER) -> Clause:
    """What is in play and given up for something is one's own."""
    what = clause.get("what")
    if (
        not isinstance(what, Things)
        or not isinstance(who, ONE)
        or not (InPlay() in what.filters or is_destroyed(clause, what))
    ):
        return clause
    rest = tuple(one for one in what.filters if one != InPlay())
    own = phrase(what.kinds, (*rest, Controlled(who)))
    if own is None:
        return clause
    mine = Things(what.quantity, own.kinds, own.filters)
    return replace(clause, slots=tuple(Slot("what", mine) if slot.name == "what" else slot for slot in clause.slots))


def is_destroyed(clause: Clause, what: Things) -> bool:
    """Tell whether something is destroyed of which it is not said whose it is."""
    told = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return clause.verb == "destroy" and not any(isinstance(one, Controlled | Owned | InZone) for one in told)


def can_be_paid(clause: Clause, given: frozenset[str] = frozenset()) -> bool:
    """Tell whether something is given for an ability by doing this, or `given` up besides."""
    if clause.verb == "suspend":
        return clause.get("what") == Reference("this") and not clause.limit
    return clause.verb in PAYING | given and not (clause.duration or clause.limit or clause.adverbs)


def take_price(cost: tuple[Clause, ...]) -> Fields:
    """Write the clauses of a cost."""
    return {"cost": tuple(bare(clause) for clause in cost)} if cost else {}


def used(fields: Fields) -> Activated | None:
    """Make an ability that its player uses."""
    cost = price(fields)
    if cost is None:
        return None
    return Activated(fields.get("header", ""), cost, steps_of(fields["steps"]), fields.get("event"))


def priced(fields: Fields) -> Activated | None:
    """Read "Action: 1 energy: ..." as what is paid."""
    return used({**fields, "cost": (Clause("pay", None, (Slot("cost", fields["price"]),)),)})


def take_used(value: Any) -> Fields | None:
    """Write an ability that its player uses."""
    if not isinstance(value, Activated):
        return None
    fields: Fields = {**take_price(value.cost), "steps": step_of(value.steps)}
    if value.header:
        fields["header"] = value.header
    if value.event is not None:
        fields["event"] = value.event
    return fields


def offered_for(fields: Fields) -> Additional | None:
    """Read "you may pay 1 more energy to draw a card"."""
    extra = all(isinstance(clause.get("cost"), More) for clause in fields["cost"])
    if not extra or any(not can_be_done(clause) for clause in fields["preds"]):
        return None
    return offered({**fields, "steps": grouped(tuple(replace(each, subject=You()) for each in fields["preds"]))})


def purpose(fields: Fields) -> PayFor | None:
    """Read "discard a card to draw 2 cards"."""
    if any(not can_be_paid(clause, GIVEN_UP) for clause in fields["cost"]):
        return None
    if any(not can_be_done(clause) for clause in fields.get("preds", ())):
        return None
    cost = tuple(replace(of_your_own(clause), subject=You()) for clause in fields["cost"])
    gain: Step = fields.get("it") or grouped(tuple(replace(each, subject=You()) for each in fields["preds"]))
    return PayFor(cost, (gain,))


def offered(fields: Fields) -> Additional | None:
    """Make a cost that may be paid besides."""
    cost = price(fields)
    return None if cost is None else Additional(cost, steps_of(fields["steps"]), True)


def take_offered(value: Any) -> Fields | None:
    """Write a cost that may be paid besides."""
    if not isinstance(value, Additional) or not value.optional:
        return None
    return {**take_price(value.cost), "steps": step_of(value.steps)}


def take_demanded(value: Any) -> Fields | None:
    """Write a cost that must be paid besides."""
    if not isinstance(value, Additional) or value.optional:
        return None
    return {**take_price(value.cost), "steps": step_of(value.steps)}


def under(fields: Fields) -> Under | None:
    """Put a sentence under a header; headers do not nest."""
    inner = fields["it"]
    return None if isinstance(inner, Under | Activated | Additional) else Under(fields["header"], inner)


def take_under(value: Any) -> Fields | None:
    """Write a sentence under its header."""
    return {"header": value.header, "it": value.sentence} if isinstance(value, Under) else None


def later(fields: Fields) -> Delayed | None:
    """Read "at the start of your next turn, draw a card" as what is done then; what comes again is no single moment."""
    event: PhaseEvent = fields["event"]
    once = event.next or event.this or event.count > 1 or (event.edge == "end" and not event.whose and not event.every)
    return Delayed(event, steps_of(fields["steps"])) if once else None


def asked_rows() -> list[Row]:
    """ "Reaction: When you play a card and it is a spell: ...": what is asked of an event that is answered."""

    def asked(fields: Fields) -> Activated | None:
        return used({**fields, "steps": If(fields["condition"], steps_of(fields["steps"]))})

    found: list[Row] = []
    for word in ("when", "whenever"):
        answer = f"{{header:header.answer}} : {word} {{event:event}}"
        for link in ("[,] and {condition:condition}", "[,] (if|while) {condition:condition}"):
            found += heard("sentence", f"{answer} {link} (:|,) {{steps:step}}", asked)
            found += heard("sentence", f"{answer} {link} , {{cost:preds.base}} : {{steps:step}}", asked)
    return found


def rows() -> list[Row]:
    """Return the rows of headed sentences, of costs before a colon and of what comes after a deed."""
    answer = "{header:header.answer} : when {event:event}"
    ever = "{header:header.answer} : whenever {event:event}"
    return [
        *same("act", "step"),
        *heard("act", "at {event:moment} , {steps:step}", later),
        *make("sentence", "{header:header.used} : {cost:preds.base} : {steps:act}", used, take_used),
        *make("sentence", "{header:header.used} : {steps:act}", used, take_used),
        *heard("sentence", "{header:header.used} : {price:price} : {steps:step}", priced),
        *heard("sentence", "{header:header.used} , {price:price} : {steps:step}", priced),
        *make("sentence", "{header:header.used} , {cost:preds.base} : {steps:step}", used, take_used, False),
        *make("sentence", "{header:header.paid} , {cost:preds.base} : {steps:act}", used, take_used),
        *make("sentence", "{header:header.paid} : {steps:act}", used, take_used),
        *make("sentence", "{header:header.paid} : {cost:preds.base} : {steps:step}", used, take_used, False),
        *make("sentence", "{header:header.paid} and {cost:preds.base} : {steps:step}", used, take_used, False),
        *make("sentence", f"{answer} : {{steps:step}}", used, take_used),
        *make("sentence", f"{answer} , {{cost:preds.base}} : {{steps:step}}", used, take_used),
        *make("sentence", "{header:header.answer} : whenever {event:event} : {steps:step}", used, take_used, False),
        *make("sentence", f"{answer} , {{steps:step}}", used, take_used, False),
        *make("sentence", f"{ever} , {{cost:preds.base}} : {{steps:step}}", used, take_used, False),
        *make("sentence", f"{ever} , {{steps:step}}", used, take_used, False),
        *asked_rows(),
        *make("sentence", "{cost:preds.base} : {steps:act}", used, take_used),
        *make("sentence", "{cost:preds.base} : {steps:step}", lambda _: None, take_demanded),
        *make("sentence", "you may {cost:preds.base} : {steps:step}", offered, take_offered),
        *heard("sentence", "(may|can) {cost:preds.base} : {steps:step}", offered),
        *heard("sentence", "you (may|can) {cost:preds.base} to {preds:preds.base}", offered_for),
        *heard("step1", "{cost:preds.base} [in order] to {preds:preds.base}", purpose),
        *heard("step1", "{cost:preds.base} [in order] to {it:given}", purpose),
        *make("sentence", "{header:header.moment} : {it:sentence}", under, take_under),
        *make("sentence", "{header:header.sort} : {it:sentence}", under, take_under),
        *heard("sentence", "{header:header.after} , {it:sentence}", under),
        *heard("sentence", "{it:step} [,] {header:header.after}", under),
        *heard("sentence", "after this {noun:deed.sg} [(resolves|ends)] , {step:step}", lambda f: AfterDeed(f["step"])),
        *heard(
            "sentence",
            "after this {noun:deed.sg} is (over|done|finished) , {step:step}",
            lambda f: AfterDeed(f["step"]),
        ),
    ]
