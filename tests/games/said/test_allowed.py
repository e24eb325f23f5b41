"""When a card may be played and an ability used, and to what a card may be attached."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import drill, fighter, spell


@pytest.mark.parametrize(
    "only",
    [
        "You can't activate this drill while you have any other drills in play.",
        "Use only if you control no other drills.",
        "This can only be used while you have no other drills.",
        "Activate this only if you have no other drill.",
    ],
)
def test_a_drill_is_used_only_alone(only: str) -> None:
    for others, ask in (([], "can"), (["Bell"], "cannot")):
        scene = drill(f"Action: Draw a card. {only}")
        scene.red(drill_row=["Sayer", *others], deck=walls(1, 1)).blue(character=["Nil"])

        getattr(scene.then.red, ask)("use Sayer")


@pytest.mark.parametrize(
    "text",
    [
        "Activate: Gain 2 resource. Use this only in your Deploy Phase.",
        "Activate (only in your Deploy Phase): Gain 2 resource.",
        "Activate: Gain 2 resource. Only usable during your Deploy Phase.",
    ],
)
def test_an_ability_is_used_only_in_a_phase(text: str) -> None:
    for phase, ask in (("deploy", "can"), ("attack", "cannot")):
        scene = fighter(text)
        scene.red(field=["Sayer"], hand=["Gnatling"]).at(phase=phase)

        getattr(scene.then.red, ask)("activate Sayer")


@pytest.mark.parametrize(
    "only", ["Can only be played if you control a creature.", "You can't play this unless you control a creature."]
)
def test_a_spell_is_played_only_then(only: str) -> None:
    for mine, ask in ((["Match Imp"], "can"), ([], "cannot")):
        scene = spell(f"{only} Draw a card.")
        scene.red(hand=["Sayer", "Match Imp"], battlefield=mine, deck=["Stoke"])

        getattr(scene.then.red, ask)("play Sayer")


def test_equipment_is_attached_only_to_the_weak() -> None:
    scene = duels.equipment("Can only go on a character with A 1 or less. It gets +2 A.")
    scene.red(special_zone=["Sayer"], field=["Hound", "Torch"])

    scene.when.red.does("attach Sayer")

    scene.then.red.cannot("attach Sayer").has(special_zone=[], field=["Hound", "Torch", "Sayer"])
