"""Everyday ways to reckon: X and 1, half the cards in a hand, what something had left, what was paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard, make
from cardwright.text.table.contrast import Facts
from cardwright.text.table.nouns import kind_with_trait, take_kind_with_trait
from cardwright.text.table.per import Per
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import (
    ANY_CARD,
    SPOKEN,
    All,
    Among,
    Apart,
    Bonus,
    Clause,
    Compared,
    Cost,
    CostPart,
    CountOf,
    Half,
    InZone,
    Kind,
    Minus,
    Number,
    Place,
    Plus,
    Reference,
    Relative,
    Share,
    Slot,
    Some,
    StatOf,
    ThatMuch,
    Things,
    Times,
    Together,
    Top,
    Variable,
    You,
)

CARDS: Final = (Kind((ANY_CARD,)),)
HOWS: Final = (
    ("at least", "at least"),
    ("at least", "no less than"),
    ("at most", "at most"),
    ("at most", "no more than"),
    ("exactly", "exactly"),
    ("exactly", "the same as"),
    ("more than", "more than"),
    ("less than", "less than"),
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of reckoning."""
    return [
        *x_rows(),
        *half_rows(),
        *left_rows(),
        *that_rows(),
        *(paid_rows() if "pay" in verbs else ()),
        *(removed_rows() if "remove" in verbs else ()),
        *kind_rows(),
        *total_rows(),
        *more_rows(),
        *pair_rows("double" in verbs),
        *(flip_rows() if "flip" in verbs else ()),
    ]


def x_rows() -> list[Row]:
    """ "X + 1 damage", "twice X cards"."""

    def signed(fields: Fields) -> Plus | Minus | None:
        by: Bonus = fields["by"]
        if not isinstance(fields["x"], Variable) or not isinstance(by.amount, Number):
            return None
        return Minus(fields["x"], by.amount) if by.negative else Plus(fields["x"], by.amount)

    def told(cls: type[Plus] | type[Minus]) -> Callable[[Fields], Plus | Minus | None]:
        def build(fields: Fields) -> Plus | Minus | None:
            return cls(fields["x"], fields["n"]) if isinstance(fields["x"], Variable) else None

        return build

    def often(factor: int) -> Callable[[Fields], Times | None]:
        return lambda fields: Times(factor, fields["x"]) if isinstance(fields["x"], Variable) else None

    found: list[Row] = []
    for category in ("amount", "count"):
        found += heard(category, "{x:number} {by:signed}", signed)
        found += heard(category, "{x:number} plus {n:number}", told(Plus))
        found += heard(category, "{x:number} minus {n:number}", told(Minus))
        found += heard(category, "(twice|double) {x:number}", often(2))
        found += heard(category, "(3|three) times {x:number}", often(3))
    return found


