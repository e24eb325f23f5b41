"""Texts about the zones in which Phalanx's characters stand, and about how often is attacked from them."""

import pytest

from tests.games.said.duels import character, equipment, spell

RANKS = ["Pawn (zone 1)", "Hound (zone 2)", "Cart (zone 3)", "Wall (zone 3)"]


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Deal 1 damage to all characters in the same zone as target character.", ["Hound"]),
        ("All characters in the zones behind target character lose 1 HP.", ["Pawn"]),
        ("Each character in front of target character loses 1 HP.", ["Cart", "Wall"]),
        ("Each character adjacent to target character loses 1 HP.", ["Cart", "Pawn", "Wall"]),
        ("Choose an enemy zone. Deal 1 damage to each character in it.", ["Hound"]),
        ("Deal 1 damage to each character in target enemy zone.", ["Hound"]),
        ("Target character and all characters behind it lose 1 HP.", ["Hound", "Pawn"]),
    ],
)
def test_who_stands_where(text: str, hurt: list[str]) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on="Hound")

    game = scene.game
    assert sorted(game.faces[thing.card].name for thing in game.things if thing.damage) == hurt


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Move target character one zone back.", 1),
        ("Move target character one zone forward.", 2),
        ("Target character moves to its front zone.", 2),
        ("Move target enemy character to its last zone.", 1),
    ],
)
def test_moving_between_zones(text: str, zone: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on="Hound")

    placed = {1: ["Pawn (zone 1)", "Hound (zone 1)"], 2: ["Pawn (zone 1)", "Hound (zone 2)"]}[zone]
    scene.then.blue.has(field=[*placed, "Cart (zone 2)", "Wall (zone 2)"])


def test_nobody_goes_back_behind_the_last_zone() -> None:
    scene = spell("Move target character one zone back.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on="Pawn")

    scene.then.blue.has(field=RANKS)


def test_a_zone_is_chosen() -> None:
    scene = spell("Move target enemy character to another zone.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on="Wall").does("zone 1")

    scene.then.blue.has(field=["Pawn (zone 1)", "Hound (zone 2)", "Cart (zone 3)", "Wall (zone 1)"])


def test_moving_to_where_another_stands() -> None:
    scene = spell("Move target enemy character to the zone of another target enemy character.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on=["Wall", "Pawn"])

    scene.then.blue.has(field=["Pawn (zone 1)", "Hound (zone 2)", "Cart (zone 3)", "Wall (zone 1)"])


def test_zones_are_swapped() -> None:
    scene = spell("Two target enemy characters swap zones.")
    scene.red(hand=["Sayer", "Alms"]).blue(field=RANKS)

    scene.when.red.plays("Sayer", on=["Pawn", "Wall"])

    scene.then.blue.has(field=["Pawn (zone 3)", "Hound (zone 2)", "Cart (zone 3)", "Wall (zone 1)"])


def test_a_bonus_for_whoever_stands_behind() -> None:
    scene = character("Characters behind this character get +1 DD.")
    scene.red(field=["Pawn (zone 1)", "Sayer (zone 2)", "Cart (zone 3)"])

    scene.then.stat("Pawn", dd=2).stat("Cart", dd=1)


def test_moving_to_the_front_is_heard() -> None:
    scene = spell("Permanent. Whenever a friendly character moves to its front zone, you gain 2 life-energy.")
    scene.red(field=["Pawn (zone 1)", "Hound (zone 1)", "Cart (zone 2)"], special_zone=["Sayer"], life=9)

    scene.when.red.does("move Pawn").does("gap 0")
    scene.then.red.has(life=9)

    scene.when.red.does("move Hound").does("zone 3")
    scene.then.red.has(life=11)


@pytest.mark.parametrize("text", ["You may make an additional attack this turn.", "You may attack twice this turn."])
def test_a_player_attacks_twice(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer", "Alms"], field=["Pawn (zone 1)", "Giant (zone 1)", "Hound (zone 1)"])

    scene.when.red.plays("Sayer").does("pass")
    scene.when.red.attacks("Pawn", "blue")

    scene.then.red.can("attack", "Giant").cannot("attack", "Pawn")
    scene.when.red.attacks("Giant", "blue")
    scene.then.blue.has(life=14)


def test_one_character_attacks_twice() -> None:
    scene = spell("This turn, target character you control can attack twice.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn (zone 1)", "Giant (zone 1)"])

    scene.when.red.plays("Sayer", on="Giant").does("pass")
    scene.when.red.attacks("Giant", "blue")

    scene.then.red.can("attack", "Giant").cannot("attack", "Pawn")
    scene.when.red.attacks("Giant", "blue")
    scene.then.blue.has(life=12)


def test_control_is_taken_for_a_turn() -> None:
    scene = spell("Gain control of target enemy character until end of turn.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn (zone 1)"])
    scene.blue(field=["Giant (zone 1)", "Spear (on Giant)", "Wall (zone 2)"])

    scene.when.red.plays("Sayer", on="Giant")
    scene.then.red.has(field=["Pawn (zone 1)", "Giant (zone 1)"])
    scene.then.blue.has(field=["Wall (zone 1)"], special_zone=["Spear"])

    scene.when.red.does("pass").attacks("Giant", "Wall")
    scene.then.red.has(field=["Pawn (zone 1)"])
    scene.then.blue.has(field=["Giant (zone 1)"], grave=["Wall"])


def test_who_attacks_pays_for_it() -> None:
    scene = spell("Permanent. Whenever a friendly character is attacked, the attacker loses 2 HP.")
    scene.red(field=["Giant"]).blue(field=["Hound"], special_zone=["Sayer"])
    scene.at(phase="attack")

    scene.when.red.attacks("Giant", "Hound")

    scene.then.stat("Giant", damage=2)


def test_the_attacker_falls_with_the_bearer() -> None:
    scene = equipment("When the bearer is destroyed in combat, destroy the attacker too.")
    scene.red(field=["Giant"]).blue(field=["Hound", "Sayer (on Hound)"])
    scene.at(phase="attack")

    scene.when.red.attacks("Giant", "Hound")

    scene.then.red.has(field=[], grave=["Giant"])


def test_nobody_moves() -> None:
    scene = spell("Permanent. Characters can't be moved between zones.")
    scene.red(field=["Pawn (zone 1)", "Soft (zone 2)"], special_zone=["Sayer"])

    scene.then.red.can("switch Pawn").cannot("move Pawn")


def test_an_attack_from_any_zone() -> None:
    scene = spell("Target character you control can attack from any zone this turn.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn (zone 1)", "Even (zone 1)", "Soft (zone 2)"])

    scene.when.red.plays("Sayer", on="Pawn").does("pass")

    scene.then.red.can("attack", "Pawn").can("attack", "Soft").cannot("attack", "Even")


def test_who_is_dormant_is_destroyed() -> None:
    scene = spell("Destroy all dormant characters.")
    scene.red(hand=["Sayer", "Alms"], field=["Pawn"]).blue(field=["Strider", "Soft"])

    scene.when.red.plays("Sayer")

    scene.then.blue.has(field=["Soft"])
