"""Texts carried out in Bounty."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, fighter


def test_the_card_with_the_lowest_hp_is_meant() -> None:
    scene = buff("Destroy the enemy Attack card with the lowest HP.")
    scene.red(hand=["Sayer"])
    scene.blue(field=["Tower Ox", "Gnatling"])

    deploy(scene, "Sayer")

    scene.then.blue.has(field=["Tower Ox"])


def test_players_are_compared_by_what_they_have() -> None:
    text = "If you have less resource than your opponent, gain 5 resource."
    for own, gained in ((1, 5), (9, 0)):
        scene = buff(text)
        scene.red(hand=["Sayer"], resource=own)
        scene.blue(resource=4)
        deploy(scene, "Sayer")
        scene.then.red.has(resource=own + gained)


def test_players_are_compared_by_the_cards_in_their_hands() -> None:
    scene = buff("If your opponent has more cards in hand than you, gain 2 resource.")
    scene.red(hand=["Sayer", "Gnatling"], resource=1)
    scene.blue(hand=["Gnatling"] * 2)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=3)


def test_a_deed_waits_for_the_end_of_the_turn() -> None:
    scene = buff("Target Attack card gets +3 ATK this turn. Destroy it at the end of the turn.")
    scene.red(hand=["Sayer", "Gnatling"], field=["Tower Ox"])

    deploy(scene, "Sayer")
    scene.then.red.has(field=["Tower Ox"])
    quiet(scene, turn=6)

    scene.then.red.has(field=[])


def test_a_trigger_is_given_for_a_turn() -> None:
    scene = buff('Target friendly Attack card gets "When this attacks, gain 2 resource." until end of turn.')
    scene.red(hand=["Sayer"], field=["Tower Ox"], resource=1)
    scene.blue(field=["Gnatling"])

    deploy(scene, "Sayer")
    attack(scene, "Tower Ox", "Gnatling")

    scene.then.red.has(resource=3)


def test_who_sacrifices_gives_their_own() -> None:
    scene = buff("Each player sacrifices a card.")
    scene.red(hand=["Sayer"], field=["Tower Ox"])
    scene.blue(field=["Gnatling"])

    deploy(scene, "Sayer")

    scene.then.red.has(field=[])
    scene.then.blue.has(field=[])


def test_x_is_explained() -> None:
    scene = buff("Gain X resource, where X is the number of cards you control.")
    scene.red(hand=["Sayer"], field=["Tower Ox", "Gnatling"], resource=0)

    deploy(scene, "Sayer")

    scene.then.red.has(resource=2)


def test_a_number_is_better_under_a_condition() -> None:
    for theirs, gained in ((14, 2), (15, 4)):
        scene = buff("Steal 2 resource, or 4 if your opponent has 15 or more resource.")
        scene.red(hand=["Sayer"], resource=0)
        scene.blue(resource=theirs)
        deploy(scene, "Sayer")
        scene.then.red.has(resource=gained)


def test_a_card_can_do_something_only_while_it_is_so() -> None:
    text = "can attack only while you have 10 or more resource"
    poor = fighter(text).red(field=["Sayer"], resource=9).blue(field=["Gnatling"]).at(phase="attack")
    quiet(poor, turn=6)
    poor.then.red.has(field=["Sayer (idle)"])

    rich = fighter(text).red(field=["Sayer"], resource=10).blue(field=["Gnatling"]).at(phase="attack")
    attack(rich, "Sayer", "Gnatling")
    rich.then.red.has(field=["Sayer (attacked)"])


def test_a_card_costs_nothing_while_it_is_so() -> None:
    for theirs, paid in (([], 0), (["Gnatling"], 8)):
        scene = fighter("If the enemy's hand is empty, your Attack cards cost nothing.")
        scene.red(hand=["Tower Ox"], field=["Sayer"], resource=9)
        scene.blue(hand=theirs)
        deploy(scene, "Tower Ox")
        scene.then.red.has(resource=9 - paid)


def test_a_price_is_said_in_numbers_and_still_changes() -> None:
    scene = fighter("Attack cards you deploy cost 3. Attack cards cost 1 more.")
    scene.red(hand=["Tower Ox"], field=["Sayer"], resource=9)

    deploy(scene, "Tower Ox")

    scene.then.red.has(resource=5)


def test_nobody_may() -> None:
    scene = fighter("Neither player can deploy Attack cards.")
    scene.red(hand=["Tower Ox"], field=["Sayer"], resource=9)

    scene.then.red.cannot("deploy", "Tower Ox")
