"""What befalls whatever a card harms: "anything it damages is destroyed" is done whenever it does so."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    BODY,
    PLAYERS,
    All,
    Clause,
    Kind,
    Number,
    Place,
    Replacement,
    Slot,
    Some,
    Step,
    Things,
    Triggered,
)
from cardwright.text.triggers import actively, victim_of

DEEDS: Final = (
    ("deal", "(damages|hits|hurts|wounds)", "(damage|hit|hurt|wound)", "(damaged|hit|hurt|wounded)"),
    ("deal", "deals [{kind:kind}] damage to", "deal [{kind:kind}] damage to", "dealt [{kind:kind}] damage"),
    ("discard", "discards", "discard", "discarded"),
    ("destroy", "destroys", "destroy", "destroyed"),
    ("kill", "(kills|slays)", "(kill|slay)", "(killed|slain)"),
    ("attack", "attacks", "attack", "attacked"),
    ("fight", "(fights|battles)", "(fight|battle)", ""),
)
"""A verb, what it is in the present of one and of many, and its participle."""
HURTING: Final = ("deal", "attack", "fight")
"""Verbs that have whom they are done to, not what."""


class Struck(Struct, frozen=True):
    """Whatever something is done to, as the event of that."""

    event: Clause


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is harmed; those of a verb only where the game has it."""
    found: list[Row] = []
    for verb, does, do, done in DEEDS:
        if verb not in verbs:
            continue
        build = struck(verb)
        for told in (f"{{who:reference.sg}} {does}", f"{{who:subject.pl}} {do}"):
            found += heard("struck.sg", f"(anything|whatever|everything|anyone) {told}", build)
            found += heard("struck.sg", f"(any|each|every) {{np:np.sg}} [that] {told}", build)
            found += heard("struck.pl", f"[(all|any)] {{np:np.pl}} [that] {told}", build)
        if done:
            by = f"{done} by {{who:agent}}"
            found += heard("struck.sg", f"(anything|everything|anyone) [that is] {by}", build)
            found += heard("struck.sg", f"(any|each|every) {{np:np.sg}} [that (is|gets)] {by}", build)
            found += heard("struck.pl", f"[(all|any)] {{np:np.pl}} [that (are|get)] {by}", build)
    for number, be in (("sg", "(is|gets)"), ("pl", "(are|get)")):
        victim = f"{{it:struck.{number}}}"
        found += heard("sentence", f"{victim} {{pred:pred.{number}}}", befallen)
        found += heard("sentence", f"{victim} cannot {{pred:pred.base}}", barred)
        found += heard("sentence", f"{victim} cannot be {{pred:passive}}", barred)
        found += heard("sentence", f"{victim} {be} [also] {{pred:passive}}", befallen)
        for stead in (
            "",
            " of (going|being put|being sent) {to:to}",
            *((" of {at:stead}",) if "discard" in verbs else ()),
        ):
            found += heard("sentence", f"{victim} {be} {{pred:passive}} instead{stead}", replaced)
            found += heard("sentence", f"{victim} {{pred:pred.{number}}} instead{stead}", replaced)
    return found


def struck(verb: str) -> Build:
    """Make the event of something being done to one of those."""

    def build(fields: Fields) -> Struck | None:
        who = fields["who"]
        if isinstance(who, (*PLAYERS, Place)) or who is None:
            return None
        if isinstance(who, Things) and isinstance(who.quantity, All):
            who = replace(who, quantity=Some(Number(1)))
        np: Phrase = fields.get("np") or Phrase((Kind((BODY,)),), ())
        whom = Things(Some(Number(1)), np.kinds, np.filters)
        kind = (Slot("kind", fields["kind"]),) if "kind" in fields else ()
        return Struck(Clause(verb, who, (*kind, Slot("whom" if verb in HURTING else "what", whom))))

    return build


def deed(fields: Fields, modal: str = "") -> Any:
    """Say of the one that was harmed what befalls it."""
    made = with_subject(victim_of(fields["it"].event), fields["pred"], modal)
    if made is None or not made.passive or made.subject is not None or modal:
        return made
    return actively(made)


def befallen(fields: Fields) -> Triggered | None:
    """Read "anything it damages is destroyed": when it damages something, destroy that."""
    step: Step | None = deed(fields)
    return None if step is None else Triggered(fields["it"].event, (step,))


def barred(fields: Fields) -> Triggered | None:
    """Read "creatures it damages cannot attack until your next turn": for how long must be told."""
    step = deed(fields, "cannot")
    return None if step is None or step.duration is None else Triggered(fields["it"].event, (step,))


def replaced(fields: Fields) -> Replacement | None:
    """Read "creatures it destroys are exiled instead"."""
    step = deed(fields)
    return None if step is None else Replacement(replace(fields["it"].event, modal="would"), (step,))
