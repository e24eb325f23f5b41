"""Patterns that stand for several wordings, and what a game's keywords mean in each of them."""

import pytest

from cardwright import games
from cardwright.text import CardFacts, load_vocabulary
from cardwright.text.language import language_for
from cardwright.text.reading import read_text
from cardwright.text.wordings import all_told, spelled_out


@pytest.mark.parametrize(
    ("pattern", "wordings"),
    [
        ("attacks first", ["attacks first"]),
        ("(attacks|strikes) first", ["attacks first", "strikes first"]),
        ("[in fights,] it wins", ["in fights, it wins", "it wins"]),
        (
            "with [the|a] (lower|smaller) Spe",
            [f"with {one}{two} Spe" for one in ("the ", "a ", "") for two in ("lower", "smaller")],
        ),
        ("count~ as [an] orange creature", ["count~ as an orange creature", "count~ as orange creature"]),
    ],
)
def test_every_wording_of_a_pattern_is_told(pattern: str, wordings: list[str]) -> None:
    assert spelled_out(pattern) == tuple(wordings)


@pytest.mark.parametrize("name", games.ids())
def test_no_pattern_is_left_in_the_words_of_a_keyword(name: str) -> None:
    keywords = load_vocabulary(games.find(name).home / "words.toml").words.keywords.values()
    assert not [told for one in keywords for told in all_told((*one.synonyms, *one.said)) if set(told) & set("()[]|")]


@pytest.mark.parametrize(
    "text",
    [
        "In each fight the creature with the smaller Spe strikes first.",
        "Slower creatures go first in fights.",
        "The order of Spe is reversed.",
    ],
)
def test_all_wordings_of_a_keyword_are_read_as_one(text: str) -> None:
    language = language_for(load_vocabulary(games.find("tempest").home / "words.toml"))
    facts = CardFacts("Sayer", "field", "")
    plain = read_text("In fights, the slower creature attacks first.", language, facts)
    assert read_text(text, language, facts) == plain
