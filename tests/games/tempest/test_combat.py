"""The Combat phase: picks, speed, the clock of a fight, who wins the round."""

import pytest

from cardwright.testing import Scene, proves
from tests.games.tempest.workshop import duel, options, tempest


def battle(red: list[str], blue: list[str], **facts: int | str) -> Scene:
    """A scene at the start of combat."""
    scene = duel().at(phase="combat", **facts)
    return scene.red(field=red).blue(field=blue)


def fight(scene: Scene, first: str, second: str) -> None:
    """Whoever is asked picks the first creature, the other the second."""
    for name in (first, second):
        decision = tempest(scene).decision
        if decision is not None and f"pick {name}" in options(scene):
            scene.when.player(("red", "blue")[decision.seat]).does(f"pick {name}")


@proves("TEM-88", "TEM-89", "TEM-90")
def test_seat_a_picks_first_then_the_first_pick_alternates() -> None:
    scene = battle(["Xan", "Wall"], ["Yan", "Dam"])
    scene.then.red.can("pick Xan").can("pick Wall").cannot("hold")
    scene.when.red.does("pick Xan")
    scene.then.blue.can("pick Yan").can("pick Dam")
    scene.when.blue.does("pick Yan")
    scene.then.blue.can("pick Yan").stat("Yan", hp=3)
    scene.when.blue.does("pick Yan")
    scene.when.red.does("pick Xan")
    scene.then.red.can("pick Xan").stat("Xan", hp=1)


@proves("TEM-91", "TEM-93")
def test_the_faster_attacks_first_and_the_dead_do_not_attack() -> None:
    scene = battle(["Swift", "Ox"], ["Slow", "Ox"])
    fight(scene, "Swift", "Slow")
    scene.then.red.stat("Swift", hp=4)
    scene.then.blue.has(discard_pile=["Slow"])


@proves("TEM-91")
def test_both_attack_once() -> None:
    scene = battle(["Fox (+9 HP)", "Ox"], ["Ox", "Dam"])
    fight(scene, "Fox", "Ox")
    scene.then.red.stat("Fox", damage=2)
    scene.then.blue.stat("Ox", damage=2)


@proves("TEM-92", "TEM-75")
def test_equal_speed_strikes_together() -> None:
    scene = battle(["Even", "Ox", "Dam"], ["Odd", "Ox", "Dam"])
    fight(scene, "Even", "Odd")
    scene.then.red.has(discard_pile=["Even"])
    scene.then.blue.has(discard_pile=["Odd"])


@proves("TEM-94")
def test_first_and_last_before_and_after_everyone_else() -> None:
    first = battle(["Even", "Ox", "First Aura (on Even)"], ["Fox", "Ox"])
    fight(first, "Even", "Fox")
    first.then.red.stat("Even", damage=0)
    first.then.blue.has(discard_pile=["Fox"])

    last = battle(["Bramble Ox", "Ox"], ["Wall", "Scarecrow"])
    assert tempest(last).stat(tempest(last).zone(4, 0)[0], 2) == 1
    fight(last, "Bramble Ox", "Scarecrow")
    last.then.blue.stat("Scarecrow", damage=3)

    both = battle(["Bramble Ox", "Ox", "First Aura (on Bramble Ox)"], ["Troll (damage 6)", "Ox"])
    fight(both, "Bramble Ox", "Troll")
    both.then.red.stat("Bramble Ox", damage=4)


@proves("TEM-94")
def test_eager_creatures_are_asked() -> None:
    scene = battle(["Noonblade (-1 Spe, damage 3)", "Ox"], ["Swift (damage 2)", "Ox"])
    fight(scene, "Noonblade", "Swift")
    scene.then.red.can("attack first Noonblade").can("do not")
    scene.when.red.does("attack first")
    scene.then.red.stat("Noonblade", hp=1)
    scene.then.blue.has(discard_pile=["Swift"])


@proves("TEM-94")
def test_level_ground_counts_for_one_side_and_cancels_out_for_both() -> None:
    one = battle(["Even", "Ox", "Level Ground"], ["Odd", "Ox"])
    fight(one, "Even", "Odd")
    one.then.red.stat("Even", damage=0)

    both = battle(["Even", "Ox", "Dam", "Level Ground"], ["Odd", "Ox", "Dam", "Level Ground"])
    fight(both, "Even", "Odd")
    both.then.red.has(discard_pile=["Even"])


@proves("TEM-94")
def test_while_fighting_changes_last_as_long_as_the_fight() -> None:
    scene = battle(["Gloom", "Ox"], ["Ox", "Dam"])
    fight(scene, "Gloom", "Ox")
    scene.then.red.stat("Gloom", damage=1)
    scene.then.blue.stat("Ox", atk=2)


@proves("TEM-94")
def test_own_attack_prices_are_paid_after_the_deaths_and_leave_nobody_to_attack() -> None:
    scene = battle(["Burner (+1 Spe)", "Ox"], ["Ox", "Dam"])
    fight(scene, "Burner", "Ox")
    scene.then.red.has(discard_pile=["Burner"])
    scene.then.blue.stat("Ox", damage=3)


