"""Keywords that are told by what they mean in general."""

from __future__ import annotations

from cardwright.text.check import Senseless
from cardwright.text.tree import MEANT, Keyword
from cardwright.text.words import Vocabulary


def meant(keyword: Keyword, vocabulary: Vocabulary) -> Keyword:
    """Find the game's keyword for what is told by its meaning."""
    if not keyword.name.startswith(MEANT):
        return keyword
    means = keyword.name.removeprefix(MEANT)
    for name, entry in vocabulary.words.keywords.items():
        if entry.means == means:
            return Keyword(name)
    raise Senseless("what is left of damage is lost in this game", "damage")
