"""Chapter 1: deck construction."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.games.wellspring import entry
from cardwright.testing import proves
from tests.games.wellspring.workshop import deck, start


@proves("WEL-08")
def test_a_deck_has_exactly_thirty_cards() -> None:
    cards = deck("tidewall")
    assert entry.check_deck(cards) == []
    assert entry.check_deck(cards[1:]) == ["WEL-08: a deck has exactly 30 cards, this one has 29"]
    assert entry.check_deck([*cards, "Wild Answer"]) == ["WEL-08: a deck has exactly 30 cards, this one has 31"]


@proves("WEL-09")
def test_a_deck_has_at_most_two_of_a_name() -> None:
    cards = ["Moss Ox", "Moss Ox", "moss-ox", *deck("cinder-rush")[3:]]

    assert entry.check_deck(cards) == ["WEL-09: at most 2 cards of a name, there are 3 of Moss Ox"]


@proves("WEL-10")
def test_a_deck_has_at_most_one_hero_whatever_the_names() -> None:
    without = deck("cinder-rush", "Gust")
    two = ["Ash Marshal", "Antler King", *without[2:]]

    assert entry.check_deck(without) == []
    assert entry.check_deck(two) == ["WEL-10: at most 1 hero, there are 2: Ash Marshal, Antler King"]


@proves("WEL-11")
def test_elements_and_types_mix_freely() -> None:
    pool = entry.pool()
    hero = pool.bit("hero")
    others = [face.name for face in pool.cards() if not face.traits & hero]

    assert entry.check_deck([*others[::4][:28], "Gust", "Veiled Queen"]) == []


@proves("WEL-11")
def test_an_illegal_list_is_refused_with_every_violation() -> None:
    broken = ["Moss Ox", "Moss Ox", "Moss Ox", "Ash Marshal", "Veiled Queen", "Mos Ox", "Calf"]

    with pytest.raises(SetupError) as caught:
        start(broken, deck("tidewall")[1:])

    assert caught.value.problems == [
        "red's deck: WEL-08: a deck has exactly 30 cards, this one has 7",
        "red's deck: there is no card 'Mos Ox' (did you mean \"Moss Ox\"?)",
        "red's deck: Calf is a token and cannot be in a deck",
        "red's deck: WEL-09: at most 2 cards of a name, there are 3 of Moss Ox",
        "red's deck: WEL-10: at most 1 hero, there are 2: Ash Marshal, Veiled Queen",
        "blue's deck: WEL-08: a deck has exactly 30 cards, this one has 29",
    ]
