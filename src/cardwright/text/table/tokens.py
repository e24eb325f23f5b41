"""Tokens that a text describes: "two 1/1 Earth Calf tokens with Guard", "a token with 2 HP, 1 Atk and 3 Spe"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, Take, heard, make
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import (
    Bonus,
    Clause,
    Copy,
    Grants,
    Keyword,
    Number,
    Opponent,
    Reference,
    Slot,
    Together,
    Token,
    Trait,
)

ONE = Number(1)
NAMED = "(named|called)"


def rows() -> list[Row]:
    """Return the rows of tokens."""
    return [*token_rows(), *several_rows(), *gift_rows(), *except_rows(), *given_rows(), *able_rows()]


def able_rows() -> list[Row]:
    """ "A 1/1 token with "When this dies, draw a card."": it gets that."""

    def able(fields: Fields) -> Together | None:
        clauses = clauses_of(fields["a"])
        token = clauses[-1].get("token") if clauses else None
        if clauses is None or not isinstance(token, Token):
            return None
        it = Reference("it") if token.number == ONE else Reference("them")
        return Together((*clauses, Clause("get", it, (Slot("grants", Grants((), (), fields["abilities"])),))))

    return [
        *heard("step", "{a:step1} (with|having) {abilities:quoted}", able),
        *heard("step", "{a:step1} that (has|have|says|say) {abilities:quoted}", able),
        *heard("step", "{a:step1} and {abilities:quoted}", able),
    ]


def given_rows() -> list[Row]:
    """ "You get a 1/1 Wisp token", "create a 1/1 Husk token on your opponent's side"."""

    def got(fields: Fields) -> Clause:
        return Clause("summon", None, (Slot("token", fields["token"]),))

    def there(fields: Fields) -> Clause:
        return Clause("summon", fields.get("who", Opponent()), (Slot("token", fields["token"]),))

    found: list[Row] = []
    for form, word in (("sg", "(gets|gains|takes)"), ("pl", "(get|gain|take)"), ("base", "(get|gain|take)")):
        found += heard(f"core.{form}", f"{word} {{token:token}}", got)
    for verb in ("summon", "make", "put"):
        for where in ("under {who:owner} control", "(on|onto) {who:owner} side [of the field]"):
            found += heard("step1", f"{verb} {{token:token}} {where}", there)
        for where in ("(on|onto) [the] enemy side", "under enemy control"):
            found += heard("step1", f"{verb} {{token:token}} {where}", there)
    found += heard("token", "{name:tokenname} token [with {gifts:gifts}]", build)
    found += heard("step1", "summon {token:token} for {who:player.obj}", there)
    return found


def build(fields: Fields) -> Token | None:
    """Make a token; without a name it must be described."""
    number = fields.get("n", ONE)
    traits = fields.get("traits", ())
    if ("n" in fields and number == ONE) or any(not isinstance(trait, Trait) for trait in traits):
        return None
    gifts: Grants = fields.get("gifts", Grants())
    stats: tuple[int, ...] = fields["stats"] if "stats" in fields else fields.get("line", ())
    if ("stats" in fields and gifts.bonuses) or not (stats or gifts.bonuses or "name" in fields):
        return None
    return Token(number, fields.get("name", ""), stats, traits, gifts.keywords, numbers=gifts.bonuses)


def take(one: bool) -> Take:
    """Write a token with its name."""

    def of(value: Any) -> Fields | None:
        fields = take_nameless(one)(replace(value, name="")) if isinstance(value, Token) and value.name else None
        return None if fields is None else {**fields, "name": value.name}

    return of


def take_nameless(one: bool) -> Take:
    """Write a token without a name."""

    def of(value: Any) -> Fields | None:
        if not isinstance(value, Token) or (value.number == ONE) != one or value.name:
            return None
        fields: Fields = {} if one else {"n": value.number}
        if value.stats:
            fields["stats"] = value.stats
        if value.traits:
            fields["traits"] = value.traits
        if value.keywords or value.numbers:
            fields["gifts"] = Grants(value.numbers, value.keywords)
        return fields

    return of


def token_rows() -> list[Row]:
    """Tokens by name, or only by what they are."""
    found: list[Row] = []
    seen = "[{stats:stats}] [{traits:adjectives}]"
    body = "[{stats:body}] [{traits:adjectives}]"
    line = "{line:line} [{traits:adjectives}]"
    gifts = "[with {gifts:gifts}]"
    for count, number, token in (("a", "sg", "token"), ("{n:numberword}", "pl", "tokens")):
        one = number == "sg"
        found += make("token", f"{count} {seen} {{name:tokenname}} {token} {gifts}", build, take(one))
        found += make(
            "token", f"{count} {{stats:stats}} [{{traits:adjectives}}] {token} {gifts}", build, take_nameless(one)
        )
        found += make(
            "token", f"{count} [{{traits:adjectives}}] {token} with {{gifts:gifts}}", build, take_nameless(one)
        )
    for count, token in (("a", "token"), ("(1|one|another)", "token"), ("{n:numberword}", "tokens")):
        for described in (seen, body, line):
            found += heard("token", f"{count} {described} {{name:tokenname}} [{{noun:type.sg}}] {token} {gifts}", build)
            found += heard("token", f"{count} {described} [{{noun:type.sg}}] {token} {gifts}", build)
            found += heard(
                "token", f"{count} {described} [{{noun:type.sg}}] {token} {NAMED} {{name:tokenname}} {gifts}", build
            )
            found += heard(
                "token", f"{count} {described} [{{noun:type.sg}}] {token} {gifts} {NAMED} {{name:tokenname}}", build
            )
    equal = "equal to {n:computed}"
    found += heard("token", f"a number of {seen} {{name:tokenname}} tokens {gifts} {equal}", build)
    found += heard("token", f"{seen} {{name:tokenname}} tokens {gifts} {equal}", build)
    return found


def several_rows() -> list[Row]:
    """ "Create a Levy token and two Sapling tokens": one after the other."""

    def made(fields: Fields) -> tuple[Clause, ...]:
        tokens = [fields[name] for name in ("a", "b", "c") if name in fields]
        return tuple(Clause("summon", None, (Slot("token", token),)) for token in tokens)

    found: list[Row] = []
    for form, word in (("base", "summon"), ("sg", "summons"), ("pl", "summon")):
        found += heard(f"preds.{form}", f"{word} {{a:token}} [,] and {{b:token}}", made)
        found += heard(f"preds.{form}", f"{word} {{a:token}} , {{b:token}} [,] and {{c:token}}", made)
    return found


def gift_rows() -> list[Row]:
    """What a token has: numbers and keywords in any order."""

    def number(fields: Fields) -> Grants | None:
        return Grants((Bonus(fields["stat"], fields["n"], exact=True),)) if isinstance(fields["n"], Number) else None

    def take_number(value: Any) -> Fields | None:
        if value.keywords or len(value.bonuses) != 1:
            return None
        return {"n": value.bonuses[0].amount, "stat": value.bonuses[0].stat}

    def keyword(fields: Fields) -> Grants:
        level = fields.get("n")
        return Grants((), (Keyword(fields["name"], level.value if level else None),))

    def take_keyword(value: Any) -> Fields | None:
        if value.bonuses or len(value.keywords) != 1:
            return None
        only = value.keywords[0]
        return {"name": only.name} if only.number is None else {"name": only.name, "n": Number(only.number)}

    return [
        *make("gift", "{n:number} {stat:stat}", number, take_number),
        *heard("gift", "{stat:stat} {n:number}", number),
        *make("gift", "{name:keyword}", keyword, lambda v: take_keyword(v) if not numbered(v) else None),
        *make("gift", "{name:keyword.number} {n:number}", keyword, lambda v: take_keyword(v) if numbered(v) else None),
        *make("gifts", "{first:gift}", lambda f: f["first"], lambda v: {"first": v} if size(v) == 1 else None),
        *make("gifts", "{first:gift} and {rest:gifts}", joined, split(False)),
        *make("gifts", "{first:gift} , {rest:gifts}", joined, split(True)),
        *heard("gifts", "{first:gift} , and {rest:gifts}", joined),
    ]


def numbered(value: Grants) -> bool:
    """Tell whether a keyword has a number."""
    return bool(value.keywords) and value.keywords[0].number is not None


def size(value: Grants) -> int:
    """How many numbers and keywords there are."""
    return len(value.bonuses) + len(value.keywords)


def joined(fields: Fields) -> Grants | None:
    """Join gifts; each stat and keyword once."""
    first: Grants = fields["first"]
    rest: Grants = fields["rest"]
    bonuses, keywords = first.bonuses + rest.bonuses, first.keywords + rest.keywords
    if len({bonus.stat for bonus in bonuses}) != len(bonuses) or len(set(keywords)) != len(keywords):
        return None
    return Grants(bonuses, keywords)


def split(many: bool) -> Take:
    """Split off the first gift; `many` if more than one follow."""

    def of(value: Any) -> Fields | None:
        if size(value) < 2 or (size(value) > 2) != many:
            return None
        if value.bonuses:
            return {"first": Grants(value.bonuses[:1]), "rest": Grants(value.bonuses[1:], value.keywords)}
        return {"first": Grants((), value.keywords[:1]), "rest": Grants((), value.keywords[1:])}

    return of


def except_rows() -> list[Row]:
    """ "A copy of target creature, except it has 1 HP": a copy, of which more is said."""

    def changed(fields: Fields) -> Together | None:
        fact: Clause = fields["fact"]
        clauses = clauses_of(fields["a"])
        if clauses is None or fact.verb not in ("get", "be") or fact.modal or not isinstance(fact.subject, Reference):
            return None
        it = copies_in(clauses)
        return None if it is None else Together((*clauses, replace(fact, subject=it)))

    def having(fields: Fields) -> Together | None:
        gifts: Grants = fields["gifts"]
        clauses = clauses_of(fields["a"])
        it = None if clauses is None else copies_in(clauses)
        if clauses is None or it is None:
            return None
        parts = [Grants((bonus,)) for bonus in gifts.bonuses]
        parts += [Grants((), gifts.keywords)] if gifts.keywords else []
        return Together((*clauses, *(Clause("get", it, (Slot("grants", part),)) for part in parts)))

    def shaped(fields: Fields) -> Together | None:
        bonuses = tuple(Bonus("", Number(number), exact=True) for number in fields["stats"])
        clauses = clauses_of(fields["a"])
        it = None if clauses is None else copies_in(clauses)
        if clauses is None or it is None:
            return None
        return Together((*clauses, Clause("get", it, (Slot("grants", Grants(bonuses)),))))

    found: list[Row] = []
    for link in (", except", "except", ", but"):
        found += heard("step", f"{{a:step1}} {link} [that] {{fact:fin}}", changed)
        found += heard("step", f"{{a:step1}} {link} (with|has|have) {{gifts:gifts}}", having)
        for word in ("it is", "they are", "as"):
            found += heard("step", f"{{a:step1}} {link} {word} [a] {{stats:stats}}", shaped)
    found += heard("step", "{a:step1} , with {gifts:gifts}", having)
    found += heard("step", "{a:step1} with {gifts:gifts}", lambda f: having(f) if is_pointed(f["a"]) else None)
    return found


def is_pointed(step: Any) -> bool:
    """Tell whether a copy is of what was said before: what follows a noun is said of that."""
    clauses = clauses_of(step)
    copy = clauses[-1].get("copy") if clauses else None
    return isinstance(copy, Copy) and isinstance(copy.of, Reference)


def copies_in(clauses: tuple[Clause, ...]) -> Reference | None:
    """How a copy that was just made is said again."""
    copy = clauses[-1].get("copy")
    if not isinstance(copy, Copy):
        return None
    return Reference("it") if copy.number == ONE else Reference("them")
