"""Half of what was looked at or drawn."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import spell, tactic


@pytest.mark.parametrize(("rounded", "left"), [("", 3), (", rounded down", 3), (", rounded up", 2)])
def test_half_of_them_is_counted_when_it_is_done(rounded: str, left: int) -> None:
    scene = tactic(f"Reveal the top 5 cards of your deck. Put half of them{rounded} into your hand.")
    scene.red(hand=["Sayer"], deck=walls(1, 2, 3, 4, 5, 0))

    scene.when.red.plays("Sayer")
    scene.when.red.does("choose Wall 1").does("choose Wall 3")
    if left == 2:
        scene.when.red.does("choose Wall 5")

    scene.then.red.changed(hand=4 - left, deck=left - 5)


def test_half_of_what_was_drawn_is_discarded() -> None:
    scene = spell("Draw 4 cards, then discard half of them.")
    scene.red(hand=["Sayer", "Stoke"], deck=["Moss Ox", "Mist Heron", "Moss Ox", "Barefoot Pilgrim"] * 2)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.cannot("choose Stoke")
    scene.when.red.does("choose Mist Heron").does("choose Barefoot Pilgrim")

    scene.then.red.has(hand=["Stoke", "Moss Ox", "Moss Ox"])
