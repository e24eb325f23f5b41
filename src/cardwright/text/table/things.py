"""Things: nouns, adjectives, relative clauses, quantities and references."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, make, same, struct
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    All,
    Among,
    AnyNumber,
    AttachedTo,
    Between,
    Compared,
    Controlled,
    Filter,
    First,
    HasKeyword,
    InZone,
    Is,
    Kind,
    Named,
    Next,
    Not,
    Number,
    Opponent,
    Other,
    Owned,
    Quantity,
    Reference,
    Relative,
    SameName,
    Several,
    Some,
    State,
    StatIs,
    The,
    Things,
    Top,
    Trait,
    You,
)

ONE: Final = Number(1)
RANK: Final[dict[type, int]] = {
    Other: 0,
    State: 1,
    Controlled: 2,
    Trait: 4,
    HasKeyword: 5,
    StatIs: 6,
    Named: 7,
    SameName: 8,
    Not: 9,
    InZone: 10,
    Owned: 11,
    AttachedTo: 12,
    Is: 13,
    Among: 14,
    Relative: 15,
}


class Nouns(Struct, frozen=True):
    """Nouns as said: any of them, perhaps with the word for card after them."""

    nouns: tuple[str, ...]
    card: str = ""


class Generic(Struct, frozen=True):
    """All of them, to be written as a bare plural."""


class Phrase(Struct, frozen=True):
    """A noun phrase without its quantity."""

    kinds: tuple[Kind, ...]
    filters: tuple[Filter, ...] = ()


def rank(item: Filter) -> tuple[int, int]:
    """Order filters as they are written; traits of group "kind" stand next to the noun."""
    return RANK[type(item)], int(isinstance(item, Trait) and item.group == "kind")


def is_adjective(item: Filter) -> bool:
    """Tell whether a filter is written before the noun."""
    if isinstance(item, Controlled):
        return isinstance(item.by, You | Opponent)
    return isinstance(item, State | Trait)


def phrase(kinds: tuple[Kind, ...], filters: tuple[Filter, ...]) -> Phrase | None:
    """Bring filters to their places and order; contradictory or repeated ones make no phrase."""
    if len(kinds) == 1:
        kind = kinds[0]
        every = kind.filters + filters
        before = sorted((item for item in every if is_adjective(item)), key=rank)
        after = sorted((item for item in every if not is_adjective(item)), key=rank)
        kinds, filters = (replace(kind, filters=tuple(before)),), tuple(after)
    else:
        filters = tuple(sorted(filters, key=rank))
    for group in (*(kind.filters for kind in kinds), filters):
        if len(set(group)) != len(group) or sum(isinstance(item, Controlled) for item in group) > 1:
            return None
    return Phrase(kinds, filters)


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


def noun_rows() -> list[Row]:
    """Nouns, lists of nouns, and whole noun phrases in singular and plural (np), and joined by "and" (np.all)."""

    def card(fields: Fields) -> Nouns:
        return Nouns(fields["nouns"], fields["card"])

    def take_card(value: Any) -> Fields | None:
        return {"nouns": value.nouns, "card": value.card} if value.card else None

    def plain(fields: Fields) -> Nouns:
        return Nouns(fields["nouns"])

    def take_plain(value: Any) -> Fields | None:
        return None if value.card else {"nouns": value.nouns}

    def listed(number: str, word: str) -> list[Row]:
        inner = "pl" if number == "all" else number
        return [
            *make(f"nouns.{number}", f"{{first:anynoun.{inner}}}", one_noun, take_one),
            *make(f"nouns.{number}", f"{{first:anynoun.{inner}}} {word} {{rest:nouns.{number}}}", more, take_more),
            *make(f"nouns.{number}", f"{{first:anynoun.{inner}}} , {{rest:nouns.{number}}}", more, take_comma),
            *make(f"head.{number}", f"{{nouns:nouns.{number}}}", plain, take_plain),
            *make(f"head.{number}", f"{{nouns:nouns.sg}} {{card:any.{inner}}}", card, take_card),
            *make(f"kind.{number}", f"[{{adjectives:adjectives}}] {{head:head.{number}}}", kind_of, take_kind),
            *make(f"kinds.{number}", f"{{first:kind.{number}}}", lambda f: (f["first"],), take_single),
            *make(f"kinds.{number}", f"{{first:kind.{number}}} {word} {{rest:kinds.{number}}}", kinds_of, take_kinds),
            *make(f"np.{number}", f"{{kinds:kinds.{number}}} [{{after:afters.{inner}}}]", np, take_np),
            *make(f"np.{number}", f"other {{kinds:kinds.{number}}} [{{after:afters.{inner}}}]", other_np, take_other),
        ]

    return [
        *same("anynoun.#", "noun.#", "any.#"),
        *listed("sg", "or"),
        *listed("pl", "or"),
        *listed("all", "and"),
    ]


def one_noun(fields: Fields) -> tuple[str, ...]:
    """Make a list of one noun."""
    return (fields["first"],)


def take_one(value: Any) -> Fields | None:
    """Write a list of one noun."""
    return {"first": value[0]} if len(value) == 1 else None


def more(fields: Fields) -> tuple[str, ...] | None:
    """Make a list of nouns, each once."""
    return None if fields["first"] in fields["rest"] else (fields["first"], *fields["rest"])


def take_more(value: Any) -> Fields | None:
    """Write the last two nouns of a list."""
    return {"first": value[0], "rest": value[1:]} if len(value) == 2 else None


def take_comma(value: Any) -> Fields | None:
    """Write a noun of a longer list."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 2 else None


