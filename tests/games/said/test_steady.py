"""Numbers that cannot be lowered, or cannot be raised: by whom, for how long, in which game."""

import pytest

from tests.games.said.cards import creature as wizard
from tests.games.said.duels import creature, effect, resolve


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Attach to target creature. Its Atk cannot be lowered.", [5, 5]),
        ("Attach to target creature. Its Atk can't be reduced.", [5, 5]),
        ("Attach to target creature. Its Atk cannot be raised.", [3, 0]),
        ("Attach to target creature. Its Atk and Spe cannot be raised.", [3, 0]),
    ],
)
def test_only_one_way_is_open_to_the_number_of_one_creature(text: str, after: list[int]) -> None:
    scene = effect(text, "Aura")
    scene.red(hand=["More Atk", "Less Atk"], field=["Swift", "Sayer (on Swift)"]).at(phase="development")

    scene.when.red.plays("More Atk", on="Swift")
    scene.when.blue.does("close")
    scene.then.stat("Swift", atk=after[0])
    scene.when.red.plays("Less Atk", on="Swift")
    scene.when.blue.does("close")

    scene.then.stat("Swift", atk=after[1])


@pytest.mark.parametrize(
    "text",
    [
        "Ally creatures cannot have their Atk lowered.",
        "Your creatures' Atk cannot be lowered.",
        "The Atk of ally creatures cannot be lowered.",
        "Ally creatures can't lose Atk.",
        "Ally creatures have Steady (their Atk cannot be lowered).",
        "Ally creatures get +0 Spe and can't have their Atk lowered.",
    ],
)
def test_a_whole_side_keeps_its_number(text: str) -> None:
    scene = effect(text, "Field")
    scene.red(field=["Sayer", "Swift"], hand=["Less Atk", "Halver"]).blue(field=["Slow"]).at(phase="development")

    scene.when.red.plays("Less Atk", on="Swift")
    scene.when.blue.does("close")
    scene.when.red.plays("Halver", on="Swift")
    scene.when.blue.does("close")

    scene.then.stat("Swift", atk=3).stat("Slow", atk=5)


def test_it_lasts_as_long_as_is_said() -> None:
    scene = effect("Target creature's Atk cannot be lowered this round.")
    scene.red(hand=["Sayer", "Less Atk"], field=["Swift"]).at(phase="development")

    resolve(scene, on="Swift")
    scene.when.red.plays("Less Atk", on="Swift")
    scene.when.blue.does("close")

    scene.then.stat("Swift", atk=3)


def test_it_has_more_of_another_number() -> None:
    scene = creature("This creature's Spe cannot be lowered.")
    scene.red(field=["Sayer"], hand=["Slow Round"]).at(phase="development")

    scene.when.red.plays("Slow Round")
    scene.when.blue.does("close")

    scene.then.stat("Sayer", spe=2)


@pytest.mark.parametrize(("text", "attack"), [("raised", 2), ("lowered", 4)])
def test_other_games_keep_numbers_too(text: str, attack: int) -> None:
    scene = wizard(f"This creature's attack cannot be {text}. Your creatures get +2/+0.")
    scene.red(battlefield=["Sayer"])

    scene.then.stat("Sayer", attack=attack)


def test_what_damage_takes_can_be_kept_from_rising() -> None:
    scene = effect("Attach to target creature. Its HP cannot be raised.", "Aura")
    scene.red(field=["HP Field", "Ox", "Swift", "Sayer (on Ox)"]).at(phase="development")

    scene.then.stat("Ox", hp=5).stat("Swift", hp=5)
