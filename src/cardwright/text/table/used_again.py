"""Abilities that are used more often than the rules allow: "you can use your character's ability again this round"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.tree import PLAYERS, Clause, Duration, Limit, May, Place, Reference, Slot, You

TWICE: Final = ("twice", "(2|two) times")
AGAIN: Final = ("again", "once more", "(1|one|a) more time", "(1|one|a) additional time", "a second time", *TWICE)
THIS: Final = Reference("this")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such permissions, for a time and for good."""
    verb = "use" if "use" in verbs else "activate" if "activate" in verbs else ""
    if not verb:
        return []

    def allowed(often: int) -> Build:
        return lambda fields: used(fields, verb, often)

    found = heard("itsuse", "(use|activate) [(its|their|the)] (ability|abilities|effect|effects)", lambda _: ())
    owned = "{what:possessor} (ability|abilities)"
    for again in AGAIN:
        build = allowed(2 if again in TWICE else 0)
        for end in ("{duration:duration}", "(each|every|per|a) {each:phase}"):
            told = f"{again} {end}"
            found += heard("step1", f"{{what:subject.#}} (can|may) {{use:itsuse}} {told}", build)
            found += heard("step1", f"{owned} (can|may) be (used|activated) {told}", build)
            found += heard("step1", f"you (can|may) (use|activate) {owned} {told}", build)
            if again in TWICE and "each:" in end:
                continue  # which is said as any deed
            found += heard("step1", f"{{who:player.#}} (can|may) (use|activate) {{what:things}} {told}", build)
            found += heard("step1", f"{{what:subject.#}} (can|may) be (used|activated) {told}", build)
    return found


def used(fields: Fields, verb: str, often: int) -> Clause | May | None:
    """Make the permission to use something so often, or once more, in a span of time."""
    what: Any = fields.get("what", THIS)
    who = fields.get("who", You())
    if isinstance(what, (*PLAYERS, Place)) or not isinstance(who, PLAYERS):
        return None
    duration: Duration | None = fields.get("duration")
    slots = (Slot("what", what),)
    if duration is None:
        return May(who, (Clause(verb, who, slots, limit=Limit(often or 2, fields["each"])),))
    if duration.kind == "each":
        return None
    return Clause(verb, who, slots, "can", duration=duration, adverbs=("again",))
