"""Where something is put: into one place or another, onto a bearer, on the bottom and back, in a mode and face down."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import spell, tactic


@pytest.mark.parametrize(("option", "hand"), [(0, ["Hit 2"]), (1, [])])
def test_a_card_goes_to_one_of_two_places(option: int, hand: list[str]) -> None:
    scene = tactic("Look at the top card of your deck. Put it into your hand or on the bottom of your deck.")
    scene.red(hand=["Sayer"], deck=["Hit 2", "Hit 1", "Hit 1"])

    scene.when.red.plays("Sayer")
    scene.choose(option)

    scene.then.red.has(hand=hand)


def test_any_number_goes_under_the_deck_and_the_rest_back() -> None:
    scene = spell(
        "Look at the top two cards of your deck. Put any number of them on the bottom and the rest back on top in any "
        "order."
    )
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Gust").does("done")

    scene.then.red.has(deck=["Hush", "Stoke", "Gust"])


def test_an_aura_is_moved_from_where_it_is() -> None:
    scene = duels.effect("Move target aura from the creature it's attached to onto another target creature.")
    scene.red(hand=["Sayer"], field=["Ox", "Fox"])

    scene.then.red.cannot("play", "Sayer")


def test_what_was_taken_comes_into_play_face_down_in_a_mode() -> None:
    scene = duels.spell("Take a character from your grave and put it into play face down, in defence mode.")
    scene.red(hand=["Sayer", "Alms"], grave=["Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(field=["Pawn (face down, defence)"])


def test_equipment_is_put_onto_its_bearer() -> None:
    scene = duels.spell("Put an equipment from your grave onto a character you control.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn"], grave=["Cap"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(field=["Pawn", "Cap (on Pawn)"])


def test_who_stands_with_it_and_it_itself() -> None:
    scene = duels.spell("Each character in the same zone as target character, including itself, loses 1 HP.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn (zone 1)", "Hound (zone 1)", "Cart (zone 2)"])

    scene.when.red.plays("Sayer", on="Hound")

    game = scene.game
    assert sorted(game.faces[thing.card].name for thing in game.things if thing.damage) == ["Hound", "Pawn"]


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top 3 cards, take one, put the rest on the bottom.",
        "Look at the top three cards of your deck. Keep one of them and put the others on the bottom of your deck.",
    ],
)
def test_one_of_what_was_seen_is_kept(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Hush", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("Gust")

    scene.then.red.has(hand=["Gust"], deck=["Stoke", "Hush", "Hush"])


@pytest.mark.parametrize(
    "text", ["Retrieve a creature from your mana pool.", "Get a creature back from your mana pool."]
)
def test_a_card_is_retrieved(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], mana_pool=["Moss Ox", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"])


def test_what_was_exiled_returns() -> None:
    scene = spell("Exile target creature. Return it at the end of turn.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[], exile=["Moss Ox"])
