"""Chapter J: the last turns, the clock, and settings out of bounds."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.games.bounty import entry
from cardwright.games.bounty.zones import DECK
from cardwright.testing import proves
from tests.games.bounty.crews import bounty, crews, deck_of, quiet
from tests.games.bounty.workshop import works


@proves("BOU-86")
def test_both_without_a_card_to_draw_is_a_draw() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], deck="none")
    scene.blue(hand=["Stray Bull"], deck="none")
    scene.at(phase="discard")
    bounty(scene).failed = 2

    scene.when.red.does("done")
    quiet(scene, turn=6)

    scene.then.is_draw("both had no card to draw")


@proves("BOU-88", "BOU-94")
@pytest.mark.parametrize(("last", "turn", "ends"), [("equal", 5, 6), ("equal", 6, 6), ("current", 5, 5)])
def test_the_last_turn_after_the_bell(last: str, turn: int, ends: int) -> None:
    scene = crews(mode="timed", last_turns=last, time_limit_s="1")
    scene.red(hand=["Tower Ox"], points=3)
    scene.blue(hand=["Tower Ox"])
    scene.at(turn=turn, active="red" if turn == 5 else "blue", phase="discard")

    quiet(scene)

    scene.then.is_over("red", "3 points to 0")
    assert bounty(scene).turn == ends


@proves("BOU-92")
def test_a_choice_forced_by_the_enemys_text_is_charged_and_own_choices_are_not() -> None:
    scene = works(mode="timed", decision_charge_ms="500", pass_charge_ms="7")
    scene.red(field=["Extortion"], hand=["Tower Ox"])
    scene.blue(hand=["Stray Bull", "Gnatling"])

    scene.when.red.does("activate Extortion")
    assert scene.game.elapsed == 500
    scene.then.asked("blue")
    scene.when.blue.does("choose Gnatling")

    assert scene.game.elapsed == 1000
    assert scene.game.name_of(scene.game.zones[DECK * 2 + 1][0]) == "Gnatling"


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("time_limit_s", "0"),
        ("decision_charge_ms", "-1"),
        ("pass_charge_ms", "soon"),
        ("decision_cap_ms", "0"),
        ("max_rounds", "0"),
        ("mode", "fast"),
        ("starter", "green"),
    ],
)
@proves("BOU-88", "BOU-89", "BOU-92", "BOU-96")
def test_settings_out_of_bounds_are_refused(option: str, wrong: str) -> None:
    with pytest.raises(SetupError, match=option):
        entry.start([deck_of("Hammer Line"), deck_of("Velvet Net")], {option: wrong}, 1)
