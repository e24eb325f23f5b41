"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.agents.roster import NAMES
from cardwright.engine.ids import SEAT_NAMES
from cardwright.engine.options import nearest

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, *NAMES)


def check_players(players: Sequence[str]) -> list[str]:
    """What is wrong with the words for who plays."""
    return [
        f"{seat} cannot be {player!r}{nearest(player, PLAYERS)}; players are {', '.join(PLAYERS)}"
        for seat, player in zip(SEAT_NAMES, players, strict=True)
        if player not in PLAYERS
    ]


def check_agents(agents: Sequence[str]) -> list[str]:
    """What is wrong with the words for computers that play."""
    return [
        f"there is no agent {agent!r}{nearest(agent, NAMES)}; agents are {', '.join(NAMES)}"
        for agent in agents
        if agent not in NAMES
    ]
