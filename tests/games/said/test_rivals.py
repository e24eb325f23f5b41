"""Whose card is better, types that are chosen, what X is, gains of which one is chosen."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import strike, tactic
from tests.games.said.duels import character, spell

SHOWN = "Each player reveals the top card of their deck."


@pytest.mark.parametrize(
    "text",
    [
        f"{SHOWN} The player whose card has the higher base defense gains 1 energy.",
        f"{SHOWN} Whoever revealed the card with the higher base defense gains 1 energy.",
    ],
)
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(4, 2, (1, 0)), (2, 4, (0, 1)), (3, 3, (0, 0))])
def test_the_better_card_wins(text: str, mine: int, theirs: int, gained: tuple[int, int]) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=walls(mine, 1, 1)).blue(character=["Nil"], deck=walls(theirs, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.red.has(energy_pile=walls(mine)[: gained[0]])
    scene.then.blue.has(energy_pile=walls(theirs)[: gained[1]])


def test_the_better_card_wins_life() -> None:
    scene = spell("Each player reveals the top card of their deck. If your card has the higher HP, draw a card.")
    scene.red(hand=["Sayer"], deck=["Giant", "Pawn"]).blue(deck=["Pawn", "Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Giant"])


@pytest.mark.parametrize(("named", "drawn"), [("attack", ["Hit 1"]), ("tactic", [])])
def test_a_type_is_chosen(named: str, drawn: list[str]) -> None:
    scene = tactic(
        "Choose attack, tactic or drill. Reveal the top card of your deck. If it is of the chosen type, draw it."
    )
    scene.red(hand=["Sayer"], deck=["Hit 1", "Hit 2"]).blue(character=["Nil"])

    scene.when.red.plays("Sayer").does(f"choose {named}")

    scene.then.red.has(hand=drawn)


def test_cards_of_the_type_return() -> None:
    scene = spell("Choose a card type. Return all cards of that type from your grave to your hand.")
    scene.red(hand=["Sayer"], grave=["Cap", "Pawn", "Spear"]).blue(field=["Hound"])

    scene.when.red.plays("Sayer").does("choose equipment")

    scene.then.red.has(hand=["Cap", "Spear"])


@pytest.mark.parametrize(
    "text",
    [
        "This attack gets +X damage. X is the number of cards in your energy pile.",
        "X is the number of cards in your energy pile. This attack gets +X damage.",
    ],
)
def test_what_x_is(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"], energy=2).blue(character=["Nil"], deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(discard_pile=walls(3, 3))


def test_one_gain_of_two() -> None:
    scene = spell("Target character gets +3 A or +3 HP.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn"]).blue(field=["Hound"])

    scene.when.red.plays("Sayer", on="Pawn").does("mode 1")

    scene.then.stat("Pawn", a=5, hp=3)


def test_what_both_have_shown_goes_to_both() -> None:
    scene = tactic("Each player reveals the top card of their deck. Put both cards into their owners' hands.")
    scene.red(hand=["Sayer"], deck=walls(1, 2)).blue(character=["Nil"], deck=walls(3, 4))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(1))
    scene.then.blue.has(hand=walls(3))


def test_each_takes_their_own() -> None:
    scene = tactic("Each player reveals the top card of their deck and puts it into their hand.")
    scene.red(hand=["Sayer"], deck=walls(1, 2)).blue(character=["Nil"], deck=walls(3, 4))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(1))
    scene.then.blue.has(hand=walls(3))


def test_neither_attack_nor_spells() -> None:
    scene = character("Your opponent cannot attack or play spells.")
    scene.blue(field=["Sayer"]).red(field=["Pawn"], hand=["Two Cards", "Soft"])

    scene.then.red.cannot("play Two Cards")
