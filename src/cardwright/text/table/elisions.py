"""What is left out because it was said just before: "... and 1 to each friendly one", "if ..., draw two instead"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Build, Fields, Row, heard, make, unsaid
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import FORMS, form_word
from cardwright.text.table.nouns import kind_of
from cardwright.text.table.phrase import Nouns
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    PLAYERS,
    SAID,
    Clause,
    Controlled,
    EachPlayer,
    HasKeyword,
    Kind,
    More,
    Number,
    Opponent,
    Other,
    Slot,
    Some,
    Step,
    ThatMuch,
    Things,
    Together,
    Token,
    Trait,
    You,
)

ELIDED: Final = "elided"
"""The slot of a number whose noun was said before."""
COUNTED: Final = frozenset(
    {
        *("deal", "destroy", "exile", "gain", "kill", "lose", "poison", "restore", "return", "sacrifice", "score"),
        *("scorch", "steal", "summon"),
    }
)
"""Verbs that can leave out what they count."""
ONE: Final = Number(1)
CARD: Final = Kind((ANY_CARD,))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is left out."""
    found: list[Row] = []
    for verb in VERBS:
        if verb.id in verbs and verb.id in COUNTED:
            for form in FORMS:
                found += heard(f"short.{form}", f"{form_word(verb, form)} {{n:elision.more}}", counted(verb.id))
    if found:
        for form in FORMS:
            found += heard(f"core.{form}", f"{{it:short.{form}}}", lambda f: f["it"])
    if "gain" in verbs and found:
        gained: Build = lambda f: Clause("gain", f["who"], (Slot(ELIDED, f["n"]),))  # noqa: E731
        found += heard("step1", "{who:player.#} (get|gets|receive|receives) {n:elision.more}", gained)
    return [
        *found,
        *number_rows(),
        *noun_rows(),
        *subject_rows(),
        *(damage_rows() if "deal" in verbs else ()),
    ]


def counted(verb: str) -> Build:
    """Make "summon two": of what, was said before."""
    return lambda fields: Clause(verb, None, (Slot(ELIDED, fields["n"]),))


def number_rows() -> list[Row]:
    """ "Two", "only one", "one more", "another"."""

    def cards(fields: Fields) -> Things:
        return Things(Some(fields.get("n", ONE)), (CARD,))

    found: list[Row] = []
    for category in ("elision", "elision.more"):
        found += heard(category, "{n:number}", lambda f: f["n"])
        found += heard(category, "(that|as) (much|many)", lambda _: ThatMuch())
        found += heard(category, "that (amount|number)", lambda _: ThatMuch())
        found += heard(category, "the same (amount|number)", lambda _: ThatMuch())
        found += heard(category, "a equal (amount|number)", lambda _: ThatMuch())
    for template in ("only {n:number}", "{n:number} (more|additional)", "another {n:number}"):
        found += heard("elision", template, lambda f: f["n"])
        found += heard("elided", template, cards)
        build: Build = (lambda f: f["n"]) if template.startswith("only") else (lambda f: More(f["n"]))
        found += heard("elision.more", template, build)
    for template in ("another", "a additional one"):
        found += heard("elision", template, lambda _: ONE)
        found += heard("elided", template, cards)
        found += heard("elision.more", template, lambda _: More(ONE))
    return found


def noun_rows() -> list[Row]:
    """ "Each friendly one", "another": the noun is the last one said; "Fire and Water creatures": either."""

    def one(fields: Fields) -> Kind:
        return kind_of({**fields, "head": Nouns((SAID,))})

    def another(_: Fields) -> Things:
        return Things(Some(ONE), (Kind((SAID,)),), (Other(),))

    def either(fields: Fields) -> Kind | None:
        first: Trait = fields["first"]
        rest: Trait = fields["rest"]
        if first.group != rest.group or first.values[0] in rest.values:
            return None
        trait = Trait(first.group, first.values + rest.values)
        return kind_of({"adjectives": (*fields.get("adjectives", ()), trait), "head": fields["head"]})

    def on_side(by: You | Opponent) -> Build:
        def build(fields: Fields) -> Kind | None:
            kind = either({**fields, "head": Nouns((BODY,))})
            return None if kind is None else replace(kind, filters=(Controlled(by), *kind.filters))

        return build

    found: list[Row] = []
    for word, by in (("(enemies|foes)", Opponent()), ("(allies|friends)", You())):
        for number in ("pl", "all"):
            found += heard(f"kind.{number}", f"{{first:trait}} and {{rest:traits}} {word}", on_side(by))
    for number, inner in (("pl", "pl"), ("all", "pl")):
        found += heard(f"kind.{number}", "{adjectives:adjectives} ones", one)
        both = f"{{first:trait}} and {{rest:traits}} {{head:head.{inner}}}"
        found += heard(f"kind.{number}", both, either)
        found += heard(f"kind.{number}", f"{{adjectives:sided}} {both}", either)
    return [
        *found,
        *heard("kind.sg", "{adjectives:adjectives} one", one),
        *heard("some.sg", "another", another),
        *heard("adjective", "{it:keyword}", lambda f: HasKeyword(f["it"])),
        *heard("sided", "{it:adjective}", lambda f: (f["it"],)),
    ]


