"""What the coverage-guided fuzzer does with its bytes: no text may crash the card language or keep it busy.

`make fuzz` runs it for some seconds in an environment of its own. The first byte picks the game, the second the
card; with its highest bit set, every two bytes that follow are a word of the game instead of text. If they end with a
zero byte, suggestions are sought as well, which takes a hundred times as long as reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of, read_corpus
from cardwright.text import Abilities, CardFacts, CardTextError, Vocabulary, parse_text, print_text
from cardwright.text.language import language_for
from cardwright.text.reading import read_text
from cardwright.text.report import possible_facts

ROOT: Final = Path(__file__).parents[2]
HASTE: Final = 2.0
"""Seconds for one text: far above what any needs, as the fuzzer's own instruments slow everything down."""


@dataclass(frozen=True)
class Tongue:
    """One game's reader, sorts of cards and words."""

    reader: Reader
    sorts: Sequence[CardFacts]
    words: Sequence[str]


def tongues() -> list[Tongue]:
    """The languages of all games."""
    found: list[Tongue] = []
    for game in games.ids():
        entry = games.find(game)
        reader = Reader(game, entry.home, entry.zone_kinds)
        words = [*language_for(reader.vocabulary).spellings, ",", ".", ":", '"', "(", ")", "+1", "-2", "3", "X"]
        found.append(Tongue(reader, possible_facts(reader.vocabulary), words))
    return found


def text_of(data: bytes, tongue: Tongue) -> tuple[CardFacts, str]:
    """The card and the text that the fuzzer's bytes stand for."""
    head, rest = data[:1] or b"\0", data[1:]
    facts = tongue.sorts[(head[0] & 0x7F) % len(tongue.sorts)]
    if head[0] < 0x80:
        return facts, rest.decode("utf-8", "replace")
    pairs = zip(rest[0::2], rest[1::2], strict=False)
    return facts, " ".join(tongue.words[(high << 8 | low) % len(tongue.words)] for high, low in pairs)


def plainly(text: str, vocabulary: Vocabulary, facts: CardFacts) -> Abilities:
    """Read a text without looking for suggestions."""
    return read_text(text, language_for(vocabulary), facts)


def read(data: bytes, known: list[Tongue]) -> None:
    """Read one text; what is accepted must be possible to print, and to read again as the same."""
    tongue = known[(data[0] if data else 0) % len(known)]
    facts, text = text_of(data[1:], tongue)
    start = process_time()
    vocabulary = tongue.reader.vocabulary
    reading = parse_text if data.endswith(b"\0") else plainly
    try:
        abilities = reading(text, vocabulary, facts)
    except CardTextError as error:
        error.explain()
    else:
        tongue.reader.is_possible(abilities)
        print_text(abilities, vocabulary)
    assert process_time() - start < HASTE, f"too slow: {text[:200]!r}"


def write_seeds(folder: Path, known: list[Tongue]) -> None:
    """The texts of the corpus as the fuzzer's first inputs."""
    for index, tongue in enumerate(known):
        for entry in read_corpus(ROOT / "corpus" / f"{tongue.reader.game}.toml"):
            facts = facts_of(entry.card, tongue.reader.vocabulary)
            sort = tongue.sorts.index(facts) if facts in tongue.sorts else 0
            seed = bytes((index, sort)) + entry.text.encode()
            (folder / f"{tongue.reader.game}-{entry.number}").write_bytes(seed)
