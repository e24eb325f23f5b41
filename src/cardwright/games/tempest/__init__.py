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


class TempestEntry(FolderEntry):
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
        self.rulebooks: dict[str, Rulebook] = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names)

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(OpenGame())
        game.advance()
        return game

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        Arranger(game, position).arrange()
        game.advance()
        return game

    def lay(self, options: dict[str, str], seed: int) -> Tempest:
        """An empty table for these options."""
        key = " ".join(options.values())
        rulebook = self.rulebooks.get(key)
        if rulebook is None:
            rulebook = Rulebook(self.pool(), options)
            self.rulebooks[key] = rulebook
        game = Tempest()
        game.lay_duel(rulebook, self.pool(), seeded(seed))
        return game


entry = TempestEntry()
