""" "When it attacks life-energy", "enemy characters cannot attack your life": an attack on the player who has it."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.only import LIFE
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    BODY,
    All,
    AnyPlayer,
    Clause,
    Controlled,
    Delayed,
    EachPlayer,
    Kind,
    Number,
    Opponent,
    Reference,
    Slot,
    Some,
    Things,
    You,
)

ANYBODY: Final = Things(Some(Number(1)), (Kind((BODY,)),))
ENEMY: Final = Things(Some(Number(1)), (Kind((BODY,), (Controlled(Opponent()),)),))
FORMS: Final = (("sg", "attacks"), ("pl", "attack"), ("part", "attacked"), ("ger", "attacking"))


def rows(cancels: bool) -> list[Row]:
    """Return the rows of attacks on what players have, and of coming ones where the game `cancels` them.

    That they are allowed is told in `only.py`.
    """
    of: Build = lambda f: f["whose"] if f["what"] == LIFE else None  # noqa: E731
    found = heard("onlife", "[the] {what:resource}", lambda f: AnyPlayer() if f["what"] == LIFE else None)
    found += heard("onlife", "{whose:owner1} {what:resource}", of)
    found += heard("onlife", "[the] {what:resource} of {whose:player.obj}", of)
    for form, word in FORMS:
        found += heard(f"core.{form}", f"{word} {{whom:onlife}} [directly]", strike)
    end = "cannot attack {whom:onlife} [directly] [{duration:duration}]"
    found += [*heard("foe", "(enemy|opposing) attack", lambda _: ENEMY), *heard("foe", "attack", lambda _: ANYBODY)]
    if cancels:
        next_one = "the next {foe:foe} [(on|against) {whom:whom}]"
        for attack in (f"{next_one} [{{duration:duration}}]", f"{next_one} by {{agent:agent}} [{{duration:duration}}]"):
            found += heard("step", f"(cancel|negate|stop|nullify) {attack}", undone)
            found += heard("step", f"{attack} is (cancelled|canceled|negated|stopped|nullified)", undone)
    return [
        *found,
        *heard("fin", f"{{subject:subject.#}} {end}", barred),
        *heard("fin", f"{{by:player.#}} {end}", kept_back),
        *heard("event1", "{whom:onlife} is attacked [directly]", lambda f: replaced(f, None, passive=True)),
    ]


def undone(fields: Fields) -> Delayed | None:
    """Read "cancel the next attack against you this turn"."""
    foe = fields["agent"] if "agent" in fields else fields["foe"]
    if "agent" in fields and fields["foe"] != ANYBODY:
        return None
    whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
    cancelled = Clause("cancel", You(), (Slot("what", Reference("that", "attack")),))
    return Delayed(Clause("attack", foe, whom), (cancelled,), fields.get("duration"))


def replaced(fields: Fields, subject: Any, modal: str = "", passive: bool = False) -> Clause:
    """Make the attack of something on a player."""
    slots = (Slot("whom", fields["whom"]),)
    return Clause("attack", subject, slots, modal, passive=passive, duration=fields.get("duration"))


def strike(fields: Fields) -> Clause:
    """Read "attacks life-energy"."""
    return replaced(fields, None)


def barred(fields: Fields) -> Clause | None:
    """Read "enemy characters cannot attack life-energy"."""
    return with_subject(fields["subject"], replaced(fields, None), "cannot")


def kept_back(fields: Fields) -> Clause | None:
    """Read "your opponent cannot attack life-energy": none of theirs can."""
    by = fields["by"]
    everything = Things(All(), (Kind((BODY,)),))
    if isinstance(by, You | Opponent):
        merged = phrase(everything.kinds, (Controlled(by),))
        everything = everything if merged is None else Things(All(), merged.kinds, merged.filters)
    elif not isinstance(by, EachPlayer):
        return None
    return replaced(fields, everything, "cannot")
