"""Where Phalanx's cards lie, and the steps of a turn."""

from typing import Final

from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = 0
HAND: Final = 1
GRAVE: Final = 2
DISCARD_PILE: Final = 3
FIELD: Final = 4
SPECIAL: Final = 5

ZONE_KINDS: Final = [
    ZoneKind("deck", NOBODY_SEES, True, "deck"),
    ZoneKind("hand", OWNER_SEES, False, "hand"),
    ZoneKind("grave", BOTH_SEE, True, "pile"),
    ZoneKind("discard pile", BOTH_SEE, True, "pile"),
    ZoneKind("field", BOTH_SEE, True, "board", in_play=True),
    ZoneKind("special zone", BOTH_SEE, True, "board", in_play=True),
]

TURN: Final = 0
PHASES: Final = ("turn",)
"""The spans that card texts speak of, as in words.toml."""

SETUP: Final = 0
START: Final = 1
DRAW: Final = 2
MOVE: Final = 3
ATTACK: Final = 4
ACTIVATION: Final = 5
DISCARD: Final = 6
END: Final = 7

STEPS: Final = ("setup", "start", "draw", "move", "attack", "activation", "discard", "end")
"""PHX-34: where a turn stands."""
