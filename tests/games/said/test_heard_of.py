"""What else is heard of: healing, leaving, and what several may do."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter


@pytest.mark.parametrize(
    "event",
    ["this card is healed", "HP is restored to this card", "a friendly card regains HP", "this recovers HP"],
)
def test_damage_goes_from_a_card(event: str) -> None:
    scene = fighter(f"Whenever {event}, gain 3 resource.")
    scene.red(hand=["Field Dressing"], field=["Sayer (damage 2)"], resource=2)
    deploy(scene, "Field Dressing", "Sayer")
    scene.then.red.has(resource=3)


@pytest.mark.parametrize("event", ["a creature is healed", "this creature regains HP"])
def test_damage_goes_from_a_creature(event: str) -> None:
    scene = duels.creature(
        f"Whenever {event}, draw a card. When this is targeted by an effect, heal this creature to full HP."
    )
    scene.red(hand=["More Atk"], field=["Sayer (damage 2)"], deck=["Slay"])
    scene.when.red.plays("More Atk", on="Sayer")
    scene.when.blue.does("close")
    scene.then.red.has(hand=["Slay"])


@pytest.mark.parametrize("event", ["leaves the field", "leaves play", "goes to the grave"])
def test_a_character_leaves(event: str) -> None:
    scene = duels.character(f"When this character {event}, draw a card. Activate: Sacrifice this character.")
    scene.red(field=["Sayer (zone 1)"], hand=[], deck=["Alms"] * 5).blue(deck=["Alms"] * 5)
    scene.when.red.does("activate Sayer")
    scene.then.red.has(hand=1)


def test_a_drill_leaves() -> None:
    scene = drill("When this leaves play, draw a card. Action: Destroy this drill.")
    scene.red(drill_row=["Sayer"], deck=["Hit 1"])
    scene.when.red.does("use Sayer")
    scene.then.red.has(hand=1)


@pytest.mark.parametrize(
    ("event", "atk"),
    [
        ("this creature or another creature is targeted by an effect", 3),
        ("this or an enemy creature is targeted by an effect", 3),
        ("this or another ally creature is targeted by an effect", 2),
    ],
)
def test_one_of_two_may_be_meant(event: str, atk: int) -> None:
    scene = duels.creature(f"Whenever {event}, this creature gets +1 Atk.")
    scene.red(hand=["Ping"], field=["Sayer"]).blue(field=["Ox"])
    scene.when.red.plays("Ping", on="Ox")
    scene.when.blue.does("close")
    scene.then.stat("Sayer", atk=atk)


@pytest.mark.parametrize("who", ["you or your opponent plays", "either player plays"])
def test_one_of_both_players_may_be_meant(who: str) -> None:
    scene = creature(f"Whenever {who} a spell, this gets +1/+0.")
    scene.red(battlefield=["Sayer"], hand=["Furnace Bolt"], mana="9F").blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Furnace Bolt", on="Moss Ox")
    scene.when.resolve_stack()
    scene.then.stat("Sayer", attack=3)


@pytest.mark.parametrize(
    "start",
    ["The first time this is deployed or attacks each turn", "The first time each turn this is deployed or attacks"],
)
def test_two_events_are_heard_once_a_turn(start: str) -> None:
    scene = fighter(f"{start}, gain 3 resource.")
    scene.red(hand=["Sayer"], resource=0)
    deploy(scene, "Sayer")
    scene.then.red.has(resource=3)
