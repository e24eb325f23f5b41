"""Options and decks: everything that is wrong is said at once, with the nearest right word."""

import pytest

from cardwright.engine.deck import find_deck, read_lines, unknown_cards
from cardwright.engine.errors import SetupError
from cardwright.engine.options import OptionSpec, nearest, read_options
from tests.engine.toy import POOL, TOY


def problems(names: list[list[str]], options: dict[str, str]) -> list[str]:
    with pytest.raises(SetupError) as error:
        TOY.start(names, options, 1)
    return error.value.problems


def test_options_fall_back_to_their_defaults() -> None:
    assert read_options(TOY.options, {"first": "blue"}) == {"first": "blue", "cap": "40"}


def test_every_wrong_option_is_reported() -> None:
    with pytest.raises(SetupError) as error:
        read_options(TOY.options, {"frist": "red", "first": "rad", "cap": "1"})

    assert error.value.problems == [
        "there is no option 'frist' (did you mean \"first\"?); options are first, cap",
        "option first cannot be 'rad': choose red or blue (did you mean \"red\"?)",
        "option cap must be a whole number from 2, not '1'",
    ]


@pytest.mark.parametrize("value", ["", "-3", "2.5", "²", "١٢", "many", "99999999999999999999"])
def test_a_number_must_be_one(value: str) -> None:
    assert OptionSpec("cap", "TOY-02", (), "40", "How long?", 2).problem(value) is not None


def test_a_deck_is_read_from_lines() -> None:
    assert read_lines(["2 Bolt", "Spy", "3x Wish", "# remark", "", "  1 Grunt "]) == [
        "Bolt", "Bolt", "Spy", "Wish", "Wish", "Wish", "Grunt",
    ]  # fmt: skip


def test_unknown_cards_suggest_the_nearest_and_tokens_are_refused() -> None:
    assert unknown_cards(POOL, ["Bolt", "Bold", "Bold", "Pup", "Zzz"]) == [
        "there is no card 'Bold' (did you mean \"Bolt\"?)",
        "Pup is a token and cannot be in a deck",
        "there is no card 'Zzz'",
    ]


def test_every_violation_of_both_decks_is_reported() -> None:
    assert problems([["Bolt"], ["Grunt"] * 11 + ["Gnurt"]], {}) == [
        "red's deck: a deck has 12 cards, not 1",
        "blue's deck: there is no card 'Gnurt' (did you mean \"Grunt\"?)",
    ]


def test_two_decks_are_needed() -> None:
    assert problems([["Grunt"] * 12], {}) == ["two decks are needed, not 1"]


def test_decks_are_found_by_id_or_name() -> None:
    assert find_deck(TOY.decks(), "TRICKS").id == "tricks"
    with pytest.raises(SetupError, match=r'there is no deck .trick.*did you mean "tricks"'):
        find_deck(TOY.decks(), "trick")


def test_cards_are_found_by_name_or_id_in_any_case() -> None:
    face = POOL.find("BOLT")

    assert face is not None
    assert POOL.find("bolt") is face
    assert POOL.find("nothing") is None
    assert all(not card.is_token for card in POOL.cards())


def test_nothing_near_is_suggested_for_nonsense() -> None:
    assert nearest("xqzw", ["red", "blue"]) == ""
