"""What is left of a group ("the remaining three"), picks out of it, and cards without a noun out of a place."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.frames import Args
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    ANY_CARD,
    HAND,
    SAID,
    All,
    Among,
    AnyNumber,
    Clause,
    Controlled,
    InZone,
    Kind,
    Number,
    Other,
    Place,
    Reference,
    Slot,
    Some,
    ThatPlayer,
    Things,
    You,
)

REST: Final = Reference("rest")
THEM: Final = Reference("them")
CARD: Final = Kind((ANY_CARD,))
ONE: Final = Number(1)
SEEN: Final = "(revealed|found|drawn|discarded|exiled|chosen)"


def rows() -> list[Row]:
    """Return the rows of what is left and of what is picked out."""

    def picked(fields: Fields) -> Things:
        return Things(Some(fields.get("n", ONE)), (CARD,), (InZone(fields["at"]),))

    return [
        *heard("args.put", "{n:number} {to:into}", so_many),
        *heard("args.put", "{n:number} {to:to}", so_many),
        *heard("args.put", "up to {n:number} {to:into}", at_most),
        *heard("args.put", "any number {to:into}", lambda f: seen(AnyNumber(), f["to"])),
        *heard("reference.pl", "the (other|remaining) {n:count}", lambda _: REST),
        *heard("reference.pl", "the (other|remaining) {n:count} cards", lambda _: REST),
        *heard("reference.sg", "the remaining (card|one)", lambda _: REST),
        *heard("some.sg", "one from {at:place}", picked),
        *heard("some.pl", "{n:count} from {at:place}", picked),
        *heard("thing", "each of {what:some.pl}", lambda f: f["what"]),
        *rest_rows(),
        *one_of_rows(),
        *pick_rows(),
        *remainder_rows(),
        *kept_rows(),
    ]


def rest_rows() -> list[Row]:
    """ "The other cards revealed this way", "all the rest", "the rest of them"."""
    found: list[Row] = []
    for template in (
        f"the (other|remaining) {SEEN} (cards|ones)",
        f"all [the] (other|remaining) {SEEN} (cards|ones)",
        f"[all] the (other|remaining) (cards|ones) {SEEN} [this way]",
        f"all (other|remaining) (cards|ones) {SEEN} [this way]",
        "all [of] the (rest|others)",
        "the (rest|others) of (them|those)",
        "the rest of the [revealed] cards",
        "the other ones",
    ):
        found += heard("reference.pl", template, lambda _: REST)
    return found


def remainder_rows() -> list[Row]:
    """ "The rest of your hand", "the other cards in your hand", "the others you control"."""

    def lying(fields: Fields) -> Things:
        return Things(All(), (CARD,), (Other(), InZone(Place(fields["zone"], fields["by"]))))

    def belonging(fields: Fields) -> Things | None:
        whose = (Controlled(fields["by"]),) if "by" in fields else ()
        there = (InZone(fields["at"]),) if "at" in fields else ()
        np: Phrase = fields.get("np", Phrase((Kind((SAID,)),)))
        found = phrase(np.kinds, (*np.filters, *whose, Other(), *there))
        return None if found is None else Things(All(), found.kinds, found.filters)

    rest = "(the|all) (rest|remainder|others) of"
    return [
        *heard("some.pl", f"{rest} {{by:owner1}} {{zone:zone.own}}", lying),
        *heard("some.pl", f"{rest} {{by:owner1}} {{np:np.pl}}", belonging),
        *heard("some.pl", f"{rest} [the] {{np:np.pl}}", belonging),
        *heard("some.pl", "the (rest|others) {at:location}", belonging_cards(belonging)),
        *heard("some.pl", "[all] the others {by:player.#} (control|controls|have|has)", belonging),
        *heard("some.pl", "all [of] {by:owner1} others", belonging),
    ]


def belonging_cards(build: Build) -> Build:
    """Read "the other cards in your hand"."""
    return lambda fields: build({**fields, "np": Phrase((CARD,))})


def kept_rows() -> list[Row]:
    """ "Keep 2 cards and discard the rest", "each player keeps one creature and sacrifices the others"."""

    def kept(whose: Any, verb: str) -> Build:
        def build(fields: Fields) -> tuple[Clause, ...] | None:
            number = Some(fields.get("n", ONE), up_to="up" in fields)
            if "np" in fields:
                np: Phrase = fields["np"]
                found = phrase(np.kinds, np.filters if sided(np) else (*np.filters, Controlled(whose)))
            else:
                found = phrase((CARD,), (InZone(Place(HAND, whose)),))
            if found is None:
                return None
            chosen = Things(number, found.kinds, found.filters)
            others = phrase(found.kinds, (*found.filters, Other()))
            left = REST if "np" not in fields or others is None else Things(All(), others.kinds, others.filters)
            return (Clause("choose", None, (Slot("what", chosen),)), Clause(verb, None, (Slot("what", left),)))

        return build

    rest = "{rest:theothers}"
    found: list[Row] = []
    for form, s, whose in (("base", "", You()), ("sg", "s", ThatPlayer("they")), ("pl", "", ThatPlayer("they"))):
        keep = f"(keep{s}|retain{s}) [{{up:upto}}]"
        hand = "[(in|of|from) [(your|their)] hand]"
        for cards in (f"(one|1|a) {{c:any.sg}} {hand}", f"{{n:number}} {{c:any.pl}} {hand}"):
            for verb in ("discard", "exile"):
                found += heard(f"preds.{form}", f"{keep} {cards} and {verb}{s} {rest}", kept(whose, verb))
        for things in ("(one|1|a) {np:np.sg}", "{n:number} {np:np.pl}"):
            for verb, said in (("destroy", f"destroy{s}"), ("sacrifice", f"sacrifice{s}"), ("kill", f"kill{s}")):
                found += heard(f"preds.{form}", f"{keep} {things} and {said} {rest}", kept(whose, verb))
    for others in ("[all] the (rest|others)", "all others", "[all] the (other|remaining) ones"):
        found += heard("theothers", others, lambda _: True)
    found += heard("theothers", "[all] the (other|remaining) {n:anynoun.pl}", lambda _: True)
    return [*found, *heard("upto", "up to", lambda _: True)]


def sided(found: Phrase) -> bool:
    """Tell whether it is said whose things are."""
    told = [*found.filters, *(item for kind in found.kinds for item in kind.filters)]
    return any(isinstance(item, Controlled | InZone) for item in told)


def pick_rows() -> list[Row]:
    """ "One of them of your choice", "two of them at random"."""

    def chosen(fields: Fields) -> Things:
        number, of = fields.get("n", ONE), fields["of"]
        return Things(Some(number, by=fields["by"]), (), (Among(of, number == ONE and of == THEM),))

    def random(fields: Fields) -> Things:
        number, of = fields.get("n", ONE), fields.get("of", THEM)
        return Things(Some(number, "random"), (), (Among(of, number == ONE and of == THEM),))

    def take(single: bool, how: str) -> Any:
        def of(value: Any) -> Fields | None:
            if not isinstance(value, Things) or value.kinds or not isinstance(value.quantity, Some):
                return None
            quantity = value.quantity
            if quantity.how != how or quantity.up_to or (quantity.number == ONE) != single:
                return None
            if (how == "choice") != (quantity.by is not None) or not isinstance(value.filters[0], Among):
                return None
            fields: Fields = {"of": value.filters[0].of} | ({} if single else {"n": quantity.number})
            return fields if quantity.by is None else {**fields, "by": quantity.by}

        return of

    return [
        *make("some.sg", "one of {of:pronoun.obj} of {by:owner1} choice", chosen, take(True, "choice")),
        *make("some.pl", "{n:count} of {of:pronoun.obj} of {by:owner1} choice", chosen, take(False, "choice")),
        *make("some.sg", "one of {of:pronoun.obj} at random", random, take(True, "random")),
        *make("some.pl", "{n:count} of {of:pronoun.obj} at random", random, take(False, "random")),
        *heard("some.sg", "(one|a) at random", random),
        *heard("some.sg", "a random one [of {of:pronoun.obj}]", random),
        *heard("some.sg", "one of {by:owner1} choice [from among {of:pronoun.obj}]", own_choice),
    ]


def so_many(fields: Fields) -> Args:
    """Read "put 2 into your hand": of those just seen."""
    return seen(Some(fields["n"]), fields["to"])


def at_most(fields: Fields) -> Args:
    """Read "put up to 2 into your hand": of those just seen."""
    return seen(Some(fields["n"], up_to=True), fields["to"])


def seen(quantity: Some | AnyNumber, to: Any) -> Args:
    """Put so many of those just seen somewhere."""
    return Args((Slot("what", Things(quantity, (), (Among(THEM),))), Slot("to", to)))


def one_of_rows() -> list[Row]:
    """ "One" and "2 of them": picked from a group just seen."""

    def build(fields: Fields) -> Things:
        if fields.get("n") == ONE:
            return told(fields)
        return Things(Some(fields.get("n", ONE)), (), (Among(fields.get("of", THEM)),))

    def told(fields: Fields) -> Things:
        return Things(Some(ONE), (), (Among(fields["of"], fields["of"] == THEM),))

    def take_one(value: Any) -> Fields | None:
        plain = is_pick(value) and value.quantity == Some(ONE) and value.filters == (Among(THEM),)
        return {} if plain else None

    def take_one_of(value: Any) -> Fields | None:
        plain = is_pick(value) and value.quantity == Some(ONE) and len(value.filters) == 1
        return {"of": value.filters[0].of} if plain else None

    def take_more(value: Any) -> Fields | None:
        plain = is_pick(value) and isinstance(value.quantity, Some) and value.quantity.by is None
        if not plain or value.quantity != Some(value.quantity.number) or value.quantity.number == ONE:
            return None
        return {"n": value.quantity.number, "of": value.filters[0].of}

    def is_pick(value: Any) -> bool:
        return isinstance(value, Things) and not value.kinds

    return [
        *make("some.sg", "one", build, take_one),
        *make("some.sg", "one of {of:pronoun.obj}", told, take_one_of),
        *make("some.pl", "{n:count} of {of:pronoun.obj}", build, take_more),
        *make("some.sg", "one of {of:restof}", build, take_one_of),
        *make("some.pl", "{n:count} of {of:restof}", build, take_more),
        *constant_reference("restof", REST, "the rest", "the others", "the (other|remaining) cards"),
        *make("reference.sg", "the other [one]", lambda _: REST, lambda _: None, False),
        *make("reference.pl", "all [the] others", lambda _: REST, lambda _: None, False),
        *make("reference.pl", "all of the others", lambda _: REST, lambda _: None, False),
        *make("reference.sg", "this one", lambda _: Reference("this"), lambda _: None, False),
        *make("thing", "each of {of:pronoun.obj}", lambda f: f["of"], lambda _: None, False),
        *make("thing", "(both|all) of {of:pronoun.obj}", lambda f: f["of"], lambda _: None, False),
    ]


def own_choice(fields: Fields) -> Things:
    """Read "one of your choice": one of those that were seen."""
    return Things(Some(ONE, by=fields["by"]), (), (Among(fields.get("of", THEM), "of" not in fields),))
