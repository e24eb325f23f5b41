"""Ordinary turns of speech: "exactly one card", "each player's attacks", "a drill from play", "your first attack"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.ordinals import through
from cardwright.text.table.phrase import phrase
from cardwright.text.table.steps import bare, clauses_of, is_own_price, is_player
from cardwright.text.table.things import ONE, exactly, quantity
from cardwright.text.tree import (
    All,
    Between,
    Clause,
    Compared,
    Controlled,
    EachPlayer,
    First,
    InPlay,
    Instead,
    May,
    Place,
    Reference,
    Slot,
    Things,
    You,
)


class BlocksNothing(Struct, frozen=True):
    """What was moved away is no longer there to block anything, as the rules have it anyway."""


JUST_ONE = Between(Compared("exactly", ONE))
THAT_DECK: Final = Clause("shuffle", None, (Slot("zone", Place("")),))
"""To shuffle the deck that was spoken of."""


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of such turns."""
    found = [
        *quantity("some.sg", "exactly 1 {np:np.sg}", *exactly(JUST_ONE)),
        *quantity("some.sg", "exactly (one|a) {np:np.sg}", *exactly(JUST_ONE), False),
        *quantity("some.sg", "just (1|one) {np:np.sg}", *exactly(JUST_ONE), False),
        *quantity("some.pl", "just {n:count} {np:np.pl}", just, lambda _: None, False),
        *heard("bare", "{by:everybody} {np:np.pl}", everyones),
        *heard("all", "all [of] {by:everybody} {np:np.pl}", everyones),
        *constant(
            "everybody",
            EachPlayer(),
            "each player 's",
            "both players 's",
            "all players 's",
            "players 's",
            canonical=False,
        ),
        *heard("after.#", "from play", lambda _: InPlay()),
        *heard("some.sg", "{by:owner1} first {np:np.sg}", owned_first),
        *heard("some.pl", "{by:owner1} first {n:number} {np:np.pl}", owned_first),
        *heard("reference.pl", "each of those {noun:anynoun.pl}", lambda f: Reference("those", f["noun"])),
        *make("step", "{who:player.#} may {pred:pred.base} instead of {part:pred.ger}", may_instead, take_may_instead),
        *heard("step", "{who:player.#} can {pred:pred.base} (instead of|rather than) {part:pred.ger}", may_instead),
        *heard("step", "{who:player.#} may {pred:pred.base} rather than {part:pred.ger}", may_instead),
    ]
    if "block" in verbs:
        found += heard("remark", "(it|this|that) (blocks|absorbs) nothing", lambda _: BlocksNothing())
        found += heard("remark", "(it|this|that) does not block [(anything|damage)]", lambda _: BlocksNothing())
    if "shuffle" in verbs:
        for form in ("base", "sg", "pl", "ger"):
            word = {"base": "shuffle", "sg": "shuffles", "pl": "shuffle", "ger": "shuffling"}[form]
            found += heard(f"core.{form}", f"{word} it [afterwards]", lambda _: THAT_DECK)
            found += heard(f"core.{form}", f"{word} the {{z:zone.own}}", shuffled)
    return found


def just(fields: Fields) -> Between:
    """Make "just 2 cards"."""
    return Between(Compared("exactly", fields["n"]))


def everyones(fields: Fields) -> Things | None:
    """Read "each player's attacks" as all of them."""
    found = fields["np"]
    return None if found is None else Things(All(), found.kinds, found.filters)


def owned_first(fields: Fields) -> Things | None:
    """Read "your first attack each round" as the first of them."""
    found = fields["np"]
    merged = None if found is None else phrase(found.kinds, (*found.filters, Controlled(fields["by"])))
    quantity = through(fields) if "n" in fields else First()
    return None if merged is None or quantity is None else Things(quantity, merged.kinds, merged.filters)


def shuffled(fields: Fields) -> Clause | None:
    """Read "shuffle the deck" as shuffling one's own."""
    return Clause("shuffle", None) if fields["z"] == "deck" else None


def may_instead(fields: Fields) -> May | None:
    """Make a deed that a player may do in place of what the rules would do."""
    who, clause = fields["who"], fields["pred"]
    if not isinstance(who, You) or clause.passive or fields["part"].passive or is_own_price(fields["part"]):
        return None
    of = Clause(fields["part"].verb, You(), fields["part"].slots)
    return May(who, (Instead((Clause(clause.verb, who, clause.slots),), of),))


def take_may_instead(value: Any) -> Fields | None:
    """Write a deed that a player may do in place of another."""
    if not isinstance(value, May) or len(value.steps) != 1 or not isinstance(value.steps[0], Instead):
        return None
    inner = value.steps[0]
    clauses = clauses_of(inner.steps[0]) if len(inner.steps) == 1 else None
    if clauses is None or len(clauses) != 1 or not is_player(value.player):
        return None
    return {"who": value.player, "pred": bare(clauses[0]), "part": bare(inner.of)}
