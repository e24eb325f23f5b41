"""A review of a match on the screen: the curve of chances, the turning points, the costly choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from cardwright.cli.match.advice import per_cent
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.screen.look import SEAT_STYLES
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from cardwright.cli.screen.look import Look
    from cardwright.engine.ids import Seat
    from cardwright.engine.record import Match
    from cardwright.lab.review import Judged, Review, Swing

REVIEWER: Final = "search@400"
MOST: Final = 5
MOST_LINES: Final = 6
LEAST: Final = 0.05
"""A smaller change is noise."""
BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 60


def reviewed(match: Match, by: str) -> Review:
    """A review behind a progress bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cardwright.agents.roster import agent_named
    from cardwright.cli.console import open_console
    from cardwright.lab.review import review

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=open_console(to_error=True), transient=True) as progress:
        task = progress.add_task("Looking at every move", total=len(match.record.moves))
        return review(match, agent_named(by, match.entry), lambda done: progress.update(task, completed=done))


def turning_points(look: Look, review: Review, reader: Seat, most: int = MOST) -> list[RenderableType]:
    """The review as far as a reader may know: a player reads of their own choices, NOBODY of everybody's."""
    seats = [reader] if reader != NOBODY else [0, 1]
    parts: list[RenderableType] = [Text("Chances to win, choice by choice, as each player could judge them then:")]
    parts += [curve(review, seat) for seat in seats]
    swings = [swing for swing in review.turning_points(reader, most) if abs(swing.change) >= LEAST]
    parts.append(Text(f"\nTurning points ({len(swings)})" if swings else "\nThere was no turning point.", "bold"))
    for swing in swings:
        parts += swing_lines(look, review, swing, reader)
    costly = [one for one in review.costly_choices(reader, most) if one.cost >= LEAST]
    if costly:
        parts.append(Text("\nChoices that gave most away", "bold"))
        parts += [costly_line(look, one) for one in costly]
    return parts


def curve(review: Review, seat: Seat) -> Text:
    """A seat's chances as a row of bars, squeezed to the screen."""
    chances = [one.chance for one in review.judged if one.seat == seat]
    game = review.match.game
    if game.is_over:
        chances.append(0.5 if game.outcome == DRAW_GAME else float(game.outcome == seat))
    step = max(1.0, len(chances) / CURVE)
    shown = [chances[int(place * step)] for place in range(int(len(chances) / step))]
    if shown and chances:
        shown[-1] = chances[-1]
    bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)
    return Text.assemble((f"{seat_name(seat):>5} ", f"bold {SEAT_STYLES[seat]}"), (bars, SEAT_STYLES[seat]))


def swing_lines(look: Look, review: Review, swing: Swing, reader: Seat) -> list[Text]:
    """A turning point: where, how much, and what happened."""
    before = swing.before
    style = "bold green" if swing.change > 0 else "bold red"
    head = Text.assemble(
        look.paint(f"Move {before.move + 1}: {seat_name(before.seat)} chose {before.chosen}. "),
        look.paint(f"As {seat_name(before.seat)} saw it: "),
        (f"{per_cent(before.chance).strip()} → {per_cent(swing.after).strip()}", style),
    )
    if swing.move == len(review.match.record.moves) and review.match.game.is_over:
        head.append(" (the end)")
    lines = chronicle(review.match.game.log, reader, before.log, swing.log)
    told = [look.paint(f"    {line}") for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        told.append(Text(f"    … and {len(lines) - MOST_LINES} more lines", "dim"))
    if before.cost >= LEAST:
        told.append(costly_line(look, before))
    return [head, *told]


def costly_line(look: Look, one: Judged) -> Text:
    """A choice beside the better one."""
    chosen = per_cent(one.chance - one.cost).strip()
    return look.paint(
        f"    Move {one.move + 1}, {seat_name(one.seat)}: {one.chosen} looked like {chosen}, "
        f"{one.best} like {per_cent(one.chance).strip()}."
    )
