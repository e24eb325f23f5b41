"""The ledger's worked examples, by number."""

import pytest

from cardwright.engine.game import DRAW_GAME
from cardwright.testing import proves
from tests.games.tempest.test_combat import battle, fight
from tests.games.tempest.workshop import duel, hold_both, names, options, start_with, tempest, to_next_round


@proves("TEM-56", "TEM-60", "TEM-62")
@pytest.mark.parametrize(
    ("plans", "energy"),
    [("Hunter orange + Summoner blue", "4O 2B"), ("Hunter orange + Summoner orange", "4O")],
)
def test_1_opening_energy(plans: str, energy: str) -> None:
    scene = duel().at(phase="setup", round=0)
    hand = ["Orange Body"] * 4 + ["Blue Body"] * 2 + ["Cyan Body", "Ox"]
    scene.red(deck=hand, mulligan="used", plans=plans).blue(mulligan="used")

    scene.then.red.has(hand=8, energy=energy)


@proves("TEM-15", "TEM-16", "TEM-17", "TEM-18")
def test_2_mulligan() -> None:
    game = start_with(["Orange Body"] * 20 + ["Ox"] * 30, ["Ox"] * 50, seed=3)
    for _ in range(2):
        for key in ("plan Mourner", "in orange", "plan Hunter", "in orange"):
            game.choose_key(key)
    while game.keys() == ["keep", "mulligan"]:
        decision = game.decision
        assert decision is not None
        game.choose_key("mulligan" if decision.seat == 0 else "keep")

    assert game.energy[0] == 4 + names(game, 1, 0).count("Orange Body")
    assert game.mulligans == 1


@proves("TEM-48", "TEM-49", "TEM-50")
def test_3_paying() -> None:
    for energy, card, splits in (
        ("2O 3B", "Costly Spark", 1),
        ("O 5B", "Costly Spark", 0),
        ("O 2B", "Two Cards", 1),
        ("3O 2B", "Costly Spark", 2),
    ):
        scene = duel()
        scene.red(hand=[card], energy=energy)
        if splits == 0:
            scene.then.red.cannot("play", card)
            continue
        scene.when.red.does(f"play {card}")
        asked = [key for key in options(scene) if key.startswith("spend")]
        assert max(1, len(asked)) == splits, energy


@proves("TEM-29", "TEM-31", "TEM-34", "TEM-42")
@pytest.mark.parametrize(("option", "seat"), [("continue", "blue"), ("restart", "red")])
def test_4_counter_and_who_is_next(option: str, seat: str) -> None:
    scene = duel(after_close=option)
    scene.red(hand=["Two Cards"], energy="3O").blue(hand=["Stop"])
    scene.when.red.plays("Two Cards")
    scene.when.blue.plays("Stop", on="Two Cards")
    scene.when.red.does("close")

    scene.then.red.has(hand=[], energy="-", discard_pile=["Two Cards"])
    scene.then.blue.has(discard_pile=["Stop"])
    scene.then.asked(seat)


@proves("TEM-27", "TEM-30")
def test_5_close_is_forced() -> None:
    scene = duel()
    scene.red(hand=["HP Field"]).blue(hand=["Two Cards", "Ox"])
    scene.when.red.plays("HP Field")

    assert scene.game.keys() == ["close"]


@proves("TEM-21", "TEM-22", "TEM-34")
def test_6_run_of_holds() -> None:
    scene = duel()
    scene.blue(hand=["One Card"])
    scene.when.red.does("hold")
    scene.when.blue.plays("One Card")
    scene.when.red.does("close")
    scene.when.blue.does("hold")
    scene.then.fact(phase="opening")
    scene.when.red.does("hold")
    scene.then.fact(phase="creature")


@proves("TEM-31", "TEM-62", "TEM-80")
def test_7_one_target_gone() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Twofold"], field=["Fox"]).blue(hand=["Send Home"], field=["Ox"])
    scene.when.red.plays("Twofold", on=["Ox", "Fox"])
    scene.when.blue.plays("Send Home", on="Ox")
    scene.when.red.does("close")

    scene.then.blue.has(hand=["Ox"], energy="-")
    scene.then.red.stat("Fox", hp=1).has(discard_pile=["Twofold"])


@proves("TEM-37", "TEM-39", "TEM-76", "TEM-79", "TEM-100")
def test_8_restriction_not_rechecked() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Atk Aura"], field=["Wolf"]).blue(hand=["Steal"])
    scene.when.red.plays("Atk Aura", on="Wolf")
    scene.when.blue.plays("Steal", on="Wolf")
    scene.when.red.does("close")
    scene.then.blue.stat("Wolf", hp=3, atk=4, spe=2)

    to_next_round(scene)
    assert sorted(names(tempest(scene), 2, 0)) == ["Atk Aura", "Wolf"]


@proves("TEM-65", "TEM-66", "TEM-67")
def test_9_buffs_before_debuffs() -> None:
    for marks, atk in (("-3 Atk", 0), ("+2 Atk, -3 Atk", 0), ("+3 Atk, -3 Atk", 1)):
        scene = duel()
        scene.red(field=[f"Imp ({marks})"])
        scene.then.stat("Imp", atk=atk)
    halved = duel()
    halved.red(field=["Swift (+2 Atk, -1 Atk)", "Halver (on Swift)"])
    halved.then.stat("Swift", atk=2)


