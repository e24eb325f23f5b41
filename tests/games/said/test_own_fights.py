"""What happens in, before and after the fights of one creature, and who the others are."""

import pytest

from tests.games.said.cards import said
from tests.games.said.duels import creature, effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    "text",
    [
        "At the end of each fight this creature took part in, it gets +1 HP.",
        "After each of its fights, this creature gets +1 HP.",
        "At the end of each fight in which this creature fights, it gets +1 HP.",
    ],
)
def test_only_its_own_fights_count(text: str) -> None:
    scene = creature(text)
    scene.red(field=["Sayer", "Wall"]).blue(field=["Dam", "Wall"]).at(phase="combat")

    fight(scene, "Wall", "Dam")
    scene.then.stat("Sayer", hp=4)
    fight(scene, "Dam", "Sayer")

    scene.then.stat("Sayer", hp=5)


def test_an_aura_tells_what_becomes_of_its_creature_in_each_of_its_fights() -> None:
    scene = effect("Attach to a creature. At the end of each of its fights, it gets -1 HP.", "Aura")
    scene.red(field=["Wall", "Troll", "Sayer (on Wall)"]).blue(field=["Dam"]).at(phase="combat")

    fight(scene, "Wall", "Dam")

    scene.then.stat("Wall", hp=6)


@pytest.mark.parametrize(
    ("text", "damage"),
    [("Target creature cannot attack in its next fight.", 0), ("Target creature gets +1 Atk for its next fight.", 3)],
)
def test_its_next_fight_may_be_a_later_one(text: str, damage: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Wall", "Ox"]).blue(field=["Dam"]).at(phase="development")

    resolve(scene, on="Ox")
    scene.when.red.does("hold")
    scene.when.blue.does("hold")
    fight(scene, "Wall", "Dam")
    fight(scene, "Dam", "Ox")

    scene.then.stat("Dam", damage=damage)


def test_it_dies_after_the_fight_in_which_it_attacks() -> None:
    scene = creature("when this attacks, kill it after the fight")
    scene.red(field=["Sayer", "Ox", "Wall"]).blue(field=["Dam", "Wall"]).at(phase="combat")

    fight(scene, "Sayer", "Dam")

    scene.then.stat("Dam", damage=2)
    scene.then.red.has(discard_pile=["Sayer"])


def test_whoever_kills_it_in_a_fight_dies_too() -> None:
    scene = creature("If this creature is killed by an enemy creature's attack, destroy that enemy creature.")
    scene.red(field=["Sayer", "Ox", "Wall"]).blue(field=["Troll", "Dam", "Wall"]).at(phase="combat")

    fight(scene, "Sayer", "Troll")

    scene.then.blue.has(discard_pile=["Troll"])


def test_it_goes_elsewhere_at_the_end_of_the_round() -> None:
    text = "If this creature would go to the discard pile at the end of the round, shuffle it into your deck instead."

    assert said("tempest", "creature", text) == (
        "At the end of each round, shuffle it into your deck instead of discarding it."
    )


@pytest.mark.parametrize("text", ["Halve target creature's Atk and Spe, rounded down.", "Halve its Atk and its Spe."])
def test_two_numbers_are_halved(text: str) -> None:
    scene = effect(text if "target" in text else f"Choose target creature. {text}")
    scene.red(hand=["Sayer"]).blue(field=["Swift"]).at(phase="development")

    resolve(scene, on="Swift")

    scene.then.stat("Swift", atk=1, spe=1)


def test_a_bonus_for_energy_has_a_bound() -> None:
    scene = creature("This creature gets +1 Atk for each orange energy you have, up to +3.")
    scene.red(field=["Sayer"], energy="5O")

    scene.then.stat("Sayer", atk=5)


def test_each_player_strengthens_one_of_their_own() -> None:
    scene = effect(
        "At the start of the Combat phase, each player picks one of their own creatures and gives it +2 Atk."
        " The bonus lasts until the end of the round.",
        "Field",
    )
    scene.red(field=["Sayer", "Ox", "Wall"]).blue(field=["Dam", "Wall"]).at(phase="development")

    scene.when.red.does("hold")
    scene.when.blue.does("hold")
    scene.when.red.chooses("Ox")
    scene.when.blue.chooses("Dam")

    scene.then.stat("Ox", atk=4).stat("Dam", atk=2)


@pytest.mark.parametrize(
    ("text", "hare", "ox"),
    [
        ("Your creatures with Spe 3 or more get +1 Atk. Your other creatures get +1 HP.", (2, 2), (5 + 1, 2)),
        ("Damaged creatures get +1 Atk. Other creatures get +2 HP.", (2, 2), (5 - 1, 3)),
    ],
)
def test_the_others_are_those_not_told_of_before(text: str, hare: tuple[int, int], ox: tuple[int, int]) -> None:
    scene = effect(text, "Field")
    wounded = "Damaged" in text
    scene.red(field=["Sayer", "Hare", "Ox (damage 1)" if wounded else "Ox"]).at(phase="development")

    scene.then.stat("Ox", hp=ox[0], atk=ox[1])
    scene.then.stat("Hare", hp=hare[0] + 2 if wounded else 2, atk=1 if wounded else 2)