@proves("TEM-94")
def test_overrun_goes_on_to_another_creature() -> None:
    scene = battle(["Rootjaw", "Ox"], ["Even (damage 1)", "Dam", "Wall"])
    fight(scene, "Rootjaw", "Even")
    scene.then.red.can("overrun Dam").can("overrun Wall").cannot("overrun Even")
    scene.when.red.does("overrun Dam")
    scene.then.blue.stat("Dam", damage=3).has(discard_pile=["Even"])


@proves("TEM-72", "TEM-94")
@pytest.mark.parametrize(
    ("victim", "weather", "spilt"),
    [
        (["Even (damage 1)"], "none", 3),
        (["Blue Body (damage 2)"], "rain", 2),
        (["Even (damage 1)", "Shield Aura (on Even)"], "none", 0),
    ],
)
def test_overrun_spills_only_damage_that_was_dealt(victim: list[str], weather: str, spilt: int) -> None:
    scene = battle(["Rootjaw (+5 Spe)", "Ox"], [*victim, "Troll"], weather=weather)
    fight(scene, "Rootjaw", victim[0].split(" (", maxsplit=1)[0])
    scene.then.blue.stat("Troll", damage=spilt)


@proves("TEM-72", "TEM-94")
def test_a_hit_that_a_guard_takes_does_not_overrun() -> None:
    scene = battle(["Rootjaw (+5 Spe)", "Ox"], ["Even (damage 1)", "Dam", "Guard Aura (on Dam)", "Troll"])
    fight(scene, "Rootjaw", "Even")
    scene.when.blue.does("guard Dam")
    scene.then.blue.stat("Dam", damage=4).stat("Troll", damage=0).stat("Even", damage=1)


@proves("TEM-95", "TEM-96")
def test_a_player_without_creatures_loses_when_combat_starts() -> None:
    scene = battle([], ["Ox", "Fox"])
    scene.then.fact(blue_wins=1, red_wins=0, round=2)


@proves("TEM-96")
def test_nobody_loses_a_round_before_combat() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Fell"]).blue(field=["Ox"])
    scene.when.red.plays("Fell", on="Ox")
    scene.when.blue.does("close")
    scene.then.fact(phase="development", red_wins=0)


@proves("TEM-95")
def test_wiping_out_a_side_wins_the_round() -> None:
    scene = battle(["Troll"], ["Fox"])
    scene.then.fact(red_wins=1, round=2)


@proves("TEM-97", "TEM-98")
@pytest.mark.parametrize(("field", "wins"), [([], "1"), (["HP Field"], "0")])
def test_after_20_fights_the_higher_sum_of_hp_wins(field: list[str], wins: str) -> None:
    scene = battle(["Wall"], ["Dam", *field])
    scene.then.fact(red_wins=wins, blue_wins=0, round=2)


@proves("TEM-98")
def test_current_hp_of_all_creatures_counts_and_the_lowest_limit() -> None:
    scene = battle(["Wall (damage 3)", "Few Fights"], ["Dam (damage 4)", "Scarecrow (of red, damage 1)"])
    for _ in range(3):
        fight(scene, "Wall", "Dam")
        fight(scene, "Dam", "Wall")
    scene.then.fact(blue_wins=1, red_wins=0)


@proves("TEM-99")
def test_a_fight_by_effect_runs_at_once_and_counts_for_nothing() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Brawl"], field=["Troll"]).blue(field=["Fox"])
    scene.when.red.plays("Brawl", on=["Troll", "Fox"])
    scene.when.blue.does("close")
    scene.then.fact(phase="development", red_wins=0)
    scene.then.blue.has(field=[], discard_pile=["Fox"])
    assert tempest(scene).fights == 0


@proves("TEM-99")
def test_no_fight_if_one_is_gone() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Brawl"], field=["Troll"]).blue(hand=["Send Home"], field=["Fox"])
    scene.when.red.plays("Brawl", on=["Troll", "Fox"])
    scene.when.blue.plays("Send Home", on="Fox")
    scene.when.red.does("close")
    scene.then.red.stat("Troll", damage=0)


@proves("TEM-91", "TEM-92")
@pytest.mark.parametrize("enemy", ["Hare", "Slow"])
def test_a_creature_that_cannot_attack_fights_without_striking(enemy: str) -> None:
    scene = battle(["Meek", "Ox"], [enemy, "Ox"])
    fight(scene, "Meek", enemy)
    scene.then.blue.stat(enemy, hp={"Hare": 2, "Slow": 3}[enemy])
    if enemy == "Hare":
        scene.then.red.stat("Meek", hp=2)
    else:
        scene.then.red.has(discard_pile=["Meek"])


@proves("TEM-88")
def test_whoever_picks_second_is_told_what_was_picked_first() -> None:
    scene = battle(["Ox", "Fox"], ["Wolf", "Imp"])
    first = scene.game.decision
    assert first is not None
    scene.choose(0)
    then = scene.game.decision
    assert then is not None
    assert then.seat != first.seat
    assert scene.game.view(then.seat).prompt == f"Which creature fights {'Ox' if first.seat == 0 else 'Wolf'}?"
