"""What cannot be done to a thing, what came of damage, and who hurts each other."""

import pytest

from tests.games.bounty.crews import attack, quiet
from tests.games.said import duels
from tests.games.said.cards import creature, fighter, spell


@pytest.mark.parametrize("text", ["Immune to poison and burn", "Immune to ailments.", "This is immune to poison."])
def test_a_character_is_immune_to_ailments(text: str) -> None:
    scene = duels.character(text)
    scene.red(hand=["Venom", "Alms"]).blue(field=["Sayer", "Pawn"])

    scene.when.red.plays("Venom", on="Sayer")

    assert not [mark for thing in scene.game.things for mark in scene.game.marks_of(thing.card) if "poison" in mark]


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("wearer can't be targeted by enemy abilities", False),
        ("The wearer cannot be targeted by enemy spells or abilities.", False),
        ("The wearer cannot be targeted by enemy spells.", True),
    ],
)
def test_a_character_is_not_targeted_by_abilities(text: str, offered: bool) -> None:
    scene = duels.equipment(text)
    scene.red(field=["Archer"]).blue(field=["Pawn", "Sayer (on Pawn)", "Soft"])

    scene.when.red.does("activate Archer")

    offers = scene.game.keys()
    assert ("choose Pawn" in offers) == offered


@pytest.mark.parametrize(("text", "damage"), [("Immune to spells.", None), ("Immune to Water cards.", 1)])
def test_a_creature_is_immune_to_cards(text: str, damage: int | None) -> None:
    scene = creature(text)
    scene.red(hand=["Pilot Spark"], mana_pool=["Pilot Spark"] * 4, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer"])
    if damage is None:
        scene.when.red.cannot("play", "Pilot Spark")
    else:
        scene.when.red.plays("Pilot Spark", on="Sayer")
        scene.when.both_pass()
        scene.then.stat("Sayer", damage=damage)


def test_who_cannot_be_healed_keeps_the_damage() -> None:
    for text, damage in (("Target creature cannot be healed this turn.", 1), ("Draw a card.", 0)):
        aim = "it" if damage else "target creature"
        scene = spell(f"{text} Deal 1 damage to {aim}. Remove all damage from it.")
        scene.red(hand=["Sayer"], deck=["Gust"] * 2).blue(battlefield=["Moss Ox"])
        scene.when.red.plays("Sayer", on="Moss Ox")
        scene.when.both_pass()
        scene.then.stat("Moss Ox", damage=damage)


def test_a_creature_is_not_healed_by_the_rules() -> None:
    for text, damage in (("Doesn't heal at end of turn", 1), ("This has +0/+1.", 0)):
        scene = creature(text)
        scene.red(battlefield=["Sayer (damage 1)"], deck=["Gust"] * 3).blue(deck=["Gust"] * 3)
        turn = dict(scene.game.facts())["turn"]
        for _ in range(60):
            if dict(scene.game.facts())["turn"] != turn:
                break
            scene.choose(len(scene.game.keys()) - 1)
        scene.then.stat("Sayer", damage=damage)


@pytest.mark.parametrize(("wound", "attack"), [(1, 3), (2, None)])
def test_what_survives_damage_is_told(wound: int, attack: int | None) -> None:
    scene = creature("Whenever this is damaged and not destroyed, it gets +1/+0.")
    card = "Pilot Spark" if wound == 1 else "Acid Flask"
    scene.red(hand=[card], mana_pool=["Pilot Spark"] * 4, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer"])

    scene.when.red.plays(card, on="Sayer")
    scene.when.both_pass()
    scene.when.both_pass()

    if attack is None:
        scene.then.blue.has(battlefield=[])
    else:
        scene.then.stat("Sayer", attack=attack)


@pytest.mark.parametrize(
    "text",
    [
        "Two target creatures deal damage equal to their attack to each other.",
        "Choose two target creatures. Each deals damage equal to its attack to the other.",
    ],
)
def test_two_creatures_hurt_each_other(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Match Imp"])
    scene.when.red.plays("Sayer", on=["Moss Ox", "Match Imp"])
    scene.when.both_pass()
    scene.then.blue.has(battlefield=[])


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Your opponent doesn't score any points when they destroy this card.", 0),
        ("Destroying this card scores no points.", 0),
        ("This card gets +1 DEF.", 2),
    ],
)
def test_nobody_scores_for_a_worthless_card(text: str, points: int) -> None:
    scene = fighter(text)
    scene.red(field=["Stray Bull"], points=0).blue(field=["Sayer (damage 3)"]).at(phase="attack")
    attack(scene, "Stray Bull", "Sayer")
    quiet(scene, phase="deploy")
    scene.then.red.has(points=points)


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("no auras on it", False),
        ("Can't have auras.", False),
        ("This creature cannot have any auras attached to it.", False),
        ("No auras can be attached to this.", False),
        ("Auras can't be attached to your creatures.", False),
        ("Your opponent can't put auras on this creature.", True),
        ("This gets +1 Atk.", True),
    ],
)
def test_a_creature_bears_no_auras(text: str, offered: bool) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Minus Aura"], field=["Sayer"]).blue(field=["Ox"])

    scene.when.red.does("play Minus Aura")

    offers = scene.game.keys()
    assert ("choose Sayer" in offers) == offered


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("Can't be equipped.", False),
        ("This character cannot carry equipment.", False),
        ("no equipment on it", False),
        ("+1 DD", True),
    ],
)
def test_a_character_bears_no_equipment(text: str, offered: bool) -> None:
    scene = duels.character(text)
    scene.red(special_zone=["Cap"], field=["Sayer", "Pawn", "Soft"])

    scene.when.red.does("attach Cap")

    offers = scene.game.keys()
    assert any("Sayer" in key for key in offers) == offered


@pytest.mark.parametrize(("text", "offered"), [("Can't be enchanted.", False), ("Can't be equipped.", True)])
def test_a_creature_is_not_enchanted(text: str, offered: bool) -> None:
    scene = creature(text)
    scene.red(hand=["Ivy Mail"], battlefield=["Sayer", "Moss Ox", "Match Imp"], mana_pool=["Moss Ox"] * 4)

    scene.when.red.does("play Ivy Mail")

    offers = scene.game.keys()
    assert any("Sayer" in key for key in offers) == offered


@pytest.mark.parametrize(("text", "offered"), [("Can't be buffed.", False), ("Can't be sold.", True)])
def test_a_card_bears_no_buffs(text: str, offered: bool) -> None:
    scene = fighter(text)
    scene.red(hand=["War Chant"], field=["Sayer", "Stray Bull", "Needle Gnat"], resource=9).at(phase="deploy")

    scene.when.red.does("deploy War Chant")

    offers = scene.game.keys()
    assert any("Sayer" in key for key in offers) == offered
