"""Chapter C: energy and costs."""

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-16", "DOJ-17", "DOJ-20")
def test_energy_is_gained_from_the_top_of_the_deck_unseen_and_stays() -> None:
    scene = fight()
    scene.red(character=["Nil"], deck=["Wall 1", "Wall 2", "Wall 3", "Wall 4", "Wall 5", "Hit 1", "Hit 2"])
    scene.red(energy_pile=["Hit 9"]).at(phase="ready")

    scene.when.red.does("pass")

    scene.then.red.has(deck=["Hit 1", "Hit 2"], energy_pile=["Wall 5", "Wall 4", "Wall 3", "Hit 9"])
    scene.then.red.does_not_see("Wall 5", "red energy pile").does_not_see("Wall 3", "red energy pile")
    scene.then.blue.does_not_see("Wall 4", "red energy pile")


@proves("DOJ-18")
def test_paid_energy_goes_under_the_deck_each_below_the_one_before() -> None:
    scene = fight()
    scene.red(hand=["Axe Heel"], energy_pile=["Wall 1", "Wall 2", "Wall 3"], deck=["Hit 1"])

    scene.when.red.plays("Axe Heel")

    scene.then.red.has(deck=["Hit 1", "Wall 1", "Wall 2"], energy_pile=["Wall 3"])


@proves("DOJ-19")
def test_a_cost_above_the_energy_cannot_be_paid_in_part() -> None:
    scene = fight()
    scene.red(hand=["Axe Heel", "Rising Knee"], energy=1)

    scene.then.red.cannot("play", "Axe Heel").can("play", "Rising Knee")


@proves("DOJ-21", "DOJ-22", "DOJ-23")
def test_a_cost_may_ask_for_cards_from_hand_of_the_payers_choice() -> None:
    scene = fight()
    scene.red(hand=["Reckless Opening", "Hit 1", "Hit 2"], energy=1)

    scene.when.red.does("play Reckless Opening")
    scene.then.red.cannot("discard", "Reckless Opening").can("discard", "Hit 1")
    scene.when.red.does("discard Hit 2")

    scene.then.red.has(hand=["Hit 1"], discard_pile=["Hit 2", "Reckless Opening"])
    scene.then.blue.sees("Hit 2", "red discard pile")


@proves("DOJ-22", "DOJ-23")
def test_a_card_cannot_pay_for_itself() -> None:
    scene = fight()
    scene.red(hand=["Reckless Opening", "Payment", "Hit 1"], energy=0)
    scene.then.red.cannot("play", "Reckless Opening").can("play", "Payment")

    short = fight()
    short.red(hand=["Payment", "Hit 1"])
    short.then.red.cannot("play", "Payment").can("play", "Hit 1")


@proves("DOJ-22", "DOJ-24")
def test_life_costs_are_no_damage() -> None:
    scene = fight()
    scene.red(hand=["Blood Toll"], energy_pile=["Hit 1"], deck=["Saving Wall", "Biting Wall", "Wall 3", "Wall 4"])
    scene.red(drill_row=["Snatcher"])
    scene.blue(deck=walls(5, 5, 5))

    scene.when.red.plays("Blood Toll")

    scene.then.red.has(discard_pile=["Saving Wall", "Biting Wall", "Blood Toll"], deck=["Wall 3", "Wall 4", "Hit 1"])
    scene.then.red.has(drill_row=["Snatcher"]).was_not_asked("Do you react?")


@proves("DOJ-25")
def test_a_life_cost_leaves_a_card_counting_energy_just_paid() -> None:
    enough = fight().red(hand=["Blood Toll"], energy=1, deck=walls(1, 1))
    short = fight().red(hand=["Blood Toll"], energy=1, deck=walls(1))

    enough.then.red.can("play", "Blood Toll")
    short.then.red.cannot("play", "Blood Toll")


@proves("DOJ-26")
def test_optional_costs_are_fixed_before_any_reaction() -> None:
    scene = fight()
    scene.red(hand=["Second Wind Kick"], energy=2)
    scene.blue(drill_row=["Empty Jacket"], character=["Nil"], deck=walls(4, 2, 5))

    scene.when.red.does("play Second Wind Kick").does("pay more")
    scene.then.blue.is_asked("Do you react?")
    scene.when.blue.passes()

    scene.then.red.has(energy_pile=[])
    scene.then.blue.has(discard_pile=["Wall 4", "Wall 2"], deck=["Wall 5"])


@proves("DOJ-26")
def test_an_extra_cost_must_be_payable_with_the_rest() -> None:
    scene = fight()
    scene.red(hand=["Second Wind Kick"], energy=1)
    scene.blue(deck=walls(3, 5))

    scene.when.red.plays("Second Wind Kick")

    scene.then.red.was_not_asked("How much do you pay besides?")
    scene.then.blue.has(hand=["Wall 3"])


@proves("DOJ-26")
def test_x_may_be_zero_and_at_most_what_can_be_paid() -> None:
    scene = fight()
    scene.red(hand=["Gathered Storm"], energy=3)
    scene.blue(deck=walls(5, 5))

    scene.when.red.does("play Gathered Storm")
    scene.then.red.can("X = 0").can("X = 2").cannot("X = 3")
    scene.when.red.does("X = 2")

    scene.then.red.has(energy_pile=[])
    scene.then.blue.has(hand=["Wall 5"], deck=["Wall 5"])


@proves("DOJ-18", "DOJ-24")
def test_energy_that_is_lost_goes_under_the_deck_and_life_to_the_discard_pile() -> None:
    scene = fight()
    scene.red(hand=["Drain", "Bleed"])
    scene.blue(deck=["Wall 1", "Wall 2", "Wall 3"], energy_pile=["Hit 1", "Hit 2", "Hit 3"])

    scene.when.red.plays("Drain")
    scene.then.blue.has(energy_pile=["Hit 3"], deck=["Wall 1", "Wall 2", "Wall 3", "Hit 1", "Hit 2"])
    scene.when.blue.passes()
    scene.when.red.plays("Bleed")

    scene.then.blue.has(discard_pile=["Wall 1", "Wall 2"], deck=["Wall 3", "Hit 1", "Hit 2"], energy_pile=["Hit 3"])
