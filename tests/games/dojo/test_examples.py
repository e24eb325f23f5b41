"""The worked examples of the ledger; red is A, blue is B."""

import pytest

from cardwright.games.dojo.zones import DECK, HAND
from cardwright.testing import proves
from tests.games.dojo.workshop import fight, names, start, walls

TWELVE = ["Hit 1", "Hit 2", "Hit 3", "Hit 4", "Hit 5", "Hit 6", "Hit 7", "Hit 8", "Hit 9", *walls(1, 2, 3)]


@proves("DOJ-16", "DOJ-17", "DOJ-18", "DOJ-29", "DOJ-31")
def test_example_1_pile_order() -> None:
    scene = fight().at(phase="ready")
    scene.red(character=["Nil"], drill_row=["Straw Post", "Quiet Mind"], deck=TWELVE)
    scene.blue(character=["Nil"])

    scene.when.red.does("attack with Straw Post")

    scene.then.red.has(hand=["Hit 1", "Hit 2"], deck=["Hit 8", "Hit 9", *walls(1, 2, 3), "Hit 7", "Hit 6"])
    scene.then.red.has(energy_pile=["Hit 5", "Hit 4", "Hit 3"])
    for card in ("Hit 3", "Hit 4", "Hit 5"):
        scene.then.red.does_not_see(card, "red energy pile")
        scene.then.blue.does_not_see(card, "red energy pile")


@proves("DOJ-31")
@pytest.mark.parametrize(
    ("formula", "energy"), [("rating_plus_drills", 6), ("three_plus_drills", 5), ("rating_only", 4)]
)
def test_example_2_three_formulas(formula: str, energy: int) -> None:
    scene = fight(energy_formula=formula).at(phase="ready")
    scene.red(character=["Strong"], drill_row=["Post", "Bell"], deck=walls(*[1] * 22))

    scene.then.red.has(energy_pile=energy, deck=20 - energy)


@proves("DOJ-49", "DOJ-75", "DOJ-76", "DOJ-79", "DOJ-80", "DOJ-85", "DOJ-87")
def test_example_3_loop_and_perfect_defence() -> None:
    scene = fight()
    scene.red(character=["Puncher"], hand=["Hit 3"])
    scene.blue(character=["Keeper"], deck=["Wall 1", "Hit 9", "Wall 2", "Low Sweep"])

    scene.when.red.plays("Hit 3")

    scene.then.blue.has(discard_pile=["Wall 1"], hand=["Hit 9"], deck=["Wall 2", "Low Sweep"])
    scene.then.red.does_not_see("Wall 2")


@proves("DOJ-76", "DOJ-77")
def test_example_4_the_same_per_attack() -> None:
    scene = fight(defence_bonus="per_attack")
    scene.red(character=["Puncher"], hand=["Hit 3"])
    scene.blue(character=["Keeper"], deck=["Wall 1", "Hit 9", "Wall 2", "Low Sweep"])

    scene.when.red.plays("Hit 3")

    scene.then.blue.has(discard_pile=["Wall 1", "Hit 9", "Wall 2"], hand=[], deck=["Low Sweep"])


@proves("DOJ-79")
def test_example_5_the_same_printed() -> None:
    scene = fight(perfect_match="printed")
    scene.red(character=["Puncher"], hand=["Hit 3"])
    scene.blue(character=["Keeper"], deck=["Wall 1", "Hit 9", "Wall 2", "Low Sweep"])

    scene.when.red.plays("Hit 3")

    scene.then.blue.has(discard_pile=["Wall 1", "Hit 9"], hand=[], deck=["Wall 2", "Low Sweep"])


@proves("DOJ-78", "DOJ-85")
def test_example_6_zero_absorbs_nothing() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=walls(0, 0, 3, 1))

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(discard_pile=walls(0, 0, 3), deck=["Wall 1"])


@proves("DOJ-52", "DOJ-70", "DOJ-82", "DOJ-86")
def test_example_7_counter_blow() -> None:
    scene = fight()
    scene.red(character=["Allround"], hand=["Hit 2"], deck=walls(1, 4))
    scene.blue(character=["Heavy"], deck=["Counter", "Wall 5"])

    scene.when.red.plays("Hit 2")

    scene.then.red.has(hand=["Wall 1"], deck=["Wall 4"])
    scene.then.blue.has(discard_pile=["Counter"], deck=["Wall 5"])


