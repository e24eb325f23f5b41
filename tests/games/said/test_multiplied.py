"""Twice as much and half of it: damage that is doubled, halved or taken by another."""

import pytest

from cardwright.testing import Scene
from tests.games.bounty.crews import attack, deploy
from tests.games.said import duels
from tests.games.said.cards import buff, fighter, spell, tactic
from tests.games.said.duels import effect, resolve


def cast(scene: Scene, card: str, on: str) -> None:
    """Red plays a card and both pass."""
    scene.when.red.plays(card, on=on)
    scene.when.both_pass()


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to target creature. If it is Earth, double that damage.",
        "Deal 1 damage to target creature. If it is Earth, that damage is doubled.",
        "Deal 1 damage to target creature. If it is Earth, deal twice that much instead.",
        "Deal 1 damage to target creature, or double that if it is Earth.",
        "Deal 1 damage to target creature, doubled if it is Earth.",
    ],
)
def test_what_was_said_before_is_doubled_if_something_is_so(text: str) -> None:
    for name, left in (("Moss Ox", []), ("Reed Sentinel", ["Reed Sentinel (damage 1)"])):
        scene = spell(text)
        scene.red(hand=["Sayer"]).blue(battlefield=[name])

        cast(scene, "Sayer", name)

        scene.then.blue.has(battlefield=left)


def test_other_numbers_are_doubled_too() -> None:
    scene = tactic("Draw 2 cards. If you have no drills, draw twice as many instead.")
    scene.red(hand=["Sayer"], deck=["Hit 1"] * 6)
    scene.when.red.plays("Sayer")
    scene.then.red.has(deck=2)

    other = buff("Gain 2 resource. If you control no other cards, double it.")
    other.red(hand=["Sayer"], resource=1)
    deploy(other, "Sayer")
    other.then.red.has(resource=5)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("If this would be dealt damage, halve it, rounded up.", 1),
        ("Whenever this takes damage, that damage is halved, rounded down.", 1),
        ("If this would take damage, that damage is doubled.", 4),
    ],
)
def test_damage_is_multiplied_as_it_is_taken(text: str, damage: int) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Ping All"]).blue(field=["Sayer"])

    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")

    scene.then.blue.has(field=[f"Sayer (damage {damage})"] if damage < 4 else [])


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("The next damage dealt to target creature this round is halved, rounded up.", 1),
        ("The next time target creature takes damage this round, that damage is doubled.", 4),
    ],
)
def test_the_next_damage_is_multiplied(text: str, damage: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Ping All"]).blue(field=["Dam"])

    resolve(scene, on="Dam")
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")

    scene.then.blue.has(field=[f"Dam (damage {damage})"])


def test_damage_is_taken_by_the_one_that_was_pointed_at() -> None:
    scene = effect(
        "The next time target ally creature would take damage this round, redirect it to target enemy creature."
    )
    scene.red(hand=["Sayer", "Ping"], field=["Fox"]).blue(field=["Dam"])

    scene.when.red.plays("Sayer")
    scene.when.blue.does("close")
    scene.when.red.plays("Ping", on="Fox")
    scene.when.blue.does("close")

    scene.then.red.has(field=["Fox"])
    scene.then.blue.has(field=["Dam (damage 1)"])


@pytest.mark.parametrize(("faction", "left"), [("Swarm", []), ("Brute", ["Hatching Comb"])])
def test_damage_of_an_attack_is_doubled_if_something_is_so(faction: str, left: list[str]) -> None:
    scene = fighter(f"When this attacks, it deals double damage if the target is a {faction} card.")
    scene.red(field=["Sayer"]).blue(field=["Hatching Comb"])

    attack(scene, "Sayer", "Hatching Comb")

    scene.then.blue.has(field=left)
