"""Where Dojo's cards lie, and the spans of a round."""

from typing import Final

from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = 0
HAND: Final = 1
ENERGY: Final = 2
DISCARD: Final = 3
REMOVED: Final = 4
DRILLS: Final = 5
CHARACTER: Final = 6
RESOLVING: Final = 7
REVEALED: Final = 8

ZONE_KINDS: Final = [
    ZoneKind("deck", NOBODY_SEES, True, "deck"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("energy pile", NOBODY_SEES, True, "pile"),
    ZoneKind("discard pile", BOTH_SEE, True, "pile"),
    ZoneKind("removed pile", BOTH_SEE, False, "pile"),
    ZoneKind("drill row", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("character", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("resolving", BOTH_SEE, True, "aside"),
    ZoneKind("revealed", BOTH_SEE, True, "aside"),
]

TURN: Final = 0
ROUND: Final = 1

PHASES: Final = ("turn", "round", "ready", "combat", "training", "end")
"""The spans that card texts speak of, as in words.toml."""

SETUP: Final = 0
READY: Final = 2
COMBAT: Final = 3
TRAINING: Final = 4
END: Final = 5

STEPS: Final = ("setup", "", "ready", "combat", "training", "end")
"""Where a round stands."""
