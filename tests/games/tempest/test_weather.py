"""Weather: setting it, how long it lasts, what it does."""

import pytest

from cardwright.testing import proves
from tests.games.tempest.workshop import duel, tempest, to_next_round


@proves("TEM-84")
@pytest.mark.parametrize("weather", ["sun", "rain", "hail"])
def test_cards_set_the_weather(weather: str) -> None:
    scene = duel()
    scene.red(hand=[f"{weather.capitalize()} Now"])
    scene.then.fact(weather="none")
    scene.when.red.plays(f"{weather.capitalize()} Now")
    scene.when.blue.does("close")
    scene.then.fact(weather=f"{weather} until round 2")


@proves("TEM-84")
def test_a_trait_sets_it_too() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Dawn Herald"], energy="3O")
    scene.when.red.plays("Dawn Herald")
    scene.then.fact(weather="sun until round 2")


@proves("TEM-85", "TEM-86")
def test_it_lasts_through_the_next_round_or_until_it_is_set_again() -> None:
    scene = duel().at(round=2)
    scene.red(hand=["Sun Now"]).blue(field=["Orange Body"])
    scene.when.red.plays("Sun Now")
    scene.when.blue.does("close")
    scene.then.stat("Orange Body", atk=4)
    to_next_round(scene)
    scene.then.fact(weather="sun until round 3", round=3)
    to_next_round(scene)
    scene.then.fact(weather="none")


@proves("TEM-86")
def test_a_new_weather_replaces_the_old_and_the_same_starts_anew() -> None:
    scene = duel().at(round=3, weather="sun until round 3")
    scene.red(hand=["Sun Now"]).blue(hand=["Rain Now"])
    scene.when.red.plays("Sun Now")
    scene.when.blue.does("close")
    scene.then.fact(weather="sun until round 4")
    scene.when.red.does("hold")
    scene.when.blue.plays("Rain Now")
    scene.when.red.does("close")
    scene.then.fact(weather="rain until round 4")


@proves("TEM-86")
def test_a_field_sets_it_once_and_takes_nothing_with_it() -> None:
    scene = duel()
    scene.red(hand=["Rain Field"]).blue(hand=["Strip"])
    scene.when.red.plays("Rain Field")
    scene.when.blue.does("close")
    scene.then.fact(weather="rain until round 2")
    scene.when.red.does("hold")
    scene.when.blue.plays("Strip", on="Rain Field")
    scene.when.red.does("close")
    scene.then.fact(weather="rain until round 2").red.has(field=[])
    assert tempest(scene).weather == 1


@proves("TEM-87")
def test_what_weather_does_on_both_sides() -> None:
    for weather, numbers in (
        ("sun", {"Orange Body": (4, 2), "Blue Body": (2, 2), "Cyan Body": (2, 2), "Twoseason Toad": (4, 2)}),
        ("hail", {"Orange Body": (2, 2), "Blue Body": (2, 2), "Cyan Body": (3, 3), "Twoseason Toad": (2, 2)}),
    ):
        scene = duel().at(weather=weather)
        scene.red(field=["Orange Body", "Twoseason Toad"]).blue(field=["Blue Body", "Cyan Body"])
        for card, (atk, spe) in numbers.items():
            scene.then.stat(card, atk=atk, spe=spe)


@proves("TEM-87")
def test_rain_takes_1_off_damage_to_blue_creatures() -> None:
    scene = duel().at(phase="development", weather="rain")
    scene.red(hand=["Ping All"], field=["Blue Body", "Twoseason Toad", "Ox"])
    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")
    scene.then.stat("Blue Body", damage=1).stat("Twoseason Toad", damage=1).stat("Ox", damage=2)
