"""A game whose cards and decks lie in its folder, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from cardwright.effects.cards import load_pool
from cardwright.engine.deck import Deck, read_lines
from cardwright.engine.entry import GameEntry
from cardwright.engine.pool import Pool


@mypyc_attr(allow_interpreted_subclasses=True)
class FolderEntry(GameEntry):
    """Reads cards.toml, with words.toml, once, and decks.toml."""

    loaded: Pool | None

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


def listed(pool: Pool, deck: Deck) -> list[int]:
    """The numbers of a deck's faces; a name that no card has is the deck check's to report."""
    found: list[int] = []
    for name in deck.cards:
        face = pool.find(name)
        if face is not None:
            found.append(face.index)
    return found
