"""How much, said by what something else has: "as much attack as it has health", "half as many cards", "1 cheaper"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.amounts import for_each
from cardwright.text.table.changes import told
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    PLAYERS,
    All,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Cost,
    CostPart,
    CountOf,
    Grants,
    Half,
    InZone,
    Kind,
    Less,
    Minus,
    More,
    Number,
    Plus,
    Slot,
    Some,
    StatOf,
    ThatMuch,
    Things,
    Times,
    You,
)

CARDS: Final = (Kind((ANY_CARD,)),)
HAND_LIMIT: Final = "hand_limit"
MUCH: Final = "(as|so) (much|many|high)"


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such amounts."""
    return [
        *measure_rows(),
        *(stat_rows() if "get" in verbs else ()),
        *number_rows(),
        *(limit_rows() if "have" in verbs else ()),
        *(price_rows() if "cost" in verbs else ()),
    ]


def measure_rows() -> list[Row]:
    """ "It has health", "you have cards in hand": the number of them."""

    def of_stat(fields: Fields) -> StatOf | None:
        return None if isinstance(fields["of"], PLAYERS) else StatOf(fields["stat"], fields["of"])

    def of_cards(fields: Fields) -> CountOf:
        found: Phrase = fields.get("np", Phrase(CARDS, ()))
        held = InZone(replace(fields["at"], whose=fields["who"]))
        return CountOf(Things(All(), found.kinds, (*found.filters, held)))

    def of_things(fields: Fields) -> CountOf | None:
        found: Phrase = fields["np"]
        if any(isinstance(one, InZone) for one in found.filters):
            return None
        merged = phrase(found.kinds, (*found.filters, Controlled(fields["who"])))
        return None if merged is None else CountOf(Things(All(), merged.kinds, merged.filters))

    found = [
        *heard("ofhad", "{of:reference.sg} has {stat:stat}", of_stat),
        *heard("ofhad", "{of:some.sg} has {stat:stat}", of_stat),
        *heard("ofhad", "there are {of:bare}", lambda f: CountOf(f["of"])),
    ]
    for who, have in (("player.sg", "(has|controls)"), ("player.pl", "(have|control)")):
        found += heard("ofhad", f"{{who:{who}}} {have} {{np:np.pl}} {{at:location}}", of_cards)
        found += heard("ofhad", f"{{who:{who}}} {have} {{at:location}}", of_cards)
        found += heard("ofhad", f"{{who:{who}}} {have} {{np:np.pl}}", of_things)
    return [
        *found,
        *heard("hadsomuch", "{n:ofhad}", lambda f: f["n"]),
        *heard("hadsomuch", "{n:computed}", lambda f: f["n"]),
    ]


def stat_rows() -> list[Row]:
    """ "Gets as much attack as it has health", "has as much attack as you have cards in hand"."""

    def gets(fields: Fields) -> Clause:
        return Clause("get", None, (Slot("grants", Grants((Bonus(fields["stat"], for_each(fields["n"])),))),))

    def has(fields: Fields) -> Clause | None:
        if isinstance(fields["subject"], PLAYERS):
            return None
        how = Slot("how", Compared("exactly", fields["n"]))
        return Clause("be", StatOf(fields["stat"], fields["subject"]), (how,))

    found: list[Row] = []
    for form, s in (("base", ""), ("sg", "s"), ("pl", "")):
        start = f"(get{s}|gain{s}) [(additional|more)] {MUCH} [(more|additional)]"
        found += heard(f"core.{form}", f"{start} {{stat:stat}} as {{n:hadsomuch}}", gets)
    for number, have in (("sg", "has"), ("pl", "have")):
        found += told(f"{{subject:subject.{number}}} {have} {MUCH} {{stat:stat}} as {{n:hadsomuch}}", has)
    return [*found, *told("{of:changed.of} is as (much|many|high|great|large) as {n:computed}", equal)]


def equal(fields: Fields) -> Clause:
    """Read "its attack is as high as its health"."""
    return Clause("be", fields["of"], (Slot("how", Compared("exactly", fields["n"])),))


def number_rows() -> list[Row]:
    """ "Half as many cards as your opponent has in hand", "one card less than that"."""

    def some(amount: Any) -> Build:
        def build(fields: Fields) -> Things:
            found: Phrase = fields.get("np", Phrase(CARDS, ()))
            return Things(Some(amount(fields)), found.kinds, found.filters)

        return build

    found: list[Row] = []
    for words, factor in (("(twice|double)", 2), ("(3|three) times", 3)):
        build = some(lambda f, by=factor: Times(by, f["n"]))
        found += heard("some.pl", f"{words} as many {{np:np.pl}} as {{n:ofhad}}", build)
    for rounded, up in (("[, rounded down]", False), ("rounded down", False), ("[,] rounded up", True)):
        build = some(lambda f, up=up: Half(f["n"], up))
        found += heard("some.pl", f"half as many {{np:np.pl}} as {{n:ofhad}} {rounded}", build)
    found += heard("some.pl", "as many {np:np.pl} as {n:ofhad}", some(lambda f: f["n"]))
    for word, cls in (("(less|fewer)", Minus), ("more", Plus)):
        build = some(lambda f, cls=cls: cls(ThatMuch(), f["m"]))
        found += heard("some.#", f"{{m:number}} [{{c:any.#}}] {word} than that", build)
        found += heard("some.#", f"{{m:number}} {word} [{{c:any.#}}] than that", build)
    return found


def limit_rows() -> list[Row]:
    """ "You may hold up to 9 cards": that is the hand limit."""

    def limit(fields: Fields) -> Clause | None:
        who = fields.get("who", You())
        if not isinstance(who, PLAYERS) or not isinstance(fields["n"], Number):
            return None
        return Clause("be", StatOf(HAND_LIMIT, who), (Slot("how", Compared("exactly", fields["n"])),))

    cards = "{n:number} {c:any.pl} [(in|on) [(your|their)] {z:zone.own}]"
    return [
        *told(f"{{who:player.#}} (may|can) (hold|keep|have) [up to] {cards}", limit),
        *told("{who:owner1} {z:zone.own} (may|can) (hold|have|contain) [up to] {n:number} {c:any.pl}", limit),
    ]


def price_rows() -> list[Row]:
    """ "Your spells are 1 cheaper", "one energy less is the cost of your attack cards"."""

    def priced(cls: type[More] | type[Less]) -> Build:
        def build(fields: Fields) -> More | Less:
            by: Any = fields["by"]
            if "r" in fields and isinstance(by, Number):
                by = Cost((CostPart(fields["r"], by.value),))
            return cls(by)

        return build

    def costs(fields: Fields) -> Clause | None:
        if isinstance(fields["subject"], PLAYERS):
            return None
        return with_subject(fields["subject"], Clause("cost", None, (Slot("amount", fields["by"]),)))

    to = "[to (play|cast|deploy|train|use|activate)]"
    found: list[Row] = []
    for cls, word in ((Less, "cheaper"), (More, "(dearer|costlier)"), (More, "more expensive")):
        for price in ("{by:number} [{r:resource}]", "{by:cost}"):
            found += heard("cheaper", f"{price} {word} {to}", priced(cls))
            found += heard("cheaper", f"{word} by {price} {to}", priced(cls))
    for number, be in (("sg", "is"), ("pl", "are")):
        found += told(f"{{subject:subject.{number}}} {be} {{by:cheaper}}", costs)
    found += told("{by:relative} (is|are) the (cost|costs|price) of {subject:group}", costs)
    found += told("the (cost|costs|price) of {subject:group} (is|are) {by:relative}", costs)
    return found