def kind_of(fields: Fields) -> Kind:
    """Make a kind from adjectives and nouns."""
    head: Nouns = fields["head"]
    return Kind(head.nouns, tuple(sorted(fields.get("adjectives", ()), key=rank)), head.card)


def take_kind(kind: Any) -> Fields | None:
    """Write a kind."""
    fields: Fields = {"head": Nouns(kind.nouns, kind.card)}
    if kind.filters:
        fields["adjectives"] = kind.filters
    return fields


def take_single(value: Any) -> Fields | None:
    """Write a single kind."""
    return {"first": value[0]} if len(value) == 1 else None


def kinds_of(fields: Fields) -> tuple[Kind, ...] | None:
    """Make a list of kinds; a bare noun belongs to the noun list before it, so it cannot stand second."""
    first: Kind = fields["first"]
    rest: tuple[Kind, ...] = fields["rest"]
    if any(not kind.filters for kind in rest) or first in rest:
        return None
    return (first, *rest)


def take_kinds(value: Any) -> Fields | None:
    """Write a list of kinds."""
    return {"first": value[0], "rest": value[1:]} if len(value) > 1 else None


def np(fields: Fields) -> Phrase | None:
    """Make a noun phrase."""
    return phrase(fields["kinds"], fields.get("after", ()))


def take_np(value: Any) -> Fields | None:
    """Write a noun phrase without "other"."""
    if any(isinstance(item, Other) for item in value.filters):
        return None
    return {"kinds": value.kinds} | ({"after": value.filters} if value.filters else {})


def other_np(fields: Fields) -> Phrase | None:
    """Make a noun phrase with "other"."""
    return phrase(fields["kinds"], (Other(), *fields.get("after", ())))


def take_other(value: Any) -> Fields | None:
    """Write a noun phrase with "other"."""
    if not (value.filters and isinstance(value.filters[0], Other)):
        return None
    return {"kinds": value.kinds} | ({"after": value.filters[1:]} if len(value.filters) > 1 else {})


