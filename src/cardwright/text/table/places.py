"""Where something is put, in other words: into one place or another, onto a bearer, back, or taken from and put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.frames import FORMS
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    IN_PLAY,
    Among,
    AnyNumber,
    Clause,
    InZone,
    Modes,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    The,
    Things,
    Top,
    You,
)
from cardwright.text.verb import forms_of

IT: Final = Reference("it")
THEM: Final = Reference("them")
ONE: Final = Number(1)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these wordings, of each verb where the game has it."""
    found = [
        *heard("reference.pl", "those", lambda _: THEM),
        *make("some.pl", "up to {n:number} of {of:pronoun.obj}", some_of, take_some_of),
        *heard("some.sg", "(a|one) {np:np.sg} of {by:owner1} choice (from|in|among) (it|there|them)", chosen_there),
        *make("some.pl", "any number of {of:pronoun.obj}", any_of, take_any_of),
        *heard("fin", "{subject:subject.#} then {pred:pred.#}", lambda f: with_subject(f["subject"], f["pred"])),
    ]
    if "put" in verbs:
        found += [*either_rows(), *taken_rows()]
        if "attach" in verbs:
            found += bearing_rows()
    if "return" in verbs and "exile" in verbs:
        found += spelled("return", "core", "{what:reference.#}", returned)
        found += spelled("return", "core", "them", lambda _: returned({"what": THEM}))
    for word in ("deploy", "summon", "play"):
        if word in verbs:
            found += spelled(word, "core", "{what:things} {to:into}", come(word))
            found += heard("passcore", f"{forms_of(word)[3]} {{to:into}}", come(word))
    if "shuffle" in verbs:
        found += spelled("shuffle", "core", "{what:reference.#} back", shuffled)
    if "attach" in verbs:
        origin = "from {h:hosting} (to|onto) {to:things}"
        found += spelled("move", "core", f"{{what:things}} {origin}", attached)
        found += heard("hosting", "the {n:anynoun.sg} (it|that) is [now] attached to", lambda _: "host")
        found += heard("hosting", "its (bearer|host|wearer)", lambda _: "host")
    return found


def spelled(word: str, category: str, frame: str, build: Any) -> list[Row]:
    """Read a verb in every form."""
    base, third, past, participle, gerund = forms_of(word)
    found: list[Row] = []
    for form, said in zip(FORMS, (base, third, base, past, participle, gerund), strict=True):
        found += heard(f"{category}.{form}", f"{said} {frame}", build)
    return found


def come(verb: str) -> Callable[[Fields], Clause | None]:
    """Read "deploy this onto your field", which tells where anyway; the usual form leaves it out."""

    def build(fields: Fields) -> Clause | None:
        told = (Slot("what", fields["what"]),) if "what" in fields else ()
        to = fields["to"]
        if not isinstance(to, Place) or to.position:
            return None
        return Clause(verb, None, (*told, Slot("to", to)), passive="what" not in fields)

    return build


def some_of(fields: Fields) -> Things:
    """Make "up to two of them"."""
    return Things(Some(fields["n"], up_to=True), (), (Among(fields["of"]),))


def chosen_there(fields: Fields) -> Things | None:
    """Make "a card of your choice from it"."""
    found = phrase(fields["np"].kinds, (*fields["np"].filters, Among(THEM)))
    return None if found is None else Things(Some(ONE, by=fields["by"]), found.kinds, found.filters)


def any_of(fields: Fields) -> Things:
    """Make "any number of them"."""
    return Things(AnyNumber(), (), (Among(fields["of"]),))


def take_any_of(value: Any) -> Fields | None:
    """Write "any number of them"."""
    plain = isinstance(value, Things) and not value.kinds and value.quantity == AnyNumber() and len(value.filters) == 1
    return {"of": value.filters[0].of} if plain and isinstance(value.filters[0], Among) else None


def take_some_of(value: Any) -> Fields | None:
    """Write "up to two of them"."""
    if not isinstance(value, Things) or value.kinds or not isinstance(value.quantity, Some) or len(value.filters) != 1:
        return None
    if value.quantity != Some(value.quantity.number, up_to=True) or not isinstance(value.filters[0], Among):
        return None
    return {"n": value.quantity.number, "of": value.filters[0].of}


