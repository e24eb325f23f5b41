"""What is asked of a deed that is answered: "When you reveal a card and it is a drill", "while your hand is empty"."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, said


@pytest.mark.parametrize(
    "text",
    [
        "When you reveal a card for damage and it is a drill: Put it into play instead of discarding it.",
        "When you reveal a card for damage, if it is a drill: Put it into play instead of discarding it.",
    ],
)
def test_a_drill_that_is_revealed_is_put_into_play(text: str) -> None:
    for first, row in (("Post", ["Post"]), ("Wall 1", [])):
        scene = drill(f"Reaction: {text}")
        scene.red(hand=["Hit 2"])
        scene.blue(drill_row=["Sayer"], deck=[first, *walls(5, 5)])

        scene.when.red.plays("Hit 2")
        scene.when.blue.does("react with Sayer")

        scene.then.blue.has(drill_row=row)


def test_an_order_of_words_never_moves_a_header() -> None:
    text = "Reaction: When your opponent activates an attack and your hand is empty, draw a card."
    wanted = "Reaction: When your opponent activates an attack: If your hand contains no cards, draw a card."
    assert said("dojo", "drill", text) == wanted
    assert not said("dojo", "drill", text.replace("Reaction", "Action")).startswith("Whenever")
