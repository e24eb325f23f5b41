"""Changes of a stat in other words: increase, lower or set it, swap two of them."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.amounts import for_each
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    PLAYERS,
    All,
    Bonus,
    Clause,
    Compared,
    Grants,
    Half,
    Number,
    Reference,
    Several,
    Slot,
    StatOf,
    Things,
    Variable,
    You,
)

RAISED: Final = "(increase|raise|boost|improve)"
LOWERED: Final = "(reduce|lower|decrease|weaken)"
RISEN: Final = "(increased|raised|boosted|improved)"
FALLEN: Final = "(reduced|lowered|decreased|weakened)"
TWO: Final = "{a:stat} and [(its|their)] {b:stat} [each]"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of changes; those of a verb only where the game has it."""
    found = owner_rows()
    if "get" in verbs:
        found += bonus_rows()
    if "be" in verbs:
        found += setting_rows()
    if "swap" in verbs:
        found += swapping_rows()
    return found


def owner_rows() -> list[Row]:
    """Whose stat it is: one thing's, or that of every one of a group."""

    def every(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(All(), found.kinds, found.filters)

    def owned(fields: Fields) -> StatOf | None:
        of = fields["of"]
        own = isinstance(of, Reference | Things | Several)
        return StatOf(fields["stat"], of) if own else None

    return [
        *heard("changed.of", "{of:possessor} [own] {stat:stat}", owned),
        *heard("changed.of", "{of:everyone} {stat:stat}", owned),
        *heard("changed.of", "the {stat:stat} of {of:things}", owned),
        *make("everyof", "each {np:np.sg} 's {stat:stat}", each_stat, take_each_stat),
        *heard("everyof", "all {np:np.pl} 's {stat:stat}", each_stat),
        *heard("everyof", "{np:np.pl} 's {stat:stat}", each_stat),
        *heard("everyone", "each {np:np.sg} 's", every),
        *heard("everyone", "all {np:np.pl} 's", every),
        *heard("everyone", "{np:np.pl} 's", every),
    ]


def each_stat(fields: Fields) -> StatOf | None:
    """Make "each creature's attack"."""
    found: Phrase = fields["np"]
    if len(found.kinds) > 1:
        return None
    return StatOf(fields["stat"], Things(All(), found.kinds, found.filters))


def take_each_stat(value: Any) -> Fields | None:
    """Write "each creature's attack"."""
    of = value.of
    if not isinstance(of, Things) or not isinstance(of.quantity, All):
        return None
    return {"np": Phrase(of.kinds, of.filters), "stat": value.stat}


def bonus_of(stat: StatOf, number: Any, negative: bool) -> Clause:
    """Something gets more or less of a stat."""
    return Clause("get", stat.of, (Slot("grants", Grants((Bonus(stat.stat, for_each(number), negative),))),))


def bonus_rows() -> list[Row]:
    """ "Increase its attack by 2", "its attack is lowered by 1", "it has its attack reduced by 1"."""

    def changed(negative: bool) -> Build:
        return lambda f: bonus_of(f["of"], f["n"], negative)

    def having(negative: bool) -> Build:
        return lambda f: bonus_of(StatOf(f["stat"], f["subject"]), f["n"], negative)

    def gained(fields: Fields) -> Clause | None:
        number = fields["n"]
        if not isinstance(number, Number | Variable):
            return None
        return Clause("get", None, (Slot("grants", Grants((Bonus(fields["stat"], number),))),))

    def both(negative: bool) -> Build:
        def build(fields: Fields) -> Clause | None:
            if fields["a"] == fields["b"]:
                return None
            bonuses = tuple(Bonus(fields[name], for_each(fields["n"]), negative) for name in ("a", "b"))
            return Clause("get", fields["of"], (Slot("grants", Grants(bonuses)),))

        return build

    found: list[Row] = []
    for words, past, more, negative in (
        (RAISED, RISEN, "(higher|greater|more)", False),
        (LOWERED, FALLEN, "(lower|smaller|less)", True),
    ):
        found += [
            *timed(f"{words} {{of:changed.of}} by {{n:computed}}", changed(negative)),
            *timed(f"{words} {{of:possessor}} {TWO} by {{n:computed}}", both(negative)),
            *timed(f"{words} {{of:everyone}} {TWO} by {{n:computed}}", both(negative)),
            *timed(f"{words} the {TWO} of {{of:things}} by {{n:computed}}", both(negative)),
            *told(f"{{of:possessor}} {TWO} are [both] {past} by {{n:computed}}", both(negative)),
            *told(f"{{of:everyone}} {TWO} are [both] {past} by {{n:computed}}", both(negative)),
            *told(f"{{of:changed.of}} (is|are) {past} by {{n:computed}}", changed(negative)),
            *told(f"{{subject:subject.sg}} has its {{stat:stat}} {past} by {{n:computed}}", having(negative)),
            *told(f"{{subject:subject.pl}} have their {{stat:stat}} {past} by {{n:computed}}", having(negative)),
            *told(f"{{subject:subject.#}} (has|have) {{stat:stat}} {past} by {{n:computed}}", having(negative)),
            *told(f"{{of:changed.of}} (is|are) {{n:number}} {more}", changed(negative)),
            *told(f"{{of:changed.of}} (is|are) {more} by {{n:computed}}", changed(negative)),
        ]
    for form, word in (("base", "gain"), ("sg", "gains"), ("pl", "gain")):
        found += heard(f"core.{form}", f"{word} {{n:number}} {{stat:stat}}", gained)
    for form, word in (("base", "lose"), ("sg", "loses"), ("pl", "lose")):
        found += heard(f"core.{form}", f"{word} all [of] (its|their) {{stat:stat}}", lose_all)
        for up, rounded in ((False, "[[,] rounded down]"), (True, "[,] rounded up")):
            found += heard(f"core.{form}", f"{word} half [of] its {{stat:stat}} {rounded}", lose_half(up))
    return found


def lose_all(fields: Fields) -> Clause:
    """Read "loses all its attack"."""
    return Clause("get", None, (Slot("grants", Grants((Bonus(fields["stat"], Number(0), exact=True),))),))


def lose_half(up: bool) -> Build:
    """Read "loses half its attack, rounded up"."""

    def build(fields: Fields) -> Clause:
        half = Half(StatOf(fields["stat"], Reference("it")), up)
        return Clause("get", None, (Slot("grants", Grants((Bonus(fields["stat"], half, True),))),))

    return build


def lasting(build: Build) -> Build:
    """Add the time that a change lasts, if it is said."""

    def of(fields: Fields) -> Clause | None:
        clause = build(fields)
        return None if clause is None else adorned({**fields, "core": clause})

    return of


def timed(template: str, build: Build) -> list[Row]:
    """Read an instruction about a stat, perhaps for a time, also as what something is done for."""
    return [
        *heard("step1", f"{template} [{{adverbs:adverbs}}]", lasting(build)),
        *heard("given", f"{template} [{{adverbs:adverbs}}]", lasting(build)),
    ]


def told(template: str, build: Build) -> list[Row]:
    """Read a statement about a stat, perhaps for a time."""
    return heard("fin", f"{template} [{{adverbs:adverbs}}]", lasting(build))


def such(fields: Fields) -> Clause:
    """Make "each creature's attack is halved"."""
    return Clause("be", fields["of"], (Slot("how", fields["how"]),), duration=fields.get("duration"))


def take_such(value: Any) -> Fields | None:
    """Write what becomes of the stat of every one of a group."""
    if not isinstance(value, Clause) or value.verb != "be" or value.modal or value.tense:
        return None
    if not isinstance(value.subject, StatOf):
        return None
    found: Fields = {"of": value.subject, "how": value.get("how")}
    return {**found, "duration": value.duration} if value.duration is not None else found


def set_to(of: StatOf, number: Any) -> Clause:
    """Make a stat that is set to a number."""
    if isinstance(of.of, Things) and isinstance(of.of.quantity, All) and isinstance(number, Number):
        return Clause("get", of.of, (Slot("grants", Grants((Bonus(of.stat, number, exact=True),))),))
    return Clause("be", of, (Slot("how", Compared("exactly", number)),))


def setting_rows() -> list[Row]:
    """ "Set its attack to 0", "it has its attack set to 1", "each creature's speed is 2"."""

    def build(fields: Fields) -> Clause:
        return set_to(fields["of"], fields["n"])

    def having(fields: Fields) -> Clause:
        return set_to(StatOf(fields["stat"], fields["subject"]), fields["n"])

    def both(fields: Fields) -> Clause | None:
        if not isinstance(fields["n"], Number) or fields["a"] == fields["b"]:
            return None
        bonuses = tuple(Bonus(stat, fields["n"], exact=True) for stat in (fields["a"], fields["b"]))
        return Clause("get", fields["subject"], (Slot("grants", Grants(bonuses)),))

    def as_pair(fields: Fields) -> Clause | None:
        if len(fields["stats"]) != 2:
            return None
        told = zip((fields["a"], fields["b"]), fields["stats"], strict=True)
        bonuses = tuple(Bonus(stat, Number(number), exact=True) for stat, number in told)
        return Clause("get", fields["subject"], (Slot("grants", Grants(bonuses)),))

    def as_printed(fields: Fields) -> Clause:
        bonuses = tuple(Bonus("", Number(number), exact=True) for number in fields["stats"])
        return Clause("get", fields["subject"], (Slot("grants", Grants(bonuses)),))

    found: list[Row] = []
    for words, past in ((RAISED, RISEN), (LOWERED, FALLEN)):
        found += timed(f"{words} {{of:changed.of}} [(up|down)] to {{n:computed}}", build)
        found += told(f"{{of:changed.of}} (is|are) {past} to {{n:computed}}", build)
        found += told(f"{{subject:subject.sg}} has its {{stat:stat}} {past} to {{n:number}}", having)
        found += told(f"{{subject:subject.pl}} have their {{stat:stat}} {past} to {{n:number}}", having)
    return [
        *found,
        *told("the {stat:stat} of {subject:things} (is|are|becomes|become) {n:number}", having),
        *told("{subject:possessor} [base] stats (are|become) {stats:stats}", as_printed),
        *told("the [base] stats of {subject:thing} (are|become) {stats:stats}", as_printed),
        *told("{subject:subject.#} (has|have) [base] stats [of] {stats:stats}", as_printed),
        *timed("(set|change|make) {subject:possessor} [base] stats [to] {stats:stats}", as_printed),
        *timed("(set|change|make) the [base] stats of {subject:thing} [to] {stats:stats}", as_printed),
        *timed("(set|change) {of:changed.of} to {n:computed}", build),
        *timed("make {of:changed.of} {n:number}", build),
        *heard("fin", "{of:everyof} (is|are|becomes|become) {n:number} [{duration:duration}]", lasting(build)),
        *told("{of:changed.of} (is|are) set to {n:computed}", build),
        *told("{subject:subject.#} (has|have) {stat:stat} equal to {n:computed}", having),
        *told("{subject:subject.sg} is left with {n:number} {stat:stat}", having),
        *told("{subject:subject.sg} (survives|remains|stays) with {n:number} {stat:stat}", having),
        *told("{subject:subject.sg} (stays|remains) at {n:number} {stat:stat}", having),
        *told("{subject:subject.sg} keeps {n:number} {stat:stat}", having),
        *told("{of:changed.of} (equals|equal) {n:computed}", build),
        *timed("(set|change|make) {subject:possessor} {a:stat} and {b:stat} [to] {n:number}", both),
        *timed("(set|change|make) {subject:possessor} {a:stat} and {b:stat} [to] {stats:stats}", as_pair),
        *told("{subject:possessor} {a:stat} and {b:stat} (are|become) [each] {n:number}", both),
        *told("{of:changed.of} (is|are|becomes|become) {n:reckoned}", build),
        *heard("reckoned", "{n:computed}", lambda f: None if isinstance(f["n"], Number | Variable) else f["n"]),
        *told("{subject:subject.sg} has its {stat:stat} set to {n:number}", having),
        *told("{subject:subject.pl} have their {stat:stat} set to {n:number}", having),
    ]


def swapping_rows() -> list[Row]:
    """ "Swap the attack and health of target creature"."""

    def swapped(fields: Fields) -> Clause:
        slots = (Slot("of", fields["of"]), Slot("one", fields["one"]), Slot("other", fields["other"]))
        return Clause("swap", You(), slots)

    def between(fields: Fields) -> Clause | None:
        of = fields["of"] if "of" in fields else Several((fields["a"], fields["b"]))
        if fields.get("same", fields["one"]) != fields["one"] or isinstance(of, PLAYERS):
            return None
        return Clause("swap", You(), (Slot("of", of), Slot("one", fields["one"])))

    def each_other(fields: Fields) -> Clause | None:
        return between({**fields, "of": fields["subject"]})

    two = "{one:stat} and [the] {other:stat}"
    swap = "(swap|switch|exchange|trade)"
    value = "[(value|values)] [with each other]"
    return [
        *timed(f"{swap} their {{one:stat}} {value}", lambda f: between({**f, "of": Reference("them")})),
        *timed(f"{swap} the {{one:stat}} [values] of {{of:things}} [with each other]", between),
        *timed(f"{swap} the {{one:stat}} of {{a:thing}} (with|and) the {{same:stat}} of {{b:thing}}", between),
        *timed(f"{swap} the {{one:stat}} of {{a:thing}} with (that of|that for|the one of) {{b:thing}}", between),
        *timed(f"{swap} the {{one:stat}} of {{a:thing}} with {{b:thing}}", between),
        *timed(f"{swap} {{a:possessor}} {{one:stat}} with {{b:possessor}} [{{same:stat}}]", between),
        *timed(f"{{subject:subject.pl}} {swap} their {{one:stat}} {value}", each_other),
        *timed(f"(swap|switch|exchange) [the] {two} of {{of:things}}", swapped),
        *timed(f"{{of:possessor}} {two} are (swapped|switched|exchanged)", swapped),
        *timed(
            "{subject:subject.sg} (swaps|switches|exchanges) its " + two, lambda f: swapped({**f, "of": f["subject"]})
        ),
        *timed(
            "{subject:subject.pl} (swap|switch|exchange) their " + two, lambda f: swapped({**f, "of": f["subject"]})
        ),
    ]
