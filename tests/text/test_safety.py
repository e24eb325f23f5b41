"""Untrusted text ends quickly, whatever it is."""

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.text import CardFacts, CardTextError, Vocabulary, parse_text
from cardwright.text.language import language_for
from tests.text.corpus import CREATURE, SPELL

NASTY = [
    "Draw a card. " * 2000,
    "Draw a card and " * 60 + "draw a card",
    "Destroy target " + "friendly " * 70 + "creature.",
    "Destroy target creature with attack " + "twice half " * 30 + "2, rounded up.",
    "Deal damage equal to " + "the number of creatures plus " * 12 + "1 to target creature.",
    "Destroy " + "target creature and " * 35 + "target creature.",
    "Whenever " + "this attacks or " * 20 + "this attacks, draw a card.",
    "If you control a creature, " * 12 + "draw a card.",
    "Destroy the owner of the owner of the owner of the owner of the owner of it's creature.",
    "It's owner's owner's owner's owner's owner's owner's hand.",
    "Target creature gets +99999999999999999999/+1.",
    "Draw 99999999999999999999999999 cards.",
    "F" * 1500,
    "'s" * 500,
    "\x00\ud7ff\u202e" * 50,
    "/" * 900,
    "((((((((((" * 40,
    '"' * 300,
    "\n" * 1500,
    ". . . . .",
    "",
    "   ",
]


def outcome(text: str, vocabulary: Vocabulary, facts: CardFacts) -> CardTextError | None:
    """Return the error of a text, None if it has a meaning."""
    try:
        parse_text(text, vocabulary, facts)
    except CardTextError as error:
        return error
    return None


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_a_nasty_text_ends_quickly(text: str, witches: Vocabulary) -> None:
    start = perf_counter()
    outcome(text, witches, SPELL)
    assert perf_counter() - start < 5


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_random_words_end_in_a_meaning_or_an_error(witches: Vocabulary, data: st.DataObject) -> None:
    words = sorted(language_for(witches).known)
    text = " ".join(data.draw(st.lists(st.sampled_from([*words, ",", ".", "+1/+1", "2F", "X"]), max_size=30)))
    error = outcome(text, witches, CREATURE)
    assert error is None or error.problem.start <= len(text) + 1


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200))
def test_random_characters_end_in_a_meaning_or_an_error(witches: Vocabulary, text: str) -> None:
    error = outcome(text, witches, SPELL)
    assert error is None or str(error)
