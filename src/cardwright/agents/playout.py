"""A game played to its end by chance alone: the measure of speed, and the end of every search."""

from cardwright.engine.game import Game
from cardwright.engine.rng import Rng


def playout(game: Game, rng: Rng) -> int:
    """Plays random options until nothing is asked any more; returns how often there was a real choice."""
    choices = 0
    decision = game.decision
    while decision is not None:
        count = len(decision.options)
        if count > 1:
            choices += 1
        game.choose(rng.below(count))
        decision = game.decision
    return choices
