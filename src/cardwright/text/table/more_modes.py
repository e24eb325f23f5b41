"""More than one of several options under a condition: "Choose one: ... If you control a hero, choose two instead"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.turns import Better, every_option
from cardwright.text.tree import If, Modes, Number, Step

ALL: Final = 0
"""As many as there are options."""
BOTH: Final = -2
"""The only two."""
PICK: Final = "(choose|pick|do|use|resolve)"


class MoreModes(Struct, frozen=True):
    """So many of the options before, at most as many if it is leave."""

    count: int
    freely: bool = False


def rows() -> list[Row]:
    """Return the rows of such choices."""
    found: list[Row] = []
    found += heard("moremodes", "both [of (them|those)]", lambda _: MoreModes(BOTH))
    for told in ("all", "all of them", "each of them", "them all", "(all|each) of those"):
        found += heard("moremodes", told, lambda _: MoreModes(ALL))
    for told in ("up to both", "up to {n:number} [of them]", "one or both", "one or more"):
        found += heard("moremodes", told, freely)
    for told in (
        "{n:number}",
        "all {n:number} [of them]",
        "{n:number} of them",
        "{n:number} of those",
        "{n:number} (options|modes)",
    ):
        found += heard("moremodes", told, counted)
    for who, build in (("", better), ("you ", better), ("you (may|can) ", at_will)):
        what = f"{who}{PICK} {{more:moremodes}}"
        found += heard("sentence", f"(if|while) {{condition:condition}} (,|:) {what} [instead]", build)
        found += heard("sentence", f"(if|while) {{condition:condition}} , instead {what}", build)
        found += heard("sentence", f"{what} [instead] (if|while) {{condition:condition}}", build)
    found += heard("sentence", "{more:moremodes} [instead] (if|while) {condition:condition}", better)
    for link in (", or", "or", ", but", ";"):
        told = f"choose one {link} {{more:moremodes}} [instead] (if|while) {{condition:condition}} [,]"
        found += heard("step", f"{told} : {{options:options}}", forked)
    return found


def counted(fields: Fields) -> MoreModes | None:
    """Read "two of them"."""
    number = fields["n"]
    return MoreModes(number.value) if isinstance(number, Number) and number.value > 1 else None


def freely(fields: Fields) -> MoreModes | None:
    """Read "up to two of them"."""
    number = fields.get("n", Number(ALL))
    return MoreModes(number.value, True) if isinstance(number, Number) else None


def better(fields: Fields) -> Better:
    """Read "if you control a hero, choose two instead"."""
    return Better(fields["condition"], (fields["more"],))


def at_will(fields: Fields) -> Better:
    """Read "if you control a hero, you may choose both instead"."""
    return Better(fields["condition"], (replace(fields["more"], freely=True),))


def forked(fields: Fields) -> If | None:
    """Read "choose one, or both if you control a hero: ..."."""
    return more_of(Modes(1, fields["options"]), fields["condition"], fields["more"])


def more_of(modes: Any, condition: Any, more: MoreModes) -> If | None:
    """Make a choice of more options under a condition; None where there are not so many."""
    if not isinstance(modes, Modes) or modes != Modes(1, modes.options):
        return None
    count = abs(more.count) or len(modes.options)
    if count > len(modes.options) or (more.count == BOTH and len(modes.options) > count):
        return None
    then: tuple[Step, ...] = (replace(modes, count=count),)
    if more.freely:
        if count < len(modes.options):
            return None
        then = (replace(modes, count=count, up_to=True, least=1),)
    elif count == len(modes.options):
        then = every_option(modes)
    return If(condition, then, (modes,))
