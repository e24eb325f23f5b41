"""What players have: resources that are lost, stolen and given, points, and numbers such as their income."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.adverbs import adorned
from cardwright.text.tree import (
    ANY_CARD,
    PLAYERS,
    All,
    Bonus,
    Clause,
    Compared,
    EachPlayer,
    Grants,
    Kind,
    Less,
    More,
    Number,
    Opponent,
    Reference,
    Slot,
    StatOf,
    ThatPlayer,
    Things,
    You,
)

RISES: Final = ("increases", "rises", "grows", "goes up", "is increased", "is raised")
FALLS: Final = ("decreases", "drops", "falls", "goes down", "is decreased", "is reduced", "is lowered")
HELD: Final = ("resource", "stat.own")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what players have."""
    return [
        *number_rows(),
        *(worth_rows() if "score" in verbs else ()),
        *(sale_rows() if "sell" in verbs else ()),
        *(given_rows() if "steal" in verbs else ()),
        *(all_rows() if "lose" in verbs else ()),
        *(level_rows() if "gain" in verbs else ()),
    ]


def told(template: str, build: Callable[[Fields], Clause | None]) -> list[Row]:
    """Read a statement with its adverbs."""

    def of(fields: Fields) -> Clause | None:
        clause = build(fields)
        return None if clause is None else adorned({**fields, "core": clause})

    return heard("fin", f"{template} [{{adverbs:adverbs}}]", of)


def number_rows() -> list[Row]:
    """ "Your income increases by 2 this turn", "double your income"."""

    def own(fields: Fields) -> StatOf:
        return StatOf(fields["stat"], fields["who"])

    def change(cls: type[More] | type[Less]) -> Callable[[Fields], Clause]:
        def build(fields: Fields) -> Clause:
            of = fields["of"] if "of" in fields else StatOf(fields["stat"], fields["who"])
            return Clause("be", of, (Slot("amount", cls(fields["n"])),))

        return build

    def doubled(fields: Fields) -> Clause:
        return Clause("double", You(), (Slot("stat", fields["of"]),))

    def nothing(fields: Fields) -> Clause:
        none = Compared("exactly", Number(0))
        return Clause("be", StatOf(fields["stat"], fields["who"]), (Slot("how", none),))

    def take_own(value: Any) -> Fields | None:
        if not isinstance(value, StatOf) or not isinstance(value.of, PLAYERS):
            return None
        return {"stat": value.stat, "who": value.of}

    found = [
        *heard("own.of", "{who:owner1} {stat:stat.own}", own),
        *heard("own.of", "[the] {stat:stat.own} (of|for) {who:player.obj}", own),
        *make("statof", "{who:owner1} {stat:stat.own}", own, take_own),
        *told("{of:own.of} is doubled", doubled),
        *told("{of:own.of} (counts|count) (double|twice)", doubled),
        *told("{of:own.of} is worth double", doubled),
        *told("{who:player.sg} gains no {r:resource} from {stat:stat.own}", nothing),
        *told("{who:player.pl} gain no {r:resource} from {stat:stat.own}", nothing),
    ]
    for words, command, cls in (
        (RISES, "(increase|raise|boost)", More),
        (FALLS, "(reduce|lower|decrease)", Less),
    ):
        for word in words:
            found += told(f"{{of:own.of}} {word} by {{n:number}}", change(cls))
        found += told(f"{command} {{of:own.of}} by {{n:number}}", change(cls))
    return found


def worth_rows() -> list[Row]:
    """ "This card is worth 2 more points", "enemy cards are worth no points"."""

    def bonus(cls: type[More] | type[Less]) -> Callable[[Fields], Clause | None]:
        return lambda fields: gets(fields, Bonus(fields["stat"], fields["n"], cls is Less))

    def exact(fields: Fields) -> Clause | None:
        return gets(fields, Bonus(fields["stat"], fields.get("n", Number(0)), exact=True))

    def double(fields: Fields) -> Clause | None:
        if isinstance(fields["subject"], PLAYERS):
            return None
        return Clause("double", You(), (Slot("stat", StatOf(fields["stat"], fields["subject"])),))

    def unscored(fields: Fields) -> Clause | None:
        what = fields["what"]
        standing = what == Reference("this") or (isinstance(what, Things) and isinstance(what.quantity, All))
        return exact({**fields, "subject": what}) if standing else None

    def banned(fields: Fields) -> Clause:
        return Clause("score", fields["who"], (Slot("stat", fields["stat"]),), modal="cannot")

    def both(fields: Fields) -> tuple[Clause, ...]:
        gained = Clause("gain", None, (Slot("amount", fields["n"]), Slot("resource", fields["r"])))
        return gained, Clause("score", None, (Slot("amount", fields["m"]), Slot("stat", fields["stat"])))

    found: list[Row] = []
    for who, be in (("subject.sg", "is"), ("subject.pl", "are")):
        worth = f"{{subject:{who}}} {be} worth"
        when = "[when destroyed]"
        found += [
            *told(f"{worth} {{n:number}} (more|additional) {{stat:stat.own}} {when}", bonus(More)),
            *told(f"{worth} {{n:number}} {{stat:stat.own}} (more|additional) {when}", bonus(More)),
            *told(f"{worth} {{n:number}} (less|fewer) {{stat:stat.own}} {when}", bonus(Less)),
            *told(f"{worth} {{n:number}} {{stat:stat.own}} (less|fewer) {when}", bonus(Less)),
            *told(f"{worth} {{n:number}} {{stat:stat.own}} {when}", exact),
            *told(f"{worth} no {{stat:stat.own}} {when}", exact),
            *told(f"{worth} (double|twice) [the] {{stat:stat.own}} {when}", double),
        ]
    for start in ("{who:player.sg} scores", "{who:player.pl} score", "nobody scores", "players score"):
        end = "for destroying {what:thing}"
        found += told(f"{start} no {{stat:stat.own}} {end}", unscored)
        found += told(f"{start} {{stat:stat.own}} {end}", unscored) if start.startswith("nobody") else []
        if "{who" in start:
            found += told(f"{start} no {{stat:stat.own}}", banned)
    for form, word in (("base", "gain"), ("sg", "gains"), ("pl", "gain")):
        found += heard(f"preds.{form}", f"{word} {{n:number}} {{r:resource}} and {{m:number}} {{stat:stat.own}}", both)
        found += heard(f"preds.{form}", f"{word} {{m:number}} {{stat:stat.own}} and {{n:number}} {{r:resource}}", both)
    return found


