"""Each player chooses, and what was chosen, the rest, or what was just done to something is meant."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, spell, tactic
from tests.games.said.duels import effect, resolve


def test_the_chosen_ones_are_destroyed() -> None:
    scene = spell("Each player chooses a creature they control. Destroy the chosen creatures.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Gale Rider"]).blue(battlefield=["Moss Ox", "Mist Heron"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Moss Ox")
    scene.when.blue.does("choose Mist Heron")

    scene.then.red.has(battlefield=["Gale Rider"])
    scene.then.blue.has(battlefield=["Moss Ox"])


@pytest.mark.parametrize("rest", ["the rest", "all others", "all other creatures"])
@pytest.mark.parametrize("and_", [". Destroy", " and destroys", ", then destroys"])
def test_all_but_the_chosen_ones_are_destroyed(rest: str, and_: str) -> None:
    scene = effect(f"Each player chooses a creature they control{and_} {rest}.")
    scene.red(hand=["Sayer"], field=["Fox", "Dam"]).blue(field=["Ox", "Fox"])

    resolve(scene)
    scene.when.red.does("choose Fox")
    scene.when.blue.does("choose Ox")

    scene.then.red.has(field=["Fox"])
    scene.then.blue.has(field=["Ox"])


def test_the_rest_of_a_hand_is_discarded() -> None:
    scene = tactic("Each player chooses a card in their hand and discards the rest.")
    scene.red(hand=["Sayer", "Hit 1", "Spy"]).blue(hand=["Hit 1", "Spy", "Spy"])

    scene.when.red.plays("Sayer")
    scene.when.red.does("choose Spy")
    scene.when.blue.does("choose Hit 1")

    scene.then.red.has(hand=["Spy"])
    scene.then.blue.has(hand=["Hit 1"])


def test_the_discarded_card_is_asked() -> None:
    for card, gained in (("Tower Ox", 8), ("Gnatling", 1)):
        scene = buff("Discard a card. Gain resource equal to the discarded card's cost.")
        scene.red(hand=["Sayer", card], resource=0)
        deploy(scene, "Sayer")
        scene.then.red.has(resource=gained)


def test_the_sacrificed_creature_is_remembered() -> None:
    scene = spell("Sacrifice a creature. Draw cards equal to the sacrificed creature's attack.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"], deck=["Gust"] * 3)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=1)
