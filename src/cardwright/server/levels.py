"""The computers that can be played against."""

from __future__ import annotations

from cardwright.agents.roster import NAMES
from cardwright.server.description import Level


def levels() -> list[Level]:
    """Every player of the roster."""
    return [Level(name, name.capitalize(), "") for name in NAMES]
