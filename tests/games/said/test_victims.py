"""What befalls whatever a card harms, who harmed it, and what the first hit does."""

import pytest

from tests.games.bounty.crews import attack, ending
from tests.games.said import duels
from tests.games.said.cards import fighter, said
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    "text",
    [
        "Anything it damages gets destroyed.",
        "Any creature this damages is destroyed.",
        "Creatures damaged by this creature are destroyed.",
        "Destroy any creature dealt damage by this.",
        "Whatever it hits dies.",
    ],
)
def test_what_it_damages_is_destroyed(text: str) -> None:
    scene = duels.creature(text)
    scene.red(field=["Sayer", "Dam"]).blue(field=["Wall", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Wall")

    scene.then.red.has(field=["Sayer", "Dam"])
    scene.then.blue.has(field=["Dam"], discard_pile=["Wall"])


@pytest.mark.parametrize(
    "text",
    [
        "Any creature killed by this is banished instead.",
        "Creatures it kills are banished instead of going to the discard pile.",
    ],
)
def test_what_it_kills_goes_elsewhere(text: str) -> None:
    scene = duels.creature(text)
    scene.red(field=["Sayer", "Dam"]).blue(field=["Even", "Dam", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Even")

    scene.then.blue.has(field=["Dam", "Dam"], banished_pile=["Even"], discard_pile=[])


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature takes damage, it deals that much damage back to the attacker.",
        "When this takes damage from a creature, it deals that much damage to that creature.",
        "When this takes damage, deal that much damage to whoever dealt it.",
        "Whenever this is dealt damage, deal the same damage to the creature that dealt it.",
        "Damage dealt to this creature is also dealt to the creature that dealt it.",
    ],
)
def test_it_hurts_what_hurt_it(text: str) -> None:
    scene = duels.creature(f"{text} This has 0 Atk.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Xan", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Xan")

    scene.then.stat("Sayer", damage=1).stat("Xan", damage=1)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("The first hit it takes does nothing.", 1),
        ("The first hit it takes each fight does nothing.", 0),
        ("Takes no damage from the first attack each round.", 1),
        ("The first attack against this creature each round deals half damage.", 1),
        ("Cannot take more than 3 damage from a single hit.", 2),
    ],
)
def test_the_first_hit_does_nothing(text: str, damage: int) -> None:
    scene = duels.creature(f"{text} This has 0 Atk.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Xan", "Xan"]).at(phase="combat")

    fight(scene, "Sayer", "Xan")
    fight(scene, "Xan", "Sayer")

    scene.then.stat("Sayer", damage=damage)


def test_no_single_hit_takes_more() -> None:
    scene = duels.creature("Can't take more than 1 damage from one hit.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Troll", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Troll")

    scene.then.stat("Sayer", damage=1)


def test_it_survives_the_first_lethal_hit() -> None:
    scene = duels.creature("This survives the first lethal hit each round with 1 HP.")
    scene.red(field=["Sayer", "Dam"]).blue(field=["Troll", "Dam"]).at(phase="combat")

    fight(scene, "Sayer", "Troll")

    scene.then.stat("Sayer", hp=1)


@pytest.mark.parametrize("text", ["Cards it damages lose 1 ATK.", "Any card damaged by this card gets -1 ATK."])
def test_what_it_damages_loses_for_good(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"]).blue(field=["Stray Bull"]).at(phase="attack")
    scene.then.stat("Stray Bull", atk=3)

    attack(scene, "Sayer", "Stray Bull")
    while dict(scene.game.facts())["phase"] in ("attack", "destroy"):
        scene.choose(ending(scene.game))

    scene.then.stat("Stray Bull", atk=2)


@pytest.mark.parametrize(
    ("game", "kind", "text", "meant"),
    [
        (
            "phalanx",
            "character",
            "When this takes damage from an attack, the attacker loses 1 HP.",
            "When this takes damage from an attack, deal 1 damage to the source of that damage.",
        ),
        (
            "phalanx",
            "character",
            "The first attack against this character each turn deals no damage.",
            "Once per turn, if this would take damage from an attack, prevent that damage.",
        ),
        (
            "wellspring",
            "creature",
            "Until your next turn, creatures damaged by this one cannot attack.",
            "When this deals damage to a creature, that creature cannot attack until your next turn.",
        ),
        (
            "bounty",
            "attack",
            "Any card it attacks is suspended for 1 turn.",
            "When it attacks a card, suspend that card for 1 turn.",
        ),
        (
            "dojo",
            "attack",
            "Cards discarded by this attack are removed from the game instead.",
            "If this attack would discard a card, remove that card from the game instead.",
        ),
    ],
)
def test_the_same_elsewhere(game: str, kind: str, text: str, meant: str) -> None:
    assert said(game, kind, text) == meant
