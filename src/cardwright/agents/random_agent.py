"""A player who trusts to chance."""

from cardwright.agents.agent import Agent, Candidate, Situation


class RandomAgent(Agent):
    """Takes any option, all equally likely."""

    def __init__(self) -> None:
        self.name = "random"

    def consider(self, situation: Situation) -> list[Candidate]:
        """Every option as good as any other, one of them first."""
        count = situation.count()
        first = situation.rng.below(count)
        return [Candidate((first + index) % count, 0.5, 1) for index in range(count)]
