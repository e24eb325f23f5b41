"""Cards that are played from elsewhere than the hand; X in the price of an ability."""

import pytest

from cardwright.testing import Scene, given
from tests.games.bounty.crews import deploy
from tests.games.dojo.workshop import walls
from tests.games.said import cards, duels
from tests.games.said.cards import creature, drill, spell, strike


@pytest.mark.parametrize("text", ["You may play this from your mana pool.", "This can be played from your mana pool."])
def test_a_card_lets_itself_be_played_from_the_mana_pool(text: str) -> None:
    scene = creature(text)
    scene.red(mana_pool=["Sayer"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Sayer"], mana_pool=[])


def test_a_card_in_play_lets_others_be_played_from_the_mana_pool() -> None:
    scene = creature("You may play Earth creatures from your mana pool.")
    scene.red(battlefield=["Sayer"], mana_pool=["Moss Ox", "Moss Ox", "Mist Heron"])

    scene.then.red.can("play", "Moss Ox").cannot("play", "Mist Heron")


def test_nobody_plays_from_the_mana_pool_otherwise() -> None:
    scene = spell("You may play this from your mana pool if you control a hero. Draw a card.")
    scene.red(mana_pool=["Sayer"])

    scene.then.red.cannot("play", "Sayer")


def test_a_creature_comes_back_from_the_discard_pile() -> None:
    scene = duels.creature("You may play this from your discard pile.").at(phase="creature")
    scene.red(discard_pile=["Sayer"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(field=["Sayer"], discard_pile=[])


def test_a_card_is_deployed_from_the_boneyard() -> None:
    scene = given(cards.bounty_saying("You may deploy this card from your boneyard.", cards.GUARD))
    scene.red(boneyard=["Sayer"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=["Sayer"], boneyard=[])


def test_an_attack_card_is_played_from_the_discard_pile() -> None:
    scene = strike("You may play this from your discard pile.")
    scene.red(discard_pile=["Sayer"]).blue(character=["Nil"], deck=walls(1, 1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=2)


def uses_x(scene: Scene, number: int) -> Scene:
    """Red uses Sayer with an X."""
    scene.when.red.does("attack with Sayer").does(f"X = {number}")
    return scene


def test_a_drill_attack_deals_what_was_paid() -> None:
    scene = drill("Attack: Pay X energy: X damage.")
    scene.red(drill_row=["Sayer"], energy_pile=4, deck=walls(1)).blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1))

    uses_x(scene, 3)

    scene.then.red.has(energy_pile=1)
    scene.then.blue.has(deck=2)


def test_a_drill_attack_deals_more_if_something_is_so() -> None:
    scene = drill("Attack: 1 damage, or 3 damage if you have no cards in hand.")
    scene.red(drill_row=["Sayer"], deck=walls(1)).blue(character=["Nil"], deck=walls(1, 1, 1, 1, 1))

    scene.when.red.does("attack with Sayer")

    scene.then.blue.has(deck=2)
