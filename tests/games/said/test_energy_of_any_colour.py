"""Energy without a colour: lost, stolen, counted and heard of in every colour; chosen only where it is gained."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature, effect, resolve


@pytest.mark.parametrize("text", ["Your opponent loses all energy.", "Your opponent loses all their energy."])
def test_all_of_it_is_of_every_colour(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"]).blue(energy="2O 3B")

    resolve(scene)

    scene.then.blue.has(energy="-")


@pytest.mark.parametrize(("energy", "cards"), [("2O 2B", 1), ("3O", 0)])
def test_more_of_it_is_counted_over_all_colours(energy: str, cards: int) -> None:
    scene = effect("If you have more energy than your opponent, draw a card.")
    scene.red(hand=["Sayer"], deck=["Ox"], energy=energy).blue(energy="2G C")

    resolve(scene)

    scene.then.red.has(hand=cards)


def test_each_of_it_counts() -> None:
    scene = creature("This gets +1 Atk for each energy you have.")
    scene.red(field=["Sayer"], energy="O 2B")

    scene.then.stat("Sayer", atk=5)


def test_whoever_loses_it_chooses_the_colour() -> None:
    scene = effect("Your opponent loses 1 energy.")
    scene.red(hand=["Sayer"]).blue(energy="2O 3B")

    resolve(scene)
    scene.when.blue.chooses("lose blue")

    scene.then.blue.has(energy="2O 2B")


@pytest.mark.parametrize("gained", ["Gain 2 blue energy.", "Gain 2 energy of a colour of your choice."])
def test_it_is_heard_of_in_any_colour(gained: str) -> None:
    scene = effect(f"Whenever you gain energy, draw a card. When this enters the field, {gained.lower()}", "Field")
    scene.red(hand=["Sayer"], deck=["Ox"] * 9)

    resolve(scene)
    if "choice" in gained:
        scene.when.red.chooses("gain blue")

    scene.then.red.has(energy="2B", hand=1)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Your opponent loses 3 energy.", "Your opponent loses 3 energy."),
        ("Gain 3 energy.", "Gain 3 energy of a colour of your choice."),
        ("Steal 2 energy from your opponent.", "Steal 2 energy from your opponent."),
    ],
)
def test_a_colour_is_chosen_only_where_it_is_gained(text: str, meant: str) -> None:
    assert said("tempest", "action", text) == meant
