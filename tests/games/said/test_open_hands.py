"""Hands that lie open for a time, carried out."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.said.cards import said
from tests.games.said.cards import spell as magic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    "text",
    [
        "Hands are revealed until the end of the round.",
        "both hands open this round",
        "Until the end of the round, players play with their hands revealed.",
    ],
)
def test_both_hands_lie_open_for_a_round(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Ox"]).blue(hand=["Fox"])
    scene.then.red.does_not_see("Fox", "blue hand")

    resolve(scene)

    scene.then.red.sees("Fox", "blue hand")
    scene.then.blue.sees("Ox", "red hand")


@pytest.mark.parametrize(
    "text", ["You can see your opponent's hand this round.", "enemy hand revealed until end of round"]
)
def test_only_one_hand_lies_open(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Ox"]).blue(hand=["Fox"])

    resolve(scene)

    scene.then.red.sees("Fox", "blue hand")
    scene.then.blue.does_not_see("Ox", "red hand")


def test_a_hand_lies_open_until_the_turn_ends() -> None:
    scene = magic("Your opponent reveals their hand until end of turn.")
    scene.red(hand=["Sayer"]).blue(hand=["Cinder Whelp"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.sees("Cinder Whelp", "blue hand")

    scene.when.pass_until(turn=4)
    scene.then.red.does_not_see("Cinder Whelp", "blue hand")


def test_what_does_not_stay_says_for_how_long_a_hand_lies_open() -> None:
    with pytest.raises(CardFileError, match="until when"):
        effect("Players play with their hands revealed.")
    assert "revealed" in said("tempest", "field", "hands open")
