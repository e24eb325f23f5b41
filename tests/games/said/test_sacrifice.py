"""Sacrifices are one's own; piles are shuffled, put back and searched by name in Phalanx too."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import tactic
from tests.games.said.duels import character, effect, resolve, spell


def test_a_sacrifice_in_tempest_is_ones_own() -> None:
    scene = effect("Your opponent sacrifices a creature.")
    scene.red(hand=["Sayer"], field=["Dam"]).blue(field=["Fox"])

    resolve(scene)

    scene.then.red.has(field=["Dam"])
    scene.then.blue.has(field=[], discard_pile=["Fox"])


def test_a_sacrifice_in_phalanx_is_ones_own() -> None:
    scene = spell("Sacrifice a character. Draw 2 cards.")
    scene.red(hand=["Sayer"], field=["Hound"], deck=["Pawn"] * 4).blue(field=["Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(field=[], hand=["Pawn", "Pawn"])
    scene.then.blue.has(field=["Pawn"])


def test_a_sacrifice_in_dojo_is_ones_own() -> None:
    scene = tactic("Sacrifice a drill. Draw 2 cards.")
    scene.red(hand=["Sayer"], drill_row=["Bell"], deck=walls(1, 1, 1)).blue(drill_row=["Bell"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=[], hand=walls(1, 1))
    scene.then.blue.has(drill_row=["Bell"])


def test_a_character_sacrifices_itself_for_a_price() -> None:
    scene = character("Activate, sacrifice this: Draw a card.")
    scene.red(field=["Sayer"], deck=["Pawn"] * 3).at(phase="activation")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=[], hand=["Pawn"])


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        ("Shuffle your grave into your deck.", 4),
        ("Shuffle a character from your grave into your deck.", 4),
    ],
)
def test_piles_are_shuffled_in_phalanx(text: str, deck: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], grave=["Pawn"], deck=["Hound"] * 3)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=deck)


def test_cards_are_put_back_in_phalanx() -> None:
    scene = spell("Look at the top 2 cards of your deck and put them back in any order. Draw a card.")
    scene.red(hand=["Sayer"], deck=["Pawn", "Hound", "Cart"])

    scene.when.red.plays("Sayer")
    scene.when.red.chooses("put Hound")

    scene.then.red.has(hand=["Hound"])


def test_a_name_is_named_in_phalanx() -> None:
    scene = spell("Name a card. Your opponent discards all cards of that name.")
    scene.red(hand=["Sayer"]).blue(hand=["Pawn", "Hound", "Pawn"])

    scene.when.red.plays("Sayer")
    scene.when.red.chooses("name Pawn")

    scene.then.blue.has(grave=["Pawn", "Pawn"])
