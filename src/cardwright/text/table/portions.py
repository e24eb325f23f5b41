"""Parts of something larger: the cards on top of a deck, one of the five elements; and asides with "which"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.choices import any_of
from cardwright.text.table.phrase import Phrase
from cardwright.text.tree import Compared, Number, Relative, Things, Top

ONE: Final = Number(1)


def rows() -> list[Row]:
    """Return the rows of such parts."""
    return [
        *top_rows(),
        *heard("sometrait", "(one|any) of the [{n:number}] {group:traitgroup.pl}", any_of),
        *heard("sometrait", "any one {group:traitgroup}", any_of),
        *heard("after.#", ", {it:relative.#} ,", lambda f: Relative(f["it"])),
        *heard("compared", "{n:number} or (nothing|0)", at_most),
        *heard("compared", "(nothing|0) or {n:number}", at_most),
    ]


def at_most(fields: Fields) -> Compared | None:
    """Read "1 or nothing" as "1 or less"."""
    return Compared("at most", fields["n"]) if fields["n"] == ONE else None


def top_rows() -> list[Row]:
    """ "The three cards on top of your deck", "the five top cards", "the three lowest cards"."""

    def some(bottom: bool) -> Build:
        def build(fields: Fields) -> Any:
            found: Phrase = fields["np"]
            number = fields.get("n", ONE)
            return Things(Top(number, fields["of"], bottom), found.kinds, found.filters)

        return build

    found: list[Row] = []
    for bottom, words, end in (
        (False, "(top|topmost|uppermost|highest)", "on top of"),
        (True, "(bottom|bottommost|lowest)", "on the bottom of"),
    ):
        build = some(bottom)
        found += heard("some.pl", f"the {{n:count}} {{np:np.pl}} {end} {{of:place}}", build)
        found += heard("some.sg", f"the {{np:np.sg}} {end} {{of:place}}", build)
        found += heard("some.pl", f"the {{n:count}} {words} {{np:np.pl}} (of|from) {{of:place}}", build)
        rare = words.replace("(top|", "(").replace("(bottom|", "(")
        found += heard("some.pl", f"the {rare} {{n:count}} {{np:np.pl}} (of|from) {{of:place}}", build)
        found += heard("some.sg", f"the {rare} {{np:np.sg}} (of|from) {{of:place}}", build)
    return found
