"""Chapters D and J: the round, its Ready step and its End step."""

import pytest

from cardwright.testing import Scene, proves
from tests.games.dojo.workshop import fight, walls

TEN = walls(1, 2, 3, 4, 5, 1, 2, 3, 4, 5)


def ready(**options: str) -> Scene:
    return fight(**options).at(phase="ready")


@proves("DOJ-27")
def test_a_round_runs_ready_combat_training_end() -> None:
    scene = ready().red(character=["Nil"]).blue(character=["Nil"])

    seen = [dict(scene.game.facts())["phase"]]
    scene.then.fact(phase="combat", round=3, active="red")
    for _ in range(4):
        scene.when.pass_once()
        seen.append(dict(scene.game.facts())["phase"])

    assert seen == ["combat", "combat", "training", "training", "combat"]
    scene.then.fact(round=4, active="blue")


@proves("DOJ-28", "DOJ-29")
def test_both_draw_two_before_anybody_powers_up() -> None:
    scene = ready()
    scene.red(character=["Nil"], deck=TEN, drill_row=["Mill Drill"])
    scene.blue(character=["Nil"], deck=TEN)

    scene.then.red.has(hand=["Wall 1", "Wall 3"], discard_pile=["Wall 2", "Wall 4"])
    scene.then.blue.has(hand=["Wall 1", "Wall 2"], energy_pile=["Wall 5", "Wall 4", "Wall 3"])


@proves("DOJ-30")
def test_drawing_more_than_there_is_takes_what_is_there() -> None:
    scene = ready()
    scene.red(character=["Nil"], deck=walls(1), energy=5)
    scene.blue(character=["Nil"])

    scene.then.is_over("blue", "red has no deck left")
    scene.then.red.has(hand=["Wall 1"], energy_pile=5)


@proves("DOJ-31")
@pytest.mark.parametrize(
    ("formula", "energy"), [("rating_plus_drills", 6), ("three_plus_drills", 5), ("rating_only", 4)]
)
def test_power_up_follows_the_formula(formula: str, energy: int) -> None:
    scene = ready(energy_formula=formula)
    scene.red(character=["Strong"], drill_row=["Post", "Bell"])

    scene.then.red.has(energy_pile=energy)


@proves("DOJ-32")
def test_power_up_keeps_the_last_card() -> None:
    scene = ready()
    scene.red(character=["Nil"], deck=walls(1, 2, 3, 4))

    scene.then.goes_on()
    scene.then.red.has(deck=["Wall 4"], energy_pile=["Wall 3"])


@proves("DOJ-32")
def test_a_mandatory_power_up_takes_the_last_card() -> None:
    scene = ready(power_up="mandatory")
    scene.red(character=["Nil"], deck=walls(1, 2, 3, 4))

    scene.then.is_over("blue", "red has no deck left")


@proves("DOJ-32")
def test_with_up_to_the_owner_says_how_much() -> None:
    scene = ready(power_up="up_to")
    scene.red(character=["Nil"], deck=walls(1, 2, 3, 4, 5))
    scene.blue(character=["Nil"])

    scene.then.red.can("power up 0").can("power up 2").cannot("power up 3")
    scene.when.red.does("power up 1")
    scene.when.blue.does("power up 3")

    scene.then.red.has(energy_pile=["Wall 3"], deck=["Wall 4", "Wall 5"])
    scene.then.blue.has(energy_pile=3)


@proves("DOJ-32")
@pytest.mark.parametrize(("power_up", "left"), [("keep_last", 1), ("up_to", 1), ("mandatory", 0)])
def test_effects_that_gain_energy_stop_before_the_last_card_too(power_up: str, left: int) -> None:
    scene = fight(power_up=power_up)
    scene.red(hand=["Feast"], deck=walls(1, 2, 3))

    scene.when.red.plays("Feast")

    scene.then.red.has(deck=left, energy_pile=3 - left)


@proves("DOJ-33")
def test_start_of_round_texts_come_after_draw_and_power_up() -> None:
    scene = ready()
    scene.red(character=["Nil"], deck=TEN, drill_row=["Choice Drill"])
    scene.blue(character=["Nil"])

    scene.then.red.is_asked().has(hand=["Wall 1", "Wall 2"], energy_pile=4)
    scene.when.red.does("do it")

    scene.then.red.has(hand=3)


