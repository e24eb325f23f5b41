"""Numbers in pairs and bounds, control of two exchanged, all but so many, a number of what is pointed at."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, spell, tactic
from tests.games.said.duels import effect, resolve


def test_control_of_two_is_exchanged() -> None:
    scene = spell("Exchange control of two target creatures.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Mist Heron"])
    scene.when.red.plays("Sayer", on=["Moss Ox", "Mist Heron"])
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Mist Heron"])
    scene.then.blue.has(battlefield=["Moss Ox"])

    other = effect("Exchange control of two target creatures.")
    other.red(hand=["Sayer"], field=["Fox"]).blue(field=["Ox"])
    other.when.red.plays("Sayer", on=["Fox", "Ox"])
    other.when.blue.does("close")
    other.then.red.has(field=["Ox"])


def test_two_numbers_are_set_at_once() -> None:
    scene = spell("Set target creature's attack and health to 3/4 until end of turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=3, health=4)

    other = effect("Set target creature's Atk and Spe to 5.")
    other.red(hand=["Sayer"], field=["Fox"])
    resolve(other, on="Fox")
    other.then.stat("Fox", atk=5, spe=5)


def test_three_numbers_are_added_at_once() -> None:
    scene = effect("Target creature gets +1/-1/+2.")
    scene.red(hand=["Sayer"], field=["Blue Body"])

    resolve(scene, on="Blue Body")

    scene.then.stat("Blue Body", hp=4, atk=1, spe=4)


@pytest.mark.parametrize(("text", "atk"), [("to a minimum of 2", 2), ("to a minimum of 1", 1)])
def test_a_reduction_has_a_bound(text: str, atk: int) -> None:
    scene = effect(f"Target creature gets -3 Atk this round, {text}.")
    scene.red(hand=["Sayer"]).blue(field=["Fox"])
    resolve(scene, on="Fox")
    scene.then.stat("Fox", atk=atk)

    other = buff(f"Enemy cards get -5 ATK this turn, {text}.")
    other.red(hand=["Sayer", "Gnatling"]).blue(field=["Cleaver Hog"])
    deploy(other, "Sayer")
    other.then.stat("Cleaver Hog", atk=atk)


def test_as_many_cards_as_a_target_has_attack() -> None:
    scene = spell("Draw cards equal to target creature's attack.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 5)

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(deck=3)


def test_all_but_two_cards_are_discarded() -> None:
    scene = tactic("Your opponent discards all but two cards.")
    scene.red(hand=["Sayer"]).blue(hand=["Spy"] * 4)

    scene.when.red.plays("Sayer")

    scene.then.blue.has(hand=["Spy", "Spy"])
