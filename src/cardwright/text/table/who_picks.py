"""Who picks what the deed before is done to: "your opponent discards 2 cards, they choose which"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import (
    Clause,
    Controlled,
    May,
    Modes,
    Opponent,
    Player,
    Reference,
    Some,
    Step,
    ThatPlayer,
    Things,
    Together,
    You,
)

POINTERS: Final = ("it", "them", "that", "those")
WHICH: Final = ("which", "which (one|ones)", "which [(one|ones)] of them", "which {noun:anynoun.#}", "(the|that) card")
PICKED: Final = ("(picked|selected) by", "(chosen|decided) by")


class Picks(Struct, frozen=True):
    """This player picks what is affected."""

    who: Player


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such remarks."""
    if "choose" not in verbs:
        return []
    found: list[Row] = []
    for which in WHICH:
        for who, picks in (
            ("{who:player.sg}", "(chooses|picks|selects|decides)"),
            ("{who:player.pl}", "(choose|pick|select|decide)"),
            ("{who:player.sg}", "(may|can) (choose|pick|select|decide)"),
            ("{who:player.pl}", "(may|can) (choose|pick|select|decide)"),
        ):
            found += heard("remark", f"{who} {picks} {which}", picking)
    for who in ("{who:player.sg} (chooses|picks)", "they (choose|pick)"):
        found += heard("remark", who, picking)
    for by in PICKED:
        found += heard("remark", f"{by} {{who:player.by}}", picking)
    return [
        *found,
        *heard("remark", "{who:owner1} (choice|pick)", picking),
        *heard("remark", "the choice is {who:owner1}", picking),
        *heard("remark", "{who:player.sg} makes the choice", picking),
    ]


def picking(fields: Fields) -> Picks:
    """Make the remark."""
    return Picks(fields.get("who", ThatPlayer("they")))


def picks_of(sentence: Any) -> Any:
    """Read "they choose it", of what was picked before without saying by whom, as such a remark."""
    if not isinstance(sentence, Clause) or sentence.verb != "choose" or sentence.modal or sentence.passive:
        return sentence
    what = sentence.get("what")
    if not isinstance(what, Reference) or what.word not in POINTERS or len(sentence.slots) != 1:
        return sentence
    return Picks(sentence.subject or You())  # type: ignore[arg-type]


def picked_by(step: Step, who: Player) -> Step | None:
    """Return the step with who picks; None if nothing is picked there, or somebody does already."""
    match step:
        case Modes(by=None, chance=False):
            return replace(step, by=None if isinstance(who, You) else who)
        case Clause():
            return of_clause(step, who)
        case May(_, (*before, Clause() as last)):
            told = of_clause(last, who)
            return None if told is None else replace(step, steps=(*before, told))
        case Together(clauses):
            told = of_clause(clauses[-1], who)
            return None if told is None else replace(step, clauses=(*clauses[:-1], told))
    return None


def of_clause(clause: Clause, who: Player) -> Clause | None:
    """Return the clause with who picks its one choice."""
    free = [slot for slot in clause.slots if is_free(slot.value)]
    if len(free) != 1:
        return None
    what: Any = free[0].value
    if isinstance(who, ThatPlayer) and isinstance(clause.subject, You) and is_enemy(what):
        who = Opponent()
    told = replace(what, quantity=replace(what.quantity, by=who))
    slots = tuple(replace(slot, value=told) if slot is free[0] else slot for slot in clause.slots)
    return replace(clause, slots=slots)


def is_free(value: Any) -> bool:
    """Tell whether some things are picked, nobody says by whom."""
    if not isinstance(value, Things) or not isinstance(value.quantity, Some):
        return False
    return value.quantity.how == "choice" and value.quantity.by is None


def is_enemy(what: Things) -> bool:
    """Tell whether things are your opponent's."""
    told = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return any(isinstance(one, Controlled) and isinstance(one.by, Opponent) for one in told)
