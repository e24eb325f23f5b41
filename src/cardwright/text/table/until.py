"""Until something happens: "cannot attack until it takes damage", "until you play another card"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import STATIVE
from cardwright.text.tree import IN_PLAY, Clause, Duration, EitherEvent, Reference

GONE: Final = ("destroy", "sacrifice", "exile")
"""Whatever becomes of a card that is no longer there."""


def rows() -> list[Row]:
    """Return the rows of what lasts until something happens."""
    found = make("duration", "until {event:event}", until, take)
    found += heard("duration", "until after {event:event}", until)
    found += heard("duration", "until the next time {event:event}", until)
    found += heard("duration", "until {event:past}", until)
    return found


def until(fields: Fields) -> Duration | None:
    """Read what ends it; once this is gone it has no say any more."""
    event = fields["event"]
    if isinstance(event, EitherEvent):
        plain = tuple(bare(each) for each in event.events)
        if any(each is None or is_vague(each) for each in plain):
            return None
        return Duration("until event", "", event=EitherEvent(tuple(each for each in plain if each is not None)))
    said = bare(event)
    if said is None or is_vague(said):
        return None
    return Duration("while here", IN_PLAY) if is_gone(said) else Duration("until event", "", event=said)


def bare(event: Any) -> Clause | None:
    """Return an event without what it has of the past; None for what does not simply happen."""
    if not isinstance(event, Clause) or event.verb in STATIVE or event.modal or event.duration or event.limit:
        return None
    return replace(event, tense="") if event.tense == "perfect" else event if not event.tense else None


def is_gone(event: Clause) -> bool:
    """Tell whether this card is gone then."""
    this = Reference("this")
    if event.verb == "die":
        return event.subject == this
    return event.verb in GONE and event.passive and event.subject is None and event.get("what") == this


def is_vague(event: Clause) -> bool:
    """Tell whether an event only repeats what another row says better."""
    return event.verb == "leave" and event.subject == Reference("this")


def take(value: Any) -> Fields | None:
    """Write what it lasts until."""
    if not isinstance(value, Duration) or value.kind != "until event":
        return None
    return {"event": value.event}
