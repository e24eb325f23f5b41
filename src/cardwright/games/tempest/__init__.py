"""Tempest: a duel over rounds, in any weather."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardwright.effects.folder import FolderEntry
from cardwright.engine.game import Game
from cardwright.engine.position import Position
from cardwright.engine.rng import seeded
from cardwright.games.tempest.arrange import Arranger
from cardwright.games.tempest.deckrules import deck_problems
from cardwright.games.tempest.game import Tempest
from cardwright.games.tempest.options import OPTIONS
from cardwright.games.tempest.rulebook import Rulebook
from cardwright.games.tempest.setup import OpenGame, lay_decks
from cardwright.games.tempest.zones import PHASES, ZONE_KINDS


class TempestEntry(FolderEntry[Tempest, Rulebook]):
    """What Tempest tells about itself."""

    def __init__(self) -> None:
        self.id = "tempest"
        self.name = "Tempest"
        self.pitch = "First to two round wins: stack effects, line up creatures, and fight it out by speed and weather."
        self.minutes = 30
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.standing = ("round wins", "energy", "plan colours")
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names)

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(OpenGame())
        game.advance()
        return game

    def write_rulebook(self, options: dict[str, str]) -> Rulebook:
        return Rulebook(self.pool(), options)

    def lay(self, options: dict[str, str], seed: int) -> Tempest:
        game = Tempest()
        game.lay_duel(self.rulebook(options), self.pool(), seeded(seed))
        return game

    def set_out(self, game: Tempest, position: Position) -> None:
        Arranger(game, position).arrange()


entry = TempestEntry()
