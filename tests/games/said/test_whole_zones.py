"""Zones that are moved as wholes, several zones at once, and picks out of what was moved."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.said import duels
from tests.games.said.cards import spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Put your hand on the bottom of your deck in whatever order you like, then draw that many cards.",
        "Put your entire hand on the bottom of your deck. Draw the same number of cards.",
    ],
)
def test_a_hand_goes_under_the_deck(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Gust", "Gust"], deck=["Hush", "Moss Ox", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Hush", "Moss Ox"], deck=["Stoke", "Gust", "Gust"])


def test_a_whole_pile_comes_into_the_hand() -> None:
    scene = tactic("Put your hand on the bottom of your deck. Then put your whole energy pile into your hand.")
    scene.red(hand=["Sayer", "Hit 1"], deck=["Hit 1", "Hit 1"], energy_pile=["Hit 2"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=["Hit 2"], energy_pile=[])


def test_both_players_do_so_one_after_the_other() -> None:
    scene = spell("Each player discards their hand. Then each of them draws two cards.")
    scene.red(hand=["Sayer", "Gust"], deck=["Hush", "Hush", "Stoke"]).blue(
        hand=["Gust"], deck=["Hush", "Hush", "Stoke"]
    )

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Hush", "Hush"])
    scene.then.blue.has(hand=["Hush", "Hush"])


def test_two_zones_are_emptied_at_once() -> None:
    scene = spell("Shuffle your hand and mana pool into your deck.")
    scene.red(hand=["Sayer", "Gust"], mana_pool=["Hush"], deck=["Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=[], mana_pool=["Sayer"])
    scene.then.red.changed(deck=2)


def test_a_card_comes_from_either_of_two_zones() -> None:
    scene = duels.effect("Put a creature card from your hand or your discard pile onto the field.")
    scene.red(hand=["Sayer", "Ox"], discard_pile=["Fox"], deck=["Ox"])

    duels.resolve(scene)
    scene.when.red.chooses("Fox")

    scene.then.red.has(field=["Fox"], hand=["Ox"])


def test_two_zones_are_searched() -> None:
    scene = spell("Search your deck or your mana pool for a creature, reveal it and put it into your hand.")
    scene.red(hand=["Sayer"], mana_pool=["Moss Ox"], deck=["Stoke", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Moss Ox")

    scene.then.red.has(hand=["Moss Ox"], mana_pool=["Sayer"])


def test_one_of_those_that_were_drawn_is_discarded() -> None:
    scene = spell("Draw two cards. Discard one of them.")
    scene.red(hand=["Sayer", "Gust"], deck=["Hush", "Moss Ox", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.cannot("discard Gust")
    scene.when.red.chooses("Hush")
    scene.then.red.has(hand=["Gust", "Moss Ox"])


def test_cards_are_shown_until_two_are_found() -> None:
    scene = spell(
        "Reveal cards from the top of your deck one after another until you find two creatures. Put those cards into "
        "your hand. The other revealed cards go to the bottom of your deck in random order."
    )
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Hush", "Moss Ox", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox", "Moss Ox"], deck=["Stoke", "Hush"])


def test_what_is_shown_to_somebody_is_revealed() -> None:
    scene = spell("The enemy shows you their hand. Pick a spell from it, and they have to discard that spell.")
    scene.red(hand=["Sayer"]).blue(hand=["Gust", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(hand=["Moss Ox"], mana_pool=["Gust"])


def test_one_of_what_was_taken_off_is_destroyed() -> None:
    scene = duels.spell("Detach all equipment from target character. Destroy one of them of your choice.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Cap (on Pawn)", "Spear (on Pawn)"])

    scene.when.red.plays("Sayer")
    scene.when.red.chooses("Spear")

    scene.then.blue.has(field=["Pawn"], special_zone=["Cap"], grave=["Spear"])


def test_another_players_deck_is_searched_by_who_plays_it() -> None:
    scene = spell("Search your opponent's deck for a creature and exile it. Shuffle that deck.")
    scene.red(hand=["Sayer"]).blue(deck=["Moss Ox", "Gust", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Moss Ox")

    scene.then.blue.has(deck=["Gust", "Gust"], exile=["Moss Ox"], hand=[])


def test_one_of_those_that_a_player_has() -> None:
    scene = duels.effect("If your opponent controls two or more creatures, destroy one of them.")
    scene.red(hand=["Sayer"], field=["Hare"]).blue(field=["Ox", "Fox"])

    duels.resolve(scene)
    scene.when.red.chooses("Ox")

    scene.then.blue.has(field=["Fox"])


def test_cards_that_are_not_in_play_change_no_sides() -> None:
    with pytest.raises(CardFileError, match="only what is in play changes sides"):
        spell("Swap the top card of your deck with a card in your hand.")
