"""Turns, phases, fights and draws that are skipped, and turns that are added."""

import pytest

from tests.games.bounty.crews import deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, spell, tactic
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "active"),
    [("Take an extra turn after this one.", "red"), ("Your opponent skips a turn.", "red"), ("Draw a card.", "blue")],
)
def test_who_takes_the_turn_after_this_one(text: str, active: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Gust"] * 9).blue(deck=["Gust"] * 9)
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(turn=4)
    scene.then.fact(active=active)
    scene.when.pass_until(turn=5)
    scene.then.fact(active="blue" if active == "red" else "red")


def test_the_enemy_s_turn_does_not_come_and_neither_does_their_draw() -> None:
    scene = buff("The enemy skips their next turn. The enemy skips their next draw.")
    scene.red(hand=["Sayer"], deck=["Gnatling"] * 9).blue(deck=["Gnatling"] * 9, hand=["Tower Ox"]).at(phase="deploy")

    deploy(scene, "Sayer")
    quiet(scene, turn=6)
    scene.then.fact(active="red")
    quiet(scene, turn=7)
    quiet(scene, phase="deploy")

    scene.then.fact(active="blue").blue.has(hand=["Tower Ox"])


def test_a_phase_is_skipped_as_long_as_a_card_says_so() -> None:
    scene = creature("Your opponent skips their draw phase.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 9).blue(deck=["Gust"] * 9, hand=[])
    scene.when.pass_until(turn=4, phase="main 1")
    scene.then.blue.has(hand=[])
    scene.when.pass_until(turn=5, phase="main 1")
    scene.then.red.has(hand=1)


def test_another_turn_of_the_combat() -> None:
    scene = tactic("Take another turn after this one.")
    scene.red(hand=["Sayer", "Hit 1"], character=["Nil"], deck=walls(5, 5, 5))
    scene.blue(character=["Nil"], deck=walls(5, 5, 5))

    scene.when.red.plays("Sayer")
    scene.when.red.plays("Hit 1")

    scene.then.fact(turn="blue")


def test_a_turn_of_phalanx_is_taken_twice() -> None:
    scene = duels.spell("Take an extra turn after this one.")
    scene.red(hand=["Sayer"], deck=["Alms"] * 9).blue(deck=["Alms"] * 9)
    scene.when.red.plays("Sayer")

    scene.then.fact(turn=4, active="red").red.has(hand=["Alms"])


def test_a_fight_is_skipped() -> None:
    scene = effect("Skip the next fight.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Troll", "Wall"]).at(phase="development")

    resolve(scene)
    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")

    # Blue picks first: the first fight, in which red would, did not come.
    scene.then.blue.can("pick Wall")


def test_an_option_is_skipped() -> None:
    scene = effect("Take another option after this one.")
    scene.red(hand=["Sayer", "One Card"], deck=["Ox"] * 3).blue(hand=["One Card"])

    resolve(scene)

    scene.then.red.can("play One Card")
