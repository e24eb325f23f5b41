"""What each player did this way, what was moved from one to another, two told apart, and one more each time."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import creature, said, spell


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures. Each player draws a card for each creature they lost this way.",
        "Each player sacrifices two creatures, then draws a card for each creature they sacrificed this way.",
    ],
)
def test_each_player_counts_their_own(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3)
    scene.blue(battlefield=["Boiler Hulk", "Moss Ox"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=1)
    scene.then.blue.has(hand=2)


def test_each_player_counts_the_cards_that_they_discarded() -> None:
    scene = spell("Each player discards their hand, then draws a card for each card they discarded this way.")
    scene.red(hand=["Sayer", "Hush"], deck=["Gust"] * 3)
    scene.blue(hand=["Hush", "Stoke"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.has(hand=["Gust", "Gust"])


def test_what_you_lost_this_way_is_not_what_your_opponent_lost() -> None:
    scene = spell("Destroy all creatures. Draw a card for each creature you lost this way.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3)
    scene.blue(battlefield=["Boiler Hulk", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=1)


@pytest.mark.parametrize(
    "text",
    [
        "Move all damage from one of your creatures to an enemy creature.",
        "Transfer the damage on a friendly creature onto an enemy creature.",
        "Move 2 damage from a friendly creature to an enemy creature.",
    ],
)
def test_damage_is_moved(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Boiler Hulk (damage 2)"]).blue(battlefield=["Reed Sentinel"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Boiler Hulk"])
    scene.then.blue.has(battlefield=["Reed Sentinel (damage 2)"])


TWO = "Choose a friendly creature and an enemy creature. If yours has more attack, destroy the other one"


@pytest.mark.parametrize(
    ("text", "own", "own_left", "others"),
    [
        (f"{TWO}, otherwise draw a card.", "Boiler Hulk", True, False),
        (f"{TWO}. Otherwise, destroy yours.", "Moss Ox", False, True),
        (
            "Choose one of your creatures and one of your opponent's creatures. If theirs has more attack, destroy it.",
            "Reed Sentinel",
            True,
            False,
        ),
    ],
)
def test_two_are_told_apart_by_their_sides(text: str, own: str, own_left: bool, others: bool) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=[own]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[own] if own_left else [])
    scene.then.blue.has(battlefield=["Moss Ox"] if others else [])


def test_two_of_another_game_are_told_apart() -> None:
    scene = duels.effect(
        "Choose one of your creatures and an enemy creature. If yours has more attack, kill the other."
    )
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Emberling"])

    duels.resolve(scene)

    scene.then.blue.has(field=[])


def test_each_time_one_more_card_is_drawn_and_no_end_of_it() -> None:
    scene = spell("Whenever you draw a card, draw one more.", "Permanent")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5)

    scene.when.pass_until(active="blue", phase="main 1")
    scene.when.pass_until(active="red", phase="main 1")

    scene.then.red.has(hand=2, deck=3)


def test_each_time_one_more_damage_is_taken() -> None:
    scene = creature("Whenever your opponent takes damage, they take 1 more.")
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 5).at(phase="attack round")

    scene.when.red.attacks("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(deck=2)


def test_cards_drawn_are_heard_of_one_by_one() -> None:
    told = said("wellspring", "creature", "Whenever your opponent discards cards, draw a card.")

    assert told == "Whenever your opponent discards a card, draw a card."


@pytest.mark.parametrize(
    ("text", "deck", "pool"),
    [
        ("Deal 3 damage to target creature. Burn that much.", 1, 4),
        ("Deal damage equal to the number of creatures to target creature. Burn that many.", 3, 2),
    ],
)
def test_that_much_is_how_much_and_not_how_many(text: str, deck: int, pool: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust"] * 4).blue(battlefield=["Reed Sentinel"])

    scene.when.red.plays("Sayer", on="Reed Sentinel")
    scene.when.both_pass()

    scene.then.red.has(deck=deck, mana_pool=pool)


def test_one_creature_is_not_that_many() -> None:
    told = said("wellspring", "spell", "Destroy target creature. Your opponent burns that many.")

    assert told == '"that much" means no number here'
