"""Damage of which only a part is dealt: the first of a span of time, half, so much at most; from what, and to whom."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, Told, heard, make
from cardwright.text.table.harm import kinds
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.undoing import is_harm
from cardwright.text.tree import (
    ANY_CARD,
    PLAYERS,
    All,
    Clause,
    Compared,
    Half,
    Kind,
    Less,
    Limit,
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
    You,
)
from cardwright.text.triggers import exceeds

PREVENTED: Final = (Clause("prevent", You(), (Slot("what", Reference("that", "damage")),)),)
HALF: Final = Less(Half(ThatMuch(), True))
"""Half of it is taken off, rounded up: what is left is rounded down."""
HALF_UP: Final = Less(Half(ThatMuch(), False))
FIGHT: Final = "fight"
EVERYTHING: Final = Things(All(), (Kind((ANY_CARD,)),))
AT_ONCE: Final = "<at a time|at one time|at once|in one go|from (one|any) source|from (a|any) single source>"
LIMITED: Final = "<cannot exceed|cannot be more than|never exceeds|is never more than|is at most|is no more than>"
MOST: Final = "<at most|no more than|a maximum of> {n:number} [{kind:kind}] damage"
SUFFERERS: Final = (
    "[that] {whom:subject.#} would take",
    "[that] {whom:subject.#} would be dealt",
    "[that would be] dealt to {whom:whom}",
    "to {whom:whom}",
    "[that] {whom:subject.sg} takes",
    "[that] {whom:subject.pl} take",
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of damage that is lessened; those of a verb only where the game has it."""
    found = [*half_rows(), *part_rows()] if "take" in verbs else []
    if "take" in verbs:
        found += cap_rows()
    if "prevent" in verbs:
        found += [*first_rows(), *none_rows()]
    return found


def spread(template: str) -> list[str]:
    """Write a template once for each of the phrases between angle brackets."""
    before, opening, rest = template.partition("<")
    if not opening:
        return [template]
    inside, _, after = rest.partition(">")
    return [one for phrase in inside.split("|") for one in spread(f"{before}{phrase}{after}")]


def told(category: str, template: str, build: Build) -> list[Row]:
    """Read a template with any of its phrases."""
    return [row for one in spread(template) for row in heard(category, one, build)]


def half_rows() -> list[Row]:
    """ "Takes half damage", "deals half as much"."""

    def half(_: Fields) -> Less:
        return HALF

    return [
        *make("doubled", "half", half, lambda value: {} if value == HALF else None),
        *heard("doubled", "half (the|that|its|of)", half),
        *heard("doubled", "half of (the|that|its)", half),
        *make("halfup", "half", lambda _: HALF_UP, lambda value: {} if value == HALF_UP else None),
        *heard("halfup", "half (the|that|its|of)", lambda _: HALF_UP),
        *told("much", "half <that much|that amount|as much|the amount>", half),
        *told("much", "<that much|that amount|that damage|that much damage> plus {n:number}", lambda f: More(f["n"])),
        *told("much", "<that much|that amount|that damage|that much damage> minus {n:number}", lambda f: Less(f["n"])),
        *heard("much", "half that (much|amount) , rounded down", half),
        *heard("much", "half that (much|amount) , rounded up", lambda _: HALF_UP),
    ]


def first_rows() -> list[Row]:
    """ "Prevent the first damage this would take each turn": all of it, once."""
    return [
        *(row for harm in SUFFERERS for row in heard("suffered", f"{harm} [(from|by) {{source:things}}]", Told)),
        *heard("eachspan", "[(in|of|during)] (each|every) {span:phase}", lambda f: f["span"]),
        *heard("firstdamage", "the first [{kind:kind}] damage {harm:suffered} {span:eachspan}", Told),
        *heard("firstdamage", "the first [{kind:kind}] damage {span:eachspan} {harm:suffered}", Told),
        *heard("sentence", "(prevent|ignore|ignores) {it:firstdamage}", first),
        *heard("sentence", "{it:firstdamage} is (prevented|ignored)", first),
        *heard("onedamage", "[the] first [{kind:kind}] damage {harm:suffered}", Told),
        *heard("sentence", "{limit:limit} [,] (prevent|ignore) {it:onedamage}", first),
    ]


