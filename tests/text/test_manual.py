"""The manual is made from the grammar, its examples are read and printed back, and its pages are up to date."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cardwright import games
from cardwright.cli.language import all_pages
from cardwright.effects.trial import trouble_with
from cardwright.text import CardFacts
from cardwright.text.handbook import Speaker, general_page
from cardwright.text.manual import Construct, constructs
from cardwright.text.printing import write_text
from cardwright.text.reading import read_text
from tests.cli.conftest import call_command

DOCS: Final = Path(__file__).parents[2] / "docs"


@cache
def speaker(game: str) -> Speaker:
    entry = games.find(game)
    return Speaker(entry.name, entry.home)


@pytest.mark.parametrize("game", games.ids())
def test_examples_are_canonical_and_possible(game: str) -> None:
    speaks = speaker(game)
    for example in speaks.examples:
        abilities = read_text(example.text, speaks.language, CardFacts("", example.type, example.kind))
        assert write_text(abilities, speaks.language) == example.text
        assert trouble_with(abilities, speaks.vocabulary, games.find(game).zone_kinds) is None, example.text


def test_most_patterns_have_an_example() -> None:
    listed: set[Construct] = set()
    found: set[Construct] = set()
    for game in games.ids():
        listed |= set(constructs(speaker(game).language))
        found |= set(speaker(game).shortest())
    assert len(listed & found) / len(listed) > 0.8


def test_every_pattern_is_in_the_manual() -> None:
    page = general_page([speaker(game) for game in games.ids()])
    for game in games.ids():
        for construct in constructs(speaker(game).language):
            assert construct.pattern in page


@pytest.mark.parametrize("name", ["language.md", *(f"language-{game}.md" for game in games.ids())])
def test_the_pages_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name], "make docs writes them anew"


@cache
def pages() -> dict[str, str]:
    return all_pages()


@pytest.mark.parametrize("game", games.ids())
def test_every_word_of_a_game_is_on_its_page(game: str) -> None:
    page = pages()[f"language-{game}.md"]
    vocabulary = speaker(game).vocabulary
    for noun in vocabulary.words.nouns:
        assert f"| {vocabulary.noun(noun)} | {vocabulary.noun(noun, True)} |" in page
    for group in ("stats", "zones", "phases", "keywords", "headers"):
        for key in getattr(vocabulary.words, group):
            assert f"| {vocabulary.phrase(group, key)} |" in page


def test_the_command_shows_a_page_or_writes_all(tmp_path: Path) -> None:
    assert call_command("language", "dojo").out == pages()["language-dojo.md"]
    call_command("language", "--write", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == set(pages())
