"""What things count as besides what they are: "is also a Fire creature", "counts as every element"."""

from __future__ import annotations

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.tree import Clause, Slot


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows that are read as "counts as", and of what attacks ignore."""
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
    if "ignore" not in verbs:
        return found
    for of in ("{of:possessor} attacks", "attacks of {of:things}", "attacks by {of:things}"):
        found += heard("fin", f"{of} ignore {{stat:stat}} [{{duration:duration}}]", ignores)
    return found


def ignores(fields: Fields) -> Clause:
    """Read "its attacks ignore DEF" as "it ignores DEF"."""
    return Clause("ignore", fields["of"], (Slot("stat", fields["stat"]),), duration=fields.get("duration"))


def counts(fields: Fields) -> Clause:
    """Read "is also" as "counts as"."""
    return Clause("count", None, (Slot("how", fields["how"]),))


def counts_all(fields: Fields) -> Clause:
    """Read "is every element" as "counts as every element"."""
    return Clause("count", None, (Slot("every", fields["every"]),))
