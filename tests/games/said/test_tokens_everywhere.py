"""Tokens in games whose own cards make none."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff
from tests.games.said.duels import spell


@pytest.mark.parametrize(
    "text",
    [
        "Create two Larva tokens with 1 HP, 2 ATK and 0 DEF.",
        "Put two Larva tokens onto your field (Swarm Attack, 1 HP, 2 ATK, 0 DEF, worth 0 points).",
        "Put two Larva tokens onto your field. A Larva is a Swarm card with 1 HP, 2 ATK and 0 DEF.",
    ],
)
def test_bounty_has_tokens(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Larva", "Larva"])
    scene.then.stat("Larva", hp=1, atk=2)


def test_a_token_is_gone_when_it_is_destroyed() -> None:
    scene = buff("Create a Larva token with 1 HP, 2 ATK and 0 DEF. Destroy all tokens.")
    scene.red(hand=["Sayer"], field=["Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Tower Ox"], boneyard=["Sayer"])


def test_a_copy_of_an_attack_card_lasts_for_a_turn() -> None:
    scene = buff("Create a token copy of target Attack card you control.")
    scene.red(hand=["Sayer"], field=["Tower Ox"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Tower Ox", "Tower Ox"])


def test_phalanx_has_tokens() -> None:
    scene = spell("Create two Straw Man tokens in defence mode. A Straw Man is a 0/0/2 Flora 4 character with 1 HP.")
    scene.red(hand=["Sayer"], field=["Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.stat("Straw Man", dd=2, hp=1, flora=4)
    scene.then.red.has(field=["Pawn", "Straw Man (defence)", "Straw Man (defence)"])


def test_a_character_is_copied() -> None:
    scene = spell("Create a copy of target character you control.")
    scene.red(hand=["Sayer"], field=["Pawn"])

    scene.when.red.plays("Sayer")

    assert sum(scene.game.name_of(thing.card) == "Pawn" for thing in scene.game.things) == 2
