"""Stats raised, lowered and set by any amount, and by the stat of something else that is chosen."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("Raise the attack of target creature by its health.", 4),
        ("Increase target creature's attack by the number of cards in your hand until end of turn.", 4),
        ("Reduce target creature's attack to 0 until end of turn.", 0),
        ("Target creature has its attack reduced to 1 this turn.", 1),
        ("Target creature's attack is lowered to 1.", 1),
        ("The attack of target creature becomes 5 until end of turn.", 5),
        ("Raise target creature's attack to 6.", 6),
    ],
)
def test_so_much(text: str, attack: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Moss Ox", "Moss Ox"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=attack)


@pytest.mark.parametrize("text", ["Reduce target creature's Atk by half.", "Target creature's Atk is reduced by half."])
def test_by_half(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"]).blue(field=["Slow"])

    resolve(scene, "Slow")

    scene.then.stat("Slow", atk=2)


@pytest.mark.parametrize(
    ("text", "attack"),
    [
        ("Set the Atk of target creature to the Atk of another target creature.", 5),
        ("Target creature's Atk becomes equal to another target creature's Atk.", 5),
        ("Target ally creature's Atk becomes the Atk of target enemy creature.", 5),
        ("Target ally creature gains Atk equal to the HP of target enemy creature until end of round.", 4),
        ("Target ally creature gets +X Atk, where X is target enemy creature's Spe.", 3),
    ],
)
def test_as_much_as_another_has(text: str, attack: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Imp"]).blue(field=["Slow"])

    scene.when.red.plays("Sayer", on=["Imp", "Slow"])
    scene.when.blue.does("close")

    scene.then.stat("Imp", atk=attack).stat("Slow", atk=5)


@pytest.mark.parametrize("text", ["The Atk of all creatures becomes 2.", "The Atk of creatures is reduced to 2."])
def test_of_all(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Imp"]).blue(field=["Slow"])

    scene.then.stat("Imp", atk=2).stat("Slow", atk=2)


@pytest.mark.parametrize("text", ["Your creatures can attack twice.", "Friendly creatures may attack twice."])
def test_all_attack_twice(text: str) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(battlefield=["Reed Sentinel", "Mist Heron"])
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "Reed Sentinel")
    scene.when.resolve_stack()

    scene.then.red.can("attack", "Moss Ox")
