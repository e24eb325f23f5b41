"""What was once read wrongly: this card is not "another", "its" is what was shown, "cannot" is not "may"."""

import pytest

from cardwright.cli.which import find_game
from cardwright.testing.corpus import Reader, facts_of
from cardwright.text.errors import CardTextError
from cardwright.text.language import language_for
from cardwright.text.reading import read_text
from tests.games.dojo.workshop import walls
from tests.games.said.cards import spell, strike


@pytest.mark.parametrize(("before", "drawn"), [(False, 0), (True, 1)])
def test_a_card_that_asks_does_not_count_as_played_already(before: bool, drawn: int) -> None:
    scene = spell("If you have already played a card this turn, draw a card.")
    hand = ["Sayer", "Stoke"] if before else ["Sayer"]
    scene.red(hand=hand, deck=["Gust"] * 6).blue(deck=["Gust"] * 5)

    if before:
        scene.when.red.plays("Stoke")
        scene.when.both_pass()
    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"] * drawn)


def test_an_attack_that_asks_does_not_count_as_played_already() -> None:
    scene = strike("If you have already played an attack this round, this attack gets +2 damage.")
    scene.red(character=["Nil"], hand=["Sayer", "Sayer"])
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")
    scene.then.blue.has(deck=6)
    scene.when.blue.passes()
    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=2)


def test_its_damage_is_that_of_the_card_that_was_shown() -> None:
    scene = strike("Reveal the top card of your deck. This attack gets +X damage, where X is its damage.")
    scene.red(character=["Nil"], hand=["Sayer"], deck=["Hit 4", "Hit 1"])
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=2)


@pytest.mark.parametrize(
    ("game", "card", "text"),
    [
        ("wellspring", "spell - instantaneous", "You may discard a card. If you can't, draw a card."),
        ("wellspring", "spell - instantaneous", "Whenever a creature is destroyed, draw a card."),
        ("tempest", "action", "Whenever you play a creature, draw a card."),
        ("tempest", "action", "Each creature gets -1 HP for each aura attached to it."),
        ("bounty", "buff - permanent", "When this card attacks, gain 2 resource."),
    ],
)
def test_what_would_be_read_as_something_else_is_refused(game: str, card: str, text: str) -> None:
    entry = find_game(game)
    reader = Reader(entry.id, entry.home, entry.zone_kinds)

    with pytest.raises(CardTextError):
        read_text(text, language_for(reader.vocabulary), facts_of(card, reader.vocabulary))
