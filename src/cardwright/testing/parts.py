"""The parts of a card's text that can do something: clauses, statics, replacements, bans, prices."""

from __future__ import annotations

from typing import Final

from cardwright.engine.ability import CostChange, Effect, Program, Prohibition, Replacement, Static
from cardwright.engine.face import Face
from cardwright.engine.fingerprint import attribute_names
from cardwright.engine.pool import Pool

PARTS: Final = (Effect, Static, Replacement, Prohibition, CostChange)
PLAYED: Final = "is played"
ATTACHED: Final = "is attached"


class Part:
    """One part of one card: its sentence, and the object that the kernel counts, None if it is seen otherwise."""

    def __init__(self, face: Face, label: str, value: object | None) -> None:
        self.face = face
        self.label = label
        self.value = value

    def __str__(self) -> str:
        return f"{self.face.name}: {self.label}"


def parts_of(pool: Pool) -> list[Part]:
    """Everything that the cards of a set can do."""
    found: list[Part] = []
    for face in pool.faces:
        found.append(Part(face, PLAYED, None))
        if face.text.attach is not None:
            found.append(Part(face, ATTACHED, None))
        found += [Part(face, label, value) for label, value in Finder(face).found]
    return found


class Finder:
    """Walks a text and everything inside it."""

    def __init__(self, face: Face) -> None:
        self.found: list[tuple[str, object]] = []
        self.met: set[int] = set()
        self.walk(face.text, face.words)

    def walk(self, value: object, sentence: str) -> None:
        """Look at a value and what it holds; a program says which sentence it is."""
        if value is None or isinstance(value, bool | int | str | Face | Pool) or id(value) in self.met:
            return
        self.met.add(id(value))
        if isinstance(value, list | tuple):
            for item in value:
                self.walk(item, sentence)
            return
        if isinstance(value, Program):
            sentence = value.sentence or sentence
        if isinstance(value, PARTS):
            self.found.append((f"{type(value).__name__} {len(self.found) + 1} of {sentence!r}", value))
        for name in attribute_names(value):
            self.walk(getattr(value, name), sentence)
