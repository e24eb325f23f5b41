"""A player who trusts to chance."""

from cardwright.agents.agent import Agent, Situation


class RandomAgent(Agent):
    """Takes any option, all equally likely."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, situation: Situation) -> int:
        """The number of an option."""
        return situation.rng.below(situation.count())
