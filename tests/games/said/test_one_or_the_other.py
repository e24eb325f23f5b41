"""One thing or the other: who has to do the one chooses, and what cannot be done is not offered."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, fighter, said


def test_who_has_nothing_cannot_pay() -> None:
    for held, left in ((0, []), (3, ["Sayer"])):
        scene = fighter("At the end of your turn, pay 1 resource or destroy this card.")
        scene.red(hand=["Tower Ox"], field=["Sayer"], resource=held).blue(field=["Tower Ox"]).at(phase="deploy")
        quiet(scene, turn=6)
        scene.then.red.has(field=left)


def test_the_opponent_pays_or_discards() -> None:
    scene = buff("Your opponent must pay 2 resource or discard a card.")
    scene.red(hand=["Sayer", "Tower Ox"]).blue(hand=["Gnatling"], resource=1)

    deploy(scene, "Sayer")

    scene.then.blue.has(hand=[], resource=1)


def test_the_attacker_pays_or_its_attack_is_cancelled() -> None:
    for held, damage in ((0, 0), (5, 3)):
        scene = fighter("Whenever an enemy card attacks, its controller pays 1 resource or the attack is cancelled.")
        scene.red(field=["Hill Scrapper"], resource=held).blue(field=["Sayer", "Gnatling"]).at(phase="attack")
        attack(scene, "Hill Scrapper", "Sayer")
        if held:
            scene.then.asked("red")
            scene.when.red.does("do it")
        quiet(scene, turn=6)
        scene.then.stat("Sayer", damage=damage)


def test_who_does_not_discard_lets_you_draw() -> None:
    told = "When this is destroyed, gain 2 resource unless your opponent discards a card."
    text = "When this is destroyed, your opponent must discard a card or you gain 2 resource."
    assert said("bounty", "attack", text) == told
    text = "When this enters the battlefield, your opponent discards a card or you draw a card."
    assert said("wellspring", "creature", text).endswith("draw a card unless your opponent discards a card.")
