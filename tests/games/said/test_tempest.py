"""Texts carried out in Tempest."""

import pytest

from tests.games.said.duels import creature, effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(("weather", "damage"), [("sun", 0), ("none", 3)])
def test_a_keyword_told_as_what_it_means_holds_while_something_is_so(weather: str, damage: int) -> None:
    scene = creature("attacks first while the weather is sun")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Odd", "Dam"]).at(phase="combat", weather=weather)

    fight(scene, "Sayer", "Odd")

    scene.then.stat("Sayer", damage=damage)


def test_a_whole_side_has_a_keyword() -> None:
    scene = effect("Ally creatures attack first.", "Field")
    scene.red(field=["Sayer", "Even", "Dam"]).blue(field=["Fox", "Dam"]).at(phase="combat")

    fight(scene, "Even", "Fox")

    scene.then.red.has(discard_pile=[])
    scene.then.blue.has(discard_pile=["Fox"])


def test_a_field_does_something_and_then_stays() -> None:
    scene = effect("The weather becomes rain. While it's raining, effects cost 1 more.", "Field")
    scene.red(hand=["Sayer"]).blue(hand=["Two Cards"], energy="3O")

    resolve(scene)

    scene.then.fact(weather="rain until round 2").red.has(field=["Sayer"])
    scene.when.red.does("hold")
    scene.then.blue.cannot("play Two Cards")


@pytest.mark.parametrize(("before", "atk"), [("sun", 3), ("rain", 2)])
def test_a_text_hears_that_the_weather_changes(before: str, atk: int) -> None:
    scene = creature("Whenever the weather changes, this creature gets +1 Atk.")
    scene.red(hand=["Rain Now"], field=["Sayer"]).at(weather=before)

    scene.when.red.plays("Rain Now")
    scene.when.blue.does("close")

    scene.then.stat("Sayer", atk=atk)


def test_the_weather_is_cleared() -> None:
    scene = effect("Clear the weather. If there is no weather, draw a card.")
    scene.red(hand=["Sayer"], deck=["Ox"]).at(weather="sun")

    resolve(scene)

    scene.then.fact(weather="none").red.has(hand=["Ox"])


def test_what_is_killed_in_a_fight_is_told_from_other_deaths() -> None:
    for killer in ("fight", "effect"):
        scene = creature("Whenever a creature is killed in combat, draw a card.")
        scene.red(hand=["Weaken"] if killer == "effect" else [], field=["Sayer", "Troll"], deck=["Hare"])
        scene.blue(field=["Even", "Dam"]).at(phase="combat" if killer == "fight" else "development")
        if killer == "fight":
            fight(scene, "Troll", "Even")
        else:
            scene.when.red.plays("Weaken", on="Even")
            scene.when.blue.does("close")
        scene.then.red.has(hand=["Hare"] if killer == "fight" else [])


def test_cards_are_not_drawn_in_a_phase() -> None:
    for phase, drawn in (("development", 0), ("opening", 2)):
        scene = effect("Players can't draw cards in the Development phase.", "Field")
        scene.red(hand=["Two Cards"], field=["Sayer"], deck=["Ox", "Fox"], energy="3O").at(phase=phase)
        scene.when.red.plays("Two Cards")
        scene.when.blue.does("close")
        scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Target creature's Atk becomes 0.", {"atk": 0}),
        ("Double target creature's Atk this round.", {"atk": 6}),
        ("Halve target creature's Atk, rounded down.", {"atk": 1}),
        ("Set target creature's Spe to 7 until the end of the round.", {"spe": 7}),
        ("Increase target creature's HP by 2.", {"hp": 6}),
        ("Target creature gains 2 Atk.", {"atk": 5}),
        ("Target creature has its Spe reduced by 1.", {"spe": 2}),
        ("Halve target creature's HP, rounded up.", {"hp": 2}),
        ("Target creature's HP becomes 9.", {"hp": 9}),
        ("Swap target creature's Atk and HP this round.", {"atk": 4}),
    ],
)
def test_numbers_are_changed_in_many_words(text: str, numbers: dict[str, int]) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"]).blue(field=["Swift"]).at(phase="development")

    resolve(scene, on="Swift")

    scene.then.stat("Swift", **numbers)


