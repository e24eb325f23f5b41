"""Texts carried out in Dojo."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill, strike, tactic


@pytest.mark.parametrize(
    "text",
    [
        "This attack deals an additional two damage if your opponent has no drills in play.",
        "This attack deals 2 more damage unless your opponent controls a drill.",
        "If your opponent has fewer than one drills in play, this attack deals +2 damage.",
    ],
)
def test_an_attack_deals_more(text: str) -> None:
    for drills, lost in (([], 2), (["Bell"], 1)):
        scene = strike(text)
        scene.red(hand=["Sayer"])
        scene.blue(character=["Nil"], drill_row=drills, deck=walls(3, 3, 3))

        scene.when.red.plays("Sayer")

        scene.then.blue.has(discard_pile=walls(3, 3)[:lost])


@pytest.mark.parametrize(
    "text",
    [
        "Your next attack this round deals 3 more damage.",
        "Your next attack this round costs 1 less and gets +3 damage.",
    ],
)
def test_the_next_attack_gets_it_and_no_other(text: str) -> None:
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


def test_the_first_attack_of_the_round_gets_it() -> None:
    scene = drill("Ongoing: The first attack you make each round gets +3 damage.")
    scene.red(drill_row=["Sayer"], hand=["Hit 1", "Hit 1"])
    scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Hit 1")
    scene.then.blue.has(discard_pile=walls(3, 3))
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=walls(3, 3, 3))


def test_what_was_done_in_the_round_is_remembered() -> None:
    scene = strike("If you already attacked this round, draw a card.")
    scene.red(hand=["Sayer", "Sayer"], deck=walls(1, 1))
    scene.blue(character=["Nil"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")
    scene.then.red.has(hand=["Sayer"])
    scene.when.blue.passes()
    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(1))


def test_cards_cost_less_for_a_time() -> None:
    scene = tactic("Your attacks cost 1 less energy this round.")
    scene.red(hand=["Sayer", "Reading Strike"], energy=1)
    scene.blue(character=["Nil"], deck=walls(5, 5, 5))

    scene.when.red.cannot("play", "Reading Strike")
    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.red.plays("Reading Strike")

    scene.then.red.has(discard_pile=["Sayer", "Reading Strike"])


def test_a_card_has_its_own_price() -> None:
    scene = strike("This card costs 1 energy less for each drill you have in play.", "2 energy")
    scene.red(hand=["Sayer"], drill_row=["Bell", "Bell"])
    scene.blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(discard_pile=["Sayer"])


def test_a_card_is_free_under_a_condition() -> None:
    text = "You may play this card without paying its cost if your opponent has more drills than you."
    for drills in ([], ["Bell"]):
        scene = strike(text, "2 energy")
        scene.red(hand=["Sayer"])
        scene.blue(character=["Nil"], drill_row=drills, deck=walls(5, 5))
        if drills:
            scene.when.red.plays("Sayer")
        else:
            scene.when.red.cannot("play", "Sayer")


def test_what_cannot_be_played_is_not_offered() -> None:
    scene = strike("This card cannot be played if you have more than 2 cards in hand.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"])

    scene.when.red.cannot("play", "Sayer")


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent can't play tactics on their next turn.",
        "During their next turn, your opponent may not play tactic cards.",
    ],
)
def test_players_are_kept_from_tactics(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"])
    scene.blue(hand=["Spy", "Hit 1"])

    scene.when.red.plays("Sayer")

    scene.when.blue.cannot("play", "Spy")


@pytest.mark.parametrize(
    "text",
    [
        "When you perfectly defend with this card, draw 1 card.",
        "Defense: On a perfect block, draw a card.",
        "Defense: If this card makes a perfect defense, draw a card.",
    ],
)
def test_a_perfect_defense_is_rewarded(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=["Sayer", "Wall 1", "Wall 5"])

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=["Sayer", "Wall 1"])


def test_a_card_is_removed_instead_of_discarded() -> None:
    text = (
        "Reaction: When an opponent reveals a card for damage: Remove that card from the game instead of discarding it."
    )
    scene = drill(text)
    scene.red(hand=["Hit 2"], drill_row=["Sayer"])
    scene.blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.does("play Hit 2")
    scene.when.red.does("react with Sayer")

    scene.then.blue.has(removed_pile=walls(5), discard_pile=[])


def test_what_was_discarded_as_damage_is_counted_over_the_round() -> None:
    scene = tactic("Draw a card for each card your opponent has discarded as damage this round.")
    scene.red(hand=["Sayer", "Hit 4"], deck=walls(1, 1, 1, 1))
    scene.blue(character=["Nil"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Hit 4")
    scene.then.blue.has(discard_pile=walls(3, 3))
    scene.when.blue.passes()
    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(1, 1))


def test_their_last_turn_is_the_opponents() -> None:
    scene = tactic("If your opponent attacked on their last turn, draw 2 cards.")
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(1, 1, 5))
    scene.blue(character=["Nil"], hand=["Hit 1"], deck=walls(3, 3, 3))

    scene.when.red.plays("Hit 1")
    scene.when.blue.plays("Hit 1")
    scene.then.red.has(hand=["Sayer", "Wall 1"])
    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=[])


def test_no_damage_taken_is_told_from_some() -> None:
    for attacks, drawn in ((False, 1), (True, 0)):
        scene = tactic("If you took no damage on your opponent's last turn, draw a card.")
        scene.red(character=["Nil"], hand=["Sayer", "Hit 1"], deck=walls(3, 5, 5))
        scene.blue(character=["Nil"], hand=["Hit 1"], deck=walls(3, 3, 3))

        scene.when.red.plays("Hit 1")
        if attacks:
            scene.when.blue.plays("Hit 1")
        else:
            scene.when.blue.passes()
        scene.when.red.plays("Sayer")

        scene.then.red.has(hand=walls(3)[:drawn])


def test_a_card_goes_to_its_owner_only() -> None:
    with pytest.raises(Exception, match="its owner's"):
        tactic("Put a card from your opponent's discard pile into your hand.")
