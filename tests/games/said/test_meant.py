"""Texts that could be taken for something else do what their designer meant."""

import pytest

from cardwright.games import find
from cardwright.text import CardFacts, load_vocabulary, parse_text
from tests.games.bounty.crews import attack, quiet
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, fighter, strike


@pytest.mark.parametrize(
    "text",
    [
        "This has attack equal to the number of cards in your hand.",
        "This creature's attack is equal to the number of cards in your hand.",
    ],
)
def test_what_a_number_is_equal_to_is_not_added_to_it(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], hand=["Gust", "Hush", "Stoke"])

    scene.then.red.stat("Sayer", attack=3, health=2)


def test_an_attack_has_the_damage_it_is_said_to_have() -> None:
    scene = strike("This attack has damage equal to the number of cards in your hand.")
    scene.red(hand=["Sayer", *walls(1)])
    scene.blue(character=["Nil"], deck=walls(1, 1, 1, 1))

    scene.when.red.plays("Sayer")

    scene.then.blue.has(deck=walls(1, 1, 1))


def test_who_chooses_does_what_is_said_of_nobody() -> None:
    vocabulary = load_vocabulary(find("wellspring").home / "words.toml")
    facts = CardFacts("Own Name", "spell", "instantaneous")
    bare = parse_text("Your opponent chooses one: discard 2 cards; or burn 3.", vocabulary, facts)

    assert bare == parse_text("Your opponent chooses one: they discard 2 cards; or they burn 3.", vocabulary, facts)
    assert bare != parse_text("Your opponent chooses one: you discard 2 cards; or you burn 3.", vocabulary, facts)


def test_the_defender_is_whom_the_attacker_meets() -> None:
    scene = duels.character("When this attacks, the defender loses 9 HP.")
    scene.red(field=["Sayer"]).blue(field=["Even", "Soft"]).at(phase="attack")

    scene.when.red.attacks("Sayer", "Even")

    scene.then.red.has(field=["Sayer"])
    scene.then.blue.has(field=["Soft"])


def test_nobody_scores_for_what_gives_no_points() -> None:
    scene = fighter("This card gives no points when destroyed.")
    scene.red(field=["Sullen Giant"], points=0).blue(field=["Sayer"]).at(phase="attack")

    attack(scene, "Sullen Giant", "Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=[])
    scene.then.red.has(points=0)
