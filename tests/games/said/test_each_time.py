"""What adds up each time something happens; attacks that must be paid for; numbers that are asked about."""

import pytest

from tests.games.bounty.crews import attack, quiet
from tests.games.said.cards import creature, fighter, said

TAXES = [
    "Enemy cards can't attack unless your opponent pays 1 resource.",
    "Your opponent must pay 1 resource for each attack they declare.",
    "Attacking costs your opponent 1 resource per card.",
]


@pytest.mark.parametrize("text", TAXES)
@pytest.mark.parametrize("pays", [True, False])
def test_an_attack_is_paid_for(text: str, pays: bool) -> None:
    scene = fighter(text)
    scene.blue(field=["Sayer"]).red(field=["Hill Scrapper"], resource=2).at(phase="attack")

    attack(scene, "Hill Scrapper", "Sayer")
    scene.when.red.does("do it" if pays else "do not")
    quiet(scene, turn=6)

    scene.then.red.has(resource=1 if pays else 2)
    scene.then.blue.stat("Sayer", damage=3 if pays else 0)


@pytest.mark.parametrize("text", ["Gets -1 ATK each time it attacks.", "-1 ATK every time it attacks"])
def test_what_it_loses_each_time_is_lost_for_good(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"]).blue(field=["Comb Tender"]).at(phase="attack")

    attack(scene, "Sayer", "Comb Tender")
    quiet(scene, turn=6)

    scene.then.red.stat("Sayer", atk=1)


def test_a_creature_grows_each_time_in_wellspring() -> None:
    assert said("wellspring", "creature", "This gets +1/+1 each time you play a spell.") == (
        "Whenever you play a spell, this gets +1/+1."
    )


def test_what_is_picked_elsewhere_is_not_this_card() -> None:
    assert said("bounty", "attack", "This gets +1 ATK each time it destroys a card.") == (
        "When this destroys a card, this gets +1 ATK."
    )


@pytest.mark.parametrize(
    "text", ["When this has 0 ATK, destroy it.", "At the end of your turn, if this has 0 ATK, destroy it."]
)
def test_a_number_is_asked_about(text: str) -> None:
    scene = fighter(text + " When this is attacked, it gets -2 ATK.")
    scene.blue(field=["Sayer", "Comb Tender"]).red(field=["Gnatling"]).at(phase="attack")

    attack(scene, "Gnatling", "Sayer")
    quiet(scene, turn=7)

    scene.then.blue.has(field=["Comb Tender"])


def test_nothing_bears_a_card_that_is_used_up() -> None:
    assert "nothing bears this card" in said(
        "bounty", "trap - one-time", "Destroy target enemy Buff. Deal 1 damage to its host."
    )


@pytest.mark.parametrize(
    "text",
    [
        "When this makes a direct attack, gain 2 resource.",
        "On a direct hit: gain 2",
        "When one of your cards makes a direct attack, gain 2 resource.",
    ],
)
def test_a_direct_attack_is_made_on_the_opponent(text: str) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], resource=0).blue(field=[]).at(phase="attack")

    attack(scene, "Sayer", "blue")
    quiet(scene, turn=6)

    scene.then.red.has(resource=2, points=2)


def test_a_direct_attack_of_the_opponent_is_made_on_you() -> None:
    scene = fighter("When an enemy card makes a direct attack on you, gain 2 resource.")
    scene.red(field=["Siege Slinger"]).blue(field=["Sayer"], resource=0).at(phase="attack")

    attack(scene, "Siege Slinger", "blue")
    quiet(scene, turn=6)

    scene.then.red.has(points=2)


def test_suspended_cards_wake_up() -> None:
    assert said("bounty", "buff - one-time", "Pick one of your suspended cards. It wakes up.") == (
        "Choose a suspended friendly card. Unsuspend it."
    )


def test_an_opponent_is_made_to_discard() -> None:
    scene = creature("When this enters, you can make your opponent discard a card.")
    scene.red(hand=["Sayer"]).blue(hand=["Gust"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()
    scene.when.red.does("do it")

    scene.then.blue.has(hand=[])
