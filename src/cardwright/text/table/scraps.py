"""Scraps: levels, occasions and changes in as few words as a list of cards has room for; read, never written."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.adverbs import adorned
from cardwright.text.table.amounts import joined_grants, level_of
from cardwright.text.table.clauses import AGENT, GAP, STATIVE, with_subject
from cardwright.text.table.contrast import unhurt
from cardwright.text.table.fetching import KEPT, kept
from cardwright.text.table.per import Per
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.phrasing import attacks
from cardwright.text.table.places import spelled
from cardwright.text.table.sentences import While
from cardwright.text.table.steps import clauses_of, steps_of
from cardwright.text.table.telegrams import got
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    All,
    Among,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Duration,
    Grants,
    If,
    Kind,
    Less,
    More,
    Next,
    Number,
    Opponent,
    PhaseEvent,
    Place,
    Reference,
    Relative,
    Slot,
    Some,
    StatOf,
    Things,
    Together,
    Top,
    Triggered,
    Variable,
    You,
)
from cardwright.text.unsaid import OWN, WHO, WHOSE

THIS: Final = Reference("this")
THEM: Final = Reference("them")
ONE: Final = Number(1)
SPANS: Final = ("turn", "round")
"""What comes round again and again: one player's, or both players'."""
UNDERGONE: Final = frozenset({"destroy", "discard", "exile", "kill", "remove", "return", "reveal", "sacrifice", "burn"})
"""What is done to some, and told of each of them afterwards."""
HELD: Final = ("get", "cost", "weaken", "ignore")
"""What holds for as long as a level does."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of scraps; those of a verb only where the game has it."""
    found = [*level_rows(), *each_turn_rows(), *purse_rows(), *occasion_rows(verbs), *affected_rows(verbs)]
    if "gain" in verbs:
        for verb in ("gain", "lose"):
            worth = f"{verb} {{of:changed.of}} (in|as) {{resource:resource}}"
            found += heard("core.base", worth, paid_as(verb))
            found += heard("core.base", f"{verb} {{resource:resource}} for {{of:changed.of}}", paid_as(verb))
    if "get" in verbs:
        found += heard("step1", "{subject:givensubject} {grants:grants} {adverbs:adverbs}", got)
        found += heard("step1", "{subject:coming} [{duration:duration}] {grants:grants}", awaited)
        found += heard("coming", "[your] next {np:np.sg}", upcoming)
        found += heard("grants", "{first:signs} [/] {rest:grants}", joined_grants)
        found += heard("signs", "{grant:grant}", lambda f: None if f["grant"].keywords else f["grant"])
        found += heard("step1", "{grants:grants} (to|for|on) {subject:some.#} [{adverbs:adverbs}]", got)
    if "attack" in verbs:
        for often, count in (("twice", 2), ("three times", 3)):
            found += heard("fin", f"(can|may) attack {often}", own_attacks(count))
    if "summon" in verbs:
        found += heard("step1", "{token:token}", summoned)
    if "set" in verbs:
        found += heard("step1", "{value:dialstate}", set_to)
    found += heard("some.pl", "[the] top {n:count}", on_top)
    found += heard("some.sg", "{whose:owner1} top {np:any.sg}", on_top)
    found += heard("some.pl", "{whose:owner1} top {n:count} [{np:any.pl}]", on_top)
    if "put" in verbs and "search" in verbs:
        for word in KEPT:
            found += spelled(word, "core", "{n:number}", kept_of_those)
        found += heard("step1", "search [{zone:place}] : {what:some.sg} {to:into}", sought)
    found += heard("sentence", "[on] {edge:edge} of (enemy|opponent) {span:phase} : {steps:step}", at_their_edge)
    return found


def at_their_edge(fields: Fields) -> Triggered:
    """Read "end of enemy turn: heal 1"."""
    return Triggered(PhaseEvent(fields["edge"], fields["span"], Opponent()), steps_of(fields["steps"]))


def upcoming(fields: Fields) -> Things | None:
    """Read "next attack": your next one."""
    found: Phrase = fields["np"]
    merged = phrase(found.kinds, (*found.filters, Controlled(You())))
    return None if merged is None else Things(Next(ONE), merged.kinds, merged.filters)


def awaited(fields: Fields) -> Clause | None:
    """Read "next attack this round +2 damage"."""
    clause = got(fields)
    return clause if clause is None or "duration" not in fields else replace(clause, duration=fields["duration"])


