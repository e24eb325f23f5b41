"""Twice as much, or half of it: "if it is Air, double that damage", "if this would take damage, halve it"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.degrees import aimed, counted
from cardwright.text.table.lessening import HALF, HALF_UP
from cardwright.text.table.nextharm import event_of
from cardwright.text.table.turns import Better, with_amount
from cardwright.text.table.undoing import FIRST, HARM, NEXT, ONCE, START, limited
from cardwright.text.tree import (
    AMOUNTS,
    PLAYERS,
    Clause,
    Grants,
    Half,
    Less,
    More,
    Number,
    Reference,
    Replacement,
    Shield,
    Slot,
    ThatMuch,
    Times,
)

DOUBLE: Final = More(ThatMuch())
UP: Final = "[,] rounded up"
DOWN: Final = "[,] rounded down"
THAT: Final = (
    "(that|the|this) damage",
    "(that|the|this) amount",
    "(that|the|this) number",
    "(it|that|this)",
    "the effect",
)
AS_MUCH: Final = (
    "[deal] (twice|double) (that|as) (much|many)",
    "[deal] (twice|double) (that|the|this) damage",
    "[deal] (twice|double) as much damage",
    "[deal] (twice|double) that amount",
    "[deal] (twice|double) the amount",
    "[deal] double damage",
    "it deals (twice|double) (that|as) much [damage]",
    "it deals double damage",
    "draw (twice|double) (that|as) many [{c:any.pl}]",
    "gain (twice|double) (that|as) much",
)


class Multiplied(Struct, frozen=True):
    """Twice the number of the deed before, or half of it."""

    by: More | Less


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of multiples."""
    found: list[Row] = []
    for that in THAT:
        found += heard("scaling", f"double {that}", always(DOUBLE))
        found += heard("scaling", f"{that} is doubled", always(DOUBLE))
        for end, half in ((DOWN, HALF), (UP, HALF_UP)):
            found += heard("scaling", f"halve {that} {end}", always(half))
            found += heard("scaling", f"{that} is halved {end}", always(half))
    for said in AS_MUCH:
        found += heard("manifold", f"{said} [instead]", always(DOUBLE))
        found += heard("manifold", f"instead {said}", always(DOUBLE))
    for category in ("scaling", "manifold"):
        found += heard("sentence", f"if {{condition:condition}} , {{by:{category}}}", better)
        found += heard("sentence", f"{{by:{category}}} if {{condition:condition}}", better)
    for link in (",", ", or", "or", ", but"):
        for said in (*AS_MUCH[:6], "doubled", "(twice|double) that"):
            found += heard("degree", f"{link} {said} [instead] if {{condition:condition}}", tail)
    if "take" in verbs or "deal" in verbs:
        found += replaced_rows()
    return found


def replaced_rows() -> list[Row]:
    """ "If this would be dealt damage, halve it, rounded up"."""
    found: list[Row] = []
    for start in (START, FIRST, ONCE):
        found += heard("sentence", f"{start} {{by:scaling}} [instead]", scaled)
    found += heard("sentence", "(when|whenever) {event:event} , {by:scaling}", scaled)
    found += heard("step", f"{NEXT} {{by:scaling}} [instead]", next_scaled)
    found += heard("step", "the next time {event:event} , {by:scaling}", next_scaled)
    for said, by in (("doubled", DOUBLE), (f"halved {DOWN}", HALF), (f"halved {UP}", HALF_UP)):
        found += heard("step", f"{{it:nextdamage}} is {said}", coming(by))
    for said, by in (("double", DOUBLE), ("halve", HALF)):
        found += heard("step", f"{said} {{it:nextdamage}}", coming(by))
    return found


def always(by: More | Less) -> Build:
    """Read words as that much."""
    return lambda _: by


def better(fields: Fields) -> Better:
    """Read "if it is Air, double that damage": that instead of what was said before."""
    return Better(fields["condition"], (Multiplied(fields["by"]),))  # type: ignore[arg-type]


def tail(fields: Fields) -> Any:
    """Read "deal 3 damage to it, doubled if it is Air"."""
    return twofold, (None, ""), fields["condition"]


def twofold(clause: Clause, _: Any, __: str) -> Clause | None:
    """The same deed with twice the number."""
    return multiplied(clause, DOUBLE)


def multiplied(clause: Clause, by: More | Less) -> Clause | None:
    """The same deed with twice or half the number."""
    grants = clause.get("grants")
    if isinstance(grants, Grants):
        if grants.keywords or grants.abilities:
            return None
        if any(times(each.amount, by) is None or each.exact for each in grants.bonuses):
            return None
        bonuses = tuple(replace(each, amount=times(each.amount, by)) for each in grants.bonuses)
        slots = tuple(Slot("grants", Grants(bonuses)) if slot.name == "grants" else slot for slot in clause.slots)
        return replace(clause, slots=slots)
    number = times(counted(clause), by)
    if number is None:
        return None
    if isinstance(clause.get("amount"), AMOUNTS):
        slots = tuple(Slot("amount", number) if slot.name == "amount" else slot for slot in clause.slots)
        return replace(clause, slots=slots)
    return with_amount(clause, number)


def times(number: Any, by: More | Less) -> Any:
    """Twice a number, or half of it."""
    if isinstance(by, More):
        return Number(2 * number.value) if isinstance(number, Number) else Times(2, number) if is_much(number) else None
    up = by == HALF_UP
    if isinstance(number, Number):
        return Number((number.value + up) // 2)
    return Half(number, up) if is_much(number) else None


def is_much(number: Any) -> bool:
    """Tell whether something is an amount."""
    return isinstance(number, AMOUNTS)


def instead(before: Any, by: More | Less) -> Clause | None:
    """The deed before with twice or half its number; what it is done to is known before it is asked about."""
    return multiplied(aimed(before), by) if isinstance(before, Clause) else None


def event_before(event: Any) -> Clause | None:
    """The damage that is multiplied, said as what would happen."""
    if not isinstance(event, Clause) or event.verb not in HARM or event.get("amount") is not None:
        return None
    return replace(event, modal="would") if event.modal in ("", "would") and not event.tense else None


def more_of(event: Clause, by: More | Less) -> tuple[Clause, ...]:
    """Say that it takes, or that it deals, so much of it."""
    whom = event.subject if event.verb == "take" else event.get("whom")
    if isinstance(whom, PLAYERS):
        return (Clause("take", whom, (Slot("amount", by),)),)
    taken = event.verb == "take" or event.subject is None
    return (Clause("take" if taken else "deal", Reference("it"), (Slot("amount", by),)),)


def scaled(fields: Fields) -> Replacement | None:
    """Read "if this would take damage, double it"."""
    event = event_before(fields["event"])
    if event is None:
        return None
    return limited(fields, Replacement(event, more_of(event, fields["by"]), instead=False))


def next_scaled(fields: Fields) -> Shield | None:
    """Read "the next time it would take damage this turn, halve it"."""
    event = event_before(fields["event"])
    if event is None:
        return None
    made = Replacement(replace(event, duration=None), more_of(event, fields["by"]), instead=False)
    return Shield(made, event.duration)


def coming(by: More | Less) -> Build:
    """Read "the next damage dealt to it this turn is halved"."""

    def build(fields: Fields) -> Shield | None:
        event = event_of(fields["it"])
        if event is None:
            return None
        return Shield(Replacement(event, more_of(event, by), instead=False), fields["it"].get("duration"))

    return build
