"""Waiting cards by what they are aimed at."""

from __future__ import annotations

from cardwright.engine.ability import Filter, Frame
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId, is_player, seat_of


class AimsAt(Filter):
    """Waiting to resolve, with such a target."""

    def __init__(self, fits: Filter | None, player: bool | None) -> None:
        self.fits = fits
        self.player = player
        """Whether the text's own player, or the other, is such a target."""

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        waiting = game.waiting_frame(game.ref(card))
        if waiting is None:
            return False
        text = game.faces[card].text
        targets = text.program.targets if text.attach is None else (text.attach, *text.program.targets)
        for target in targets:
            for ref in waiting.group(target.slot):
                if is_player(ref):
                    if self.player is not None and (seat_of(ref) == frame.seat) == self.player:
                        return True
                elif self.fits is not None and self.fits.accepts(game, frame, ref & CARD_MASK):
                    return True
        return False
