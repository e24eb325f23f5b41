"""A player who means well and is often careless."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent, Candidate, Situation

CARELESS: Final = 40
"""In a hundred decisions, so many are taken without a thought."""


class NoviceAgent(Agent):
    """Does what another player would do, unless it does not pay attention."""

    def __init__(self, model: Agent, name: str = "novice") -> None:
        self.name = name
        self.model = model

    def consider(self, situation: Situation) -> list[Candidate]:
        """What the model considers; carelessly, any of it comes first."""
        careless = situation.rng.below(100) < CARELESS
        candidates = self.model.consider(situation)
        if careless:
            taken = candidates.pop(situation.rng.below(len(candidates)))
            candidates.insert(0, taken)
        return candidates
