"""Everyday turns of phrase: "if ..., then ...", "both cards", "a card at random from your hand", "it goes to ..."."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.amounts import WhereX, level_of
from cardwright.text.table.everyday import verb_rows
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.sentences import While
from cardwright.text.table.steps import conditional
from cardwright.text.table.told import share
from cardwright.text.tree import (
    PLAYERS,
    AsMany,
    AttachedTo,
    Between,
    Clause,
    Compared,
    Controlled,
    InZone,
    Less,
    Not,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    State,
    ThatMuch,
    Things,
    Together,
    Top,
    You,
)
from cardwright.text.unsaid import OWNER, WHOSE

ONE = Number(1)
STATES = ("have", "control", "contain", "be")
"""Verbs of what is so, as against what happens."""
MORE = (("more than", "(more|bigger)"), ("less than", "(less|fewer|smaller)"))


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such phrases; those of a verb only where the game has it."""
    found = [
        *heard("step", "if {condition:condition} [,] then [,] {then:step}", conditional),
        *make("step", "{a:fin} and {b:fin}", both_banned, take_banned),
        *heard("reference.pl", "both [(the|these|those)] {noun:anynoun.pl}", both),
        *heard("eachof", "each of them", lambda _: ThatMuch()),
        *heard("eachof", "each one", lambda _: ThatMuch()),
        *heard("thing", "each of {of:some.pl}", lambda f: f["of"]),
        *heard("adjective", "own", lambda _: Controlled(You())),
        *heard("sentence", "x (is|equals) [equal to] {amount:computed}", lambda f: WhereX(f["amount"])),
        *heard("sentence", "x equal to {amount:computed}", lambda f: WhereX(f["amount"])),
        *heard("computed", "{of:factor} split by {n:number} [,] [rounded down]", share),
        *heard("sentence", "whenever {condition:condition} , {clause:fin}", while_so),
        *heard("some.pl", "{n:count} {np:np.pl} (from|off) the top of {of:place}", off_top),
        *heard("some.sg", "a {np:np.sg} (from|off) the top of {of:place}", off_top),
        *heard("condition1", "{stat:level} {compared:compared}", level_is),
        *random_rows(),
        *compared_rows(),
    ]
    if "take" in verbs:
        less = "damage [dealt] to {whom:whom} is reduced by {n:number}"
        found += heard("step1", f"{less} {{duration:duration}}", lessened)
        found += heard("step1", f"{{duration:duration}} , {less}", lessened)
    if "move" not in verbs and "put" in verbs:
        found += verb_rows(("move",), "{what:things} [from {source:place}] {to:into}", moved, "{to:into}")
    if "go" not in verbs and "put" in verbs:
        found += heard("step1", "{what:subject.sg} goes {to:to}", gone)
        found += heard("step1", "{what:subject.pl} go {to:to}", gone)
    return found


def both_banned(fields: Fields) -> Together | None:
    """Make "your creatures cannot attack and you cannot draw cards": two bans in one sentence."""
    first, second = fields["a"], fields["b"]
    return Together((first, second)) if are_banned(first, second) else None


def take_banned(value: Any) -> Fields | None:
    """Write two bans in one sentence."""
    if not isinstance(value, Together) or len(value.clauses) != 2 or not are_banned(*value.clauses):
        return None
    return {"a": value.clauses[0], "b": value.clauses[1]}


def are_banned(first: Clause, second: Clause) -> bool:
    """Tell whether two clauses forbid something to different ones."""
    alike = first.modal == second.modal == "cannot" and first.duration == second.duration
    return alike and isinstance(second.subject, PLAYERS) and isinstance(first.subject, Things)


def off_top(fields: Fields) -> Things | None:
    """Read "2 cards from the top of your deck" as its top 2 cards."""
    found: Phrase = fields["np"]
    number = fields.get("n", ONE)
    return None if found.filters else Things(Top(number, fields["of"]), found.kinds)


def while_so(fields: Fields) -> While | None:
    """Read "when you have no cards in hand, your attacks get +1 damage": while it is so."""
    condition, clause = fields["condition"], fields["clause"]
    if not isinstance(condition, Clause) or condition.verb not in STATES or condition.passive or condition.tense:
        return None
    holds = clause.verb in ("get", "cost", "weaken") or clause.modal == "cannot"
    if not holds or clause.duration is not None or isinstance(condition.get("how"), State | Not):
        return None
    return While(clause, condition, "while")


def level_is(fields: Fields) -> Clause:
    """Read "if play-energy >= 5"."""
    return Clause("be", level_of(fields), (Slot("how", fields["compared"]),))


def lessened(fields: Fields) -> Clause:
    """Read "damage to your creatures is reduced by 1 this turn": they take so much less."""
    return Clause("take", fields["whom"], (Slot("amount", Less(fields["n"])),), duration=fields["duration"])


def both(fields: Fields) -> Reference:
    """Read "both cards" as "those cards"."""
    return Reference("those", fields["noun"])


def moved(fields: Fields) -> Clause:
    """Read "move 2 cards from your discard pile to your hand" as that they are put there."""
    slots = tuple(Slot(name, fields[name]) for name in ("what", "source", "to") if name in fields)
    return Clause("put", None, slots, passive="what" not in fields)


def gone(fields: Fields) -> Clause | None:
    """Read "it goes to its owner's hand": it is put there."""
    what, to = fields["what"], fields["to"]
    if isinstance(what, (*PLAYERS, Place)) or (isinstance(what, Things) and is_worn(what)):
        return None
    to = replace(to, whose=OWNER) if to.whose == WHOSE else to
    return Clause("put", You(), (Slot("what", what), Slot("to", to)))


def is_worn(what: Things) -> bool:
    """Tell whether things are told by what they are attached to, which may have left by then."""
    return any(isinstance(one, AttachedTo) for one in what.filters)


def random_rows() -> list[Row]:
    """ "A card at random from your opponent's hand", "2 random cards from your discard pile"."""

    def drawn(fields: Fields) -> Things | None:
        found: Phrase | None = fields["np"]
        place = None if found is None else phrase(found.kinds, (*found.filters, InZone(fields["at"])))
        return None if place is None else Things(Some(fields.get("n", ONE), "random"), place.kinds, place.filters)

    return [
        *heard("subject.sg", "a {np:np.sg} at random (from|in) {at:place}", drawn),
        *heard("subject.sg", "a random {np:np.sg} from {at:place}", drawn),
        *heard("subject.pl", "{n:count} {np:np.pl} at random (from|in) {at:place}", drawn),
        *heard("subject.pl", "{n:count} random {np:np.pl} from {at:place}", drawn),
    ]


def compared_rows() -> list[Row]:
    """ "More cards in your deck than your opponent has in theirs"."""

    def many(how: str) -> Callable[[Fields], Things]:
        def build(fields: Fields) -> Things:
            found: Phrase = fields["np"]
            return Things(Between(Compared(how, AsMany(fields["by"]))), found.kinds, found.filters)

        return build

    found: list[Row] = []
    for how, word in MORE:
        start = f"{word} {{np:np.pl}} than {{by:player.obj}} (has|have|do|does)"
        found += heard("some.pl", f"{start} in (theirs|yours)", many(how))
    return found