def first(fields: Fields) -> Replacement | None:
    """Read it as "once per turn, if this would take damage, prevent that damage"."""
    told: Fields = fields["it"]
    if isinstance(whom := told["harm"]["whom"], Things) and isinstance(whom.quantity, All):
        return None  # the first of each of them, or of all?
    event = suffering({**told, **told["harm"]})
    limit = fields["limit"] if "limit" in fields else Limit(1, told["span"])
    return None if event is None else Replacement(event, PREVENTED, instead=False, limit=limit)


def suffering(fields: Fields) -> Clause | None:
    """Make "it would take damage"."""
    whom = fields["whom"]
    if isinstance(whom, Several | Place):
        return None
    if isinstance(whom, Things) and isinstance(whom.quantity, All):
        whom = replace(whom, quantity=Some(Number(1)))
    told = tuple(Slot(name, fields[name]) for name in ("kind", "source") if name in fields)
    return Clause("take", whom, told, modal="would")


def none_rows() -> list[Row]:
    """ "..., it takes none": the damage is prevented."""
    found: list[Row] = []
    for event in ("would", "hurt"):
        for start in (
            "[{limit:limit} ,] (if|whenever)",
            "{first:firsttime}",
            "the first time each {span:phase} [that]",
        ):
            found += heard("sentence", f"{start} {{event:{event}}} , {{steps:unscathed}}", unharmed)
    found += heard("unscathed", "{it:unhurt} [instead]", lambda f: f["it"])
    for who, verb in (("it", "takes|loses"), ("(you|they)", "take|lose")):
        found += heard("unhurt", f"{who} ({verb}) (none|nothing) [of it]", lambda _: PREVENTED)
        found += heard("unhurt", f"{who} ({verb}) no (damage|hp)", lambda _: PREVENTED)
    for said in ("does not", "do not", "is not", "are not"):
        found += heard("unhurt", f"(it|they|you) {said}", lambda _: PREVENTED)
    found += heard("unhurt", "(it|that|this|the) [damage] is prevented", lambda _: PREVENTED)
    found += heard("unhurt", "ignore (it|that|this)", lambda _: PREVENTED)
    found += heard("unhurt", "(prevent|ignore) (that|the|this|all) (damage|loss)", lambda _: PREVENTED)
    found += heard("unhurt", "prevent all of (it|that)", lambda _: PREVENTED)
    return [*found, *heard("hurt", "{it:fin}", hurt)]


def hurt(fields: Fields) -> Clause | None:
    """Let only damage that is taken be said to be prevented after all."""
    clause: Clause = fields["it"]
    return None if clause.modal or clause.tense or not is_harm(clause) else replace(clause, modal="would")


def unharmed(fields: Fields) -> Replacement | None:
    """Read "the first time it would take damage each turn, it takes none"."""
    event: Clause = fields["event"]
    if not is_harm(event):
        return None
    limit = fields.get("limit")
    span = event.duration
    if "span" in fields:
        limit = Limit(1, fields["span"])
    elif span is not None and span.kind in ("each", "during") and span.whose is None and limit is None:
        limit, event = Limit(1, span.span), replace(event, duration=None)
    elif "first" in fields and span is None:
        limit = Limit(1, "game")
    return Replacement(event, PREVENTED, instead=False, limit=limit)


def capped(fields: Fields) -> Clause | None:
    """Make "it cannot take more than 2 damage from an attack"."""
    found: Phrase | None = fields.get("by")
    number, kind = fields["most"]
    if not isinstance(number, Number) or isinstance(fields["whom"], Place):
        return None
    source = () if found is None else (Slot("source", Things(Some(Number(1)), found.kinds, found.filters)),)
    amount = Slot("amount", Compared("more than", number))
    return Clause("take", fields["whom"], (amount, *kind, *source), "cannot")


