"""What is given up for something is one's own; counters that are taken off first must be there."""

from cardwright.testing import Scene, given
from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import bounty_saying, fighter, said

TRAP = 'type = "Trap"\nkind = "set"\nfaction = "Neutral"\nhp = 2\ndef = 0\npoints = 1\ncost = 0'


def snare(text: str) -> Scene:
    """A scene of Bounty in which Sayer is a one-time Trap; red attacks with two cards."""
    scene = given(bounty_saying(text, TRAP))
    scene.red(field=["Cleaver Hog", "Hill Scrapper"]).blue(field=["Sayer (face-down)", "Gnatling", "Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Tower Ox")
    attack(scene, "Hill Scrapper", "Gnatling")
    return scene


def test_an_enemy_card_is_no_price() -> None:
    text = "When deployed, you may destroy a Resource card to draw 2 cards."
    scene = fighter(text)
    scene.red(hand=["Sayer", "Gnatling"], deck=["Tower Ox"] * 5).blue(field=["Grain Hoard"]).at(phase="deploy")
    deploy(scene, "Sayer")
    scene.then.red.has(hand=["Gnatling"])
    scene.then.blue.has(field=["Grain Hoard"])

    own = fighter(text)
    own.red(hand=["Sayer", "Gnatling"], field=["Comb Tender"], deck=["Tower Ox"] * 5).blue(field=["Grain Hoard"])
    own.at(phase="deploy")
    deploy(own, "Sayer", "do it")
    own.then.red.has(field=["Sayer"], hand=["Gnatling", "Tower Ox", "Tower Ox"])
    own.then.blue.has(field=["Grain Hoard"])


def test_it_is_said_whose_is_given_up() -> None:
    assert said("dojo", "tactic", "Destroy a drill to draw 2 cards.").startswith("Destroy a friendly drill.")
    assert "an ally creature" in said(
        "tempest", "creature", "When this attacks, you may destroy a creature to draw a card."
    )
    assert "destroy target Buff" in said("bounty", "attack", "When this attacks, destroy target Buff.")


def test_counters_that_are_not_there_buy_nothing() -> None:
    for text in (
        "Enters the field with 1 arrow counter. Activate: remove an arrow counter and gain 2 resource.",
        "Enters the field with 1 arrow counter. Activate: Remove an arrow counter from this. Gain 2 resource.",
    ):
        scene = fighter(text)
        scene.red(hand=["Sayer", "Gnatling"], resource=5, field=["Tower Ox"]).at(phase="deploy")
        deploy(scene, "Sayer")
        scene.when.red.does("activate Sayer")
        scene.then.red.has(resource=7)
        quiet(scene, turn=7)
        quiet(scene, phase="deploy")
        held = int(dict(scene.game.facts())["red resource"])
        scene.when.red.does("activate Sayer")
        scene.then.red.has(resource=held)


def test_attacks_that_wait_are_cancelled_too() -> None:
    for text in (
        "Respond to an attack: cancel it and every other attack the enemy has declared this turn.",
        "Respond to an attack: cancel all attacks.",
        "Respond to an attack: end your opponent's attack phase.",
        "Respond to an attack: end the turn.",
    ):
        scene = snare(text)
        scene.when.blue.does("activate Sayer")
        quiet(scene, turn=6)
        scene.then.blue.has(field=["Gnatling", "Tower Ox"])


def test_the_attack_that_is_answered_is_cancelled_alone() -> None:
    scene = snare("Respond to an attack: cancel it.")

    scene.when.blue.does("activate Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=["Tower Ox"])
    scene.then.stat("Tower Ox", damage=0)


def test_a_phase_of_the_turn_ends() -> None:
    scene = given(bounty_saying("End your opponent's deploy phase.", TRAP))
    scene.red(hand=["Gnatling", "Gnatling", "Gnatling"], resource=20).blue(field=["Sayer (face-down)", "Tower Ox"])
    scene.at(phase="deploy")
    deploy(scene, "Gnatling")

    scene.when.blue.does("activate Sayer")

    scene.then.red.cannot("deploy", "Gnatling")


def test_players_take_no_damage_where_nothing_takes_it() -> None:
    for text in (
        "When you take damage, draw a card.",
        "When this deals damage to your opponent, draw a card.",
        "When this is destroyed, deal 2 damage to your opponent.",
    ):
        assert said("bounty", "attack", text) == "players cannot be dealt damage in this game"
    told = said("tempest", "creature", "When this is killed, deal 2 damage to your opponent.")
    assert told == "players cannot be dealt damage in this game"


def test_the_activated_card_is_the_one_whose_use_is_answered() -> None:
    scene = given(bounty_saying("Respond to an activation: Cancel it and destroy the activated card.", TRAP))
    scene.red(field=["Cleaver Hog", "Sayer (face-down)"]).blue(field=["Pit Snare (face-down)", "Tower Ox"])
    scene.at(phase="attack")
    attack(scene, "Cleaver Hog", "Tower Ox")

    scene.when.blue.does("activate Pit Snare")
    scene.when.red.does("activate Sayer")

    scene.then.blue.has(field=["Tower Ox"], boneyard=["Pit Snare"])
    scene.then.red.has(points=2)
