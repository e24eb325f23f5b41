"""Cards by their names: the same name, different names, what is named so."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, spell


@pytest.mark.parametrize(
    "card", ["a card of the same name", "a card with the same name", "another copy of this card", "another Sayer"]
)
def test_a_card_of_the_same_name_is_fetched(card: str) -> None:
    scene = fighter(f"When deployed, you may deploy {card} from your boneyard for free.")
    scene.red(hand=["Sayer"], boneyard=["Stray Bull", "Sayer"]).at(phase="deploy")

    deploy(scene, "Sayer", "do it", "deploy Sayer")

    scene.then.red.has(field=["Sayer", "Sayer"], boneyard=["Stray Bull"])


def test_the_same_name_is_that_of_what_was_spoken_of() -> None:
    scene = spell("Destroy target creature and all other creatures with the same name.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Sayer", on="Moss Ox #2")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=["Reed Sentinel"])


@pytest.mark.parametrize("tail", ["other ally creature with the same name", "other copy of this creature on your side"])
def test_a_creature_counts_its_like(tail: str) -> None:
    scene = duels.creature(f"This creature gets +1 Atk for each {tail}.")
    scene.red(field=["Sayer", "Sayer", "Dam"])

    scene.then.stat("Sayer", atk=3)


def test_names_must_differ() -> None:
    scene = spell(
        "Search your deck for up to two creatures with different names, reveal them and put them into your hand."
    )
    scene.red(hand=["Sayer"], deck=["Moss Ox", "Moss Ox", "Reed Sentinel", "Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("find Moss Ox")

    scene.then.red.cannot("find Moss Ox")
    scene.when.red.does("find Reed Sentinel")
    scene.then.red.has(hand=["Moss Ox", "Reed Sentinel"])


@pytest.mark.parametrize(("name", "damage"), [("Stray Bull", 3), ("Needle Gnat", 0)])
def test_what_is_named_so_is_asked(name: str, damage: int) -> None:
    scene = buff("Choose an enemy card. If it's named Stray Bull, deal 3 damage to it.")
    scene.red(hand=["Sayer"]).blue(field=[name]).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.blue.has(field=[f"{name} (damage 3)" if damage else name])


def test_a_card_is_shown_to_the_opponent() -> None:
    scene = creature(
        "When this enters, search your deck for a card named Gust, show it to your opponent and put it into your hand."
    )
    scene.red(hand=["Sayer"], deck=["Gust", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.when.red.does("find Gust")

    scene.then.red.has(hand=["Gust"])
    scene.then.blue.reads("Gust")
