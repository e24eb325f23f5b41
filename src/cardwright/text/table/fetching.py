"""Everyday words for what comes into the hand, whole zones in the passive, and the top cards of a deck not named."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.places import spelled
from cardwright.text.table.steps import is_player
from cardwright.text.tree import HAND, AnyPlayer, Clause, InZone, Number, Place, Slot, Things, Together, Top, You
from cardwright.text.unsaid import OWNER, WHOSE

KEPT: Final = ("take", "keep")
FETCHED: Final = ("retrieve", "recover", "salvage", "rescue", "regain")
PASSIVE: Final = (("put", "put {to:into}"), ("shuffle", "shuffled {to:into}"), ("put", "returned {to:to}"))
EMPTIED: Final = (("discard", "discarded"), ("exile", "exiled"), ("reveal", "revealed"))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these wordings, of each verb where the game has it."""
    found = [*top_rows(), *heard("step1", "{who:player.#} must {preds:preds.base}", made_to)]
    for verb, told in (*PASSIVE, *EMPTIED):
        if verb in verbs:
            found += heard("step1", f"{{zone:place}} is {told}", emptied(verb))
    if "put" in verbs:
        for word in KEPT:
            found += spelled(word, "core", "{what:some.#}", kept)
        for word in FETCHED:
            found += spelled(word, "core", "{what:things} from {source:place}", fetched)
        found += spelled("get", "core", "{what:things} back from {source:place}", fetched)
    if "return" in verbs:
        found += spelled("get", "core", "{what:reference.#} back", got_back)
        found += spelled("get", "core", "{what:reference.#} [back] (to|into|in) {to:place}", got_back)
    if "search" in verbs:
        found += spelled("find", "core", "{what:things} in {zone:place}", searched)
    if "choose" in verbs:
        found += heard("step1", "choose a player", lambda _: Clause("choose", You(), (Slot("what", AnyPlayer(True)),)))
    return found


def top_rows() -> list[Row]:
    """ "Look at the top 3 cards": of your deck."""

    def top(fields: Fields) -> Things | None:
        found = fields["np"]
        if any(isinstance(each, InZone) for each in found.filters):
            return None  # of which pile it is the top one is told
        return Things(Top(fields.get("n", Number(1)), Place("", WHOSE)), found.kinds, found.filters)

    return [
        *heard("some.sg", "the top {np:np.sg}", top),
        *heard("some.pl", "the top {n:count} {np:np.pl}", top),
    ]


def made_to(fields: Fields) -> Together | None:
    """Read "your opponent must reveal their hand and discard a card" as what they do."""
    if not is_player(fields["who"]) or len(fields["preds"]) < 2:
        return None
    made = [with_subject(fields["who"], clause) for clause in fields["preds"]]
    clauses = tuple(clause for clause in made if clause is not None)
    return Together(clauses) if len(clauses) == len(made) else None


def emptied(verb: str) -> Any:
    """Make what is done with all cards of a zone."""

    def build(fields: Fields) -> Clause:
        to = (Slot("to", fields["to"]),) if "to" in fields else ()
        return Clause(verb, You(), (*to, Slot("zone", fields["zone"])))

    return build


def kept(fields: Fields) -> Clause | None:
    """Read "take one": of what was seen, into the hand."""
    what = fields["what"]
    if not isinstance(what, Things) or what.kinds:
        return None
    return Clause("put", None, (Slot("what", what), Slot("to", Place(HAND, WHOSE))))


def fetched(fields: Fields) -> Clause:
    """Read "retrieve a spell from your discard pile": into the hand."""
    return Clause(
        "put", None, (Slot("what", fields["what"]), Slot("source", fields["source"]), Slot("to", Place(HAND, WHOSE)))
    )


def got_back(fields: Fields) -> Clause | None:
    """Read "you get this back", "you get it back to your hand"."""
    to = fields.get("to", Place(HAND, OWNER))
    if not isinstance(to, Place) or to.zone not in (HAND, "hand"):
        return None
    return Clause("return", None, (Slot("what", fields["what"]), Slot("to", to)))


def searched(fields: Fields) -> Clause:
    """Read "find a creature in your deck" as searching for it."""
    return Clause("search", None, (Slot("zone", fields["zone"]), Slot("what", fields["what"])))
