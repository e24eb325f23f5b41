"""What is picked for something: "choose one to be exiled", "leave it there or put it on the bottom", "discover"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import BY, with_subject
from cardwright.text.table.places import spelled
from cardwright.text.table.steps import can_be_done
from cardwright.text.tree import (
    HAND,
    Among,
    AnyPlayer,
    Clause,
    InZone,
    May,
    Number,
    Opponent,
    Place,
    Reference,
    Slot,
    Some,
    Things,
    Together,
    Top,
    You,
)
from cardwright.text.unsaid import WHOSE

THEM: Final = Reference("them")
SHOWN: Final = Number(3)
"""How many cards are seen of which one is discovered."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these wordings, of each verb where the game has it."""
    found = [*staying_rows(), *forbidden_rows()]
    if "choose" in verbs:
        found += spelled("choose", "core", "{what:things} to be {deed:passcore}", picked)
        found += spelled("choose", "core", "{what:things} to {deed:gapcore.base}", picked)
    if "put" in verbs:
        found += stealing_rows()
        if "look" in verbs:
            found += discovering_rows()
    return found


def picked(fields: Fields) -> Clause | None:
    """Read "choose one of them to be exiled" as "exile one of them"."""
    deed: Clause = fields["deed"]
    by = BY[deed.verb]
    if by not in ("what", "whom") or any(slot.name == by for slot in deed.slots) or deed.verb in ("choose", "target"):
        return None
    return Clause(deed.verb, None, (Slot(by, fields["what"]), *deed.slots))


def staying_rows() -> list[Row]:
    """ "Leave it there or put it on the bottom": whoever looks may move it."""

    def offered(fields: Fields) -> May | None:
        who = fields.get("who", You())
        if any(not can_be_done(clause) for clause in fields["preds"]):
            return None
        return May(who, tuple(replace(clause, subject=who) for clause in fields["preds"]))

    it = "(it|them|that)"
    found = [
        *heard("left", f"(leave|keep) {it} [(there|alone)]", lambda _: True),
        *heard("left", f"(leave|keep) {it} on [the] top [of {{at:place}}]", lambda _: True),
        *heard("left", f"(leave|keep) {it} where (it|they) (is|are)", lambda _: True),
        *heard("left", f"put {it} back [on] [top]", lambda _: True),
    ]
    for start in ("", "{who:player.#} (may|can|must) "):
        found += heard("step1", f"{start}[either] {{x:left}} [,] or {{preds:preds.base}}", offered)
    return found


def forbidden_rows() -> list[Row]:
    """ "This cannot be destroyed or returned to hand", "cannot attack, counterattack or be targeted"."""

    def listed(fields: Fields) -> tuple[Clause, ...]:
        return tuple(fields[name] for name in ("a", "b", "c") if name in fields)

    def none(fields: Fields) -> Together | None:
        made = [with_subject(fields["subject"], clause, "cannot") for clause in fields["all"]]
        clauses = tuple(clause for clause in made if clause is not None)
        last = clauses[-1].duration if clauses else None
        if len(clauses) < len(made) or any(clause.duration not in (None, last) for clause in clauses):
            return None
        return Together(tuple(replace(clause, duration=last) for clause in clauses))

    told = [
        *heard("undergone", "be {a:passive} (or|and) {b:passive}", listed),
        *heard("undergone", "be {a:passive} , {b:passive} [,] (or|and) {c:passive}", listed),
        *heard("undergone", "{a:undergo} , {b:undergo} [,] (or|and) {c:undergo}", listed),
    ]
    return [*told, *heard("step1", "{subject:subject.#} cannot {all:undergone}", none)]


def stealing_rows() -> list[Row]:
    """ "Steal a card from your opponent's hand": it is yours to hold from then on."""

    def goal(place: Any) -> Place | None:
        if not isinstance(place, Place) or not isinstance(place.whose, Opponent | AnyPlayer):
            return None
        return Place(HAND if place.zone in ("deck", "hand") else place.zone, You())

    def stolen(fields: Fields) -> Clause | None:
        what = fields["what"]
        if not isinstance(what, Things):
            return None
        zones = [each.place for each in what.filters if isinstance(each, InZone)]
        zones += [what.quantity.of] if isinstance(what.quantity, Top) else []
        to = goal(zones[0]) if zones else None
        return None if to is None else Clause("put", None, (Slot("what", what), Slot("to", to)))

    def taken(fields: Fields) -> Clause | None:
        to = goal(fields["source"])
        if to is None:
            return None
        return Clause("put", None, (Slot("what", fields["what"]), Slot("source", fields["source"]), Slot("to", to)))

    found = spelled("steal", "core", "{what:some.#}", stolen)
    return found + spelled("steal", "core", "{what:things} from {source:place}", taken)


def discovering_rows() -> list[Row]:
    """ "Discover a spell from your deck": of three at random that are seen, one comes into the hand."""

    def discovered(fields: Fields) -> tuple[Clause, ...] | None:
        what = fields["what"]
        if not isinstance(what, Things) or what.quantity != Some(Number(1)):
            return None
        if any(isinstance(each, InZone) for each in what.filters):
            return None
        place = InZone(Place("", You()))
        three = replace(what, quantity=Some(SHOWN, "random"), filters=(*what.filters, place))
        one = Things(Some(Number(1)), (), (Among(THEM),))
        look = Clause("look", None, (Slot("what", three),))
        return (look, Clause("put", None, (Slot("what", one), Slot("to", Place(HAND, WHOSE)))))

    return spelled("discover", "preds", "{what:some.sg} [(from|in) {zone:deck}]", discovered)
