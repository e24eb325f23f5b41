"""Finding what a word on the command line means: a game, a deck, a file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright import games
from cardwright.cli.trouble import CONTENT, Trouble
from cardwright.engine.deck import Deck, find_deck, read_lines
from cardwright.engine.errors import SetupError
from cardwright.engine.options import nearest, read_options

if TYPE_CHECKING:
    from cardwright.engine.entry import GameEntry


def find_game(name: str) -> GameEntry:
    """A game by its id, in any spelling of capitals."""
    known = list(games.ids())
    if name.lower() not in known:
        raise Trouble([f"there is no game {name!r}{nearest(name, known)}; games are {', '.join(known)}"])
    return games.find(name.lower())


def read_text(path: Path) -> str:
    """A file's text; why it cannot be read is said in one line."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble([f"cannot read {path}: {(error.strerror or str(error)).lower()}"]) from None
    except UnicodeDecodeError:
        raise Trouble([f"cannot read {path}: it is not a text file (UTF-8)"], CONTENT) from None


def choose_deck(entry: GameEntry, word: str) -> Deck:
    """A preset deck by id or name, or the one deck of a file."""
    path = Path(word)
    if path.is_file() and not any(word.lower() in (deck.id, deck.name.lower()) for deck in entry.decks()):
        decks = read_decks(path)
        if len(decks) != 1:
            raise Trouble([f"{path} holds {len(decks)} decks: keep the one to play with"])
        return decks[0]
    if not path.is_file() and ("/" in word or path.suffix):
        raise Trouble([f"there is no deck file {word}"])
    return find_deck(entry.decks(), word)


def read_option_words(entry: GameEntry, words: list[str]) -> tuple[dict[str, str], list[str]]:
    """Every rule option with its value from words such as name=value, and all that is wrong with them."""
    problems: list[str] = []
    values: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            problems.append(f"--option needs name=value, not {word!r}")
        values[name.strip()] = value.strip()
    try:
        values = read_options(entry.options, values)
    except SetupError as error:
        problems += error.problems
    return values, problems


def read_decks(path: Path) -> list[Deck]:
    """The decks of a file: lines such as "2 Name of a Card", or TOML with `cards`, alone or under [[deck]]."""
    text = read_text(path)
    if path.suffix != ".toml":
        return [Deck(path.stem, path.stem, "", tuple(read_lines(text.splitlines())))]
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Trouble([f"{path}: {error}"], CONTENT) from None
    listed = tables.get("deck", [tables])
    decks: list[Deck] = []
    for number, table in enumerate(listed if isinstance(listed, list) else [listed], 1):
        cards = table.get("cards") if isinstance(table, dict) else None
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise Trouble(
                [f'{path}: deck {number} needs a list of cards, such as cards = ["2 Name of a Card"]'], CONTENT
            )
        name = str(table.get("name", table.get("id", path.stem)))
        decks.append(Deck(str(table.get("id", name)), name, str(table.get("plan", "")), tuple(read_lines(cards))))
    return decks
