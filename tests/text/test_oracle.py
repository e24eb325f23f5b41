"""Lark's Earley parser, on the same table, finds the same readings as ours."""

import pytest

from cardwright.text import CardFacts, Vocabulary
from cardwright.text.language import language_for
from cardwright.text.parse import Parser
from cardwright.text.tokens import split_sentences, split_words
from tests.text.corpus import CANONICAL, ledger_examples
from tests.text.oracle import Oracle

SENTENCES = sorted(
    {
        sentence.strip() + "."
        for text in (*(text for _, _, text in ledger_examples()), *(text for _, text in CANONICAL))
        for sentence in text.split(".")
        if sentence.strip()
    }
)


@pytest.mark.parametrize("text", SENTENCES)
def test_earley_finds_the_same_readings(text: str, witches: Vocabulary) -> None:
    language = language_for(witches)
    (words,) = split_sentences(split_words(text), text)
    lattice = language.lattice(words, CardFacts())
    ours = Parser(language.table, lattice).readings("sentence")
    assert ours
    assert Oracle(language, lattice).values() == set(ours)
