"""What lasts until something happens: an attack, damage, a card that is played, this card's leaving."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import cards, duels
from tests.games.said.cards import tactic
from tests.games.said.duels import character, effect, resolve
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "fallen"),
    [
        ("Target friendly character gets +3 DD until it is attacked.", ["Slinger"]),
        ("Until it has been attacked, target friendly character gets +3 DD.", ["Slinger"]),
        ("Target friendly character gets +3 DD until it attacks or is attacked.", ["Slinger"]),
        ("Target friendly character gets +3 DD until a character is destroyed.", ["Slinger"]),
        ("Target friendly character gets +3 DD until your opponent draws a card.", ["Pawn"]),
    ],
)
def test_until_it_is_attacked_holds_for_that_attack(text: str, fallen: list[str]) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer"], field=["Pawn (defence)", "Soft"]).blue(field=["Slinger", "Bowman"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer", on="Pawn")
    scene.then.stat("Pawn", dd=4)
    scene.when.pass_until(turn=4, phase="attack")
    scene.when.blue.attacks("Slinger", "Pawn")

    scene.then.red.has(grave=["Sayer"] if fallen == ["Slinger"] else ["Sayer", "Pawn"])
    if fallen == ["Slinger"]:
        scene.then.stat("Pawn", dd=1).blue.has(grave=fallen)


def test_each_of_them_has_an_end_of_its_own() -> None:
    scene = duels.spell("Friendly characters get +1 A until they take damage.")
    scene.red(hand=["Sayer"], field=["Pawn", "Archer"]).blue(hand=["Flush"], field=["Hound"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer")
    scene.then.stat("Pawn", a=3).stat("Archer", a=3)
    scene.when.pass_until(turn=4, phase="move")
    scene.when.blue.plays("Flush", on="Pawn")

    scene.then.stat("Pawn", a=2).stat("Archer", a=3)


def test_until_another_card_is_played() -> None:
    scene = duels.spell("Target character gets +2 A until you play another card.")
    scene.red(hand=["Sayer", "Two Cards"], field=["Pawn"], deck=["Alms"] * 9).blue(field=["Hound"])

    scene.when.red.plays("Sayer", on="Pawn")
    scene.then.stat("Pawn", a=4)
    scene.when.red.plays("Two Cards")

    scene.then.stat("Pawn", a=2)


def test_they_are_the_player_who_is_spoken_of() -> None:
    scene = duels.spell("Your opponent cannot play spells until they lose life-energy.")
    scene.red(hand=["Sayer"], field=["Raider"], deck=["Alms"] * 9)
    scene.blue(hand=["Alms"], field=["Slinger"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer")
    scene.when.pass_until(turn=4, phase="move")
    scene.then.blue.cannot("play", "Alms")
    scene.when.pass_until(turn=5, phase="attack")
    scene.when.red.attacks("Raider", "Slinger")
    scene.when.pass_until(turn=6, phase="move")

    scene.then.blue.can("play", "Alms")


@pytest.mark.parametrize(
    "text", ["This cannot attack until it takes damage.", "It cannot attack until it is dealt damage."]
)
def test_from_its_first_moment_until_then(text: str) -> None:
    scene = character(text)
    scene.red(hand=["Sayer"], field=["Pawn"], deck=["Alms"] * 9).blue(field=["Archer"], deck=["Alms"] * 9)

    scene.when.red.plays("Sayer", "zone 1", "face up, attack")
    scene.when.pass_until(phase="attack")
    scene.then.red.can("attack Pawn").cannot("attack Sayer")
    scene.when.pass_until(turn=4, phase="move")
    scene.when.blue.does("activate Archer").does("choose Sayer")
    scene.when.pass_until(turn=5, phase="attack")

    scene.then.red.can("attack Sayer")


def test_a_creature_is_stronger_until_it_fights() -> None:
    scene = effect("Target creature gets +3 Atk until it fights.")
    scene.red(hand=["Sayer"], field=["Ox"]).blue(field=["Troll", "Wall"]).at(phase="development")

    resolve(scene, "Ox")
    scene.then.stat("Ox", atk=5)
    for seat in ("red", "blue"):
        scene.when.player(seat).does("hold")
    fight(scene, "Ox", "Wall")

    scene.then.stat("Wall", hp=2).stat("Ox", atk=2)


def test_attacks_are_stronger_until_a_card_is_discarded() -> None:
    scene = tactic("Your attacks get +2 damage until your opponent takes damage.")
    scene.red(hand=["Sayer", "Hit 1", "Hit 1"], deck=walls(*[5] * 9), character=["Nil"])
    scene.blue(character=["Nil"], deck=walls(*[2] * 20), hand=[])

    scene.when.red.plays("Sayer")
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")
    scene.then.blue.has(discard_pile=2)
    scene.when.blue.passes()
    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=3)


def test_a_creature_is_exiled_until_a_card_is_drawn() -> None:
    scene = cards.spell("Exile target creature until your opponent draws a card.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Barefoot Pilgrim")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[])
    scene.when.pass_until(turn=4, phase="main 1")

    scene.then.blue.has(battlefield=["Barefoot Pilgrim"])


def test_whoever_is_gone_has_no_say_any_more() -> None:
    scene = character("Activate: Target enemy character cannot attack until this is destroyed.")
    scene.red(field=["Sayer"], hand=["Recall"], deck=["Alms"] * 9).blue(field=["Bowman", "Pawn"], deck=["Alms"] * 9)

    scene.when.red.does("activate Sayer").does("choose Pawn")
    scene.when.pass_until(turn=4, phase="attack")
    scene.then.blue.cannot("attack Pawn")
    scene.when.pass_until(turn=5, phase="move")
    scene.when.red.plays("Recall", on="Sayer")
    scene.when.pass_until(turn=6, phase="attack")

    scene.then.blue.can("attack Pawn")
