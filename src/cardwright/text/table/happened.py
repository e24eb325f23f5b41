"""What happened or did not, and how players stand: "neither player has attacked", "if you are behind on points"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.actors import NONE
from cardwright.text.table.clauses import STATIVE, with_subject
from cardwright.text.table.outnumbering import counted, other_player
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.steps import clauses_of, conditional
from cardwright.text.tree import (
    ACTIVE,
    ANY_CARD,
    AllHold,
    AsMany,
    Clause,
    Compared,
    Controlled,
    Did,
    During,
    Holding,
    If,
    InZone,
    Lethal,
    Number,
    Opponent,
    Place,
    Slot,
    Things,
    Total,
    Unless,
    You,
)

NEITHER: Final = ("neither player", "neither of you", "neither of the players", "no player", "nobody", "no one")
LETHAL: Final = Lethal()
SPARED: Final = Unless(LETHAL)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what happened; those of a verb only where the game has it."""
    found = [*neither_rows(), *got_rows(), *standing_rows(), *more_rows(), *outcome_rows()]
    if "destroy" in verbs:
        found += loss_rows("die" if "die" in verbs else "destroy")
    if "take" in verbs:
        found += untouched_rows()
    found += [*often_rows(), *active_rows()]
    for who in ("{by:player.sg}", "{by:player.pl}"):
        found += heard("after.#", f"[that] {who} controlled", lambda f: Controlled(f["by"]))
    return [*found, *heard("some.sg", "none of {np:np.pl}", none_of)]


def none_of(fields: Fields) -> Things | None:
    """Read "none of your creatures has Guard" as "no creatures you control have Guard"."""
    found: Phrase | None = fields["np"]
    return None if found is None else Things(NONE, found.kinds, found.filters)


def often_rows() -> list[Row]:
    """ "For each time you were attacked this turn"."""

    def times(fields: Fields) -> Total | None:
        clause: Clause = fields["it"]
        if clause.modal or clause.duration is None or clause.limit is not None or clause.verb in STATIVE:
            return None
        return Total(replace(clause, tense="past" if clause.passive else "perfect"), True)

    def take(value: Any) -> Fields | None:
        return {"it": value.clause} if isinstance(value, Total) and value.often else None

    return [
        *make("eachof", "each time {it:past}", times, take),
        *heard("eachof", "each time [that] {it:past}", times),
        *make("factor", "the number of times {it:past}", times, take),
        *heard("factor", "(the number of times that|how often) {it:past}", times),
    ]


def active_rows() -> list[Row]:
    """ "If you are the active player": it is that player's turn, or round."""

    def active(denied: bool) -> Callable[[Fields], During | Unless]:
        def build(fields: Fields) -> During | Unless:
            now = During(ACTIVE, fields["who"])
            return Unless(now) if denied else now

        return build

    found: list[Row] = []
    for who in ("{who:player.pl} are", "{who:player.sg} is"):
        found += heard("condition1", f"{who} active", active(False))
        found += heard("condition1", f"{who} not active", active(True))
    return found


