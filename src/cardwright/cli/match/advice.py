"""What a computer would do, and how it came to think so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from cardwright.engine.ids import NOBODY, seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.agents.agent import Agent, Candidate, Expected, Situation
    from cardwright.cli.screen.look import Look
    from cardwright.engine.ids import Seat

ADVISER: Final = "expert"
MOST: Final = 6
LINE: Final = 6
SURE: Final = 10
"""Tries below which a chance is little more than a guess."""
SERIOUS: Final = 0.1
"""The share of the tries of the best that another must have had to be called as good."""
CLOSE: Final = 0.02
CLEAR: Final = 0.1


def advice(look: Look, adviser: Agent, situation: Situation) -> list[RenderableType]:
    """The options that an agent considered for a seat, best first, with its chances to win after each."""
    keys = situation.view().options
    candidates = adviser.consider(situation)
    best = candidates[0]
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for candidate in candidates[:MOST]:
        mark = Text("→" if candidate is best else " ", "bold yellow")
        tries = "1 try" if candidate.visits == 1 else f"{candidate.visits} tries"
        table.add_row(
            mark,
            Text(per_cent(candidate.chance), "bold" if candidate.visits >= SURE else "dim"),
            look.paint(keys[candidate.index]),
            Text(tries, "dim"),
        )
    parts: list[RenderableType] = [
        look.paint(f"{adviser.name} would choose: {keys[best.index]}. {verdict(candidates)}"),
        table,
    ]
    left = len(keys) - len(candidates[:MOST])
    if left > 0:
        parts.append(Text(f"{left} more of the {len(keys)} options looked worse.", "dim"))
    line = adviser.foresee(LINE)
    if len(line) > 1:
        parts.append(look.paint(f"It expects: {expected(line, situation.seat)}."))
    parts.append(
        Text(
            "Each chance is how often you would win after that choice, judged in imagined games that agree with all "
            "you may know; hidden cards are guessed.",
            "dim",
        )
    )
    return parts


def expected(line: list[Expected], seat: Seat) -> str:
    """A line of play in words, the choices of one player in a row together."""
    told: list[str] = []
    before = NOBODY
    for one in line:
        who = "" if one.seat == before else "you " if one.seat == seat else f"{seat_name(one.seat)} "
        told.append(f"{'; ' if who and told else ', ' if told else ''}{who}{one.words}")
        before = one.seat
    return "".join(told)


def verdict(candidates: list[Candidate]) -> str:
    """How sure the choice is, in words."""
    best = candidates[0]
    if len(candidates) == 1:
        return "Nothing else is worth a thought."
    tried = [other.chance for other in candidates[1:] if other.visits >= SERIOUS * best.visits]
    gap = best.chance - max(tried, default=0.0)
    if gap < CLOSE:
        return "Something else would do as well."
    return "It is clearly better than the rest." if gap >= CLEAR else "It is a little better than the rest."


def per_cent(chance: float) -> str:
    """A chance in whole per cents, right-aligned."""
    return f"{100 * chance:3.0f} %"
