"""Who destroys something, and what is given up by its own controller."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import creature, fighter


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Whenever you destroy an enemy creature, draw a card.", 1),
        ("Whenever your opponent destroys a creature, draw a card.", 0),
        ("Whenever a creature is destroyed by your opponent, draw a card.", 0),
    ],
)
def test_whoever_dealt_the_damage_destroys(text: str, drawn: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], deck=["Moss Ox"], hand=["Furnace Bolt"], mana="9F").blue(
        battlefield=["Rubble Imp"]
    )
    scene.when.red.plays("Furnace Bolt", on="Rubble Imp")
    scene.when.resolve_stack()
    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "atk"),
    [
        ("Whenever you kill an enemy creature, this creature gets +1 Atk.", 3),
        ("Whenever your opponent kills a creature, this creature gets +1 Atk.", 2),
    ],
)
def test_whoever_lowered_the_hp_kills(text: str, atk: int) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Then Draw"], field=["Sayer"]).blue(field=["Colt"])
    scene.when.red.plays("Then Draw", on="Colt")
    scene.when.blue.does("close")
    scene.then.stat("Sayer", atk=atk)


@pytest.mark.parametrize(
    ("event", "deed", "attack"),
    [
        ("you sacrifice another creature", "sacrifice another creature", 3),
        ("a creature is sacrificed", "sacrifice another creature", 3),
        ("your opponent sacrifices a creature", "sacrifice another creature", 2),
        ("you sacrifice another creature", "destroy another creature you control", 2),
    ],
)
def test_a_creature_is_given_up(event: str, deed: str, attack: int) -> None:
    scene = creature(f"When this enters the battlefield, {deed}. Whenever {event}, this gets +1/+0.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.then.stat("Sayer", attack=attack)


@pytest.mark.parametrize(
    "text",
    [
        "When this is deployed, sacrifice another card. Whenever you sacrifice a card, gain 3 resource.",
        "When this is deployed, sacrifice another card. Each time a card is sacrificed, gain 3 resource.",
        "When this is deployed, sacrifice another card. If you have sacrificed a card this turn, gain 3 resource.",
    ],
)
def test_a_card_is_given_up(text: str) -> None:
    scene = fighter(text)
    scene.red(hand=["Sayer"], field=["Gnatling"], resource=0)
    deploy(scene, "Sayer")
    scene.then.red.has(resource=3)
