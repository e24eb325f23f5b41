"""Moves, references, and who still knows which card is which."""

import pytest

from cardwright.engine import kinds
from cardwright.engine.errors import RulesError
from cardwright.engine.event import BOTTOM, SECRET, SHOWN
from cardwright.engine.ids import CARD_MASK, NOBODY
from tests.engine.tables import lay, named
from tests.engine.toy import POOL
from tests.engine.toy_cards import DECK, DISCARD, FIELD, HAND
from tests.engine.toy_rules import Toy

POSITION = """
red hand: Bolt, Spy, Wish
red deck: Fork, Quake, Rally
red field: Grunt, Captain
blue hand: Martyr
blue deck: Mourner, Herald
"""
RED, BLUE = 0, 1


def knows(game: Toy, seat: int, name: str) -> bool:
    return game.seen[named(game, name)] >> seat & 1 == 1


def put(game: Toy, name: str, kind: int, seat: int, flags: int = 0) -> None:
    game.happen(game.move_event(kinds.PUT, named(game, name), kind * 2 + seat, NOBODY, seat, NOBODY, flags))


def test_a_moved_card_is_a_new_object() -> None:
    game = lay(POSITION)
    before = game.ref(named(game, "Grunt"))
    assert game.is_there(before)

    put(game, "Grunt", DISCARD, RED)

    assert not game.is_there(before)
    assert game.is_there(game.ref(named(game, "Grunt")))
    assert before & CARD_MASK == named(game, "Grunt")


def test_the_last_card_of_a_pile_is_its_top() -> None:
    game = lay(POSITION)

    put(game, "Bolt", DECK, RED)
    put(game, "Spy", DECK, RED, BOTTOM)

    assert [game.name_of(card) for card in game.zone(DECK, RED)] == ["Spy", "Fork", "Quake", "Rally", "Bolt"]


def test_a_card_in_play_has_an_object_as_long_as_it_stays() -> None:
    game = lay(POSITION)
    card = named(game, "Grunt")
    assert [game.name_of(thing.card) for thing in game.things] == ["Grunt", "Captain"]

    put(game, "Grunt", HAND, RED)
    assert game.in_play[card] is None

    put(game, "Grunt", FIELD, BLUE)
    assert [game.name_of(thing.card) for thing in game.things] == ["Captain", "Grunt"]
    thing = game.in_play[card]
    assert thing is not None
    assert thing.controller == BLUE
    assert thing.frame.source == game.ref(card)


def test_a_token_that_leaves_play_is_gone() -> None:
    game = lay("red field: Pup")
    card = named(game, "Pup")

    put(game, "Pup", DISCARD, RED)

    assert game.places[card] == NOBODY
    assert all(card not in zone for zone in game.zones)
    assert not game.things


def test_a_hand_is_known_to_its_holder_alone() -> None:
    game = lay(POSITION)

    assert knows(game, RED, "Bolt")
    assert not knows(game, BLUE, "Bolt")
    assert not knows(game, RED, "Rally")


def test_a_shown_card_stays_known_while_it_can_be_followed() -> None:
    game = lay(POSITION)
    game.show(named(game, "Bolt"), 3)

    put(game, "Spy", DISCARD, RED)

    assert knows(game, BLUE, "Bolt"), "another card left the hand openly"


def test_a_card_that_goes_unseen_into_a_deck_makes_the_whole_hand_unsure() -> None:
    game = lay(POSITION)
    game.show(named(game, "Bolt"), 3)

    put(game, "Spy", DECK, RED)

    assert not knows(game, BLUE, "Bolt"), "it could have been the Bolt"
    assert not knows(game, BLUE, "Spy")
    assert knows(game, RED, "Spy"), "who put it there knows where it is"


def test_a_card_taken_from_an_open_place_can_be_followed_into_a_hand() -> None:
    game = lay(POSITION)

    put(game, "Grunt", HAND, RED)

    assert knows(game, BLUE, "Grunt")
    assert not knows(game, BLUE, "Bolt")


def test_the_top_card_is_followed_when_it_is_drawn() -> None:
    game = lay(POSITION)
    game.show(named(game, "Rally"), 1 << BLUE)

    put(game, "Rally", HAND, RED)

    assert knows(game, BLUE, "Rally")
    assert knows(game, RED, "Rally")


def test_a_card_taken_in_secret_is_not_followed() -> None:
    game = lay(POSITION)
    game.show(named(game, "Fork"), 1 << BLUE)

    put(game, "Fork", HAND, RED, SECRET)

    assert not knows(game, BLUE, "Fork")
    assert knows(game, RED, "Fork")


def test_a_card_shown_as_it_moves_is_known_to_both() -> None:
    game = lay(POSITION)

    put(game, "Quake", HAND, RED, SHOWN)

    assert knows(game, BLUE, "Quake")


def test_a_shuffle_makes_every_card_of_the_pile_unknown_and_new() -> None:
    game = lay(POSITION)
    for name in ("Fork", "Quake", "Rally"):
        game.show(named(game, name), 3)
    before = game.ref(named(game, "Fork"))

    game.shuffle_zone(DECK * 2 + RED)

    assert not any(knows(game, seat, name) for seat in (RED, BLUE) for name in ("Fork", "Quake", "Rally"))
    assert not game.is_there(before)


def test_only_who_reorders_a_pile_still_knows_it() -> None:
    game = lay(POSITION)
    for name in ("Fork", "Quake", "Rally"):
        game.show(named(game, name), 3)

    game.put_on_top(DECK * 2 + RED, [named(game, "Rally"), named(game, "Fork")], RED)

    assert [game.name_of(card) for card in game.zone(DECK, RED)] == ["Quake", "Rally", "Fork"]
    assert knows(game, RED, "Fork")
    assert not knows(game, BLUE, "Fork")
    assert knows(game, BLUE, "Quake")


def test_control_changes_the_side_and_not_the_object() -> None:
    game = lay("red field: Grunt\nblue field: Leash (on Grunt)\nblue deck: Bolt\nred deck: Bolt")
    card = named(game, "Grunt")
    ref = game.ref(card)

    assert game.is_there(ref)
    assert game.zone(FIELD, BLUE)[-1] == card
    assert game.controller(card) == BLUE

    put(game, "Leash", DISCARD, BLUE)
    game.refresh()
    assert game.is_there(ref)
    assert game.zone(FIELD, RED) == [card]


def test_clones_do_not_share_tokens() -> None:
    game = lay(POSITION)
    clone = game.clone()
    token = POOL.find("Pup")
    assert token is not None

    clone.add_card(token, RED, FIELD * 2 + RED)

    assert len(clone.faces) == len(game.faces) + 1
    assert len(game.things) == 2
    assert len(clone.things) == 3


def test_more_cards_than_references_can_tell_apart_are_refused() -> None:
    game = lay(POSITION)
    token = POOL.find("Pup")
    assert token is not None

    while len(game.faces) < 1024:
        game.add_card(token, RED, FIELD * 2 + RED)

    with pytest.raises(RulesError, match="more than 1024 cards"):
        game.add_card(token, RED, FIELD * 2 + RED)
