"""What lasts while a card stays, for one attack, and what is destroyed in combat."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import creature, fighter, spell


def test_what_is_exiled_until_this_leaves_comes_back_then() -> None:
    scene = creature("When this enters the battlefield, exile target creature until this leaves the battlefield.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.then.blue.has(battlefield=[])


def test_who_destroys_a_creature_in_battle() -> None:
    scene = creature("When this destroys a creature, draw a card.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5).blue(battlefield=["Barefoot Pilgrim"]).at(phase="attack round")

    scene.when.red.attacks("Sayer", "Barefoot Pilgrim")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1)
