"""What things count as besides what they are: "is also a Fire creature", "counts as every element"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import Clause, Slot


def rows() -> list[Row]:
    """Return the rows that are read as "counts as"."""
    found: list[Row] = []
    for form, be, become, number in (
        ("sg", "is", "becomes", "sg"),
        ("pl", "are", "become", "pl"),
        ("base", "be", "become", "sg"),
    ):
        how = f"{{how:predicate.{number}}}"
        found += heard(f"core.{form}", f"({be}|{become}) also {how}", counts)
        found += heard(f"core.{form}", f"{be} (treated|considered|counted|regarded|seen) as {how}", counts)
        found += heard(f"core.{form}", f"{be} considered [to be] {how}", counts)
        found += heard(f"core.{form}", f"({be}|{become}) {how} too", counts)
        found += heard(f"core.{form}", f"({be}|{become}) {how} as well", counts)
        found += heard(f"core.{form}", f"({be}|{become}) {how} in addition to (its|their) other (types|type)", counts)
        found += heard(
            f"core.{form}", f"({be}|{become}) {how} in addition to (its|their) other {{group:traitgroup}}", counts
        )
        found += heard(f"core.{form}", f"({be}|{become}) [of] (each|all) {{every:traitgroup}}", counts_all)
    return found


def counts(fields: Fields) -> Clause:
    """Read "is also" as "counts as"."""
    return Clause("count", None, (Slot("how", fields["how"]),))


def counts_all(fields: Fields) -> Clause:
    """Read "is every element" as "counts as every element"."""
    return Clause("count", None, (Slot("every", fields["every"]),))
