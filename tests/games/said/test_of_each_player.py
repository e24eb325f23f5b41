"""What is asked of some player or of both, and the card itself told with what it is."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If a player controls 2 or more creatures, draw a card.", 0),
        ("If either player controls 2 creatures, draw a card.", 0),
        ("If both players control a creature, draw a card.", 1),
        ("If each player controls an action, draw a card.", 0),
        ("If a player has no cards in hand, draw a card.", 1),
        ("If any player has 2 or more cards in hand, draw a card.", 0),
    ],
)
def test_players_are_asked_one_by_one(text: str, drawn: int) -> None:
    scene = duels.effect(text)
    scene.red(hand=["Sayer"], field=["Ox"], deck=["Slay"]).blue(hand=["Slay"], field=["Wall"])
    duels.resolve(scene)
    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("If a player has 15 or more points, gain 3 resource.", 3),
        ("If both players have 10 or more points, gain 3 resource.", 0),
        ("If each player has at least 5 points, gain 3 resource.", 3),
    ],
)
def test_players_are_asked_for_what_they_have(text: str, gained: int) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer"], resource=0, points=5).blue(points=15)
    deploy(scene, "Sayer")
    scene.then.red.has(resource=gained)


@pytest.mark.parametrize("card", ["this Attack card", "this Neutral card", "this Neutral Attack card"])
def test_a_card_tells_what_it_is(card: str) -> None:
    scene = fighter(f"When {card} is deployed, gain 3 resource.")
    scene.red(hand=["Sayer"], resource=0)
    deploy(scene, "Sayer")
    scene.then.red.has(resource=3).stat("Sayer", atk=2)


@pytest.mark.parametrize("card", ["this creature card", "this brown creature", "this brown creature card"])
def test_a_creature_tells_what_it_is(card: str) -> None:
    scene = duels.creature(f"Whenever {card} is targeted by an effect, {card} gets +1 Atk.")
    scene.red(hand=["Ping"], field=["Sayer"])
    scene.when.red.plays("Ping", on="Sayer")
    scene.when.blue.does("close")
    scene.then.stat("Sayer", atk=3)


@pytest.mark.parametrize(("hand", "drawn"), [([], 3), (["Gnatling"], 0)])
def test_the_only_card_in_a_hand(hand: list[str], drawn: int) -> None:
    scene = buff("If this is the only card in your hand, gain 3 resource.")
    scene.red(hand=["Sayer", *hand], field=["Gnatling"], resource=0)
    deploy(scene, "Sayer")
    scene.then.red.has(resource=drawn)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters the field, if you have no cards in hand, destroy all other creatures on the field.",
        "When this enters the battlefield, if there is another creature on the field, destroy all other creatures.",
    ],
)
def test_the_field_is_where_creatures_are(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.then.blue.has(battlefield=[])


def test_cards_in_hand_are_asked_for_after_an_event() -> None:
    scene = duels.character("When this character enters the field, if you have no cards in hand, draw 2 cards.")
    scene.red(hand=["Sayer"], deck=["Alms"] * 5).blue(deck=["Alms"] * 5)
    scene.when.red.plays("Sayer").does("face up, attack")
    scene.then.red.has(hand=2)
