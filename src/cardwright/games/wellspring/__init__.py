"""Wellspring: two witches duel with decks that are their lives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardwright.effects.folder import FolderEntry
from cardwright.engine.game import Game
from cardwright.engine.position import Position
from cardwright.engine.rng import seeded
from cardwright.games.wellspring.arrange import Arranger
from cardwright.games.wellspring.deckrules import deck_problems
from cardwright.games.wellspring.game import Wellspring
from cardwright.games.wellspring.options import OPTIONS
from cardwright.games.wellspring.rulebook import Rulebook
from cardwright.games.wellspring.setup import FlipCoin, lay_decks
from cardwright.games.wellspring.zones import PHASES, WINDOWS, ZONE_KINDS


class WellspringEntry(FolderEntry):
    """What Wellspring tells about itself."""

    def __init__(self) -> None:
        self.id = "wellspring"
        self.name = "Wellspring"
        self.pitch = "Two witches duel with 30-card decks that are mana and life at once; every attack is answered."
        self.minutes = 20
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.track = WINDOWS[1:]
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks: dict[str, Rulebook] = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names)

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(FlipCoin())
        game.advance()
        return game

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        Arranger(game, position).arrange()
        game.advance()
        return game

    def lay(self, options: dict[str, str], seed: int) -> Wellspring:
        """An empty table for these options."""
        key = " ".join(options.values())
        rulebook = self.rulebooks.get(key)
        if rulebook is None:
            rulebook = Rulebook(self.pool(), options)
            self.rulebooks[key] = rulebook
        game = Wellspring()
        game.lay_duel(rulebook, self.pool(), seeded(seed))
        return game


entry = WellspringEntry()
