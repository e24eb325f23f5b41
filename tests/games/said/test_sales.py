"""Cards that a text sells, and what texts make of their price."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, fighter


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("Sell target card you control.", 2),
        ("Sell target card you control at double price.", 4),
        ("Sell target card you control for its full cost.", 4),
        ("Destroy target card you control. Gain resource equal to its sale price.", 2),
    ],
)
def test_a_text_sells_a_card(text: str, paid: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], field=["Stray Bull"], resource=0, deck=["Gnatling"] * 3).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.red.has(field=[], resource=paid)


def test_what_would_be_destroyed_is_sold_and_gives_no_points() -> None:
    scene = fighter("When this card would be destroyed, sell it instead.")
    scene.red(field=["Stray Bull"], points=0).blue(field=["Sayer (damage 3)"]).at(phase="attack")

    attack(scene, "Stray Bull", "Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=[], boneyard=[])
    scene.then.red.has(points=0)


def test_who_may_sell_draws_for_it() -> None:
    scene = buff("You may sell a card you control. If you do, draw a card.")
    scene.red(hand=["Sayer"], field=["Stray Bull"], resource=0).at(phase="deploy")

    deploy(scene, "Sayer", "do it")

    scene.then.red.has(field=[], hand=1)