def adjective_rows() -> list[Row]:
    """Words before the noun."""

    def merge(fields: Fields) -> Trait | None:
        first: Trait = fields["first"]
        rest: Trait = fields["rest"]
        if first.group != rest.group or first.values[0] in rest.values:
            return None
        return Trait(first.group, first.values + rest.values)

    def split(value: Any) -> Fields | None:
        if not isinstance(value, Trait) or len(value.values) < 2:
            return None
        return {"first": Trait(value.group, value.values[:1]), "rest": Trait(value.group, value.values[1:])}

    def single(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Trait) and len(value.values) == 1 else None

    return [
        *make("adjectives", "{first:adjective}", lambda f: (f["first"],), take_single),
        *make("adjectives", "{first:adjective} {rest:adjectives}", lambda f: (f["first"], *f["rest"]), take_kinds),
        *struct("adjective", State, "{name:state}"),
        *struct("adjective", Controlled, "friendly", by=You()),
        *struct("adjective", Controlled, "enemy", by=Opponent()),
        *make("adjective", "your", lambda _: Controlled(You()), lambda _: None, False),
        *make("adjective", "(your|the) opponent 's", lambda _: Controlled(Opponent()), lambda _: None, False),
        *make("adjective", "(your|the) enemy 's", lambda _: Controlled(Opponent()), lambda _: None, False),
        *same("adjective", "traits"),
        *make("traits", "{it:trait}", lambda f: f["it"], single),
        *make("traits", "{first:trait} or {rest:traits}", merge, split),
        *make("adjective", "non {it:trait}", lambda f: Not(f["it"]), take_not_trait),
        *make("adjective", "non {it:noun.sg}", lambda f: Not(Is(Kind((f["it"],)))), take_not_noun),
    ]


def take_not_trait(value: Any) -> Fields | None:
    """Write "non-Fire"."""
    if isinstance(value, Not) and isinstance(value.filter, Trait) and len(value.filter.values) == 1:
        return {"it": value.filter}
    return None


def take_not_noun(value: Any) -> Fields | None:
    """Write "non-hero"."""
    if isinstance(value, Not) and isinstance(value.filter, Is):
        kind = value.filter.kind
        return {"it": kind.nouns[0]} if kind == Kind(kind.nouns[:1]) else None
    return None


def after_rows() -> list[Row]:
    """Words and clauses after the noun."""

    def predicate(fields: Fields) -> Filter | None:
        return fields["it"] if isinstance(fields["it"], Not | Is) else None

    def take_predicate(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Is | Not) and not is_without(value) else None

    return [
        *make("afters.#", "{first:after.#}", lambda f: (f["first"],), take_single),
        *make("afters.#", "{first:after.#} {rest:afters.#}", lambda f: (f["first"], *f["rest"]), take_kinds),
        *struct("after.#", HasKeyword, "with {keyword:keyword}"),
        *make("after.#", "without {it:keyword}", lambda f: Not(HasKeyword(f["it"])), take_without),
        *struct("after.#", StatIs, ("with {stat:stat} {compared:compared}", "with {compared:compared} {stat:stat}")),
        *make("after.pl", "that cost {compared:compared}", cost_is, lambda _: None, False),
        *make("after.sg", "that costs {compared:compared}", cost_is, lambda _: None, False),
        *make("after.#", "costing {compared:compared}", cost_is, lambda _: None, False),
        *struct("after.#", Named, "named {name:name}"),
        *struct("after.#", SameName, ("of {as_:thatname}", "with {as_:thatname}")),
        *constant_reference("thatname", Reference("that name"), "that name", "the named name", "the chosen name"),
        *struct("after.#", InZone, "{place:location}"),
        *struct("after.#", Owned, "{by:player.sg} owns"),
        *struct("after.#", Owned, "{by:player.pl} own"),
        *struct("after.#", Controlled, "{by:player.sg} controls"),
        *struct("after.#", Controlled, "{by:player.pl} control"),
        *make("after.#", "that {by:player.sg} controls", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "that {by:player.pl} control", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "controlled by {by:player.obj}", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "owned by {by:player.obj}", lambda f: Owned(f["by"]), lambda _: None, False),
        *make("after.#", "whose {stat:stat} is {compared:compared}", stat_is, lambda _: None, False),
        *make("after.#", "on {by:owner} side", lambda f: Controlled(f["by"]), lambda _: None, False),
        *struct("after.#", AttachedTo, "attached to {to:things}"),
        *struct("after.#", Among, ("among {of:pronoun.obj}", "of {of:pronoun.obj}")),
        *make("after.sg", "that is {it:predicate.sg}", predicate, take_predicate),
        *make("after.pl", "that are {it:predicate.pl}", predicate, take_predicate),
        *make("after.#", "that is {it:state}", lambda f: State(f["it"]), lambda _: None, False),
        *make("after.#", "that are {it:state}", lambda f: State(f["it"]), lambda _: None, False),
        *make("after.#", "that (is|are) {it:traits}", lambda f: f["it"], take_traits, False),
        *struct("after.#", Relative, "{clause:relative.#}"),
        *predicate_rows(),
    ]


