"""Amounts, comparisons, costs and bonuses."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, Take, constant, heard, make, same, struct
from cardwright.text.tree import (
    PLAYERS,
    Bonus,
    Compared,
    Cost,
    CostOf,
    CostPart,
    CountOf,
    Difference,
    Each,
    Grants,
    Half,
    Keyword,
    Less,
    Minus,
    More,
    Number,
    Plus,
    Reference,
    StatOf,
    ThatMuch,
    Times,
    Variable,
    You,
)


class WhereX(Struct, frozen=True):
    """What X is, told in a sentence of its own."""

    amount: Any


def for_each(amount: Any) -> Any:
    """Say a bonus of as many as there are as one for each of them."""
    return Each(1, amount.of) if isinstance(amount, CountOf) else amount


def rows() -> list[Row]:
    """Return the rows for amounts."""
    return [
        *same("amount", "number"),
        *struct("amount", ThatMuch, ("that (much|many)", *SO_MUCH)),
        *same("count", "number"),
        *struct("count", ThatMuch, ("that (many|much)", *SO_MUCH)),
        *make("factor", "the {stat:stat.own}", numbered, take_numbered),
        *make("factor", "{stat:stat.own}", numbered, lambda _: None, False),
        *struct("factor", StatOf, "{of:possessor} {stat:stat}"),
        *make("factor", "{of:possessor} own {stat:stat}", stat_of, lambda _: None, False),
        *struct("factor", StatOf, ("{of:owner} {stat:stat}",)),
        *make("factor", "{of:owner} {stat:resource}", stat_of, take_held(False)),
        *make("factor", "[the] {stat:stat.own} (of|for) {of:player.obj}", stat_of, lambda _: None, False),
        *make("factor", "{stat:level}", level_of, take_held(True)),
        *heard("factor", "the {stat:level}", level_of),
        *struct("factor", CountOf, "the number of {of:bare}"),
        *struct("factor", Half, ("half {of:factor} , rounded up", "half of {of:factor} , rounded up"), up=True),
        *struct("factor", Half, ("half {of:factor} , rounded down", "half of {of:factor} , rounded down"), up=False),
        *struct("factor", Times, ("twice {of:factor}", "double {of:factor}"), factor=2),
        *struct("factor", Times, "3 times {of:factor}", factor=3),
        *make("factor", "{n:number} times {of:factor}", several_times, take_several_times),
        *make("factor", "the {stat:stat} of {of:particular}", stat_of, lambda _: None, False),
        *struct("factor", StatOf, "the combined {stat:stat} of {of:group}"),
        *make("factor", "their combined {stat:stat}", combined, lambda _: None, False),
        *same("factor", "number", canonical=True),
        *same("computed", "factor"),
        *struct("computed", Plus, "{left:factor} plus {right:computed}"),
        *struct("computed", Minus, "{left:factor} minus {right:computed}"),
        *heard("factor", "(the|that) damage [(dealt|taken)]", lambda _: ThatMuch()),
        *heard("factor", "the damage (it|this) (deals|dealt|takes|took)", lambda _: ThatMuch()),
        *heard("factor", "the same amount", lambda _: ThatMuch()),
        *heard("amount", "the same amount", lambda _: ThatMuch()),
        *heard("factor", "the amount of damage [(dealt|taken)]", lambda _: ThatMuch()),
        *heard("factor", "that amount", lambda _: ThatMuch()),
        *constant("difference", Difference(), "the difference"),
        *constant("none", Number(0), "no"),
        *constant("zero", Number(0), "nothing"),
        *make("zero", "no {resource:resource}", lambda _: Number(0), lambda _: None, False),
        *make("zero", "0 [{resource:resource}]", lambda _: Number(0), lambda _: None, False),
        *constant("blocked", "any", "any damage", "at least 1 damage", "damage"),
        *constant("blocked", "all", "all remaining damage", *ALL_DAMAGE),
        *make("measured", "{it:compared}", measured, take_measured),
        *make("blocked", "{it:compared} damage", lambda f: f["it"], take_compared),
        *make("blocked", "{n:number} damage or more", at_least, lambda _: None, False),
        *constant("blocked", "more", "more damage than remained", "more damage than remains"),
        *struct("statof", StatOf, "{of:possessor} {stat:stat}"),
        *struct("statof", StatOf, "the {stat:stat} of {of:each}"),
        *make("statof", "the {stat:stat} of {of:particular}", stat_of, lambda _: None, False),
        *struct("more", More, ("{by:number} additional", "{by:number} more", "a additional {by:number}")),
        *struct("more", Less, "{by:number} less"),
        *heard("moreof", "additional damage equal to {by:computed}", lambda f: More(f["by"])),
        *make("more", "{by:signed}", by_sign, lambda _: None, False),
        *make("after", "{by:number} damage (more|additional)", lambda f: More(f["by"]), lambda _: None, False),
        *make("after", "{by:number} damage less", lambda f: Less(f["by"]), lambda _: None, False),
        *struct("extra", More, ("{by:number} more", "{by:number} additional")),
        *struct("extra", Less, "{by:number} (fewer|less)"),
        *struct("changed", Less, "{by:number} less"),
        *struct("changed", More, ("{by:number} more", "{by:number} additional")),
        *struct("relative", Less, "{by:number} less"),
        *struct("relative", Less, "{by:cost} less"),
        *struct("relative", More, ("{by:number} more", "{by:number} additional")),
        *struct("relative", More, ("{by:cost} more", "{by:cost} additional")),
        *make("relative", "{n:number} {resource:resource} less", less_of, take_part(Less)),
        *make("relative", "{n:number} less {resource:resource}", less_of, lambda _: None, False),
        *make("relative", "{n:number} {resource:resource} more", more_of, take_part(More)),
        *make("relative", "{n:number} (more|additional) {resource:resource}", more_of, lambda _: None, False),
        *cost_rows(),
        *grant_rows(),
    ]


SO_MUCH = ("as (much|many)", "the same (amount|number) of", "a equal (amount|number) of")
NUMBERED = "_number"
"""How the stats end that count spans of time."""
ALL_DAMAGE = (
    "all [of] the [remaining] damage",
    "all [of] the damage that (remained|remains)",
    "all damage",
    "the (rest|remainder) of the damage",
    "the [remaining] damage completely",
)


def measured(fields: Fields) -> Compared | None:
    """So much or more: a plain number is an amount, not a measure."""
    return fields["it"] if fields["it"].how not in ("exactly", "between") else None


def take_measured(value: Any) -> Fields | None:
    """Write how much, compared."""
    return {"it": value} if isinstance(value, Compared) and value.how not in ("exactly", "between") else None


def take_compared(value: Any) -> Fields | None:
    """Write so much damage."""
    return {"it": value} if isinstance(value, Compared) else None


def at_least(fields: Fields) -> Compared:
    """Read "2 damage or more"."""
    return Compared("at least", fields["n"])


def several_times(fields: Fields) -> Times | None:
    """Read "4 times the number of cards in your hand"."""
    number = fields["n"]
    return Times(number.value, fields["of"]) if isinstance(number, Number) and number.value > 3 else None


def take_several_times(value: Any) -> Fields | None:
    """Write how many times an amount is taken."""
    told = isinstance(value, Times) and value.factor > 3
    return {"n": Number(value.factor), "of": value.of} if told else None


def stat_of(fields: Fields) -> StatOf:
    """Read "the attack of target creature"."""
    return StatOf(fields["stat"], fields["of"])


def level_of(fields: Fields) -> StatOf:
    """Read a level that is everybody's."""
    return StatOf(fields["stat"], You())


