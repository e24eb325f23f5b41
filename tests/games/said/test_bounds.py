"""How far numbers can go: what does not rise above a level or fall below one, and gains of a turn that are limited."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter


def test_a_stat_does_not_rise_above_a_number() -> None:
    for text in ("This cannot have more than 3 ATK.", "This card's ATK can't be higher than 3."):
        scene = fighter(text)
        scene.red(field=["Sayer", "War Chant (on Sayer)", "Hill Scrapper"])
        scene.then.stat("Sayer", atk=3).stat("Hill Scrapper", atk=3)


def test_the_enemies_stay_weak() -> None:
    scene = fighter("While you control a Resource card, enemy cards can't have more than 3 ATK.")
    scene.red(field=["Sayer", "Boulder Knight", "Grain Hoard"]).blue(field=["Cleaver Hog", "Gnatling"])
    scene.then.stat("Cleaver Hog", atk=3).stat("Gnatling", atk=1).stat("Boulder Knight", atk=4)


def test_a_stat_is_bounded_for_a_turn() -> None:
    scene = buff("Target card cannot have more than 2 ATK this turn.")
    scene.red(hand=["Sayer", "Gnatling"]).blue(field=["Cleaver Hog"])

    deploy(scene, "Sayer")
    scene.then.stat("Cleaver Hog", atk=2)
    quiet(scene, turn=6)

    scene.then.stat("Cleaver Hog", atk=6)


def test_a_stat_does_not_fall_below_a_number() -> None:
    scene = fighter("This card's ATK cannot be reduced below 2.")
    scene.red(field=["Sayer", "Tower Ox"]).blue(field=["Silken Fetters (on Sayer)", "Leaden Fog"])
    scene.then.stat("Sayer", atk=2)


def test_creatures_are_kept_within_bounds() -> None:
    scene = creature("Enemy creatures can't have more than 1 attack.")
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.then.stat("Moss Ox", attack=1)

    slow = duels.creature("This creature's Atk cannot exceed 1.")
    slow.red(field=["Sayer"])
    slow.then.stat("Sayer", atk=1)


def test_what_a_player_has_does_not_rise_above_a_number() -> None:
    scene = fighter("You cannot have more than 6 resource.")
    scene.red(hand=["Windfall Crate"], field=["Sayer"], resource=4).at(phase="deploy")

    deploy(scene, "Windfall Crate")

    scene.then.red.has(resource=6)


def test_the_rpt_has_bounds() -> None:
    scene = fighter("Your opponent's RPT cannot be more than 3.")
    scene.red(field=["Sayer"]).blue(field=["Deep Quarry"])
    scene.then.fact(blue_RPT=3)


def test_nobody_gains_points() -> None:
    for text in ("Your opponent can't gain any points.", "Your opponent gains no points."):
        scene = fighter(text)
        scene.red(field=["Sayer", "Gnatling"]).blue(field=["Cleaver Hog"]).at(active="blue", phase="attack")
        attack(scene, "Cleaver Hog", "Gnatling", seat="blue")
        quiet(scene, turn=6)
        scene.then.red.has(field=["Sayer"])
        scene.then.blue.has(points=0)


def test_gains_of_a_turn_are_limited() -> None:
    scene = fighter("You can't gain more than 7 resource each turn.")
    scene.red(hand=["Windfall Crate", "Windfall Crate"], field=["Sayer"], resource=5).at(phase="deploy")

    deploy(scene, "Windfall Crate")
    scene.then.red.has(resource=9)
    deploy(scene, "Windfall Crate")

    scene.then.red.has(resource=10)