def take_traits(value: Any) -> Fields | None:
    """Write traits after the noun."""
    return {"it": value} if isinstance(value, Trait) else None


def predicate_rows() -> list[Row]:
    """What can follow "is": traits, states, kinds, places, and their negations."""

    def is_kind(fields: Fields) -> Is:
        return Is(fields["kind"])

    def take_is(value: Any) -> Fields | None:
        return {"kind": value.kind} if isinstance(value, Is) else None

    def negate(fields: Fields) -> Not | None:
        return None if isinstance(fields["it"], Not) else Not(fields["it"])

    def take_not(value: Any) -> Fields | None:
        return {"it": value.filter} if isinstance(value, Not) else None

    return [
        *same("predicate.#", "traits"),
        *struct("predicate.#", State, "{name:state}"),
        *make("predicate.sg", "a {kind:kind.sg}", is_kind, take_is),
        *make("predicate.pl", "{kind:kind.pl}", is_kind, take_is),
        *struct("predicate.#", InZone, "{place:location}"),
        *struct("predicate.#", AttachedTo, "attached to {to:things}"),
        *struct("predicate.#", Controlled, "friendly", by=You()),
        *struct("predicate.#", Controlled, "enemy", by=Opponent()),
        *make("predicate.#", "not {it:predicate.#}", negate, take_not),
    ]


def is_without(value: Filter) -> bool:
    """Tell whether a negation is written as "without"."""
    return isinstance(value, Not) and isinstance(value.filter, HasKeyword)


def take_without(value: Any) -> Fields | None:
    """Write "without Guard"."""
    return {"it": value.filter.keyword} if isinstance(value, Not) and isinstance(value.filter, HasKeyword) else None


def stat_is(fields: Fields) -> StatIs:
    """Make "whose attack is 2 or less"."""
    return StatIs(fields["stat"], fields["compared"])


def cost_is(fields: Fields) -> StatIs:
    """Make "that cost 1 or less"."""
    return StatIs("cost", fields["compared"])


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
        if isinstance(value, Some) and value.how == how and value.up_to == up_to and value.number != ONE:
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
        if isinstance(value, Between) and value.compared.how == how and value.compared.amount != Number(0):
            return {"n": value.compared.amount}
        return None

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


