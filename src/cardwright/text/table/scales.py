"""What is weighed in notes: "if hand <= 3", "energy >= 4", "deck < opp deck", "3+ creatures"; never written."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.check import GONE
from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.actors import NONE
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.conditions import there_is
from cardwright.text.table.outnumbering import WORDS, counted, other_player, than_the_other
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import (
    ANY_CARD,
    All,
    AsMany,
    Between,
    Clause,
    Compared,
    Controlled,
    CountOf,
    Holding,
    If,
    InZone,
    Kind,
    Opponent,
    Place,
    Relative,
    Slot,
    Some,
    Things,
    You,
)

CARD: Final = Kind((ANY_CARD,))
THAN: Final = (
    ("more than", "more than"),
    ("less than", "(less|fewer) than"),
    ("at most", "no more than"),
    ("at least", "at least"),
)
"""Signs between two numbers, as words."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is weighed; those of a verb only where the game has it."""
    found = [
        *heard("weighed", "{it:bound}", lambda f: f["it"]),
        *heard("weighed", "no more than {n:number}", lambda f: Compared("at most", f["n"])),
        *heard("weighed", "(less|fewer) than {n:number}", lambda f: Compared("less than", f["n"])),
        *heard("pile", "[(my|your)] {zone:zone.bare}", lambda f: Place(f["zone"], You())),
        *heard("pile", "{whose:owner1} {zone:zone.bare}", lambda f: Place(f["zone"], f["whose"])),
        *heard("pile", "(enemy|opponent) {zone:zone.bare}", lambda f: Place(f["zone"], Opponent())),
    ]
    if "contain" in verbs:
        is_ = "[(size|count)] [(is|has|of|contains)]"
        found += heard("condition1", f"{{at:pile}} {is_} {{how:weighed}} [{{c:any.#}}]", piled)
        for how, word in THAN:
            found += heard("condition1", f"{{at:pile}} [(size|is)] {word} {{by:pile}} [size]", beside(how))
    if "have" in verbs:
        for what in ("resource", "stat.own"):
            found += heard("condition1", f"{{what:{what}}} [(is|are)] {{how:weighed}}", held(You()))
            found += heard("condition1", f"(enemy|opponent) {{what:{what}}} [is] {{how:weighed}}", held(Opponent()))
            for how, word in WORDS:
                found += heard("condition1", f"{word} {{what:{what}}} than {{by:player.obj}}", ahead_in(how))
    if "control" in verbs:
        found += heard("lot", "{np:np.pl}", own)
        found += heard("lot", "(opponent|opponent 's) {np:np.pl}", theirs)
        found += heard("condition1", "{np:lot} [(are|is)] {how:weighed}", many)
        found += heard("condition1", "{how:weighed} {np:lot} [in play]", many)
        found += heard("condition1", "no {np:np.#}", none)
        found += heard("condition1", "no (opponent|opponent 's) {np:np.#}", lambda f: none({"np": theirs(f)}))
        for how, word in THAN:
            found += heard("condition1", f"{{a:lot}} [(are|is)] {word} {{b:lot}}", both_of(how))
        for how, word in WORDS:
            found += heard("condition1", f"{word} {{np:np.pl}} than {{by:player.obj}}", ahead_of(how))
    for number in ("sg", "pl"):
        found += heard("condition1", f"{{what:some.{number}}} {{pred:passive}}", undergone)
    return [*found, *asked_rows(verbs)]


def undergone(fields: Fields) -> Clause | None:
    """Read "3+ cards discarded", "drill revealed": they were, this way if no time is told."""
    clause: Clause = fields["pred"]
    what = fields["what"]
    if clause.verb in GONE and not (isinstance(what, Things) and isinstance(what.quantity, Some)):
        return None  # how many were lost
    told = with_subject(fields["what"], clause, "", "past")
    if told is None or told.duration is not None or told.adverbs or clause.verb in GONE:
        return told
    return replace(told, adverbs=("this way",))


def asked_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Empty hand: +2 damage", "3+ drills: draw 1", "hand <= 2: draw 2": what is asked before a colon."""
    found = [
        *heard("asked", "{it:nthdeed}", lambda f: f["it"]),
        *heard("asked", "empty {zone:zone.bare}", empty),
        *heard("step", "{condition:asked} : {then:step}", lambda f: If(f["condition"], steps_of(f["then"]))),
    ]
    if "contain" in verbs:
        found += heard("asked", "{at:pile} {how:weighed} [{c:any.#}]", piled)
    if "control" in verbs:
        found += heard("asked", "{how:weighed} {np:lot} [in play]", many)
        found += heard("asked", "no {np:np.pl}", none)
    return found


