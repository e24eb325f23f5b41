"""More than one of several options under a condition."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import creature, spell


@pytest.mark.parametrize(
    "text",
    [
        "Choose one: draw a card; or heal 2. If you control a hero, choose both instead.",
        "Choose one, or both if you control a hero: draw a card; or heal 2.",
        "Choose 1: draw a card / heal 2. Do both if you control a hero.",
        "Choose one. If you control a hero, choose both instead. \u2022 Draw a card. \u2022 Heal 2.",
    ],
)
def test_both_are_done_with_a_hero(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Slate Oracle"], deck=["Gust", "Hush"], mana_pool=["Stoke", "Corrode"])

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1, deck=3, mana_pool=["Sayer"])


def test_without_a_hero_one_is_chosen() -> None:
    scene = spell("Choose one: draw a card; or heal 2. If you control a hero, choose both instead.")
    scene.red(hand=["Sayer"], deck=["Gust", "Hush"], mana_pool=["Stoke", "Corrode"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.chooses("mode 1")

    scene.then.red.has(hand=["Gust"], mana_pool=["Stoke", "Corrode", "Sayer"])


def test_two_of_three_are_chosen_when_it_enters() -> None:
    text = "When this enters the battlefield, choose 1: draw a card / heal 1 / burn 1. If you control a hero: choose 2"
    scene = creature(f"{text} instead")
    scene.red(hand=["Sayer"], battlefield=["Slate Oracle"], deck=["Gust", "Hush", "Stoke"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.chooses("mode 1")
    scene.when.red.chooses("mode 3")

    scene.then.red.has(hand=["Gust"], mana_pool=["Hush"])


def test_the_options_of_another_game_as_well() -> None:
    scene = duels.effect("Choose one: draw a card; or destroy all effects. If you control no creatures, choose both.")
    scene.red(hand=["Sayer"], deck=["Fox", "Ox"])

    duels.resolve(scene)

    scene.then.red.has(hand=1)
