"""What something gets or ignores while it attacks or is attacked, and notes about events; more than the usual draw."""

from tests.games.bounty.crews import attack, quiet
from tests.games.said.cards import creature, fighter, said


def test_what_is_got_while_attacking_lasts_for_that_attack() -> None:
    for text in (
        "This card has +3 ATK while it's attacking a damaged card.",
        "While this attacks a damaged card, it has +3 ATK.",
        "When this attacks a damaged card: +3 ATK this turn.",
    ):
        scene = fighter(text)
        scene.red(field=["Sayer"]).blue(field=["Grain Hoard (damage 1)", "Deep Quarry"]).at(phase="attack")
        attack(scene, "Sayer", "Grain Hoard")
        quiet(scene, turn=6)
        scene.then.stat("Grain Hoard", damage=4)


def test_a_card_ignores_a_stat_only_in_that_attack() -> None:
    for text in (
        "While attacking a Resource card, this ignores DEF.",
        "When this attacks a Resource card, it ignores DEF.",
    ):
        scene = fighter(text)
        scene.red(field=["Sayer"]).blue(field=["Grain Hoard", "Tower Ox"]).at(phase="attack")
        attack(scene, "Sayer", "Grain Hoard")
        quiet(scene, turn=7)
        scene.then.stat("Grain Hoard", damage=2)
        quiet(scene, phase="attack")
        attack(scene, "Sayer", "Tower Ox")
        quiet(scene, turn=8)
        scene.then.stat("Tower Ox", damage=0)


def test_each_of_many_is_stronger_while_it_attacks() -> None:
    for text in (
        "Your other Attack cards get +2 ATK when attacking damaged cards.",
        "Your other Attack cards get +2 ATK while attacking damaged cards.",
        "Your other Attack cards get +2 ATK when they attack a damaged card.",
    ):
        scene = fighter(text)
        scene.red(field=["Sayer", "Hill Scrapper"]).blue(field=["Grain Hoard (damage 1)"]).at(phase="attack")
        attack(scene, "Hill Scrapper", "Grain Hoard")
        scene.when.red.does("done")
        quiet(scene, turn=6)
        scene.then.stat("Grain Hoard", damage=4)
        scene.then.stat("Hill Scrapper", atk=3)


def test_each_of_many_is_harder_while_it_is_attacked() -> None:
    scene = fighter("Your Resource cards get +2 DEF while being attacked by Attack cards.")
    scene.red(field=["Sayer", "Comb Tender"]).blue(field=["Hill Scrapper"]).at(active="blue", phase="attack")

    attack(scene, "Hill Scrapper", "Comb Tender", seat="blue")
    quiet(scene, turn=6)

    scene.then.stat("Comb Tender", damage=1)


def test_creatures_are_stronger_while_they_attack_heroes() -> None:
    told = said("wellspring", "creature", "Your other creatures get +1/+0 while attacking heroes.")
    assert (
        told == "Whenever another friendly creature attacks a hero, the attacking creature gets +1/+0 for this attack."
    )
    assert creature(told) is not None


def test_more_cards_than_usual_are_drawn() -> None:
    scene = fighter("In your draw phase, draw 2 cards instead of 1.")
    scene.red(field=["Sayer"], deck=["Gnatling"] * 5).blue(field=["Tower Ox"])

    quiet(scene, turn=7)
    quiet(scene, phase="deploy")

    scene.then.red.has(hand=["Gnatling", "Gnatling"])


def test_only_the_damage_of_their_attacks_is_less() -> None:
    scene = fighter("Damage done to this card by attacks from Brute cards is reduced by 1.")
    scene.red(field=["Sayer", "Tower Ox"]).blue(field=["Hill Scrapper"]).at(active="blue", phase="attack")

    attack(scene, "Hill Scrapper", "Sayer", seat="blue")
    quiet(scene, turn=6)

    scene.then.stat("Sayer", damage=2)
