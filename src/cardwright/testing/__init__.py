"""Given, when, then: scenarios for any game, and properties that every game must have."""

from cardwright.testing.proof import proves
from cardwright.testing.scene import Scene, given

__all__ = ["Scene", "given", "proves"]
