"""What is asked of all of some things is not asked of any of them."""

import pytest

from tests.games.said.cards import said


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("wellspring", "spell", "If all your creatures are attacking, draw a card."),
        ("dojo", "tactic", "If all the cards in your hand are drills, draw 2 cards."),
        ("dojo", "tactic", "If every card in your hand is a drill, draw 2 cards."),
    ],
)
def test_all_are_not_any(game: str, kind: str, text: str) -> None:
    assert "asked of any of them" in said(game, kind, text)


def test_all_that_is_done_to_is_another_matter() -> None:
    assert said("wellspring", "creature", "All your creatures have Guard if you have no cards in hand.").startswith(
        "If"
    )
