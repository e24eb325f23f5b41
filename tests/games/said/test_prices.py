"""Prices that change by so much without a word of which resource."""

import pytest

from tests.games.said.cards import spell


@pytest.mark.parametrize(
    ("change", "price"),
    [
        ("1 less", [0, 1, 0, 0, 0]),
        ("2 less", [0, 0, 0, 0, 0]),
        ("3 less", [0, 0, 0, 0, 0]),
        ("1 less, to a minimum of 2", [1, 1, 0, 0, 0]),
        ("1 more", [2, 1, 0, 0, 0]),
    ],
)
def test_a_card_costs_more_or_less_of_its_own_element_then_of_the_others(change: str, price: list[int]) -> None:
    scene = spell(f"Items cost {change}.", "Permanent")
    scene.red(battlefield=["Sayer"], hand=["Stoke"])
    scene.when  # noqa: B018 - the scene begins

    stoke = scene.game.zones[scene.game.hand_zone(0)][0]
    assert scene.game.changed_cost(stoke, 0, [1, 1, 0, 0, 0]) == price
