"""The file `words.toml` of a game: read and checked."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import msgspec

from cardwright.text.errors import VocabularyError
from cardwright.text.words import Vocabulary, Words

CARD_NAME: Final = re.compile(r'^name = "(.+)"$', re.MULTILINE)


def load_vocabulary(path: Path) -> Vocabulary:
    """Read a game's words.toml."""
    try:
        source = path.read_text(encoding="utf-8")
        words = msgspec.convert(tomllib.loads(source), Words)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise VocabularyError(f"{path}: {error}") from None
    cards = path.parent / "cards.toml"
    names = CARD_NAME.findall(cards.read_text(encoding="utf-8")) if cards.is_file() else []
    return Vocabulary(check_words(words, str(path)), source, cards=frozenset(names))


def check_words(words: Words, path: str) -> Words:
    """Refuse words that name a noun, stat or verb which is not there."""
    from cardwright.text.lexicon import VERBS

    known = {verb.id for verb in VERBS}
    wrong = [f"unknown verb {verb!r}" for verb in words.verbs if verb not in known]
    wrong += [f"unknown stat {stat!r} in pair" for stat in words.pair if stat not in words.stats]
    wrong += [
        f"noun {name!r} is a kind of the unknown noun {of!r}"
        for name, noun in words.nouns.items()
        for of in noun.of
        if of not in words.nouns
    ]
    if wrong:
        raise VocabularyError(f"{path}: " + "; ".join(wrong))
    return words
