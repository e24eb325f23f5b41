"""Where Tempest's cards lie, and the spans of a round."""

from typing import Final

from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = 0
HAND: Final = 1
DISCARD_PILE: Final = 2
BANISHED: Final = 3
FIELD: Final = 4
STACK: Final = 5

THE_STACK: Final = STACK * 2
"""The stack is shared, so it lies on one side only."""

ZONE_KINDS: Final = [
    ZoneKind("deck", NOBODY_SEES, True, "deck"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("discard pile", BOTH_SEE, True, "pile"),
    ZoneKind("banished pile", BOTH_SEE, True, "pile"),
    ZoneKind("field", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("stack", BOTH_SEE, True, "stack", shared=True),
]

ROUND: Final = 0
FIGHT: Final = 5
OPTION: Final = 6
FIRST_FIGHT: Final = 7
PHASE: Final = 8
STACKED: Final = 9

PHASES: Final = (
    "round",
    "opening_phase",
    "creature_phase",
    "development_phase",
    "combat_phase",
    "fight",
    "option",
    "first_fight",
    "phase",
    "stack",
)
"""The spans that card texts speak of, as in words.toml."""

SETUP: Final = 0
OPENING: Final = 1
CREATURES: Final = 2
DEVELOPMENT: Final = 3
COMBAT: Final = 4
AFTERMATH: Final = 5

STAGES: Final = ("setup", "opening", "creature", "development", "combat", "aftermath")
"""Where a round stands; from opening to combat also the numbers of the spans."""
