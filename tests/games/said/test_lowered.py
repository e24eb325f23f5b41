"""Numbers that are lost or lowered by what is counted, and what is compared with one of several."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, spell
from tests.games.said.duels import effect, resolve


@pytest.mark.parametrize(
    ("text", "hp"),
    [
        ("Target creature loses HP equal to the number of cards in your hand.", 4),
        ("Reduce target creature's HP by the number of cards in your hand.", 4),
        ("Target creature's HP is increased by the number of cards in your hand.", 8),
        ("Target creature loses half its HP, rounded down.", 3),
        ("Target creature gains HP equal to your hand size.", 8),
        ("Target creature gains HP equal to how many cards are in your hand.", 8),
    ],
)
def test_a_number_changes_by_what_is_counted(text: str, hp: int) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer", "Fox", "Fox"], field=["Dam"])

    resolve(scene, "Dam")

    scene.then.stat("Dam", hp=hp)


@pytest.mark.parametrize(
    "text",
    [
        "Each enemy Swarm loses 1 ATK for each card in your hand.",
        "Each enemy Swarm's ATK is reduced by the number of cards in your hand.",
        "Each enemy Swarm loses ATK equal to your hand size.",
    ],
)
def test_a_trait_alone_is_a_card_whatever_follows(text: str) -> None:
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"])
    scene.blue(field=["Gnatling"])

    deploy(scene, "Sayer")

    scene.then.stat("Gnatling", atk=0)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all enemy creatures with less Atk than a creature you control.",
        "Destroy each enemy creature whose Atk is lower than that of one of your creatures.",
        "Destroy all enemy creatures with Atk lower than one of your creatures.",
    ],
)
def test_one_of_several_is_enough_to_be_less(text: str) -> None:
    scene = effect(text)
    scene.red(hand=["Sayer"], field=["Dam", "Swift"])
    scene.blue(field=["Fox", "Slow"])

    resolve(scene)

    scene.then.blue.has(field=["Slow"])


@pytest.mark.parametrize(
    ("text", "red", "blue"),
    [
        ("Each player sacrifices all but one creature.", 1, 1),
        ("Your opponent sacrifices all of their creatures but one.", 2, 1),
        ("Each player sacrifices half of their creatures, rounded up.", 1, 1),
        ("Each player sacrifices half of their creatures, rounded down.", 1, 2),
    ],
)
def test_everybody_counts_their_own(text: str, red: int, blue: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"] * 2)
    scene.blue(battlefield=["Moss Ox"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    for _ in range(2 - red):
        scene.when.red.chooses("Moss Ox")
    for _ in range(3 - blue):
        scene.when.blue.chooses("Moss Ox")

    scene.then.red.has(battlefield=["Moss Ox"] * red)
    scene.then.blue.has(battlefield=["Moss Ox"] * blue)


@pytest.mark.parametrize(
    "text",
    [
        "Draw until you have 4 cards.",
        "Refill your hand to 4 cards.",
        "Draw up to 4 cards in hand.",
        "Draw cards until your hand size is 4.",
        "Draw until there are four cards in your hand.",
    ],
)
def test_a_hand_is_filled(text: str) -> None:
    for held in (1, 5):
        scene = spell(text)
        scene.red(hand=["Sayer", *["Gust"] * held], deck=["Gust"] * 9)

        scene.when.red.plays("Sayer")
        scene.when.both_pass()

        scene.then.red.has(hand=["Gust"] * max(held, 4))


@pytest.mark.parametrize(
    "text",
    ["Your opponent discards cards until they have only 2 cards left.", "Your opponent discards all cards but 2."],
)
def test_a_hand_is_cut_back(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])
    scene.blue(hand=["Gust"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(hand=["Gust"] * 2)
