"""How things come into play: attached, suspended, face down, with numbers of their own, for a part of their price."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, spell
from tests.games.said.duels import effect, resolve
from tests.games.said.duels import spell as phalanx_spell


def test_an_aura_comes_into_play_attached() -> None:
    scene = effect("Put an aura from your discard pile onto the field attached to target creature.")
    scene.red(hand=["Sayer"], discard_pile=["Minus Aura"]).blue(field=["Fox"])

    resolve(scene, on="Fox")

    scene.then.red.has(discard_pile=["Sayer"])
    scene.then.stat("Fox", atk=1)


def test_what_enters_has_its_own_numbers() -> None:
    scene = spell("Put target creature card from your mana pool onto the battlefield with 5 health.")
    scene.red(hand=["Sayer"], mana_pool=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=2, health=5)

    other = effect("Put a creature from your discard pile onto the field with 1 HP.")
    other.red(hand=["Sayer"], discard_pile=["Dam"])
    resolve(other)
    other.then.stat("Dam", hp=1)


def test_what_enters_is_suspended_or_face_down() -> None:
    scene = buff("Put target card from your boneyard onto the field suspended for 2 turns.")
    scene.red(hand=["Sayer", "Gnatling"], boneyard=["Tower Ox"])
    deploy(scene, "Sayer")
    assert any("suspended" in mark for mark in scene.game.marks_of(scene.game.things[0].card))

    other = phalanx_spell("Put a character from your hand into play face down.")
    other.red(hand=["Sayer", "Hound"])
    other.when.red.plays("Sayer")
    assert not other.game.things[0].face_up


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Deploy a card from your boneyard for free.", 10),
        ("Deploy a card from your boneyard, paying 3 less.", 5),
        ("Deploy a card from your boneyard for half its cost, rounded up.", 6),
        ("Deploy a card from your boneyard, paying its cost.", 2),
    ],
)
def test_a_card_is_deployed_from_elsewhere(text: str, left: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"], boneyard=["Tower Ox"], resource=10)

    deploy(scene, "Sayer")
    scene.when.red.does("deploy Tower Ox")

    scene.then.red.has(field=["Tower Ox"], resource=left)


def test_a_revealed_card_is_deployed() -> None:
    scene = buff("Reveal the top card of your deck. If it is an Attack card, deploy it for free.")
    scene.red(hand=["Sayer", "Gnatling"], deck=["Tower Ox"])

    deploy(scene, "Sayer")
    scene.when.red.does("deploy Tower Ox")

    scene.then.red.has(field=["Tower Ox"])


def test_a_trap_is_turned_over() -> None:
    scene = buff("Turn target Trap face up.")
    scene.red(hand=["Sayer", "Gnatling"]).blue(field=["Pit Snare"])

    deploy(scene, "Sayer")

    assert scene.game.things[0].face_up


def test_what_was_banished_comes_back() -> None:
    scene = effect("Return target banished creature to its owner's hand.")
    scene.red(hand=["Sayer"], banished_pile=["Fox"])

    resolve(scene, on="Fox")

    scene.then.red.has(hand=["Fox"])


def test_equipment_moves_to_another() -> None:
    scene = effect("Move target aura to another creature.")
    scene.red(hand=["Sayer"], field=["Dam", "Minus Aura (on Dam)"]).blue(field=["Fox"])

    scene.when.red.plays("Sayer", on="Minus Aura")
    scene.when.blue.does("close")
    scene.when.red.does("choose Fox")

    scene.then.stat("Fox", atk=1)


def test_the_next_card_that_is_deployed_gets_it_and_no_other() -> None:
    scene = buff("Your next Attack card this turn costs 1 less and gets +1 ATK.")
    scene.red(hand=["Sayer", "Gnatling", "Tower Ox"], resource=20)

    deploy(scene, "Sayer")
    deploy(scene, "Gnatling")
    deploy(scene, "Tower Ox")

    scene.then.stat("Gnatling", atk=2)
    scene.then.stat("Tower Ox", atk=1)


def test_the_next_creature_of_a_turn_gets_it_and_no_other() -> None:
    scene = spell("Your next creature this turn costs E less and gets +2/+0.")
    scene.red(hand=["Sayer", "Moss Ox", "Barefoot Pilgrim"], mana_pool=["Moss Ox"] * 9)

    for name in ("Sayer", "Moss Ox", "Barefoot Pilgrim"):
        scene.when.red.plays(name)
        scene.when.resolve_stack()

    scene.then.stat("Moss Ox", attack=4)
    scene.then.stat("Barefoot Pilgrim", attack=1)


def test_the_next_creature_of_a_round_gets_it() -> None:
    scene = effect("Your next creature gets +1 Atk.")
    scene.red(hand=["Sayer", "Fox"])
    resolve(scene)

    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")
    scene.when.red.plays("Fox")

    scene.then.stat("Fox", atk=3)


@pytest.mark.parametrize(
    "text",
    [
        "When you play a creature, it gets +2/+0.",
        "Whenever you play another creature, that creature gets +2/+0 until end of turn.",
        "When you play your first creature each turn, it gets +2/+0 until end of turn.",
    ],
)
def test_what_a_card_gets_while_it_waits_it_has_in_play(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Moss Ox"], battlefield=["Sayer"], mana_pool=["Moss Ox"] * 9)

    scene.when.red.plays("Moss Ox")
    scene.when.resolve_stack()

    scene.then.stat("Moss Ox", attack=4)
    scene.then.stat("Sayer", attack=2)
