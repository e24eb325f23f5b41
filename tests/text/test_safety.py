"""Untrusted text ends quickly, whatever it is."""

import tracemalloc
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright import games
from cardwright.testing.corpus import Reader, read_corpus
from cardwright.text import CardFacts, CardTextError, Vocabulary, parse_text
from cardwright.text.language import language_for
from cardwright.text.report import possible_facts
from tests.text.corpus import CREATURE, SPELL

CORPUS = Path(__file__).parents[2] / "corpus"
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
    "creature " * 1_000_000,
    "Draw a card.\n" * 1_000_000,
    "a" * 10_000_000,
    "Draw a card, " * 150,
    "It deals damage equal to its attack to it. " * 40,
    "Destroy all creatures with attack 2 or more or health 3 or less and cost 2. " * 20,
    "the the the the target friendly enemy " * 11,
    'It gains "it gains "it gains "' * 20,
    "Whenever a creature attacks, " * 15 + "draw a card.",
    "Draw a cаrd.",  # a Cyrillic letter
    "Ｄｒａｗ　ａ　ｃａｒｄ。",
    "D\u0301raw a c\u200dard\ufeff.",
    "\U0001f0a1" * 600,
    "Draw ٣ cards.",
    "Draw ² cards.",
    "Deal -0 damage to target creature.",
    "Target creature gets +0x10/+1e9.",
]
HASTE = 0.1
MEMORY = 16_000_000


def outcome(text: str, vocabulary: Vocabulary, facts: CardFacts) -> CardTextError | None:
    """Return the error of a text, None if it has a meaning."""
    try:
        parse_text(text, vocabulary, facts)
    except CardTextError as error:
        return error
    return None


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_a_nasty_text_ends_quickly(text: str, witches: Vocabulary) -> None:
    outcome("Draw a crad.", witches, SPELL)
    spent: list[float] = []
    for _ in range(5):  # the best of five: other work on the machine is not the text's fault
        start = process_time()
        outcome(text, witches, SPELL)
        spent.append(process_time() - start)
    assert min(spent) < HASTE


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_a_nasty_text_takes_little_memory(text: str, witches: Vocabulary) -> None:
    outcome("Draw a crad.", witches, SPELL)
    tracemalloc.start()
    try:
        outcome(text, witches, SPELL)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MEMORY


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Draw a card. " * 2000, "text longer than 2000 characters"),
        ("Draw a card and " * 60 + "draw a card", "sentence longer than 80 words"),
        ("Draw 10000 cards.", '"10000" does not fit here'),
        ("Target creature gets +10000/+1.", '"+10000/+1" does not fit here'),
        ("Draw a cаrd.", 'unknown word "cаrd"'),
    ],
)
def test_what_is_too_much_is_said(text: str, told: str, witches: Vocabulary) -> None:
    error = outcome(text, witches, SPELL)
    assert error is not None
    assert told in error.problem.message


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


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_texts_of_every_game_may_be_torn_and_mixed(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games.ids()))
    entry = games.find(game)
    reader = Reader(game, entry.home, entry.zone_kinds)
    texts = [each.text for each in read_corpus(CORPUS / f"{game}.toml")]
    words = [
        word for text in data.draw(st.lists(st.sampled_from(texts), min_size=1, max_size=3)) for word in text.split()
    ]
    cuts = data.draw(st.lists(st.integers(0, len(words)), min_size=2, max_size=4))
    torn = " ".join(" ".join(words[min(cuts) : cut]) for cut in cuts)[:600]
    facts = data.draw(st.sampled_from(possible_facts(reader.vocabulary)))
    error = outcome(torn, reader.vocabulary, facts)
    assert error is None or str(error)
    reader.meaning(torn, facts)
