"""Some on each side: "one creature on each side" are two, "all creatures on both sides" are all of them."""

from __future__ import annotations

from typing import Final, Literal

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import All, Controlled, InPlay, Number, Opponent, Several, Some, Things, You

SIDE: Final = "on each (side|player) [of the (field|board|battlefield|table)]"


def rows() -> list[Row]:
    """Return the rows of both sides."""
    return [
        *heard("thing", f"(a|one|1) {{np:np.sg}} {SIDE}", one_each("choice")),
        *heard("thing", f"(a|one|1) random {{np:np.sg}} {SIDE}", one_each("random")),
        *heard("thing", f"[(a|one|1)] target {{np:np.sg}} {SIDE}", one_each("target")),
        *heard("thing", f"{{n:number}} {{np:np.pl}} {SIDE}", one_each("choice")),
        *heard("thing", f"{{n:number}} target {{np:np.pl}} {SIDE}", one_each("target")),
        *heard("each", f"each {{np:np.sg}} {SIDE}", every),
        *heard("all", f"all {{np:np.pl}} {SIDE}", every),
        *heard("bare", f"{{np:np.pl}} {SIDE}", every),
    ]


def one_each(how: Literal["choice", "random", "target"]) -> Build:
    """Read "a creature on each side": one of yours and one of your opponent's."""

    def build(fields: Fields) -> Several | None:
        found: Phrase = fields["np"]
        sides = [phrase(found.kinds, (*found.filters, Controlled(player))) for player in (You(), Opponent())]
        number = fields.get("n", Number(1))
        parts = tuple(Things(Some(number, how), side.kinds, side.filters) for side in sides if side is not None)
        return Several(parts) if len(parts) == len(sides) else None

    return build


def every(fields: Fields) -> Things | None:
    """Read "all creatures on both sides"."""
    merged = phrase(fields["np"].kinds, (*fields["np"].filters, InPlay()))
    return None if merged is None else Things(All(), merged.kinds, merged.filters)
