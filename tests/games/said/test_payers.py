"""Prices told of who pays them, and energy that cards in hand need."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "Items your enemy plays cost them 1 additional Fire mana.",
        "Items cost your opponent 1 Fire mana more to play.",
        "Your opponent pays F more for items.",
    ],
)
def test_an_enemy_pays_more(text: str) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer"], hand=["Stoke"]).blue(hand=["Stoke"])
    scene.when  # noqa: B018 - the scene begins

    for seat, more in ((0, 0), (1, 1)):
        stoke = scene.game.zones[scene.game.hand_zone(seat)][0]
        assert scene.game.changed_cost(stoke, seat, [1, 1, 0, 0, 0]) == [1 + more, 1, 0, 0, 0]


@pytest.mark.parametrize("text", ["The cost of your Attack cards is reduced by 1.", "You pay 1 less for Attack cards."])
def test_own_cards_cost_less_to_deploy(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], hand=["Gnatling"]).blue(hand=["Gnatling"])
    scene.when  # noqa: B018 - the scene begins

    for seat, price in ((0, 4), (1, 5)):
        card = scene.game.zones[scene.game.hand_zone(seat)][0]
        assert scene.game.changed_cost(card, seat, [5]) == [price]


def test_a_card_in_hand_needs_more_energy() -> None:
    for text, ask in (("+1 A", "can"), ("+3 Min", "cannot")):
        scene = duels.character(f"Your characters get {text}.")
        scene.red(field=["Sayer"], hand=["Pawn", "Alms"])

        getattr(scene.then.red, ask)("play Pawn")
