"""Notes of attached cards, and of what holds meanwhile, carried out."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature, effect, resolve


@pytest.mark.parametrize(
    ("text", "atk"),
    [
        ("attach to enemy creature: -2 Atk", 2),
        ("attach enemy: Atk halved (round down)", 2),
        ("enemy only: Atk = 1", 1),
        ("attach: enemy creature. Atk halved (rounded down)", 2),
    ],
)
def test_what_it_is_attached_to_stands_before_a_colon(text: str, atk: int) -> None:
    scene = effect(text, "Aura")
    scene.red(hand=["Sayer"]).blue(field=["Troll"])
    resolve(scene, on="Troll")
    scene.then.stat("Troll", atk=atk)


@pytest.mark.parametrize(("weather", "own", "theirs"), [("hail", 3, 1), ("sun", 2, 2)])
def test_several_facts_hold_meanwhile(weather: str, own: int, theirs: int) -> None:
    scene = effect("while hail: ally creatures +1 Spe, enemy creatures -1 Spe", "Field")
    scene.red(field=["Sayer", "Ox"]).blue(field=["Troll"]).at(weather=weather)
    scene.then.stat("Ox", spe=own)
    scene.then.stat("Troll", spe=theirs)


def test_a_number_alone_is_what_it_becomes() -> None:
    scene = effect("target creature: Atk = 1 this round")
    scene.red(hand=["Sayer"]).blue(field=["Troll"])
    resolve(scene, on="Troll")
    scene.then.stat("Troll", atk=1)
    assert said("tempest", "field", "all creatures: Atk = 1") == "Creatures have 1 Atk."


def test_the_weather_is_noted() -> None:
    scene = creature("on enter: weather = rain")
    scene.red(hand=["Sayer"]).at(phase="creature")
    scene.when.red.plays("Sayer")
    scene.then.fact(weather="rain until round 2")


def test_copies_of_itself_are_left_out() -> None:
    scene = effect("Take any card back from your discard pile, except another copy of this one.")
    scene.red(hand=["Sayer"], discard_pile=["Sayer", "Fox", "Ox"])
    resolve(scene)
    scene.when.red.chooses("Fox")
    scene.then.red.has(hand=["Fox"])