def set_to(fields: Fields) -> Clause:
    """Read "rain": that is the weather now."""
    dial, value = fields["value"]
    return Clause("set", You(), (Slot("dial", dial), Slot("value", value)))


def on_top(fields: Fields) -> Things:
    """Read "look at the top 3": cards of your deck."""
    place = Place("", fields.get("whose", WHOSE))
    return Things(Top(fields.get("n", ONE), place), (Kind((ANY_CARD,)),))


def own_attacks(count: int) -> Build:
    """Read "can attack twice": this card, each turn."""
    return lambda fields: attacks(count)({**fields, "subject": THIS})


def summoned(fields: Fields) -> Clause:
    """Read "two 1/1 Calf tokens": you summon them."""
    return Clause("summon", You(), (Slot("token", fields["token"]),))


def kept_of_those(fields: Fields) -> Clause | None:
    """Read "look at the top 3, take 1"."""
    return kept({"what": Things(Some(fields["n"]), (), (Among(THEM, fields["n"] == ONE),))})


def sought(fields: Fields) -> Any:
    """Read "search deck: Fire creature to hand"."""
    zone = fields.get("zone", Place("", WHOSE))
    search = Clause("search", You(), (Slot("zone", zone), Slot("what", fields["what"])))
    put = Clause("put", You(), (Slot("what", Reference("it")), Slot("to", fields["to"])))
    return Together((search, put))


def paid_as(verb: str) -> Build:
    """Read "gain its cost in energy"."""
    return lambda fields: Clause(verb, None, (Slot("amount", fields["of"]), Slot("resource", fields["resource"])))


def affected_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Draw a card for each destroyed item", "heal 1 for each discarded": of what was just done."""

    def each(verb: str) -> Build:
        def build(fields: Fields) -> Per:
            done = Clause(verb, None, (Slot("what", GAP),), passive=True, adverbs=("this way",))
            found: Phrase | None = fields.get("np")
            kinds, filters = (found.kinds, found.filters) if found is not None else ((Kind((ANY_CARD,)),), ())
            return Per(Things(All(), kinds, (*filters, Relative(done))))

        return build

    found: list[Row] = []
    for verb in VERBS:
        if verb.id in verbs and verb.id in UNDERGONE:
            found += heard("eachof", f"each {verb.forms[3]} {{np:np.sg}}", each(verb.id))
            found += heard("eachof", f"each {verb.forms[3]}", each(verb.id))
    return found


def each_turn_rows() -> list[Row]:
    """ "Gain 1 resource each turn", "every turn: burn 1": as your turn starts, or the round of both."""

    def every(fields: Fields) -> Triggered | None:
        clauses = clauses_of(fields["steps"])
        if clauses is None or fields["span"] not in SPANS:
            return None
        if any(clause.modal or clause.duration or clause.limit or not is_repeated(clause) for clause in clauses):
            return None
        whose = You() if fields["span"] == SPANS[0] else None
        return Triggered(PhaseEvent("start", fields["span"], whose), steps_of(fields["steps"]), fields.get("condition"))

    return [
        *heard("duration", "1 {span:phase}", lambda f: Duration("for", f["span"], count=1)),
        *heard("sentence", "(each|every) {span:phase} (,|:) {steps:step}", every),
        *heard("sentence", "(each|every) {span:phase} {steps:step1}", every),
        *heard("sentence", "{steps:step1} (each|every|per) {span:phase}", every),
        *heard("sentence", "{steps:step1} (each|every) {span:phase} if {condition:condition}", every),
    ]


def is_repeated(clause: Clause) -> bool:
    """Tell whether a player does something, or this card changes: what may be done turn by turn."""
    if clause.verb == "get":
        return clause.subject in (THIS, OWN, WHO)
    return clause.verb not in STATIVE and AGENT[clause.verb] in ("player", "any") and clause.subject in (None, You())


