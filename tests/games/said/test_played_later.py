"""Cards that a text lets a player play for a time, or once in each turn, from elsewhere than the hand."""

import pytest

from tests.games.bounty.crews import deploy, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Exile the top card of your deck. You may play it this turn.",
        "Exile the top card of your deck. Until end of turn, you may play that card.",
        "Exile the top card of your deck; you may cast that card this turn.",
    ],
)
def test_an_exiled_card_is_played(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Moss Ox"], mana_pool=["Moss Ox"] * 6)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(exile=["Moss Ox"]).can("play", "Moss Ox")
    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox"])


def test_an_exiled_card_cannot_be_played_later() -> None:
    scene = spell("Exile the top card of your deck. You may play it this turn.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Gust", "Gust", "Gust"], mana_pool=["Moss Ox"] * 6)
    scene.blue(deck=["Gust"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(turn=5, phase="main 1")

    scene.then.red.cannot("play", "Moss Ox")


def test_two_exiled_cards_are_played_for_nothing() -> None:
    scene = spell("Exile the top two cards of your deck. You may play them this turn without paying their costs.")
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Barefoot Pilgrim", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Moss Ox"]).can("play", "Barefoot Pilgrim").cannot("play", "Gust")


def test_the_top_card_of_the_deck_is_played_and_the_next() -> None:
    scene = creature("You may play the top card of your deck.")
    scene.red(battlefield=["Sayer"], deck=["Moss Ox", "Moss Ox", "Mist Heron"], mana_pool=["Moss Ox"] * 9)

    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer", "Moss Ox"], deck=2).can("play", "Moss Ox").cannot("play", "Mist Heron")


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("You may play creatures from the top of your deck.", True),
        ("You may play Air creatures from the top of your deck.", False),
        ("Once per turn, you may play a creature from the top of your deck.", True),
    ],
)
def test_only_some_cards_are_played_off_the_deck(text: str, possible: bool) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], deck=["Moss Ox", "Mist Heron"], mana_pool=["Moss Ox"] * 9)

    side = scene.then.red.cannot("play", "Mist Heron")

    if possible:
        side.can("play", "Moss Ox")
    else:
        side.cannot("play", "Moss Ox")


def test_creatures_in_the_mana_pool_are_played() -> None:
    scene = creature("You may play Earth creatures in your mana pool.")
    scene.red(battlefield=["Sayer"], mana_pool=["Moss Ox", "Moss Ox", "Mist Heron"])

    scene.then.red.can("play", "Moss Ox").cannot("play", "Mist Heron")


@pytest.mark.parametrize(
    "text",
    [
        "You may play one creature from your mana pool each turn.",
        "Once per turn, you may play a creature from your mana pool.",
        "During each of your turns, you may play a creature from your mana pool.",
    ],
)
def test_one_creature_is_played_from_the_mana_pool_in_each_turn(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], mana_pool=["Moss Ox"] * 12)

    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer", "Moss Ox"]).cannot("play", "Moss Ox")


def test_one_creature_is_played_from_the_discard_pile_this_round() -> None:
    scene = duels.effect("You may play a creature from your discard pile this round.").at(phase="opening")
    scene.red(hand=["Sayer"], discard_pile=["Ox", "Ox"])

    duels.resolve(scene)
    scene.when.red.does("hold")
    scene.when.blue.does("hold")
    scene.when.red.plays("Ox")
    scene.when.blue.does("hold")

    scene.then.red.has(field=["Ox"], discard_pile=["Ox", "Sayer"]).cannot("play", "Ox")


def test_a_banished_creature_is_played_in_its_phase() -> None:
    scene = duels.effect("Banish the top card of your deck. You may play it this round.").at(phase="opening")
    scene.red(hand=["Sayer"], deck=["Ox", "Ox"])

    duels.resolve(scene)
    scene.when.red.does("hold")
    scene.when.blue.does("hold")
    scene.when.red.plays("Ox")

    scene.then.red.has(field=["Ox"], banished_pile=[])


def test_a_card_is_deployed_from_the_boneyard_for_nothing() -> None:
    scene = buff("Choose an Attack card in your boneyard. You may deploy it this turn for free.")
    scene.red(hand=["Sayer"], boneyard=["Boulder Knight", "Shell Beetle"], resource=0).at(phase="deploy")

    scene.when.red.does("deploy Sayer")
    scene.when.red.does("Boulder Knight")
    quiet(scene, phase="deploy")
    deploy(scene, "Boulder Knight")

    scene.then.red.has(field=["Boulder Knight"])
    scene.then.red.cannot("deploy", "Shell Beetle")


def test_the_top_card_is_deployed() -> None:
    scene = fighter("You may deploy the top card of your deck.")
    scene.red(field=["Sayer"], deck=["Shell Beetle", "Boulder Knight"], resource=9).at(phase="deploy")

    deploy(scene, "Shell Beetle")

    scene.then.red.has(field=["Sayer", "Shell Beetle"], deck=1)


def test_an_attack_card_is_played_from_the_discard_pile_once_this_round() -> None:
    scene = tactic("You may play an attack card from your discard pile this round.")
    scene.red(hand=["Sayer"], discard_pile=["Hit 1", "Hit 2"], character=["Nil"])
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")
    scene.when.blue.passes()

    scene.then.red.cannot("play", "Hit 2")


def test_a_card_put_into_the_grave_is_played() -> None:
    scene = duels.spell("Put the top card of your deck into your grave. You may play it this turn.")
    scene.red(hand=["Sayer"], deck=["Pawn", "Pawn"])

    scene.when.red.plays("Sayer")

    scene.then.red.can("play", "Pawn")
