"""Triggers that a text sets, traits that are chosen, what comes into play in Phalanx and Dojo."""

from cardwright.testing import Scene
from tests.games.dojo.workshop import walls
from tests.games.said.cards import drill
from tests.games.said.duels import character, equipment, spell


def faces(scene: Scene) -> list[bool]:
    """Whether each card in play lies face up, in their order."""
    return [thing.face_up for thing in scene.game.things]


def test_a_trigger_is_set_face_down() -> None:
    scene = spell("Set a trigger from your grave.")
    scene.red(hand=["Sayer", "Alms"], grave=["Zap"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(grave=["Sayer"])
    assert faces(scene) == [False]


def test_the_chosen_trait() -> None:
    scene = spell("Choose Human, Beast or Machine. Destroy all characters with the chosen trait.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Cart", "Hound", "Wall"])

    scene.when.red.plays("Sayer").does("choose Beast")

    scene.then.blue.has(field=["Pawn", "Cart", "Wall"])


def test_a_character_comes_into_play() -> None:
    scene = character("When this enters play, draw a card.")
    scene.red(hand=["Sayer", "Alms"], deck=["Soft", "Pawn"])

    scene.when.red.plays("Sayer").does("face up, attack")

    scene.then.red.has(hand=["Alms", "Soft"])


def test_equipment_is_attached() -> None:
    scene = equipment("+1 A. When this is attached to a character, draw a card.")
    scene.red(hand=["Alms"], field=["Pawn"], special_zone=["Sayer"], deck=["Soft", "Pawn"])

    scene.when.red.does("attach Sayer")

    scene.then.red.has(hand=["Alms", "Soft"])


def test_a_drill_comes_into_play() -> None:
    scene = drill("Ongoing: When this enters play, draw a card.").at(phase="training")
    scene.red(hand=["Sayer"], deck=walls(1, 2)).blue(character=["Nil"])

    scene.when.red.does("train Sayer")

    scene.then.red.has(hand=walls(1), drill_row=["Sayer"])
