"""Who has won a round, asked when it ends and in the next one, carried out."""

import pytest

from tests.games.said.duels import effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "won", "gained"),
    [
        ("When you win a round, gain 3 cyan energy.", True, True),
        ("When you win a round, gain 3 cyan energy.", False, False),
        ("At the end of the round, if you lost it, gain 3 cyan energy.", False, True),
        ("If you lose this round, gain 3 cyan energy.", True, False),
    ],
)
def test_the_result_of_a_round_is_heard_at_its_end(text: str, won: bool, gained: bool) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Troll" if won else "Even"]).blue(field=["Even" if won else "Troll"]).at(phase="combat")

    if won:
        fight(scene, "Troll", "Even")
    else:
        fight(scene, "Even", "Troll")

    scene.then.fact(round=2)
    assert ("3C" in dict(scene.game.facts())["red energy"]) == gained


@pytest.mark.parametrize("won", [True, False])
def test_the_last_round_was_lost(won: bool) -> None:
    scene = effect("Play this only if you lost the previous round. Gain 3 cyan energy.")
    scene.red(field=["Troll" if won else "Even"], deck=["Sayer"])
    scene.blue(field=["Even" if won else "Troll"]).at(phase="combat")
    fight(scene, *(("Troll", "Even") if won else ("Even", "Troll")))
    scene.when.blue.does("keep")
    scene.when.red.does("keep")
    scene.when.blue.does("hold")

    if won:
        scene.then.red.cannot("play Sayer")
    else:
        resolve(scene)
        assert "3C" in dict(scene.game.facts())["red energy"]


def test_it_is_played_only_after_a_lost_round() -> None:
    scene = effect("Play this only if you lost the last round. Draw a card.")
    scene.red(hand=["Sayer"], deck=["Ox"])
    scene.then.red.cannot("play Sayer")


def test_a_round_before_the_first_was_won_by_nobody() -> None:
    scene = effect("If your opponent won the previous round, draw a card.")
    scene.red(hand=["Sayer"], deck=["Ox"])
    resolve(scene)
    scene.then.red.has(hand=[])
