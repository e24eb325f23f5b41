"""Who picks what is affected, told afterwards, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Destroy an enemy creature. Your opponent chooses it.", "blue"),
        ("Destroy an enemy creature, they choose which.", "blue"),
        ("Destroy an enemy creature (your choice).", "red"),
        ("Your opponent destroys one of their creatures, they pick which one.", "blue"),
        ("Destroy one of your opponent's creatures. You choose which one.", "red"),
    ],
)
def test_who_picks_is_told_after_the_deed(text: str, who: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"]).blue(field=["Dam", "Fox", "Ox"])

    resolve(scene)
    (scene.when.red if who == "red" else scene.when.blue).chooses("Fox")

    scene.then.blue.has(field=["Dam", "Ox"])


@pytest.mark.parametrize(("text", "who"), [("they choose which", "blue"), ("you choose which", "red")])
def test_who_picks_what_is_discarded(text: str, who: str) -> None:
    scene = effect(f"Your opponent discards a card, {text}.")
    scene.red(hand=["Sayer"]).blue(hand=["Dam", "Fox", "Ox"])

    resolve(scene)
    (scene.when.red if who == "red" else scene.when.blue).chooses("Fox")

    scene.then.blue.has(hand=["Dam", "Ox"])


def test_nothing_is_picked_where_nothing_is_open() -> None:
    assert said("tempest", "action", "Destroy all creatures. They choose which.") == "who picks what?"
    assert said("wellspring", "spell", "Destroy a creature, your opponent's choice.").startswith(
        "Destroy a creature of"
    )


def test_several_that_were_picked_one_by_one_are_meant_by_them() -> None:
    scene = effect("Choose an enemy creature. Choose another enemy creature. Destroy them.")
    scene.red(hand=["Sayer"]).blue(field=["Dam", "Fox", "Ox"])

    resolve(scene)
    scene.when.red.chooses("Fox")
    scene.when.red.chooses("Ox")

    scene.then.blue.has(field=["Dam"])
