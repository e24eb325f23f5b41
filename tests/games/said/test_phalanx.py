"""Texts carried out in Phalanx."""

import pytest

from tests.games.said.duels import character, equipment, spell


def test_a_human_is_whoever_has_something_of_it() -> None:
    scene = spell("Destroy all enemy Humans.")
    scene.red(hand=["Sayer"]).blue(field=["Pawn", "Cart", "Hound"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(field=["Hound"])


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("Poison target enemy character for 2.", "poison 2"),
        ("Inflict burn 1 on target enemy character.", "burn 1"),
        ("Target enemy character becomes dizzy for 2 turns.", "dizzy 2"),
        ("Target enemy character gets poison 3.", "poison 3"),
    ],
)
def test_ailments_in_many_words(text: str, mark: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Hound", "Pawn"])

    scene.when.red.plays("Sayer", on="Hound")

    scene.then.blue.has(field=[f"Hound ({mark})", "Pawn"])


@pytest.mark.parametrize("text", ["Remove all ailments from target character.", "Cure target character of poison."])
def test_ailments_are_removed(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], field=["Hound (poison 2, poison turns 2)", "Pawn"])

    scene.when.red.plays("Sayer", on="Hound")

    assert not [mark for mark in scene.game.marks_of(scene.game.things[0].card) if "poison" in mark]


def test_whoever_cannot_be_poisoned_is_not() -> None:
    scene = character("This character cannot be poisoned or burned.")
    scene.red(hand=["Venom", "Alms"]).blue(field=["Sayer", "Pawn"])

    scene.when.red.plays("Venom", on="Sayer")

    assert not [mark for thing in scene.game.things for mark in scene.game.marks_of(thing.card) if "poison" in mark]


def test_a_mode_is_forbidden() -> None:
    scene = character("This character can't switch to defence mode.")
    scene.red(field=["Sayer", "Pawn"])

    scene.then.red.can("switch Pawn").cannot("switch Sayer")


def test_a_mode_is_switched_to_the_other() -> None:
    scene = spell("Switch target character's mode.")
    scene.red(hand=["Sayer"]).blue(field=["Pawn"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Pawn (defence)"])


def test_equipment_is_detached() -> None:
    scene = spell("Detach all equipment from target enemy character.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=["Pawn", "Spear (on Pawn)", "Soft"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=["Pawn", "Soft"], special_zone=["Spear"])


def test_equipment_is_attached_by_a_text() -> None:
    scene = spell("Attach target equipment to target friendly character.")
    scene.red(hand=["Sayer"], field=["Pawn"], special_zone=["Spear"])

    scene.when.red.plays("Sayer", on=["Spear", "Pawn"])

    scene.then.stat("Pawn", a=3)


def test_characters_without_equipment_are_meant() -> None:
    scene = spell("Each character without equipment loses 2 HP.")
    scene.red(hand=["Sayer"], field=["Hound"]).blue(field=["Cart", "Spear (on Cart)"])

    scene.when.red.plays("Sayer")

    scene.then.stat("Hound", damage=2).stat("Cart", damage=0)


def test_a_bonus_holds_while_the_bearer_stands_so() -> None:
    scene = equipment("The bearer gets +2 A while in attack mode.")
    scene.red(field=["Pawn", "Sayer (on Pawn)"])
    scene.then.stat("Pawn", a=4)

    scene.when.red.does("switch Pawn")

    scene.then.stat("Pawn", a=2)


@pytest.mark.parametrize(("life", "gained"), [(5, 6), (6, 0)])
def test_a_players_life_is_compared(life: int, gained: int) -> None:
    scene = spell("If your life-energy is 5 or less, you gain 6 life-energy.")
    scene.red(hand=["Sayer"], life=life)

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=life + gained)


def test_play_energy_is_a_number() -> None:
    scene = spell("If play-energy is 2 or more, gain life-energy equal to play-energy.")
    scene.red(hand=["Sayer"], field=["Spring", "Tap"], life=9)

    scene.when.red.plays("Sayer")

    scene.then.red.has(life=12)


def test_hp_are_restored_in_many_words() -> None:
    for text in ("Restore 2 HP to target character.", "Heal target character for 2.", "Target character regains 2 HP."):
        scene = spell(text)
        scene.red(hand=["Sayer"], field=["Hound (damage 5)"])
        scene.when.red.plays("Sayer", on="Hound")
        scene.then.stat("Hound", damage=3)


def test_what_is_destroyed_in_combat_is_heard() -> None:
    scene = spell("Permanent. Whenever one of your characters is destroyed in combat, you gain 1 life-energy.")
    scene.red(field=["Pawn"], special_zone=["Sayer"], life=9).blue(field=["Wall (defence)"]).at(phase="attack")

    scene.when.red.attacks("Pawn", "Wall")

    scene.then.red.has(grave=["Pawn"], life=10)


def test_those_in_the_same_zone_are_counted() -> None:
    scene = spell("Target friendly character gets +1 A this turn for each other character in its zone.")
    scene.red(hand=["Sayer"], field=["Pawn (zone 1)", "Soft (zone 1)", "Giant (zone 2)"])

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.stat("Pawn", a=3)


@pytest.mark.parametrize(("zone", "a"), [(1, 2), (2, 4)])
def test_who_stands_alone_is_told_from_others(zone: int, a: int) -> None:
    scene = character("While this character stands alone in its zone, it gets +2 A.")
    scene.red(field=["Pawn (zone 1)", f"Sayer (zone {zone})"])

    scene.then.stat("Sayer", a=a)


def test_a_character_is_put_into_play() -> None:
    scene = spell("Put target character card from your grave into play.")
    scene.red(hand=["Sayer"], grave=["Giant", "Hound"], field=["Pawn"])

    scene.when.red.plays("Sayer", on="Giant")

    scene.then.red.has(field=["Pawn (zone 1)", "Giant (zone 1)"])


def test_hands_lie_open() -> None:
    scene = spell("2 turns. Both players play with their hands revealed.")
    scene.red(hand=["Sayer", "Alms"]).blue(hand=["Pawn"])
    scene.then.red.does_not_see("Pawn", "blue hand")

    scene.when.red.plays("Sayer")

    scene.then.red.sees("Pawn", "blue hand")


def test_whoever_cannot_be_a_target_is_not_offered() -> None:
    scene = character("This character can't be the target of enemy spells.")
    scene.red(hand=["Venom", "Alms"]).blue(field=["Sayer", "Pawn", "Hound"])

    scene.when.red.does("play Venom")

    scene.then.red.can("Pawn").cannot("Sayer")
