"""Conditions and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make, same
from cardwright.text.table.clauses import STATIVE, subject_of, take_passive_pred, with_subject
from cardwright.text.table.frames import HAVE
from cardwright.text.tree import (
    AllHold,
    AnyHolds,
    AttachedTo,
    Beside,
    Clause,
    Compared,
    Controlled,
    CountOf,
    Did,
    During,
    EitherEvent,
    Grants,
    InZone,
    Lethal,
    Opponent,
    Reference,
    Slot,
    StatOf,
    Things,
    Unless,
    You,
)

UNDONE = Clause("destroy", None, (Slot("what", Reference("it")),), tense="past", passive=True, adverbs=("this way",))
"""That it was destroyed by what was done just before."""
HELD = ("control", "have", "contain")
"""What is so now, in no span of time."""


def as_fact(clause: Clause) -> Clause:
    """Write a continuous "get" as "have"."""
    return replace(clause, verb=HAVE) if clause.verb == "get" and not clause.modal else clause


def condition_rows() -> list[Row]:
    """Conditions: facts, histories, moments."""

    def fact(fields: Fields) -> Clause | AllHold | None:
        clause: Clause = fields["it"]
        if (numbers := exact_numbers(clause)) is not None:
            return numbers
        stative = clause.verb in STATIVE or clause.verb == "get"
        if clause.modal not in ("", "not", "can", "cannot") or not (stative or clause.modal in ("can", "cannot")):
            return None
        if clause.verb in HELD and clause.duration is not None and clause.duration.kind == "this":
            return None  # "controls a creature that has attacked this turn"
        return None if holds_the_other(clause) else clause

    def take_fact(value: Any) -> Fields | None:
        return {"it": as_fact(value)} if isinstance(value, Clause) and not value.tense else None

    def history(fields: Fields) -> Clause | None:
        # "Cost" looks the same in the past, and prices are not remembered.
        return None if fields["it"].verb == "cost" else fields["it"]

    def take_history(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) and value.tense else None

    def joined(cls: type[Any]) -> Callable[[Fields], Any]:
        def build(fields: Fields) -> Any:
            rest = fields["rest"]
            more = rest.conditions if isinstance(rest, cls) else (rest,)
            return cls((fields["first"], *more))

        return build

    def split(cls: type[Any]) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if not isinstance(value, cls):
                return None
            rest = value.conditions[1:]
            return {"first": value.conditions[0], "rest": rest[0] if len(rest) == 1 else cls(rest)}

        return take

    not_done = Unless(Did())
    return [
        *make("condition1", "{it:fin}", fact, take_fact),
        *make("condition1", "{it:past}", history, take_history),
        *constant("outcome", Lethal(), "lethal", "it is lethal", "this is lethal", "(the|this|that) damage is lethal"),
        *make("outcome", "it (dies|died) [this way]", lambda _: Lethal(), lambda _: None, False),
        *make("outcome", "it (is|was) destroyed", lambda _: Lethal(), lambda _: None, False),
        *make("outcome", "it is destroyed this way", lambda _: UNDONE, lambda _: None, False),
        *make("outcome", "it is killed this way", lambda _: replace(UNDONE, verb="kill"), lambda _: None, False),
        *make("outcome", "that {n:type.sg} (dies|died) [this way]", lambda _: Lethal(), lambda _: None, False),
        *make("outcome", "that {n:type.sg} (is|was) destroyed", lambda _: Lethal(), lambda _: None, False),
        *make("outcome", "that {n:type.sg} is destroyed this way", lambda _: UNDONE, lambda _: None, False),
        *constant("outcome", Unless(Lethal()), "it survives", "it (survived|lives)", "it is not destroyed"),
        *make("outcome", "(that|this|the) damage (destroys|kills) it", lambda _: Lethal(), lambda _: None, False),
        *make("outcome", "(that|this) (destroys|kills) it", lambda _: Lethal(), lambda _: None, False),
        *constant("outcome", Did(), "you do", "you did", "you do so", "that happens", "that happened"),
        *constant("outcome", Did(True), "they do", "they did", "they do so", "that player does"),
        *constant("outcome", not_done, "you do not", "that does not happen"),
        *constant("outcome", Unless(Did(True)), "they do not", "that player does not"),
        *make("condition1", "there (is|are) {what:thing}", there_is, lambda _: None, False),
        *make("condition1", "it is {it:span}", lambda f: f["it"], take_during),
        *same("condition", "condition1"),
        *same("allhold", "condition1"),
        *same("anyholds", "condition1"),
        *make("allhold", "{first:condition1} and {rest:allhold}", joined(AllHold), split(AllHold)),
        *make("anyholds", "{first:condition1} or {rest:anyholds}", joined(AnyHolds), split(AnyHolds)),
        *make("condition", "{first:condition1} and {rest:allhold}", joined(AllHold), split(AllHold)),
        *make("condition", "{first:condition1} or {rest:anyholds}", joined(AnyHolds), split(AnyHolds)),
    ]


def holds_the_other(clause: Clause) -> bool:
    """Tell whether all things of a sort are compared with those of one side: "drills > enemy drills" is about yours."""
    how = clause.get("how")
    one, other = clause.subject, how.amount if isinstance(how, Compared) else None
    if not isinstance(one, CountOf) or not isinstance(other, CountOf):
        return False
    said = [[kind.nouns for kind in count.of.kinds] for count in (one, other)]
    sides = [any(isinstance(each, Controlled) for each in filters_of(count.of)) for count in (one, other)]
    return said[0] == said[1] and not (filters_of(one.of) and filters_of(other.of)) and sides[0] != sides[1]


def filters_of(things: Things) -> tuple[Any, ...]:
    """All that is said of things besides their nouns."""
    return (*things.filters, *(each for kind in things.kinds for each in kind.filters))


def exact_numbers(clause: Clause) -> Clause | AllHold | None:
    """Read "it has attack 3": its number is 3, nothing is given to it."""
    grants = clause.get("grants")
    if clause.verb != "get" or clause.modal or clause.duration or not isinstance(grants, Grants):
        return None
    exact = [bonus for bonus in grants.bonuses if bonus.exact and not bonus.negative]
    if not exact or len(exact) < len(grants.bonuses) or grants.keywords or grants.abilities:
        return None
    of = clause.subject
    if not isinstance(of, Things | Reference):
        return None
    told = tuple(
        Clause("be", StatOf(each.stat, of), (Slot("how", Compared("exactly", each.amount)),)) for each in exact
    )
    return told[0] if len(told) == 1 else AllHold(told)


def there_is(fields: Fields) -> Clause | None:
    """Read "there is a card in your hand" as "your hand contains a card"."""
    what = fields["what"]
    if not isinstance(what, Things):
        return None
    places = [item for item in what.filters if isinstance(item, InZone)]
    if len(places) != 1:
        return controlled_there(what) or standing_there(what)
    rest = tuple(item for item in what.filters if item != places[0])
    return Clause("contain", places[0].place, (Slot("what", replace(what, filters=rest)),))


def controlled_there(what: Things) -> Clause | None:
    """Read "there is another creature on your side" as "you control another creature"."""
    if len(what.kinds) != 1:
        return None
    kind = what.kinds[0]
    sides = [item for item in (*kind.filters, *what.filters) if isinstance(item, Controlled)]
    if len(sides) != 1 or not isinstance(sides[0].by, You | Opponent):
        return None
    before = tuple(item for item in kind.filters if item != sides[0])
    after = tuple(item for item in what.filters if item != sides[0])
    rest = replace(what, kinds=(replace(kind, filters=before),), filters=after)
    return Clause("control", sides[0].by, (Slot("what", rest),))


def standing_there(what: Things) -> Clause | None:
    """Read "there is another character in its zone" as "another character is in its zone"."""
    beside = [item for item in what.filters if isinstance(item, Beside | AttachedTo)]
    if len(beside) != 1:
        return None
    rest = tuple(item for item in what.filters if item != beside[0])
    return Clause("be", replace(what, filters=rest), (Slot("how", beside[0]),))


def take_during(value: Any) -> Fields | None:
    """Write "it is your turn"."""
    return {"it": value} if isinstance(value, During) else None


def is_ordered(clause: Clause) -> bool:
    """Tell whether a clause says how something is to be done: what has happened needs no such words."""
    return any(word in ("if able", "paying its cost") for word in clause.adverbs)


def event_rows() -> list[Row]:
    """What a trigger waits for."""

    def happening(fields: Fields) -> Clause | None:
        clause: Clause = fields["it"]
        return None if clause.modal or clause.verb in STATIVE or is_ordered(clause) else clause

    def take_clause(value: Any) -> Fields | None:
        return {"it": value} if isinstance(value, Clause) and not value.modal else None

    def either(fields: Fields) -> EitherEvent:
        rest = fields["b"]
        return EitherEvent((fields["a"], *(rest.events if isinstance(rest, EitherEvent) else (rest,))))

    def take_either(value: Any) -> Fields | None:
        if not isinstance(value, EitherEvent):
            return None
        rest = value.events[1:]
        return {"a": value.events[0], "b": rest[0] if len(rest) == 1 else EitherEvent(rest)}

    def any_of(fields: Fields) -> EitherEvent:
        return EitherEvent((fields["a"], fields["b"], fields["c"]))

    def shared(fields: Fields) -> EitherEvent | None:
        said = [fields[name] for name in ("a", "b", "c") if name in fields]
        if any(clause.verb in STATIVE or is_ordered(clause) for clause in said):
            return None
        told = [event for clause in said if (event := with_subject(fields["subject"], clause)) is not None]
        return EitherEvent(tuple(told)) if len(told) == len(said) else None

    def take_shared(value: Any) -> Fields | None:
        if not isinstance(value, EitherEvent) or len(value.events) != 2:
            return None
        pairs = [subject_of(event) for event in value.events if isinstance(event, Clause)]
        if len(pairs) != 2 or pairs[0] is None or pairs[1] is None or pairs[0][0] != pairs[1][0]:
            return None
        return {"subject": pairs[0][0], "a": pairs[0][1], "b": pairs[1][1]}

    return [
        *make("event1", "{it:fin}", happening, take_clause),
        *same("event", "event1"),
        *same("happen.#", "pred.#"),
        *make("happen.sg", "is {it:passive}", lambda f: f["it"], take_passive_pred),
        *make("happen.pl", "are {it:passive}", lambda f: f["it"], take_passive_pred),
        *make("event", "{subject:subject.#} {a:happen.#} or {b:happen.#}", shared, take_shared),
        *make("event", "{subject:subject.sg} is {a:passive} or {b:passive}", shared, lambda _: None, False),
        *make("event", "{subject:subject.pl} are {a:passive} or {b:passive}", shared, lambda _: None, False),
        *heard("event", "{subject:subject.#} {a:happen.#} , {b:happen.#} [,] or {c:happen.#}", shared),
        *heard("event", "{a:event1} , {b:event1} [,] or {c:event1}", any_of),
        *make("event", "{a:event1} or {b:event}", either, take_either),
        *make("would", "{it:fin}", would, take_would),
    ]


def would(fields: Fields) -> Clause | None:
    """Let only a clause with "would" be replaced."""
    return fields["it"] if fields["it"].modal == "would" else None


def take_would(value: Any) -> Fields | None:
    """Write a replaced event."""
    return {"it": value} if isinstance(value, Clause) and value.modal == "would" else None