def gets(fields: Fields, bonus: Bonus) -> Clause | None:
    """Something gets a bonus; a player has no worth."""
    if isinstance(fields["subject"], PLAYERS) or not isinstance(bonus.amount, Number):
        return None
    return Clause("get", fields["subject"], (Slot("grants", Grants((bonus,))),))


def sale_rows() -> list[Row]:
    """ "Your cards sell for 1 resource more", "this card sells for its full cost"."""

    def bonus(cls: type[More] | type[Less]) -> Callable[[Fields], Clause | None]:
        return lambda fields: gets(fields, Bonus("sale", fields["n"], cls is Less))

    def exact(fields: Fields) -> Clause | None:
        return gets(fields, Bonus("sale", fields.get("n", Number(0)), exact=True))

    def full(fields: Fields) -> Clause | None:
        subject = fields.get("subject", Reference("this"))
        if not isinstance(subject, Reference | Things):
            return None
        cost = Compared("exactly", StatOf("cost", subject if isinstance(subject, Reference) else Reference("it")))
        return Clause("be", StatOf("sale", subject), (Slot("how", cost),))

    def double(fields: Fields) -> Clause | None:
        subject = fields.get("subject", Reference("this"))
        if isinstance(subject, PLAYERS):
            return None
        return Clause("double", You(), (Slot("stat", StatOf("sale", subject)),))

    def unsold(fields: Fields) -> Clause:
        what = Slot("what", Things(All(), (Kind((ANY_CARD,)),)))
        return Clause("sell", fields.get("who", EachPlayer()), (what,), "cannot")

    def own(build: Callable[[Fields], Clause | None]) -> Callable[[Fields], Clause | None]:
        return lambda fields: build({**fields, "subject": Reference("this")})

    found: list[Row] = []
    for who, sell in (
        ("subject.sg", "sells"),
        ("subject.pl", "sell"),
        ("subject.sg", "is sold"),
        ("subject.pl", "are sold"),
    ):
        sold = f"{{subject:{who}}} {sell} for"
        found += [
            *told(f"{sold} {{n:number}} [{{r:resource}}] (more|additional)", bonus(More)),
            *told(f"{sold} {{n:number}} (more|additional) [{{r:resource}}]", bonus(More)),
            *told(f"{sold} {{n:number}} [{{r:resource}}] less", bonus(Less)),
            *told(f"{sold} {{n:number}} less [{{r:resource}}]", bonus(Less)),
            *told(f"{sold} {{n:number}} [{{r:resource}}]", exact),
            *told(f"{sold} {{zero:zero}}", exact),
            *told(f"{sold} (its|their|the) [full] (cost|price)", full),
            *told(f"{sold} full (cost|price|value)", full),
            *told(f"{{subject:{who}}} {sell} at full (cost|price|value)", full),
            *told(f"{sold} (double|twice) [(its|their|the)] [(usual|normal)] (price|value|amount)", double),
        ]
    named = "(sell-back|sellback|refund) [(price|value)]"
    for template in (f"{named} [:] [is] [the] full (cost|price)", "sells for [(its|the)] full (cost|price)"):
        found += told(f"{template} [instead of half]", full)
    found += told("sells for {n:number} [{r:resource}]", own(exact))
    found += told("sells for {n:number} [{r:resource}] (more|additional)", own(bonus(More)))
    for subject, have in (
        ("subject.sg", "has"),
        ("subject.pl", "have"),
        ("subject.sg", "gives"),
        ("subject.pl", "give"),
    ):
        found += told(f"{{subject:{subject}}} {have} no {named}", exact)
    found += told("{subject:subject.sg} has a (sell-back|sellback|refund) [(price|value)] of {n:number}", exact)
    for player in ("[for (either|any|each) player]", "for {who:player.obj}"):
        found += told(f"no (sell-back|sell-backs|sellback|selling|sales) {player}", unsold)
    return found


