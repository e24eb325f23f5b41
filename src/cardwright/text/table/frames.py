"""Verbs with their arguments: the lexicon's frames in every form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Part, Row, elements_of, make
from cardwright.text.table.adverbs import adorned, take_adorned
from cardwright.text.tree import (
    Apart,
    Bonus,
    Clause,
    Compared,
    CountOf,
    Each,
    Grants,
    Half,
    Minus,
    Number,
    Plus,
    Reference,
    Slot,
    StatOf,
    Times,
)
from cardwright.text.verb import Also, Verb, forms_of

FORMS: Final = ("base", "sg", "pl", "past", "part", "ger")


HAVE: Final = "get as have"


GAIN_FORMS: Final = ("gain", "gains", "gain", "gained", "gained", "gaining")


WORKED_OUT: Final = (Apart, CountOf, Each, Half, Minus, Plus, StatOf, Times)
"""Amounts that are worked out from something else."""


class Args(Struct, frozen=True):
    """The arguments of a verb."""

    slots: tuple[Slot, ...]


def form_word(verb: Verb, form: str) -> str:
    """Return a verb's word in a form; only "be" has a plural of its own."""
    base, third, past, participle, gerund = verb.forms
    if verb.id == "be":
        return {"base": "be", "sg": "is", "pl": "are", "past": "was", "part": "been", "ger": "being"}[form]
    return {"base": base, "sg": third, "pl": base, "past": past, "part": participle, "ger": gerund}[form]


def slot_order(verb: Verb) -> list[str]:
    """Order a verb's slots by their first mention."""
    order: list[str] = []
    for frame in (*verb.frames, *verb.passives, *(alias.frame for alias in verb.also)):
        for elements in elements_of(frame):
            order += [part.name for part in elements if isinstance(part, Part) and part.name not in order]
    return order


def frame_rows(verb: Verb, verbs: tuple[str, ...]) -> list[Row]:
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
        if order:
            found += make(f"core.{form}", f"{word} {{args:args.{verb.id}}}", core(verb.id), take_core(verb.id))
        if bare:
            found += make(f"core.{form}", word, core(verb.id), take_bare(verb.id))
        if len(order) > 1:
            found += make(
                f"preds.{form}",
                f"{word} {{a:args.{verb.id}}} and {{b:args.{verb.id}}} [{{adverbs:adverbs}}]",
                gapped(verb.id),
                take_gapped(verb.id),
            )
    if verb.id == "get":
        found += exact_rows()
        found += having_rows()
    for alias in verb.also:
        if alias.word in verbs and alias.word != verb.id and not alias.frame:
            continue
        found += alias_rows(verb.id, alias, build)
    found += passive_rows(verb, order)
    return found


def alias_rows(verb: str, alias: Also, build: Callable[[Fields], Args]) -> list[Row]:
    """Read another way to say a verb."""

    def other(fields: Fields) -> Clause:
        adverbs = (alias.adverb,) if alias.adverb else ()
        slots = build(fields).slots
        if alias.frame.endswith("equal to {amount:computed}"):
            slots = tuple(Slot(slot.name, pointed(slot.value)) for slot in slots)
        return Clause(verb, None, slots, passive=alias.passive, adverbs=adverbs)

    base, third, past, participle, gerund = forms_of(alias.word)
    words = (base, third, base, past, participle, gerund)
    found: list[Row] = []
    for form, word in zip(FORMS, words, strict=True):
        found += make(f"core.{form}", f"{word} {alias.frame}", other, lambda _: None, False)
    return found


def pointed(value: Any) -> Any:
    """Mark "its" in an amount that is told after the object, to which it may point."""
    if isinstance(value, StatOf) and value.of == Reference("it"):
        return replace(value, of=Reference("told"))
    if isinstance(value, Half | Times):
        return replace(value, of=pointed(value.of))
    if isinstance(value, Plus | Minus | Apart):
        return replace(value, left=pointed(value.left), right=pointed(value.right))
    return value


def having_rows() -> list[Row]:
    """ "Have" and "gain" are read as "get"; a continuous fact is written with "have"."""
    found: list[Row] = []
    for forms, verb in ((("have", "has", "have", "had", "had", "having"), HAVE), (GAIN_FORMS, "")):
        for form, word in zip(FORMS, forms, strict=True):
            build = held if verb else core("get")
            found += make(f"core.{form}", f"{word} {{args:args.get}}", build, take_core(verb), bool(verb))
    return found


def held(fields: Fields) -> Clause | None:
    """ "Has attack equal to its health" says what the stat is, "gets attack equal to its health" what is added."""
    clause = core("get")(fields)
    grants = clause.get("grants")
    if not isinstance(grants, Grants) or not is_worked_out(clause):
        return clause
    if len(grants.bonuses) > 1 or grants.keywords or grants.abilities or grants.bonuses[0].negative:
        return None
    amount: Any = grants.bonuses[0].amount
    number = CountOf(amount.of) if isinstance(amount, Each) else amount
    return Clause("get", None, (Slot("grants", Grants((Bonus(grants.bonuses[0].stat, number, exact=True),))),))


