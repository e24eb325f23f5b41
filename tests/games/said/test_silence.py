"""Cards that lose their abilities: triggers, facts, keywords and what is used."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said.cards import buff, creature, tactic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "drawn"), [("loses all abilities this round", 0), ("has no text this round", 0), ("gets +1 Spe", 1)]
)
def test_nothing_happens_when_a_silent_creature_is_killed(text: str, drawn: int) -> None:
    scene = effect(f"Target creature {text}. Kill it.")
    scene.red(hand=["Sayer"], deck=["Ox"] * 3, field=["Pup", "Dam"]).blue(field=["Dam"])

    resolve(scene, "Pup")

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("Enemy spells and heroes have no text.", 2),
        ("Enemy cards lose all abilities.", 2),
        ("Guard.", 3),
    ],
)
def test_texts_that_hold_for_good_are_silent_while_another_is_there(text: str, attack: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"]).blue(battlefield=["War Drums", "Moss Ox"])
    scene.then.stat("Moss Ox", attack=attack)


def test_a_card_without_text_is_not_activated() -> None:
    for text, possible in (("loses all abilities for 2 turns", False), ("gets +1 DEF", True)):
        scene = buff(f"Target card {text}.")
        scene.red(hand=["Sayer", "Sayer"], field=["Bone Gnawer", "Gnatling"], resource=9).at(phase="deploy")
        deploy(scene, "Sayer", "Bone Gnawer")
        side = scene.then.red
        side.can("activate", "Bone Gnawer") if possible else side.cannot("activate", "Bone Gnawer")


def test_a_character_without_ability_does_not_attack() -> None:
    scene = tactic("Your opponent's character has no ability this round.")
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(5, 5, 5))
    scene.blue(character=["Sable Hark"], energy_pile=walls(1, 1), deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")

    scene.then.blue.cannot("attack with", "Sable Hark")