@proves("DOJ-86", "DOJ-99", "DOJ-100")
def test_example_8_the_last_card_strikes_back() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3"], deck=walls(0))
    scene.blue(character=["Keeper"], deck=["Counter"])

    scene.when.red.plays("Hit 3")

    scene.then.is_over("blue", "red has no deck left")
    scene.then.blue.has(revealed=["Counter"])


@proves("DOJ-80", "DOJ-99")
def test_example_9_perfect_with_the_last_card() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3"])
    scene.blue(character=["Nil"], deck=walls(3))

    scene.when.red.plays("Hit 3")

    scene.then.is_over("red", "blue has no deck left")
    scene.then.blue.has(hand=["Wall 3"])


@proves("DOJ-32", "DOJ-18")
def test_example_10_keep_the_last_card() -> None:
    scene = fight().at(phase="ready")
    scene.red(character=["Nil"], hand=["Axe Heel"], deck=walls(1, 2, 3, 4), energy=1)
    scene.blue(character=["Nil"], deck=walls(*[1] * 20))

    scene.then.red.has(deck=1, energy_pile=2)
    scene.when.red.plays("Axe Heel")
    scene.then.red.has(deck=3)

    lost = fight(power_up="mandatory").at(phase="ready")
    lost.red(character=["Nil"], deck=walls(1, 2, 3, 4), energy=1)
    lost.then.is_over("blue")


@proves("DOJ-28", "DOJ-30", "DOJ-101")
def test_example_11_double_deck_out() -> None:
    scene = fight().at(phase="ready")
    scene.red(character=["Nil"], deck=walls(1, 1), energy=2)
    scene.blue(character=["Nil"], deck=walls(1), energy=2)

    scene.then.is_draw()
    scene.then.red.has(hand=2)
    scene.then.blue.has(hand=1)


@proves("DOJ-36", "DOJ-38", "DOJ-39")
def test_example_12_passing() -> None:
    scene = fight()
    scene.red(hand=["Hit 1"])
    scene.blue(hand=["Peek", "Peek"])

    scene.when.red.passes()
    scene.when.blue.plays("Peek")
    scene.when.red.plays("Hit 1")
    scene.when.blue.passes()
    scene.when.red.passes()

    scene.then.fact(phase="training")


@proves("DOJ-47", "DOJ-56", "DOJ-58", "DOJ-65", "DOJ-67")
def test_example_13_one_reaction_each() -> None:
    scene = fight()
    scene.red(hand=["Drawing Hit"], drill_row=["Coiled Spring", "Coiled Spring"])
    scene.blue(drill_row=["Empty Jacket"])

    scene.when.red.does("play Drawing Hit").does("react with Coiled Spring")
    scene.when.blue.does("react with Empty Jacket")

    scene.then.red.has(drill_row=["Coiled Spring"], hand=1)
    scene.then.blue.has(drill_row=[], discard_pile=["Empty Jacket"])


@proves("DOJ-44", "DOJ-50", "DOJ-51", "DOJ-55", "DOJ-40")
@pytest.mark.parametrize(("uses", "damage"), [("unlimited", 9), ("once_per_round", 8)])
def test_example_14_base_before_bonus(uses: str, damage: int) -> None:
    scene = fight(drill_uses=uses)
    scene.red(character=["Puncher"], drill_row=["Heavy Hands", "Post", "Coiled Spring"], energy=4)
    scene.blue(character=["Nil"], hand=["Sweep the Floor", "Peek"], energy=2, deck=walls(5, damage - 5, 5, 5))

    scene.when.red.does("use Heavy Hands")
    scene.when.blue.plays("Peek")
    if uses == "unlimited":
        scene.when.red.does("use Heavy Hands")
    else:
        scene.when.red.cannot("use", "Heavy Hands").passes()
    scene.when.blue.plays("Sweep the Floor", "Heavy Hands")
    scene.when.red.does("attack with Post").does("react with Coiled Spring")

    scene.then.blue.has(hand=[f"Wall {damage - 5}"], discard_pile=["Peek", "Sweep the Floor", "Wall 5"])


