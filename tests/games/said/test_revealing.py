"""What reveals a card, how much it blocks, and what an attack has dealt, as notes and plain sentences ask it."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said.cards import said, strike


@pytest.mark.parametrize(
    "text",
    [
        "If this card was revealed by a drill attack, discard that drill.",
        "If a drill attack revealed this, discard that drill.",
        "If it was a drill attack, discard that drill.",
    ],
)
def test_a_drill_is_discarded_that_revealed_this(text: str) -> None:
    scene = strike(f"Defense: {text}")
    scene.red(hand=["Hit 1"], drill_row=["Post"], energy=1)
    scene.blue(deck=["Sayer", "Sayer", *walls(5, 5)])

    scene.when.red.plays("Hit 1")
    scene.then.red.has(drill_row=["Post"])
    scene.when.blue.does("pass")
    scene.when.red.does("attack with Post")

    scene.then.red.has(drill_row=[], discard_pile=["Hit 1", "Post"])


@pytest.mark.parametrize(
    "text",
    [
        "if blocked 2+, gain 1 energy",
        "If this blocked 2 or more, gain 1 energy.",
        "If it stopped at least 2 damage, gain 1 energy.",
        "if 2+ damage blocked, gain 1 energy",
        "If this blocks 2 or more damage, gain 1 energy.",
    ],
)
def test_what_is_blocked_is_asked(text: str) -> None:
    for hit, gained in (("Hit 1", 0), ("Hit 2", 1)):
        scene = strike(f"Defense: {text}")
        scene.red(hand=[hit])
        scene.blue(deck=["Sayer", *walls(5, 5, 5)], energy=0)

        scene.when.red.plays(hit)

        scene.then.blue.changed(energy_pile=gained)


def test_so_much_is_gained_as_was_blocked() -> None:
    for text in ("Gain energy equal to the damage this blocked.", "Gain 1 energy for each damage this card blocks."):
        scene = strike(f"Defense: {text}")
        scene.red(hand=["Hit 5"])
        scene.blue(deck=["Sayer", *walls(5, 5, 5, 5)], energy=0)

        scene.when.red.plays("Hit 5")

        scene.then.blue.changed(energy_pile=2)


def test_the_difference_to_what_remained_is_gained() -> None:
    text = "If the total defense of this card exceeded the remaining damage, gain energy equal to the difference."
    scene = strike(f"Defense: {text}")
    scene.red(hand=["Hit 1"])
    scene.blue(deck=["Sayer", *walls(5, 5, 5)], energy=0)

    scene.when.red.plays("Hit 1")

    scene.then.blue.changed(energy_pile=1)


@pytest.mark.parametrize(
    ("text", "deck", "drawn"),
    [
        ("if dealt 2+, draw 1", [1, 3, 5], 1),
        ("if dealt 2+, draw 1", [1, 1, 5], 0),
        ("if no damage was dealt, draw 1", [2, 5], 1),
        ("if no dmg dealt, draw 1", [1, 1, 5], 0),
        ("if 2+ cards discarded, draw 1", [1, 3, 5], 1),
        ("if 2+ cards discarded, draw 1", [1, 1, 5], 0),
        ("if no cards discarded, draw 1", [2, 5], 1),
        ("if 2 cards are discarded, draw 1", [1, 3, 5], 1),
        ("if 2 cards are discarded, draw 1", [1, 1, 5], 0),
        ("if a card discarded, draw 1", [1, 3, 5], 1),
    ],
)
def test_what_an_attack_has_done_is_asked(text: str, deck: list[int], drawn: int) -> None:
    scene = strike(f"After damage: {text}")
    scene.red(hand=["Sayer"], deck=walls(1, 1))
    scene.blue(deck=walls(*deck))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize("text", ["if drill revealed, draw 1", "If a drill was revealed this way, draw a card."])
def test_what_an_attack_has_revealed_is_asked(text: str) -> None:
    for first, drawn in (("Post", 1), ("Wall 1", 0)):
        scene = strike(f"After damage: {text}")
        scene.red(hand=["Sayer"], deck=walls(1, 1))
        scene.blue(deck=[first, *walls(5, 5)])

        scene.when.red.plays("Sayer")

        scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("After damage: If all the damage was blocked, draw a card.", "blocks nothing at that moment"),
        ("Defense: That attack gets -1 damage.", "has been worked out"),
    ],
)
def test_what_comes_too_late_or_never_is_refused(text: str, wrong: str) -> None:
    assert wrong in said("dojo", "attack", text)
