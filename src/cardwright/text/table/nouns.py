"""Nouns, adjectives, and what follows a noun."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, constant, make, same, struct
from cardwright.text.table.nearest import both_after
from cardwright.text.table.phrase import Nouns, Phrase, phrase, rank
from cardwright.text.table.players import constant_reference
from cardwright.text.tree import (
    Among,
    AttachedTo,
    Controlled,
    Filter,
    HasKeyword,
    InPlay,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    Opponent,
    Other,
    Owned,
    Reference,
    Relative,
    SameName,
    State,
    StatIs,
    ThatPlayer,
    Trait,
    You,
)


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
            *make(f"head.{number}", f"{{nouns:typed.sg}} {{card:any.{inner}}}", card, take_card),
            *make(f"head.{number}", f"{{nouns:befores}} {{card:any.{inner}}}", card, take_card),
            *make(f"typed.{number}", f"{{first:noun.{inner}}}", one_noun, take_one),
            *make(f"typed.{number}", f"{{first:noun.{inner}}} {word} {{rest:typed.{number}}}", more, take_more),
            *make(f"typed.{number}", f"{{first:noun.{inner}}} , {{rest:typed.{number}}}", more, take_comma),
            *make(f"types.{number}", f"{{first:type.{inner}}}", one_noun, take_one),
            *make(f"types.{number}", f"{{first:type.{inner}}} {word} {{rest:types.{number}}}", more, take_more),
            *make(f"types.{number}", f"{{first:type.{inner}}} , {{rest:types.{number}}}", more, take_comma),
            *make(f"kind.{number}", f"[{{adjectives:adjectives}}] {{head:head.{number}}}", kind_of, take_kind),
            *make(
                f"kind.{number}",
                f"[{{adjectives:adjectives}}] {{trait:kindtrait}} {{nouns:types.{number}}}",
                kind_with_trait,
                take_kind_with_trait,
            ),
            *make(f"kinds.{number}", f"{{first:kind.{number}}}", lambda f: (f["first"],), take_single),
            *make(f"kinds.{number}", f"{{first:kind.{number}}} {word} {{rest:kinds.{number}}}", kinds_of, take_kinds),
            *make(f"np.{number}", f"{{kinds:kinds.{number}}} [{{after:afters.{inner}}}]", np, take_np),
            *make(f"np.{number}", f"other {{kinds:kinds.{number}}} [{{after:afters.{inner}}}]", other_np, take_other),
            *make(
                f"np.{number}",
                f"your other {{kinds:kinds.{number}}} [{{after:afters.{inner}}}]",
                your_other,
                lambda _: None,
                False,
            ),
        ]

    return [
        *same("anynoun.#", "noun.#", "any.#"),
        *make("befores", "{first:noun.before}", one_noun, take_one),
        *make("befores", "{first:noun.before} or {rest:befores}", more, take_more),
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


def more(fields: Fields) -> tuple[Any, ...] | None:
    """Make a list of nouns or adjectives, each once."""
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


def kind_with_trait(fields: Fields) -> Kind:
    """Make "Reaction spell": a kind said before its type."""
    filters = sorted((*fields.get("adjectives", ()), fields["trait"]), key=rank)
    return Kind(fields["nouns"], tuple(filters))


def is_kind_trait(item: Any) -> bool:
    """Tell whether a filter is a kind said as an adjective."""
    return isinstance(item, Trait) and item.group == "kind"


def take_kind_with_trait(kind: Any) -> Fields | None:
    """Write "Reaction spell"."""
    traits = [item for item in kind.filters if is_kind_trait(item)]
    if len(traits) != 1 or kind.card:
        return None
    fields: Fields = {"trait": traits[0], "nouns": kind.nouns}
    rest = tuple(item for item in kind.filters if not is_kind_trait(item))
    return {**fields, "adjectives": rest} if rest else fields


def take_kind(kind: Any) -> Fields | None:
    """Write a kind."""
    if any(is_kind_trait(item) for item in kind.filters):
        return None
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
    if first.card and not first.filters and len(rest) == 1 and not rest[0].filters and rest[0].card == first.card:
        return (Kind((*first.nouns, *rest[0].nouns), (), first.card),)
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


def your_other(fields: Fields) -> Phrase | None:
    """Make a noun phrase with "your other"."""
    return phrase(fields["kinds"], (Other(), Controlled(You()), *fields.get("after", ())))


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
        *make("adjectives", "{first:adjective} {rest:adjectives}", more, take_kinds),
        *struct("adjective", State, "{name:state}"),
        *struct("adjective", Controlled, "friendly", by=You()),
        *struct("adjective", Controlled, "enemy", by=Opponent()),
        *make("adjective", "your", lambda _: Controlled(You()), lambda _: None, False),
        *make("adjective", "(your|the) (opponent|enemy) 's", lambda _: Controlled(Opponent()), lambda _: None, False),
        *make("adjective", "their", lambda _: Controlled(ThatPlayer("they")), lambda _: None, False),
        *make("adjective", "that player 's", lambda _: Controlled(ThatPlayer("that player")), lambda _: None, False),
        *same("adjective", "traits"),
        *make("traits", "{it:trait}", lambda f: f["it"], single),
        *make("traits", "{first:trait} or {rest:traits}", merge, split),
        *make("adjective", "non {it:trait}", lambda f: Not(f["it"]), take_not_trait),
        *make("adjective", "non {it:purekind}", lambda f: Not(f["it"]), take_not_trait),
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
        *make("afters.#", "{first:after.#} {rest:afters.#}", both_after, take_kinds),
        *struct("after.#", HasKeyword, "with {keyword:keyword}"),
        *make("after.#", "without {it:keyword}", lambda f: Not(HasKeyword(f["it"])), take_without),
        *struct("after.#", StatIs, ("with {stat:stat} {compared:compared}", "with {compared:compared} {stat:stat}")),
        *make("after.pl", "that cost {compared:compared}", cost_is, lambda _: None, False),
        *make("after.sg", "that costs {compared:compared}", cost_is, lambda _: None, False),
        *make("after.#", "costing {compared:compared}", cost_is, lambda _: None, False),
        *struct("after.#", Named, "named {name:name}"),
        *struct("after.#", SameName, ("of {as_:thatname}", "with {as_:thatname}")),
        *constant_reference("thatname", Reference("that name"), "that name", "the named name", "the chosen name"),
        *struct("after.#", SameName, "with the same name as {as_:reference.sg}"),
        *make("after.#", "with {as_:possessor} name", same_name, lambda _: None, False),
        *struct("after.#", InZone, "{place:location}"),
        *struct("after.#", Owned, "{by:player.sg} owns"),
        *struct("after.#", Owned, "{by:player.pl} own"),
        *struct("after.#", Controlled, "{by:player.sg} controls"),
        *struct("after.#", Controlled, "{by:player.pl} control"),
        *make("after.#", "that {by:player.sg} controls", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "that {by:player.pl} control", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "{by:player.sg} has in play", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "{by:player.pl} have in play", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "controlled by {by:player.by}", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "owned by {by:player.by}", lambda f: Owned(f["by"]), lambda _: None, False),
        *make("after.#", "whose {stat:stat} is {compared:compared}", stat_is, lambda _: None, False),
        *make("after.#", "of {by:mine}", lambda f: Controlled(f["by"]), lambda _: None, False),
        *constant("mine", You(), "yours"),
        *constant("mine", Opponent(), "(your|the) opponent 's"),
        *constant("mine", ThatPlayer("they"), "theirs"),
        *make("after.#", "on {by:owner} own side", lambda f: Controlled(f["by"]), lambda _: None, False),
        *make("after.#", "left {place:location}", lambda f: InZone(f["place"]), lambda _: None, False),
        *make("after.#", "from among {of:pronoun.obj}", lambda f: Among(f["of"]), lambda _: None, False),
        *make("after.#", "(from|in) it", lambda _: Among(Reference("them")), lambda _: None, False),
        *make("after.#", "[from] there", lambda _: Among(Reference("them")), lambda _: None, False),
        *make("after.#", "from (them|those)", lambda _: Among(Reference("them")), lambda _: None, False),
        *make("after.#", "among {of:restof}", lambda f: Among(f["of"]), lambda _: None, False),
        *constant("after.sg", InPlay(), "in play"),
        *constant("after.pl", InPlay(), "in play"),
        *make("after.#", "on {by:owner} side", lambda f: Controlled(f["by"]), lambda _: None, False),
        *struct("after.#", AttachedTo, "attached to {to:things}"),
        *struct("after.#", Among, ("among {of:pronoun.obj}", "of {of:pronoun.obj}")),
        *make("after.sg", "that is {it:predicate.sg}", predicate, take_predicate),
        *make("after.pl", "that are {it:predicate.pl}", predicate, take_predicate),
        *make("after.#", "{name:state.after}", lambda f: State(f["name"]), lambda _: None, False),
        *struct("after.sg", State, "that is {name:state}"),
        *struct("after.pl", State, "that are {name:state}"),
        *make("after.sg", "that is {it:traits}", lambda f: f["it"], lambda value: {"it": value}),
        *make("after.pl", "that are {it:traits}", lambda f: f["it"], lambda value: {"it": value}),
        *struct("after.#", Relative, "{clause:relative.#}"),
        *predicate_rows(),
    ]


def predicate_rows() -> list[Row]:
    """What can follow "is": traits, states, kinds, places, and their negations."""

    def is_kind(fields: Fields) -> Is:
        return Is(fields["kind"])

    def take_is(value: Any) -> Fields | None:
        if not isinstance(value, Is) or any(isinstance(item, StatIs) for item in value.kind.filters):
            return None
        return {"kind": value.kind}

    def is_such(fields: Fields) -> Is | None:
        kind: Kind = fields["kind"]
        if not all(isinstance(item, StatIs) for item in fields["after"]) or len(fields["after"]) > 1:
            return None
        return Is(Kind(kind.nouns, (*kind.filters, *fields["after"]), kind.card))

    def take_such(value: Any) -> Fields | None:
        if not isinstance(value, Is):
            return None
        after = tuple(item for item in value.kind.filters if isinstance(item, StatIs))
        before = tuple(item for item in value.kind.filters if item not in after)
        return {"kind": Kind(value.kind.nouns, before, value.kind.card), "after": after} if after else None

    def negate(fields: Fields) -> Not | None:
        return None if isinstance(fields["it"], Not) else Not(fields["it"])

    def take_not(value: Any) -> Fields | None:
        return {"it": value.filter} if isinstance(value, Not) else None

    return [
        *same("predicate.#", "traits", "purekind"),
        *struct("predicate.#", State, "{name:state}"),
        *make("predicate.sg", "a {kind:kind.sg}", is_kind, take_is),
        *make("predicate.pl", "{kind:kind.pl}", is_kind, take_is),
        *make("predicate.sg", "a {kind:kind.sg} {after:afters.sg}", is_such, take_such),
        *make("predicate.pl", "{kind:kind.pl} {after:afters.pl}", is_such, take_such),
        *struct("predicate.#", InZone, "{place:location}"),
        *constant("predicate.sg", InPlay(), "in play", canonical=False),
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


def same_name(fields: Fields) -> SameName:
    """Make "with the same name as it"."""
    return SameName(fields["as_"])


def stat_is(fields: Fields) -> StatIs:
    """Make "whose attack is 2 or less"."""
    return StatIs(fields["stat"], fields["compared"])


def cost_is(fields: Fields) -> StatIs:
    """Make "that cost 1 or less"."""
    return StatIs("cost", fields["compared"])