@proves("DOJ-48", "DOJ-103", "DOJ-104")
def test_example_15_lock_in_mid_attack() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Pinned Sleeve"], energy=2)
    scene.blue(
        character=["Nil"], drill_row=["Tempered Skin", "Straw Post"], energy=3, hand=["Peek"], deck=walls(*[1] * 30)
    )

    scene.when.red.plays("Pinned Sleeve")
    scene.then.blue.was_not_asked("Do you react?").cannot("attack with", "Straw Post")
    scene.when.blue.plays("Peek")
    scene.when.red.passes()
    scene.then.blue.can("attack with", "Straw Post")
    scene.when.blue.passes()
    scene.when.pass_until(round=4)

    scene.then.blue.has(energy_pile=3 + 3 + 2)


@proves("DOJ-12", "DOJ-13")
def test_example_16_mulligan() -> None:
    game = start(seed=4)
    hand = names(game, HAND, 0)
    pile = names(game, DECK, 0)
    q, s = list(dict.fromkeys(hand))[1:3]

    game.choose_key(f"put back {q}")
    game.choose_key(f"put back {s}")
    game.choose_key("done")

    assert names(game, DECK, 0) == [s, q, *pile[:-2]]
    assert {pile[-1], pile[-2]} <= set(names(game, HAND, 0))
    assert dict(game.view(1).facts)["red mulligan"] == "2"


@proves("DOJ-22", "DOJ-24", "DOJ-25")
def test_example_17_life_cost() -> None:
    scene = fight()
    scene.red(hand=["Blood Toll"], energy_pile=["Hit 1"], deck=["Wall 1", "Wall 2"])
    scene.blue(deck=walls(*[5] * 5))

    scene.when.red.plays("Blood Toll")

    scene.then.red.has(deck=["Hit 1"], discard_pile=["Wall 1", "Wall 2", "Blood Toll"])
    fight().red(hand=["Blood Toll"], energy=1, deck=["Wall 1"]).then.red.cannot("play", "Blood Toll")


@proves("DOJ-56", "DOJ-60", "DOJ-63", "DOJ-65", "DOJ-68")
def test_example_18_reacting_to_a_tactic() -> None:
    scene = fight()
    scene.red(hand=["Slow Medicine"], energy=1)
    scene.blue(drill_row=["Empty Jacket", "Breaking Rhythm", "Ear"], energy=1)

    scene.when.red.plays("Slow Medicine")
    scene.then.blue.can("react with", "Breaking Rhythm").can("react with", "Ear").cannot("react with", "Empty Jacket")
    scene.when.blue.does("react with Breaking Rhythm")

    scene.then.red.has(discard_pile=["Slow Medicine"], energy_pile=0)
    scene.then.blue.has(drill_row=["Empty Jacket", "Ear"], discard_pile=["Breaking Rhythm"])


@proves("DOJ-31", "DOJ-64", "DOJ-90", "DOJ-92", "DOJ-94", "DOJ-97")
def test_example_19_fresh_drill() -> None:
    scene = fight().at(phase="training", round=1)
    scene.red(character=["Nil"], hand=["Evening Practice", *["Hit 1"] * 8], energy=2)
    scene.blue(character=["Nil"], drill_row=["Ear", "Drill Ear"])

    scene.when.red.does("train Evening Practice")
    scene.then.blue.was_not_asked("Do you react?")
    scene.when.blue.passes()

    scene.then.fact(round=2)
    scene.then.red.has(hand=7 + 1 + 2, discard_pile=["Hit 1"], energy_pile=4)


@proves("DOJ-42", "DOJ-43", "DOJ-84", "DOJ-87")
def test_example_20_once_per_round() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Hit 3", "Follow Through", "Hit 3"], energy=2)
    scene.blue(character=["Mother Osk"], deck=walls(4, 1, 1, 1, *[1] * 12))

    scene.when.red.plays("Hit 3")
    scene.when.blue.does("react with Mother Osk")
    scene.then.blue.has(hand=["Wall 4"], discard_pile=[])
    scene.when.blue.passes()
    scene.then.red.cannot("play", "Follow Through")
    scene.when.red.plays("Hit 3")
    scene.then.blue.was_not_asked("Do you react?")
    scene.when.pass_until(round=4)
    scene.when.blue.passes()
    scene.when.red.plays("Hit 3")

    scene.then.blue.is_asked("Do you react?").can("react with", "Mother Osk")
