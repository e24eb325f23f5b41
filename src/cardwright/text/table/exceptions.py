"""What is left out of a group: "all creatures except this one", "but Fire and Water ones", "other than yours"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.states import of_one_group
from cardwright.text.table.traits import has_none, has_some
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    All,
    Compared,
    Controlled,
    CountOf,
    Filter,
    HasKeyword,
    InZone,
    Is,
    Kind,
    Minus,
    Not,
    Opponent,
    Other,
    Reference,
    SameName,
    Some,
    Stands,
    State,
    StatIs,
    Things,
    Trait,
    You,
)

SPARING: Final = (
    *("[,] (except|but|besides|save|barring)", "[,] (except|save|but) for", "[,] other than", "[,] but not"),
    *("[,] not counting", "[,] excluding", "[,] with the exception of"),
)
"""What stands before whatever is left out."""
COPY: Final = "[(a|an|any|another|any other|other|further)] (copy|copies)"
SELF: Final = "(this|itself)"
ANOTHER_NAME: Final = Not(SameName(Reference("this")))
"""What all copies of this card are not."""
CARDS: Final = ((ANY_CARD,), ("card",))
"""Cards of any sort."""
OPPOSED: Final = {"at least": "less than", "at most": "more than", "less than": "at least", "more than": "at most"}
"""Comparisons and what is true where they are not."""


def rows() -> list[Row]:
    """Return the rows of exceptions."""
    found: list[Row] = []
    for sparing in SPARING:
        found += heard("after.#", f"{sparing} {{it:spared}}", lambda f: f["it"])
    for end in ("", " [(cards|ones)]"):
        found += heard("after.#", f", but not {{it:condition.adjective}}{end}", lambda f: without(f["it"]))
    found += heard("after.#", ", {kind:kind.pl} do not count", excepted)
    found += heard("after.#", "that (is|are) neither {a:condition.adjective} or {b:condition.adjective}", neither)
    for left in ("all but {n:number} {np:np.pl}", "all but {n:number} of {by:owner1} {np:np.pl}"):
        found += heard("some.pl", left, all_but_some)
    for sparing in SPARING[:3]:
        found += heard("some.pl", f"all {{np:np.pl}} {sparing} {{n:number}} [of (them|those)]", all_but_some)
    own: tuple[tuple[str, You | Opponent], ...] = (
        ("(yours|mine)", Opponent()),
        ("your own", Opponent()),
        ("(those|the ones) you control", Opponent()),
        ("your opponent 's", You()),
        ("(those|the ones) (your|the) opponent controls", You()),
    )
    for whose, side in own:
        found += heard("spared", whose, constantly(Controlled(side)))
    return [
        *found,
        *heard("spared", "(this|it|itself) [(one|card)]", lambda _: Other()),
        *heard("spared", "this {n:own.sg}", lambda _: Other()),
        *heard("spared", f"{COPY} of {SELF} [(card|one)]", lambda _: ANOTHER_NAME),
        *heard("spared", f"{COPY} of this {{n:own.sg}}", lambda _: ANOTHER_NAME),
        *heard("spared", "(one|a card|cards) with the same name", lambda _: ANOTHER_NAME),
        *heard("spared", "this [(card|one)] 's copies", lambda _: ANOTHER_NAME),
        *heard("after.#", f"that (is|are) not {COPY} of {SELF} [(card|one)]", lambda _: ANOTHER_NAME),
        *heard("after.#", f"(not|not being) {COPY} of {SELF} [(card|one)]", lambda _: ANOTHER_NAME),
        *heard("spared", "{kind:kind.pl}", excepted),
        *heard("spared", "a {kind:kind.sg}", excepted),
        *heard("spared", "[the] {it:condition.adjective} (ones|cards)", lambda f: without(f["it"])),
        *heard("spared", "[the] {a:condition.adjective} (and|or) {b:condition.adjective} (ones|cards)", neither),
        *heard("spared", "(those|ones|the ones|cards|any) {it:after.pl}", lambda f: without(f["it"])),
        *heard("spared", "(one|any) {it:after.sg}", lambda f: without(f["it"])),
        *heard("spared", "a card {it:after.sg}", lambda f: without(f["it"])),
        *heard("spared", "{it:after.sg}", without_name),
    ]


def all_but_some(fields: Fields) -> Things | None:
    """Read "all but two of your creatures": all of them less two; cards with no place told are those in hand."""
    found: Phrase = fields["np"]
    told = (*(item for kind in found.kinds for item in kind.filters), *found.filters)
    if any(kind.nouns in CARDS for kind in found.kinds) and all(isinstance(item, Controlled) for item in told):
        return None
    if "by" in fields:
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
        if merged is None:
            return None
        found = merged
    every = CountOf(Things(All(), found.kinds, found.filters))
    return Things(Some(Minus(every, fields["n"])), found.kinds, found.filters)


def constantly(value: Filter) -> Build:
    """Make always the same."""
    return lambda _: value


def without(item: Any) -> Filter | None:
    """What is true of things of which something is not; None where that cannot be said of them."""
    if isinstance(item, StatIs):
        if item == has_some(item.stat):
            return has_none(item.stat)
        how = OPPOSED.get(item.compared.how)
        return None if how is None else StatIs(item.stat, Compared(how, item.compared.amount))
    return Not(item) if isinstance(item, State | Trait | HasKeyword | InZone | SameName | Stands) else None


def without_name(fields: Fields) -> Filter | None:
    """Read "except with this card's name"."""
    return without(fields["it"]) if isinstance(fields["it"], SameName) else None


def neither(fields: Fields) -> Not | None:
    """Read "neither blue nor cyan": traits of one group."""
    one, two = fields["a"], fields["b"]
    return Not(Trait(one.group, (*one.values, *two.values))) if of_one_group(one, two) and one != two else None


def excepted(fields: Fields) -> Filter | None:
    """Read "except Air creatures" as "that are not Air", "other than a hero" as "that is not a hero"."""
    kind: Kind = fields["kind"]
    if not kind.filters:
        return None if kind.nouns in CARDS else Not(Is(kind))
    only = kind.filters[0]
    if len(kind.filters) > 1 or (isinstance(only, Trait) and only.group == "kind"):
        return None
    if isinstance(only, Trait) or BODY in kind.nouns:
        return without(only)
    return None
