"""Clauses: every wording of every verb's frames, all giving the one Clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.lexicon import VERBS, Also, Verb, forms_of
from cardwright.text.rows import Build, Fields, Part, Row, Take, constant, elements_of, make, same
from cardwright.text.table.per import spread, strip
from cardwright.text.table.players import Yourself
from cardwright.text.table.things import Generic
from cardwright.text.tree import (
    All,
    Clause,
    CountOf,
    Compared,
    Duration,
    Limit,
    Reference,
    Slot,
    StatOf,
    Things,
    You,
)

FORMS: Final = ("base", "sg", "pl", "past", "part", "ger")
MODALS: Final = ("may", "can", "cannot", "must", "would")
HAVE: Final = "get as have"
GAIN_FORMS: Final = ("gain", "gains", "gain", "gained", "gained", "gaining")
GAP: Final = Reference("gap")
STATIVE: Final = {verb.id for verb in VERBS if verb.stative}
BY: Final = {verb.id: verb.by for verb in VERBS}


class Args(Struct, frozen=True):
    """The arguments of a verb."""

    slots: tuple[Slot, ...]


class Per(Struct, frozen=True):
    """ "For each ..." as an adverb."""

    of: Things


class Adverbs(Struct, frozen=True):
    """What follows a verb's arguments."""

    per: Things | None = None
    words: tuple[str, ...] = ()
    limit: Limit | None = None
    duration: Duration | None = None


def form_word(verb: Verb, form: str) -> str:
    """Return a verb's word in a form; only "be" has a plural of its own."""
    base, third, past, participle, gerund = verb.forms
    if verb.id == "be":
        return {"base": "be", "sg": "is", "pl": "are", "past": "was", "part": "been", "ger": "being"}[form]
    return {"base": base, "sg": third, "pl": base, "past": past, "part": participle, "ger": gerund}[form]


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of all clauses with these verbs."""
    found: list[Row] = []
    used = [verb for verb in VERBS if verb.id in verbs]
    for verb in used:
        found += frame_rows(verb)
    for form in FORMS:
        found += [
            *make(f"pred.{form}", f"{{core:core.{form}}} [{{adverbs:adverbs}}]", adorned, take_adorned),
            *make(f"preds.{form}", f"{{first:pred.{form}}}", lambda f: (f["first"],), take_first),
            *make(f"preds.{form}", f"{{first:pred.{form}}} and {{rest:preds.{form}}}", listed, take_listed),
        ]
    return [
        *found,
        *make("passive", "{core:passcore} [by {agent:agent}] [{adverbs:adverbs}]", passive, take_passive),
        *same("agent", "group", "player.obj"),
        *adverb_rows(),
        *finite_rows(),
        *relative_rows(),
    ]


def slot_order(verb: Verb) -> list[str]:
    """Order a verb's slots by their first mention."""
    order: list[str] = []
    for frame in (*verb.frames, *verb.passives):
        for elements in elements_of(frame):
            order += [part.name for part in elements if isinstance(part, Part) and part.name not in order]
    return order


def frame_rows(verb: Verb) -> list[Row]:
    """Make the rows of one verb: its arguments, its cores in every form, its passive and its gapped coordination."""
    order = slot_order(verb)

    def build(fields: Fields) -> Args:
        return Args(tuple(Slot(name, fields[name]) for name in order if name in fields))

    def take(value: Any) -> Fields | None:
        return {slot.name: slot.value for slot in value.slots}

    found: list[Row] = []
    bare = False
    for frame in verb.frames:
        for row in make(f"args.{verb.id}", frame or "[x]", build, take):
            if row.elements:
                found.append(row)
            else:
                bare = True
    for form in FORMS:
        word = form_word(verb, form)
        found += make(f"core.{form}", f"{word} {{args:args.{verb.id}}}", core(verb.id), take_core(verb.id))
        if bare:
            found += make(f"core.{form}", word, core(verb.id), take_bare(verb.id))
        if len(order) > 1:
            found += make(
                f"preds.{form}",
                f"{word} {{a:args.{verb.id}}} and {{b:args.{verb.id}}}",
                gapped(verb.id),
                take_gapped(verb.id),
            )
    if verb.id == "get":
        found += having_rows()
    for alias in verb.also:
        found += alias_rows(verb.id, alias, build)
    found += passive_rows(verb, order)
    return found


