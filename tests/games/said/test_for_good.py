"""What is brought into play and may not simply leave it again: "if it would leave play, exile it instead"."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import said, spell, tactic


@pytest.mark.parametrize(
    "text", ["If it would die, exile it instead.", "If it would leave the battlefield, exile it instead."]
)
def test_what_came_back_is_exiled_as_it_dies(text: str) -> None:
    scene = spell(f"Return target creature from your graveyard to the battlefield. {text}")
    scene.red(hand=["Sayer", "Final Word"], mana_pool=["Moss Ox", "Pale Page", "Candle Child"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.plays("Final Word", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.red.has(exile=["Pale Page", "Candle Child", "Moss Ox"], battlefield=[])


@pytest.mark.parametrize(
    "text",
    [
        "If it would leave play, remove it from the game instead.",
        "If it would be discarded, remove it from the game instead.",
    ],
)
def test_a_drill_that_came_back_is_removed(text: str) -> None:
    scene = tactic(f"Put a drill from your discard pile into play. {text} Discard that drill.")
    scene.red(hand=["Sayer"], discard_pile=["Post"], deck=walls(1, 1, 1))

    scene.when.red.does("play Sayer")

    scene.then.red.has(drill_row=[], removed_pile=["Post"], discard_pile=["Sayer"])


def test_what_only_a_blow_would_kill_is_not_kept_for_good() -> None:
    text = "Deal 3 damage to target creature. If it would die, exile it instead."
    assert "say for how long" in said("wellspring", "spell", text)
