"""What another player chooses from, in notes; and what is done on each perfect defense."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, said, tactic


@pytest.mark.parametrize("text", ["opp: lose 2 energy or discard 1", "opponent discards a card or loses 2 energy"])
def test_the_opponent_chooses(text: str) -> None:
    assert said("dojo", "tactic", text).startswith("Your opponent chooses one:")
    for choice, hand, energy in (("discard", 0, 2), ("lose", 1, 0)):
        scene = tactic(text)
        scene.red(hand=["Sayer"])
        scene.blue(hand=["Wall 1"], energy=2, deck=walls(1, 1))

        scene.when.red.does("play Sayer")
        first = (choice == "discard") == (text.startswith("opponent"))
        scene.when.blue.does("mode 1" if first else "mode 2")

        scene.then.blue.has(hand=hand)
        scene.then.blue.changed(energy_pile=energy - 2)


def test_each_perfect_defense_is_heard() -> None:
    scene = drill("Ongoing: perfect defense -> +1 energy")
    scene.red(hand=["Hit 2"])
    scene.blue(drill_row=["Sayer"], deck=walls(2, 5, 5), energy=0)

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=["Wall 2"])
    scene.then.blue.changed(energy_pile=1)