@proves("TEM-58", "TEM-68", "TEM-71", "TEM-96")
def test_10_lost_bonus_kills() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Strip"], plans="Hunter cyan + Keeper blue")
    scene.blue(field=["Hare (damage 2)", "HP Field"], plans="Mourner green + Keeper blue")
    scene.when.red.plays("Strip", on="HP Field")
    scene.when.blue.does("close")

    scene.then.red.has(energy="3C")
    scene.then.blue.has(energy="2G", field=[])
    scene.then.fact(phase="development")


@proves("TEM-91", "TEM-93")
def test_11_speed() -> None:
    scene = battle(["Swift", "Dam"], ["Slow", "Dam"])
    fight(scene, "Swift", "Slow")
    scene.then.stat("Swift", hp=4)


@proves("TEM-02", "TEM-09", "TEM-59", "TEM-75", "TEM-92", "TEM-95")
def test_12_equal_speed_tied_round() -> None:
    scene = duel().at(phase="combat")
    scene.red(field=["Even"], plans="Underdog white + Hunter orange")
    scene.blue(field=["Odd"], plans="Underdog white + Mourner green")

    scene.then.fact(red_wins=0, blue_wins=0, round=2, seat_A="blue")
    scene.then.red.has(energy="3O", discard_pile=["Even"])
    scene.then.blue.has(energy="2G", discard_pile=["Odd"])


@proves("TEM-70", "TEM-88", "TEM-89", "TEM-90")
def test_13_picking_order() -> None:
    scene = battle(["Xan", "Dam"], ["Yan", "Dam"])
    fight(scene, "Xan", "Yan")
    scene.then.red.stat("Xan", hp=3)
    scene.then.blue.stat("Yan", hp=3).is_asked("Which creature fights?")
    fight(scene, "Yan", "Xan")
    scene.then.red.stat("Xan", hp=1).is_asked("Which creature fights?")
    scene.then.blue.stat("Yan", hp=2)


@proves("TEM-69", "TEM-97", "TEM-98")
def test_14_stall() -> None:
    battle(["Wall"], ["Dam"]).then.fact(red_wins=1)
    battle(["Wall"], ["Dam", "HP Field"]).then.fact(red_wins=0, blue_wins=0, round=2)


@proves("TEM-95", "TEM-96")
def test_15_nobody_home() -> None:
    battle([], ["Ox", "Fox"]).then.fact(blue_wins=1)
    battle([], []).then.fact(blue_wins=0, red_wins=0, round=2)


@proves("TEM-58", "TEM-63", "TEM-100", "TEM-101", "TEM-103")
def test_16_aftermath() -> None:
    scene = duel().at(phase="aftermath")
    scene.red(
        hand=["Ox"] * 3,
        deck=["Ox"] * 30,
        discard_pile=["Fox"] * 9,
        field=["Wolf", "Imp (of blue)", "HP Field"],
        energy="B",
        plans="Keeper blue + Mourner green",
    )
    game = tempest(scene)
    assert len(game.zone(0, 0)) + len(game.zone(1, 0)) == 33
    scene.then.red.has(discard_pile=11, energy="13B")
    scene.then.blue.has(discard_pile=["Imp"])


@proves("TEM-85", "TEM-86", "TEM-87")
def test_17_weather() -> None:
    scene = duel().at(phase="development", round=2)
    scene.red(hand=["Sun Now"], field=["Orange Body"])
    scene.when.red.plays("Sun Now")
    scene.when.blue.does("close")
    scene.then.stat("Orange Body", atk=4).fact(weather="sun until round 3")
    for number, atk in ((3, 4), (4, 2)):
        later = duel().at(round=number, weather="sun until round 3" if number < 4 else "none")
        later.red(field=["Orange Body"])
        later.then.stat("Orange Body", atk=atk)


@proves("TEM-10", "TEM-12", "TEM-13", "TEM-14")
def test_18_running_out() -> None:
    scene = duel().at(phase="setup", round=2)
    scene.red(deck=["Ox"] * 5)
    scene.then.red.has(hand=5)
    for wins, outcome in ((1, 0), (0, DRAW_GAME)):
        over = duel().at(phase="setup", round=3)
        over.red(deck="none", wins=wins).blue(deck="none")
        assert over.game.outcome == outcome


@proves("TEM-40", "TEM-57", "TEM-78")
def test_19_mischief() -> None:
    scene = duel()
    scene.red(hand=["Free Play", "Colt"], plans="Summoner white + Keeper blue").blue(hand=["Minus Aura"])
    scene.when.red.plays("Free Play")
    scene.then.blue.cannot("play", "Minus Aura")
    scene.when.blue.does("close")
    scene.then.red.has(field=["Colt"], energy="W")
    scene.when.red.does("hold")
    scene.when.blue.plays("Minus Aura", on="Colt")
    scene.when.red.does("close")
    scene.then.blue.has(field=["Minus Aura (on Colt)"])
    hold_both(scene)


@proves("TEM-58", "TEM-73")
def test_20_killed_or_destroyed() -> None:
    for card, drawn in (("Fell", 0), ("Weaken", 1)):
        scene = duel().at(phase="development")
        scene.red(field=["Pup"]).blue(hand=[card], plans="Hunter orange + Keeper blue")
        scene.when.red.does("hold")
        scene.when.blue.plays(card, on="Pup")
        scene.when.red.does("close")
        scene.then.red.has(hand=drawn)
        scene.then.blue.has(energy="3O")
