"""Options between commas, prices told with an event, what is still left, and the next attack that is played."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, fighter, spell, strike, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: draw a card, draw 2 cards, or your opponent discards a card.",
        "Choose one of the following effects: draw a card, draw 2 cards or your opponent discards a card.",
        "Choose 1: draw a card; draw 2 cards; or your opponent discards a card.",
    ],
)
def test_each_between_commas_is_an_option(text: str) -> None:
    for mode, drawn in (("mode 1", 1), ("mode 2", 2), ("mode 3", 0)):
        scene = spell(text)
        scene.red(hand=["Sayer"], deck=["Gust"] * 4)
        scene.blue(hand=["Gust"])

        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.when.red.does(mode)

        scene.then.red.has(deck=4 - drawn)


@pytest.mark.parametrize(
    "text",
    [
        "Discard a card or sacrifice a creature, then draw two cards.",
        "Discard a card or draw a card, then draw 2 cards.",
    ],
)
def test_what_is_done_then_is_done_after_either(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Gust"], battlefield=["Moss Ox"], deck=["Gust"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("mode 1")

    scene.then.red.has(deck=2)


@pytest.mark.parametrize(
    "text",
    ["When this attacks, discard a card: Draw 2 cards.", "When this attacks, you may discard a card: draw 2 cards."],
)
def test_a_price_told_with_an_event_may_be_paid(text: str) -> None:
    for answer, held in (("do it", 2), ("do not", 1)):
        scene = fighter(text).at(phase="attack")
        scene.red(hand=["Gnatling"], field=["Sayer"], deck=["Gnatling"] * 4)

        scene.when.red.attacks("Sayer")
        scene.when.red.does(answer)

        scene.then.red.has(hand=["Gnatling"] * held)


@pytest.mark.parametrize(
    "text",
    [
        "If you have no energy left, this attack gets +2 damage.",
        "If you have fewer than 2 cards left in hand, this attack gets +2 damage.",
        "If your opponent has 3 cards remaining in their deck, this attack gets +2 damage.",
    ],
)
def test_what_is_left_is_what_there_is(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"])
    scene.blue(character=["Nil"], deck=walls(3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(discard_pile=walls(3, 3))


@pytest.mark.parametrize(
    "text",
    ["The next attack you play this round deals +3 damage.", "The next attack you play this round gets +3 damage."],
)
def test_the_next_attack_that_is_played_gets_it(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"])
    scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")
    scene.then.blue.has(discard_pile=walls(3, 3))
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=walls(3, 3, 3))


def test_the_first_attack_that_is_played_gets_it() -> None:
    scene = drill("Ongoing: The first attack you play each round gets +3 damage.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1", "Hit 1"])
    scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=walls(3, 3))


@pytest.mark.parametrize(
    "text",
    [
        "Each player with fewer creatures than the other player draws a card.",
        "Each player who controls fewer creatures than the other player draws a card.",
    ],
)
def test_each_player_is_compared_with_the_other(text: str) -> None:
    for red, blue, drawn in ((1, 2, (1, 0)), (2, 1, (0, 1))):
        scene = spell(text)
        scene.red(hand=["Sayer"], battlefield=["Moss Ox"] * red, deck=["Gust"] * 4)
        scene.blue(battlefield=["Moss Ox"] * blue, deck=["Gust"] * 4)

        scene.when.red.plays("Sayer")
        scene.when.both_pass()

        scene.then.red.has(deck=4 - drawn[0])
        scene.then.blue.has(deck=4 - drawn[1])
