"""Things of either sort, each with its article: "a creature or an item", "target Fire or target Water creature"."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import phrase, rank
from cardwright.text.table.states import of_one_group
from cardwright.text.tree import Filter, Kind, Number, Some, Things, Trait

How = Literal["choice", "target"]
ARTICLES: Final[tuple[tuple[str, How], ...]] = (("a", "choice"), ("target", "target"), ("a target", "target"))


def rows() -> list[Row]:
    """Return the rows of what is picked from several sorts."""
    found: list[Row] = []
    for a, how in ARTICLES:
        end = "[{after:afters.sg}]"
        two, three = f"{a} {{a:kind.sg}} or {a} {{b:kind.sg}}", f"{a} {{a:kind.sg}} , {a} {{b:kind.sg}} [,] or {a}"
        found += heard("some.sg", f"{two} {end}", of_sorts(how))
        found += heard("some.sg", f"{three} {{c:kind.sg}} {end}", of_sorts(how))
        found += heard("some.sg", f"{a} {{it:condition.adjective}} or {a} {{b:kind.sg}} {end}", of_adjectives(how))
    return found


def of_sorts(how: How) -> Build:
    """Read "a creature, an item or a hero"."""

    def build(fields: Fields) -> Things | None:
        return picked(tuple(fields[name] for name in ("a", "b", "c") if name in fields), fields, how)

    return build


def of_adjectives(how: How) -> Build:
    """Read "a Fire or a Water creature": two sorts of creatures."""

    def build(fields: Fields) -> Things | None:
        last: Kind = fields["b"]
        told: Filter = fields["it"]
        if not last.filters or type(last.filters[-1]) is not type(told):
            return None
        kept = last.filters[:-1]
        other = last.filters[-1]
        if isinstance(told, Trait) and isinstance(other, Trait) and of_one_group(told, other):
            return picked(
                (replace(last, filters=(*kept, replace(told, values=told.values + other.values))),), fields, how
            )
        return picked((replace(last, filters=tuple(sorted((*kept, told), key=rank))), last), fields, how)

    return build


def picked(kinds: tuple[Kind, ...], fields: Fields, how: How) -> Things | None:
    """Make one thing of any of these kinds; nouns alone are one list."""
    if len(set(kinds)) != len(kinds):
        return None
    if not any(kind.filters for kind in kinds):
        if len({kind.card for kind in kinds}) > 1:
            return None
        kinds = (Kind(tuple(noun for kind in kinds for noun in kind.nouns), (), kinds[0].card),)
    merged = phrase(kinds, fields.get("after", ()))
    return None if merged is None else Things(Some(Number(1), how), merged.kinds, merged.filters)
