"""What was understood is done as well: texts that once were read and then did nothing, or something else."""

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, spell, tactic


def test_what_is_done_instead_is_not_replaced_again() -> None:
    for sayers, drawn in ((1, 2), (2, 4)):
        scene = creature("If you would draw a card, draw 2 cards instead.")
        scene.red(hand=["Fade from Sight"], battlefield=["Sayer"] * sayers, deck=["Hush"] * 9).at(phase="start")

        scene.when.both_pass()
        while "apply Sayer" in scene.game.keys():
            scene.when.red.does("apply Sayer")

        scene.then.red.changed(hand=drawn)


def test_damage_thrown_back_and_forth_comes_to_rest() -> None:
    scene = creature("If you would take damage, your opponent takes that much damage instead.")
    scene.red(hand=["Undertow"], battlefield=["Sayer"], mana_pool=["Limpet Line"] * 2, deck=["Hush"] * 9)
    scene.blue(battlefield=["Sayer"], deck=["Hush"] * 9)

    scene.when.red.plays("Undertow")
    scene.when.both_pass()

    scene.then.blue.changed(deck=-3)
    scene.then.red.changed(deck=0)


def test_what_is_still_to_be_played_gets_it_too() -> None:
    scene = spell("Creatures you play this turn get +2/+0.")
    scene.red(hand=["Sayer", "Moss Ox"], battlefield=["Barefoot Pilgrim"], mana_pool=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.plays("Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", attack=4).stat("Barefoot Pilgrim", attack=1)
    scene.when.pass_until(turn=4)

    scene.then.stat("Moss Ox", attack=2)


def test_a_whole_round_of_creatures_and_attacks_gets_it() -> None:
    crowd = duels.effect("Creatures you play this round get +2 HP.")
    crowd.red(hand=["Sayer", "Wolf"], field=["Ox"]).blue(field=["Fox"])
    duels.resolve(crowd)
    crowd.when.red.does("hold")
    crowd.when.blue.does("hold")
    crowd.when.red.plays("Wolf")
    crowd.then.stat("Wolf", hp=5).stat("Ox", hp=5).stat("Fox", hp=2)

    blows = tactic("Attacks you play this round get +3 damage.")
    blows.red(hand=["Sayer", "Hit 1"]).blue(character=["Nil"], deck=walls(3, 3, 3, 3))
    blows.when.red.plays("Sayer")
    blows.when.blue.passes()
    blows.when.red.plays("Hit 1")
    blows.then.blue.has(discard_pile=walls(3, 3))
