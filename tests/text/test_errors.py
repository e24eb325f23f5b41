"""A text that cannot be understood is told with place, word and cure."""

from dataclasses import replace

import pytest
from msgspec import structs

from cardwright.text import CardFacts, CardTextError, Vocabulary, parse_text
from cardwright.text.report import read_alone
from tests.text.corpus import CREATURE, ENCHANTMENT, SPELL


def error_of(text: str, vocabulary: Vocabulary, facts: CardFacts) -> CardTextError:
    with pytest.raises(CardTextError) as caught:
        parse_text(text, vocabulary, facts)
    return caught.value


@pytest.mark.parametrize(
    ("text", "word", "cure"),
    [
        ("Deal 2 damage to taget enemy creature.", "taget", "Deal 2 damage to target enemy creature."),
        ("Destroy target craeture.", "craeture", "Destroy target creature."),
        ("Draw 2 crads.", "crads", "Draw 2 cards."),
        ("Destroy a the creature.", "creature", "Destroy a creature."),
        ("Deal 3 damage target creature.", "target", "Deal 3 damage to target creature."),
        ("Look at the top 3 cards for your deck.", "your", "Look at the top 3 cards of your deck."),
        ("Destroy very target creature.", "very", "Destroy target creature."),
    ],
)
def test_the_caret_is_under_the_word_and_a_single_edit_cures_it(
    text: str, word: str, cure: str, witches: Vocabulary
) -> None:
    problem = error_of(text, witches, SPELL).problem
    assert text[problem.start : problem.end] == word
    assert cure in problem.suggestions
    for suggestion in problem.suggestions:
        parse_text(suggestion, witches, SPELL)


def test_an_error_names_file_line_and_card(witches: Vocabulary) -> None:
    error = error_of("Draw 2 cards. Destory target creature.", witches, SPELL).at("cards.toml", 41, "Iron Guard")
    assert str(error).splitlines() == [
        "cards.toml:41  Iron Guard",
        "    Draw 2 cards. Destory target creature.",
        '                  ^^^^^^^ unknown word "Destory", did you mean "destroy"?',
        "    try: Draw 2 cards. Destroy target creature.",
    ]


def test_the_caret_stands_under_its_own_line(witches: Vocabulary) -> None:
    error = error_of("Guard.\nThis cannot atack.", witches, CREATURE)
    assert str(error).splitlines()[:2] == [
        "    This cannot atack.",
        '                ^^^^^ unknown word "atack", did you mean "attack"?',
    ]


def test_a_text_that_breaks_off_is_marked_at_its_end(witches: Vocabulary) -> None:
    problem = error_of("Deal 2 damage to", witches, SPELL).problem
    assert problem.start == len("Deal 2 damage to")
    assert "breaks off" in problem.message


def test_a_verb_of_other_games_is_named_as_such(witches: Vocabulary) -> None:
    assert 'nothing can "suspend" in this game' in str(error_of("Suspend a creature.", witches, SPELL))


@pytest.mark.parametrize(
    ("facts", "text", "told"),
    [
        (CREATURE, "Draw a card.", "say when it happens"),
        (CREATURE, "Attach to target creature.", "only a card that is attached"),
        (ENCHANTMENT, "Friendly creatures have +1/+0.", "what it is attached to"),
        (ENCHANTMENT, "", "what it is attached to"),
        (SPELL, "Draw 2 creatures.", "only cards in general"),
        (SPELL, "Destroy target attack.", "cannot be the object"),
        (SPELL, "Cancel target creature on the battlefield.", "cannot be cancelled"),
        (SPELL, "Destroy target Reaction item.", "no item is of this kind"),
        (SPELL, "Otherwise, draw a card.", "nothing comes before"),
        (SPELL, "Prevent it.", "means no damage"),
    ],
)
def test_what_can_do_nothing_is_an_error(facts: CardFacts, text: str, told: str, witches: Vocabulary) -> None:
    assert told in str(error_of(text, witches, facts))


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets 2 attack.",
        "Your opponent pays.",
        "Draw cards card.",
        "(Draw a card.",
        "Draw a card; the target creature.",
    ],
)
def test_half_a_sentence_is_refused(text: str, witches: Vocabulary) -> None:
    error_of(text, witches, SPELL)


def test_an_ambiguous_text_shows_both_readings(witches: Vocabulary) -> None:
    error = error_of("Your opponent draws 2 cards. They cannot be targeted this turn.", witches, SPELL)
    assert "two ways" in error.problem.message
    assert error.problem.suggestions == (
        "Your opponent draws 2 cards. They cannot be targeted this turn.",
        "Your opponent draws 2 cards. That player cannot be targeted this turn.",
    )


@pytest.mark.parametrize(
    ("text", "cure"),
    [
        ("Destroy craeture with atack 2 or less.", "Destroy creature with attack 2 or less."),
        ("Draw 2 cards, your oponent discard 1.", "Draw 2 cards, your opponent discard 1."),
        ("Look at hand of opponent.", "Look at the hand of opponent."),
    ],
)
def test_one_suggestion_may_mend_several_words(text: str, cure: str, witches: Vocabulary) -> None:
    assert cure in error_of(text, witches, SPELL).problem.suggestions


@pytest.mark.parametrize("text", ["Destroy target blue creature.", "Deal 2 damage to target creature not twice."])
def test_no_suggestion_leaves_out_or_trades_what_was_meant(text: str, witches: Vocabulary) -> None:
    assert error_of(text, witches, SPELL).problem.suggestions == ()


def test_a_suggestion_is_of_what_the_game_can_do(witches: Vocabulary) -> None:
    def nothing(_: object) -> bool:
        return False

    assert read_alone("Destroy target craeture.", witches, SPELL).suggestions == ("Destroy target creature.",)
    assert read_alone("Destroy target craeture.", witches, SPELL, nothing).suggestions == ()


def test_what_cannot_be_written_back_is_refused(witches: Vocabulary) -> None:
    text = "If your deck has 3 or more cards, draw a card."
    assert read_alone(text, witches, SPELL).ok
    verbs = tuple(verb for verb in witches.words.verbs if verb != "contain")
    fewer = replace(witches, words=structs.replace(witches.words, verbs=verbs), source="fewer verbs")
    assert "do not say this" in read_alone(text, fewer, SPELL).error
