"""What is chosen from the game's own lists: an element, a colour, and what is of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make, same, struct
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import FORMS
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    GRADE,
    PLAYERS,
    TYPE,
    ChosenTrait,
    Clause,
    InZone,
    Modes,
    Number,
    Repeat,
    Slot,
    Step,
    Things,
    Together,
    Trait,
    Variable,
    You,
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such choices."""
    return [
        *make("sometrait", "a {group:traitgroup}", any_of, take_any),
        *heard("sometrait", "(any|one) {group:traitgroup}", any_of),
        *same("sometrait", "listedtrait"),
        *make("listedtrait", "{it:traits}", listed, take_listed),
        *make("listedtrait", "{it:types.sg}", listed_types, take_listed_types),
        *graded_rows(),
        *struct("after.#", ChosenTrait, "of the chosen {group:traitgroup}"),
        *heard("after.#", "(with|having) (that|the) [(chosen|named)] {group:traitgroup}", chosen),
        *heard("condition1", "{it:reference.sg} has (that|the) [(chosen|named)] {group:traitgroup}", has_chosen),
        *heard("after.#", "of (that|the) {group:traitgroup}", chosen),
        *heard("after.#", "of the (named|selected) {group:traitgroup}", chosen),
        *heard("after.#", "of the {group:traitgroup} [you] (chosen|chose|named|picked)", chosen),
        *heard("after.#", "that are [of] (that|the) [(chosen|named)] {group:traitgroup}", chosen),
        *struct("predicate.#", ChosenTrait, "of the chosen {group:traitgroup}"),
        *heard("predicate.#", "[of] that {group:traitgroup}", chosen),
        *heard("predicate.#", "the chosen {group:traitgroup}", chosen),
        *heard("predicate.#", "[of] the (named|selected) {group:traitgroup}", chosen),
        *heard("predicate.#", "[of] the {group:traitgroup} [you] (chosen|chose|named|picked)", chosen),
        *from_rows(),
        *becoming_rows(),
        *(paying_rows() if "gain" in verbs else ()),
    ]


def any_of(fields: Fields) -> Trait:
    """Make "an element"."""
    return Trait(fields["group"], ())


def take_any(value: Any) -> Fields | None:
    """Write "an element"."""
    return {"group": value.group} if isinstance(value, Trait) and not value.values else None


def listed(fields: Fields) -> Trait | None:
    """Make "Fire or Water"."""
    trait: Trait = fields["it"]
    return trait if len(trait.values) > 1 and trait.group != "kind" else None


def take_listed(value: Any) -> Fields | None:
    """Write "Fire or Water"."""
    if not isinstance(value, Trait) or value.group in (GRADE, TYPE):
        return None
    return {"it": value} if len(value.values) > 1 else None


def listed_types(fields: Fields) -> Trait | None:
    """Make "spell or item"."""
    return Trait(TYPE, fields["it"]) if len(fields["it"]) > 1 else None


def take_listed_types(value: Any) -> Fields | None:
    """Write "spell or item"."""
    if not isinstance(value, Trait) or value.group != TYPE or len(value.values) < 2:
        return None
    return {"it": value.values}


def chosen(fields: Fields) -> ChosenTrait:
    """Read "of that element"."""
    return ChosenTrait(fields["group"])


def has_chosen(fields: Fields) -> Clause:
    """Read "it has the chosen trait"."""
    return Clause("be", fields["it"], (Slot("how", ChosenTrait(fields["group"])),))


def graded_rows() -> list[Row]:
    """ "Human, Beast or Machine": graded traits of which one is chosen."""

    def listed(fields: Fields) -> Trait:
        return Trait(GRADE, fields["it"])

    def take_graded(value: Any) -> Fields | None:
        return {"it": value.values} if isinstance(value, Trait) and value.group == GRADE and value.values else None

    def two(fields: Fields) -> tuple[str, ...]:
        return (fields["a"], fields["b"])

    def more(fields: Fields) -> tuple[str, ...]:
        return (fields["a"], *fields["rest"])

    def take_two(value: Any) -> Fields | None:
        return {"a": value[0], "b": value[1]} if len(value) == 2 else None

    def take_more(value: Any) -> Fields | None:
        return {"a": value[0], "rest": value[1:]} if len(value) > 2 else None

    return [
        *make("listedtrait", "{it:grades}", listed, take_graded),
        *heard("grades", "{a:traitadjective} or {b:traitadjective}", two),
        *heard("grades", "{a:traitadjective} , {rest:grades}", more),
        *make("grades", "{a:stat} or {b:stat}", lambda _: None, take_two),
        *make("grades", "{a:stat} , {rest:grades}", lambda _: None, take_more),
    ]


