"""Where Bounty's cards lie, and the phases of a turn."""

from typing import Final

from cardwright.engine.zones import BOTH_SEE, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = 0
HAND: Final = 1
FIELD: Final = 2
BONEYARD: Final = 3
ASIDE: Final = 4


def zone_kinds(pile: str) -> list[ZoneKind]:
    """BOU-17, BOU-20: the four zones, the pile under the name it goes by; a one-time card is aside while it works."""
    return [
        ZoneKind("deck", NOBODY_SEES, True, "deck"),
        ZoneKind("hand", OWNER_SEES, False, "hand"),
        ZoneKind("field", BOTH_SEE, True, "board", in_play=True),
        ZoneKind(pile, BOTH_SEE, True, "pile"),
        ZoneKind("aside", BOTH_SEE, True, "aside"),
    ]


ZONE_KINDS: Final = zone_kinds("boneyard")
GRAVEYARD_KINDS: Final = zone_kinds("graveyard")

PHASES: Final = (
    "turn",
    "discard_phase",
    "draw_phase",
    "deploy_phase",
    "attack_phase",
    "update_phase",
    "destroy_phase",
    "end_phase",
)
"""The spans that card texts speak of, as in words.toml."""

TURN: Final = 0
DRAW_PHASE: Final = 2

SETUP: Final = 0
SELL: Final = 1
DRAW: Final = 2
DEPLOY: Final = 3
ATTACK: Final = 4
UPDATE: Final = 5
DESTROY: Final = 6
END: Final = 7
SECOND_DEPLOY: Final = 8

STAGES: Final = ("setup", "discard", "draw", "deploy", "attack", "update", "destroy", "end", "second deploy")
"""BOU-11: where a turn stands; the second deployment (BOU-36) lies between 6 and 7."""
