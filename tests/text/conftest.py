"""The vocabularies that the tests of the card language speak."""

from pathlib import Path

import pytest

from cardwright.text import Vocabulary, load_vocabulary

GAMES = Path(__file__).parents[2] / "src" / "cardwright" / "games"


@pytest.fixture(scope="session")
def witches() -> Vocabulary:
    """A game with elements, symbols in costs, a slash pair, a stack and reactions."""
    return load_vocabulary(GAMES / "wellspring" / "words.toml")


@pytest.fixture(scope="session")
def smiths() -> Vocabulary:
    """An invented game: other nouns, signed stats after their name, counted ore, other zones and phases."""
    return load_vocabulary(Path(__file__).parent / "smiths.toml")
