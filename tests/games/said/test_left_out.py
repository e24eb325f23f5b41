"""What a text leaves out because it was said before, and what chance or a tie decides."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.said import cards
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to each enemy creature, 1 to each friendly one.",
        "Deal 2 damage to each enemy creature and 1 to each friendly creature.",
        "2 dmg to each enemy creature, 1 dmg to each friendly one",
    ],
)
def test_the_verb_and_the_noun_are_said_once(text: str) -> None:
    scene = cards.spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox"])
    scene.then.blue.has(battlefield=[])


def test_so_many_more_are_drawn_at_once() -> None:
    scene = cards.spell("Draw a card. If you control a creature, draw an additional card.")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=2)


@pytest.mark.parametrize(("weather", "tokens"), [("rain", 2), ("none", 1)])
def test_more_are_made_instead(weather: str, tokens: int) -> None:
    scene = effect("Create a Sapling token. If the weather is rain, create two instead.")
    scene.red(hand=["Sayer"]).at(weather=weather)

    resolve(scene)

    scene.then.red.has(field=["Sapling"] * tokens)


def test_another_is_of_the_same_sort() -> None:
    scene = effect("Target ally creature gets +2 Atk and another gets +2 Spe.")
    scene.red(hand=["Sayer"], field=["Even", "Dam"]).blue(field=["Fox"])

    scene.when.red.plays("Sayer", on="Even")
    scene.when.blue.does("close")

    scene.then.stat("Dam", spe=4)


@pytest.mark.parametrize("text", ["Both players discard their hands, then each draws two cards."])
def test_each_of_the_players_does_it(text: str) -> None:
    scene = cards.spell(text)
    scene.red(hand=["Sayer", "Gust"], deck=["Hush"] * 3).blue(hand=["Stoke"] * 3, deck=["Gust"] * 3)
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=["Hush", "Hush"])
    scene.then.blue.has(hand=["Gust", "Gust"])

    other = effect(text)
    other.red(hand=["Sayer", "Two Cards"], deck=["Fox"] * 3).blue(hand=["Fox"] * 3, deck=["Even"] * 3)
    resolve(other)
    other.then.red.has(hand=["Fox", "Fox"])
    other.then.blue.has(hand=["Even", "Even"])


def test_of_equals_one_is_chosen() -> None:
    scene = cards.spell("Destroy the enemy creature with the highest attack (your choice if tied).")
    scene.red(hand=["Sayer"]).blue(battlefield=["Boiler Hulk", "Boiler Hulk", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Boiler Hulk")

    scene.then.blue.has(battlefield=["Boiler Hulk", "Moss Ox"])


def test_equals_are_all_meant_if_nobody_chooses() -> None:
    scene = effect("Destroy the enemy creature with the highest Atk. If tied, destroy all of them.")
    scene.red(hand=["Sayer"]).blue(field=["Fox", "Fox", "Dam"])

    resolve(scene)

    scene.then.blue.has(field=["Dam"])


def test_cards_above_a_number_are_discarded() -> None:
    scene = cards.spell("Each player discards down to two cards.")
    scene.red(hand=["Sayer", "Gust"]).blue(hand=["Gust", "Gust", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.has(hand=["Gust", "Gust"])


def test_a_number_of_what_was_never_said_is_refused() -> None:
    with pytest.raises(CardFileError, match="so many of what"):
        effect("Draw a card. Destroy two.")