def alias_rows(verb: str, alias: Also, build: Callable[[Fields], Args]) -> list[Row]:
    """Read another way to say a verb."""

    def other(fields: Fields) -> Clause:
        return Clause(verb, None, build(fields).slots, passive=alias.passive)

    base, third, past, participle, gerund = forms_of(alias.word)
    words = (base, third, base, past, participle, gerund)
    found: list[Row] = []
    for form, word in zip(FORMS, words, strict=True):
        found += make(f"core.{form}", f"{word} {alias.frame}", other, lambda _: None, False)
    return found


def having_rows() -> list[Row]:
    """ "Have" and "gain" are read as "get"; a continuous fact is written with "have"."""
    found: list[Row] = []
    for forms, verb in ((("have", "has", "have", "had", "had", "having"), HAVE), (GAIN_FORMS, "")):
        for form, word in zip(FORMS, forms, strict=True):
            found += make(f"core.{form}", f"{word} {{args:args.get}}", core("get"), take_core(verb), bool(verb))
    return found


def core(verb: str) -> Callable[[Fields], Clause]:
    """Make a verb with its arguments."""

    def build(fields: Fields) -> Clause:
        return Clause(verb, None, fields["args"].slots if "args" in fields else ())

    return build


def take_core(verb: str) -> Callable[[Any], Fields | None]:
    """Write a verb with arguments."""
    return lambda value: {"args": Args(value.slots)} if value.verb == verb and not value.passive else None


def take_bare(verb: str) -> Callable[[Any], Fields | None]:
    """Write a verb without arguments."""
    return lambda value: {} if value.verb == verb and not value.slots and not value.passive else None


def gapped(verb: str) -> Callable[[Fields], tuple[Clause, ...] | None]:
    """ "Deal 2 damage to X and 1 damage to Y": the verb is said once."""

    def build(fields: Fields) -> tuple[Clause, ...] | None:
        first, second = fields["a"].slots, fields["b"].slots
        if len(first) < 2 or [slot.name for slot in first] != [slot.name for slot in second]:
            return None
        return Clause(verb, None, first), Clause(verb, None, second)

    return build


def take_gapped(verb: str) -> Callable[[Any], Fields | None]:
    """Write two clauses with their common verb said once."""

    def take(value: Any) -> Fields | None:
        if len(value) != 2:
            return None
        first, second = value
        plain = all(clause == Clause(verb, None, clause.slots) for clause in value)
        if not plain or len(first.slots) < 2 or [s.name for s in first.slots] != [s.name for s in second.slots]:
            return None
        return {"a": Args(first.slots), "b": Args(second.slots)}

    return take


def passive_rows(verb: Verb, order: list[str]) -> list[Row]:
    """Make the passive of each frame with an object, and the same with the object left out ("spells you play")."""
    if not verb.by:
        return []

    def build(fields: Fields) -> Clause:
        slots = tuple(Slot(name, fields[name]) for name in order if name in fields)
        return Clause(verb.id, None, slots, passive=True)

    def take(value: Any) -> Fields | None:
        return {slot.name: slot.value for slot in value.slots} if value.verb == verb.id else None

    found: list[Row] = []
    seen: set[object] = set()
    for frame in verb.passives or verb.frames:
        for row in make("passcore", frame, build, take):
            own = [part for part in row.elements if isinstance(part, Part) and part.name == verb.by]
            if not own and not verb.passives:
                continue
            rest = tuple(part for part in row.elements if part not in own)
            while rest and not isinstance(rest[-1], Part) and verb.by == "whom" and rest[-1].words[0] in ("to",):
                rest = rest[:-1]
            if rest in seen:
                continue
            seen.add(rest)
            participle = elements_of(form_word(verb, "part"))[0]
            found.append(replace_row(row, "passcore", participle + rest))
            if verb.by == "what":
                for form in FORMS[:5]:
                    word = elements_of(form_word(verb, form))[0]
                    found.append(replace_row(row, f"gapcore.{form}", word + rest))
    return found


def replace_row(row: Row, category: str, elements: Any) -> Row:
    """Return the row with other elements."""
    return Row(category, elements, row.build, row.take, row.canonical)


def adorned(fields: Fields) -> Clause | None:
    """Add adverbs to a clause."""
    clause: Clause = fields["core"]
    adverbs: Adverbs | None = fields.get("adverbs")
    if adverbs is None:
        return clause
    if adverbs.per is not None:
        spreaded = spread(clause, adverbs.per)
        if spreaded is None:
            return None
        clause = spreaded
    return replace(clause, duration=adverbs.duration, limit=adverbs.limit, adverbs=adverbs.words)