def loss_rows(dying: str) -> list[Row]:
    """ "If you lost a creature this turn", "whenever your opponent loses a character": what they control dies."""

    def dies(tense: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            what = fields["what"]
            if not isinstance(what, Things) or any(isinstance(one, InZone) for one in what.filters):
                return None
            named = {noun for kind in what.kinds for noun in kind.nouns}
            merged = phrase(what.kinds, (*what.filters, Controlled(fields["who"])))
            if merged is None or not named or named & {ANY_CARD, "card"}:
                return None  # cards are also lost from hands and decks
            lost = replace(what, kinds=merged.kinds, filters=merged.filters)
            when = fields.get("when")
            if dying == "die":
                past = "perfect" if tense and when is not None and when.kind == "this" else tense
                return Clause("die", lost, tense=past, duration=when)
            return Clause(dying, None, (Slot("what", lost),), passive=True, tense=tense, duration=when)

        return build

    found: list[Row] = []
    for who, have, lose in (("player.pl", "have", "lose"), ("player.sg", "has", "loses")):
        found += heard(
            "condition1", f"{{who:{who}}} [{have}] [already] lost {{what:thing}} {{when:duration}}", dies("past")
        )
        found += heard("event1", f"{{who:{who}}} {lose} {{what:some.sg}}", dies(""))
    return found


def untouched_rows() -> list[Row]:
    """ "No damage was taken by you this round", "damage was dealt to your opponent this turn"."""

    def taken(fields: Fields) -> Clause:
        none = (Slot("amount", Number(0)),)
        return Clause("take", fields["who"], none, tense="perfect", duration=fields["when"])

    def dealt(fields: Fields) -> Clause:
        whom = (Slot("whom", fields["who"]),)
        return Clause("deal", None, whom, tense="past", passive=True, duration=fields["when"])

    found: list[Row] = []
    for be in ("was", "has been"):
        for done in ("(taken|suffered|received) by", "(dealt|done|inflicted) (to|on)"):
            told = f"{be} [(yet|already)] {done} {{who:player.obj}} {{when:duration}}"
            found += heard("condition1", f"no damage {told}", taken)
            found += heard("condition1", f"[any] damage {told}", dealt)
    return found


def neither_rows() -> list[Row]:
    """ "Neither player has taken damage this round", "nobody attacked last turn"."""

    def nobody(fields: Fields) -> AllHold | None:
        clause: Clause = fields["pred"]
        if clause.verb in STATIVE:
            return None
        told = [with_subject(who, clause, "not", "perfect") for who in (You(), Opponent())]
        return AllHold(tuple(each for each in told if each is not None)) if None not in told else None

    found: list[Row] = []
    for who in NEITHER:
        found += heard("condition1", f"{who} {{pred:pred.past}}", nobody)
        found += heard("condition1", f"{who} has {{pred:pred.part}}", nobody)
        found += heard("condition1", f"{who} (was|were) {{pred:passive}}", nobody)
        found += heard("condition1", f"{who} has been {{pred:passive}}", nobody)
    return found


def got_rows() -> list[Row]:
    """ "Gets attacked", "got destroyed", "would get countered": said of what is done to something."""

    def told(mode: str = "", tense: str = "") -> Callable[[Fields], Clause | None]:
        return lambda f: with_subject(f["subject"], f["pred"], f.get("modal", mode), tense)

    return [
        *heard("fin", "{subject:subject.sg} gets {pred:passive}", told()),
        *heard("fin", "{subject:subject.pl} get {pred:passive}", told()),
        *heard("fin", "{subject:subject.#} {modal:modal} get {pred:passive}", told()),
        *heard("past", "{subject:subject.#} got {pred:passive}", told("", "past")),
        *heard("past", "{subject:subject.sg} has got {pred:passive}", told("", "perfect")),
        *heard("past", "{subject:subject.#} did not get {pred:passive}", told("not", "past")),
    ]


def standing_rows() -> list[Row]:
    """ "You are behind on points", "your opponent is ahead in life"."""

    def stands(how: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            who = fields.get("who", You())
            other = fields.get("by") or other_player(who)
            if other is None:
                return None
            return Clause("have", who, (Slot("holding", Holding(fields["what"], Compared(how, AsMany(other)))),))

        return build

    found: list[Row] = []
    for how, word in (
        ("less than", "behind (on|in)"),
        ("more than", "ahead (on|in)"),
        ("more than", "leading (on|in)"),
        ("exactly", "tied (on|in)"),
        ("exactly", "even (on|in)"),
    ):
        for what in ("resource", "stat.own"):
            for start in ("{who:player.sg} is", "{who:player.pl} are", ""):
                found += heard("condition1", f"{start} {word} {{what:{what}}}", stands(how))
            if how != "exactly":
                than = f"{{who:player.pl}} are {word.split()[0]} of {{by:player.obj}}"
                found += heard("condition1", f"{than} (on|in) {{what:{what}}}", stands(how))
    return found


def more_rows() -> list[Row]:
    """ "There are more cards in your hand than in your deck", "... than in your opponent's"."""

    def compared(how: str) -> Callable[[Fields], Clause | None]:
        def build(fields: Fields) -> Clause | None:
            found: Phrase = fields["np"]
            other = elsewhere(found, fields.get("at"), fields.get("by"))
            one, two = counted(found), None if other is None else counted(other)
            if one is None or two is None or one == two:
                return None
            return Clause("be", one, (Slot("how", Compared(how, two)),))

        return build

    found: list[Row] = []
    for how, word in (("more than", "more"), ("less than", "(less|fewer)"), ("exactly", "as many")):
        than = "than" if how != "exactly" else "as"
        start = f"there are {word} {{np:np.pl}} {than} (in|on)"
        found += heard("condition1", f"{start} {{at:place}}", compared(how))
        found += heard("condition1", f"{start} {{by:owner1}}", compared(how))
        found += heard("condition1", f"{start} {{by:mine}}", compared(how))
        found += heard("condition1", f"{start} {{by:owner1}} side", compared(how))
    return found


def elsewhere(found: Phrase, at: Place | None, by: Any) -> Phrase | None:
    """Return the same things in another zone, or in the same zone of somebody else, or on another side."""
    told = [item for item in found.filters if isinstance(item, InZone)]
    if len(told) == 1:
        place = replace(told[0].place, whose=by) if at is None else at
        rest = tuple(InZone(place) if item == told[0] else item for item in found.filters)
        return Phrase(found.kinds, rest)
    if at is not None or by is None:
        return None
    sides = [item for kind in found.kinds for item in kind.filters if isinstance(item, Controlled)]
    sides += [item for item in found.filters if isinstance(item, Controlled)]
    if len(sides) != 1:
        return None
    kinds = tuple(
        replace(kind, filters=tuple(item for item in kind.filters if not isinstance(item, Controlled)))
        for kind in found.kinds
    )
    filters = tuple(item for item in found.filters if not isinstance(item, Controlled))
    return phrase(kinds, (*filters, Controlled(by)))


def told_last(fields: Fields) -> If | None:
    """Read "draw a card if it dies": if what was done before was lethal."""
    clauses = clauses_of(fields["then"])
    alone = clauses is None or len(clauses) == 1
    return conditional(fields) if alone and fields["condition"] in (LETHAL, SPARED) else None


def outcome_rows() -> list[Row]:
    """ "If that kills the target", "if the target survives", "if that spell is countered this way"."""

    def lethal(_: Fields) -> Lethal:
        return LETHAL

    def spared(_: Fields) -> Unless:
        return SPARED

    found = heard("step", "{then:step1} if {condition:outcome}", told_last)
    this = "(that|this|it|the damage)"
    for who in ("the target", "that {n:noun.sg}", "that {n:any.sg}", "that {n:type.sg}", "the {n:type.sg}", "it"):
        if who != "it":
            found += heard("outcome", f"{this} (kills|destroys|killed|destroyed) {who}", lethal)
            found += heard("outcome", f"{who} (dies|died) [this way]", lethal)
            found += heard("outcome", f"{who} (is|was) (destroyed|killed) [this way]", lethal)
            found += heard("outcome", f"{who} (survives|survived|lives)", spared)
        found += heard("outcome", f"{this} (does|did) not (kill|destroy) {who}", spared)
        found += heard("outcome", f"{who} (does|did) not die", spared)
        found += heard("outcome", f"{who} (is|was) not (destroyed|killed) [this way]", spared)
        found += heard("outcome", f"{who} is still (alive|there)", spared)
    for word in ("countered", "cancelled"):
        for who in ("that {n:noun.sg}", "that {n:type.sg}", "the {n:type.sg}"):
            found += heard("outcome", f"{who} (is|was) {word} [this way]", lambda _: Did())
    return found
