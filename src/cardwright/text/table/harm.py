"""Double damage, and other words for damage that is prevented, healed, or there from the start."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    IN_PLAY,
    PLAYERS,
    Clause,
    InZone,
    Less,
    More,
    Number,
    Place,
    Reference,
    Replacement,
    Several,
    Slot,
    Some,
    ThatMuch,
    Things,
    Triggered,
    You,
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of damage in other words; those of a verb only where the game has it."""
    return [
        *doubled_rows(),
        *(doubling_rows() if "deal" in verbs else ()),
        *(prevention_rows() if "prevent" in verbs else ()),
        *(healing_rows() if "restore" in verbs else ()),
        *survival_rows(),
        *(wounded_rows() if "enter" in verbs and "deal" in verbs else ()),
        *(reduced_rows() if "take" in verbs else ()),
    ]


def doubled_rows() -> list[Row]:
    """ "Double damage", "twice that much": as much again as would be."""

    def again(_: Fields) -> More:
        return More(ThatMuch())

    def take(value: Any) -> Fields | None:
        return {} if isinstance(value, More) and isinstance(value.by, ThatMuch) else None

    return [
        *make("doubled", "double", again, take),
        *heard("doubled", "(double|twice) (the|that|its)", again),
        *heard("doubled", "twice as much", again),
        *heard("much", "(double|twice) that (much|amount)", again),
        *heard("much", "(double|twice) as much", again),
        *heard("much", "(double|twice) the amount", again),
    ]


def kinds(fields: Fields) -> tuple[Slot, ...]:
    """The sort of damage, if it is said."""
    return (Slot("kind", fields["kind"]),) if "kind" in fields else ()


def doubling_rows() -> list[Row]:
    """ "Damage this creature deals is doubled", "double the damage dealt by friendly creatures"."""

    def dealt(fields: Fields) -> Clause:
        whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
        return Clause("deal", fields["by"], whom)

    def taken(fields: Fields) -> Clause:
        return Clause("take", fields["whom"])

    def doubled(fields: Fields) -> Clause:
        clause: Clause = fields["it"]
        slots = (Slot("amount", More(ThatMuch())), *fields["damage"], *clause.slots)
        return replace(clause, slots=slots, duration=fields.get("duration"))

    def altered(fields: Fields) -> Clause:
        clause: Clause = fields["it"] if "it" in fields else dealt(fields)
        slots = (Slot("amount", fields["how"]), *fields.get("damage", ()), *clause.slots)
        return replace(clause, slots=slots, duration=fields.get("duration"))

    def against(fields: Fields) -> Clause | None:
        clause: Clause = fields["it"]
        if clause.verb != "deal" or clause.slots:
            return None
        told = replace(clause, slots=(Slot("whom", fields["whom"]),))
        return altered({"how": More(ThatMuch()), **fields, "it": told})

    found: list[Row] = []
    for said in (
        "(dealt|caused|done) by {by:group}",
        "[that] {by:subject.sg} (deals|causes|does)",
        "[that] {by:subject.pl} (deal|cause|do)",
    ):
        found += heard("harm", f"{said} [(to|against) {{whom:whom}}]", dealt)
    for cls, words, more in (
        (More, "(increased|raised|boosted)", "(higher|greater|more)"),
        (Less, "(lowered|decreased)", "(lower|smaller|less)"),
    ):
        for said in (f"{words} by {{n:number}}", f"{{n:number}} {more}", f"{more} by {{n:number}}"):
            found += heard("altered", said, by_so_much(cls))
    for said in ("[dealt] to {whom:whom}", "[that] {whom:subject.sg} takes", "[that] {whom:subject.pl} take"):
        found += heard("harm", said, taken)
    return [
        *found,
        *heard("alldamage", "[(all|any|each)] [the] [{kind:kind}] damage", kinds),
        *heard("fin", "{damage:alldamage} {it:harm} is doubled [{duration:duration}]", doubled),
        *heard("fin", "double {damage:alldamage} {it:harm} [{duration:duration}]", doubled),
        *heard("fin", "{damage:alldamage} {it:harm} is {how:altered} (to|against) {whom:whom}", against),
        *heard("fin", "{damage:alldamage} {it:harm} is doubled (to|against) {whom:whom}", against),
        *heard("fin", "{damage:alldamage} {it:harm} is {how:altered} [{duration:duration}]", altered),
        *heard("fin", "by {by:group} (dealt|caused|done) damage is {how:altered} [{duration:duration}]", altered),
    ]


def by_so_much(cls: type[More] | type[Less]) -> Build:
    """Read "increased by 1", "1 higher"."""
    return lambda fields: cls(fields["n"])


def prevention_rows() -> list[Row]:
    """ "All combat damage is prevented this turn", "no combat damage this turn"."""

    def prevented(fields: Fields) -> Clause:
        whom = (Slot("whom", fields["whom"]),) if "whom" in fields else ()
        source = (Slot("source", fields["source"]),) if "source" in fields else ()
        return Clause("prevent", You(), (*kinds(fields), *whom, *source), duration=fields.get("duration"))

    ends = "[{duration:duration}]"
    return [
        *heard("step1", f"all [{{kind:kind}}] damage [to {{whom:whom}}] is prevented {ends}", prevented),
        *heard("step1", f"all [{{kind:kind}}] damage from {{source:things}} is prevented {ends}", prevented),
        *heard("step1", "no [{kind:kind}] damage [is dealt] [to {whom:whom}] {duration:duration}", prevented),
        *heard("step1", "{source:subject.sg} deals no [{kind:kind}] damage {duration:duration}", prevented),
        *heard("step1", "{source:subject.pl} deal no [{kind:kind}] damage {duration:duration}", prevented),
    ]


