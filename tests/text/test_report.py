"""Texts without their cards: what they say, and what blocks most of them."""

from cardwright.text import Vocabulary
from cardwright.text.report import distinct_facts, read_all, read_alone


def test_a_text_is_understood_on_whatever_card_it_fits(witches: Vocabulary) -> None:
    for text in (
        "Draw two cards.",
        "When this creature attacks, draw a card.",
        "Attach to target creature. It has Guard.",
        "Friendly creatures have +1/+0.",
    ):
        assert read_alone(text, witches).ok, text
    assert read_alone("Draw two cards.", witches).canonical == "Draw 2 cards."


def test_an_error_is_told_with_its_suggestion(witches: Vocabulary) -> None:
    result = read_alone("Destroy taget creature.", witches)
    assert not result.ok
    assert result.error == 'unknown word "taget", did you mean "target"?'
    assert result.suggestions == ("Destroy target creature.",)
    assert result.column == len("Destroy ")
    assert not result.canonical


def test_what_blocks_most_texts_comes_first(witches: Vocabulary) -> None:
    report = read_all(["Draw a card.", "Zorp it.", "Draw a zorp.", "Frob it."], witches)
    assert [result.ok for result in report.results] == [True, False, False, False]
    assert report.blocked == (("zorp", 2), ("frob", 1))
    assert not report.ok
    assert read_all(["Draw a card."], witches).ok


def test_there_is_a_card_for_each_way_of_bearing_a_text(witches: Vocabulary) -> None:
    ways = {(witches.stays(facts), witches.attaches(facts)) for facts in distinct_facts(witches)}
    assert ways == {(False, False), (True, False), (True, True)}