@proves("DOJ-34")
def test_the_active_players_texts_come_first_and_each_player_orders_their_own() -> None:
    scene = ready().at(active="blue")
    scene.red(character=["Nil"], drill_row=["Choice Drill"])
    scene.blue(character=["Nil"], drill_row=["Choice Drill", "Morning Practice"])

    scene.then.blue.is_asked("Which of your texts happens first?")
    scene.when.blue.does("first Morning Practice").does("do not").does("do it")
    scene.then.red.is_asked()
    scene.when.red.does("do not")

    scene.then.fact(phase="combat", turn="blue")


@proves("DOJ-34")
def test_texts_without_may_are_mandatory() -> None:
    scene = ready()
    scene.red(character=["Nil"], drill_row=["Spark Drill"])
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 0, 1, 1))

    scene.then.red.was_not_asked("happens")
    scene.then.blue.has(discard_pile=["Wall 0"], hand=["Wall 1", "Wall 1", "Wall 1"])


@proves("DOJ-35")
def test_the_first_round_has_no_exceptions() -> None:
    scene = ready().at(round=1)
    scene.red(character=["Sable Hark"], hand=["Open Palm"])
    scene.blue(character=["Nil"])

    scene.then.fact(round=1, phase="combat")
    scene.then.red.has(hand=3, energy_pile=3).can("play", "Open Palm").can("attack with", "Sable Hark")
    scene.then.blue.has(hand=2, energy_pile=3)


@proves("DOJ-94", "DOJ-95")
def test_players_discard_down_to_the_limit_the_active_one_first() -> None:
    scene = fight(hand_limit="3").at(phase="end")
    scene.red(hand=["Hit 1", "Hit 2", "Hit 3", "Hit 4", "Hit 5"])
    scene.blue(hand=["Hit 1", "Hit 2", "Hit 3", "Hit 4"])

    scene.then.red.is_asked("Discard down to the hand limit.")
    scene.when.red.does("discard Hit 1").does("discard Hit 5")
    scene.when.blue.does("discard Hit 4")

    scene.then.red.has(discard_pile=["Hit 1", "Hit 5"])
    scene.then.blue.has(discard_pile=["Hit 4"])
    scene.then.red.sees("Hit 4", "blue discard pile")


@proves("DOJ-94")
@pytest.mark.parametrize("limit", [3, 7, 12])
def test_the_hand_limit_is_an_option_and_only_for_the_end(limit: int) -> None:
    scene = fight(hand_limit=str(limit))
    scene.red(hand=["Hit 1"] * 13)
    scene.then.red.can("play", "Hit 1")

    ending = fight(hand_limit=str(limit)).at(phase="end")
    ending.red(character=["Nil"], hand=["Hit 1"] * 13)
    ending.then.red.has(hand=limit + 2)


@proves("DOJ-96", "DOJ-97")
def test_end_of_round_texts_come_after_the_hand_limit() -> None:
    scene = fight(hand_limit="3").at(phase="end")
    scene.red(character=["Nil"], hand=["Hit 1"] * 4, drill_row=["Evening Practice"])

    scene.then.fact(round=4, phase="combat")
    scene.then.red.has(hand=3 + 1 + 2)


@proves("DOJ-97")
def test_this_round_ends_with_the_round() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Hit 3"], drill_row=["Heavy Hands"], energy=2, deck=walls(*[1] * 12))
    scene.blue(character=["Nil"], deck=walls(4, *[1] * 12))

    scene.when.red.does("use Heavy Hands")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 3")
    scene.then.blue.has(hand=["Wall 4"])
    scene.when.pass_until(round=4)
    scene.when.blue.passes()
    scene.when.red.plays("Hit 3")

    scene.then.blue.has(discard_pile=["Wall 1", "Wall 1"])


@proves("DOJ-98")
def test_the_active_role_passes_on_at_the_end() -> None:
    scene = fight().at(phase="end", active="blue")

    scene.then.fact(active="red", turn="red", round=4)
