"""What texts wait for: something that becomes so, cards that resolve, stacks that are closed, ailments, the weather."""

import pytest

from tests.games.bounty.crews import deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter, tactic


@pytest.mark.parametrize(("action", "gone"), [("Less Atk", True), ("One More", False)])
def test_it_goes_as_soon_as_its_number_is_so(action: str, gone: bool) -> None:
    scene = duels.creature("When its Atk is 0, destroy it.")
    scene.red(hand=[action], field=["Sayer"])

    scene.when.red.plays(action, on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(field=[] if gone else ["Sayer"])


def test_what_has_become_so_is_told_once() -> None:
    scene = creature("When you have no cards in hand, draw two cards.")
    scene.red(battlefield=["Sayer"], hand=["Gust"], deck=["Gust"] * 9, mana_pool=["Gust"] * 9)
    scene.blue(battlefield=["Cinder Whelp"], deck=["Gust"] * 9)

    scene.when.red.plays("Gust", on="Cinder Whelp", paying=["Gust"])
    scene.then.red.has(hand=0)
    scene.when.both_pass()
    scene.then.red.has(hand=2)
    scene.when.both_pass()
    scene.when.pass_until(turn=4)

    scene.then.red.has(hand=2)


def test_counters_are_counted_until_there_are_enough() -> None:
    scene = fighter(
        "At the start of your turn, put a gold counter on this card. "
        "When this card has two gold counters on it, destroy it and gain 6 resource."
    )
    scene.red(field=["Sayer"], deck=["Gnatling"] * 9, resource=0).blue(deck=["Gnatling"] * 9)

    quiet(scene, turn=7)
    quiet(scene, phase="deploy")
    scene.then.red.has(field=1)
    quiet(scene, turn=9)
    quiet(scene, phase="deploy")

    scene.then.red.has(field=[])


@pytest.mark.parametrize(("lost", "drawn"), [(1, 0), (2, 1)])
def test_a_character_s_hp_falls(lost: int, drawn: int) -> None:
    scene = duels.character(f"When its HP falls to 1, draw a card. Activate: This character loses {lost} HP.")
    scene.red(field=["Sayer (zone 1)"], hand=[], deck=["Alms"] * 5).blue(deck=["Alms"] * 5)
    scene.when.red.does("activate Sayer")
    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(("player", "atk"), [("red", 3), ("blue", 2)])
def test_an_action_of_yours_resolves(player: str, atk: int) -> None:
    scene = duels.creature("Each time one of your actions resolves, this creature gets +1 Atk.")
    scene.red(hand=["One Card"], field=["Sayer"], deck=["Ox"] * 3).blue(hand=["One Card"], deck=["Ox"] * 3)

    if player == "red":
        scene.when.red.plays("One Card")
        scene.when.blue.does("close")
    else:
        scene.when.red.does("hold")
        scene.when.blue.plays("One Card")
        scene.when.red.does("close")

    scene.then.stat("Sayer", atk=atk)


def test_who_closes_a_stack_and_who_holds() -> None:
    scene = duels.creature("Whenever your opponent closes a stack, draw a card. Whenever you hold, this gets +1 Atk.")
    scene.red(hand=["Ping"], field=["Sayer", "Ox"], deck=["Ox"] * 3)

    scene.when.red.plays("Ping", on="Ox")
    scene.when.blue.does("close")
    scene.then.red.has(hand=1)
    scene.when.red.does("hold")

    scene.then.stat("Sayer", atk=3)


@pytest.mark.parametrize(("action", "there"), [("Sun Now", False), ("Rain Now", True)])
def test_the_weather_stops(action: str, there: bool) -> None:
    scene = duels.creature("When it stops raining, destroy this creature.")
    scene.red(hand=[action], field=["Sayer"]).at(weather="rain")

    scene.when.red.plays(action)
    scene.when.blue.does("close")

    scene.then.red.has(field=["Sayer"] if there else [])


def test_who_becomes_poisoned() -> None:
    scene = duels.character("When an enemy character becomes poisoned, draw a card.")
    scene.red(hand=["Venom", "Alms"], field=["Sayer"], deck=["Alms"] * 5).blue(field=["Pawn", "Hound"])
    scene.when.red.plays("Venom", on="Pawn")
    scene.then.red.has(hand=2)


def test_what_is_deployed_comes_suspended() -> None:
    scene = fighter("Attack cards you deploy are suspended for 1 turn.")
    scene.red(field=["Sayer"], hand=["Gnatling"], resource=9).at(phase="deploy")
    deploy(scene, "Gnatling")
    scene.then.red.has(field=["Sayer", "Gnatling (suspended 3)"])


@pytest.mark.parametrize(
    ("text", "seen"),
    [("Your opponent plays with their hand revealed.", True), ("You play with your hand revealed.", False)],
)
def test_a_hand_lies_open(text: str, seen: bool) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], hand=["Gust"]).blue(hand=["Cinder Whelp"])
    if seen:
        scene.then.red.sees("Cinder Whelp", "blue hand")
        scene.then.blue.does_not_see("Gust", "red hand")
    else:
        scene.then.red.does_not_see("Cinder Whelp", "blue hand")
        scene.then.blue.sees("Gust", "red hand")


def test_a_hand_lies_open_in_another_game() -> None:
    scene = drill("Ongoing: Your opponent plays with their hand revealed.")
    scene.red(drill_row=["Sayer"], character=["Nil"]).blue(hand=["Hit 1"], character=["Nil"])
    scene.then.red.sees("Hit 1", "blue hand")


def test_cards_that_are_revealed_until_your_next_turn() -> None:
    scene = tactic("Until your next turn, every card you reveal for damage gets +2 defense.")
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(1, 5, 5))
    scene.blue(hand=["Hit 3"], character=["Nil"], deck=walls(5, 5))

    scene.when.red.plays("Sayer")
    scene.when.blue.plays("Hit 3")

    scene.then.red.has(hand=["Wall 1"], deck=["Wall 5", "Wall 5"])


def test_what_lasts_to_the_end_of_the_turn() -> None:
    scene = creature("If this creature survives until the end of your turn, draw a card.")
    scene.red(battlefield=["Sayer"], hand=[], deck=["Gust"] * 5).blue(deck=["Gust"] * 5)
    scene.when.pass_until(turn=4)
    scene.then.red.has(hand=1)


def test_each_attack_does_something() -> None:
    scene = creature("Each attack of this creature summons a 1/1 Air Swift token for you.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5).blue(deck=["Gust"] * 5).at(phase="attack round")
    scene.when.red.attacks("Sayer", "blue")
    scene.when.pass_until(phase="main 2")
    scene.then.red.has(battlefield=2)


def test_spells_that_resolve() -> None:
    scene = creature("Whenever one of your spells resolves, draw a card.")
    scene.red(battlefield=["Sayer"], hand=["Gust"], deck=["Gust"] * 9, mana_pool=["Gust"] * 9)
    scene.blue(battlefield=["Cinder Whelp"], deck=["Gust"] * 9)
    scene.when.red.plays("Gust", on="Cinder Whelp", paying=["Gust"])
    scene.when.both_pass()
    scene.when.both_pass()
    scene.then.red.has(hand=1)
