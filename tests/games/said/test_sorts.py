"""Which things are meant: all but some, of either sort, on each side, with or without what they bear."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.said import duels
from tests.games.said.cards import spell


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all characters except Humans.", ["Pawn", "Cart"]),
        ("Destroy all characters other than Human ones.", ["Pawn", "Cart"]),
        ("Destroy all characters that aren't Human.", ["Pawn", "Cart"]),
        ("Destroy all characters that are not Humans.", ["Pawn", "Cart"]),
        ("Destroy all non-Humans.", ["Pawn", "Cart"]),
        ("Destroy all characters but those with A 2 or more.", ["Pawn", "Giant"]),
        ("Destroy all Beasts and Machines.", ["Pawn"]),
        ("Destroy all Human and Machine characters.", ["Giant", "Hound"]),
        ("Destroy all Humans or Beasts.", []),
    ],
)
def test_all_but_some_sorts(text: str, left: list[str]) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"]).blue(field=["Pawn", "Cart", "Giant", "Hound"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(field=left)


@pytest.mark.parametrize("left_out", ["except this one", "but this", "besides this card", "other than this character"])
def test_all_but_this(left_out: str) -> None:
    scene = duels.character(f"Activate: Destroy all characters {left_out}.")
    scene.red(field=["Sayer", "Pawn"]).blue(field=["Hound"])

    scene.when.red.does("activate Sayer")

    scene.then.red.has(field=["Sayer"])
    scene.then.blue.has(field=[])


@pytest.mark.parametrize(
    "text", ["Destroy all enemy characters but one.", "Destroy all but one of your opponent's characters."]
)
def test_all_but_one(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"]).blue(field=["Pawn", "Hound", "Giant"])

    scene.when.red.plays("Sayer").does("choose Pawn").does("choose Giant")

    scene.then.blue.has(field=["Hound"])


@pytest.mark.parametrize(
    "text",
    [
        "Destroy one character on each side.",
        "Destroy a character on each side of the field.",
    ],
)
def test_one_on_each_side(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], field=["Pawn"]).blue(field=["Hound", "Giant"])

    scene.when.red.plays("Sayer").does("choose Hound")

    scene.then.red.has(field=[])
    scene.then.blue.has(field=["Giant"])


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all equipped characters.", ["Pawn (defence)"]),
        ("Destroy all characters that aren't equipped.", ["Hound", "Cap (on Hound)"]),
        ("Destroy all unequipped characters.", ["Hound", "Cap (on Hound)"]),
        ("Destroy all characters that are in attack mode.", ["Pawn (defence)"]),
        ("Destroy all characters except those in defence mode.", ["Pawn (defence)"]),
    ],
)
def test_what_bears_something(text: str, left: list[str]) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"]).blue(field=["Pawn (defence)", "Hound", "Cap (on Hound)"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(field=left)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all damaged creatures.", ["Moss Ox"]),
        ("Destroy all undamaged creatures.", ["Barefoot Pilgrim (damage 1)"]),
        ("Destroy all non-damaged creatures.", ["Barefoot Pilgrim (damage 1)"]),
        ("Destroy all creatures except damaged ones.", ["Barefoot Pilgrim (damage 1)"]),
    ],
)
def test_what_is_not_so(text: str, left: list[str]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim (damage 1)"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=left)


def test_what_is_aimed_at_is_a_target_of_its_own() -> None:
    scene = spell("Destroy target creature and target equipment.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.cannot("play", "Sayer")


@pytest.mark.parametrize(
    "text", ["Destroy target creature or target equipment.", "Destroy target creature, target hero or target item."]
)
def test_a_target_of_either_sort(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=[])


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all enemy characters with poison.", ["Pawn (burn 1)", "Giant"]),
        ("Destroy all enemy characters with any ailment.", ["Giant"]),
        ("Destroy all enemy characters that have an ailment.", ["Giant"]),
    ],
)
def test_ailments_are_something_a_character_has(text: str, left: list[str]) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"]).blue(field=["Hound (poison 1, poison turns 2)", "Pawn (burn 1)", "Giant"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(field=left)


@pytest.mark.parametrize(
    "text",
    [
        "Permanent. Enemy characters cannot attack or use their abilities.",
        "Permanent. Enemy characters can't use their abilities or attack.",
    ],
)
def test_two_things_that_cannot_be_done(text: str) -> None:
    scene = duels.spell(text)
    scene.red(field=["Archer"]).blue(special_zone=["Sayer"], field=["Pawn"])

    scene.then.red.cannot("activate Archer").cannot("attack Archer")


def test_what_is_swapped_on_one_side_changes_places() -> None:
    scene = duels.character("Activate: Swap this with target friendly character.")
    scene.red(field=["Sayer (zone 1)", "Pawn (zone 2)"])

    scene.when.red.does("activate Sayer").does("choose Pawn")

    scene.then.red.has(field=["Sayer (zone 2)", "Pawn (zone 1)"])


@pytest.mark.parametrize("text", ["Target creature gets +2 Atk until this leaves play."])
def test_what_does_not_stay_never_leaves(text: str) -> None:
    with pytest.raises(CardFileError):
        duels.effect(text)


@pytest.mark.parametrize("said", ["one", "card", "creature"])
def test_each_one_is_counted(said: str) -> None:
    scene = spell(f"Destroy all damaged creatures. Draw a card for each {said} destroyed this way.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 3).blue(battlefield=["Moss Ox", "Barefoot Pilgrim (damage 1)"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Gust"])
