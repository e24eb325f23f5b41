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

    def seen_by(self, seat: int) -> int:
        """The seats that see every card here, as bits, if it is that seat's."""
        if self.sight == BOTH_SEE:
            return 3
        return 1 << seat if self.sight == OWNER_SEES else 0
