"""Excess damage: what is more than a card can take goes to something else."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve
from tests.games.said.duels import spell as phalanx_spell


@pytest.mark.parametrize(("amount", "left"), [(1, 4), (2, 4), (3, 3), (5, 1)])
@pytest.mark.parametrize(
    "text",
    [
        "Deal {n} damage to target enemy creature and excess damage to its controller.",
        "Deal {n} damage to target enemy creature. Any excess damage is dealt to your opponent.",
    ],
)
def test_what_a_creature_cannot_take_its_player_takes(text: str, amount: int, left: int) -> None:
    scene = spell(text.format(n=amount))
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"], deck=["Reed Sentinel"] * 4)

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox"] if amount < 2 else [], deck=["Reed Sentinel"] * left)


def test_the_excess_goes_to_another_creature() -> None:
    scene = effect("Deal 4 damage to target enemy creature. Excess damage is dealt to another enemy creature.")
    scene.red(hand=["Sayer"]).blue(field=["Fox", "Dam"]).at(phase="development")

    resolve(scene, on="Fox")

    scene.then.blue.has(field=["Dam"], discard_pile=["Fox"])
    scene.then.stat("Dam", damage=2)


@pytest.mark.parametrize(("amount", "drawn"), [(1, 0), (9, 1)])
def test_lethal_damage_is_known_everywhere(amount: int, drawn: int) -> None:
    scene = phalanx_spell(f"Deal {amount} damage to target enemy character. If lethal, draw a card.")
    scene.red(hand=["Sayer"], deck=["Alms", "Alms"]).blue(field=["Hound", "Pawn"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.red.has(deck=["Alms", "Alms"][drawn:])
