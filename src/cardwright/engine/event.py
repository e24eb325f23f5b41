"""One shape for all that happens: proposed it can be rewritten, committed it changes the table, then it is heard."""

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.engine.ids import NOBODY, CardId, Ref, Seat

COMBAT: Final = 1
"""Flag: damage of an attack."""
AT_RANDOM: Final = 2
"""Flag: chance picked the card."""
FOR_DAMAGE: Final = 4
"""Flag: the card goes because its owner took damage."""
FIRST: Final = 8
"""Flag: the first of several that one cause demands."""
BOTTOM: Final = 16
"""Flag: to the bottom of the pile instead of the top."""
SECRET: Final = 32
"""Flag: only the acting seat knows which card it is."""
SHOWN: Final = 64
"""Flag: both players see the card as it moves."""
TOP_CARD: Final = 128
"""Flag: the card came off the top of a pile, as everybody could see."""

BRIEFLY: Final = 8192
"""Flag: a dial is set only for what is left of the span that goes on."""
NOT_COMBAT: Final = 16384
"""Never a flag of an event: asked for, that it is not of an attack."""
UNSCORED: Final = 4096
"""Flag: nobody scores for it."""
ANEW: Final = 2048
"""Flag: something is set otherwise than it was."""
UNSEEN: Final = 1024
"""Flag: the card lay face-down where it came from."""
SHUFFLED: Final = 512
"""Flag: the zone where the card ends is shuffled afterwards."""
OF_ITSELF: Final = 32768
"""Flag: by the rules alone, without any text."""
LEADING: Final = 65536
"""The first card of those that are drawn, burned and so on at once."""
SACRIFICED: Final = 131072
"""Flag: its controller gives it up."""
COUNTERATTACK: Final = 256
"""Flag: an attack in the round of counterattacks."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """What happens: `kind` to `card` or `seat`, caused by `by`; `origin` and `target` are zones of a move."""

    __slots__ = (
        "kind",
        "seat",
        "card",
        "by",
        "amount",
        "origin",
        "target",
        "victim",
        "flags",
        "frame",
        "moved",
    )

    def __init__(
        self,
        kind: int,
        seat: Seat,
        card: Ref = NOBODY,
        by: Ref = NOBODY,
        amount: int = 0,
        origin: int = NOBODY,
        target: int = NOBODY,
        victim: Ref = NOBODY,
        flags: int = 0,
        frame: int = NOBODY,
        moved: Ref = NOBODY,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.by = by
        self.amount = amount
        self.origin = origin
        self.target = target
        self.victim = victim
        self.flags = flags
        self.frame = frame
        self.moved = moved

    def with_amount(self, amount: int) -> "Event":
        """The same event, larger or smaller."""
        return Event(
            self.kind,
            self.seat,
            self.card,
            self.by,
            amount,
            self.origin,
            self.target,
            self.victim,
            self.flags,
            self.frame,
        )

    def to_zone(self, target: int, flags: int) -> "Event":
        """The same move, ending elsewhere: the card was still destroyed, discarded and so on."""
        return Event(
            self.kind,
            self.seat,
            self.card,
            self.by,
            self.amount,
            self.origin,
            target,
            self.victim,
            flags,
            self.frame,
        )

    def onto(self, card: Ref) -> "Event":
        """The same event, happening to another card."""
        return Event(
            self.kind,
            self.seat,
            card,
            self.by,
            self.amount,
            self.origin,
            self.target,
            self.victim,
            self.flags,
            self.frame,
        )

    def done(self, moved: Ref) -> "Event":
        """The event as it happened, with the card's reference at its new place."""
        return Event(
            self.kind,
            self.seat,
            self.card,
            self.by,
            self.amount,
            self.origin,
            self.target,
            self.victim,
            self.flags,
            self.frame,
            moved,
        )


def card_id(event: Event) -> CardId:
    """The physical card that an event is about, or NOBODY."""
    return event.card & 1023 if event.card >= 0 else NOBODY
