"""Where Wellspring's cards lie, and the spans of a turn."""

from typing import Final

from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = 0
HAND: Final = 1
MANA_POOL: Final = 2
EXILE: Final = 3
BATTLEFIELD: Final = 4
STACK: Final = 5
ASIDE: Final = 6

THE_STACK: Final = STACK * 2
"""The stack is shared, so it lies on one side only."""

ZONE_KINDS: Final = [
    ZoneKind("deck", NOBODY_SEES, True, "deck"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("mana pool", BOTH_SEE, True, "pile"),
    ZoneKind("exile", BOTH_SEE, True, "pile"),
    ZoneKind("battlefield", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("stack", BOTH_SEE, True, "stack", shared=True),
    ZoneKind("aside", OWNER_SEES, False, "aside"),
]

TURN: Final = 0
START_PHASE: Final = 1
DRAW_PHASE: Final = 2
MAIN_PHASE: Final = 3
BATTLE: Final = 4
ATTACK_ROUND: Final = 5
COUNTERATTACK_ROUND: Final = 6
END_PHASE: Final = 7

PHASES: Final = (
    "turn",
    "start_phase",
    "draw_phase",
    "main_phase",
    "battle",
    "attack_round",
    "counterattack_round",
    "end_phase",
)
"""The spans that card texts speak of, as in words.toml."""

SETUP: Final = 0
START: Final = 1
DRAW: Final = 2
MAIN_1: Final = 3
ATTACKS: Final = 4
COUNTERATTACKS: Final = 5
MAIN_2: Final = 6
END: Final = 7

WINDOWS: Final = ("setup", "start", "draw", "main 1", "attack round", "counterattack round", "main 2", "end")
"""Where a turn stands: each has a window in which players get priority."""