def empty(fields: Fields) -> Clause:
    """Read "empty hand"."""
    return Clause("contain", Place(fields["zone"], You()), (Slot("what", Things(NONE, (CARD,))),))


def piled(fields: Fields) -> Clause:
    """Read "hand <= 3", "your deck has 10 or fewer"."""
    return Clause("contain", fields["at"], (Slot("what", Things(Between(fields["how"]), (CARD,))),))


def beside(how: str) -> Build:
    """Read "deck < opp deck"."""

    def build(fields: Fields) -> Clause | None:
        one, other = fields["at"], fields["by"]
        if one == other:
            return None
        if one.zone == other.zone:
            what = Things(Between(Compared(how, AsMany(other.whose))), (CARD,))
            return Clause("contain", one, (Slot("what", what),))
        return Clause("be", lying(one), (Slot("how", Compared(how, lying(other))),))

    return build


def lying(place: Place) -> CountOf:
    """The number of cards that lie somewhere."""
    return CountOf(Things(All(), (CARD,), (InZone(place),)))


def held(who: Any) -> Build:
    """Read "energy >= 4"."""
    return lambda fields: Clause("have", who, (Slot("holding", Holding(fields["what"], fields["how"])),))


def ahead_in(how: str) -> Build:
    """Read "more energy than opp"."""

    def build(fields: Fields) -> Clause | None:
        who = other_player(fields["by"])
        if who is None:
            return None
        holding = Holding(fields["what"], Compared(how, AsMany(fields["by"])))
        return Clause("have", who, (Slot("holding", holding),))

    return build


def ahead_of(how: str) -> Build:
    """Read "fewer drills than opp": that are controlled, or lie where it is said."""

    def build(fields: Fields) -> Clause | None:
        who = other_player(fields["by"])
        if who is None or is_anything(fields["np"]):
            return None
        lies = any(isinstance(one, InZone) for one in fields["np"].filters)
        return than_the_other(how, "have" if lies else "control")({**fields, "who": who})

    return build


def sides(found: Phrase) -> tuple[Any, ...]:
    """Whose the things are, and where they lie, if it is told."""
    said = (*found.filters, *(each for kind in found.kinds for each in kind.filters))
    return tuple(each for each in said if isinstance(each, Controlled | InZone))


def own(fields: Fields) -> Phrase | None:
    """Read "drills": yours, if nobody else is named; cards only where it is told where they lie."""
    found: Phrase = fields["np"]
    if sides(found) or gone(found) is not None:
        return found
    return None if is_anything(found) else phrase(found.kinds, (*found.filters, Controlled(You())))


def theirs(fields: Fields) -> Phrase | None:
    """Read "opponent drills"."""
    found: Phrase = fields["np"]
    if sides(found) or is_anything(found):
        return None
    return phrase(found.kinds, (*found.filters, Controlled(Opponent())))


def many(fields: Fields) -> Clause | None:
    """Read "drills >= 3", "3+ drills", "5+ cards in hand"; of "3+ cards discarded", that so many were."""
    found: Phrase = fields["np"]
    return lost(found, Between(fields["how"])) or there_is(
        {"what": Things(Between(fields["how"]), found.kinds, found.filters)}
    )


def both_of(how: str) -> Build:
    """Read "drills > opponent drills"."""

    def build(fields: Fields) -> Clause | None:
        one, other = counted(fields["a"]), counted(fields["b"])
        if one is None or other is None or one == other:
            return None
        return Clause("be", one, (Slot("how", Compared(how, other)),))

    return build


def none(fields: Fields) -> Clause | None:
    """Read "no drills", "no cards in hand"."""
    np: Phrase | None = fields["np"]
    found = None if np is None else own({"np": np})
    if found is None:
        return None
    return lost(found, NONE) or there_is({"what": Things(NONE, found.kinds, found.filters)})


def gone(found: Phrase) -> Relative | None:
    """What was done to things that are no longer there: "creatures destroyed this turn"."""
    for said in found.filters:
        if isinstance(said, Relative) and said.clause.passive and said.clause.verb in GONE:
            return said
    return None


def lost(found: Phrase, quantity: Any) -> Clause | None:
    """Read "3+ cards discarded", "no creatures destroyed this turn" as what was done to so many."""
    said = gone(found)
    if said is None:
        return None
    left = tuple(each for each in found.filters if each != said)
    what = Slot("what", Things(quantity, found.kinds, left))
    return Clause(said.clause.verb, None, (what,), tense="past", passive=True, duration=said.clause.duration)


def is_anything(found: Phrase) -> bool:
    """Tell whether nothing is said but "cards", which lie everywhere."""
    return any(ANY_CARD in kind.nouns for kind in found.kinds) and not found.filters
