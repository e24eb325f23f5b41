"""The players that can be asked for by name, with a budget if one is given: `search@200ms`, `search@1000`."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent
from cardwright.agents.budget import MOST_TRIES, Budget
from cardwright.agents.greedy import GreedyAgent
from cardwright.agents.novice import NoviceAgent
from cardwright.agents.random_agent import RandomAgent
from cardwright.agents.search_agent import SearchAgent
from cardwright.agents.weights import weights_for
from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.options import nearest

KINDS: Final = ("random", "greedy", "search")
LEVELS: Final = ("novice", "adept", "expert", "master")
NAMES: Final = (*KINDS, *LEVELS)
SEARCH_TIME: Final = 200
ADEPT_TRIES: Final = 400
EXPERT_TRIES: Final = 1500
MASTER_TIME: Final = 1000


def agent_named(spec: str, entry: GameEntry | None = None) -> Agent:
    """A fresh player by its name and budget, who weighs positions as suits the game."""
    name, at, written = spec.partition("@")
    if name not in NAMES:
        raise SetupError([f"there is no agent {name!r}{nearest(name, NAMES)}; agents are {', '.join(NAMES)}"])
    if name == "random":
        if at:
            raise SetupError([f"{spec!r}: random does not think and takes no budget; write random"])
        return RandomAgent()
    weights = weights_for(entry) if entry is not None else None
    budget = read_budget(spec, written) if at else None
    if name == "greedy":
        return GreedyAgent(weights, budget or Budget(), spec)
    if name == "novice":
        return NoviceAgent(GreedyAgent(weights, budget or Budget()), spec)
    return SearchAgent(weights, budget or usual_budget(name), spec)


def usual_budget(name: str) -> Budget:
    """How long those who search think if nothing is said."""
    if name == "adept":
        return Budget(ADEPT_TRIES)
    if name == "expert":
        return Budget(EXPERT_TRIES)
    return Budget(MOST_TRIES, MASTER_TIME if name == "master" else SEARCH_TIME)


def read_budget(spec: str, written: str) -> Budget:
    """A budget as it is written: a number of tries, or of milliseconds."""
    number = written.removesuffix("ms")
    if not (number.isascii() and number.isdigit()) or len(number) > 9 or int(number) == 0:
        raise SetupError(
            [f"{spec!r}: a budget is a number of tries or of milliseconds, as in search@1000 or search@200ms"]
        )
    return Budget(MOST_TRIES, int(number)) if written.endswith("ms") else Budget(int(number))
