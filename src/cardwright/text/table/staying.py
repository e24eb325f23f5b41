"""For as long as this card stays: "exile target creature until this leaves the battlefield"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.adverb import Adverbs
from cardwright.text.tree import IN_PLAY, All, Clause, Duration, Number, Place, Reference, Slot, Some, Things, Triggered

THIS: Final = Reference("this")
COMBAT: Final = Adverbs(words=("in combat",))
THIS_ATTACK: Final = Duration("deed", "attack")


def rows(verbs: tuple[str, ...], modes: bool) -> list[Row]:
    """Return the rows of what ends when this leaves or an attack is over; with `modes` to defend is one of them."""
    found = make("duration", "until this leaves {zone:place}", until_gone, take_gone)
    found += heard("duration", "until this leaves [play]", in_play)
    found += heard("duration", "while this (remains|stays) {within:within} {zone:place}", until_gone)
    found += heard("duration", "while this (remains|stays) in play", in_play)
    if "attack" in verbs:
        found += constant(
            "duration",
            THIS_ATTACK,
            "for this attack",
            "for (that|the|its) attack",
            "during (this|that|the|its) attack",
            "in this attack",
            "(for|during|in) (this|that|the) combat",
            "until [the] end of (this|that|the) combat",
            "until (this|that|the) combat (ends|is over)",
            "until [the] end of (this|that|the|its) attack",
            "until (this|that|the|its) attack (ends|resolves)",
            "until (this|that|the|its) attack (is|has been) (over|resolved|done|finished)",
        )
        found += constant("adverb", COMBAT, "(with|in|through) (a|its) attack", "by attack", canonical=False)
        found += constant("adverb", COMBAT, "by attacking", canonical=False)
        found += heard("sentence", "{clause:fin} while attacking {whom:whom}", meanwhile)
        found += heard("sentence", "while attacking {whom:whom} , {clause:fin}", meanwhile)
        if not modes:
            found += heard("sentence", "{clause:fin} (while|whenever) [being] (defending|attacked)", meanwhile)
            found += heard("sentence", "(while|whenever) [being] (defending|attacked) , {clause:fin}", meanwhile)
    return found


def meanwhile(fields: Fields) -> Triggered | None:
    """Read "this gets +1 DEF while defending" and "while attacking a golem": for the length of that attack."""
    clause: Clause = fields["clause"]
    if clause.subject not in (THIS, Reference("it")) or clause.duration is not None or clause.verb != "get":
        return None
    whom = fields.get("whom")
    if isinstance(whom, Things) and isinstance(whom.quantity, All):
        whom = replace(whom, quantity=Some(Number(1)))
    attacked = Clause("attack", None, (Slot("whom", THIS),), passive=True)
    event = attacked if whom is None else Clause("attack", THIS, (Slot("whom", whom),))
    return Triggered(event, (replace(clause, duration=THIS_ATTACK),))


def until_gone(fields: Fields) -> Duration:
    """Read "until this leaves the battlefield"."""
    zone: Place = fields["zone"]
    return Duration("while here", zone.zone, zone.whose)


def in_play(_: Fields) -> Duration:
    """Read "until this leaves play"."""
    return Duration("while here", IN_PLAY)


def take_gone(value: Any) -> Fields | None:
    """Write what lasts until this leaves."""
    if not isinstance(value, Duration) or value.kind != "while here":
        return None
    return {"zone": Place(value.span, value.whose)}
