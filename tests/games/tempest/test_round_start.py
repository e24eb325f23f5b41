"""The start of a round: order, opening draw, mulligans, draw energy."""

import pytest

from cardwright.testing import proves
from tests.games.tempest.workshop import choose_plans, duel, names, options, start_with, tempest, to_next_round


@proves("TEM-11", "TEM-12")
def test_plans_pay_then_both_draw_8() -> None:
    scene = duel().at(phase="setup", round=0)
    scene.red(plans="Early Tide orange + Late Tide blue")

    scene.then.red.has(energy="6O 2B", hand=8)
    scene.then.blue.has(hand=8)
    scene.then.fact(round=1)


@proves("TEM-12")
def test_a_short_deck_is_drawn_whole() -> None:
    scene = duel().at(phase="setup", round=2)
    scene.red(deck=["Ox", "Fox", "Wolf"])

    scene.then.red.has(hand=3, deck=0)
    scene.then.blue.has(hand=8)


@proves("TEM-13", "TEM-14")
def test_draws_from_a_short_or_empty_deck() -> None:
    scene = duel()
    scene.red(hand=["Two Cards", "Two Cards"], energy="6O", deck=["Ox"])

    scene.when.red.plays("Two Cards")
    scene.when.blue.does("close")
    scene.then.red.has(hand=["Two Cards", "Ox"], deck=0)

    scene.when.red.plays("Two Cards")
    scene.when.blue.does("close")
    scene.then.goes_on().red.has(hand=["Ox"])


@proves("TEM-11", "TEM-12")
@pytest.mark.parametrize(("card", "red", "blue"), [("More Cards", 10, 8), ("Fewer Cards", 8, 0)])
def test_changes_of_the_opening_draw(card: str, red: int, blue: int) -> None:
    scene = duel()
    scene.red(hand=[card])
    scene.when.red.plays(card)
    to_next_round(scene)

    scene.then.red.has(hand=red)
    scene.then.blue.has(hand=blue)
    to_next_round(scene)
    scene.then.red.has(hand=8)
    scene.then.blue.has(hand=8)


@proves("TEM-11")
def test_changes_of_the_opening_draw_add_up() -> None:
    scene = duel()
    scene.red(hand=["More Cards", "More Cards"])
    scene.when.red.plays("More Cards")
    scene.when.blue.does("close")
    scene.when.red.plays("More Cards")
    to_next_round(scene)

    scene.then.red.has(hand=12)


@proves("TEM-15", "TEM-18")
def test_a_mulligan_is_offered_once_per_game_to_seat_a_first() -> None:
    scene = duel().at(phase="setup", round=0, seat_A="blue")
    scene.then.blue.can("keep").can("mulligan")

    scene.when.blue.does("mulligan")
    scene.then.blue.has(hand=8, deck=12, mulligan="used")
    scene.then.red.can("mulligan")

    scene.when.red.does("keep")
    to_next_round(scene)
    scene.then.blue.has(mulligan="used").was_not_asked("keep these cards")
    scene.then.red.has(mulligan="unused")


@proves("TEM-18")
def test_no_offer_to_an_empty_hand_and_a_redraw_as_big_as_the_draw() -> None:
    scene = duel().at(phase="setup", round=0)
    scene.red(deck="none")
    scene.then.blue.is_asked("keep these cards")

    changed = duel()
    changed.red(hand=["More Cards"])
    changed.when.red.plays("More Cards")
    while "mulligan" not in options(changed):
        decision = tempest(changed).decision
        assert decision is not None
        changed.choose(len(decision.options) - 1)
    asked = tempest(changed).decision
    assert asked is not None
    if asked.seat == 1:
        changed.when.blue.does("keep")
    changed.when.red.does("mulligan")
    changed.then.red.has(hand=10)


@proves("TEM-16")
@pytest.mark.parametrize(("option", "asked"), [("any_round", True), ("first_round", False)])
def test_the_mulligan_window(option: str, asked: bool) -> None:
    scene = duel(mulligan_window=option).at(phase="setup", round=1)

    assert ("mulligan" in options(scene)) == asked

    first = duel(mulligan_window=option).at(phase="setup", round=0)
    assert "mulligan" in options(first)


@proves("TEM-17", "TEM-18", "TEM-60")
def test_only_the_kept_hand_earns_energy_after_both_decisions() -> None:
    for seed in range(5):
        game = start_with(["Orange Body"] * 25 + ["Ox"] * 25, ["Ox"] * 50, seed=seed)
        choose_plans(game, ("Mourner", "orange"), ("Hunter", "orange"))
        assert game.energy[0] == 4
        while (decision := game.decision) is not None and decision.options[0].label == "keep":
            assert game.energy[0] == 4
            game.choose_key("mulligan" if decision.seat == 0 else "keep")
        assert game.energy[0] == 4 + names(game, 1, 0).count("Orange Body")
