"""Sides: who gains control, who changes sides, what comes into play."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, heard, make, struct
from cardwright.text.tree import BODY, IN_PLAY, PLAYERS, Clause, Duration, Place, Reference, Several, Slot, Things, You


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of sides; those of a verb only where the game has it."""
    found = [
        *heard("into", "into play", lambda _: Place(IN_PLAY)),
        *heard("to", "to play", lambda _: Place(IN_PLAY)),
    ]
    found += meeting_rows()
    if "fight" in verbs:
        found += fighting_rows()
    if "trade" in verbs:
        found += trading_rows()
    if "gain_control" in verbs or "move" in verbs:
        found += giving_rows("gain_control" if "gain_control" in verbs else "move")
    if "move" in verbs:
        found += moving_rows("gain_control" not in verbs)
    return found


def meeting_rows() -> list[Row]:
    """ "The creature it attacks": whom the one that attacks or fights meets."""

    def foe(fields: Fields) -> Reference:
        return Reference("foe", fields["n"])

    def target(_: Fields) -> Reference:
        return Reference("foe", BODY)

    return [
        *struct("reference.sg", Reference, "the {noun:anynoun.sg} it attacks", word="foe"),
        *heard("reference.sg", "the {n:anynoun.sg} (it|this) (fights|fought|attacked)", foe),
        *heard("reference.sg", "the {n:anynoun.sg} it is (attacking|fighting)", foe),
        *heard("reference.sg", "(the|that) (attacked|defending) {n:anynoun.sg}", foe),
        *heard("reference.sg", "the {n:anynoun.sg} (being|under) (attacked|attack)", foe),
        *heard("reference.sg", "the target of (the|that|this|its) attack", target),
        *heard("reference.sg", "(the|that|this) attack 's target", target),
        *heard("reference.sg", "its target", target),
        *heard("reference.sg", "(the|that) defender", target),
        *heard("reference.sg", "the {n:anynoun.sg} this [{o:own.sg}] (attacks|fights)", foe),
    ]


def fighting_rows() -> list[Row]:
    """ "It cannot be picked for fights"."""

    def no_fight(fields: Fields) -> Clause | None:
        if isinstance(fields["a"], PLAYERS):
            return None
        return Clause("fight", fields["a"], modal="cannot", duration=fields.get("duration"))

    found: list[Row] = []
    for ending in ("for (a|the) fight", "for fights", "to fight"):
        told = f"{ending} [{{duration:duration}}]"
        found += heard("fin", f"{{a:subject.#}} cannot be (picked|chosen|selected) {told}", no_fight)
        found += heard("fin", f"you cannot (pick|choose|select) {{a:thing}} {told}", no_fight)
    return found


def trading_rows() -> list[Row]:
    """ "X and Y switch sides", "swap X with Y", "X changes sides"."""

    def both(fields: Fields) -> Clause | None:
        return traded(fields["a"], fields["b"])

    def pair(fields: Fields) -> Clause | None:
        several = fields["pair"]
        return traded(*several.items) if isinstance(several, Several) and len(several.items) == 2 else None

    def one(fields: Fields) -> Clause | None:
        return traded(fields["a"], None)

    def take_one(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "trade" or value.get("other") is not None:
            return None
        return {"a": value.get("what")} if value == traded(value.get("what"), None) else None

    return [
        *heard("step1", "{pair:subject.pl} (switch|swap|exchange|trade) (sides|controllers|places)", pair),
        *heard("step1", "(switch|swap|exchange|trade) {a:thing} (with|for) {b:thing}", both),
        *heard("step1", "(switch|swap|exchange|trade) {a:thing} and {b:thing}", both),
        *heard("step1", "(switch|swap|trade) control of {a:thing} (and|with|for) {b:thing}", both),
        *make("step1", "{a:subject.sg} changes sides", one, take_one),
        *heard("step1", "{a:subject.sg} (switches|swaps) sides", one),
    ]


def traded(what: Any, other: Any) -> Clause | None:
    """Two things change sides, or one does."""
    if not isinstance(what, Reference | Things) or not isinstance(other, Reference | Things | None):
        return None
    slots = (Slot("what", what),) if other is None else (Slot("what", what), Slot("other", other))
    return Clause("trade", You(), slots)


def giving_rows(verb: str) -> list[Row]:
    """ "Give your opponent control of it", "it comes under your control"."""

    def given(fields: Fields) -> Clause | None:
        if isinstance(fields["what"], PLAYERS):
            return None
        if verb == "move":
            return Clause("move", You(), (Slot("what", fields["what"]), Slot("side", fields["who"])))
        return Clause("gain_control", fields["who"], (Slot("what", fields["what"]),))

    return [
        *heard("step1", "give {who:player.obj} control of {what:things}", given),
        *heard("step1", "give control of {what:things} to {who:player.obj}", given),
        *heard("step1", "give {what:things} to {who:player.sg}", given),
        *heard("step1", "{what:subject.sg} (comes|is now) under {who:owner} control", given),
        *heard("step1", "{what:subject.sg} (moves|switches|goes|changes) to {who:owner} side", given),
    ]


def moving_rows(control: bool) -> list[Row]:
    """ "Put it onto your side"; with `control` "gain control of it" means just that."""

    def moved(fields: Fields) -> Clause:
        return Clause("move", You(), (Slot("what", fields["what"]), Slot("side", fields.get("side", You()))))

    def taken(fields: Fields) -> Clause | None:
        duration: Duration | None = fields.get("duration")
        # What leaves play with the round anyway is taken for good.
        return moved(fields) if duration is None or duration.span == "round" else None

    def entered(fields: Fields) -> Clause:
        return Clause(
            "put", You(), (Slot("what", fields["what"]), Slot("source", fields["source"]), Slot("to", Place(IN_PLAY)))
        )

    found = [
        *heard("step1", "put {what:things} (on|onto|to) {side:owner} side", moved),
        *heard("step1", "put {what:things} from {source:place} (on|onto|to) your side", entered),
    ]
    if control:
        found += heard("step1", "(seize|steal) {what:things} [{duration:duration}]", taken)
        found += heard("step1", "(gain|take|seize) control of {what:things} [{duration:duration}]", taken)
        found += heard("step1", "{side:player.sg} (gains|takes) control of {what:things} [{duration:duration}]", taken)
        found += heard("step1", "{side:player.pl} (gain|take) control of {what:things} [{duration:duration}]", taken)
    return found