def half_rows() -> list[Row]:
    """ "Half of their hand, rounded down", "half the cards in your hand"."""

    def of_zone(up: bool) -> Build:
        def build(fields: Fields) -> Things:
            held = InZone(Place(fields["zone"], fields["whose"]))
            return Things(Some(Half(CountOf(Things(All(), CARDS, (held,))), up)), CARDS, (held,))

        return build

    def of_things(up: bool) -> Build:
        def build(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(
                Some(Half(CountOf(Things(All(), found.kinds, found.filters)), up)), found.kinds, found.filters
            )

        return build

    def counted(up: bool) -> Build:
        return lambda fields: Half(CountOf(fields["of"]), up)

    def of_them(up: bool) -> Build:
        among = (Among(Reference("them")),)
        return lambda _: Things(Some(Half(CountOf(Things(All(), CARDS, among)), up)), CARDS, among)

    found: list[Row] = []
    for up, rounded in ((False, "[, rounded down]"), (False, "rounded down"), (True, "[,] rounded up")):
        found += heard("some.pl", f"half [of] {{whose:owner1}} {{zone:zone.own}} {rounded}", of_zone(up))
        found += heard("some.pl", f"half [of] [the] {{np:np.pl}} {rounded}", of_things(up))
        found += heard("factor", f"half [of] [the] {{of:bare}} {rounded}", counted(up))
        found += heard("some.pl", f"half of (them|these) {rounded}", of_them(up))
        found += heard("some.pl", f"half [of] those cards {rounded}", of_them(up))
    return found


def left_rows() -> list[Row]:
    """ "The HP that character had left", "how much attack it had"."""

    def of_stat(fields: Fields) -> StatOf:
        return StatOf(fields["stat"], fields["of"])

    def versus(how: str) -> Build:
        def build(fields: Fields) -> Clause | None:
            of = fields["of"]
            mine = StatOf(fields["stat"], of)
            other = StatOf(fields["other"], of if isinstance(of, Reference) else Reference("it"))
            return (
                None if fields["stat"] == fields["other"] else Clause("be", mine, (Slot("how", Compared(how, other)),))
            )

        return build

    found: list[Row] = []
    for of, have in (("reference.sg", "has"), ("some.sg", "has")):
        for how, word in (("more than", "more"), ("less than", "less")):
            start = f"{{of:{of}}} {have} [a] {word} {{stat:stat}} than {{other:stat}}"
            found += heard("condition1", start, versus(how))
    return [
        *found,
        *heard("factor", "the {stat:stat} {of:reference.sg} (has|had) [left]", of_stat),
        *heard("factor", "the {stat:stat} that {of:reference.sg} (has|had) [left]", of_stat),
        *heard("factor", "{of:possessor} remaining {stat:stat}", of_stat),
        *heard("factor", "how much {stat:stat} {of:reference.sg} (has|had) [left]", of_stat),
    ]


def that_rows() -> list[Row]:
    """ "Its speed is at least twice that of the creature it is fighting", "at least its attack"."""

    def compared(how: str) -> Build:
        return lambda fields: Compared(how, fields["amount"])

    def of_other(how: str, factor: int) -> Build:
        def build(fields: Fields) -> Clause:
            other: Any = StatOf(fields["stat"], fields["by"])
            other = other if factor == 1 else Times(factor, other)
            return Clause("be", StatOf(fields["stat"], fields["of"]), (Slot("how", Compared(how, other)),))

        return build

    found: list[Row] = []
    for how, words in HOWS:
        if how in ("at least", "at most"):
            canonical = words == how
            found += make("compared", f"{words} {{amount:computed}}", compared(how), take_compared(how), canonical)
        start = f"{{of:possessor}} {{stat:stat}} is {words}"
        for factor, often in ((1, ""), (2, " twice"), (2, " double"), (3, " 3 times")):
            found += heard("condition1", f"{start}{often} that of {{by:particular}}", of_other(how, factor))
            if factor > 1:
                found += heard("condition1", f"{start}{often} {{by:possessor}}", of_other(how, factor))
    return found


def take_compared(how: str) -> Callable[[Any], Fields | None]:
    """Write "at least its attack"."""

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Compared) or value.how != how or isinstance(value.amount, Number | Variable):
            return None
        return {"amount": value.amount}

    return take


def paid_rows() -> list[Row]:
    """ "Pay any amount of resource. Draw a card for every 3 you paid."."""

    def any_amount(fields: Fields) -> Clause:
        part = CostPart(fields.get("resource", SPOKEN), 0, True)
        return Clause("pay", None, (Slot("cost", Cost((part,))),))

    def each(fields: Fields) -> Variable | Share | None:
        number = fields.get("n")
        if number is None:
            return Variable()
        return Share(Variable(), number.value) if isinstance(number, Number) and number.value > 1 else None

    found: list[Row] = []
    for form, word in (("base", "pay"), ("sg", "pays"), ("pl", "pay")):
        for amount in ("any (amount|number) of", "as much", "any"):
            tail = " as (you|they) (like|want|wish)" if amount == "as much" else ""
            found += heard(f"core.{form}", f"{word} {amount} [additional] {{resource:resource}}{tail}", any_amount)
    for paid in ("you paid", "paid", "you paid this way", "paid this way", "so paid"):
        found += heard("eachof", f"each [{{n:number}}] {{resource:resource}} {paid}", each)
        found += heard("eachof", f"each {{n:number}} {paid}", each)
    found += make("factor", "the {resource:resource} paid this way", lambda _: Variable(), lambda _: None, False)
    return found


def removed_rows() -> list[Row]:
    """ "For each card removed this way"."""

    def gone(_: Fields) -> Relative:
        clause = Clause("remove", None, (Slot("what", Reference("gap")),), passive=True, adverbs=("this way",))
        return Relative(clause)

    return heard("after.#", "removed this way", gone)


def kind_rows() -> list[Row]:
    """ "A Defense card": of a kind that is said before a noun only."""

    def build(fields: Fields) -> Kind | None:
        return kind_with_trait({**fields, "nouns": (fields["noun"],)})

    def take(value: Any) -> Fields | None:
        fields = take_kind_with_trait(value)
        if fields is None or len(fields["nouns"]) != 1:
            return None
        noun = fields.pop("nouns")[0]
        return {**fields, "noun": noun}

    found: list[Row] = []
    for number, said in (("sg", "sg"), ("pl", "pl"), ("all", "pl")):
        found += make(
            f"kind.{number}", f"[{{adjectives:adjectives}}] {{trait:purekind}} {{noun:any.{said}}}", build, take
        )
    return found


