"""What texts say about attacks: that they must be made, against whom, and how often."""

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, creature, fighter, spell


def test_a_creature_that_must_attack_leaves_no_choice_but_the_target() -> None:
    scene = creature("This must attack each turn if able.")
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Sayer", "Moss Ox").can("attack", "Sayer", "Barefoot Pilgrim").cannot("pass")
    scene.when.red.attacks("Sayer", "Barefoot Pilgrim")
    scene.when.resolve_stack()
    scene.then.red.can("pass")


def test_who_cannot_attack_need_not() -> None:
    scene = creature("This must attack each turn if able.")
    scene.red(battlefield=["Sayer (unsettled)", "Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("pass").can("attack", "Moss Ox")


def test_what_must_be_attacked_draws_all_attacks() -> None:
    scene = creature("This must be attacked if able.")
    scene.red(battlefield=["Moss Ox"]).blue(battlefield=["Sayer", "Barefoot Pilgrim"])
    scene.at(phase="attack round")

    scene.then.red.can("attack", "Moss Ox", "Sayer").cannot("attack", "Moss Ox", "Barefoot Pilgrim").can("pass")


def test_a_spell_can_make_a_creature_attack_this_turn() -> None:
    scene = spell("Target friendly creature must attack this turn if able.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.fact(phase="attack round").red.cannot("pass").can("attack", "Moss Ox")


def test_a_card_that_must_attack_is_declared_before_done() -> None:
    scene = fighter("This card attacks each turn if able.")
    scene.red(field=["Sayer", "Tower Ox"]).blue(field=["Gnatling"]).at(phase="attack")

    scene.then.red.cannot("done").can("attack", "Sayer")
    scene.when.red.attacks("Sayer", "Gnatling")
    scene.then.red.can("done")


def test_enemies_must_attack_this_card_and_no_other() -> None:
    scene = fighter("Enemy Attack cards must attack this card if able.")
    scene.red(field=["Tower Ox"]).blue(field=["Sayer", "Gnatling"]).at(phase="attack")

    scene.then.red.cannot("done")
    scene.when.red.does("attack Tower Ox")
    scene.then.log_has("Tower Ox attacks Sayer")


def test_a_creature_may_attack_again() -> None:
    scene = creature("When this deals damage to your opponent, it may attack again this turn.")
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.red.can("attack", "Sayer", "blue")


def test_a_card_may_attack_twice_this_turn() -> None:
    scene = buff("Target friendly Attack card may attack twice this turn.")
    scene.red(hand=["Sayer"], field=["Tower Ox"]).blue(field=["Gnatling", "Stray Bull"]).at(phase="deploy")

    deploy(scene, "Sayer")
    quiet(scene, "attack")
    attack(scene, "Tower Ox", "Gnatling")

    scene.then.red.can("attack", "Tower Ox")