def is_worked_out(clause: Clause) -> bool:
    """Tell whether a clause grants a number that is worked out from something else."""
    grants = clause.get("grants")
    return isinstance(grants, Grants) and any(isinstance(bonus.amount, WORKED_OUT) for bonus in grants.bonuses)


def equal_to(subject: Any, clause: Clause) -> Clause:
    """Read "this has attack equal to its health" as "this card's attack is equal to its health"."""
    grants: Any = clause.get("grants")
    how = Slot("how", Compared("exactly", grants.bonuses[0].amount))
    return replace(clause, verb="be", subject=StatOf(grants.bonuses[0].stat, subject), slots=(how,))


def exact_rows() -> list[Row]:
    """ "Has 1 attack": the stat is just that."""

    def build(fields: Fields) -> Clause:
        grants = Grants((Bonus(fields["stat"], fields["n"], exact=True),))
        return Clause("get", None, (Slot("grants", grants),))

    def take(value: Any) -> Fields | None:
        grants = value.get("grants")
        if value.verb not in ("get", HAVE) or not isinstance(grants, Grants) or len(grants.bonuses) != 1:
            return None
        bonus = grants.bonuses[0]
        return {"n": bonus.amount, "stat": bonus.stat} if bonus.exact else None

    def none(fields: Fields) -> Clause | None:
        return build({"stat": fields["stat"], "n": Number(0)})

    def two(fields: Fields) -> Clause | None:
        if fields["one"] == fields["other"]:
            return None
        told = (Bonus(fields["one"], fields["n"], exact=True), Bonus(fields["other"], fields["m"], exact=True))
        return Clause("get", None, (Slot("grants", Grants(told)),))

    def take_two(value: Any) -> Fields | None:
        grants = value.get("grants")
        if value.verb not in ("get", HAVE) or not isinstance(grants, Grants) or len(grants.bonuses) != 2:
            return None
        if grants.keywords or grants.abilities or not all(bonus.exact for bonus in grants.bonuses):
            return None
        one, other = grants.bonuses
        return {"n": one.amount, "one": one.stat, "m": other.amount, "other": other.stat}

    def pair(fields: Fields) -> Clause | None:
        if len(fields["stats"]) < 2:
            return None
        bonuses = tuple(Bonus("", Number(number), exact=True) for number in fields["stats"])
        return Clause("get", None, (Slot("grants", Grants(bonuses)),))

    def take_pair(value: Any) -> Fields | None:
        grants = value.get("grants")
        if value.verb not in ("get", HAVE) or not isinstance(grants, Grants) or len(grants.bonuses) < 2:
            return None
        if grants.keywords or grants.abilities or not all(bonus.exact for bonus in grants.bonuses):
            return None
        numbers = tuple(bonus.amount.value for bonus in grants.bonuses if isinstance(bonus.amount, Number))
        return {"stats": numbers} if len(numbers) == len(grants.bonuses) else None

    found: list[Row] = []
    for form, word in zip(FORMS, ("have", "has", "have", "had", "had", "having"), strict=True):
        found += make(f"core.{form}", f"{word} {{n:number}} {{stat:stat}}", build, take)
        found += make(f"core.{form}", f"{word} {{stat:stat}} {{n:number}}", build, lambda _: None, False)
        found += make(f"core.{form}", f"{word} a {{stat:stat}} of {{n:number}}", build, lambda _: None, False)
        found += make(f"core.{form}", f"{word} no {{stat:stat}}", none, lambda _: None, False)
    for form, word in zip(FORMS, ("become", "becomes", "become", "became", "become", "becoming"), strict=True):
        found += make(f"core.{form}", f"{word} {{stats:stats}}", pair, take_pair)
        found += make(f"core.{form}", f"{word} a {{stats:stats}}", pair, lambda _: None, False)
    for form, word in (("sg", "is"), ("pl", "are")):
        found += make(f"core.{form}", f"{word} [a] {{stats:stats}}", pair, lambda _: None, False)
    for form, word in zip(FORMS, ("have", "has", "have", "had", "had", "having"), strict=True):
        found += make(
            f"core.{form}", f"{word} {{n:number}} {{one:stat}} and {{m:number}} {{other:stat}}", two, take_two
        )
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
        last = adorned({**fields, "core": Clause(verb, None, second)})
        return None if last is None else (Clause(verb, None, first), last)

    return build


def take_gapped(verb: str) -> Callable[[Any], Fields | None]:
    """Write two clauses with their common verb said once."""

    def take(value: Any) -> Fields | None:
        if len(value) != 2:
            return None
        first, last = value
        parts = take_adorned(last)
        if parts is None:
            return None
        second: Clause = parts["core"]
        plain = all(clause == Clause(verb, None, clause.slots) for clause in (first, second))
        if not plain or len(first.slots) < 2 or [s.name for s in first.slots] != [s.name for s in second.slots]:
            return None
        adverbs: Fields = {"adverbs": parts["adverbs"]} if "adverbs" in parts else {}
        return {"a": Args(first.slots), "b": Args(second.slots), **adverbs}

    return take


def passive_rows(verb: Verb, order: list[str]) -> list[Row]:
    """Make the passive of each frame with an object, and the same with the object left out ("spells you play")."""
    if verb.by not in ("what", "whom"):
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
