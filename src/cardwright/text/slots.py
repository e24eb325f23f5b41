"""What a resolved reference points to, as a number: fixed ones, and from the first choice on what was picked."""

from __future__ import annotations

from typing import Final

THIS: Final = 0
HOST: Final = 1
EVENT_SUBJECT: Final = 2
EVENT_OBJECT: Final = 3
EVENT_PLAYER: Final = 4
EVENT_AMOUNT: Final = 5
THIS_WAY: Final = 6
THE_REST: Final = 7
NAMED: Final = 8
CANDIDATE: Final = 9
FIRST_CHOICE: Final = 10
UNRESOLVED: Final = -1
TRIGGERING: Final = -4
"""The card that set off a text which waited."""
UNDER_WAY: Final = -5
"""The attack that is being made."""
ACTOR: Final = -2
THE_OPPONENT: Final = -3
REVEALER: Final = -6
"""The attack for which this card is revealed."""
