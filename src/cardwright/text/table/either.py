"""One thing or another, as the player likes who does it: "your opponent discards a card or takes 2 damage"."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import AnyPlayer, EachPlayer, Modes, You


def rows() -> list[Row]:
    """Return the rows of a player's two ways; they are written as a choice."""
    return [
        *heard("step", "{a:pred.base} [,] or {b:pred.base}", yours),
        *heard("step", "you (may|can) {a:pred.base} [,] or {b:pred.base}", if_you_like),
        *heard("step", "{who:player.#} must {a:pred.base} [,] or {b:pred.base}", either),
        *heard("step", "{who:player.#} {a:pred.#} [,] or {b:pred.#}", either),
    ]


def either(fields: Fields) -> Modes | None:
    """Read two deeds of one player as a choice."""
    who = fields["who"]
    if isinstance(who, EachPlayer | AnyPlayer):
        return None
    first, second = with_subject(who, fields["a"]), with_subject(who, fields["b"])
    if first is None or second is None or first == second:
        return None
    return Modes(1, ((first,), (second,)), by=None if isinstance(who, You) else who)


def if_you_like(fields: Fields) -> Modes | None:
    """Read "you may draw a card or heal 3": one of them, or none."""
    made = yours(fields)
    return None if made is None else replace(made, up_to=True)


def yours(fields: Fields) -> Modes | None:
    """Read "draw a card or heal 3"."""
    return either({**fields, "who": You()})
