"""What is answered, what is done to use an ability, and for how long cards can do nothing."""

import pytest

from cardwright.testing import Scene, given
from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import bounty_saying, buff, creature, fighter, spell

TRAP = 'type = "Trap"\nkind = "set"\nfaction = "Neutral"\nhp = 2\ndef = 0\npoints = 1\ncost = 0'
DEAR = 'type = "Resource"\nfaction = "Neutral"\nhp = 2\ndef = 0\npoints = 1\ncost = 4'


def trap(text: str) -> Scene:
    """A scene of Bounty in which Sayer is a one-time Trap."""
    return given(bounty_saying(text, TRAP))


@pytest.mark.parametrize(
    "text",
    [
        "Respond to a deployment: destroy the deployed card.",
        "Respond to the deployment of an Attack card: destroy it.",
        "Activate when the enemy deploys a card: destroy that card.",
    ],
)
def test_a_deployment_is_answered(text: str) -> None:
    scene = trap(text)
    scene.red(hand=["Gnatling", "Tower Ox"], resource=10).blue(field=["Sayer"], hand=["Tower Ox"])

    deploy(scene, "Gnatling")
    scene.when.blue.does("activate Sayer")

    scene.then.red.has(field=[], boneyard=["Gnatling"])
    scene.then.blue.has(boneyard=["Sayer"])


def test_only_a_deployment_that_fits_is_answered() -> None:
    scene = trap("Respond to a deployment of a Trap: destroy it.")
    scene.red(hand=["Gnatling", "Tower Ox"], resource=10).blue(field=["Sayer"], hand=["Tower Ox"])

    deploy(scene, "Gnatling")

    scene.then.blue.cannot("activate Sayer")


def test_a_card_deployed_face_down_is_not_betrayed() -> None:
    scene = trap("Respond to a deployment of a Trap: destroy it.")
    scene.red(hand=["Burrow Charge", "Tower Ox"], resource=10).blue(field=["Sayer"], hand=["Tower Ox"])

    deploy(scene, "Burrow Charge")

    scene.then.blue.cannot("activate Sayer")


def test_no_deployment_is_answered_later() -> None:
    scene = trap("Respond to a deployment: destroy the deployed card.")
    scene.red(hand=["Gnatling"], field=["Tower Ox"], resource=10).blue(field=["Sayer", "Gnatling"], hand=["Tower Ox"])

    deploy(scene, "Gnatling")
    scene.when.blue.passes()
    quiet(scene, phase="attack")
    attack(scene, "Tower Ox", "Gnatling")
    scene.when.red.does("done")

    scene.then.blue.cannot("activate Sayer")


def test_the_next_deployment_is_cheaper() -> None:
    scene = buff("Your next deployment this turn costs 2 less.")
    scene.red(hand=["Sayer", "Tower Ox", "Tower Ox"], resource=20)

    deploy(scene, "Sayer")
    deploy(scene, "Tower Ox")
    scene.then.red.has(resource=14)


