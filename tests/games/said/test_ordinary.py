"""Ordinary turns of speech, carried out."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import drill, tactic


@pytest.mark.parametrize(("hand", "drawn"), [(0, 0), (1, 2), (2, 0)])
def test_exactly_one_card(hand: int, drawn: int) -> None:
    scene = tactic("If you have exactly one card in hand, draw 2 cards.")
    scene.red(hand=["Sayer", *["Hit 1"] * hand], deck=walls(1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.red.changed(hand=drawn - 1)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to your opponent three times.",
        "Do this 3 times: deal 1 damage to your opponent.",
        "Deal 1 damage to your opponent. Repeat this twice.",
    ],
)
def test_damage_is_dealt_three_times(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"])
    scene.blue(character=["Nil"], deck=walls(2, 2, 2, 2))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(discard_pile=walls(2, 2, 2))


def test_what_is_done_three_times_in_phalanx() -> None:
    scene = duels.spell("Each player loses 1 life-energy, three times.")
    scene.red(hand=["Sayer", "Alms"], life=9).blue(life=9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=6)
    scene.then.blue.has(life=6)


def test_what_was_put_away_is_chosen_from() -> None:
    scene = tactic("Discard the top 3 cards of your deck. Put an attack card from among them into your hand.")
    scene.red(hand=["Sayer"], deck=["Wall 1", "Hit 1", "Bell", "Wall 2"], discard_pile=["Hit 4"])

    scene.when.red.plays("Sayer").does("choose Hit 1")

    scene.then.red.has(hand=["Hit 1"], deck=["Wall 2"])


def test_what_was_put_away_is_chosen_from_in_phalanx() -> None:
    scene = duels.spell("Put the top three cards of your deck into your grave. Return a spell among them to your hand.")
    scene.red(hand=["Sayer", "Alms"], deck=["Pawn", "Ruin", "Cap", "Soft"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Alms", "Ruin"], deck=["Soft"])


def test_a_drill_is_discarded_from_play() -> None:
    scene = tactic("Discard one of your drills from play. Draw a card.")
    scene.red(hand=["Sayer", "Hit 1"], drill_row=["Bell"], deck=walls(1, 2))

    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=[], hand=["Hit 1", "Wall 1"])


def test_the_attacks_of_both_players() -> None:
    scene = tactic("Until the end of the round, each player's attacks get +2 damage.")
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(3, 3, 3))
    scene.blue(character=["Nil"], hand=["Hit 2"], deck=walls(3, 3))

    scene.when.red.plays("Sayer")
    scene.when.blue.plays("Hit 2")

    scene.then.red.has(discard_pile=["Sayer", *walls(3, 3)])


def test_a_card_goes_elsewhere_if_its_player_likes() -> None:
    scene = drill(
        "Ongoing: When you play an attack card, you may put it on the bottom of your deck instead of discarding it."
    )
    scene.red(drill_row=["Sayer"], hand=["Hit 1"], deck=walls(1, 1))
    scene.blue(character=["Nil"], deck=walls(3, 3))

    scene.when.red.plays("Hit 1").does("do it")

    scene.then.red.has(deck=[*walls(1, 1), "Hit 1"], discard_pile=[])


def test_control_of_a_drill_is_taken() -> None:
    scene = tactic("Take control of target enemy drill until the end of the round.")
    scene.red(hand=["Sayer"], deck=walls(1, 1, 1)).blue(drill_row=["Bell"], deck=walls(1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=["Bell"])
    scene.then.blue.has(drill_row=[])
