"""Cards that have a name or a trait in common with others."""

from __future__ import annotations

from cardwright.effects.groups import Group
from cardwright.engine.ability import Filter, Frame
from cardwright.engine.game import Game
from cardwright.engine.ids import CARD_MASK, CardId


class SameNameAs(Filter):
    """A card of the same name as one of a group."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        for ref in self.group.refs(game, frame):
            if ref >= 0 and game.faces[ref & CARD_MASK].index == game.faces[card].index:
                return True
        return False


class SameTraitAs(Filter):
    """A card that has one of some traits in common with one of a group."""

    def __init__(self, group: Group, bits: int) -> None:
        self.group = group
        self.bits = bits

    def accepts(self, game: Game, frame: Frame, card: CardId) -> bool:
        traits = game.traits(card) & self.bits
        for ref in self.group.refs(game, frame):
            if ref >= 0 and game.traits(ref & CARD_MASK) & traits:
                return True
        return False