def definite(fields: Fields) -> The | None:
    """ "The attacking creature": only with something that tells which; a bare noun is a reference."""
    found: Phrase = fields["np"]
    return The() if found.filters or any(kind.filters for kind in found.kinds) else None


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
        *quantity("some.sg", "1 {np:np.sg} at random", *single("random"), False),
        *quantity("some.sg", "a random {np:np.sg}", *single("random"), False),
        *quantity("some.pl", "{n:count} {np:np.pl}", *some("choice")),
        *quantity("some.pl", "{n:count} target {np:np.pl}", *some("target")),
        *quantity("some.pl", "up to {n:count} target {np:np.pl}", *some("target", True)),
        *quantity("some.pl", "up to {n:count} {np:np.pl}", *some("choice", True)),
        *quantity("some.pl", "{n:count} {np:np.pl} at random", *some("random")),
        *quantity("some.pl", "{n:count} random {np:np.pl}", *some("random"), False),
        *quantity("some.pl", "{np:np.pl} equal to {n:computed}", *some("choice"), False),
        *quantity("some.pl", "any number of target {np:np.pl}", *exactly(AnyNumber("target"))),
        *quantity("some.pl", "any number of {np:np.pl}", *exactly(AnyNumber())),
        *quantity("some.sg", "the top {np:np.sg} of {of:place}", *top(False, True)),
        *quantity("some.sg", "the bottom {np:np.sg} of {of:place}", *top(True, True)),
        *quantity("some.pl", "the top {n:count} {np:np.pl} of {of:place}", *top(False, False)),
        *quantity("some.pl", "the bottom {n:count} {np:np.pl} of {of:place}", *top(True, False)),
        *quantity("some.sg", "the {np:np.sg}", definite, exactly(The())[1]),
        *quantity("some.pl", "the {np:np.pl}", definite, exactly(The())[1], False),
        *quantity("some.sg", "the first {np:np.sg}", *exactly(First())),
        *owned_next(),
        *owned_rows(),
        *quantity("some.sg", "the next {np:np.sg}", *following()),
        *quantity("some.pl", "the next {n:count} {np:np.pl}", *following()),
        *quantity("some.pl", "no {np:np.pl}", *exactly(no)),
        *quantity("some.sg", "no {np:np.sg}", *exactly(no), False),
        *quantity("some.pl", "{n:count} or more {np:np.pl}", *between("at least")),
        *quantity("some.pl", "at least {n:count} {np:np.pl}", *between("at least"), False),
        *quantity("some.pl", "{n:count} or (fewer|less) {np:np.pl}", *between("at most")),
        *quantity("some.pl", "at most {n:count} {np:np.pl}", *between("at most"), False),
        *quantity("some.pl", "exactly {n:count} {np:np.pl}", *between("exactly")),
        *quantity("some.pl", "more than {n:count} {np:np.pl}", *between("more than")),
        *quantity("some.pl", "(fewer|less) than {n:count} {np:np.pl}", *between("less than")),
        *quantity("bare", "{np:np.all}", *exactly(All())),
        *quantity("thing", "{np:np.all}", lambda _: None, lambda held: {} if isinstance(held, Generic) else None),
        *quantity("bare", "{np:np.pl}", *exactly(All()), False),
        *quantity("all", "all {np:np.all}", *exactly(All())),
        *quantity("all", "all {np:np.pl}", *exactly(All()), False),
        *quantity("all", "all of {np:np.pl}", *exactly(All()), False),
        *quantity("each", "each {np:np.sg}", *exactly(All())),
        *one_of_rows(),
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

    def several(fields: Fields) -> Things | None:
        found: Phrase = fields["np"]
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
        return None if merged is None else Things(Some(fields["n"]), merged.kinds, merged.filters)

    return [
        *make("some.sg", "{by:owner1} {np:np.sg}", one, lambda _: None, False),
        *make("some.sg", "(one|1) of {by:owner1} {np:np.pl}", one, lambda _: None, False),
        *make("some.pl", "{n:number} of {by:owner1} {np:np.pl}", several, lambda _: None, False),
    ]


def one_of_rows() -> list[Row]:
    """ "One" and "2 of them": picked from a group just seen."""

    def build(fields: Fields) -> Things | None:
        return Things(Some(fields.get("n", ONE)), (), (Among(fields.get("of", Reference("them"))),))

    def take_one(value: Any) -> Fields | None:
        return {} if is_pick(value) and value.quantity == Some(ONE) else None

    def take_more(value: Any) -> Fields | None:
        if not is_pick(value) or not isinstance(value.quantity, Some) or value.quantity.number == ONE:
            return None
        return {"n": value.quantity.number, "of": value.filters[0].of}

    def is_pick(value: Any) -> bool:
        return isinstance(value, Things) and not value.kinds

    return [
        *make("some.sg", "one", build, take_one),
        *make("some.sg", "one of {of:pronoun.obj}", build, lambda _: None, False),
        *make("some.pl", "{n:count} of {of:pronoun.obj}", build, take_more),
    ]


def reference_rows() -> list[Row]:
    """Words that point back."""
    return [
        *constant_reference("reference.sg", Reference("this"), "this", "this card", "this {n:noun.sg}"),
        *constant_reference("reference.sg", Reference("it"), "it"),
        *struct("reference.sg", Reference, "that {noun:anynoun.sg}", word="that"),
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
        *same("whom", "bare", canonical=False),
        *make("whom", "{first:anyone} and {rest:anyones}", join, split),
        *same("anyone", "thing", "player.obj"),
        *same("anyones", "anyone"),
        *make("anyones", "{first:anyone} and {rest:anyones}", join, split),
        *make("subject.pl", "{first:anysubject} and {rest:joined}", join, split),
        *same("anysubject", "reference.sg", "reference.pl", "some.sg", "some.pl", "all"),
    ]
