"""Sides: who gains control, who changes sides, what comes into play."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make, struct
from cardwright.text.tree import (
    BODY,
    IN_PLAY,
    PLAYERS,
    Clause,
    Controlled,
    Duration,
    May,
    Number,
    Place,
    Reference,
    Several,
    Slot,
    Some,
    Things,
    You,
)

SWAPPING: Final = (
    *("switch switches switching", "swap swaps swapping", "exchange exchanges exchanging", "trade trades trading"),
)
SIDES: Final = "(side|sides|controller|controllers|places)"
ENDS: Final = "[{duration:duration}]"
TWO: Final = Number(2)


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
        found += trading_rows("regroup" in verbs)
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
        *heard("reference.sg", "(the|that) target", lambda _: Reference("target", BODY)),
        *heard("possessor", "(the|that) target 's", lambda _: Reference("target", BODY)),
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


def trading_rows(zones: bool) -> list[Row]:
    """ "X and Y switch sides", "swap X with Y", "X changes sides"."""

    def both(fields: Fields) -> Clause | None:
        one, other = fields["a"], fields["b"]
        if is_yours(one) and is_yours(other):  # nobody changes sides: they change places
            moved = Clause("regroup", You(), (Slot("what", Several((one, other))),))
            return moved if zones and "duration" not in fields else None
        return lasting(traded(one, other), fields)

    def pair(fields: Fields) -> Clause | None:
        several = fields["pair"]
        if isinstance(several, Several) and len(several.items) == 2:
            return lasting(traded(*several.items), fields)
        if isinstance(several, Things) and several.quantity in (Some(TWO), Some(TWO, "target"), Some(TWO, by=You())):
            return lasting(Clause("trade_two", You(), (Slot("what", several),)), fields)
        return None

    def one(fields: Fields) -> Clause | None:
        return lasting(traded(fields["a"], None), fields)

    def lasting(made: Clause | None, fields: Fields) -> Clause | None:
        return None if made is None else replace(made, duration=fields.get("duration"))

    def take_one(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "trade" or value.get("other") is not None:
            return None
        told = {} if value.duration is None else {"duration": value.duration}
        same = replace(value, duration=None) == traded(value.get("what"), None)
        return {"a": value.get("what"), **told} if same else None

    def told(fields: Fields) -> Clause | None:
        made = both(fields)
        return None if made is None else replace(made, subject=None)

    def permitted(fields: Fields) -> May | None:
        made = both(fields)
        return None if made is None else May(You(), (made,))

    found: list[Row] = []
    for base, third, gerund in (word.split() for word in SWAPPING):
        for form, word in (("base", base), ("sg", third), ("pl", base), ("ger", gerund)):
            found += heard(f"core.{form}", f"{word} {{a:thing}} (with|for|and) {{b:thing}}", told)
            found += heard(f"core.{form}", f"{word} the (sides|controllers) of {{a:thing}} and {{b:thing}}", told)
            found += heard(f"core.{form}", f"{word} control of {{a:thing}} (with|for) {{b:thing}}", told)
        found += heard("step1", f"{{pair:subject.pl}} {base} [their] (sides|controllers|places) {ENDS}", pair)
        found += heard("step1", f"{{a:subject.sg}} {third} [(its|the)] {SIDES} with {{b:thing}} {ENDS}", both)
        found += heard("step1", f"{{a:subject.sg}} may {base} [(its|the)] {SIDES} with {{b:thing}} {ENDS}", permitted)
        found += heard("step1", f"{{a:subject.sg}} {third} sides {{duration:duration}}", one)
    return [
        *found,
        *heard("step1", "swap control of {a:thing} and {b:thing}", both),
        *make("step1", "{a:subject.sg} changes sides [{duration:duration}]", one, take_one),
        *heard("step1", "{a:subject.sg} (switches|swaps) sides", one),
    ]


def is_yours(what: Any) -> bool:
    """Tell whether a thing is certainly on your side."""
    if isinstance(what, Reference):
        return what.word == "this"
    if not isinstance(what, Things):
        return False
    return Controlled(You()) in (*what.filters, *(item for kind in what.kinds for item in kind.filters))


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