def cap_rows() -> list[Row]:
    """ "No single attack can deal you more than 6 damage", "it takes at most 2 damage from each attack"."""

    def single(fields: Fields) -> Clause | None:
        return capped({**fields, "most": limit(fields)})

    def limited(fields: Fields) -> Clause | None:
        return capped({**fields, "most": (fields["n"], ())})

    def lasting(fields: Fields) -> Clause:
        clause: Clause = fields["it"]
        return replace(clause, duration=fields.get("duration"))

    def limit(fields: Fields) -> tuple[Any, tuple[Slot, ...]]:
        return fields["n"], kinds(fields)

    found = heard("morethan", "more than {n:number} [{kind:kind}] damage", limit)
    found += told("atmost", MOST, limit)
    found += heard("bysome", "[(a|each|any|every)] [single] {by:np.#}", lambda f: f["by"])
    found += told("atonce", AT_ONCE, lambda _: "")
    for who in ("by", "from"):
        for source in ("a single source", "one source", "any single source", "any source", "each source"):
            found += heard("bysource", f"{who} {source} [at (one|a) time]", lambda _: "")
    found += heard("bysource", "at (one|a) time", lambda _: "")
    found += heard("capnumber", "damage more than {n:number} [{once:bysource}]", limit)
    found += heard("capped", "(take|be) [dealt] {most:capnumber}", lambda f: f["most"])
    found += heard("capped", "be dealt {most:morethan} {once:bysource}", lambda f: f["most"])
    found += heard("capfact", "{whom:subject.#} cannot {most:capped}", capped)
    found += heard("capfact", "no [single] source can (deal|do) {most:morethan} to {whom:whom}", capped)
    found += heard("capfact", "no [single] source can (deal|do) {whom:whom} {most:morethan}", capped)
    for dealt in ("[the] damage [(dealt|done)] to {whom:whom}", "[the] damage [that] {whom:subject.#} (takes|take)"):
        found += told("capfact", f"{dealt} [{{once:bysource}}] {LIMITED} {{n:number}}", limited)
    for start in ("no [single] {by:np.sg} can", "{by:np.pl} cannot", "(a|each|any) [single] {by:np.sg} cannot"):
        found += heard("capfact", f"{start} (deal|do) {{whom:whom}} {{most:morethan}}", capped)
        found += heard("capfact", f"{start} (deal|do) {{most:morethan}} to {{whom:whom}}", capped)
    found += heard("capfact", "{by:np.pl} (against|on) {whom:whom} (deal|do) {most:atmost}", capped)
    found += heard("capfact", "{by:np.pl} (deal|do) {most:atmost} to {whom:whom}", capped)
    found += heard("capfact", "(each|every) [single] {by:np.sg} deals {most:atmost} to {whom:whom}", capped)
    found += heard("capfact", "{whom:subject.#} cannot (take|be) [dealt] {most:morethan} (from|by) {by:bysome}", capped)
    found += heard("capfact", "{whom:subject.#} cannot take {most:morethan} {once:atonce}", capped)
    found += heard("capfact", "{whom:subject.#} cannot be dealt {most:morethan} {once:atonce}", capped)
    for most in ("(exceed|surpass) {n:number}", "be [(more|greater|higher)] than {n:number}"):
        for harm in (
            "[any] [{kind:kind}] damage [dealt] to {whom:whom}",
            "[any] [{kind:kind}] damage {whom:subject.sg} takes",
        ):
            found += heard("capfact", f"{harm} [{{once:atonce}}] cannot {most}", single)
            found += heard("capfact", f"{harm} by a single source cannot {most}", single)
    told_at_once = "[by any single source] [(at|in) one (time|go)]"
    found += heard(
        "capfact", f"{{whom:subject.#}} cannot be dealt damage more than {{n:number}} {told_at_once}", single
    )
    for number, take in (("sg", "takes"), ("pl", "take")):
        found += heard("capfact", f"{{whom:subject.{number}}} {take} {{most:atmost}} from {{by:bysome}}", capped)
        found += heard("capfact", f"{{whom:subject.{number}}} {take} {{most:atmost}} {{once:atonce}}", capped)
    found += heard("fin", "{it:capfact} [{duration:duration}]", lasting)
    for said in ("it (deals|takes)", "(you|they) take"):
        found += heard("downto", f"{said} [only] {{n:number}} [damage]", lambda f: f["n"])
    found += heard("downto", "it deals [only] {n:number} damage to {whom:whom}", lambda f: f["n"])
    found += heard("downto", "reduce (it|that) [damage] to {n:number}", lambda f: f["n"])
    found += heard("sentence", "(if|whenever) {event:would} , {n:downto} [instead]", brought_down)
    return found


def brought_down(fields: Fields) -> Clause | None:
    """Read "if it would take more than 6 damage, it takes 6 instead"."""
    event: Clause = fields["event"]
    if not exceeds(event, fields["n"]):
        return None
    more = Compared("more than", fields["n"])
    slots = tuple(Slot("amount", more) if slot.name == "amount" else slot for slot in event.slots)
    return replace(event, slots=slots, modal="cannot")


