"""Cards that are turned over until something is found."""

from tests.games.said import duels
from tests.games.said.cards import spell


def test_cards_are_revealed_until_one_is_of_a_sort() -> None:
    scene = spell(
        "Reveal cards from the top of your deck until you reveal a creature. Put it into your hand and exile the rest."
    )
    scene.red(hand=["Sayer"], deck=["Gust", "Hush", "Moss Ox", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"], deck=["Stoke"])
    scene.then.red.has(exile=["Gust", "Hush"])


def test_what_is_found_comes_into_play_and_the_rest_goes_under_the_deck() -> None:
    scene = duels.effect(
        "Reveal cards from the top of your deck until you find a creature. Put it onto the field and the rest into "
        "your discard pile."
    )
    scene.red(hand=["Sayer"], deck=["One Card", "Ox", "Fox"])

    duels.resolve(scene)

    scene.then.red.has(field=["Ox"], deck=["Fox"])


def test_where_nothing_is_found_all_are_the_rest() -> None:
    scene = duels.effect(
        "Reveal cards from the top of your deck until you reveal an aura. Put it into your hand and the rest into your "
        "discard pile."
    )
    scene.red(hand=["Sayer"], deck=["Ox", "Fox"])

    duels.resolve(scene)

    scene.then.red.has(hand=[], deck=[])