def test_a_doubled_number_counts_later_bonuses_too() -> None:
    scene = effect("Attach to target creature. Its Atk is doubled.", "Aura")
    scene.red(hand=["More Atk"], field=["Fox", "Sayer (on Fox)"]).at(phase="development")
    scene.then.stat("Fox", atk=4)

    scene.when.red.plays("More Atk", on="Fox")
    scene.when.blue.does("close")

    scene.then.stat("Fox", atk=8)


def test_a_creature_is_left_with_hp_once_a_round() -> None:
    scene = creature("The first time each round this creature would be killed, it's left with 1 HP instead.")
    scene.red(hand=["Weaken", "Weaken"], field=["Sayer"]).at(phase="development")

    scene.when.red.plays("Weaken", on="Sayer")
    scene.when.blue.does("close")
    scene.then.stat("Sayer", hp=1)
    scene.when.red.plays("Weaken", on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(field=[])


def test_damage_is_removed() -> None:
    scene = effect("Remove all damage from target creature.")
    scene.red(hand=["Sayer"], field=["Ox (damage 3)"]).at(phase="development")

    resolve(scene, on="Ox")

    scene.then.stat("Ox", hp=5, damage=0)


def test_two_creatures_switch_sides() -> None:
    scene = effect("Target ally creature and target enemy creature switch sides.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Fox"]).at(phase="development")

    resolve(scene)

    scene.then.red.has(field=["Fox"])
    scene.then.blue.has(field=["Ox"])


def test_control_is_taken() -> None:
    scene = effect("Take control of target enemy creature until the end of the round.")
    scene.red(hand=["Sayer"]).blue(field=["Fox"]).at(phase="development")

    resolve(scene, on="Fox")

    scene.then.red.has(field=["Fox"])


def test_the_same_words_in_one_sentence_are_two_targets() -> None:
    scene = effect("Deal 2 damage to target creature and 1 damage to target creature.")
    scene.red(hand=["Sayer"]).blue(field=["Ox", "Troll"]).at(phase="development")

    scene.when.red.plays("Sayer", on=["Ox", "Troll"])
    scene.when.blue.does("close")

    scene.then.stat("Ox", damage=2).stat("Troll", damage=1)


def test_creatures_with_and_without_auras_are_told_apart() -> None:
    scene = effect("Destroy all creatures without auras.")
    scene.red(hand=["Sayer"], field=["Ox", "Fox", "Minus Aura (on Fox)"]).at(phase="development")

    resolve(scene)

    scene.then.red.has(field=["Fox", "Minus Aura"])


def test_no_damage_is_taken_from_effects() -> None:
    scene = creature("takes no damage from effects")
    scene.red(hand=["Ping All"], field=["Sayer", "Ox"]).at(phase="development")

    scene.when.red.plays("Ping All")
    scene.when.blue.does("close")

    scene.then.stat("Sayer", damage=0).stat("Ox", damage=2)


def test_a_creature_is_kept_out_of_fights() -> None:
    scene = creature("You can't pick this creature for a fight while there's another creature on your side.")
    scene.red(field=["Sayer", "Ox", "Dam"]).blue(field=["Fox"]).at(phase="combat")

    scene.then.red.can("pick Ox").cannot("pick Sayer")


def test_the_creature_that_is_attacked_is_meant() -> None:
    scene = creature("Whenever this creature attacks, the creature it attacks gets -1 Atk.")
    scene.red(field=["Sayer"]).blue(field=["Dam (+2 Atk)", "Ox"]).at(phase="combat")

    fight(scene, "Sayer", "Dam")

    scene.then.stat("Dam", atk=1)
