"""Different ones: of different elements, no two of the same name, how many different there are."""

import pytest

from cardwright.testing import Scene
from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import buff, spell, tactic
from tests.games.said.duels import effect, resolve


def cast(scene: Scene) -> Scene:
    """Red plays Sayer and both pass."""
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    "text",
    [
        "Return two creature cards of different elements from your mana pool to your hand.",
        "Return two creature cards, each of a different element, from your mana pool to your hand.",
    ],
)
def test_the_second_is_of_another_element(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], mana_pool=["Gale Rider", "Mist Heron", "Moss Ox"])

    cast(scene)
    scene.when.red.does("choose Gale Rider")

    scene.then.red.has(hand=["Gale Rider", "Moss Ox"])


def test_cards_of_one_faction_are_not_destroyed_together() -> None:
    scene = buff("Destroy 2 enemy cards of different factions.")
    scene.red(hand=["Sayer"])
    scene.blue(field=["Gnatling", "Gnatling", "Tower Ox"])

    deploy(scene, "Sayer")
    scene.when.red.does("choose Gnatling")

    scene.then.blue.has(field=["Gnatling"])


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each different element among creatures in play.", 2),
        ("Draw a card for each creature in play with a different name.", 3),
        ("Draw a card for each different type of card in your mana pool.", 2),
        ("If no two creatures you control share an element, draw a card.", 1),
        ("If no two creatures in play share an element, draw a card.", 0),
        ("If two creatures in play have the same element, draw a card.", 1),
        ("If you control two creatures with the same name, draw a card.", 0),
        ("If you control two creatures with different elements, draw a card.", 1),
        ("If all creatures you control have different names, draw a card.", 1),
    ],
)
def test_what_differs_is_counted(text: str, drawn: int) -> None:
    scene = spell(text)
    scene.red(
        hand=["Sayer"], battlefield=["Moss Ox", "Gale Rider"], mana_pool=["Gust", "Hush", "Moss Ox"], deck=["Gust"] * 6
    )
    scene.blue(battlefield=["Mist Heron"])

    cast(scene)

    scene.then.red.has(deck=6 - drawn)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each different card type in your discard pile.", 2),
        ("If no two cards in your discard pile share a name, draw a card.", 0),
    ],
)
def test_what_differs_in_a_pile_is_counted(text: str, drawn: int) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], discard_pile=["Hit 1", "Bell", "Bell"], deck=["Hit 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=5 - drawn)


def test_traits_that_characters_have_more_or_less_of_are_counted() -> None:
    scene = duels.spell("Draw a card for each different trait among your characters.")
    scene.red(hand=["Sayer"], field=["Pawn", "Cart"], deck=["Alms"] * 6)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=4)


def test_two_different_creatures_are_two() -> None:
    scene = effect("Kill two different enemy creatures.")
    scene.red(hand=["Sayer"]).blue(field=["Dam", "Fox"])

    resolve(scene)

    scene.then.blue.has(field=[])


@pytest.mark.parametrize("link", ["and", "plus"])
def test_two_sorts_are_counted_together(link: str) -> None:
    scene = spell(f"Draw cards equal to the number of creatures you control {link} creature cards in your mana pool.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], mana_pool=["Moss Ox", "Gust", "Moss Ox"], deck=["Gust"] * 6)
    cast(scene)
    scene.then.red.has(deck=3)

    other = duels.spell(f"Draw X cards, where X is the number of characters you control {link} cards in your grave.")
    other.red(hand=["Sayer"], field=["Pawn"], grave=["Alms", "Alms"], deck=["Alms"] * 6)
    other.when.red.plays("Sayer")
    other.then.red.has(deck=3)
