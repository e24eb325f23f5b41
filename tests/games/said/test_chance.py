"""Coins and dice."""

import pytest

from tests.games.said import cards
from tests.games.said.duels import effect, resolve

COIN = "Flip a coin. If heads, draw a card. If tails, your opponent draws a card."


def test_one_side_of_the_coin_is_up() -> None:
    scene = cards.spell(COIN)
    scene.red(hand=["Sayer"], deck=["Gust"] * 2).blue(hand=[], deck=["Hush"] * 2)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    drawn = [len(scene.game.zones[scene.game.hand_zone(seat)]) for seat in (0, 1)]
    assert sum(drawn) == 1


def test_the_coin_falls_in_another_game_too() -> None:
    scene = effect(COIN)
    scene.red(hand=["Sayer"], deck=["Fox"] * 2).blue(hand=[], deck=["Even"] * 2)

    resolve(scene)

    drawn = [len(scene.game.zones[scene.game.hand_zone(seat)]) for seat in (0, 1)]
    assert sum(drawn) == 1


def test_a_die_tells_how_much() -> None:
    scene = cards.spell(
        "Roll a die. Deal damage equal to the result to your opponent. If it is 7 or more, draw a card."
    )
    scene.red(hand=["Sayer"], deck=["Gust"]).blue(deck=["Hush"] * 10)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    assert 4 <= len(scene.game.zones[scene.game.deck_zone(1)]) <= 9
    scene.then.red.has(hand=[])


@pytest.mark.parametrize("text", ["If heads, draw a card.", "Draw cards equal to the number rolled."])
def test_nothing_falls_that_was_not_thrown(text: str) -> None:
    from cardwright.text.errors import CardFileError

    with pytest.raises(CardFileError, match=r"was (flipped|rolled) before"):
        cards.spell(text)
