"""What alone can be attacked, what must be attacked before others, and all but this."""

import pytest

from tests.games.said.cards import creature, fighter, spell
from tests.games.said.duels import character


@pytest.mark.parametrize(
    "text",
    [
        "Enemy creatures can only attack this.",
        "Your opponent can attack only this creature.",
        "Your opponent must attack this creature first.",
        "Enemy creatures must attack this before attacking other creatures.",
        "This must be attacked before your other creatures.",
        "Creatures can't attack anything but this.",
        "Your opponent can't attack anything else.",
        "Enemy creatures cannot attack any creature other than this.",
        "Your opponent cannot attack other creatures.",
    ],
)
def test_attacks_are_drawn_by_this_creature(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Moss Ox"]).blue(battlefield=["Sayer", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "Sayer").cannot("attack", "Moss Ox", "Barefoot Pilgrim").can("pass")


@pytest.mark.parametrize(
    "text",
    [
        "This card must be attacked first.",
        "The enemy must attack this card before any other.",
        "Enemy cards can only attack this card.",
        "Cards cannot attack anything except this card.",
    ],
)
def test_attacks_are_drawn_by_this_card(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Tower Ox"]).blue(field=["Sayer", "Gnatling"]).at(phase="attack")

    scene.when.red.does("attack Tower Ox")
    scene.then.log_has("Tower Ox attacks Sayer")


@pytest.mark.parametrize(
    "text", ["Opponent can only attack this character.", "This must be attacked before anything else."]
)
def test_attacks_are_drawn_by_this_character(text: str) -> None:
    scene = character(text)
    scene.red(field=["Pawn"]).blue(field=["Sayer", "Soft"]).at(phase="attack")

    scene.when.red.does("attack Pawn")
    scene.then.log_has("Pawn attacks Sayer")


@pytest.mark.parametrize("text", ["Creatures can only attack your opponent.", "Creatures can attack players only."])
def test_only_players_are_attacked(text: str) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.cannot("attack", "Moss Ox", "Barefoot Pilgrim")


@pytest.mark.parametrize(
    "words", ["except this one", "but this creature", "other than this", "besides this", "except for this"]
)
def test_all_but_this(words: str) -> None:
    scene = creature(f"All creatures {words} get -1/-0.")
    scene.red(battlefield=["Sayer", "Moss Ox"])

    scene.then.stat("Sayer", attack=2).stat("Moss Ox", attack=1)
