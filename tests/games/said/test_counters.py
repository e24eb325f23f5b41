"""Counters with names: put on cards, removed, counted, asked about, and remembered of what is gone."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, creature, fighter, spell


def test_counters_are_put_on_a_card_and_seen_by_both() -> None:
    scene = spell("Put two rust counters on target creature.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox (2 rust counters)"])
    scene.then.red.reads("2 counters are put on Moss Ox")


def test_a_card_is_the_stronger_for_its_counters() -> None:
    scene = creature("This gets +1/+1 for each soul counter on it. Creatures with a rust counter get -1/-0.")
    scene.red(battlefield=["Sayer (3 soul counters)"]).blue(battlefield=["Moss Ox (1 rust counter)", "Reed Sentinel"])

    scene.then.stat("Sayer", attack=5, health=5).stat("Moss Ox", attack=1)


def test_the_last_counter_ends_it() -> None:
    text = (
        "This enters the battlefield with two charge counters. At the end of your turn, remove one."
        " When the last is removed, destroy this and draw a card."
    )
    scene = creature(text)
    scene.red(hand=["Sayer"], deck=["Gust"] * 9)

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()
    scene.then.red.has(battlefield=["Sayer (unsettled, 2 charge counters)"])
    scene.when.pass_until(turn=4)
    scene.then.red.has(battlefield=["Sayer (1 charge counter)"])
    scene.when.pass_until(turn=6)

    scene.then.red.has(battlefield=[])


def test_what_is_gone_had_its_counters() -> None:
    scene = fighter("When this is destroyed, gain 2 resource for each charge counter on it.")
    scene.red(field=["Stray Bull"]).blue(field=["Sayer (damage 3, 3 charge counters)"], resource=0).at(phase="attack")

    attack(scene, "Stray Bull", "Sayer")
    quiet(scene, turn=6)

    scene.then.log_has("blue gains 6 resource")


def test_counters_can_be_the_price() -> None:
    scene = fighter("Activate: Remove a charge counter from this: gain 3 resource.")
    scene.red(field=["Sayer (1 charge counter)"], resource=0).at(phase="deploy")

    scene.when.red.does("activate Sayer")

    scene.then.red.has(resource=3, field=["Sayer"])


def test_a_condition_asks_about_counters() -> None:
    for counters, left in (("2 doom counters", []), ("1 doom counter", ["Stray Bull (1 doom counter)"])):
        scene = buff("Destroy all enemy cards with 2 or more doom counters.")
        scene.red(hand=["Sayer"]).blue(field=[f"Stray Bull ({counters})"]).at(phase="deploy")
        deploy(scene, "Sayer")
        scene.then.blue.has(field=left)


def test_whoever_gets_a_counter_is_hurt() -> None:
    scene = creature(
        "Whenever a rust counter is put on a creature, deal 1 damage to it."
        " When this attacks, put a rust counter on target enemy creature."
    )
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Breakwater Whale"], deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Breakwater Whale (damage 3, 1 rust counter)"])
