"""Orders about whatever does something, numbers compared with this card's own, and how many may attack."""

from tests.games.bounty.crews import attack, quiet
from tests.games.said import duels
from tests.games.said.cards import creature, fighter, spell


def test_whatever_attacks_this_is_destroyed() -> None:
    scene = creature("Destroy any creature that attacks this.")
    scene.red(battlefield=["Moss Ox"]).blue(battlefield=["Sayer"])

    scene.when.pass_until(phase="attack round")
    scene.when.red.does("attack Moss Ox > Sayer")
    scene.when.both_pass()

    scene.then.red.has(battlefield=[])


def test_whatever_attacks_this_is_suspended() -> None:
    scene = fighter("Suspend any card that attacks this for 2 turns.")
    scene.red(field=["Shell Beetle"]).blue(field=["Sayer"]).at(phase="attack", turn=5)

    attack(scene, "Shell Beetle", "Sayer")
    quiet(scene, turn=7)

    scene.then.red.cannot("attack Shell Beetle")


def test_a_creature_with_lower_attack() -> None:
    scene = creature("When this enters, destroy each creature with lower attack.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Barefoot Pilgrim", "Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox"])


def test_a_target_dies() -> None:
    scene = duels.effect("Target creature dies.").at(phase="opening")
    scene.red(hand=["Sayer"]).blue(field=["Ox"])

    duels.resolve(scene, on="Ox")

    scene.then.blue.has(field=[])


def test_one_creature_attacks_in_the_next_turn() -> None:
    scene = spell("Your opponent can't attack with more than one creature in their next turn.")
    scene.red(hand=["Sayer"], deck=["Gust"] * 9).blue(battlefield=["Moss Ox", "Barefoot Pilgrim"], deck=["Gust"] * 9)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.pass_until(turn=4, phase="attack round")
    scene.then.blue.can("attack Barefoot Pilgrim > red")
    scene.when.blue.does("attack Moss Ox > red")
    scene.when.both_pass()

    scene.then.blue.cannot("attack Barefoot Pilgrim > red")


def test_a_number_is_doubled_while_something_is_so() -> None:
    scene = creature("If you control no other creatures, this has double attack.")
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9)

    scene.when.pass_until(phase="attack round")
    scene.when.red.does("attack Sayer > blue")
    scene.when.both_pass()

    scene.then.blue.has(deck=5)
