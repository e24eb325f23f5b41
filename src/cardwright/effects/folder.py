"""A game whose cards and decks lie in its folder, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.effects.cards import load_pool
from cardwright.engine.deck import Deck, read_lines
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.pool import Pool
from cardwright.engine.position import Position

Table = TypeVar("Table", bound=Game)
Book = TypeVar("Book")


@mypyc_attr(allow_interpreted_subclasses=True)
class FolderEntry(GameEntry, Generic[Table, Book]):
    """Reads cards.toml, with words.toml, once, and decks.toml; keeps a rulebook for each choice of options."""

    loaded: Pool | None
    rulebooks: dict[str, Book]

    def pool(self) -> Pool:
        if self.loaded is None:
            self.loaded = load_pool(self.home, self.zone_kinds, self.phases)
            self.loaded.presets = [listed(self.loaded, deck) for deck in self.decks()]
        return self.loaded

    def decks(self) -> Sequence[Deck]:
        content = tomllib.loads((self.home / "decks.toml").read_text(encoding="utf-8"))
        return [
            Deck(deck["id"], deck["name"], deck["plan"], tuple(read_lines(deck["cards"]))) for deck in content["deck"]
        ]

    def rulebook(self, options: dict[str, str]) -> Book:
        """What every game with these options shares."""
        key = " ".join(options.values())
        book = self.rulebooks.get(key)
        if book is None:
            book = self.write_rulebook(options)
            self.rulebooks[key] = book
        return book

    def write_rulebook(self, options: dict[str, str]) -> Book:
        """Look up once what these options and the card set say."""
        raise NotImplementedError

    def lay(self, options: dict[str, str], seed: int) -> Table:
        """An empty table for these options."""
        raise NotImplementedError

    def set_out(self, game: Table, position: Position) -> None:
        """Lay a position on an empty table."""
        raise NotImplementedError

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        game = self.lay(options, seed)
        self.set_out(game, position)
        game.advance()
        return game


def listed(pool: Pool, deck: Deck) -> list[int]:
    """The numbers of a deck's faces; a name that no card has is the deck check's to report."""
    found: list[int] = []
    for name in deck.cards:
        face = pool.find(name)
        if face is not None:
            found.append(face.index)
    return found