def part_rows() -> list[Row]:
    """ "Damage that your cards take from Traps is reduced by 1", "damage in fights is halved"."""

    def taken(fields: Fields) -> Clause:
        return Clause("take", fields["whom"], (Slot("source", fields["source"]),))

    def all_of_it(fields: Fields) -> Clause:
        kind = (Slot("kind", fields["kind"]),) if "kind" in fields else ()
        return Clause("deal", EVERYTHING, kind)

    def in_fights(fields: Fields) -> Clause | None:
        return all_of_it({"kind": "combat"}) if fields.get("span", FIGHT) == FIGHT else None

    def changed(amount: Any) -> Any:
        def build(fields: Fields) -> Clause:
            clause: Clause = fields["it"]
            kind = tuple(slot for slot in fields.get("damage", ()) if slot not in clause.slots)
            by = amount if isinstance(amount, Less | More) else fields["how"]
            slots = (Slot("amount", by), *kind, *clause.slots)
            return replace(clause, slots=slots, duration=fields.get("duration"))

        return build

    def lessened(fields: Fields) -> Replacement | None:
        clause: Clause = fields["it"]
        whom = clause.subject
        if clause.verb != "take" or isinstance(whom, Several):
            return None
        event = suffering({**{slot.name: slot.value for slot in (*fields["damage"], *clause.slots)}, "whom": whom})
        taker = whom if isinstance(whom, PLAYERS) else Reference("it")
        less = Clause("take", taker, (Slot("amount", Less(fields["n"])),))
        return None if event is None else Replacement(event, (less,), instead=False)

    found: list[Row] = []
    for said in (
        "[that] {whom:subject.sg} takes from {source:things}",
        "[that] {whom:subject.pl} take from {source:things}",
        "[dealt] to {whom:whom} (from|by) {source:things}",
        "from {source:things} to {whom:whom}",
        "{source:things} deal to {whom:whom}",
    ):
        found += heard("harmfrom", said, taken)
    for sort in ("harmfrom", "wouldharm"):
        found += heard("sentence", f"{{damage:alldamage}} {{it:{sort}}} is reduced by {{n:number}}", lessened)
        found += heard("sentence", f"reduce {{damage:alldamage}} {{it:{sort}}} by {{n:number}}", lessened)
    ends = "[{duration:duration}]"
    return [
        *found,
        *heard("fin", f"{{damage:alldamage}} {{it:harm}} is halved [, rounded down] {ends}", changed(HALF)),
        *heard("fin", f"halve {{damage:alldamage}} {{it:harm}} [, rounded down] {ends}", changed(HALF)),
        *heard("fin", f"{{damage:alldamage}} {{it:harmfrom}} is halved [, rounded down] {ends}", changed(HALF)),
        *heard("fin", f"{{damage:alldamage}} {{it:harm}} is halved , rounded up {ends}", changed(HALF_UP)),
        *heard("fin", f"{{it:anydamage}} (is|are) halved [, rounded down] {ends}", changed(HALF)),
        *heard("fin", f"{{it:anydamage}} (is|are) doubled {ends}", changed(More(ThatMuch()))),
        *heard("fin", f"double {{it:anydamage}} {ends}", changed(More(ThatMuch()))),
        *heard("fin", f"halve {{it:anydamage}} {ends}", changed(HALF)),
        *heard("fin", f"{{it:anydamage}} is {{how:altered}} {ends}", changed(None)),
        *heard("fin", "{damage:alldamage} {it:wouldharm} is doubled", changed(More(ThatMuch()))),
        *heard("fin", "{damage:alldamage} {it:wouldharm} is halved [, rounded down]", changed(HALF)),
        *heard("anydamage", "all [the] [{kind:kind}] damage that would be dealt", all_of_it),
        *heard("anydamage", "all [the] {kind:kind} damage [dealt]", all_of_it),
        *heard("anydamage", "all [the] damage [dealt]", all_of_it),
        *heard("anydamage", "all [the] damage [(dealt|done)] (in|during) {span:phases}", in_fights),
        *heard("anydamage", "all [the] damage [(dealt|done)] (in|during) combat", in_fights),
    ]
