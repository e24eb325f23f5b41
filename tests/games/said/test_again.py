"""What a text repeats with another number, does instead, and how long and how often it works."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "Deal 1 damage to target creature. If it's Earth, deal 2 damage instead.",
        "Deal 1 damage to target creature, or 2 if it's Earth.",
    ],
)
def test_the_number_is_better_for_what_the_deed_points_at(text: str) -> None:
    for name, left in (("Moss Ox", []), ("Barefoot Pilgrim", ["Barefoot Pilgrim"])):
        scene = spell(text)
        scene.red(hand=["Sayer"]).blue(battlefield=[name])
        scene.when.red.plays("Sayer", on=name)
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)


def test_otherwise_another_number() -> None:
    for field, gained in ((["Gnatling"], 4), ([], 1)):
        scene = buff("If you control an Attack card, gain 4 resource; otherwise gain 1 resource.")
        scene.red(hand=["Sayer"], field=field, resource=0)
        deploy(scene, "Sayer")
        scene.then.red.has(resource=gained)


def test_who_does_not_control_something_gets_less() -> None:
    for field, drawn in ((["Pawn"], 2), ([], 1)):
        scene = duels.spell("If you control a character, draw two cards. If you don't, draw a card.")
        scene.red(hand=["Sayer"], field=field, deck=["Alms"] * 4)
        scene.when.red.plays("Sayer")
        scene.then.red.has(hand=drawn)


def test_damage_is_measured_by_whom_it_strikes() -> None:
    scene = spell("Deal damage to target creature equal to its attack.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Barefoot Pilgrim"])


def test_half_of_what_is_left() -> None:
    scene = duels.spell("Deal damage to target character equal to half its HP, rounded up.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Hound", "Pawn"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=["Hound (damage 5)", "Pawn"])


def test_what_would_be_destroyed_goes_elsewhere_and_more_is_done() -> None:
    text = (
        "When an enemy Attack card is destroyed, return it to its owner's hand instead of the boneyard. Destroy this."
    )
    scene = fighter(text)
    scene.red(hand=["Gnatling"], field=["Sayer", "Tower Ox"]).blue(field=["Gnatling"]).at(phase="attack")

    attack(scene, "Tower Ox", "Gnatling")
    quiet(scene, turn=6)

    scene.then.blue.has(field=[], boneyard=[])
    scene.then.red.has(field=["Tower Ox"])


def test_cards_that_would_be_drawn_are_not() -> None:
    scene = creature("The first time you would draw a card each turn, gain 1 Air mana instead.")
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5).at(phase="start")

    scene.when.pass_until(phase="main 1")

    scene.then.red.has(hand=0, deck=5)


def test_a_bonus_lasts_until_the_end_of_the_next_turn() -> None:
    scene = buff("Target Attack card gets +3 ATK until the end of your next turn.")
    scene.red(hand=["Sayer", "Gnatling", "Gnatling"], field=["Tower Ox"]).at(turn=5)
    deploy(scene, "Sayer")
    ox = scene.game.things[0].card

    for turn, strength in ((5, 4), (6, 4), (7, 4), (8, 1)):
        quiet(scene, turn=turn)
        assert scene.game.stat(ox, 1) == strength


def test_a_bonus_lasts_for_turns_of_its_player() -> None:
    scene = duels.spell("Target character gets +2 A for 2 turns.")
    scene.red(hand=["Sayer"], deck=["Alms"] * 6, field=["Pawn"]).blue(deck=["Alms"] * 6, field=["Hound"]).at(turn=5)
    scene.when.red.plays("Sayer", on="Pawn")
    pawn = scene.game.things[0].card

    for turn, strength in ((6, 4), (7, 4), (8, 2)):
        scene.when.pass_until(turn=turn)
        assert scene.game.stat(pawn, 0) == strength


def test_a_ban_lasts_until_the_end_of_the_others_next_turn() -> None:
    scene = buff("Target card can't attack until the end of its controller's next turn.")
    scene.red(hand=["Sayer", "Gnatling"], field=["Tower Ox"]).blue(field=["Gnatling", "Shell Beetle"]).at(turn=5)
    deploy(scene, "Sayer", "choose Gnatling")

    for turn, may in ((6, False), (8, True)):
        quiet(scene, turn=turn)
        quiet(scene, phase="attack")
        told = scene.then.blue.can("attack Shell Beetle")
        told.can("attack Gnatling") if may else told.cannot("attack Gnatling")


def test_twice_each_turn_is_twice() -> None:
    scene = fighter("Twice each turn, when you deploy a card, gain 1 resource.")
    scene.red(hand=["Gnatling"] * 3, field=["Sayer"], resource=10).at(phase="deploy")

    for _ in range(3):
        deploy(scene, "Gnatling")

    scene.then.red.has(resource=9)


@pytest.mark.parametrize(("name", "drawn"), [("Pawn", 0), ("Hound", 1)])
def test_whoever_survives_is_told_from_whoever_does_not(name: str, drawn: int) -> None:
    scene = duels.spell("Deal 3 damage to target character. If it survives, draw a card.")
    scene.red(hand=["Sayer"], deck=["Alms"] * 3).blue(field=[name, "Cart"])

    scene.when.red.plays("Sayer", on=name)

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(("name", "drawn"), [("Moss Ox", 0), ("Boiler Hulk", 1)])
def test_a_creature_that_survives(name: str, drawn: int) -> None:
    scene = spell("Deal 2 damage to target creature. If it survives, draw a card.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 3).blue(battlefield=[name])

    scene.when.red.plays("Sayer", on=name)
    scene.when.both_pass()

    scene.then.red.has(hand=drawn)


def test_prices_do_not_fall_below_the_least() -> None:
    scene = fighter("Your Attack cards cost 9 less, to a minimum of 2.")
    scene.red(hand=["Tower Ox"], field=["Sayer"], resource=5).at(phase="deploy")

    deploy(scene, "Tower Ox")

    scene.then.red.has(resource=3)


def test_only_some_attack_it() -> None:
    scene = fighter("This card can be attacked only by cards with ATK 2 or more.")
    scene.red(field=["Tower Ox"]).blue(field=["Sayer", "Gnatling"]).at(phase="attack")

    scene.when.red.does("attack Tower Ox")

    scene.then.blue.has(field=["Sayer"])


def test_a_bonus_for_every_few_points() -> None:
    scene = fighter("This card gets +1 ATK for every 5 points your opponent has.")
    scene.red(field=["Sayer"]).blue(points=11)
    scene.when  # noqa: B018 - the scene begins

    assert scene.game.stat(scene.game.things[0].card, 1) == 4


def test_several_facts_under_one_condition() -> None:
    scene = fighter("While you control a Swarm card, this card gets +2 ATK and can't be suspended.")
    scene.red(field=["Sayer", "Gnatling"])
    scene.when  # noqa: B018 - the scene begins

    assert scene.game.stat(scene.game.things[0].card, 1) == 4


def test_damage_to_a_character_is_prevented() -> None:
    scene = duels.spell("Prevent the next 2 damage to target character this turn. Deal 3 damage to it.")
    scene.red(hand=["Sayer", "Alms"], field=["Hound", "Pawn"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.red.has(field=["Hound (damage 1)", "Pawn"])


def test_what_is_drawn_outside_the_draw_phase() -> None:
    scene = fighter("When you draw a card outside your draw phase, gain 3 resource.")
    scene.red(hand=["Forager's Map"], field=["Sayer"], deck=["Gnatling"] * 5, resource=5).at(phase="deploy")

    deploy(scene, "Forager's Map")

    scene.then.red.has(resource=9)
