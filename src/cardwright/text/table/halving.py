"""Numbers halved and doubled: "halve its attack", "target creature: Atk halved this round", "its attack is doubled"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.changes import FALLEN, LOWERED, set_to, such, take_such, timed, told
from cardwright.text.tree import Clause, Compared, Number, Slot, StatOf, Together, You

HALVED: Final = Compared("halved", Number(2))
ROUNDED: Final = "[[,] rounded down]"
HALVED_UP: Final = Compared("halved up", Number(2))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such changes; those of a verb only where the game has it."""
    return [*halving_rows(), *(doubling_rows() if "double" in verbs else ())]


def halving_rows() -> list[Row]:
    """ "Halve its attack", rounded down unless said otherwise."""

    def halved(how: Compared) -> Callable[[Fields], Clause]:
        return lambda f: Clause("be", f["of"], (Slot("how", how),))

    def half(of: StatOf) -> Clause:
        return Clause("be", of, (Slot("how", HALVED),))

    def having(fields: Fields) -> Clause:
        return Clause("be", StatOf(fields["stat"], fields["subject"]), (Slot("how", HALVED),))

    return [
        *both_rows("halve", "halved", ROUNDED, half),
        *told("the {stat:stat} of {subject:things} (is|are) halved", having),
        *timed(f"{LOWERED} {{of:changed.of}} by half [[,] rounded down]", halved(HALVED)),
        *timed(f"{LOWERED} {{of:changed.of}} by half [,] rounded up", halved(HALVED_UP)),
        *told(f"{{of:changed.of}} (is|are) {FALLEN} by half [[,] rounded down]", halved(HALVED)),
        *timed("halve {of:changed.of} [, rounded down]", halved(HALVED)),
        *timed("halve {of:changed.of} , rounded up", halved(HALVED_UP)),
        *make("fin", "{of:everyof} is {how:halved}", such, take_such),
        *make("fin", "{of:everyof} is {how:halved} {duration:duration}", such, take_such),
        *told(f"{{of:changed.of}} (gets|get|becomes) halved {ROUNDED}", halved(HALVED)),
        *told(
            f"{{of:changed.of}} (is|are|gets|get) (cut|split|reduced|lowered) (in|to) half {ROUNDED}", halved(HALVED)
        ),
        *told(f"{{of:changed.of}} (is|are|becomes|become) half [of] (itself|themselves) {ROUNDED}", halved(HALVED)),
        *timed(f"cut {{of:changed.of}} (in|by) half {ROUNDED}", halved(HALVED)),
        *told(f"{{subject:subject.sg}} (has|gets) its {{stat:stat}} (halved|cut in half) {ROUNDED}", having),
        *told(f"{{subject:subject.pl}} (have|get) their {{stat:stat}} (halved|cut in half) {ROUNDED}", having),
        *told(f"{{subject:subject.sg}} (has|keeps) [only] half [of] [its] {{stat:stat}} {ROUNDED}", having),
        *told(f"{{subject:subject.pl}} (have|keep) [only] half [of] [their] {{stat:stat}} {ROUNDED}", having),
    ]


def note_rows() -> list[Row]:
    """ "Target enemy creature: Atk halved this round"."""

    def such_of(fields: Fields) -> Clause:
        of = StatOf(fields["stat"], fields["subject"])
        return Clause("be", of, (Slot("how", fields["how"]),), duration=fields.get("duration"))

    def doubled(fields: Fields) -> Clause:
        of = StatOf(fields["stat"], fields["subject"])
        return Clause("double", You(), (Slot("stat", of),), duration=fields.get("duration"))

    def equals(fields: Fields) -> Clause:
        of = fields.get("of") or StatOf(fields["stat"], fields["subject"])
        return replace(set_to(of, fields["n"]), duration=fields.get("duration"))

    whose = "{subject:givensubject} [:] {stat:stat}"
    return [
        *heard("step1", "{of:changed.of} equal to {n:computed} [{duration:duration}]", equals),
        *heard("step1", f"{whose} (equal to|is|becomes) {{n:computed}} [{{duration:duration}}]", equals),
        *heard("step1", f"{whose} {{how:halved}} [{{duration:duration}}]", such_of),
        *heard("step1", f"{whose} doubled [{{duration:duration}}]", doubled),
    ]


def both_rows(word: str, past: str, down: str, make: Callable[[StatOf], Clause]) -> list[Row]:
    """ "Halve its attack and its speed", "its attack and speed are both halved"."""

    def both(fields: Fields) -> Together | None:
        if fields["one"] == fields["other"]:
            return None
        stats = (StatOf(fields[name], fields["of"]) for name in ("one", "other"))
        return Together(tuple(replace(make(stat), duration=fields.get("duration")) for stat in stats))

    found: list[Row] = []
    two = "{one:stat} and [(its|their)] {other:stat}"
    lasts = "[{duration:duration}]"
    for ends in (f"{down} {lasts}", f"{lasts} {down}") if down else (lasts,):
        for whose in ("{of:possessor}", "{of:everyone}"):
            found += heard("step1", f"{word} [both] {whose} {two} {ends}", both)
            if past:
                found += heard("step1", f"{whose} {two} are [both] {past} {ends}", both)
        found += heard("step1", f"{word} [both] [the] {two} of {{of:things}} {ends}", both)
    return found


def doubling_rows() -> list[Row]:
    """ "Double the attack of target creature", "its attack is doubled"."""

    def doubled(fields: Fields) -> Clause:
        return Clause("double", You(), (Slot("stat", fields["of"]),))

    def having(fields: Fields) -> Clause:
        return doubled({"of": StatOf(fields["stat"], fields["subject"])})

    return [
        *both_rows("double", "", "", lambda of: doubled({"of": of})),
        *timed("double {of:changed.of}", doubled),
        *timed("{of:changed.of} (is|are) doubled", doubled),
        *timed("{subject:subject.sg} has its {stat:stat} doubled", having),
        *timed("{subject:subject.pl} have their {stat:stat} doubled", having),
        *timed("{subject:subject.sg} (has|gets|gains) double {stat:stat}", having),
        *timed("{subject:subject.pl} (have|get|gain) double {stat:stat}", having),
    ]
