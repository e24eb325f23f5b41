"""Bounty: two crews bank the point value of every enemy card they destroy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardwright.effects.folder import FolderEntry
from cardwright.engine.game import Game
from cardwright.engine.position import Position
from cardwright.engine.rng import seeded
from cardwright.games.bounty.arrange import Arranger
from cardwright.games.bounty.deckrules import deck_problems
from cardwright.games.bounty.game import Bounty
from cardwright.games.bounty.options import OPTIONS
from cardwright.games.bounty.rulebook import Rulebook
from cardwright.games.bounty.setup import Begin, lay_decks
from cardwright.games.bounty.zones import PHASES, ZONE_KINDS


class BountyEntry(FolderEntry[Bounty, Rulebook]):
    """What Bounty tells about itself."""

    def __init__(self) -> None:
        self.id = "bounty"
        self.name = "Bounty"
        self.pitch = "Two crews buy cards with a growing income and bank the bounty of every card they destroy."
        self.minutes = 20
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.standing = ("points", "RPT", "resource")
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names)

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lay_decks(game, decks)
        game.push(Begin())
        game.advance()
        return game

    def write_rulebook(self, options: dict[str, str]) -> Rulebook:
        return Rulebook(self.pool(), options)

    def lay(self, options: dict[str, str], seed: int) -> Bounty:
        game = Bounty()
        game.lay_duel(self.rulebook(options), self.pool(), seeded(seed))
        return game

    def set_out(self, game: Bounty, position: Position) -> None:
        Arranger(game, position).arrange()


entry = BountyEntry()