def given_rows() -> list[Row]:
    """ "Take 2 energy from your opponent", "your opponent gives you 2 energy"."""

    def stolen(fields: Fields) -> Clause | None:
        if fields["who"] == fields["whom"]:
            return None
        name = "stat" if "stat" in fields else "resource"
        slots = (Slot("amount", fields["n"]), Slot(name, fields[name]), Slot("whom", fields["whom"]))
        return Clause("steal", fields["who"], slots)

    found: list[Row] = []
    for part in ("{resource:resource}", "{stat:stat.own}"):
        for whom, verb in (("player.sg", "(gives|pays)"), ("player.pl", "(give|pay)")):
            found += heard("step1", f"{{whom:{whom}}} {verb} {{who:player.obj}} {{n:number}} {part}", stolen)
            found += heard("step1", f"{{whom:{whom}}} {verb} {{n:number}} {part} to {{who:player.obj}}", stolen)
        found += heard("step1", f"give {{who:player.obj}} {{n:number}} {part}", lambda f: stolen({**f, "whom": You()}))
    return found


def all_rows() -> list[Row]:
    """ "Your opponent loses all their energy"."""

    def build(who: Any) -> Callable[[Fields], Clause | None]:
        def of(fields: Fields) -> Clause | None:
            player = who or fields["who"]
            owner = fields.get("owner", player)
            plain = isinstance(player, You | Opponent | EachPlayer)
            if not plain or (owner != player and not isinstance(owner, ThatPlayer)):
                return None
            return lost(player, fields["resource"])

        return of

    def lost(player: Any, resource: str) -> Clause:
        holder = ThatPlayer("they") if isinstance(player, EachPlayer) else player
        return Clause("lose", player, (Slot("amount", StatOf(resource, holder)), Slot("resource", resource)))

    def take(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.modal or not isinstance(value.subject, Opponent | EachPlayer):
            return None
        resource = value.get("resource")
        made = isinstance(resource, str) and lost(value.subject, resource) == value
        return {"who": value.subject, "resource": resource} if made else None

    def take_own(value: Any) -> Fields | None:
        resource = value.get("resource") if isinstance(value, Clause) and not value.modal else None
        return {"resource": resource} if isinstance(resource, str) and lost(You(), resource) == value else None

    def given_up(fields: Fields) -> Clause:
        return replace(lost(You(), fields["resource"]), subject=None)

    every = "all [of] [{owner:owner1}] {resource:resource}"
    return [
        *make("step1", "lose all {resource:resource}", build(You()), take_own),
        *make("step1", "{who:player.sg} loses all {resource:resource}", build(None), take),
        *heard("step1", f"lose {every}", build(You())),
        *heard("core.base", "lose all [of] your {resource:resource}", given_up),
        *heard("step1", f"{{who:player.sg}} loses {every}", build(None)),
        *heard("step1", f"{{who:player.pl}} lose {every}", build(None)),
    ]


def level_rows() -> list[Row]:
    """ "Double your energy", "gain as much energy as you have creatures", "gain that much"."""

    def doubled(fields: Fields) -> Clause | None:
        who = fields["who"]
        if not isinstance(who, You | Opponent):
            return None
        held = StatOf(fields["resource"], who)
        return Clause("gain", who, (Slot("amount", held), Slot("resource", fields["resource"])))

    def as_much(fields: Fields) -> Clause:
        amount = fields["amount"] if "amount" in fields else StatOf(fields.get("stat", "cost"), fields["of"])
        return Clause("gain", None, (Slot("amount", amount), Slot("resource", fields["resource"])))

    found = heard("step1", "double {who:owner1} {resource:resource}", doubled)
    for form, word in (("base", "gain"), ("sg", "gains"), ("pl", "gain")):
        start = f"{word} as much {{resource:resource}} as"
        found += heard(f"core.{form}", f"{start} {{amount:computed}}", as_much)
        found += heard(f"core.{form}", f"{start} {{of:reference.sg}} (costs|cost)", as_much)
        found += heard(f"core.{form}", f"{start} {{of:some.sg}} (costs|cost)", as_much)
        found += heard(f"core.{form}", f"{start} {{of:some.sg}} has {{stat:stat}}", as_much)
        found += heard(f"core.{form}", f"{start} {{of:reference.sg}} has {{stat:stat}}", as_much)
    for form, word in (("base", "get"), ("sg", "(gets|receives)"), ("pl", "(get|receive)")):
        for much in ("{resource:resource} equal to", "as much {resource:resource} as"):
            found += heard(f"core.{form}", f"{word} {much} {{amount:computed}}", as_much)
    return found
