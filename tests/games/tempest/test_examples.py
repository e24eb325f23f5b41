"""The ledger's worked examples, by number."""

import pytest

from cardwright.engine.game import DRAW_GAME
from cardwright.testing import proves
from tests.games.tempest.test_combat import battle, fight
from tests.games.tempest.workshop import duel, hold_both, names, options, start_with, tempest, to_next_round


@proves("TEM-56", "TEM-60", "TEM-62")
@pytest.mark.parametrize(
    ("plans", "start", "energy"),
    [("Hunter orange + Summoner blue", "2O 2B", "6O 4B"), ("Hunter orange + Summoner orange", "4O", "8O")],
)
def test_1_opening_energy(plans: str, start: str, energy: str) -> None:
    scene = duel().at(phase="setup", round=0)
    hand = ["Orange Body"] * 4 + ["Blue Body"] * 2 + ["Cyan Body", "Ox"]
    scene.red(deck=hand, mulligan="used", plans=plans, energy=start).blue(mulligan="used")
    scene.then.red.has(hand=8, energy=energy)

    game = start_with(["Ox"] * 50, ["Ox"] * 50)
    for _ in range(2):
        for plan in sorted(plans.split(" + "), reverse=True):
            name, colour = plan.rsplit(" ", 1)
            game.choose_key(f"plan {name}")
            game.choose_key(f"in {colour}")
    assert dict(game.facts())["red energy"] == start


@proves("TEM-15", "TEM-16", "TEM-17", "TEM-18")
@pytest.mark.parametrize("window", ["any_round", "first_round"])
def test_2_mulligan(window: str) -> None:
    scene = duel(mulligan_window=window).at(phase="setup", round=0)
    first = ["Orange Body"] * 5 + ["Ox"] * 3
    plans = "Mourner orange + Hunter orange"
    scene.red(deck=[*first, *["Ox"] * 30], plans=plans, energy="4O").blue(plans=plans)
    assert names(tempest(scene), 1, 0).count("Orange Body") == 5
    scene.when.red.does("mulligan")
    scene.then.red.has(energy="4O", hand=8)
    scene.when.blue.does("keep")
    drawn = names(tempest(scene), 1, 0).count("Orange Body")
    scene.then.red.has(energy=f"{4 + drawn}O")

    offered = []
    while tempest(scene).round == 1 or tempest(scene).phase == 0:
        decision = scene.game.decision
        assert decision is not None
        if scene.game.keys() == ["keep", "mulligan"]:
            offered.append(decision.seat)
        labels = [option.label for option in decision.options]
        scene.choose(next((labels.index(label) for label in ("hold", "close", "keep") if label in labels), 0))
    assert offered == ([1] if window == "any_round" else [])


@proves("TEM-48", "TEM-49", "TEM-50")
def test_3_paying() -> None:
    one = duel()
    one.red(hand=["Costly Spark"], energy="2O 3B")
    one.when.red.plays("Costly Spark")
    one.then.red.was_not_asked("free cost").has(energy="B")

    short = duel()
    short.red(hand=["Costly Spark"], energy="O 5B")
    short.then.red.cannot("play", "Costly Spark")

    brown = duel()
    brown.red(hand=["Two Cards"], energy="O 2B")
    brown.when.red.plays("Two Cards")
    brown.then.red.has(energy="-")

    for split, left in (("spend blue", "O"), ("spend orange", "B")):
        two = duel()
        two.red(hand=["Costly Spark"], energy="3O 2B")
        two.when.red.does("play Costly Spark")
        assert options(two) == ["spend orange", "spend blue"]
        two.when.red.does(split)
        two.then.red.has(energy=left)


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
    scene = duel().at(phase="development")
    scene.red(hand=["Less Atk", "More Atk", "One More"], field=["Imp"])
    for card, atk in (("Less Atk", 0), ("More Atk", 0), ("One More", 1)):
        scene.when.red.plays(card, on="Imp")
        scene.when.blue.does("close")
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
@pytest.mark.parametrize(
    ("plans", "energy"),
    [("Hunter orange + Mourner green", "3O 2G"), ("Underdog white + Keeper blue", "-")],
)
def test_12_equal_speed_tied_round(plans: str, energy: str) -> None:
    scene = duel().at(phase="combat")
    scene.red(field=["Even"], plans=plans).blue(field=["Odd"], plans=plans)

    scene.then.fact(red_wins=0, blue_wins=0, round=2, seat_A="blue")
    scene.then.red.has(energy=energy, discard_pile=["Even"])
    scene.then.blue.has(energy=energy, discard_pile=["Odd"])


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
    scene.red(hand=["Sun Now"], field=["Orange Body"]).blue(field=["Orange Body"])
    scene.when.red.plays("Sun Now")
    scene.when.blue.does("close")
    scene.then.red.stat("Orange Body", atk=4)
    scene.then.blue.stat("Orange Body", atk=4)
    to_next_round(scene)
    scene.then.fact(round=3, weather="sun until round 3")
    to_next_round(scene)
    scene.then.fact(round=4, weather="none")
    for number, weather, atk in ((3, "sun until round 3", 4), (4, "none", 2)):
        later = duel().at(round=number, weather=weather)
        later.red(field=["Orange Body"])
        later.then.stat("Orange Body", atk=atk)

    rain = duel().at(phase="development", round=3, weather="sun until round 3")
    rain.red(hand=["Rain Now"], field=["Orange Body"])
    rain.when.red.plays("Rain Now")
    rain.when.blue.does("close")
    rain.then.stat("Orange Body", atk=2).fact(weather="rain until round 4")
    to_next_round(rain)
    rain.then.fact(round=4, weather="rain until round 4")
    to_next_round(rain)
    rain.then.fact(round=5, weather="none")


@proves("TEM-10", "TEM-12", "TEM-13", "TEM-14")
def test_18_running_out() -> None:
    scene = duel().at(phase="setup", round=2)
    scene.red(deck=["Ox"] * 5)
    scene.then.red.has(hand=5, deck=0)
    for left in (0, 1):
        later = duel().at(round=3)
        later.red(hand=["Two Cards"], energy="3O", deck=["Ox"] * left or "none")
        later.when.red.plays("Two Cards")
        later.when.blue.does("close")
        later.then.goes_on().red.has(hand=left, deck=0)
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
