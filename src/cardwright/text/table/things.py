"""Things: quantities and references."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, make, same, struct
from cardwright.text.table.nouns import adjective_rows, after_rows, noun_rows
from cardwright.text.table.phrase import Generic, Phrase, phrase
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    BODY,
    HURT,
    All,
    AnyNumber,
    AnyPlayer,
    Bears,
    Between,
    Compared,
    Controlled,
    EachPlayer,
    First,
    Kind,
    Next,
    Number,
    Other,
    Quantity,
    Reference,
    Several,
    Some,
    Stands,
    The,
    Things,
    Top,
    Unlike,
)

ONE: Final = Number(1)


def rows() -> list[Row]:
    """Return the rows for things."""
    return [
        *noun_rows(),
        *adjective_rows(),
        *after_rows(),
        *quantity_rows(),
        *reference_rows(),
        *joined_rows(),
    ]


AT_LEAST_ONE: Final = Compared("at least", ONE)
OVER_ONE: Final = Compared("more than", ONE)

Choose = Callable[[Fields], Quantity | None]


Pick = Callable[[Any], Fields | None]


def quantity(category: str, template: str, choose: Choose, pick: Pick, canonical: bool = True) -> list[Row]:
    """Bind a quantity to a noun phrase {np}; "another" is the singular of "other"."""
    another = template.startswith("another")

    def build(fields: Fields) -> Things | None:
        found: Phrase | None = fields["np"]
        many = choose(fields)
        if found is None or many is None:
            return None
        if isinstance(many, All | Between) and Unlike in map(type, found.filters):
            return None  # only what is picked differs from what is picked with it
        if another:
            found = phrase(found.kinds, (Other(), *found.filters))
        return None if found is None else Things(many, found.kinds, found.filters)

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Things) or not value.kinds:
            return None
        other = bool(value.filters) and isinstance(value.filters[0], Other)
        fields = pick(value.quantity)
        if fields is None or (another and not other):
            return None
        if other and not another and template.startswith(("a ", "target ")):
            return None
        return {**fields, "np": Phrase(value.kinds, value.filters[1:] if another else value.filters)}

    return make(category, template, build, take, canonical)


def some(how: str, up_to: bool = False) -> tuple[Choose, Pick]:
    """Choose several, "{n}" of them."""

    def choose(fields: Fields) -> Some | None:
        number = fields["n"]
        return None if number == ONE else Some(number, how, up_to)

    def pick(value: Any) -> Fields | None:
        plain = isinstance(value, Some) and value.how == how and value.up_to == up_to and value.by is None
        if plain and value.number != ONE:
            return {"n": value.number}
        return None

    return choose, pick


def single(how: str, up_to: bool = False) -> tuple[Choose, Pick]:
    """Choose one."""
    only = Some(ONE, how, up_to)
    return (lambda _: only), (lambda value: {} if value == only else None)


def exactly(only: Quantity) -> tuple[Choose, Pick]:
    """Bind one quantity."""
    return (lambda _: only), (lambda value: {} if value == only else None)


def top(bottom: bool, one: bool) -> tuple[Choose, Pick]:
    """The top or bottom cards of a zone."""

    def choose(fields: Fields) -> Top | None:
        number = ONE if one else fields["n"]
        return None if number == ONE and not one else Top(number, fields["of"], bottom)

    def pick(value: Any) -> Fields | None:
        if not isinstance(value, Top) or value.bottom != bottom or (value.number == ONE) != one:
            return None
        return {"of": value.of} if one else {"n": value.number, "of": value.of}

    return choose, pick


def between(how: str) -> tuple[Choose, Pick]:
    """So many, compared."""

    def choose(fields: Fields) -> Between:
        return Between(Compared(how, fields["n"]))

    def pick(value: Any) -> Fields | None:
        if not isinstance(value, Between) or value.compared.how != how:
            return None
        is_none = how == "exactly" and value.compared.amount in (Number(0), ONE)
        return None if is_none else {"n": value.compared.amount}

    return choose, pick


def following() -> tuple[Choose, Pick]:
    """The next several."""

    def choose(fields: Fields) -> Next:
        return Next(fields.get("n", ONE))

    def pick(value: Any) -> Fields | None:
        if not isinstance(value, Next):
            return None
        return {} if value.number == ONE else {"n": value.number}

    return choose, pick


DEFENDING: Final = Stands("defence")
"""What is true of whoever is attacked first."""


def definite(fields: Fields) -> The | None:
    """ "The attacking creature": only with something that tells which; a bare noun is a reference."""
    found: Phrase = fields["np"]
    if any(BODY in kind.nouns for kind in found.kinds) and not found.filters:
        return None
    if len(found.filters) == 1 and isinstance(found.filters[0], Bears):
        return None  # the bearer of this card
    if found.filters == (DEFENDING,) and any(BODY in kind.nouns for kind in found.kinds):
        return None  # "the defender" is whom the attacker meets
    return The() if found.filters or any(kind.filters for kind in found.kinds) else None


def all_such(fields: Fields) -> All | None:
    """ "The creatures among them": all of them that are so."""
    return None if definite(fields) is None else All()


def quantity_rows() -> list[Row]:
    """Determiners and numbers; some.sg and some.pl pick, all is everything."""
    no = Between(Compared("exactly", Number(0)))
    return [
        *quantity("some.sg", "a {np:np.sg}", *single("choice")),
        *quantity("some.sg", "1 {np:np.sg}", *single("choice"), False),
        *quantity("some.sg", "one {np:np.sg}", *single("choice"), False),
        *quantity("some.sg", "another {np:np.sg}", *single("choice")),
        *quantity("some.sg", "target {np:np.sg}", *single("target")),
        *quantity("some.sg", "a target {np:np.sg}", *single("target"), False),
        *quantity("some.sg", "1 target {np:np.sg}", *single("target"), False),
        *quantity("some.sg", "another target {np:np.sg}", *single("target")),
        *quantity("some.sg", "up to 1 target {np:np.sg}", *single("target", True)),
        *quantity("some.sg", "up to one target {np:np.sg}", *single("target", True), False),
        *quantity("some.sg", "up to 1 {np:np.sg}", *single("choice", True)),
        *quantity("some.sg", "up to one {np:np.sg}", *single("choice", True), False),
        *quantity("some.sg", "a {np:np.sg} at random", *single("random")),
        *quantity("some.sg", "another {np:np.sg} at random", *single("random")),
        *quantity("some.sg", "1 {np:np.sg} at random", *single("random"), False),
        *quantity("some.sg", "a random {np:np.sg}", *single("random"), False),
        *quantity("some.pl", "{n:count} {np:np.pl}", *some("choice")),
        *quantity("some.pl", "{n:count} target {np:np.pl}", *some("target")),
        *quantity("some.pl", "up to {n:count} target {np:np.pl}", *some("target", True)),
        *quantity("some.pl", "up to {n:count} {np:np.pl}", *some("choice", True)),
        *quantity("some.pl", "{n:count} {np:np.pl} at random", *some("random")),
        *quantity("some.pl", "{n:count} random {np:np.pl}", *some("random"), False),
        *quantity("some.pl", "{np:np.pl} equal to {n:computed}", *some("choice")),
        *quantity("some.pl", "any number of target {np:np.pl}", *exactly(AnyNumber("target"))),
        *quantity("some.pl", "any number of {np:np.pl}", *exactly(AnyNumber())),
        *quantity("some.sg", "the top {np:np.sg} (of|from) {of:place}", *top(False, True)),
        *quantity("some.sg", "the bottom {np:np.sg} (of|from) {of:place}", *top(True, True)),
        *quantity("some.pl", "the top {n:count} {np:np.pl} (of|from) {of:place}", *top(False, False)),
        *quantity("some.pl", "the bottom {n:count} {np:np.pl} (of|from) {of:place}", *top(True, False)),
        *quantity("some.sg", "the {np:np.sg}", definite, exactly(The())[1]),
        *quantity("some.pl", "the {np:np.pl}", all_such, exactly(The())[1], False),
        *quantity("some.sg", "the first {np:np.sg}", *exactly(First())),
        *owned_next(),
        *owned_rows(),
        *quantity("some.sg", "the next {np:np.sg}", *following()),
        *quantity("some.pl", "the next {n:count} {np:np.pl}", *following()),
        *quantity("some.pl", "no {np:np.pl}", *exactly(no)),
        *quantity("some.sg", "no {np:np.sg}", *exactly(no), False),
        *quantity("some.pl", "{n:count} or more {np:np.pl}", *between("at least")),
        *quantity("some.pl", "{n:count} {np:np.pl} or more", *between("at least"), False),
        *quantity("some.pl", "{n:count} {np:np.pl} or (fewer|less)", *between("at most"), False),
        *quantity("some.sg", "(1|one) or more {np:np.pl}", lambda _: Between(AT_LEAST_ONE), lambda _: None, False),
        *quantity("some.sg", "at least (1|one) {np:np.sg}", lambda _: Between(AT_LEAST_ONE), lambda _: None, False),
        *quantity("some.sg", "more than (1|one) {np:np.sg}", lambda _: Between(OVER_ONE), lambda _: None, False),
        *quantity("some.sg", "(1|one) random {np:np.sg}", *single("random"), False),
        *quantity("some.pl", "at least {n:count} {np:np.pl}", *between("at least"), False),
        *quantity("some.pl", "{n:count} or (fewer|less) {np:np.pl}", *between("at most")),
        *quantity("some.pl", "at most {n:count} {np:np.pl}", *between("at most"), False),
        *quantity("some.pl", "exactly {n:count} {np:np.pl}", *between("exactly")),
        *quantity("some.pl", "more than {n:count} {np:np.pl}", *between("more than")),
        *quantity("some.sg", "more than 1 {np:np.sg}", *exactly(Between(Compared("more than", ONE)))),
        *quantity("some.sg", "more than one {np:np.sg}", *exactly(Between(Compared("more than", ONE))), False),
        *quantity("some.pl", "no more than {n:count} {np:np.pl}", *between("at most"), False),
        *quantity("some.sg", "no more than (1|one) {np:np.sg}", *exactly(Between(Compared("at most", ONE))), False),
        *quantity("some.sg", "at most (1|one) {np:np.sg}", *exactly(Between(Compared("at most", ONE))), False),
        *quantity("some.pl", "only {n:count} {np:np.pl}", *between("at most"), False),
        *quantity("some.sg", "only (1|one) {np:np.sg}", *exactly(Between(Compared("at most", ONE))), False),
        *quantity("some.pl", "(fewer|less) than {n:count} {np:np.pl}", *between("less than")),
        *quantity("bare", "{np:np.all}", *exactly(All())),
        *quantity("thing", "{np:np.all}", lambda _: None, lambda held: {} if isinstance(held, Generic) else None),
        *quantity("bare", "{np:np.pl}", *exactly(All()), False),
        *quantity("all", "all {np:np.all}", *exactly(All())),
        *quantity("all", "all {np:np.pl}", *exactly(All()), False),
        *quantity("all", "all of {np:np.pl}", *exactly(All()), False),
        *quantity("each", "each {np:np.sg}", *exactly(All())),
    ]


def owned_next() -> list[Row]:
    """ "Your next Air spell": the next one that player plays."""

    def build(fields: Fields) -> Things | None:
        found: Phrase = fields["np"]
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
        return None if merged is None else Things(Next(ONE), merged.kinds, merged.filters)

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Things) or value.quantity != Next(ONE) or len(value.kinds) != 1:
            return None
        kind = value.kinds[0]
        owners = [item for item in (*kind.filters, *value.filters) if isinstance(item, Controlled)]
        if len(owners) != 1:
            return None
        before = tuple(item for item in kind.filters if item != owners[0])
        after = tuple(item for item in value.filters if item != owners[0])
        return {"by": owners[0].by, "np": Phrase((replace(kind, filters=before),), after)}

    return make("some.sg", "{by:owner1} next {np:np.sg}", build, take)


def owned_rows() -> list[Row]:
    """ "Your opponent's creature", "one of your creatures": read as an enemy or friendly one."""

    def one(fields: Fields) -> Things | None:
        return several({**fields, "n": ONE})

    def whose(fields: Fields) -> Things | None:
        found: Phrase = fields["np"]
        if not isinstance(fields["by"], EachPlayer):
            return one(fields)
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
        return None if merged is None else Things(All(), merged.kinds, merged.filters)

    def several(fields: Fields) -> Things | None:
        found: Phrase = fields["np"]
        if isinstance(fields["by"], EachPlayer):
            return None  # one of each player's is not one of all of them
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
        return None if merged is None else Things(Some(fields["n"]), merged.kinds, merged.filters)

    def few(fields: Fields) -> Things | None:
        made = several(fields)
        return None if made is None else replace(made, quantity=Some(fields["n"], up_to=True))

    return [
        *make("some.sg", "{by:owner1} {np:np.sg}", whose, lambda _: None, False),
        *make("some.sg", "(one|1) of {by:owner1} {np:np.pl}", one, lambda _: None, False),
        *make("some.pl", "{n:number} of {by:owner1} {np:np.pl}", several, lambda _: None, False),
        *make("some.pl", "up to {n:number} of {by:owner1} {np:np.pl}", few, lambda _: None, False),
        *make(
            "some.sg", "up to (one|1) of {by:owner1} {np:np.pl}", lambda f: few({**f, "n": ONE}), lambda _: None, False
        ),
    ]


def reference_rows() -> list[Row]:
    """Words that point back."""
    return [
        *constant_reference("reference.sg", Reference("this"), "this", "this card", "this {n:own.sg}"),
        *struct("reference.sg", Reference, "this {noun:deed.sg}", word="this"),
        *constant_reference("reference.sg", Reference("it"), "it"),
        *struct("reference.sg", Reference, "that {noun:anynoun.sg}", word="that"),
        *struct("reference.sg", Reference, "the attached {noun:anynoun.sg}", word="attached"),
        *make("reference.sg", "(attached|enchanted) {n:anynoun.sg}", attached, lambda _: None, False),
        *make("reference.sg", "the enchanted {n:anynoun.sg}", attached, lambda _: None, False),
        *struct("reference.sg", Reference, "the {noun:anynoun.sg}", word="the"),
        *struct("reference.pl", Reference, "those {noun:anynoun.pl}", word="those"),
        *constant_reference("reference.pl", Reference("rest"), "the rest", "the others", "the remaining cards"),
        *constant_reference("pronoun.obj", Reference("them"), "them"),
        *struct("pronoun.obj", Reference, "those {noun:anynoun.pl}", word="those"),
        *constant_reference("subject.pl", Reference("them"), "they"),
        *constant_reference("thing", Reference("them"), "them"),
        *same("subject.sg", "reference.sg", "some.sg", "player.sg"),
        *same("subject.sg", "each", canonical=False),
        *same("subject.pl", "reference.pl", "some.pl", "player.pl", "bare"),
        *same("subject.pl", "all", canonical=False),
        *same("thing", "reference.sg", "reference.pl", "some.sg", "some.pl", "all"),
        *same("thing", "each", canonical=False),
    ]


def attached(fields: Fields) -> Reference:
    """Read "attached creature" as "the attached creature"."""
    return Reference("attached", fields["n"])


def either_target(fields: Fields) -> Several:
    """Make "target creature or player"; without a noun, whatever can be hurt."""
    found: Phrase | None = fields["np"]
    kinds, filters = (found.kinds, found.filters) if found is not None else ((Kind((HURT,)),), ())
    return Several((Things(Some(ONE, "target"), kinds, filters), AnyPlayer(True)), True)


def take_either_target(value: Any) -> Fields | None:
    """Write "target creature or player"."""
    if not isinstance(value, Several) or not value.either or not isinstance(value.items[0], Things):
        return None
    return {"np": Phrase(value.items[0].kinds, value.items[0].filters)}


def joined_rows() -> list[Row]:
    """Objects of verbs: things, bare groups, things or players, and several of them."""

    def join(fields: Fields) -> Several:
        rest = fields["rest"]
        return Several((fields["first"], *(rest.items if isinstance(rest, Several) else (rest,))))

    def split(value: Any) -> Fields | None:
        if not isinstance(value, Several) or value.either:
            return None
        rest = value.items[1:]
        return {"first": value.items[0], "rest": rest[0] if len(rest) == 1 else Several(rest)}

    return [
        *same("things", "thing"),
        *same("things", "bare", canonical=False),
        *make("things", "{first:thing} and {rest:joined}", join, split),
        *same("joined", "thing"),
        *make("joined", "{first:thing} and {rest:joined}", join, split),
        *same("group", "bare", "thing"),
        *same("whom", "thing", "player.obj"),
        *make("whom", "{np:targetnp} or player", either_target, take_either_target),
        *make("whom", "any target", lambda _: either_target({"np": None}), lambda _: None, False),
        *make("targetnp", "target {it:np.sg}", lambda f: f["it"], lambda value: {"it": value}),
        *make("whom", "target player or {np:np.sg}", either_target, lambda _: None, False),
        *same("whom", "bare", canonical=False),
        *make("whom", "{first:anyone} and {rest:anyones}", join, split),
        *same("anyone", "thing", "player.obj"),
        *same("anyones", "anyone"),
        *make("anyones", "{first:anyone} and {rest:anyones}", join, split),
        *make("subject.pl", "{first:anysubject} and {rest:joined}", join, split),
        *same("anysubject", "reference.sg", "reference.pl", "some.sg", "some.pl", "all"),
    ]
