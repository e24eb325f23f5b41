"""Zones of the field as amounts, seen from what has left, and adjacent; and ailments for so many turns."""

import pytest

from cardwright.testing import given
from tests.games.said import duels
from tests.games.said.duels import character, equipment

RANKS = ["Hound (zone 1)", "Pawn (zone 2)", "Sayer (zone 2)", "Soft (zone 3)", "Cart (zone 4)"]


@pytest.mark.parametrize(
    ("where", "hurt"),
    [
        ("in the same zone as this", ["Pawn"]),
        ("in its zone", ["Pawn"]),
        ("behind it", ["Hound"]),
        ("in front of this", ["Soft", "Cart"]),
        ("in the zone in front of it", ["Soft"]),
        ("in adjacent zones", ["Hound", "Soft"]),
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_what_stood_beside_a_character_that_is_gone(where: str, hurt: list[str], alone: bool) -> None:
    scene = character(f"When this is destroyed, deal 1 damage to all characters {where}.")
    ranks = [name for name in RANKS if not (alone and name.startswith("Pawn"))]
    scene.red(field=ranks, deck=["Alms"] * 9).blue(field=["Archer"])

    scene.when.red.does("destroy Sayer")

    for name in ("Hound", "Pawn", "Soft", "Cart"):
        if not (alone and name == "Pawn"):
            scene.then.stat(name, damage=1 if name in hurt else 0)


@pytest.mark.parametrize(
    ("text", "a"),
    [
        ("This gets +1 A for each zone behind it.", 3),
        ("This gets +1 A for each zone in front of it.", 4),
        ("This gets +1 A for each of your zones.", 6),
        ("This gets +1 A for each enemy zone.", 3),
        ("While you have 4 or more zones, this gets +3 A.", 5),
        ("While your opponent has two or more zones, this gets +3 A.", 2),
        ("Adjacent characters get +1 A.", 2),
    ],
)
def test_zones_are_counted(text: str, a: int) -> None:
    scene = character(text)
    scene.red(field=RANKS).blue(field=["Archer (zone 1)", "Bowman (zone 1)"])

    scene.then.stat("Sayer", a=a)
    scene.then.stat("Soft", a=2 if text.startswith("Adjacent") else 1).stat("Cart", a=1)


def test_cards_for_zones() -> None:
    scene = duels.spell("Draw a card for each zone you control.")
    scene.red(hand=["Sayer"], field=["Hound (zone 1)", "Pawn (zone 1)", "Soft (zone 2)"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=2)


@pytest.mark.parametrize(
    "text", ["Poison 2 target enemy character for 3 turns.", "Target enemy character gets poison 2 for three turns."]
)
@pytest.mark.parametrize("clock", ["roll_once", "roll_each_turn"])
def test_poison_for_so_many_turns(text: str, clock: str) -> None:
    scene = given(duels.phalanx_saying('type = "Spell"', text), {"poison_clock": clock})
    scene.red(hand=["Sayer"], deck=["Alms"] * 9).blue(field=["Hound", "Pawn"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer", on="Hound")
    for turn, lost in ((4, 2), (6, 4), (8, 6), (10, 6)):
        scene.when.pass_until(turn=turn, phase="move")
        scene.then.stat("Hound", damage=lost)


@pytest.mark.parametrize(
    ("text", "stat"),
    [
        ("+1 A. If attached to a Beast: +2 DD.", 3),
        ("+1 A. If attached to a Machine: +2 DD.", 1),
        ("+1 A. While attached to a Beast, +2 DD.", 3),
    ],
)
def test_a_bonus_for_some_bearers(text: str, stat: int) -> None:
    scene = equipment(text)
    scene.red(field=["Hound", "Sayer (on Hound)"])

    scene.then.stat("Hound", a=2, dd=stat)


@pytest.mark.parametrize(
    "text",
    [
        "At the end of each of your turns, you gain 1 life-energy. This spell lasts for two turns.",
        "Duration: 2 turns. At the end of your turn, gain 1 life-energy.",
        "This stays in play for 2 turns. At the end of your turn, gain 1 life-energy.",
    ],
)
def test_how_long_a_spell_stays(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], life=10, deck=["Pawn"] * 9).blue(deck=["Pawn"] * 9)

    scene.when.red.plays("Sayer")
    for turn, life in ((4, 11), (6, 12), (8, 12)):
        scene.when.pass_until(turn=turn)
        scene.then.red.has(life=life)


def test_a_part_of_the_damage_may_be_prevented() -> None:
    scene = character("Once per turn, if a friendly character would take damage, you may prevent 2 of that damage.")
    scene.red(hand=["Twice", "Twice"], deck=["Alms"] * 9).blue(field=["Sayer", "Hound"])

    scene.when.red.plays("Twice", on="Hound")
    scene.when.blue.does("use Sayer")
    scene.then.stat("Hound", damage=1)
    scene.when.red.plays("Twice", on="Hound")

    scene.then.stat("Hound", damage=4)


def test_equipment_is_taken_and_attached() -> None:
    scene = character("Activate: Take any equipment card you control and attach it to this character.")
    scene.red(field=["Sayer", "Hound", "Spear (on Hound)"])

    scene.when.red.does("activate Sayer")

    scene.then.stat("Sayer", a=3).stat("Hound", a=1)
