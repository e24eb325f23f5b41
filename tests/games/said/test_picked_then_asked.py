"""What is picked and done more to if something is so of it, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(("picked", "damage"), [("Troll", 2), ("Wall", 4)])
def test_what_is_picked_is_asked_about(picked: str, damage: int) -> None:
    scene = effect("Deal 2 damage to an enemy creature. If its Atk is 0, deal 4 instead.")
    scene.red(hand=["Sayer"]).blue(field=["Troll", "Wall"])

    resolve(scene)
    scene.when.red.chooses(picked)

    scene.then.stat(picked, damage=damage)
    scene.then.stat("Wall" if picked == "Troll" else "Troll", damage=0)


def test_it_gets_something_else_instead() -> None:
    for game, kind, text in (
        ("tempest", "action", "Give an ally creature +2 Atk. If it's white, give it +3 Atk instead."),
        ("wellspring", "spell", "Give a friendly creature +2/+0. If it is Fire, give it +3/+0 instead."),
        ("phalanx", "spell", "Deal 1 damage to an enemy character. If it is dizzy, deal 2 instead."),
    ):
        assert said(game, kind, text).startswith("Choose a")
        assert said(game, kind, text).endswith((" it.", "it gets +3 Atk.", "it gets +3/+0."))
