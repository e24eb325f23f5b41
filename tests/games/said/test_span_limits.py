"""How many fights there may be, carried out."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.said.cards import said
from tests.games.said.duels import effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize("text", ["max 1 fights", "Combat ends after 1 fights.", "combat phase: max 1 fights"])
def test_a_field_limits_the_fights(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Dam", "Wall"]).blue(field=["Odd"]).at(phase="combat")

    fight(scene, "Wall", "Odd")

    scene.then.fact(round=2)


@pytest.mark.parametrize(("text", "number"), [("max 1 fights this round", 2), ("max 3 fights this round", 1)])
def test_an_action_limits_the_fights_of_its_round(text: str, number: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Dam", "Wall"]).blue(field=["Odd"]).at(phase="development")
    resolve(scene)
    scene.when.red.does("hold")
    scene.when.blue.does("hold")

    fight(scene, "Wall", "Odd")

    scene.then.fact(round=number)


def test_what_does_not_stay_says_which_fights_it_limits() -> None:
    with pytest.raises(CardFileError, match="for how long"):
        effect("The combat phase has at most 6 fights.")
    assert said("tempest", "field", "only 5 fights per round") == "The combat phase has at most 5 fights."
    assert "nothing of the sort" in said("tempest", "field", "The opening phase has at most 5 fights.")
