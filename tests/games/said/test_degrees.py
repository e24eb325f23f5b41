"""How much, if something is so; bonuses against some; damage split by chance."""

import pytest

from cardwright.testing import Scene
from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, spell, tactic
from tests.games.said.duels import effect, resolve


def cast(scene: Scene, on: str | None = None) -> Scene:
    """Red plays Sayer and both pass."""
    if on is None:
        scene.when.red.plays("Sayer")
    else:
        scene.when.red.plays("Sayer", on=on)
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +1/+0 until end of turn, or +3/+0 if it is Earth.",
        "Target creature gets +1/+0 until end of turn (+3/+0 if it is Earth).",
        "Target creature gets +1 attack until end of turn, +2 more if it is Earth.",
        "Target creature gets 1 more attack until end of turn. If it is Earth, it gets +3/+0 instead.",
    ],
)
def test_a_bonus_is_greater_if_something_is_so(text: str) -> None:
    for name, attack in (("Moss Ox", 5), ("Mist Heron", 2)):
        scene = spell(text)
        scene.red(hand=["Sayer"])
        scene.blue(battlefield=["Moss Ox", "Mist Heron"])

        cast(scene, name)

        scene.then.stat(name, attack=attack)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card, or three if you have no drills in play.", 3),
        ("Draw a card, and another two if you have no drills in play.", 3),
        ("Draw 1, 2 if you have 3 or more drills in play.", 1),
    ],
)
def test_so_many_cards_more_are_drawn_if_something_is_so(text: str, drawn: int) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer"], deck=["Hit 1"] * 5)

    scene.when.red.plays("Sayer")

    scene.then.red.has(deck=5 - drawn)


def test_a_fact_of_a_card_in_play_is_greater_while_something_is_so() -> None:
    scene = creature("This has +1/+0, or +3/+0 if you control another creature.")
    scene.red(battlefield=["Sayer", "Moss Ox"])
    scene.blue(battlefield=["Moss Ox"])

    scene.then.stat("Sayer", attack=5)


def test_a_fact_of_a_card_in_play_is_less_while_it_is_not_so() -> None:
    scene = creature("This has +1/+0, or +3/+0 if you control another creature.")
    scene.red(battlefield=["Sayer"])

    scene.then.stat("Sayer", attack=3)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("+1 attack vs Water creatures", 3),
        ("This gets +1/+0 against Water creatures.", 3),
        ("Against Earth creatures, this gets +1/+0.", 2),
        ("This has +1 attack against Earth creatures and +2 attack against Water creatures.", 4),
    ],
)
def test_a_bonus_against_some_counts_in_attacks_on_them_only(text: str, damage: int) -> None:
    scene = creature(text).at(phase="attack round")
    scene.red(battlefield=["Sayer"])
    scene.blue(battlefield=["Breakwater Whale"])

    scene.when.red.attacks("Sayer", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=[f"Breakwater Whale (damage {damage})"])


@pytest.mark.parametrize(
    "text",
    ["Deal 4 damage split at random among enemy creatures.", "Distribute 4 damage randomly among enemy creatures."],
)
def test_chance_splits_damage(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])
    scene.blue(field=["Dam"])

    resolve(scene)

    scene.then.stat("Dam", hp=2)


def test_a_gain_for_each_card_is_capped() -> None:
    scene = buff("Gain 1 resource for each Attack card you control, but never more than 2.")
    scene.red(hand=["Sayer"], field=["Gnatling"] * 4, resource=0)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=2)
