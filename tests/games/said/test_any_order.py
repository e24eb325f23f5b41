"""What is said in another order, or of one subject in one sentence, is done."""

import pytest

from tests.games.said.cards import creature, spell, tactic


def test_another_deed_is_done_instead_if_something_is_so() -> None:
    for name, left in (("Moss Ox", ["Mist Heron"]), ("Mist Heron", ["Moss Ox", "Mist Heron"])):
        scene = spell("Target creature gets +1/+0 until end of turn, or destroy it if it is Earth.")
        scene.red(hand=["Sayer"])
        scene.blue(battlefield=["Moss Ox", "Mist Heron"])

        scene.when.red.plays("Sayer", on=name)
        scene.when.both_pass()

        scene.then.blue.has(battlefield=left)


@pytest.mark.parametrize(
    "text", ["Draw a card unless you have a drill in play.", "Unless you have a drill in play, draw a card."]
)
def test_what_is_unless_something_is_so_may_be_told_first(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=["Hit 1"] * 3)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=2)


def test_the_top_cards_of_a_deck_are_burned() -> None:
    scene = spell("Of your opponent's deck the top two cards are burned.")
    scene.red(hand=["Sayer"])
    scene.blue(deck=["Moss Ox", "Mist Heron", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(deck=["Gust"])


def test_a_creature_can_do_neither_of_two_things() -> None:
    scene = creature("This cannot attack and cannot be targeted.")
    scene.red(battlefield=["Sayer"])
    scene.blue(battlefield=["Moss Ox"])

    scene.when.red.cannot("attack", "Sayer")
