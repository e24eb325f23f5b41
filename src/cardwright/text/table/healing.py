"""Healing in other words: "gets back 2 HP", "heals to full", "give it back 2 of its lost HP"; read, never written."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.adverbs import adorned
from cardwright.text.tree import PLAYERS, Clause, Place, Slot, You

NUMBERS: Final = (("sg", "is", "s"), ("pl", "are", ""))
LOST: Final = ("hp", "health")
"""The numbers that damage takes."""
OWN: Final = "(its|their|the)"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of healing, so much where the game can undo part of the damage, all where it can undo all."""
    found: list[Row] = []
    if "restore" in verbs:
        found += part_rows("{unit:stat}", "restore")
    elif "heal" in verbs and "regain" in verbs:
        found += part_rows("{unit:resource}", "heal")
    if "mend" in verbs:
        found += whole_rows()
    return [*found, *(event_rows() if not {"mend", "restore", "heal"}.isdisjoint(verbs) else ())]


def event_rows() -> list[Row]:
    """ "Whenever a creature is healed", "when this regains HP"."""

    def build(fields: Fields) -> Clause | None:
        if isinstance(fields["what"], (*PLAYERS, Place)) or fields.get("unit", "hp") not in LOST:
            return None
        return Clause("mend", None, (Slot("what", fields["what"]),), passive=True, limit=fields.get("limit"))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.verb != "mend" or not value.passive or value.modal:
            return None
        plain = value == Clause("mend", None, value.slots, passive=True, limit=value.limit)
        limit: Fields = {} if value.limit is None else {"limit": value.limit}
        return {"what": value.get("what"), **limit} if plain else None

    found = make("event1", "{what:subject.sg} is healed [{limit:limit}]", build, take)
    found += heard("event1", "{what:subject.pl} are healed", build)
    found += heard("event1", "{unit:stat} is restored to {what:things}", build)
    found += heard("event1", "damage is (removed|healed) from {what:things}", build)
    for number, _, s in NUMBERS:
        told = f"(regain{s}|recover{s}) [(any|some|lost)] {{unit:stat}}"
        found += heard("event1", f"{{what:subject.{number}}} {told}", build)
    return found


def part_rows(unit: str, verb: str) -> list[Row]:
    """So much of the damage goes."""

    def build(fields: Fields) -> Clause | None:
        number, named = fields["points"]
        if isinstance(fields["whom"], PLAYERS):
            return None
        slots = [Slot("amount", number), Slot("whom", fields["whom"])]
        if named:
            slots.insert(1, Slot("stat" if verb == "restore" else "resource", named))
        return adorned({**fields, "core": Clause(verb, You(), tuple(slots))})

    def plain(fields: Fields) -> tuple[Any, Any]:
        return fields["n"], ""

    def given(fields: Fields) -> Any:
        return fields["points"]

    def points(fields: Fields) -> tuple[Any, Any]:
        return fields["n"], fields["unit"]

    found = [
        *heard("points", f"{{n:amount}} [lost] {unit}", points),
        *heard("points", f"{{n:number}} of {OWN} [lost] {unit}", points),
        *heard("points", f"{{n:number}} of the {unit} [that] (it|they) (has|have|had) lost", points),
        *heard("points", f"{{n:number}} of the {unit} [that] (it|they) lost", points),
        *heard("step1", "{points:points} (is|are) (restored|healed) (to|on) {whom:things} [{adverbs:adverbs}]", build),
    ]
    for number, be, s in NUMBERS:
        healed = f"healed.{number}"
        for word in (f"get{s}", f"gain{s}", f"heal{s}", f"receive{s}", f"win{s}", f"restore{s}", f"recover{s}"):
            found += heard(healed, f"{word} back {{points:points}}", given)
            found += heard(healed, f"{word} {{points:points}} back", given)
        for word in (f"heal{s}", f"restore{s}", f"regain{s}", f"recover{s}") if verb == "restore" else ():
            found += heard(healed, f"{word} {{points:points}}", given)
        found += heard(healed, f"heal{s} [(by|for)] {{n:number}} [damage]", plain)
        found += heard(healed, f"{be} healed (by|for) {{points:points}}", given)
        found += heard(healed, f"{be} healed (by|for) {{n:number}} [damage]", plain)
        told = f"{{whom:subject.{number}}} {{points:{healed}}} [{{adverbs:adverbs}}]"
        found += heard("step1", told, build)
    for template in (
        "give {whom:thing} back {points:points}",
        "give {whom:thing} {points:points} back",
        "give back {points:points} to {whom:things}",
        "give {points:points} [back] to {whom:things}",
        "restore {points:points} on {whom:things}",
        "heal {whom:things} back by {points:points}",
        "heal {whom:thing} {points:points}",
    ):
        found += heard("step1", f"{template} [{{adverbs:adverbs}}]", build)
    return found


def whole_rows() -> list[Row]:
    """All of the damage goes."""

    def build(fields: Fields) -> Clause | None:
        whom = fields["whom"]
        if isinstance(whom, PLAYERS):
            return None
        return adorned({**fields, "core": Clause("mend", You(), (Slot("what", whom),))})

    full = "[back] [up] to full [{unit:stat}]"
    every = f"all [of] [{OWN}] [lost] {{unit:stat}}"
    found: list[Row] = []
    for number, be, s in NUMBERS:
        for told in (
            f"(heal{s}|recover{s}) {full}",
            f"(heal{s}|recover{s}) (fully|completely)",
            f"fully (heal{s}|recover{s})",
            f"{be} (healed|restored) {full}",
            f"{be} (fully|completely) healed",
            f"{be} healed (fully|completely)",
            f"(regain{s}|recover{s}|heal{s}) {every}",
            f"(regain{s}|recover{s}|heal{s}) all [(its|their)] damage",
        ):
            found += heard(f"wholly.{number}", told, lambda _: True)
        told = f"{{whom:subject.{number}}} {{all:wholly.{number}}} [{{adverbs:adverbs}}]"
        found += heard("step1", told, build)
    for told in (
        f"heal {{whom:things}} {full}",
        "restore {whom:things} [back] [up] to full",
        "heal all [lost] {unit:stat} (of|on|from) {whom:things}",
        "restore all [lost] {unit:stat} (of|on|to) {whom:things}",
    ):
        found += heard("step1", f"{told} [{{adverbs:adverbs}}]", build)
    return found
