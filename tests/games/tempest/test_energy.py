"""Energy: costs, splits, plans, what draws earn."""

import pytest

from cardwright.games.tempest.plans import AMOUNTS, PLANS, tide
from cardwright.testing import proves
from tests.games.tempest.workshop import choose_plans, duel, start, tempest, to_next_round


@proves("TEM-48", "TEM-50")
def test_total_and_colour_cost() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Costly"], energy="2O 3B")
    scene.when.red.plays("Costly")
    scene.then.red.has(energy="B", field=["Costly"])

    short = duel().at(phase="creature")
    short.red(hand=["Costly"], energy="O 5B")
    short.then.red.cannot("play", "Costly")


@proves("TEM-49")
def test_brown_cards_are_paid_in_any_colours() -> None:
    scene = duel()
    scene.red(hand=["Two Cards"], energy="O 2B")
    scene.when.red.plays("Two Cards")
    scene.then.red.has(energy="-")
    assert len(tempest(scene).energy) == 12, "six colours each, no brown energy"


@proves("TEM-50")
@pytest.mark.parametrize(("answer", "left"), [("spend orange", "B"), ("spend blue", "O")])
def test_the_payer_chooses_the_split(answer: str, left: str) -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Costly"], energy="3O 2B")

    scene.when.red.plays("Costly", paying=[answer])

    scene.then.red.has(energy=left)


@proves("TEM-50")
def test_no_question_if_there_is_one_split_and_0_is_free() -> None:
    scene = duel().at(phase="creature")
    scene.red(hand=["Costly", "Ox"], energy="4O")
    scene.when.red.plays("Costly")
    scene.then.red.was_not_asked("free cost").has(energy="-")
    scene.when.blue.does("hold")
    scene.when.red.plays("Ox")
    scene.then.red.has(energy="-", field=["Costly", "Ox"])


@proves("TEM-51")
def test_more_adds_free_cost_and_less_takes_free_cost_first() -> None:
    dear = duel()
    dear.red(hand=["Costly Spark"], energy="2O 3B").blue(field=["Price Field"])
    dear.then.red.cannot("play", "Costly Spark")
    paid = duel()
    paid.red(hand=["Costly Spark"], energy="2O 4B").blue(field=["Price Field"])
    paid.when.red.plays("Costly Spark")
    paid.then.red.has(energy="-")

    cheap = duel().at(phase="creature")
    cheap.red(hand=["Costly"], energy="O", field=["Cheap Field"])
    cheap.when.red.plays("Costly")
    cheap.then.red.has(energy="-", field=["Cheap Field", "Costly"])

    wrong = duel().at(phase="creature")
    wrong.red(hand=["Costly"], energy="B", field=["Cheap Field"])
    wrong.then.red.cannot("play", "Costly")

    free = duel().at(phase="creature")
    free.red(hand=["Costly"], field=["Cheap Field", "Cheap Field"])
    free.then.red.can("play", "Costly")


@proves("TEM-52", "TEM-53", "TEM-56")
def test_starting_energy_of_two_plans_of_one_colour() -> None:
    game = start()
    choose_plans(game, ("Summoner", "orange"), ("Hunter", "orange"))

    assert dict(game.facts())["red plans"] == "Summoner orange + Hunter orange"
    assert game.energy[0] == 4
    assert game.energy[6] == 4


@proves("TEM-54", "TEM-55", "TEM-56", "TEM-59")
def test_what_plans_pay() -> None:
    assert [tide(0, number) for number in range(1, 6)] == [6, 3, 1, 1, 1]
    assert [tide(1, number) for number in range(1, 6)] == [2, 4, 7, 2, 2]

    scene = duel().at(phase="combat")
    scene.red(field=["Troll"], plans="Hunter orange + Keeper blue")
    scene.blue(field=["Fox"], plans="Mourner green + Underdog white")
    scene.then.red.has(energy="3O 6B")
    scene.then.blue.has(energy="2G 9W")


@proves("TEM-59")
def test_a_tied_round_is_not_a_lost_one() -> None:
    scene = duel().at(phase="combat")
    scene.red(plans="Underdog white + Keeper blue")
    scene.then.fact(round=2).red.has(energy="-")


@proves("TEM-58")
def test_ally_or_enemy_by_side_and_tokens_never_pay() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Fell"], field=["Ox (of blue)", "Levy"], plans="Mourner orange + Hunter blue")
    scene.blue(hand=["Fell"], plans="Hunter green + Mourner white")

    scene.when.red.plays("Fell", on="Ox")
    scene.when.blue.does("close")
    scene.then.red.has(energy="2O")
    scene.then.blue.has(energy="3G", discard_pile=["Ox"])

    scene.when.red.does("hold")
    scene.when.blue.plays("Fell", on="Levy")
    scene.when.red.does("close")
    scene.then.red.has(energy="2O", field=[])
    scene.then.blue.has(energy="3G")


@proves("TEM-60", "TEM-62")
def test_later_draws_earn_energy_once_and_brown_none() -> None:
    scene = duel()
    scene.red(
        hand=["Two Cards"],
        energy="3P",
        deck=["Orange Body", "Ox", "Blue Body"],
        plans="Mourner orange + Hunter orange",
    )
    scene.when.red.plays("Two Cards")
    scene.when.blue.does("close")

    scene.then.red.has(hand=["Orange Body", "Ox"], energy="O")


@proves("TEM-61", "TEM-105")
@pytest.mark.parametrize(("option", "energy"), [("on", "O"), ("off", "-")])
def test_searched_cards_earn_energy_by_option(option: str, energy: str) -> None:
    scene = duel(search_energy=option)
    scene.red(hand=["Find"], deck=["Orange Body", "One Card"], plans="Mourner orange + Hunter blue")

    scene.when.red.plays("Find")
    scene.when.blue.does("close")

    scene.then.red.has(hand=["Orange Body"], energy=energy)


@proves("TEM-62")
def test_cards_from_elsewhere_earn_nothing() -> None:
    scene = duel().at(phase="development")
    scene.red(hand=["Send Home"], field=["Orange Body"], plans="Mourner orange + Hunter orange")
    scene.when.red.plays("Send Home", on="Orange Body")
    scene.when.blue.does("close")

    scene.then.red.has(hand=["Orange Body"], energy="-")


@proves("TEM-63")
def test_unspent_energy_is_kept() -> None:
    scene = duel()
    scene.red(energy="3O 2P", plans="Mourner cyan + Hunter cyan")
    to_next_round(scene)

    scene.then.red.has(energy="3O 2P")


@proves("TEM-50", "TEM-54")
def test_whoever_chooses_is_told_what_plans_pay_and_how_much_is_left_to_pay() -> None:
    asked = start().view(0).prompt
    assert "Mourner pays 2 for each ally creature that dies" in asked
    assert all(f"{name} pays {amount} " in asked for name, amount in zip(PLANS[2:], AMOUNTS[2:], strict=True))

    scene = duel().at(phase="creature")
    scene.red(hand=["Costly"], energy="4O 2B")
    scene.when.red.does("play Costly")
    assert scene.game.view(0).prompt.endswith("2 to pay.")
