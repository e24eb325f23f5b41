"""What was understood is done as well: texts that once were read and then did nothing, or something else."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, spell, strike, tactic


def test_what_is_done_instead_is_not_replaced_again() -> None:
    for sayers, drawn in ((1, 2), (2, 4)):
        scene = creature("If you would draw a card, draw 2 cards instead.")
        scene.red(hand=["Fade from Sight"], battlefield=["Sayer"] * sayers, deck=["Hush"] * 9).at(phase="start")

        scene.when.both_pass()
        while "apply Sayer" in str(scene.game.keys()):
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


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Attach to target creature. When it is destroyed, return it to its owner's hand.", ["Moss Ox"]),
        ("Attach to target creature. When it is destroyed, return this to its owner's hand.", ["Sayer"]),
        ("Attach to target creature. When it is destroyed, its controller draws a card.", ["Hush"]),
    ],
)
def test_what_was_attached_speaks_of_what_it_lost(text: str, hand: list[str]) -> None:
    scene = spell(text, "Enchantment")
    scene.red(hand=["Sinkhole"], mana_pool=["Stone Hide"] * 2, deck=["Hush"] * 3)
    scene.red(battlefield=["Moss Ox", "Sayer (on Moss Ox)"])

    scene.when.red.plays("Sinkhole", on="Moss Ox")
    scene.when.resolve_stack()

    scene.then.red.has(hand=hand)


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Attach to target creature. When it dies, return it to its owner's hand.", ["Ox"]),
        ("Attach to target creature. When the attached creature dies, return this to its owner's hand.", ["Sayer"]),
    ],
)
def test_an_aura_speaks_of_the_creature_it_lost(text: str, hand: list[str]) -> None:
    scene = duels.effect(text, "Aura")
    scene.red(hand=["Fell"], field=["Ox", "Sayer (on Ox)"])

    scene.when.red.plays("Fell", on="Ox")
    scene.when.blue.does("close")

    scene.then.red.has(hand=hand)


@pytest.mark.parametrize("deadly", ["Fell", "Slay", "Weaken"])
def test_what_cannot_die_is_neither_killed_nor_destroyed(deadly: str) -> None:
    for text in ("Target creature cannot die this round.", "Ally creatures cannot die this round."):
        scene = duels.effect(text)
        scene.red(hand=["Sayer", deadly], field=["Ox"])

        duels.resolve(scene)
        scene.when.red.plays(deadly, on="Ox")
        scene.when.blue.does("close")

        scene.then.red.has(hand=0, discard_pile=["Sayer", deadly])


def test_a_death_that_always_becomes_something_else_comes_to_an_end() -> None:
    scene = duels.creature("If this would die, draw a card instead.")
    scene.red(hand=["Weaken"], field=["Sayer"], deck=["Wall"] * 3)

    scene.when.red.plays("Weaken", on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(deck=0, discard_pile=["Sayer", "Weaken"])


def test_an_attack_hears_what_it_does_itself() -> None:
    for wall, drawn in ((3, 1), (2, 0)):
        scene = strike("If this attack deals damage, draw a card.")
        scene.red(hand=["Sayer"], deck=walls(1, 1)).blue(character=["Nil"], deck=walls(wall, wall, wall))

        scene.when.red.plays("Sayer")

        scene.then.red.has(hand=walls(1, 1)[:drawn])


@pytest.mark.parametrize("deed", ["destroys a creature", "deals damage"])
def test_a_spell_hears_what_it_does_itself(deed: str) -> None:
    scene = spell(f"Deal 3 damage to target creature. When this {deed}, draw a card.")
    scene.red(hand=["Sayer"], deck=["Hush"] * 2).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.resolve_stack()

    scene.then.red.has(hand=["Hush"])


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Permanent. If you would lose life-energy, you lose 1 less.", 16),
        ("Permanent. If you would lose life-energy, you lose 1 more.", 14),
        ("Permanent. If you would lose life-energy, you lose half that much instead.", 18),
        ("Permanent. If you would lose 3 or more life-energy, you lose 2 instead.", 18),
    ],
)
def test_a_loss_is_made_smaller_or_larger(text: str, life: int) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Sayer", "Ruin"], life=20).blue(life=20)

    scene.when.red.plays("Sayer")
    scene.when.red.plays("Ruin")

    scene.then.red.has(life=life)
    scene.then.blue.has(life=15)


def test_nothing_does_something_to_it_and_means_itself() -> None:
    scene = creature("Whenever an enemy creature enters the battlefield, this deals 1 damage to it.")
    scene.red(battlefield=["Sayer"]).blue(hand=["Barefoot Pilgrim"], deck=["Hush"] * 9).at(active="blue")
    scene.when.blue.plays("Barefoot Pilgrim")
    scene.when.resolve_stack()
    scene.then.stat("Barefoot Pilgrim", damage=1).stat("Sayer", damage=0)

    fight = duels.creature("Whenever an enemy creature enters the field, this fights it.")
    fight.red(field=["Sayer"]).blue(hand=["Wolf"]).at(phase="creature", turn="blue")
    fight.when.blue.plays("Wolf")
    fight.then.stat("Wolf", damage=2).stat("Sayer", damage=2)


def test_what_destroyed_itself_for_it_does_nothing_more() -> None:
    text = (
        "Attach to target creature. When it attacks, you may destroy this. If you do, it gets +3/+0 until end of turn."
    )
    scene = spell(text, "Enchantment")
    scene.red(battlefield=["Barefoot Pilgrim", "Sayer (on Barefoot Pilgrim)"]).at(phase="attack round")

    scene.when.red.attacks("Barefoot Pilgrim")
    scene.when.both_pass()
    scene.when.red.does("do it")

    scene.then.stat("Barefoot Pilgrim", attack=4)


def test_each_creature_meets_one_at_random_of_those_left() -> None:
    scene = duels.effect("Each of your creatures fights a random enemy creature.")
    scene.red(hand=["Sayer"], field=["Swift", "Swift"]).blue(field=["Fox", "Even"])

    duels.resolve(scene)

    scene.then.blue.has(discard_pile=2)