def healing_rows() -> list[Row]:
    """ "This creature heals 1 damage": so much is restored to it."""

    def healed(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return Clause("restore", You(), (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))

    return [
        *heard("step1", "{whom:subject.sg} heals {n:number} damage", healed),
        *heard("step1", "{whom:subject.pl} heal {n:number} damage", healed),
    ]


def survival_rows() -> list[Row]:
    """ "If it survived": if it is still in play."""

    def alive(fields: Fields) -> Clause | None:
        subject = fields["subject"]
        return None if isinstance(subject, PLAYERS) else Clause("be", subject, (Slot("how", InZone(Place(IN_PLAY))),))

    return [
        *heard("condition1", "{subject:reference.sg} survived", alive),
        *heard("condition1", "{subject:reference.sg} survived {it:thatdeed}", alive),
        *heard("thatdeed", "(it|that)", lambda _: ""),
        *heard("thatdeed", "(the|that|this) (attack|fight|damage|battle)", lambda _: ""),
        *heard("condition1", "{subject:reference.sg} is alive", alive),
    ]


def wounded_rows() -> list[Row]:
    """ "Enemy creatures enter with 1 damage on them": when one enters, it is dealt so much."""

    def hurt(event: Any, fields: Fields) -> Triggered:
        zone = (Slot("zone", fields["zone"]),) if "zone" in fields else ()
        deed = Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", Reference("it"))))
        return Triggered(Clause("enter", event, zone), (deed,))

    def many(fields: Fields) -> Triggered:
        found: Phrase = fields["np"]
        return hurt(Things(Some(Number(1)), found.kinds, found.filters), fields)

    def one(fields: Fields) -> Triggered:
        return hurt(fields["subject"], fields)

    tail = "[{zone:place}] with {n:number} damage"
    return [
        *heard("sentence", f"[all] {{np:np.pl}} enter {tail} [(on|to) them]", many),
        *heard("sentence", f"{{subject:reference.sg}} enters {tail} [(on|to) it]", one),
    ]


def reduced(fields: Fields) -> Replacement | None:
    """Read "damage dealt to it is reduced by 1" as "if it would take damage, it takes 1 less"."""
    whom = fields["whom"]
    if isinstance(whom, Several):
        return None
    taker = whom if isinstance(whom, PLAYERS) else Reference("it")
    if isinstance(whom, Things):
        whom = replace(whom, quantity=Some(Number(1)))
    less = Clause("take", taker, (Slot("amount", Less(fields["n"])),))
    told = tuple(Slot(name, fields[name]) for name in ("kind", "source") if name in fields)
    return Replacement(Clause("take", whom, told, modal="would"), (less,), instead=False)


def in_combat(fields: Fields) -> Replacement | None:
    """Read "attacks against it deal 1 less damage" of the damage of combat."""
    return reduced({**fields, "kind": "combat"})


def reduced_rows() -> list[Row]:
    """ "Damage that tokens deal is reduced by 2", "reduce the damage this takes by 1"."""

    def dealt(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return Clause("deal", fields["whom"], (Slot("amount", Less(fields["n"])),))

    def added(fields: Fields) -> Clause | None:
        if isinstance(fields["whom"], PLAYERS):
            return None
        return Clause("deal", fields["whom"], (Slot("amount", More(fields["n"])),))

    found: list[Row] = []
    for word in ("increased", "raised"):
        found += heard("fin", f"[all] [the] damage from {{whom:things}} is {word} by {{n:number}}", added)
    for category, who, build in (
        ("fin", "dealt by {whom:things}", dealt),
        ("fin", "from {whom:things}", dealt),
        ("fin", "[that] {whom:subject.pl} deal", dealt),
        ("fin", "[that] {whom:subject.sg} deals", dealt),
        ("sentence", "[dealt] to {whom:whom}", reduced),
        ("sentence", "[that] {whom:subject.pl} take", reduced),
        ("sentence", "[that] {whom:subject.sg} takes", reduced),
    ):
        found += heard(category, f"[(all|any|each)] [the] damage {who} is reduced by {{n:number}}", build)
        found += heard(category, f"reduce [all] [the] damage {who} by {{n:number}}", build)
    harm = "[all] [the] {kind:kind} damage [dealt] to {whom:whom}"
    found += heard("sentence", f"{harm} is reduced by {{n:number}}", reduced)
    found += heard("sentence", f"reduce {harm} by {{n:number}}", reduced)
    for by in ("from", "by"):
        told = f"[all] [the] damage [dealt] to {{whom:whom}} {by} {{source:things}}"
        found += heard("sentence", f"{told} is reduced by {{n:number}}", reduced)
    found += heard(
        "sentence", "reduce [all] [the] damage [dealt] to {whom:whom} from {source:things} by {n:number}", reduced
    )
    for less in ("less damage", "damage less"):
        found += heard("sentence", f"attacks (against|on|at) {{whom:whom}} deal {{n:number}} {less}", in_combat)
    return found
