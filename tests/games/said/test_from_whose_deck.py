"""Whose zone a card comes from; what is flipped from a deck for damage still counts as in it."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import creature, drill, said


@pytest.mark.parametrize(
    "event",
    [
        "a card is discarded from {whose} deck",
        "a card goes from {whose} deck to {whose} discard pile",
        "a card is put from {whose} deck into {whose} discard pile",
    ],
)
@pytest.mark.parametrize(("whose", "energy"), [("your", 0), ("your opponent's", 2)])
def test_damage_discards_from_the_deck_of_the_one_it_hits(event: str, whose: str, energy: int) -> None:
    scene = drill(f"Ongoing: Whenever {event.format(whose=whose)}, gain 1 energy.")
    scene.red(drill_row=["Sayer"], character=["Nil"], deck=walls(5, 5, 5), hand=["Hit 3"])
    scene.blue(character=["Nil"], deck=walls(1, 5, 5))

    scene.when.red.plays("Hit 3")

    scene.then.red.has(energy_pile=energy)


@pytest.mark.parametrize(("whose", "hand"), [("your", 1), ("your opponent's", 0)])
def test_cards_come_back_from_whose_mana_pool_is_told(whose: str, hand: int) -> None:
    scene = creature(
        "When this enters the battlefield, return a creature card from your mana pool to your hand. "
        f"Whenever a card leaves {whose} mana pool, draw a card."
    )
    scene.red(hand=["Sayer"], mana_pool=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1 + hand)


@pytest.mark.parametrize("text", ["This attack cannot be blocked.", "Cannot be blocked."])
def test_what_nothing_blocks_would_take_the_whole_deck(text: str) -> None:
    assert '"blocked" does not fit here' in said("dojo", "attack", text)
