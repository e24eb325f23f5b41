"""Phases in which nobody decides anything: nothing is used there, but something may happen there."""

import pytest

from tests.games.said.cards import fighter, said


@pytest.mark.parametrize(
    "text",
    [
        "In your Draw Phase, you may pay 2 resource to draw a card.",
        "During your draw phase you may pay 2 and draw a card.",
        "On your draw phase, you can pay 2 resource. If you do, draw a card.",
    ],
)
@pytest.mark.parametrize(("answer", "hand", "resource"), [("do it", 2, 6), ("do not", 1, 8)])
def test_what_is_offered_while_cards_are_drawn_is_asked_there(text: str, answer: str, hand: int, resource: int) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], hand=[], resource=4).blue(hand=[]).at(phase="discard")

    scene.when.red.does("done")
    scene.when.red.does(answer)

    scene.then.red.has(hand=hand, resource=resource)


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("bounty", "attack", "Activate: Pay 2: Draw a card. Use this only in your draw phase."),
        ("bounty", "attack", "During the destroy phase, you may discard a card to gain 2 resource."),
        ("dojo", "drill - action", "Action: Pay 1: Draw a card. Use this only in the training step."),
    ],
)
def test_nothing_is_used_there(game: str, kind: str, text: str) -> None:
    assert "nothing is used in the" in said(game, kind, text)
