"""What was milled, whose deck is shuffled, what none of the cards that were seen is, and owners in notes."""

import pytest

from tests.games.said.cards import said, spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each creature milled this way.", 2),
        ("Draw a card for each creature milled.", 2),
        ("If a creature was milled this way, draw a card.", 1),
        ("If you milled a creature this way, draw a card.", 1),
        ("If a spell was milled this way, draw a card.", 0),
    ],
)
def test_what_was_milled_is_counted(text: str, drawn: int) -> None:
    scene = spell(f"Mill 3. {text}")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Stoke", "Moss Ox", "Gust", "Gust", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"] * drawn)


def test_what_another_milled_is_counted() -> None:
    scene = effect("Your opponent mills 2. Draw a card for each creature milled this way.")
    scene.red(hand=["Sayer"], deck=["Ox"] * 3).blue(deck=["Ox"] * 3)

    resolve(scene)

    scene.then.red.has(hand=["Ox", "Ox"])


def test_the_deck_that_was_looked_at_is_shuffled() -> None:
    text = "Look at the top 3 cards of your opponent's deck, then shuffle it."
    meant = "Look at the top 3 cards of your opponent's deck and shuffle your opponent's deck."

    for game, card in (("wellspring", "spell"), ("tempest", "action"), ("dojo", "tactic")):
        assert said(game, card, text) == meant


@pytest.mark.parametrize(
    "text",
    ["If none of them is a creature", "If there are no creatures among them", "If neither of those is a creature"],
)
@pytest.mark.parametrize(("deck", "drawn"), [(["Stoke", "Gust"], 1), (["Stoke", "Moss Ox"], 0)])
def test_none_of_what_was_seen_is_such_a_card(text: str, deck: list[str], drawn: int) -> None:
    scene = spell(f"Reveal the top 2 cards of your deck. {text}, draw a card.")
    scene.red(hand=["Sayer"], deck=[*deck, "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Stoke"] * drawn)


@pytest.mark.parametrize("text", ["Kill target creature, owner draws 1", "kill target creature; controller draws"])
def test_the_owner_is_that_of_the_card(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], deck=["Ox"] * 3).blue(field=["Pup"], deck=["Ox"] * 3, hand=[])

    resolve(scene, "Pup")

    scene.then.red.has(deck=["Ox"] * 3)


def test_that_card_was_destroyed_by_the_damage() -> None:
    text = "When deployed, deal 3 damage to target card. If that card is destroyed, draw a card."
    assert said("bounty", "attack", text).endswith("If lethal, draw a card.")
