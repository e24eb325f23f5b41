"""What is counted after it is gone: those that went."""

from tests.games.said import duels
from tests.games.said.cards import spell


def test_the_destroyed_are_counted() -> None:
    scene = spell("Destroy all creatures and draw a card for each creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gale Rider", "Mist Heron", "Moss Ox", "Moss Ox"])
    scene.blue(battlefield=["Mist Heron"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[], hand=2)


def test_the_destroyed_of_both_sides_are_counted() -> None:
    scene = duels.effect("Destroy all creatures and draw a card for each creature.")
    scene.red(hand=["Sayer"], field=["Ox"], deck=["Slay", "Slay", "Slay"]).blue(field=["Wall"])

    duels.resolve(scene)

    scene.then.red.has(field=[], hand=2)
