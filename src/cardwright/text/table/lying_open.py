"""What lies open all the time: "your opponent plays with the top card of their deck revealed"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.tree import Clause, Number, Slot, Things, Top, You

ALWAYS: Final = "always"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of top cards that everybody sees."""
    if "reveal" not in verbs:
        return []
    found = make("fin", "{who:player.sg} plays with {what:some.sg} revealed", shown, take)
    found += make("fin", "you play with {what:some.sg} revealed", shown, take_own)
    for start in ("{who:player.sg} [must] (plays|play)", "you must play", "play", "{who:player.pl} play"):
        found += heard("fin", f"{start} with {{what:some.sg}} {{x:openly}}", shown)
    found += constant("openly", True, "(revealed|open|visible|exposed|shown)", "face up", "face-up", canonical=False)
    found += constant("stays", True, "stays", "is always", "lies", canonical=False)
    return [*found, *heard("fin", "{what:some.sg} {s:stays} {x:openly}", of_owner)]


def shown(fields: Fields) -> Clause | None:
    """Make the top card of a player's zone one that all may look at."""
    what = fields["what"]
    if not is_top(what):
        return None
    return Clause("reveal", fields.get("who", You()), (Slot("what", what),), ALWAYS)


def of_owner(fields: Fields) -> Clause | None:
    """Read "the top card of your deck stays revealed" as that you play with it revealed."""
    what = fields["what"]
    return shown({"what": what, "who": what.quantity.of.whose or You()}) if is_top(what) else None


def is_top(what: Any) -> bool:
    """Tell whether the one card on top of a zone is meant."""
    if not isinstance(what, Things) or not isinstance(what.quantity, Top):
        return False
    return what.quantity.number == Number(1) and not what.quantity.bottom and not what.filters


def taken(own: bool) -> Callable[[Any], Fields | None]:
    """Write that a player's top card is seen."""

    def of(value: Any) -> Fields | None:
        what = value.get("what") if isinstance(value, Clause) and value.verb == "reveal" else None
        if what is None or value.modal != ALWAYS or isinstance(value.subject, You) != own:
            return None
        return {"what": what} if own else {"who": value.subject, "what": what}

    return of


take, take_own = taken(False), taken(True)
