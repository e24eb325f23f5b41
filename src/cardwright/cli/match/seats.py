"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.agents.roster import NAMES, agent_named
from cardwright.engine.errors import SetupError
from cardwright.engine.ids import SEAT_NAMES
from cardwright.engine.options import nearest

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, *NAMES)


def check_players(players: Sequence[str]) -> list[str]:
    """What is wrong with the words for who plays."""
    problems: list[str] = []
    for seat, player in zip(SEAT_NAMES, players, strict=True):
        name = player.partition("@")[0]
        if player != HUMAN and name not in NAMES:
            hint = nearest(name, PLAYERS)
            problems.append(f"{seat} cannot be {player!r}{hint}; players are {', '.join(PLAYERS)}")
        elif player != HUMAN:
            try:
                agent_named(player)
            except SetupError as error:
                problems += error.problems
    return problems


def check_agents(agents: Sequence[str]) -> list[str]:
    """What is wrong with the words for computers that play."""
    problems: list[str] = []
    for agent in agents:
        try:
            agent_named(agent)
        except SetupError as error:
            problems += error.problems
    return problems
