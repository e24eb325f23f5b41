"""Chapter K: winning and stopping."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.testing import proves
from tests.games.dojo.workshop import fight, start, walls


@proves("DOJ-99")
def test_the_game_stops_at_the_next_checkpoint() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 9"])
    scene.blue(character=["Nil"], deck=walls(1), drill_row=["Toughener"])

    scene.when.red.plays("Hit 9")
    scene.then.goes_on()
    scene.when.blue.passes()

    scene.then.is_over("red", "blue has no deck left")
    scene.then.red.has(resolving=["Hit 9"])


@proves("DOJ-99")
def test_a_deck_that_is_refilled_before_the_checkpoint_is_no_loss() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Toll"], energy_pile=["Hit 1"], deck=walls(1, 1))

    scene.when.red.plays("Toll")

    scene.then.is_over("blue", "red has no deck left")
    scene.then.red.has(hand=["Hit 1"])


@proves("DOJ-100")
def test_a_revealed_card_still_counts_as_in_its_deck() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 1"], deck=walls(5, 5))
    scene.blue(character=["Nil"], deck=["Returning Tide"])

    scene.when.red.plays("Hit 1")

    scene.then.is_over("red")
    saved = fight()
    saved.red(character=["Nil"], hand=["Hit 3"])
    saved.blue(character=["Nil"], deck=["Circle Walk"])
    saved.when.red.plays("Hit 3")
    saved.then.goes_on()
    saved.then.blue.has(deck=["Circle Walk"])


@proves("DOJ-101")
def test_both_decks_empty_at_one_checkpoint_is_a_draw() -> None:
    scene = fight().at(phase="ready")
    scene.red(character=["Nil"], deck=walls(1, 1), energy=3)
    scene.blue(character=["Nil"], deck=walls(1), energy=3)

    scene.then.is_draw("both decks are empty")


@proves("DOJ-102")
@pytest.mark.parametrize("cap", [5, 30, 200])
def test_after_the_last_round_it_is_a_draw(cap: int) -> None:
    last = fight(round_cap=str(cap)).at(phase="end", round=cap)
    before = fight(round_cap=str(cap)).at(phase="end", round=cap - 1)

    last.then.is_draw("the last round has ended")
    before.then.goes_on()
    for wrong in ("4", "201"):
        with pytest.raises(SetupError, match="from 5 to 200"):
            start(round_cap=wrong)