def take_adorned(value: Clause) -> Fields | None:
    """Separate a clause from its adverbs."""
    clause, per = strip(value)
    adverbs = Adverbs(per, clause.adverbs, clause.limit, clause.duration)
    core_clause = replace(clause, duration=None, limit=None, adverbs=())
    return {"core": core_clause} | ({"adverbs": adverbs} if adverbs != Adverbs() else {})


def take_first(value: Any) -> Fields | None:
    """Write a single predicate."""
    return {"first": value[0]} if len(value) == 1 else None


def listed(fields: Fields) -> tuple[Clause, ...]:
    """Make a list of predicates."""
    return (fields["first"], *fields["rest"])


def take_listed(value: Any) -> Fields | None:
    """Write a list of predicates."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 1 else None


def passive(fields: Fields) -> Clause | None:
    """Make a passive predicate, its own subject still missing."""
    clause = adorned(fields)
    if clause is None:
        return None
    return replace(clause, subject=fields.get("agent"))


def take_passive(value: Any) -> Fields | None:
    """Write a passive predicate."""
    if not isinstance(value, Clause) or not value.passive:
        return None
    fields = take_adorned(replace(value, subject=None, modal="", tense=""))
    if fields is not None and value.subject is not None:
        fields["agent"] = value.subject
    return fields


def adverb_rows() -> list[Row]:
    """Adverbs in any order; written as for each, words, limit, duration."""

    def join(fields: Fields) -> Adverbs | None:
        first: Adverbs = fields["first"]
        rest: Adverbs = fields.get("rest", Adverbs())
        if (first.per and rest.per) or (first.limit and rest.limit) or (first.duration and rest.duration):
            return None
        if set(first.words) & set(rest.words):
            return None
        limit, duration = first.limit or rest.limit, first.duration or rest.duration
        if limit and limit.first and limit.span == "game" and duration and duration.kind == "each":
            return None
        return Adverbs(
            first.per or rest.per,
            tuple(sorted(first.words + rest.words)),
            first.limit or rest.limit,
            first.duration or rest.duration,
        )

    def pieces(value: Adverbs) -> list[Adverbs]:
        found = [Adverbs(value.per)] if value.per else []
        found += [Adverbs(words=(word,)) for word in value.words if word != "if able"]
        found += [Adverbs(limit=value.limit)] if value.limit else []
        found += [Adverbs(duration=value.duration)] if value.duration else []
        return found + [Adverbs(words=(word,)) for word in value.words if word == "if able"]

    def take_one(value: Any) -> Fields | None:
        return {"first": value} if len(pieces(value)) == 1 else None

    def take_more(value: Any) -> Fields | None:
        found = pieces(value)
        if len(found) < 2:
            return None
        rest = Adverbs()
        for piece in found[1:]:
            rest = join({"first": rest, "rest": piece}) or rest
        return {"first": found[0], "rest": rest}

    def field(name: str) -> Callable[[Any], Fields | None]:
        return lambda value: {name: getattr(value, name)} if getattr(value, name) else None

    return [
        *make("adverbs", "{first:adverb}", lambda f: f["first"], take_one),
        *make("adverbs", "{first:adverb} {rest:adverbs}", join, take_more),
        *make("adverb", "for {per:each}", lambda f: Adverbs(f["per"]), field("per")),
        *make("adverb", "{duration:duration}", lambda f: Adverbs(duration=f["duration"]), field("duration")),
        *make("adverb", "{limit:limit}", lambda f: Adverbs(limit=f["limit"]), field("limit")),
        *constant("adverb", Adverbs(words=("this way",)), "this way"),
        *constant("adverb", Adverbs(words=("in any order",)), "in any order"),
        *constant("adverb", Adverbs(words=("if able",)), "if able", "if possible"),
        *constant("adverb", Adverbs(words=("for free",)), "for free", "without paying its cost"),
    ]


def amount_subject(subject: Any) -> bool:
    """Tell whether a subject is a number."""
    return isinstance(subject, StatOf | CountOf)


def with_subject(subject: Any, clause: Clause, modal: str = "", tense: str = "") -> Clause | None:
    """Give a predicate its subject; a passive one takes it as its object. Only numbers compare."""
    if amount_subject(subject) != any(isinstance(slot.value, Compared) for slot in clause.slots):
        return None
    if clause.passive:
        by = BY[clause.verb]
        if any(slot.name == by for slot in clause.slots):
            return None
        return replace(clause, slots=(Slot(by, subject), *clause.slots), modal=modal, tense=tense)
    return replace(clause, subject=subject, modal=modal, tense=tense)


def subject_of(clause: Clause) -> tuple[Any, Clause] | None:
    """Separate a clause's grammatical subject from its predicate."""
    if not clause.passive:
        if clause.subject is None:
            return None
        return clause.subject, replace(clause, subject=None, modal="", tense="")
    by = BY[clause.verb]
    subject = clause.get(by)
    rest = tuple(slot for slot in clause.slots if slot.name != by)
    return subject, replace(clause, slots=rest, modal="", tense="")