def returned(fields: Fields) -> Clause:
    """Read "return it": where to, what was said before tells."""
    return Clause("return", None, (Slot("what", fields["what"]),))


def shuffled(fields: Fields) -> Clause:
    """Read "shuffle the rest back" as into the deck."""
    return Clause("shuffle", None, (Slot("what", fields["what"]), Slot("to", Place(""))))


def attached(fields: Fields) -> Clause:
    """Read "move it from the creature it is attached to onto another" as "attach it to another"."""
    return Clause("attach", None, (Slot("what", fields["what"]), Slot("to", fields["to"])))


def either_rows() -> list[Row]:
    """ "Put it into your hand or on the bottom of your deck", "on the top or bottom of your deck"."""

    def put(fields: Fields, to: Place) -> tuple[Clause, ...]:
        slots = tuple(Slot(name, fields[name]) for name in ("what", "source") if name in fields)
        return (Clause("put", You(), (*slots, Slot("to", to))),)

    def either(fields: Fields) -> Modes:
        return Modes(1, (put(fields, fields["a"]), put(fields, fields["b"])))

    def ends(fields: Fields) -> Modes | None:
        at: Place = fields.get("at", Place(""))
        if at.also or at.position:
            return None
        return Modes(1, tuple(put(fields, Place(at.zone, at.whose, end)) for end in ("top", "bottom")))

    start = "put {what:things} [from {source:place}]"
    return [
        *heard("step1", f"{start} {{a:into}} or {{b:into}}", either),
        *heard("step1", f"{start} on [the] top or [the] bottom [of {{at:place}}]", ends),
        *heard("step1", f"{start} on [the] top or on the bottom [of {{at:place}}]", ends),
    ]


def taken_rows() -> list[Row]:
    """ "Take a creature from your discard pile and put it onto the field"."""

    def moved(fields: Fields) -> Clause:
        return Clause(
            "put", None, (Slot("what", fields["what"]), Slot("source", fields["source"]), Slot("to", fields["to"]))
        )

    def lifted(fields: Fields) -> Clause | None:
        what = fields["what"]
        if not isinstance(what, Things):
            return None
        if not isinstance(what.quantity, Top) and not any(isinstance(one, Among | InZone) for one in what.filters):
            return None  # it is not said from where
        return Clause("put", None, (Slot("what", what), Slot("to", fields["to"])))

    found: list[Row] = []
    for form, put in (("base", "put"), ("sg", "puts"), ("pl", "put")):
        word = "takes" if form == "sg" else "(take|pull)" if form == "pl" else "pull"
        end = f"[,] [and] [then] {put} (it|them) {{to:into}}"
        found += heard(f"core.{form}", f"{word} {{what:things}} from {{source:place}} {end}", moved)
        found += heard(f"core.{form}", f"{word} {{what:some.#}} {end}", lifted)
    put = "(take|pick) {what:some.sg} [,] and [then] attach it to {to:thing}"
    found += heard("step1", put, lambda f: replace(attached(f), subject=You()))
    return found


def bearing_rows() -> list[Row]:
    """ "Put an equipment from your grave onto a character you control": it comes into play attached."""

    def borne(fields: Fields) -> tuple[Clause, ...] | None:
        what, to = fields["what"], fields["to"]
        if not isinstance(to, Reference | Things) or not isinstance(what, Reference | Things):
            return None
        if (isinstance(to, Reference) and to.word == "the") or (isinstance(to, Things) and to.quantity == The()):
            return None  # "the field" is a place
        it = what if isinstance(what, Reference) else IT
        enter = Clause("put", None, (Slot("what", what), Slot("source", fields["source"]), Slot("to", Place(IN_PLAY))))
        return (enter, Clause("attach", None, (Slot("what", it), Slot("to", to))))

    return [
        *spelled("put", "preds", "{what:things} from {source:place} onto {to:thing}", borne),
        *spelled("attach", "preds", "{what:things} from {source:place} to {to:thing}", borne),
        *spelled("equip", "preds", "{to:thing} with {what:things} from {source:place}", borne),
    ]
