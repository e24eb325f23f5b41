"""Wordings that need no header, no "as this" and no "where X is": what they leave out goes without saying."""

import pytest

from tests.games.bounty.crews import attack, bounty, quiet
from tests.games.dojo.workshop import walls
from tests.games.said.cards import fighter, said, strike
from tests.games.said.duels import character, spell


@pytest.mark.parametrize(
    "text",
    [
        "When this card is destroyed, your opponent gets no points for it.",
        "When this is destroyed it gives no points.",
        "Worth no points when destroyed.",
    ],
)
def test_what_gives_no_points_when_destroyed_never_does(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Tower Ox"]).blue(field=["Sayer (damage 3)"]).at(phase="attack")

    attack(scene, "Tower Ox", "Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=[])
    assert bounty(scene).points == [0, 0]


@pytest.mark.parametrize(
    "text",
    [
        "This attack deals bonus damage equal to the number of cards in your hand.",
        "This attack deals additional damage equal to the number of cards in your hand.",
        "Bonus damage equal to the number of cards in your hand",
        "+2 bonus damage",
    ],
)
def test_bonus_damage_is_added(text: str) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer", "Wall 1", "Wall 1"]).blue(character=["Nil"], deck=walls(4, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(hand=["Wall 4"], deck=walls(5, 5))


def test_the_same_zone_is_that_of_this_card() -> None:
    scene = character("Other characters in the same zone get +1 A.")
    scene.red(field=["Sayer (zone 1)", "Pawn (zone 1)", "Soft (zone 2)"])
    plain = character("")
    plain.red(field=["Sayer (zone 1)", "Pawn (zone 1)", "Soft (zone 2)"])

    scene.then.stat("Sayer", a=2).stat("Pawn", a=3)
    plain.then.stat("Sayer", a=2).stat("Pawn", a=2)


@pytest.mark.parametrize(("text", "drawn"), [("Whenever you lose life-energy, draw that many cards.", 3), ("", 0)])
def test_that_many_may_be_what_was_lost(text: str, drawn: int) -> None:
    scene = spell(f"Permanent. {text}".strip())
    scene.red(hand=["Breach"], field=["Spring", "Tap"]).blue(special_zone=["Sayer"], deck=["Pawn"] * 6, life=9)

    scene.when.red.plays("Breach")

    scene.then.blue.has(life=6, hand=drawn)


@pytest.mark.parametrize(
    ("text", "revealed"),
    [
        ("This attack can't be blocked by cards with defense 1 or less.", 3),
        ("Cards with defense 1 or less can't block this attack.", 3),
        ("", 2),
    ],
)
def test_what_cannot_block_has_no_defense(text: str, revealed: int) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"]).blue(character=["Nil"], deck=walls(1, 1, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=4 - revealed)


@pytest.mark.parametrize("told", ["instead of the discard pile", "instead of into your discard pile"])
def test_what_is_revealed_is_discarded_afterwards(told: str) -> None:
    text = f"When you reveal a card for damage, put it on the bottom of your deck {told}."
    assert said("dojo", "drill", text) == text.replace(told, "instead of discarding it").replace("When", "Whenever")
