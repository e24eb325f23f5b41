"""Phalanx: two commanders draw up ranks of characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardwright.effects.folder import FolderEntry
from cardwright.engine.game import Game
from cardwright.engine.position import Position
from cardwright.engine.rng import seeded
from cardwright.games.phalanx.arrange import Arranger
from cardwright.games.phalanx.deckrules import deck_problems
from cardwright.games.phalanx.game import Phalanx
from cardwright.games.phalanx.options import OPTIONS
from cardwright.games.phalanx.rulebook import Rulebook
from cardwright.games.phalanx.setup import OpenGame, lay_decks
from cardwright.games.phalanx.zones import PHASES, STEPS, ZONE_KINDS


class PhalanxEntry(FolderEntry[Phalanx, Rulebook]):
    """What Phalanx tells about itself."""

    def __init__(self) -> None:
        self.id = "phalanx"
        self.name = "Phalanx"
        self.pitch = "Two commanders draw up ranks in numbered zones; one attack a turn, and triggers wait in secret."
        self.minutes = 30
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.standing = ("life-energy", "failed draws")
        self.track = STEPS[1:]
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names, options or {})

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(OpenGame())
        game.advance()
        return game

    def write_rulebook(self, options: dict[str, str]) -> Rulebook:
        return Rulebook(self.pool(), options)

    def lay(self, options: dict[str, str], seed: int) -> Phalanx:
        game = Phalanx()
        game.lay_duel(self.rulebook(options), self.pool(), seeded(seed))
        return game

    def set_out(self, game: Phalanx, position: Position) -> None:
        Arranger(game, position).arrange()


entry = PhalanxEntry()
