"""A cache of understood texts in the user's cache directory; without one, texts are simply read again."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from cardwright.text.tree import Abilities
from cardwright.text.words import CardFacts, Vocabulary

if TYPE_CHECKING:
    from cardwright.text.language import Language

LIMIT: Final = 20_000

Entries = dict[str, msgspec.Raw]


@cache
def table_key() -> str:
    """Hash what the folder tells of the language's sources, so that a change of the table empties the cache.

    Their sizes and times are enough: to read all of them took a third of the time of loading a set of cards.
    """
    told: list[str] = []
    home = Path(__file__).parent
    for folder in (home, *sorted(path for path in home.iterdir() if path.is_dir())):
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    seen = entry.stat()
                    told.append(f"{folder.name}/{entry.name} {seen.st_size} {seen.st_mtime_ns}")
    return sha256("\n".join((str(home), *sorted(told))).encode()).hexdigest()


def cache_directory() -> Path:
    """Return the directory for cached texts."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    root = Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache"
    return root / "cardwright"


@cache
def entries_decoder() -> msgspec.msgpack.Decoder[Entries]:
    """Make the decoder of a cache file once."""
    return msgspec.msgpack.Decoder(Entries)


@cache
def abilities_decoder() -> msgspec.msgpack.Decoder[Abilities]:
    """Make the decoder of abilities once."""
    return msgspec.msgpack.Decoder(Abilities)


class AbilityCache:
    """The understood texts of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary, use: bool = True) -> None:
        self.vocabulary = vocabulary
        self.use = use
        self.changed = False
        self.entries: Entries = {}
        if use:
            words = "\n".join((vocabulary.source, *sorted(vocabulary.names)))
            key = sha256((table_key() + words).encode()).hexdigest()[:32]
            self.path = cache_directory() / f"texts-{key}.msgpack"
            self.load()

    @property
    def language(self) -> Language:
        """The language, built only when a text must be read."""
        from cardwright.text.language import language_for

        return language_for(self.vocabulary)

    def load(self) -> None:
        """Read the cache file; a damaged or missing one is empty."""
        try:
            self.entries = entries_decoder().decode(self.path.read_bytes())
        except (OSError, msgspec.DecodeError):
            self.entries = {}

    def key(self, text: str, facts: CardFacts) -> str:
        """Hash a text with what the language knows of its card."""
        return sha256("\0".join((text, facts.name, facts.type, facts.kind)).encode()).hexdigest()[:32]

    def get(self, text: str, facts: CardFacts) -> Abilities | None:
        """Return the abilities of a text read before."""
        raw = self.entries.get(self.key(text, facts)) if self.use else None
        if raw is None:
            return None
        try:
            return abilities_decoder().decode(raw)
        except msgspec.DecodeError:
            return None

    def put(self, text: str, facts: CardFacts, abilities: Abilities) -> None:
        """Keep the abilities of a text."""
        if self.use:
            self.entries[self.key(text, facts)] = msgspec.Raw(msgspec.msgpack.encode(abilities))
            self.changed = True

    def save(self) -> None:
        """Write the cache file."""
        if self.changed and len(self.entries) <= LIMIT:
            write_in_one_move(self.path, msgspec.msgpack.encode(self.entries))


class WholeFile:
    """What a card file was understood to say, until a word of it, of its vocabulary or of the language changes."""

    def __init__(self, file: Path, source: str, vocabulary: Vocabulary) -> None:
        place = sha256(str(file.resolve()).encode()).hexdigest()[:32]
        self.path = cache_directory() / f"cards-{place}.msgpack"
        self.key = sha256("\0".join((table_key(), vocabulary.source, source)).encode()).digest()

    def get(self) -> bytes | None:
        """Return what was kept, if it is of this very file."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None
        return content[len(self.key) :] if content.startswith(self.key) else None

    def put(self, content: bytes) -> None:
        """Keep what was understood, in the place of what an earlier file said."""
        write_in_one_move(self.path, self.key + content)


def write_in_one_move(path: Path, content: bytes) -> None:
    """Write a cache file whole or not at all; if it cannot be done nothing is lost but time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).replace(path)
    except OSError:
        return