def finite_rows() -> list[Row]:
    """Subject and predicate in the present, past and perfect, active and passive."""

    def plain(fields: Fields) -> Clause | None:
        return with_subject(fields["subject"], fields["pred"])

    def taker(modal: str, tense: str, voice: bool, named: bool = False) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, Clause) or value.tense != tense or value.passive != voice:
                return None
            if named:
                if value.modal not in MODALS:
                    return None
            elif value.modal != modal:
                return None
            found = subject_of(value)
            if found is None:
                return None
            fields: Fields = {"subject": found[0], "pred": found[1]}
            if named:
                fields["modal"] = value.modal
                fields["pred"] = mark_generic(found[1])
            return fields

        return take

    def modal(fields: Fields) -> Clause | None:
        return with_subject(fields["subject"], fields["pred"], fields["modal"])

    def timed(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        if clause.duration is not None:
            return None
        return with_subject(fields["subject"], replace(clause, duration=fields["duration"]))

    def told(mode: str, tense: str) -> Callable[[Fields], Clause | None]:
        return lambda f: with_subject(f["subject"], f["pred"], mode, tense)

    found = [
        *make("fin", "{subject:subject.#} {pred:pred.#}", plain, taker("", "", False)),
        *make("fin", "{subject:subject.#} {duration:duration} {pred:pred.#}", timed, lambda _: None, False),
        *make("fin", "{subject:number.subject} {pred:pred.sg}", plain, taker("", "", False)),
        *make("fin", "{subject:subject.sg} is {pred:passive}", plain, taker("", "", True)),
        *make("fin", "{subject:subject.pl} are {pred:passive}", plain, taker("", "", True)),
        *make("fin", "{subject:subject.#} {modal:modal} {pred:pred.base}", modal, taker("", "", False, True)),
        *make("fin", "{subject:number.subject} {modal:modal} {pred:pred.base}", modal, taker("", "", False, True)),
        *make("fin", "{subject:subject.#} {modal:modal} be {pred:passive}", modal, taker("", "", True, True)),
        *make("fin", "{subject:subject.sg} does not {pred:pred.base}", told("not", ""), taker("not", "", False)),
        *make("fin", "{subject:subject.pl} do not {pred:pred.base}", told("not", ""), taker("not", "", False)),
        *make("fin", "{subject:subject.sg} is not {pred:passive}", told("not", ""), taker("not", "", True)),
        *make("fin", "{subject:subject.pl} are not {pred:passive}", told("not", ""), taker("not", "", True)),
        *make("past", "{subject:subject.#} {pred:pred.past}", told("", "past"), taker("", "past", False)),
        *make("past", "{subject:subject.sg} was {pred:passive}", told("", "past"), taker("", "past", True)),
        *make("past", "{subject:subject.pl} were {pred:passive}", told("", "past"), taker("", "past", True)),
        *make("past", "{subject:subject.#} did not {pred:pred.base}", told("not", "past"), taker("not", "past", False)),
        *make("past", "{subject:subject.sg} has {pred:pred.part}", told("", "perfect"), taker("", "perfect", False)),
        *make("past", "{subject:subject.pl} have {pred:pred.part}", told("", "perfect"), taker("", "perfect", False)),
        *make("past", "{subject:subject.sg} has been {pred:passive}", told("", "perfect"), taker("", "perfect", True)),
        *make("past", "{subject:subject.pl} have been {pred:passive}", told("", "perfect"), taker("", "perfect", True)),
        *make(
            "past",
            "{subject:subject.sg} has not {pred:pred.part}",
            told("not", "perfect"),
            taker("not", "perfect", False),
        ),
        *make(
            "past",
            "{subject:subject.pl} have not {pred:pred.part}",
            told("not", "perfect"),
            taker("not", "perfect", False),
        ),
    ]
    for word in MODALS:
        found += constant("modal", word, word)
    found += [
        *make("number.subject", "{it:factor}", numeric, lambda v: {"it": v} if amount_subject(v) else None),
        *same("subject.sg", "place"),
    ]
    return found


def numeric(fields: Fields) -> Any:
    """Let only stats and counts be subjects."""
    return fields["it"] if amount_subject(fields["it"]) else None


def relative_rows() -> list[Row]:
    """Clauses after a noun, which takes the place of the gap."""

    def of_passive(fields: Fields) -> Clause | None:
        clause: Clause = fields["pred"]
        return None if clause.verb in STATIVE else with_subject(GAP, clause)

    def take_passive_gap(value: Any) -> Fields | None:
        if value.modal or value.tense or not value.passive or value.get(BY[value.verb]) != GAP:
            return None
        found = subject_of(value)
        return None if found is None else {"pred": found[1]}

    def subject_gap(modal: str, tense: str) -> tuple[Build, Take]:
        def build(fields: Fields) -> Clause | None:
            clause: Clause = fields["pred"]
            return None if clause.verb == "be" else with_subject(GAP, clause, modal, tense)

        def take(value: Any) -> Fields | None:
            if value.passive or value.subject != GAP or value.tense != tense or value.modal != modal:
                return None
            return {"pred": replace(value, subject=None, tense="", modal="")}

        return build, take

    def object_gap(tense: str, modal: str = "") -> tuple[Build, Take]:
        def build(fields: Fields) -> Clause | None:
            clause = adorned(fields)
            if clause is None or clause.verb in STATIVE:
                return None
            slots = (Slot("what", GAP), *clause.slots)
            return replace(clause, subject=fields["subject"], slots=slots, passive=False, tense=tense, modal=modal)

        def take(value: Any) -> Fields | None:
            if value.passive or value.get("what") != GAP or value.tense != tense or value.modal != modal:
                return None
            fields = take_adorned(replace(value, subject=None, tense="", modal="", slots=value.slots[1:]))
            return None if fields is None or value.subject is None else {**fields, "subject": value.subject}

        return build, take

    return [
        *make("relative.#", "{pred:passive}", of_passive, take_passive_gap),
        *make("relative.#", "that {pred:pred.#}", *subject_gap("", "")),
        *make("relative.#", "that {pred:pred.past}", *subject_gap("", "past")),
        *make("relative.sg", "that has {pred:pred.part}", *subject_gap("", "perfect")),
        *make("relative.pl", "that have {pred:pred.part}", *subject_gap("", "perfect")),
        *make("relative.#", "that cannot {pred:pred.base}", *subject_gap("cannot", "")),
        *gap_rows("{subject:player.sg} {core:gapcore.sg}", object_gap("")),
        *gap_rows("{subject:player.pl} {core:gapcore.pl}", object_gap("")),
        *gap_rows("{subject:player.sg} would {core:gapcore.base}", object_gap("", "would")),
        *gap_rows("{subject:player.pl} would {core:gapcore.base}", object_gap("", "would")),
        *gap_rows("{subject:player.sg} {core:gapcore.past}", object_gap("past")),
        *gap_rows("{subject:player.pl} {core:gapcore.past}", object_gap("past")),
        *gap_rows("{subject:player.sg} has {core:gapcore.part}", object_gap("perfect")),
        *gap_rows("{subject:player.pl} have {core:gapcore.part}", object_gap("perfect")),
    ]


def gap_rows(template: str, both: tuple[Build, Take]) -> list[Row]:
    """Make the rows of a relative clause without its object; "that" before it is read, not written."""
    build, take = both
    body = f"{template} [{{adverbs:adverbs}}]"
    return [
        *make("relative.#", body, build, take),
        *make("relative.#", f"that {body}", build, take, False),
    ]


def mark_generic(clause: Clause) -> Clause:
    """Write all things as a bare plural: "cannot play spells"."""
    slots = tuple(
        Slot(slot.name, replace(slot.value, quantity=Generic()))  # type: ignore[arg-type]
        if isinstance(slot.value, Things) and slot.value.quantity == All()
        else slot
        for slot in clause.slots
    )
    return replace(clause, slots=slots)


def mark_yourself(clause: Clause) -> Clause:
    """Write you as "yourself" where you are also the subject."""
    slots = tuple(
        Slot(slot.name, Yourself()) if isinstance(slot.value, You) else slot  # type: ignore[arg-type]
        for slot in clause.slots
    )
    return replace(clause, slots=slots)
