"""Where cards can be, and who sees them there."""

from typing import Final

NOBODY_SEES: Final = 0
OWNER_SEES: Final = 1
BOTH_SEE: Final = 2


class ZoneKind:
    """A declared zone: its word, who sees it, whether its order counts, and its place on the table."""

    __slots__ = ("name", "sight", "ordered", "in_play", "shared", "place")

    def __init__(
        self, name: str, sight: int, ordered: bool, place: str, in_play: bool = False, shared: bool = False
    ) -> None:
        self.name = name
        self.sight = sight
        self.ordered = ordered
        self.in_play = in_play
        self.shared = shared
        self.place = place
