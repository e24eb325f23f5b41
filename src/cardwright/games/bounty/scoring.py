"""Chapter J: points, the score limit, and failing to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import NOBODY, other, seat_name

if TYPE_CHECKING:
    from cardwright.engine.ids import Seat
    from cardwright.games.bounty.game import Bounty


def note_points(game: Bounty, seat: Seat, amount: int) -> None:
    """BOU-69, BOU-85: points are lost only by a text; with immediate judgement the limit ends the game at once."""
    game.points[seat] = max(0, game.points[seat] + amount)
    if game.first_over == NOBODY and game.points[seat] >= game.limit:
        game.first_over = seat
        if game.rulebook.wins_at_once:
            game.finish(seat, f"{seat_name(seat)} has reached {game.limit} points")


def note_failed_draw(game: Bounty, seat: Seat) -> None:
    """BOU-32, BOU-85: a failed draw is judged in phase 7, or at once."""
    game.failed |= 1 << seat
    game.news += 1
    if game.rulebook.wins_at_once:
        game.lose(seat, f"{seat_name(seat)} had no card to draw")


def judge(game: Bounty) -> None:
    """BOU-86: the limit, then failed draws, then the clock, then the last round."""
    if game.first_over != NOBODY:
        game.finish(game.first_over, f"{seat_name(game.first_over)} has reached {game.limit} points")
    elif game.failed == 3:
        game.finish(DRAW_GAME, "both had no card to draw")
    elif game.failed != 0:
        loser = 0 if game.failed == 1 else 1
        game.lose(loser, f"{seat_name(loser)} had no card to draw")
    elif time_is_over(game):
        judge_points(game)
    elif game.turn >= game.rulebook.max_turns:
        game.finish(DRAW_GAME, "the last round is over")


def time_is_over(game: Bounty) -> bool:
    """BOU-94: whether the last turn after the bell is this one."""
    if game.bell == 0:
        return False
    if game.rulebook.equal_turns:
        # The starting player has the odd turns, so an even one gives both the same number.
        return game.turn >= game.bell + game.bell % 2
    return game.turn >= game.bell


def judge_points(game: Bounty) -> None:
    """BOU-95: the player with more points wins, equal points are a draw."""
    if game.points[0] == game.points[1]:
        game.finish(DRAW_GAME, "the time is over with equal points")
    else:
        winner = 0 if game.points[0] > game.points[1] else 1
        game.finish(winner, f"the time is over, {game.points[winner]} points to {game.points[other(winner)]}")