def numbered(fields: Fields) -> StatOf | None:
    """Read "the round number": it is everybody's."""
    return StatOf(fields["stat"], You()) if fields["stat"].endswith(NUMBERED) else None


def take_numbered(value: Any) -> Fields | None:
    """Write a number that is everybody's."""
    told = isinstance(value, StatOf) and value.stat.endswith(NUMBERED) and isinstance(value.of, You)
    return {"stat": value.stat} if told else None


def take_held(shared: bool) -> Take:
    """Write how much of a resource a player has."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, StatOf) or not isinstance(value.of, PLAYERS):
            return None
        return {"stat": value.stat} if shared else {"stat": value.stat, "of": value.of}

    return take


def combined(fields: Fields) -> StatOf:
    """Read "their total attack"."""
    return StatOf(fields["stat"], Reference("them"))


def by_sign(fields: Fields) -> More | Less | None:
    """Read "+2 damage" as "2 more damage"."""
    bonus: Bonus = fields["by"]
    if not isinstance(bonus.amount, Number | Variable):
        return None
    return Less(bonus.amount) if bonus.negative else More(bonus.amount)


def part_of(fields: Fields) -> Cost | Number:
    """Read "1 energy" in a change of price."""
    number = fields["n"]
    return Cost((CostPart(fields["resource"], number.value),)) if isinstance(number, Number) else number


def take_part(change: type[Less] | type[More]) -> Take:
    """Write "1 energy less" for a price of one resource."""

    def take(value: Any) -> Fields | None:
        cost = value.by if isinstance(value, change) else None
        if not isinstance(cost, Cost) or len(cost.parts) != 1 or cost.parts[0].variable:
            return None
        return {"n": Number(cost.parts[0].count), "resource": cost.parts[0].resource}

    return take


def less_of(fields: Fields) -> Less:
    """Read "1 energy less"."""
    return Less(part_of(fields))


def more_of(fields: Fields) -> More:
    """Read "1 more energy"."""
    return More(part_of(fields))


def some_price(fields: Fields) -> Cost | None:
    """A price of a plain number; 0 is no price."""
    cost: Cost = fields["cost"]
    return cost if cost.parts[0].count or cost.parts[0].variable else None


def take_symbols(value: Any) -> Fields | None:
    """Write a price by symbols, which tell no X."""
    return {"cost": value} if isinstance(value, Cost) and not any(part.variable for part in value.parts) else None


def cost_rows() -> list[Row]:
    """Costs by symbols, or by words for a resource ("2 ore")."""

    def by_words(fields: Fields) -> Cost | None:
        number = fields["n"]
        if isinstance(number, Number):
            return Cost((CostPart(fields["resource"], number.value),)) if number.value else None
        return Cost((CostPart(fields["resource"], 0, True),))

    def take_words(value: Any) -> Fields | None:
        if isinstance(value, Cost) and len(value.parts) == 1:
            part = value.parts[0]
            return {"n": Variable() if part.variable else Number(part.count), "resource": part.resource}
        return None

    def joined_costs(fields: Fields) -> Cost | None:
        rest = fields["rest"]
        parts = (*fields["first"].parts, *rest.parts) if isinstance(rest, Cost) else ()
        return Cost(parts) if len({part.resource for part in parts}) == len(parts) > 1 else None

    def split_costs(value: Any) -> Fields | None:
        if not isinstance(value, Cost) or len(value.parts) < 2:
            return None
        return {"first": Cost(value.parts[:1]), "rest": Cost(value.parts[1:])}

    def more_words(fields: Fields) -> More | None:
        cost = by_words(fields)
        return None if cost is None else More(cost)

    def take_more_words(value: Any) -> Fields | None:
        return take_words(value.by) if isinstance(value, More) else None

    return [
        *make("price", "{cost:cost}", lambda f: f["cost"], take_symbols),
        *make("price", "{cost:plaincost}", some_price, lambda v: {"cost": v} if isinstance(v, Cost) else None),
        *make("wordcost", "{n:number} {resource:resource}", by_words, take_words),
        *same("price", "wordcost"),
        *make("price", "{first:wordcost} and {rest:price}", joined_costs, split_costs),
        *make("price", "{first:wordcost} , {rest:wordcost}", joined_costs, lambda _: None, False),
        *make("price", "{first:plaincost} (,|and) {rest:wordcost}", joined_costs, lambda _: None, False),
        *make("price", "{n:number} (more|additional) {resource:resource}", more_words, take_more_words),
        *struct("price", CostOf, "{of:possessor} cost"),
    ]


def grant_rows() -> list[Row]:
    """What things get: bonuses, keywords, or a list of both."""

    def pair(fields: Fields) -> Grants:
        return Grants(even(fields["bonuses"]))

    def take_pair(value: Any) -> Fields | None:
        alone = value.bonuses and not value.keywords and not value.abilities
        return {"bonuses": value.bonuses} if alone and not any(bonus.exact for bonus in value.bonuses) else None

    def stat(fields: Fields) -> Grants:
        return Grants((replace(fields["amount"], stat=fields["stat"]),))

    def take_stat(value: Any) -> Fields | None:
        if len(value.bonuses) != 1 or value.keywords or value.abilities or value.bonuses[0].exact:
            return None
        return {"amount": value.bonuses[0], "stat": value.bonuses[0].stat}

    def lessened(fields: Fields) -> Grants | None:
        number = fields["n"]
        return Grants((Bonus(fields["stat"], number, True),)) if isinstance(number, Number | Variable) else None

    def keyword(fields: Fields) -> Grants:
        number = fields.get("n")
        return Grants((), (Keyword(fields["name"], number.value if number else None),))

    def take_keyword(value: Any) -> Fields | None:
        if value.bonuses or value.abilities or len(value.keywords) != 1 or value.keywords[0].number is not None:
            return None
        return {"name": value.keywords[0].name}

    def take_numbered(value: Any) -> Fields | None:
        if value.bonuses or value.abilities or len(value.keywords) != 1 or value.keywords[0].number is None:
            return None
        return {"name": value.keywords[0].name, "n": Number(value.keywords[0].number)}

    return [
        *make("grant", "{bonuses:bonuses}", pair, take_pair),
        *make("grant", "{amount:signed} {stat:stat}", stat, take_stat),
        *make("grant", "{stat:stat} {amount:signed}", stat, take_stat, False),
        *make("lessened", "{n:number} {stat:stat}", lessened, lambda _: None, False),
        *make("grant", "{name:keyword}", keyword, take_keyword),
        *make("grant", "{name:keyword.number} {n:number}", keyword, take_numbered),
        *make("grant", "{abilities:quoted}", quoted, take_quoted),
        *same("grants", "grant"),
        *make("grants", "{first:grant} and {rest:grants}", joined_grants, split_grants(False, True)),
        *make("grants", "{first:grant} , {rest:grants}", joined_grants, split_grants(True, True)),
        *make("grants", "{first:grant} and {rest:grants}", joined_grants, split_grants(False, False)),
        *make("grants", "{first:grant} , {rest:grants}", joined_grants, split_grants(True, False)),
    ]


def quoted(fields: Fields) -> Grants:
    """Make abilities that are given in quotes."""
    return Grants((), (), fields["abilities"])


def take_quoted(value: Any) -> Fields | None:
    """Write abilities in quotes."""
    alone = value.abilities and not value.keywords and not value.bonuses
    return {"abilities": value.abilities} if alone else None


def even(bonuses: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    """Give a zero in a pair the sign of the other number, as cards do: -1/-0."""
    signs = [bonus.negative for bonus in bonuses if bonus.amount != Number(0)]
    sign = signs[0] if signs else False
    return tuple(replace(bonus, negative=sign) if bonus.amount == Number(0) else bonus for bonus in bonuses)


def joined_grants(fields: Fields) -> Grants | None:
    """Join two grants; a stat may be named once only."""
    first: Grants = fields["first"]
    rest: Grants = fields["rest"]
    stats = [bonus.stat for bonus in first.bonuses + rest.bonuses]
    if len(set(stats)) != len(stats) or set(first.keywords) & set(rest.keywords):
        return None
    abilities = first.abilities + rest.abilities
    if first.keywords and rest.bonuses:
        return Grants(rest.bonuses, first.keywords + rest.keywords, abilities)
    return Grants(first.bonuses + rest.bonuses, first.keywords + rest.keywords, abilities)


def split_grants(many: bool, paired: bool) -> Take:
    """Split off the first grant, a pair of bonuses (if `paired`) or a single one; `many` if more than one follow."""

    def take(value: Any) -> Fields | None:
        size = 2 if paired else 1
        head, tail = value.bonuses[:size], value.bonuses[size:]
        if paired and len(head) < 2:
            return None
        first = Grants(head) if head else Grants((), value.keywords[:1])
        rest = (
            Grants(tail, value.keywords, value.abilities) if head else Grants((), value.keywords[1:], value.abilities)
        )
        if not head and not value.keywords:
            return None
        left = len(rest.bonuses) + len(rest.keywords) + (1 if rest.abilities else 0)
        return {"first": first, "rest": rest} if left and (left > 1) == many else None

    return take