def total_rows() -> list[Row]:
    """ "The total attack of your creatures is 6 or more"."""

    def build(fields: Fields) -> Clause:
        return Clause("be", StatOf(fields["stat"], fields["of"]), (Slot("how", fields["how"]),))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or not isinstance(value.subject, StatOf):
            return None
        of, how = value.subject.of, value.get("how")
        if not isinstance(of, Things) or not isinstance(of.quantity, All) or not isinstance(how, Compared):
            return None
        fields = {"stat": value.subject.stat, "of": of, "how": how}
        return fields if build(fields) == value else None

    return make("condition1", "the combined {stat:stat} of {of:group} is {how:compared}", build, take)


def more_rows() -> list[Row]:
    """ "That many plus one", "half that much", "cards from the top of your deck equal to its attack"."""

    def plus(fields: Fields) -> Things:
        return Things(Some(Plus(ThatMuch(), fields["n"])), CARDS)

    def many(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Some(Plus(ThatMuch(), fields["n"])), found.kinds, found.filters)

    def top(fields: Fields) -> Things:
        found: Phrase = fields["np"]
        return Things(Top(fields["n"], fields["of"]), found.kinds, found.filters)

    def held(whose: Any, zone: Any) -> CountOf:
        return CountOf(Things(All(), CARDS, (InZone(Place(zone, whose)),)))

    def apart(fields: Fields) -> Apart | None:
        one = held(fields["one"], fields["zone"])
        other = held(fields["other"], fields.get("second", fields["zone"]))
        return None if one == other else Apart(one, other)

    def always(value: Half | Times) -> Build:
        return lambda _: value

    found: list[Row] = []
    for words, value in (
        ("half that (much|many) [, rounded down]", Half(ThatMuch(), False)),
        ("half that (much|many) [,] rounded up", Half(ThatMuch(), True)),
        ("(twice|double) that (much|many|amount)", Times(2, ThatMuch())),
    ):
        found += heard("amount", words, always(value))
        found += heard("count", words, always(value))
    start = "the difference (between|in) [the number of {c:any.pl} in] {one:owner1} {zone:zone.own}"
    return [
        *found,
        *heard("elided", "that (many|much) (plus|and) {n:number} [more]", plus),
        *heard("some.pl", "that many plus {n:number} [more] {np:np.pl}", many),
        *heard("some.pl", "{np:np.pl} from the top of {of:place} equal to {n:computed}", top),
        *heard("some.pl", "as many {np:np.pl} from the top of {of:place} as {n:computed}", top),
        *heard("factor", f"{start} and [in] {{other:owner1}} {{second:zone.own}}", apart),
        *heard("factor", f"{start} and (that|those) in {{other:owner1}} {{second:zone.own}}", apart),
        *heard("factor", f"{start} and {{other:mine}}", apart),
    ]


def pair_rows(doubling: bool) -> list[Row]:
    """ "Its attack and health are each equal to ...", "its attack and health are doubled"."""

    def equal(fields: Fields) -> Facts | None:
        how = Slot("how", Compared("exactly", fields["amount"]))
        both = tuple(Clause("be", StatOf(fields[name], fields["of"]), (how,)) for name in ("one", "other"))
        return None if both[0] == both[1] else Facts(both, None, "")

    def doubled(fields: Fields) -> Together | None:
        of = fields["of"]
        again = of if isinstance(of, Reference) else Reference("it")
        span = fields.get("duration")
        first = Clause("double", You(), (Slot("stat", StatOf(fields["one"], of)),), duration=span)
        second = Clause("double", You(), (Slot("stat", StatOf(fields["other"], again)),), duration=span)
        return None if fields["one"] == fields["other"] else Together((first, second))

    pair = "{of:possessor} {one:stat} and {other:stat} are"
    found = heard("sentence", f"{pair} [(each|both)] equal to {{amount:computed}}", equal)
    return [*found, *(heard("step", f"{pair} [both] doubled [{{duration:duration}}]", doubled) if doubling else ())]


def flip_rows() -> list[Row]:
    """ "Flip a coin for each creature you control"."""

    def build(fields: Fields) -> Clause:
        per: Per = fields["per"]
        return Clause("flip", None, (Slot("amount", CountOf(per.of)),))

    return heard("core.base", "(flip|toss) a coin for {per:per}", build)
