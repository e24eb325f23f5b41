"""The players that can be asked for by name."""

from cardwright.agents.agent import Agent
from cardwright.agents.greedy import GreedyAgent
from cardwright.agents.random_agent import RandomAgent

NAMES = ("greedy", "random")


def agent_named(name: str) -> Agent:
    """A fresh player of that name."""
    if name == "greedy":
        return GreedyAgent()
    if name == "random":
        return RandomAgent()
    raise KeyError(name)
