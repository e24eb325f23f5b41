"""Phases and alternation: options in turn, holds, caps."""

from cardwright.games.tempest.phases import MOST_OPTIONS
from cardwright.games.tempest.triggers import MOST_TRIGGERS
from cardwright.testing import proves
from tests.games.tempest.workshop import duel, hold_both, tempest


@proves("TEM-19", "TEM-20")
def test_four_phases_and_seat_a_takes_the_first_option_of_each() -> None:
    scene = duel().at(seat_A="blue")
    scene.red(hand=["One Card", "Ox"], field=["Ox", "Fox"]).blue(hand=["One Card", "Ox"], field=["Ox", "Fox"])
    found = []
    for _ in range(3):
        decision = tempest(scene).decision
        assert decision is not None
        found.append((dict(scene.game.facts())["phase"], decision.seat))
        hold_both(scene)

    assert found == [("opening", 1), ("creature", 1), ("development", 1)]
    scene.then.blue.is_asked("Which creature fights")


@proves("TEM-20", "TEM-21")
def test_one_option_each_and_holding_does_not_bind() -> None:
    scene = duel()
    scene.red(hand=["One Card"]).blue(hand=["One Card"])

    scene.when.red.does("hold")
    scene.when.blue.plays("One Card")
    scene.then.red.can("play", "One Card")
    scene.when.red.plays("One Card")
    scene.then.stack("One Card", "One Card")


@proves("TEM-22")
def test_two_holds_in_a_row_end_a_phase_in_either_order() -> None:
    scene = duel()
    scene.red(hand=["One Card", "Ox"]).blue(hand=["One Card", "Ox"])

    scene.when.red.does("hold")
    scene.then.fact(phase="opening")
    scene.when.blue.does("hold")
    scene.then.fact(phase="creature")

    scene.when.red.plays("Ox")
    scene.then.fact(phase="creature", holds=0)


@proves("TEM-23")
def test_after_100_options_nothing_can_be_played() -> None:
    scene = duel()
    scene.red(hand=["One Card"]).blue(hand=["One Card"])
    tempest(scene).taken = MOST_OPTIONS - 1

    scene.when.red.does("hold")
    scene.then.blue.can("hold").cannot("play")

    closing = duel()
    closing.red(hand=["One Card", "One Card"]).blue(hand=["One Card", "One Card"])
    tempest(closing).taken = MOST_OPTIONS - 1
    closing.when.red.plays("One Card")
    closing.then.blue.can("close").cannot("play")


@proves("TEM-23")
def test_no_more_than_200_triggers_from_one_option() -> None:
    scene = duel()
    scene.red(hand=["Weaken"], field=["Pup", "Crow"], deck=["Ox"] * 5)
    scene.when.red.plays("Weaken", on="Pup")
    tempest(scene).triggers = MOST_TRIGGERS - 1
    scene.when.blue.does("close")
    scene.then.red.has(hand=1)

    capped = duel()
    capped.red(hand=["Weaken"], field=["Pup"], deck=["Ox"] * 5)
    capped.when.red.plays("Weaken")
    tempest(capped).triggers = MOST_TRIGGERS
    capped.when.blue.does("close")
    capped.then.red.has(hand=0, discard_pile=["Pup", "Weaken"])


@proves("TEM-24")
def test_no_upper_limits() -> None:
    scene = duel()
    scene.red(
        hand=["Ox"] * 40,
        field=["Ox"] * 30 + ["HP Field"] * 10 + ["Atk Aura (on Ox)"] * 10,
        energy="99O 99B",
    )

    scene.then.red.has(hand=40, field=50, energy="99O 99B")
