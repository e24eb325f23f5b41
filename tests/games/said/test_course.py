"""Texts that change the course of a turn: it ends, a phase comes again, cards are played while a text resolves."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, creature, spell


@pytest.mark.parametrize("text", ["End the turn.", "Your turn ends.", "Skip the rest of this turn.", "End your turn."])
def test_a_turn_ends(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Barefoot Pilgrim"], battlefield=["Moss Ox"], deck=["Gust"] * 3, mana_pool=["Moss Ox"] * 3)
    scene.blue(hand=["Barefoot Pilgrim"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.cannot("play", "Barefoot Pilgrim")
    scene.when.both_pass()

    scene.when.pass_until(turn=4, phase="main 1")
    scene.then.blue.can("play", "Barefoot Pilgrim")


def test_the_turn_of_the_other_does_not_end() -> None:
    scene = spell("Your opponent's turn ends. Draw a card.")
    scene.red(hand=["Sayer", "Barefoot Pilgrim"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.can("play", "Barefoot Pilgrim")


def test_a_turn_ends_in_the_deploy_phase() -> None:
    scene = buff("End the turn.")
    scene.red(hand=["Sayer", "Shell Beetle"], field=["Boulder Knight"], resource=9).blue(field=["Shell Beetle"])
    scene.at(phase="deploy", turn=5)

    deploy(scene, "Sayer")

    scene.then.red.cannot("deploy", "Shell Beetle")


@pytest.mark.parametrize(
    "text",
    [
        "After this phase, there is an additional battle.",
        "Take an additional battle phase.",
        "You get an extra battle this turn.",
    ],
)
def test_a_second_battle(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=[], deck=["Gust"] * 20)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(phase="attack round")
    scene.when.red.does("attack Moss Ox > blue")
    scene.when.both_pass()
    scene.then.red.cannot("attack Moss Ox > blue")
    scene.when.both_pass()

    scene.then.red.can("attack Moss Ox > blue")


def test_a_second_attack_phase() -> None:
    scene = buff("After this phase, there is an additional attack phase.")
    scene.red(hand=["Sayer"], field=["Shell Beetle"]).blue(field=["Boulder Knight"]).at(phase="deploy", turn=5)

    deploy(scene, "Sayer")
    quiet(scene, phase="attack")
    attack(scene, "Shell Beetle", "Boulder Knight")
    quiet(scene, phase="attack")

    scene.then.red.can("attack")


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck. You may play it without paying its cost.",
        "You may play the top card of your deck for free.",
    ],
)
def test_a_card_is_played_while_a_text_resolves(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("do it")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox"], mana_pool=["Sayer"], deck=1)


def test_a_creature_lets_another_be_played_from_hand() -> None:
    scene = creature("When this creature enters, you may play a creature from your hand for free.")
    scene.red(hand=["Sayer", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.does("do it")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer", "Moss Ox"], hand=[])
