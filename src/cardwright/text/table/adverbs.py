"""Adverbs: for each, how often, how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table import bounds
from cardwright.text.table.adverb import NEVERTHELESS, Adverbs
from cardwright.text.table.bounds import CHEAPER, MINIMUM
from cardwright.text.table.caps import cap, uncap
from cardwright.text.table.per import Per, spread, strip
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.sums import Part, added, graded
from cardwright.text.table.traits import is_bare
from cardwright.text.tree import (
    All,
    Clause,
    Duration,
    Graded,
    Grants,
    Less,
    Limit,
    Not,
    Number,
    Reference,
    Relative,
    SameName,
    Slot,
    Some,
    StatOf,
    Taken,
    Things,
)

UNNAMED: Final = Not(SameName(Reference("it")))
"""With another name: counted, those are different names."""

__all__ = ["Adverbs", "adorned", "adverb_rows", "take_adorned"]


def adorned(fields: Fields) -> Clause | None:
    """Add adverbs to a clause."""
    clause: Clause = fields["core"]
    adverbs: Adverbs | None = fields.get("adverbs")
    if adverbs is None:
        return clause
    if adverbs.per is not None:
        spreaded = spread(clause, adverbs.per)
        if spreaded is None:
            return None
        clause = spreaded
    if adverbs.more:
        summed = added(clause, adverbs.more)
        if summed is None:
            return None
        clause = summed
    if adverbs.most is not None:
        limited = cap(clause, adverbs.most)
        if limited is None:
            return None
        clause = limited
    if adverbs.graded is not None and clause.get("grants") is not None:
        grown = graded(clause, *adverbs.graded)
        if grown is None:
            return None
        clause = grown
    elif adverbs.graded is not None:
        if not isinstance(amount := clause.get("amount"), Number):
            return None
        grade = Graded(amount.value, *adverbs.graded)
        clause = replace(clause, slots=tuple(Slot("amount", grade) if s.name == "amount" else s for s in clause.slots))
    if NEVERTHELESS in adverbs.words:
        grants = clause.get("grants")
        if not isinstance(grants, Grants) or not grants.keywords or grants.bonuses or grants.abilities:
            return None
        adverbs = replace(adverbs, words=tuple(word for word in adverbs.words if word != NEVERTHELESS))
    if "as damage" in adverbs.words and clause.verb not in ("discard", "exile", "burn"):
        return None
    if "at random" in adverbs.words:
        picked = at_random(clause)
        if picked is None:
            return None
        clause, adverbs = picked, replace(adverbs, words=tuple(w for w in adverbs.words if w != "at random"))
    words = tuple(sorted({*clause.adverbs, *adverbs.words}))
    if "in a random order" in words and clause.verb not in ("put", "go"):
        return None
    if any(word.startswith(MINIMUM) for word in words) and not is_lowered(clause):
        return None
    if any(word.startswith(CHEAPER) or word in DEPLOYED for word in words) and clause.verb not in ("deploy", "play"):
        return None
    if "without scoring" in words and clause.verb not in ("destroy", "sacrifice"):
        return None
    if any(word in SOLD for word in words) and clause.verb != "sell":
        return None
    if "anew" in words and clause.verb != "copy":
        return None
    if "alone" in words and clause.verb not in ("attack", "counterattack"):
        return None
    if "again" in words and clause.verb not in ("attack", "counterattack"):
        return None
    return replace(clause, duration=adverbs.duration, limit=adverbs.limit, adverbs=words)


ABLE: Final = ("if able [to] do anything else", "unless (you|they|it) can do nothing else")
DEPLOYED: Final = ("for half", "for half up")
SOLD: Final = ("at double price", "at full price")


def is_lowered(clause: Clause) -> bool:
    """Tell whether a clause says that something costs less, or that a stat gets lower."""
    grants = clause.get("grants")
    if clause.verb in ("get", "weaken") and isinstance(grants, Grants):
        return any(bonus.negative for bonus in grants.bonuses)
    return clause.verb == "cost" and isinstance(clause.get("amount"), Less)


def at_random(clause: Clause) -> Clause | None:
    """Read "discard a card from your hand at random": chance picks what would be chosen."""
    what = clause.get("what")
    if (
        not isinstance(what, Things)
        or not isinstance(what.quantity, Some)
        or what.quantity != Some(what.quantity.number)
    ):
        return None
    picked = replace(what, quantity=Some(what.quantity.number, "random"))
    return replace(clause, slots=tuple(Slot("what", picked) if s.name == "what" else s for s in clause.slots))


def lacks_span(things: object) -> bool:
    """Tell whether a span said next belongs to the relative clause of these things ("cards discarded this turn")."""
    last = things.filters[-1] if isinstance(things, Things) and things.filters else None
    if not isinstance(last, Relative) or last.clause.duration is not None:
        return False
    return bool(last.clause.tense or last.clause.passive) and "this way" not in last.clause.adverbs


def per_one(fields: Fields) -> Adverbs | None:
    """Read "per card" as "for each card"."""
    found: Phrase = fields["np"]
    counted = Things(All(), found.kinds, found.filters)
    return None if is_bare(counted) else Adverbs(Per(counted))


def per_rows() -> list[Row]:
    """ "Each card", "each 2 cards": what a number is multiplied by."""

    def several(fields: Fields) -> Per | None:
        number, found = fields["n"], fields["np"]
        if not isinstance(number, Number) or number.value < 2:
            return None
        return Per(Things(All(), found.kinds, found.filters), number.value)

    def take_several(value: Any) -> Fields | None:
        if not isinstance(value, Per) or value.every == 1:
            return None
        return {"n": Number(value.every), "np": Phrase(value.of.kinds, value.of.filters)}

    def take_every(value: Any) -> Fields | None:
        return {"of": value.of} if isinstance(value, Per) and value.every == 1 else None

    return [
        *make("per", "{of:each}", lambda f: None if UNNAMED in f["of"].filters else Per(f["of"]), take_every),
        *make("per", "each {n:number} {np:np.pl}", several, take_several),
    ]


def take_adorned(value: Clause) -> Fields | None:
    """Separate a clause from its adverbs."""
    clause, most = uncap(value)
    clause, per = strip(clause)
    graded: tuple[int, str] | None = None
    amount = clause.get("amount")
    if isinstance(amount, Graded):
        graded = (amount.times, amount.stat)
        plain = Number(amount.base)
        clause = replace(clause, slots=tuple(Slot("amount", plain) if s.name == "amount" else s for s in clause.slots))
    adverbs = Adverbs(per, clause.adverbs, clause.limit, clause.duration, graded, most)
    core_clause = replace(clause, duration=None, limit=None, adverbs=())
    return {"core": core_clause} | ({"adverbs": adverbs} if adverbs != Adverbs() else {})


def per_each(fields: Fields) -> Adverbs | None:
    """Make "for each creature you control"; what is counted must be clear."""
    return None if is_bare(fields["per"].of) else Adverbs(fields["per"])


def take_often(value: Any) -> Fields | None:
    """Write "twice this turn"."""
    limit, duration = value.limit, value.duration
    if limit is None or duration is None or limit.count != 2 or duration != Duration("this", limit.span):
        return None
    return {"span": limit.span} if value == Adverbs(limit=limit, duration=duration) else None


def take_counted(value: Any) -> Fields | None:
    """Write "for each rust counter on it"."""
    return {"per": value.per} if isinstance(value.per, StatOf | Taken) and value == Adverbs(value.per) else None


AGAIN: Final = ("a second time", "(1|one|a) (additional|more) time", "once more")


def often(count: int) -> Callable[[Fields], Adverbs]:
    """Read "twice this turn"."""
    return lambda fields: Adverbs(limit=Limit(count, fields["span"]), duration=Duration("this", fields["span"]))


UNTOLD: Final = ("each", "during", "this")
"""Spans with which "for the first time" is the first time in each of them."""


def adverb_rows() -> list[Row]:
    """Adverbs in any order; written as for each, words, limit, duration."""

    def join(fields: Fields) -> Adverbs | None:
        first: Adverbs = fields["first"]
        rest: Adverbs = fields.get("rest", Adverbs())
        if (first.per and rest.per) or (first.limit and rest.limit) or (first.duration and rest.duration):
            return None
        if (first.most is not None and rest.most is not None) or (rest.per and first.most is not None):
            return None
        if (first.graded and rest.graded) or set(first.words) & set(rest.words):
            return None
        if first.per and rest.duration and lacks_span(getattr(first.per, "of", None)):
            return None
        limit, duration = first.limit or rest.limit, first.duration or rest.duration
        ever = limit is not None and limit.first and limit.span == "game"
        if ever and duration and duration.kind in UNTOLD and not duration.whose:
            return None
        return Adverbs(
            first.per or rest.per,
            tuple(sorted(first.words + rest.words)),
            first.limit or rest.limit,
            first.duration or rest.duration,
            first.graded or rest.graded,
            first.most if first.most is not None else rest.most,
            first.more + rest.more,
        )

    def pieces(value: Adverbs) -> list[Adverbs]:
        found = [Adverbs(value.per)] if value.per else []
        found += [Adverbs(graded=value.graded)] if value.graded else []
        found += [Adverbs(most=value.most)] if value.most is not None else []
        late = [word for word in value.words if word == "if able" or word.startswith(MINIMUM)]
        found += [Adverbs(words=(word,)) for word in value.words if word not in late]
        if value.limit and value.duration == Duration("this", value.limit.span) and value.limit.count == 2:
            found += [Adverbs(limit=value.limit, duration=value.duration)]
        else:
            found += [Adverbs(limit=value.limit)] if value.limit else []
            found += [Adverbs(duration=value.duration)] if value.duration else []
        return found + [Adverbs(words=(word,)) for word in late]

    def take_one(value: Any) -> Fields | None:
        return {"first": value} if len(pieces(value)) == 1 else None

    def take_more(value: Any) -> Fields | None:
        found = pieces(value)
        if len(found) < 2:
            return None
        rest = Adverbs()
        for piece in found[1:]:
            rest = join({"first": rest, "rest": piece}) or rest
        return {"first": found[0], "rest": rest}

    def field(name: str) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            held = getattr(value, name)
            return {name: held} if held and value == Adverbs(**{name: held}) else None

        return take

    def grade(sign: int) -> Callable[[Fields], Adverbs | None]:
        def build(fields: Fields) -> Adverbs | None:
            number = fields["n"]
            if not isinstance(number, Number) or number.value == 0:
                return None
            return Adverbs(graded=(sign * number.value, fields["stat"]))

        return build

    def take_grade(sign: int) -> Callable[[Any], Fields | None]:
        def take(value: Any) -> Fields | None:
            if value.graded is None or value.graded[0] * sign <= 0:
                return None
            return {"n": Number(abs(value.graded[0])), "stat": value.graded[1]}

        return take

    return [
        *make("adverb", ", plus {n:number} for each {stat:stat}", grade(1), take_grade(1)),
        *make("adverb", ", minus {n:number} for each {stat:stat}", grade(-1), take_grade(-1)),
        *make("adverb", "[,] plus {n:number} [damage] for each {stat:stat} it has", grade(1), lambda _: None, False),
        *make("adverb", "[,] minus {n:number} [damage] for each {stat:stat} it has", grade(-1), lambda _: None, False),
        *make("adverb", "plus {n:number} for each {stat:stat}", grade(1), lambda _: None, False),
        *make("adverb", "minus {n:number} for each {stat:stat}", grade(-1), lambda _: None, False),
        *make("adverb", "[,] plus {n:number} damage for each {stat:stat}", grade(1), lambda _: None, False),
        *make("adverb", "[,] minus {n:number} damage for each {stat:stat}", grade(-1), lambda _: None, False),
        *make("adverbs", "{first:adverb}", lambda f: f["first"], take_one),
        *make("adverbs", "{first:adverb} {rest:adverbs}", join, take_more),
        *make("adverb", "for {per:per}", per_each, field("per")),
        *make("adverb", "per {np:np.sg}", per_one, lambda _: None, False),
        *make("adverb", "for {per:eachof}", lambda f: Adverbs(f["per"]), take_counted),
        *per_rows(),
        *make("adverb", "{duration:duration}", lambda f: Adverbs(duration=f["duration"]), field("duration")),
        *make("adverb", "{limit:limit}", lambda f: Adverbs(limit=f["limit"]), field("limit")),
        *constant("adverb", Adverbs(words=("this way",)), "this way"),
        *constant("adverb", Adverbs(words=("at random",)), "[chosen] at random", "randomly", canonical=False),
        *constant("adverb", Adverbs(words=("directly",)), "directly"),
        *constant("adverb", Adverbs(words=("as damage",)), "as damage", "(to|from|by) damage"),
        *constant("adverb", Adverbs(words=("in combat",)), "in combat", "(by|through) combat", "(in|by) battle"),
        *constant("adverb", Adverbs(words=("each other",)), "each other"),
        *constant("adverb", Adverbs(words=("in any order",)), "in any order"),
        *constant("adverb", Adverbs(words=("in a random order",)), "in a random order", "in random order"),
        *constant("adverb", Adverbs(words=("again",)), "again", *AGAIN),
        *make("adverb", "twice this {span:phase}", often(2), take_often),
        *make("adverb", "three times this {span:phase}", often(3), lambda _: None, False),
        *make("adverb", "(2|two) times this {span:phase}", often(2), lambda _: None, False),
        *constant("adverb", Adverbs(words=("if able",)), "if able", "if possible", *ABLE),
        *constant("adverb", Adverbs(words=("paying its cost",)), ", paying its cost", "paying its cost"),
        *constant("adverb", Adverbs(words=("for free",)), "for free", "without paying its cost"),
        *bounds.rows(),
        *sum_rows(),
    ]


def sum_rows() -> list[Row]:
    """ "Plus 1 for each Fire creature you control", "for each A and for each B"."""

    def plus(fields: Fields) -> Adverbs | None:
        number, per = fields["n"], fields["per"]
        if not isinstance(number, Number) or number.value < 1 or is_vague(per) or isinstance(per, StatOf):
            return None
        return Adverbs(more=((number.value, per),))

    def both(fields: Fields) -> Adverbs | None:
        more: tuple[Part, ...] = ((0, fields["other"]),)
        if is_vague(fields["per"]) or is_vague(fields["other"]):
            return None
        return Adverbs(fields["per"], more=more)

    def signed(fields: Fields) -> Adverbs | None:
        bonus = fields["s"]
        return None if bonus.negative else plus({**fields, "n": bonus.amount})

    found: list[Row] = []
    for per in ("per", "eachof"):
        found += heard("adverb", f", {{s:signed}} [damage] [(more|additional)] for {{per:{per}}}", signed)
        for unit in ("", " damage", " {unit:resource}", " {unit:stat}", " more", " additional"):
            found += heard("adverb", f"[,] plus [a additional] {{n:number}}{unit} for {{per:{per}}}", plus)
            found += heard("adverb", f"[,] and {{n:number}}{unit} for {{per:{per}}}", plus)
        for other in ("per", "eachof"):
            found += heard("adverb", f"for {{per:{per}}} and [for] {{other:{other}}}", both)
            found += heard("adverb", f"for {{per:{per}}} plus {{other:{other}}}", both)
    return [*found, *heard("adverb", ", {s:signed} [damage] {per:perone}", signed)]


def is_vague(per: object) -> bool:
    """Tell whether it is not clear what is counted."""
    return isinstance(getattr(per, "of", None), Things) and is_bare(per.of)  # type: ignore[attr-defined]
