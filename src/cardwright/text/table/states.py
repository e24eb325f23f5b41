"""How things are: hurt or unhurt, in one state or another, in two at once, and whoever they belong to."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.nouns import kind_of
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    All,
    AttachedTo,
    Bears,
    Beside,
    Between,
    Clause,
    Compared,
    Controlled,
    Filter,
    InPlay,
    InZone,
    Kind,
    Not,
    Number,
    Slot,
    Some,
    Stands,
    State,
    Things,
    Trait,
    nodes,
)

HURT: Final = State("damaged")
UNHURT: Final = "(undamaged|unhurt|unharmed|unwounded|uninjured|healthy)"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of states; of damage where it can be undone."""
    found = [*either_rows(), *both_rows(), *whoever_rows(), *listed_rows(), *standing_rows()]
    if not {"mend", "restore", "heal"}.isdisjoint(verbs):
        found += heard("adjective", "(hurt|wounded|injured)", lambda _: HURT)
        found += heard("adjective", UNHURT, lambda _: Not(HURT))
        found += heard("predicate.#", "(hurt|wounded|injured)", lambda _: HURT)
        found += heard("predicate.#", UNHURT, lambda _: Not(HURT))
        for full in ("at (full|maximum|max) {s:stat}", "at its (full|maximum|max) {s:stat}"):
            found += heard("predicate.#", full, lambda _: Not(HURT))
            found += heard("after.#", full, lambda _: Not(HURT))
        found += heard("after.#", "with (full|maximum) {s:stat}", lambda _: Not(HURT))
        found += heard("condition1", "{it:reference.sg} has lost [(any|some)] {s:stat}", is_hurt)
        found += heard("condition1", "{it:reference.sg} has (full|maximum) {s:stat}", is_whole)
    return found


def listed_rows() -> list[Row]:
    """ "All blue, cyan and green creatures": of any of them."""

    def merged(fields: Fields) -> Trait | None:
        parts = [fields[name] for name in ("a", "b", "c", "d", "e") if name in fields]
        if len({part.group for part in parts}) != 1 or len({part.values for part in parts}) != len(parts):
            return None
        return Trait(parts[0].group, tuple(value for part in parts for value in part.values))

    found: list[Row] = []
    for last in ("or", "and", ", or", ", and"):
        found += heard("traits", f"{{a:trait}} , {{b:trait}} {last} {{c:trait}}", merged)
        found += heard("traits", f"{{a:trait}} , {{b:trait}} , {{c:trait}} {last} {{d:trait}}", merged)
    return found


def is_hurt(fields: Fields) -> Any:
    """Read "it has lost any HP"."""
    return Clause("be", fields["it"], (Slot("how", HURT),))


def is_whole(fields: Fields) -> Any:
    """Read "it has full HP"."""
    return Clause("be", fields["it"], (Slot("how", Not(HURT)),))


def either_rows() -> list[Row]:
    """ "Poisoned or burned characters", "damaged, suspended or face-down enemy cards": of either sort."""
    found: list[Row] = []
    for number in ("sg", "pl", "all"):
        inner = "pl" if number == "all" else number
        be = "is" if number == "sg" else "are"
        adjectives = "[{adjectives:adjectives}] {each:adjectives.or} [{more:adjectives}]"
        found += heard(f"kinds.{number}", f"{adjectives} {{head:head.{number}}}", either)
        told = f"that {be} [either] {{a:condition.adjective}} or {{b:condition.adjective}}"
        found += heard(f"np.{number}", f"{{kind:kind.{number}}} {told} [{{after:afters.{inner}}}]", either_after)
    found += heard(
        "adjectives.or", "{a:condition.adjective} [,] or {b:condition.adjective}", lambda f: (f["a"], f["b"])
    )
    found += heard("adjectives.or", "{a:condition.adjective} , {rest:adjectives.or}", lambda f: (f["a"], *f["rest"]))
    found += heard("condition.adjective", "{name:state}", lambda f: State(f["name"]))
    found += heard("condition.adjective", "{it:trait}", lambda f: f["it"])
    return found