def test_a_sacrifice_is_made_to_use_an_ability() -> None:
    scene = fighter("Sacrifice another card: gain 5 resource. Limit: 1 per turn.")
    scene.red(field=["Sayer", "Gnatling"], hand=["Tower Ox"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer")
    quiet(scene, phase="attack")

    scene.then.red.has(resource=5, boneyard=["Gnatling"])


def test_a_card_is_suspended_to_use_an_ability() -> None:
    scene = fighter("Suspend this card for 1 turn: gain 2 resource.")
    scene.red(field=["Sayer"], hand=["Tower Ox"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(resource=2)
    assert scene.game.in_state("suspended", scene.game.things[0].card)


def test_a_card_is_no_longer_suspended() -> None:
    for text, freed in (("Target card is no longer suspended.", True), ("Restore 1 HP to target card.", False)):
        scene = buff(text)
        scene.red(hand=["Sayer"], field=["Tower Ox (suspended 2)"])
        deploy(scene, "Sayer")
        assert scene.game.in_state("suspended", scene.game.things[0].card) is not freed


def test_the_same_amount_is_gained() -> None:
    scene = fighter("Whenever your opponent gains resource, you gain the same amount.")
    scene.red(hand=["Windfall Crate"], resource=5).blue(field=["Sayer"], resource=0)

    deploy(scene, "Windfall Crate")

    scene.then.blue.has(resource=5)


def test_as_many_are_drawn_as_were_discarded() -> None:
    scene = spell("Discard your hand, then draw as many cards.")
    scene.red(hand=["Sayer", "Gust", "Gust"], deck=["Moss Ox"] * 4)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=["Moss Ox"] * 2)


@pytest.mark.parametrize(("text", "paid"), [("Sell-back: full cost.", 4), ("RPT +1.", 2)])
def test_a_card_sells_for_its_full_cost(text: str, paid: int) -> None:
    scene = given(bounty_saying(text, DEAR))
    scene.red(field=["Sayer"], hand=["Gnatling"], resource=0).at(phase="discard")

    scene.when.red.does("sell Sayer")

    scene.then.red.has(resource=paid)


@pytest.mark.parametrize(("struck", "drawn"), [("Moss Ox", ["Gust"]), ("Sayer", [])])
def test_only_what_survives_is_heard(struck: str, drawn: list[str]) -> None:
    scene = creature("When a creature survives damage, its controller draws a card.")
    scene.red(hand=["Pilot Spark"], mana_pool=["Pilot Spark"] * 4, deck=["Moss Ox"] * 2)
    scene.blue(battlefield=["Sayer (damage 1)", "Moss Ox"], deck=["Gust"] * 2)

    scene.when.red.plays("Pilot Spark", on=struck)
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.blue.has(hand=drawn)


@pytest.mark.parametrize(
    "text",
    [
        "Activate only when an enemy card attacks. Negate the attack.",
        "You can use this card when your opponent attacks one of your cards. The attack is cancelled.",
        "Can only be used when an enemy card attacks: cancel the attack.",
    ],
)
def test_a_trap_is_used_when_it_says(text: str) -> None:
    scene = trap(text)
    scene.red(field=["Tower Ox"]).blue(field=["Sayer", "Gnatling"]).at(phase="attack")

    attack(scene, "Tower Ox", "Gnatling")
    scene.when.blue.does("activate Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=["Gnatling"])


@pytest.mark.parametrize(
    "text",
    [
        "When your opponent deploys a card, destroy it.",
        "If an enemy card is deployed, destroy it.",
        "After your opponent deploys an Attack card: deal 5 damage to it.",
    ],
)
def test_a_trap_tells_with_when_what_it_answers(text: str) -> None:
    scene = trap(text)
    scene.red(hand=["Gnatling", "Tower Ox"], resource=10).blue(field=["Sayer"], hand=["Tower Ox"])

    deploy(scene, "Gnatling")
    scene.when.blue.does("activate Sayer")

    scene.then.red.has(field=[], boneyard=["Gnatling"])


def test_a_trap_that_waits_for_an_attack_cannot_be_used_before() -> None:
    scene = trap("When an enemy Attack card attacks one of your cards, destroy the attacking card.")
    scene.red(hand=["Gnatling", "Tower Ox"], field=["Tower Ox"], resource=1)
    scene.blue(field=["Sayer", "Gnatling"], hand=["Tower Ox"])

    deploy(scene, "Gnatling")
    scene.then.blue.cannot("activate Sayer")


def test_nobody_answers_what_they_do_themselves() -> None:
    scene = trap("When a friendly Attack card attacks, gain 3 resource.")
    scene.red(field=["Sayer", "Tower Ox"], hand=["Gnatling"], resource=0).blue(field=["Gnatling"], hand=["Gnatling"])
    scene.at(phase="attack")

    scene.when.red.does("activate Sayer")
    attack(scene, "Tower Ox", "Gnatling")

    scene.then.red.has(resource=3)
