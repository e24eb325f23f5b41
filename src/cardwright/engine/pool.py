"""All cards of a game's set."""

from __future__ import annotations

from typing import Final

from cardwright.engine import kinds
from cardwright.engine.face import Face

ALONE: Final = 1 << kinds.PLAY | 1 << kinds.REVEAL | 1 << kinds.DISCARD | 1 << kinds.DRAW | 1 << kinds.DAMAGE


class Pool:
    """Faces by index and by name, with the names that the game's bits, stats and resources stand for."""

    def __init__(
        self,
        faces: list[Face],
        trait_names: list[str],
        stat_names: list[str],
        resource_names: list[str],
        remembers: int,
        number_names: list[str] | None = None,
    ) -> None:
        self.faces = faces
        self.trait_names = trait_names
        self.stat_names = stat_names
        self.resource_names = resource_names
        self.number_names: list[str] = number_names if number_names is not None else []
        self.remembers = remembers
        """The kinds of events that some text asks about afterwards."""
        self.presets: list[list[int]] = []
        """The preset decks by the numbers of their faces, for guessing at lists."""
        self.by_name: dict[str, Face] = {}
        self.tokens_like: dict[int, Face] = {}
        """The tokens that are copies of cards, by the card's number."""
        for face in faces:
            if not face.is_token or face.name.lower() not in self.by_name:
                self.by_name[face.name.lower()] = face
        self.hears_from_hand = 0
        self.hears_elsewhere = 0
        self.hears_alone = 0
        """What cards hear of themselves where they are not in play, among what is passed over if nobody hears it."""
        for face in faces:
            self.hears_from_hand |= face.text.hears_from_hand
            self.hears_elsewhere |= face.text.hears_elsewhere
            self.hears_alone |= face.text.hears_itself & ALONE

    def find(self, name: str) -> Face | None:
        """The card of that name or id, ignoring case."""
        wanted = name.lower()
        found = self.by_name.get(wanted)
        if found is None:
            for face in self.faces:
                if face.id == wanted:
                    return face
        return found

    def token_like(self, face: Face) -> Face | None:
        """The token that is a copy of a card; a token is copied as it is."""
        return face if face.is_token else self.tokens_like.get(face.index)

    def bit(self, name: str) -> int:
        """The trait bit that a word stands for."""
        return 1 << self.trait_names.index(name)

    def cards(self) -> list[Face]:
        """The faces that can be in a deck."""
        return [face for face in self.faces if not face.is_token]
