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


class WellspringEntry(FolderEntry[Wellspring, Rulebook]):
    """What Wellspring tells about itself."""

    def __init__(self) -> None:
        self.id = "wellspring"
        self.name = "Wellspring"
        self.pitch = "Two witches duel with 30-card decks that are mana and life at once; every attack is answered."
        self.minutes = 20
        self.standing = ("last cards",)
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.track = WINDOWS[1:]
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names)

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(FlipCoin())
        game.advance()
        return game

    def write_rulebook(self, options: dict[str, str]) -> Rulebook:
        return Rulebook(self.pool(), options)

    def lay(self, options: dict[str, str], seed: int) -> Wellspring:
        game = Wellspring()
        game.lay_duel(self.rulebook(options), self.pool(), seeded(seed))
        return game

    def set_out(self, game: Wellspring, position: Position) -> None:
        Arranger(game, position).arrange()


entry = WellspringEntry()