def subject_rows() -> list[Row]:
    """ "Your opponent draws two cards, you one", "both discard their hands, then each draws four cards"."""

    def echoed(fields: Fields) -> Together | None:
        clauses = clauses_of(fields["a"])
        if clauses is None or len(clauses) != 1 or clauses[0].modal or clauses[0].passive:
            return None
        said = with_number(clauses[0], fields["n"])
        other = None if said is None else with_subject(fields["who"], replace(said, subject=None))
        return None if other is None or other.subject == clauses[0].subject else Together((clauses[0], other))

    def with_you(fields: Fields) -> Together | None:
        first = clauses_of(fields["a"])
        if first is None or any(clause.modal for clause in first) or not is_other(first[-1].subject):
            return None
        return Together((*first, *(replace(clause, subject=You()) for clause in fields["preds"])))

    def each_then(fields: Fields) -> Together | None:
        first = clauses_of(fields["a"])
        if first is None or any(clause.modal for clause in first) or first[-1].subject != EachPlayer():
            return None
        made = [with_subject(EachPlayer(), clause) for clause in fields["preds"]]
        rest = tuple(clause for clause in made if clause is not None)
        return Together((*first, *rest)) if len(rest) == len(made) else None

    def take_with_you(value: Any) -> Fields | None:
        if not isinstance(value, Together) or any(clause.modal or clause.passive for clause in value.clauses):
            return None
        yours = [clause for clause in value.clauses if clause.subject == You()]
        others = value.clauses[: len(value.clauses) - len(yours)]
        if not yours or value.clauses[-len(yours) :] != tuple(yours) or not others or not is_other(others[-1].subject):
            return None
        first: Step = others[0] if len(others) == 1 else Together(others)
        return {"a": first, "preds": tuple(replace(clause, subject=None) for clause in yours)}

    return [
        *heard("step", "{a:step1} (,|and) {who:player.#} {n:elision}", echoed),
        *heard("step", "{a:step1} , and {who:player.#} {n:elision}", echoed),
        *make("step", "{a:step1} and you {preds:preds.pl}", with_you, take_with_you),
        *make("step", "{a:step1} , (and|then) you {preds:preds.pl}", with_you, unsaid, False),
        *heard("step", "{a:step1} (,|and) each {preds:preds.sg}", each_then),
        *heard("step", "{a:step1} , (and|then) each {preds:preds.sg}", each_then),
    ]


def is_other(subject: Any) -> bool:
    """Tell whether a subject is a player, but not you."""
    return isinstance(subject, PLAYERS) and not isinstance(subject, You)


def damage_rows() -> list[Row]:
    """ "Deal 3 damage to target creature and 1 to its controller"."""

    def build(fields: Fields) -> tuple[Clause, ...] | None:
        first: Clause = fields["first"]
        if first.get("whom") is None or first.verb != "deal" or first.passive:
            return None
        other = (Slot("amount", fields["n"]), Slot("whom", fields["whom"]))
        return (first, Clause("deal", None, other))

    found: list[Row] = []
    for form in ("base", "sg", "pl"):
        found += heard(
            f"preds.{form}", f"{{first:core.{form}}} {{l:beside}} {{n:number}} [damage] to {{whom:whom}}", build
        )
    for link in ("and", ",", ", and", "but", ", but"):
        found += heard("beside", f"{link} [only]", lambda _: "and")
    return found


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "2 damage to each enemy creature": in notes, nobody says who deals it."""

    def dealt(fields: Fields) -> Clause:
        return Clause("deal", You(), (Slot("amount", fields["n"]), Slot("whom", fields["whom"])))

    return heard("step1", "{n:number} [damage] to {whom:whom}", dealt) if "deal" in verbs else []


def with_number(clause: Clause, number: Any) -> Clause | None:
    """Return a clause that counts another number of what it counts."""
    for name in ("amount", "token", "what"):
        value = clause.get(name)
        changed: Any = None
        if name == "amount" and value is not None:
            changed = number
        elif isinstance(value, Token):
            changed = replace(value, number=number)
        elif isinstance(value, Things) and isinstance(value.quantity, Some):
            changed = replace(value, quantity=replace(value.quantity, number=number, up_to=False))
        if changed is not None:
            slots = tuple(Slot(name, changed) if slot.name == name else slot for slot in clause.slots)
            return replace(clause, slots=slots)
    return None
