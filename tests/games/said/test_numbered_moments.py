"""What is done at so many moments to come, and at the end of a turn that has not begun."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import spell, tactic
from tests.games.said.duels import character


@pytest.mark.parametrize(
    "text",
    [
        "At the start of your next 2 turns, gain 1 life-energy.",
        "At the start of each of your next two turns, gain 1 life-energy.",
        "Gain 1 life-energy at the start of your turn for 2 turns.",
        "For the next 2 turns, at the start of your turn, gain 1 life-energy.",
    ],
)
def test_so_often_and_no_more(text: str) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], deck=["Pawn"] * 9, life=10).blue(deck=["Pawn"] * 9)

    scene.when.red.plays("Sayer")
    for turn, life in ((4, 10), (5, 11), (6, 11), (7, 12), (9, 12)):
        scene.when.pass_until(turn=turn)
        scene.then.red.has(life=life)


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("At the end of your next turn, gain 1 life-energy.", (0, 0, 1, 1, 1)),
        ("At the end of the next turn, gain 1 life-energy.", (0, 1, 1, 1, 1)),
        ("At the end of your opponent's next turn, gain 1 life-energy.", (0, 1, 1, 1, 1)),
        ("At the end of your next 2 turns, gain 1 life-energy.", (0, 0, 1, 1, 2)),
        ("At the end of your turn for 2 turns, gain 1 life-energy.", (1, 1, 2, 2, 2)),
        ("At the end of each turn for 3 turns, gain 1 life-energy.", (1, 2, 3, 3, 3)),
        ("At the end of this turn, gain 1 life-energy.", (1, 1, 1, 1, 1)),
    ],
)
def test_the_end_of_a_turn_to_come_is_not_that_of_this_turn(text: str, turns: tuple[int, ...]) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], deck=["Pawn"] * 9, life=10).blue(deck=["Pawn"] * 9)

    scene.when.red.plays("Sayer")
    for turn, gained in zip(range(4, 9), turns, strict=True):
        scene.when.pass_until(turn=turn)
        scene.then.red.has(life=10 + gained)


@pytest.mark.parametrize(
    "text",
    [
        "Activate: At the end of your next turn, gain 1 life-energy.",
        "Activate: Gain 1 life-energy at the end of your next turn.",
        "When this is played, gain 1 life-energy at the end of your next turn.",
        "At the end of your next turn, gain 1 life-energy.",
    ],
)
def test_a_card_that_stays_does_it_once(text: str) -> None:
    scene = character(text)
    scene.red(hand=["Sayer"], deck=["Pawn"] * 9, life=10).blue(deck=["Pawn"] * 9)

    scene.when.red.plays("Sayer", "face up, attack")
    if text.startswith("Activate"):
        scene.when.red.does("activate Sayer")
    for turn, life in ((4, 10), (5, 10), (6, 11), (8, 11)):
        scene.when.pass_until(turn=turn)
        scene.then.red.has(life=life)


def test_the_end_of_the_next_turn_in_other_games() -> None:
    scene = spell("At the end of your next turn, draw 3 cards.")
    scene.red(hand=["Sayer"], deck=["Moss Ox"] * 20)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(turn=5)
    scene.then.red.has(hand=0)
    scene.when.pass_until(turn=6)

    scene.then.red.has(hand=4)


@pytest.mark.parametrize(("text", "cards"), [("the next round", (0, 3)), ("this round", (3, 3))])
def test_the_end_of_the_next_round(text: str, cards: tuple[int, int]) -> None:
    scene = tactic(f"At the end of {text}, draw 3 cards.")
    plain = tactic("You gain 1 energy.")
    for each in (scene, plain):
        each.red(hand=["Sayer"], character=["Nil"], deck=walls(*[5] * 30)).blue(character=["Nil"])
        each.when.red.plays("Sayer")

    for number, drawn in zip((4, 5), cards, strict=True):
        held: list[int] = []
        for each in (scene, plain):
            each.when.pass_until(round=number, phase="combat")
            held.append(each.game.view(0).zone("hand", 0).count)
        assert held[0] == held[1] + drawn