def standing_rows() -> list[Row]:
    """ "That is in defence mode", "non-attacking", "enchanted" and "unequipped"."""

    def told(fields: Fields) -> Filter | None:
        return fields["it"] if isinstance(fields["it"], Stands | Bears | Beside | InPlay | InZone) else None

    found: list[Row] = []
    for category in ("adjective", "predicate.#", "condition.adjective"):
        found += heard(category, "non {name:state}", lambda f: Not(State(f["name"])))
    found += heard("adjective", "{noun:bearing}", lambda f: Bears(Kind((f["noun"],))))
    found += heard("adjective", "{noun:unbearing}", lambda f: Not(Bears(Kind((f["noun"],)))))
    found += heard("after.#", "that (is|are) {noun:bearing}", lambda f: Bears(Kind((f["noun"],))))
    for bare in ("that (is|are) {noun:unbearing}", "that (is|are) not {noun:bearing}"):
        found += heard("after.#", bare, lambda f: Not(Bears(Kind((f["noun"],)))))
    found += heard("condition1", "{it:reference.sg} is {noun:bearing}", worn(1))
    found += heard("condition1", "{it:reference.sg} is {noun:unbearing}", worn(0))
    found += heard("condition1", "{it:reference.sg} is not {noun:bearing}", worn(0))
    found += heard("after.sg", "that is [(currently|still)] {it:after.sg}", told)
    return [*found, *heard("after.pl", "that are [(currently|still)] {it:after.pl}", told)]


def worn(count: int) -> Build:
    """Read "it is enchanted" as "an aura is attached to it"."""

    def build(fields: Fields) -> Clause:
        quantity = Some(Number(1)) if count else Between(Compared("exactly", Number(0)))
        what = Things(quantity, (Kind((fields["noun"],)),))
        return Clause("be", what, (Slot("how", AttachedTo(fields["it"])),))

    return build


def of_one_group(first: Filter, second: Filter) -> bool:
    """Tell whether two are traits of one group, which are one filter."""
    return isinstance(first, Trait) and isinstance(second, Trait) and first.group == second.group


def either(fields: Fields) -> tuple[Kind, ...] | None:
    """Make kinds that differ in one adjective."""
    every: tuple[Filter, ...] = fields["each"]
    if len(set(every)) != len(every) or all(of_one_group(one, every[-1]) for one in every):
        return None
    others = (*fields.get("adjectives", ()), *fields.get("more", ()))
    if len(set(others)) != len(others) or any(one in others for one in every):
        return None
    return tuple(kind_of({"head": fields["head"], "adjectives": (*others, one)}) for one in every)


def either_after(fields: Fields) -> Phrase | None:
    """Make two kinds that differ in what is told behind them."""
    first, second = fields["a"], fields["b"]
    if first == second or of_one_group(first, second):
        return None
    kind: Kind = fields["kind"]
    parts = [phrase((replace(kind, filters=(*kind.filters, each)),), ()) for each in (first, second)]
    if any(part is None for part in parts):
        return None
    return phrase(tuple(part.kinds[0] for part in parts if part is not None), fields.get("after", ()))


def both_rows() -> list[Row]:
    """ "That is both poisoned and burned"."""

    def both(fields: Fields) -> tuple[Filter, ...] | None:
        return None if fields["a"] == fields["b"] else (fields["a"], fields["b"], *fields.get("rest", ()))

    found: list[Row] = []
    for number, be in (("sg", "is"), ("pl", "are")):
        told = f"that {be} [both] {{a:condition.adjective}} and {{b:condition.adjective}}"
        found += heard(f"afters.{number}", f"{told} [{{rest:afters.{number}}}]", both)
    return found


def whoever_rows() -> list[Row]:
    """ "All creatures lose 1 HP, yours too", "no matter whose": said once more that no side is left out."""
    ends = (
        "[(including|even)] (yours|theirs)",
        "[(including|even)] (your|the) [own] ones",
        "(including|even) your own",
        "[(including|even)] those of (your|the) opponent",
        "[(including|even)] those your opponent controls",
        "[(including|even)] the ones of (your|the) opponent",
        "(including|even) your opponent 's",
        "no matter whose [(it|they) (is|are)]",
        "no matter that player (it|they) (belongs|belong) to",
        "no matter who controls (it|them)",
        "regardless of who controls (it|them)",
        "regardless of (their|its) controller",
        "whoever controls (it|them)",
        "friend (or|and) foe",
        "on either side",
    )
    found: list[Row] = []
    for said in ends:
        found += heard("whosesoever", said, lambda _: True)
    found += heard("step", "{it:step1} , {x:whosesoever}", without_sides)
    found += heard("after.#", ", {x:whosesoever} ,", lambda _: InPlay())
    return found


def without_sides(fields: Fields) -> Any:
    """Read what is done to all, if no side was told before."""
    step = fields["it"]
    things = [node for node in nodes(step) if isinstance(node, Things)]
    told = any(isinstance(node, Controlled) for node in nodes(step))
    every = any(isinstance(each.quantity, All) for each in things)
    return step if every and not told else None
