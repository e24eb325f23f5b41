"""Who must fight, who survives a fight, who is faster, and who has won rounds."""

import pytest

from cardwright import games
from cardwright.testing.corpus import Reader, facts_of
from tests.games.said.duels import creature, effect, resolve
from tests.games.tempest.test_combat import fight


def test_what_must_be_picked_is_picked() -> None:
    scene = creature("This creature must be picked for fights.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Wall", "Dam"]).at(phase="combat")

    scene.then.blue.is_asked("Which creature fights {card}")


def test_what_one_target_gets_and_does_is_about_the_same() -> None:
    scene = effect("Target creature gets +1 Atk and takes 1 damage.")
    scene.red(hand=["Sayer"], field=["Ox", "Dam"]).blue(field=["Wall"])

    resolve(scene, on="Ox")

    scene.then.red.stat("Ox", atk=3, damage=1)


@pytest.mark.parametrize(("weaker", "atk"), [("Hare", 3), ("Slow", 2)])
def test_who_survives_a_fight_gets_something(weaker: str, atk: int) -> None:
    scene = creature("When this creature survives a fight, it gets +1 Atk.")
    scene.red(field=["Sayer", "Dam"]).blue(field=[weaker, "Dam"]).at(phase="combat")

    if weaker == "Hare":
        fight(scene, "Sayer", "Hare")
        scene.then.stat("Sayer", atk=atk)
    else:
        fight(scene, "Dam", "Slow")
        scene.then.stat("Sayer", atk=atk)


def test_after_each_fight_something_happens() -> None:
    scene = creature("After each fight, draw a card.")
    scene.red(field=["Sayer", "Dam"], deck=["Ox", "Fox"], hand=[]).blue(field=["Dam", "Wall"]).at(phase="combat")

    fight(scene, "Dam", "Dam")

    scene.then.red.has(hand=1)


def test_each_time_is_not_once() -> None:
    entry = games.find("tempest")
    reader = Reader("tempest", entry.home, entry.zone_kinds)
    assert reader.meaning("After each fight, draw a card.", facts_of("effect - action", reader.vocabulary)) is None


def test_who_is_faster_than_this() -> None:
    scene = creature("Creatures faster than this creature get -1 Atk.")
    scene.red(field=["Sayer"]).blue(field=["Swift", "Ox"])
    scene.then.stat("Swift", atk=2).stat("Ox", atk=2)


@pytest.mark.parametrize(("wins", "cards"), [(1, 1), (0, 0)])
@pytest.mark.parametrize(
    "text", ["If you have won a round, draw a card.", "If you've won more rounds than your opponent, draw a card."]
)
def test_who_has_won_a_round(text: str, wins: int, cards: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], deck=["Ox"], wins=wins)

    resolve(scene)

    scene.then.red.has(hand=cards)


def test_who_has_lost_a_round_pays_less() -> None:
    scene = effect("If you've lost a round this game, draw two cards.")
    scene.red(hand=["Sayer"], deck=["Ox", "Fox"]).blue(wins=1)

    resolve(scene)

    scene.then.red.has(hand=2)


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("Set the weather to rain this round.", 1),
        ("Change the weather to rain until the end of the round.", 1),
        ("The weather becomes rain.", 2),
    ],
)
def test_the_weather_is_set_for_a_time(text: str, until: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"])

    resolve(scene)

    scene.then.fact(weather=f"rain until round {until}")