def from_rows() -> list[Row]:
    """ "Choose a card from your hand" is one in it."""

    def there(fields: Fields) -> Clause | None:
        what: Things = fields["what"]
        found = phrase(what.kinds, (*what.filters, InZone(fields["at"])))
        return (
            None
            if found is None
            else Clause("choose", None, (Slot("what", Things(what.quantity, found.kinds, found.filters)),))
        )

    found: list[Row] = []
    for form, word in zip(FORMS, ("choose", "chooses", "choose", "chose", "chosen", "choosing"), strict=True):
        for number in ("sg", "pl"):
            found += heard(f"core.{form}", f"{word} {{what:some.{number}}} from {{at:place}}", there)
    return found


def becoming_rows() -> list[Row]:
    """ "It becomes the element of your choice": choose an element, and it becomes that."""

    def become(fields: Fields) -> Together | None:
        subject = fields["subject"]
        if isinstance(subject, PLAYERS):
            return None
        choice = Clause("choose", You(), (Slot("trait", Trait(fields["group"], ())),))
        change = with_subject(subject, Clause("be", None, (Slot("how", ChosenTrait(fields["group"])),)))
        return None if change is None else Together((choice, replace(change, duration=fields.get("duration"))))

    found: list[Row] = []
    for sort in ("(a|the|any) {group:traitgroup} of your choice", "(a|any) {group:traitgroup} you choose"):
        for verb in ("becomes [of]", "become [of]"):
            number = "sg" if verb.startswith("becomes") else "pl"
            said = f"{{subject:subject.{number}}} {verb} {sort} [{{duration:duration}}]"
            found += heard("step1", said, become)
    return found


def paying_rows() -> list[Row]:
    """ "Gain 1 mana of each element", "gain 2 mana of any element"."""

    def of_each(fields: Fields) -> tuple[Clause, ...]:
        return tuple(gained(fields, name) for name in fields["all"])

    def of_any(fields: Fields) -> Modes:
        options = tuple((replace(gained(fields, name), subject=You()),) for name in fields["all"])
        return Modes(1, options)

    def one_by_one(fields: Fields) -> Repeat | None:
        return several(fields["n"], replace(gained({"n": Number(1)}, fields["r"]), subject=You()))

    def each_of_any(fields: Fields) -> Repeat | None:
        return several(fields["n"], of_any({**fields, "n": Number(1)}))

    def several(times: Number | Variable, step: Step) -> Repeat | None:
        return None if isinstance(times, Number) and times.value < 2 else Repeat(times, (step,))

    def gained(fields: Fields, name: str) -> Clause:
        return Clause("gain", None, (Slot("amount", fields["n"]), Slot("resource", name)))

    found: list[Row] = []
    for form, word in zip(
        FORMS, ("(gain|get)", "(gains|gets)", "(gain|get)", "(gained|got)", "gained", "(gaining|getting)"), strict=True
    ):
        found += heard(f"preds.{form}", f"{word} {{n:number}} {{u:unit}} of each {{all:paidgroup}}", of_each)
    for sort in (
        "(any|one|a) [(one|single)] {all:choicegroup} [of your choice]",
        "(any|a) {all:choicegroup} you choose",
    ):
        found += heard("step", f"[you] (gain|get) {{n:number}} {{u:unit}} (of|in) {sort}", of_any)
    gain = "[you] (gain|get) {n:number}"
    for sort in (
        "{u:unit} (of|in) any [combination of] {all:choicegroup.pl}",
        "{all:splitunit} [,] split [as you (like|choose|wish|want|please)]",
        "{all:splitunit} [,] split [as you (like|choose|wish)] among [any] [(the|your)] {g:traitgroup.pl}",
        "{all:splitunit} in any combination",
    ):
        found += heard("step", f"{gain} {sort}", each_of_any)
    for sort in (
        "[,] split [as you (like|choose|wish|want|please)] [among [any] {g:traitgroup.pl}]",
        "(of|in) any [combination of] {g:traitgroup.pl}",
        "in any combination",
    ):
        found += heard("step", f"{gain} {{r:resource}} {sort}", one_by_one)
    return found
