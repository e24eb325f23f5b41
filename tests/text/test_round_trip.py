"""What is printed is read again as the same: for random sentences that the table itself makes."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.text import CardFacts, Vocabulary
from cardwright.text.check import Senseless
from cardwright.text.errors import CardTextError
from cardwright.text.language import Language, language_for
from cardwright.text.printing import write_text
from cardwright.text.reading import is_sayable, read_text, understand
from cardwright.text.referents import Unresolved
from cardwright.text.report import distinct_facts
from cardwright.text.sections import Misfit
from cardwright.text.tree import Abilities
from tests.text.derive import Deriver

TRIES = 6


def random_abilities(language: Language, seed: int, depth: int) -> tuple[Abilities, CardFacts] | None:
    """Derive one or two sentences and keep them if they make sense on a random sort of card."""
    choices = random.Random(seed)
    facts = choices.choice(distinct_facts(language.vocabulary))
    sentences = [
        Deriver(language, choices.randrange).derive("sentence", depth) for _ in range(choices.choice((1, 1, 2)))
    ]
    if None in sentences:
        return None
    try:
        abilities = understand(sentences, language, facts)
    except (Misfit, Unresolved, Senseless):
        return None
    # What cannot be written is refused when it is read: "cards of this game do not say this".
    return (abilities, facts) if is_sayable(abilities, language) else None


def check_round_trip(vocabulary: Vocabulary, seed: int, depth: int) -> None:
    language = language_for(vocabulary)
    tries = (random_abilities(language, seed * TRIES + number, depth) for number in range(TRIES))
    found = next((each for each in tries if each is not None), None)
    if found is None:
        return
    abilities, facts = found
    text = write_text(abilities, language)
    try:
        again = read_text(text, language, facts)
    except CardTextError:
        return
    # A derived value may hold the same in another form; what was read is in the usual one.
    assert write_text(again, language) == text


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.integers(7, 12))
def test_random_abilities_are_printed_and_read_back(witches: Vocabulary, seed: int, depth: int) -> None:
    check_round_trip(witches, seed, depth)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.integers(7, 12))
def test_another_vocabulary_makes_the_round_too(smiths: Vocabulary, seed: int, depth: int) -> None:
    check_round_trip(smiths, seed, depth)


def test_the_derivations_make_sense_often_enough(witches: Vocabulary) -> None:
    language = language_for(witches)
    made = [each for seed in range(300) if (each := random_abilities(language, seed, 9)) is not None]
    assert len(made) > 10
    refused = 0
    for abilities, facts in made:
        try:
            read_text(write_text(abilities, language), language, facts)
        except CardTextError:
            refused += 1
    assert refused <= len(made) / 5


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then discard two cards.",
        "your opponent's creatures cannot attack",
        "If your hand is empty, draw three cards.",
        "When this dies, you may draw a card.",
    ],
)
def test_what_is_accepted_is_printed_and_read_back(text: str, witches: Vocabulary) -> None:
    language = language_for(witches)
    facts = CardFacts("", "creature", "") if "this" in text or "creatures" in text else CardFacts("", "spell", "")
    abilities = read_text(text, language, facts)
    assert read_text(write_text(abilities, language), language, facts) == abilities
