"""Comparisons that leave something out: "if your opponent has fewer cards", "if enemy creatures outnumber yours"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    All,
    AsMany,
    Between,
    Clause,
    Compared,
    Controlled,
    CountOf,
    Holding,
    Kind,
    Number,
    Opponent,
    Owned,
    Place,
    Player,
    Plus,
    Slot,
    Things,
    You,
)

WORDS: Final = (("more than", "more"), ("less than", "(less|fewer)"))
BODIES: Final = Phrase((Kind((BODY,)),))


def rows() -> list[Row]:
    """Return the rows of such comparisons."""
    found: list[Row] = []
    for who, has, controls in (("player.sg", "has", "controls"), ("player.pl", "have", "control")):
        owner = f"{{who:{who}}}"
        for how, word in WORDS:
            for verb, said in (("have", has), ("control", controls)):
                compared = than_the_other(how, verb)
                most = "most" if how == "more than" else "fewest"
                found += heard("condition1", f"{owner} {said} {word} {{np:np.pl}}", compared)
                found += heard("condition1", f"{owner} {said} the {most} {{np:np.pl}}", compared)
            for what in ("resource", "stat.own"):
                found += heard("condition1", f"{owner} {has} {word} {{what:{what}}}", holds(how))
                most = "the most" if how == "more than" else "the (least|fewest|lowest)"
                found += heard("condition1", f"{owner} {has} {most} {{what:{what}}}", holds(how))
            start = f"{owner} ({has}|{controls}) {word} {{np:np.pl}} than {{other:np.pl}}"
            found += heard("condition1", start, than_those(how))
        start = f"{owner} ({has}|{controls}) [at least] {{n:number}} [or more] more {{np:np.pl}} than {{by:player.obj}}"
        found += heard("condition1", start, ahead)
    for how, word in WORDS:
        found += heard("condition1", f"there are {word} {{np:np.pl}} than {{other:np.pl}}", than_those(how))
        zone = f"{{whose:owner1}} {{zone:zone.own}} is {word} than {{by:mine}}"
        found += heard("condition1", zone, larger(how))
    found += heard("condition1", "{np:np.pl} outnumber {other:np.pl}", than_those("more than"))
    found += heard("condition1", "{np:np.pl} outnumber yours", outnumber)
    found += heard("condition1", "you are outnumbered [by {np:np.pl}]", outnumbered)
    return found


def other_player(player: Any) -> Player | None:
    """Return whom a player is compared with."""
    if isinstance(player, You):
        return Opponent()
    return You() if isinstance(player, Opponent) else None


def than_the_other(how: str, verb: str) -> Callable[[Fields], Clause | None]:
    """Read "your opponent has fewer creatures": than you."""

    def build(fields: Fields) -> Clause | None:
        other = other_player(fields["who"])
        found: Phrase = fields["np"]
        if other is None:
            return None
        what = Things(Between(Compared(how, AsMany(other))), found.kinds, found.filters)
        return Clause(verb, fields["who"], (Slot("what", what),))

    return build


def holds(how: str) -> Callable[[Fields], Clause | None]:
    """Read "your opponent has less energy": than you."""

    def build(fields: Fields) -> Clause | None:
        other = other_player(fields["who"])
        if other is None:
            return None
        return Clause("have", fields["who"], (Slot("holding", Holding(fields["what"], Compared(how, AsMany(other)))),))

    return build


def than_those(how: str) -> Callable[[Fields], Clause | None]:
    """Read "more Fire creatures than Water creatures": both are counted."""

    def build(fields: Fields) -> Clause | None:
        one, other = (counted(fields[name], fields.get("who")) for name in ("np", "other"))
        if one is None or other is None or one == other:
            return None
        return Clause("be", one, (Slot("how", Compared(how, other)),))

    return build


def counted(found: Phrase, who: Player | None = None) -> CountOf | None:
    """The number of such things, of a player's if one is named."""
    if who is not None:
        merged = phrase(found.kinds, (*found.filters, Controlled(who)))
        if merged is None:
            return None
        found = merged
    return CountOf(Things(All(), found.kinds, found.filters))


def ahead(fields: Fields) -> Clause | None:
    """Read "at least 2 more creatures than your opponent"."""
    number = fields["n"]
    one, other = counted(fields["np"], fields["who"]), counted(fields["np"], fields["by"])
    if not isinstance(number, Number) or number.value < 1 or one is None or other is None:
        return None
    least = other if number.value == 1 else Plus(other, Number(number.value - 1))
    return Clause("be", one, (Slot("how", Compared("more than", least)),))


def larger(how: str) -> Callable[[Fields], Clause | None]:
    """Read "your opponent's deck is larger than yours"."""

    def build(fields: Fields) -> Clause | None:
        if fields["by"] == fields["whose"]:
            return None
        what = Things(Between(Compared(how, AsMany(fields["by"]))), (Kind((ANY_CARD,)),))
        return Clause("contain", Place(fields["zone"], fields["whose"]), (Slot("what", what),))

    return build


def outnumber(fields: Fields) -> Clause | None:
    """Read "enemy creatures outnumber yours"."""
    found: Phrase = fields["np"]
    sided = [
        type(item)
        for kind in found.kinds
        for item in (*kind.filters, *found.filters)
        if isinstance(item, Controlled | Owned)
    ]
    if sided != [Controlled]:
        return None
    bare = tuple(
        Kind(kind.nouns, tuple(one for one in kind.filters if not isinstance(one, Controlled)), kind.card)
        for kind in found.kinds
    )
    plain = Phrase(bare, tuple(one for one in found.filters if not isinstance(one, Controlled)))
    mine = counted(plain, You())
    theirs = counted(found)
    if mine is None or theirs is None or mine == theirs:
        return None
    return Clause("be", theirs, (Slot("how", Compared("more than", mine)),))


def outnumbered(fields: Fields) -> Clause | None:
    """Read "you are outnumbered": by what your opponent controls."""
    if "np" in fields:
        return outnumber(fields)
    what = Things(Between(Compared("more than", AsMany(You()))), BODIES.kinds)
    return Clause("control", Opponent(), (Slot("what", what),))
