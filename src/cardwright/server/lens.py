"""One viewer's eyes: ids that follow a card only as far as those eyes could."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import CARD_MASK, NOBODY, SPECTATOR, Ref, Seat
from cardwright.engine.log import may_know
from cardwright.engine.view import View, cards_shown

if TYPE_CHECKING:
    from cardwright.engine.game import Game
    from cardwright.engine.log import Entry

ALL_SEEING: int = -1


class Lens:
    """Gives each card that a viewer can tell from the others a mark of its own.

    The id goes with the card through moves between places that the viewer sees into, and ends where it cannot follow.
    """

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.ids: dict[Ref, int] = {}
        self.told: dict[Ref, int] = {}
        self.next = 0

    def look(self, game: Game) -> tuple[Game, View]:
        """What these eyes see, and the game that they see it in."""
        if self.viewer != ALL_SEEING:
            return game, game.view(self.viewer)
        open_game = game.clone()
        open_game.seen = [3] * len(open_game.seen)
        view = open_game.view(SPECTATOR)
        if game.decision is not None:
            view.to_decide = game.decision.seat
        return open_game, view

    def sees_into(self, game: Game, zone: int) -> bool:
        """Whether the viewer sees every card of a zone."""
        if self.viewer == ALL_SEEING:
            return True
        sight = game.sight_of(zone)
        return sight == 3 if self.viewer == SPECTATOR else sight >> self.viewer & 1 == 1

    def follow(self, game: Game, entries: list[Entry]) -> None:
        """Let ids travel with the cards that were seen to move; `told` keeps every id for telling of it."""
        self.told = dict(self.ids)
        for entry in entries:
            event = entry.event
            if event.target < 0 or event.card < 0:
                continue
            mark = self.ids.pop(event.card, None)
            if mark is None or event.moved == NOBODY:
                continue
            if self.sees_into(game, event.target):
                self.ids[event.moved] = mark
                self.told[event.moved] = mark

    def number(self, game: Game, view: View) -> list[list[int | None]]:
        """The ids of the cards in each zone of a view; cards that are gone lose theirs."""
        eyes = SPECTATOR if self.viewer == ALL_SEEING else self.viewer
        kept: dict[Ref, int] = {}
        numbered: list[list[int | None]] = []
        for kind in range(len(game.zone_kinds)):
            for side in range(1 if game.zone_kinds[kind].shared else 2):
                cards = cards_shown(game, eyes, kind * 2 + side)
                shown = view.zones[len(numbered)].cards
                numbered.append(
                    [
                        None if one.key == NOBODY else self.keep(game.ref(card), kept)
                        for card, one in zip(cards, shown, strict=True)
                    ]
                )
        self.ids = kept
        return numbered

    def keep(self, ref: Ref, kept: dict[Ref, int]) -> int:
        """The id of a card where it lies: the one that it came with, or a new one."""
        mark = self.ids.get(ref)
        if mark is None:
            self.next += 1
            mark = self.next
        kept[ref] = mark
        return mark

    def id_in(self, entry: Entry, ref: Ref) -> int | None:
        """The id of a card in an event: known before, or of a face that this viewer saw as it happened."""
        mark = self.told.get(ref)
        if mark is None and may_know(entry.faces, self.viewer):
            mark = self.ids.get(ref)
        return mark

    def id_by(self, game: Game, ref: Ref) -> int | None:
        """The id of a card that did or suffered something: known before, or of one that lies in play."""
        if ref < 0:
            return None
        mark = self.told.get(ref)
        if mark is None and game.in_play[ref & CARD_MASK] is not None:
            mark = self.ids.get(ref)
        return mark

    def id_of(self, game: Game, card: int) -> int | None:
        """The id of a card as it lies now, if the viewer can tell it from the others."""
        return self.ids.get(game.ref(card & CARD_MASK)) if card >= 0 else None
