"""How many were lost, as notes ask it: "if 2+ creatures destroyed this turn"; and what cards never do."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import said, strike


@pytest.mark.parametrize(("wall", "hand"), [((0, 5, 5), 1), ((5, 5), 0)])
@pytest.mark.parametrize(
    "text",
    [
        "After damage: if 2+ cards discarded, draw 1",
        "After damage: if 2+ cards were discarded, draw 1",
        "After damage: If 2 or more cards were discarded this way, draw a card.",
        "After damage: If 2 or more cards were discarded by this attack, draw a card.",
    ],
)
def test_two_cards_that_an_attack_discards_are_a_card_for_you(text: str, wall: tuple[int, ...], hand: int) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"], deck=walls(3, 4)).blue(character=["Nil"], deck=walls(*wall))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=hand)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("After damage: Draw a card for each card discarded this way.", 2),
        ("After damage: Draw a card for each card discarded.", 2),
        ("After damage: Discard a card. Draw a card for each card discarded this way.", 1),
    ],
)
def test_this_way_is_by_the_attack_unless_the_text_discards(text: str, hand: int) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(3, 4, 3)).blue(character=["Nil"], deck=walls(0, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=hand + (1 if "Discard a" not in text else 0))


@pytest.mark.parametrize(("field", "hand"), [(["Pup"], 1), ([], 0)])
def test_creatures_of_either_side_are_lost(field: list[str], hand: int) -> None:
    scene = duels.effect("Destroy all creatures. If 2+ creatures destroyed this round, draw a card.")
    scene.red(hand=["Sayer"], field=field, deck=["Ox"]).blue(field=["Pup"])

    duels.resolve(scene)

    scene.then.red.has(hand=hand)


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("wellspring", "creature", "Whenever a creature discards a card, draw a card."),
        ("wellspring", "spell", "If a creature discarded a card, draw a card."),
        ("tempest", "creature", "Whenever another creature discards a card, gain 1 energy."),
    ],
)
def test_cards_do_not_discard(game: str, kind: str, text: str) -> None:
    assert "nothing: say who" in said(game, kind, text)


def test_nobody_controls_what_was_destroyed() -> None:
    text = "If you control 2 or more creatures destroyed this turn, draw a card."
    assert "nobody controls what has left" in said("wellspring", "spell", text)
