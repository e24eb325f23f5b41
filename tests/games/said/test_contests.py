"""The player with more or less of something does it; nobody does where both have the same."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import spell, tactic


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 2, (1, 0)), (2, 0, (0, 1)), (1, 1, (0, 0))])
@pytest.mark.parametrize(
    "text",
    [
        "The player with fewer cards in hand draws a card.",
        "Whoever has the fewest cards in hand draws a card.",
        "The player who has fewer cards in their hand draws a card.",
    ],
)
def test_who_has_fewer_cards_draws(text: str, mine: int, theirs: int, drawn: tuple[int, int]) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", *["Hit 1"] * mine], deck=walls(3, 3))
    scene.blue(hand=["Hit 1"] * theirs, deck=walls(3, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=walls(3, 3)[drawn[0] :])
    scene.then.blue.has(deck=walls(3, 3)[drawn[1] :])


@pytest.mark.parametrize(("ours", "theirs", "lost"), [(2, 1, (1, 0)), (1, 2, (0, 1)), (1, 1, (0, 0))])
def test_who_controls_more_discards(ours: int, theirs: int, lost: tuple[int, int]) -> None:
    scene = spell("Whoever controls more creatures discards their hand.")
    scene.red(hand=["Sayer", "Moss Ox"], battlefield=["Barefoot Pilgrim"] * ours)
    scene.blue(hand=["Moss Ox"], battlefield=["Barefoot Pilgrim"] * theirs)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"][lost[0] :])
    scene.then.blue.has(hand=["Moss Ox"][lost[1] :])