def purse_rows() -> list[Row]:
    """ "Enemy RPT -1", "your RPT +1 per Trap": a number of a player's own."""

    def has(fields: Fields) -> Clause | None:
        bonus: Bonus = fields["bonus"]
        grants = Grants((replace(bonus, stat=fields["stat"]),))
        return adorned({**fields, "core": Clause("get", fields.get("who", Opponent()), (Slot("grants", grants),))})

    def level(fields: Fields) -> Clause | None:
        bonus: Bonus = fields["bonus"]
        if not isinstance(bonus.amount, Number | Variable):
            return None
        by = Less(bonus.amount) if bonus.negative else More(bonus.amount)
        return Clause("be", level_of(fields), (Slot("amount", by),))

    def equals(fields: Fields) -> Clause:
        how = Compared("exactly", fields["n"])
        return Clause("be", StatOf(fields["stat"], THIS), (Slot("how", how),))

    tail = "{stat:stat.own} {bonus:signed} [{adverbs:adverbs}]"
    return [
        *heard("step1", "{stat:level} {bonus:signed}", level),
        *heard("step1", "{bonus:signed} {stat:level}", level),
        *heard("fin", "{stat:stat} (equals|equal to|is equal to) {n:computed}", equals),
        *heard("step1", f"{{who:owner1}} {tail}", has),
        *heard("step1", f"(enemy|opponent) {tail}", has),
        *heard("step1", "{bonus:signed} {stat:stat.own} for [the] (enemy|opponent) [{adverbs:adverbs}]", has),
    ]


def level_rows() -> list[Row]:
    """ "Full HP: +1 DEF", "+2/+0 at 1 health", "ignores DEF when HP 2 or less": of this card."""

    def is_at(fields: Fields) -> Clause:
        how = fields["how"] if "how" in fields else Compared("exactly", fields["n"])
        return Clause("be", StatOf(fields["stat"], THIS), (Slot("how", how),))

    def whole(_: Fields) -> Clause:
        return unhurt({"who": THIS})

    def meanwhile(fields: Fields) -> While | If | None:
        clause: Clause = fields["clause"]
        if clause.duration is not None:
            return None
        if clause.verb in HELD or clause.modal:
            return While(clause, fields["level"], "while")
        return None

    return [
        *heard("level1", "{stat:stat} {how:bound}", is_at),
        *heard("level1", "{how:bound} {stat:stat}", is_at),
        *heard("level1", "{n:number} {stat:stat} or less", lambda f: is_at({**f, "how": Compared("at most", f["n"])})),
        *heard("level1", "{n:number} {stat:stat} or more", lambda f: is_at({**f, "how": Compared("at least", f["n"])})),
        *heard("level1", "full {stat:stat}", whole),
        *heard("level1", "below {n:number} {stat:stat}", lambda f: is_at({**f, "how": Compared("less than", f["n"])})),
        *heard("level1", "above {n:number} {stat:stat}", lambda f: is_at({**f, "how": Compared("more than", f["n"])})),
        *heard("level2", "{it:level1}", lambda f: f["it"]),
        *heard("level2", "{n:number} {stat:stat}", is_at),
        *heard("condition1", "[its] {it:level1}", lambda f: f["it"]),
        *heard("condition1", "at {it:level2}", lambda f: f["it"]),
        *heard("sentence", "at {level:level2} (:|,) {clause:fin}", meanwhile),
        *heard("sentence", "{level:level1} (:|,) {clause:fin}", meanwhile),
        *heard("sentence", "{clause:fin} at {level:level2}", meanwhile),
        *heard("sentence", "{clause:fin} (whenever|if|while) [at] {level:level2}", meanwhile),
    ]


def occasion_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "On enemy attack: draw 1", "on ally death: heal 1", "on opponent spell: +1/+0 this turn"."""

    def body(side: You | Opponent) -> Things:
        return Things(Some(ONE), (Kind((BODY,), (Controlled(side),)),))

    def when(event: Clause) -> Build:
        return lambda fields: Triggered(event, steps_of(fields["steps"]))

    def plays(fields: Fields) -> Triggered | None:
        what = Things(Some(ONE), (Kind((fields["noun"],)),))
        event = with_subject(Opponent(), Clause("play", None, (Slot("what", what),)))
        return None if event is None else Triggered(event, steps_of(fields["steps"]))

    found: list[Row] = []
    for side, word in ((Opponent(), "(enemy|opponent|opponent 's|enemy 's)"), (You(), "(friendly|ally|allied|your)")):
        if "attack" in verbs:
            found += heard("sentence", f"on {word} attack : {{steps:step}}", when(Clause("attack", body(side))))
        dying = Clause("die", body(side))
        if "die" not in verbs:
            dying = Clause("destroy", None, (Slot("what", body(side)),), passive=True)
        if "die" in verbs or "destroy" in verbs:
            found += heard("sentence", f"on {word} (death|destruction) : {{steps:step}}", when(dying))
    if "play" in verbs:
        found += heard("sentence", "on (enemy|opponent|opponent 's|enemy 's) {noun:type.sg} : {steps:step}", plays)
    return found
