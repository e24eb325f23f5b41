"""Copies of creatures and of what waits to resolve."""

from tests.games.said.cards import spell
from tests.games.said.duels import creature, effect


def test_a_token_is_a_copy_of_a_creature() -> None:
    scene = spell("Summon a token that's a copy of target creature. It has Ready.")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush"]).blue(battlefield=["Spring Gatherer"])

    scene.when.red.plays("Sayer", on="Spring Gatherer")
    scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.red.has(battlefield=["Spring Gatherer"], hand=["Gust"])
    scene.then.blue.has(battlefield=["Spring Gatherer"])


def test_a_creature_comes_with_a_copy_of_another() -> None:
    scene = creature(
        "When this creature enters, put a copy of the enemy creature with the highest Spe onto the field as a token."
    )
    scene.red(hand=["Sayer"]).blue(field=["Fox", "Dam"]).at(phase="creature")

    scene.when.red.plays("Sayer")

    scene.then.red.has(field=["Sayer", "Fox"])


def test_a_waiting_spell_is_done_once_more() -> None:
    scene = spell("Copy target spell. You may choose new targets for the copy.", "Reaction")
    scene.red(hand=["Furnace Bolt", "Sayer", "Stoke"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox", paying=["finish"])
    scene.when.red.plays("Sayer", on="Furnace Bolt")
    scene.when.both_pass()
    scene.when.red.does("choose new targets")
    scene.when.red.does("choose Reed Sentinel")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[])


def test_an_action_on_the_stack_is_done_once_more() -> None:
    scene = effect("Copy target action on the stack.")
    scene.red(hand=["One Card"], deck=["Fox"] * 6).blue(hand=["Sayer"], deck=["Even"] * 6)

    scene.when.red.plays("One Card")
    scene.when.blue.plays("Sayer", on="One Card")
    scene.when.red.does("close")

    scene.then.red.has(hand=["Fox"])
    scene.then.blue.has(hand=["Even"])
