"""The cards just drawn are meant by later words."""

from tests.games.said.cards import spell


def test_the_card_that_was_drawn_is_looked_at() -> None:
    for top, gained in (("Moss Ox", 1), ("Gust", 0)):
        scene = spell("Draw a card. If it is a creature, burn 1.")
        scene.red(hand=["Sayer"], deck=[top, "Hush", "Stoke"])
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(hand=[top], deck=2 - gained)


def test_the_cards_that_were_drawn_are_discarded() -> None:
    scene = spell("Draw 2 cards. Discard them.")
    scene.red(hand=["Sayer", "Moss Ox"], deck=["Hush", "Stoke", "Gust"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(hand=["Moss Ox"], deck=1)


def test_one_of_the_cards_that_were_drawn_goes_back() -> None:
    scene = spell("Destroy target creature. Draw 2 cards, then put one of them on the bottom of your deck.")
    scene.red(hand=["Sayer", "Moss Ox"], deck=["Hush", "Stoke", "Gust"])
    scene.blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.red.chooses("Hush")
    scene.then.red.has(hand=["Moss Ox", "Stoke"], deck=["Gust", "Hush"])
