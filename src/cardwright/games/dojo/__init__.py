"""Dojo: two fighters duel with decks that are library, energy and life at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from cardwright.effects.folder import FolderEntry
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.options import read_options
from cardwright.engine.position import Position
from cardwright.engine.rng import seeded
from cardwright.games.dojo.arrange import Arranger
from cardwright.games.dojo.deckrules import deck_problems
from cardwright.games.dojo.game import Dojo
from cardwright.games.dojo.options import OPTIONS
from cardwright.games.dojo.rulebook import Rulebook
from cardwright.games.dojo.setup import DrawOpeningHands, lay_decks
from cardwright.games.dojo.zones import PHASES, ZONE_KINDS


class DojoEntry(FolderEntry[Dojo, Rulebook]):
    """What Dojo tells about itself."""

    def __init__(self) -> None:
        self.id = "dojo"
        self.name = "Dojo"
        self.pitch = "Two fighters trade single blows; damage flips cards off a deck that is energy and life at once."
        self.minutes = 25
        self.options = OPTIONS
        self.zone_kinds = ZONE_KINDS
        self.phases = PHASES
        self.home = Path(__file__).parent
        self.loaded = None
        self.rulebooks = {}
        self.listed: dict[tuple[str, ...], list[Face]] = {}

    def check_deck(self, names: Sequence[str], options: Mapping[str, str] | None = None) -> list[str]:
        return deck_problems(self.pool(), names, read_options(self.options, options or {}))

    def can_hold(self, face: Face) -> bool:
        """DOJ-06: the character is no life card."""
        return not face.traits & self.pool().bit("character")

    def begin(self, decks: Sequence[Sequence[str]], options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        lists = [tuple(names) for names in decks]
        lay_decks(game, [self.faces_of(names) for names in lists])
        game.lists = lists
        game.push(DrawOpeningHands())
        game.advance()
        return game

    def faces_of(self, names: tuple[str, ...]) -> list[Face]:
        """The faces of a legal list, the character first; looked up once for each list."""
        known = self.listed.get(names)
        if known is not None:
            return known
        pool = self.pool()
        faces = [face for name in names if (face := pool.find(name)) is not None]
        ordered = [face for face in faces if not self.can_hold(face)] + [face for face in faces if self.can_hold(face)]
        self.listed[names] = ordered
        return ordered

    def write_rulebook(self, options: dict[str, str]) -> Rulebook:
        return Rulebook(self.pool(), options)

    def lay(self, options: dict[str, str], seed: int) -> Dojo:
        game = Dojo()
        game.lay_duel(self.rulebook(options), self.pool(), seeded(seed))
        return game

    def set_out(self, game: Dojo, position: Position) -> None:
        Arranger(game, position).arrange()


entry = DojoEntry()
