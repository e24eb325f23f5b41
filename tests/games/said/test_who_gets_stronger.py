"""Of two that fight "it" gets stronger that is yours, and weaker that is not."""

import pytest

from tests.games.said.duels import character


@pytest.mark.parametrize(
    ("text", "left"),
    [("it gets +2 A this turn.", ["Sayer"]), ("it gets -1 DD this turn.", ["Sayer"]), ("it gets -2 A this turn.", [])],
)
def test_it_is_the_attacker_or_whom_it_attacks(text: str, left: list[str]) -> None:
    scene = character(f"When this character attacks a defender, {text}")
    scene.red(field=["Sayer"]).blue(field=["Low Wall (defence)"]).at(phase="attack")

    scene.when.red.attacks("Sayer", "Low Wall")

    scene.then.red.has(field=left)
