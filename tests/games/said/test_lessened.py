"""Damage of which only a part is dealt, what would be destroyed and is not, and cards that go elsewhere."""

import pytest

from cardwright.text.errors import CardFileError
from tests.games.bounty.crews import attack, ending
from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import creature, drill, fighter, spell, tactic
from tests.games.tempest.test_combat import fight


@pytest.mark.parametrize(
    ("text", "harm"),
    [
        ("Prevent the first damage this would take each turn.", 0),
        ("The first time this creature takes damage each turn, prevent that damage.", 0),
        ("The first time each turn this would take damage, it takes none.", 0),
        ("This can't take more than 1 damage at a time.", 1),
        ("No single attack can deal this more than 1 damage.", 3),
        ("This takes half damage.", 1),
        ("This takes half damage, rounded up.", 2),
        ("Damage dealt to this creature is halved.", 1),
        ("If this would take more than 1 damage, it takes 1 instead.", 1),
        ("This takes 1 less damage from creatures.", 3),
        ("This takes 1 less damage from Fire cards.", 2),
    ],
)
def test_a_creature_takes_less(text: str, harm: int) -> None:
    scene = creature(f"{text} This has +0/+5.")
    scene.red(hand=["Furnace Bolt"], mana_pool=["Pilot Spark"] * 6, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer"])

    scene.when.red.plays("Furnace Bolt", on="Sayer")
    scene.when.both_pass()

    scene.then.stat("Sayer", damage=harm)


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Ongoing: Friendly drills cannot be destroyed.", 5),
        ("Ongoing: No single attack can deal you more than 2 damage.", 2),
        ("Ongoing: Attacks against you deal at most 2 damage.", 2),
        ("Ongoing: If an attack would deal more than 3 damage to you, it deals 3 damage instead.", 3),
        ("Ongoing: You take 1 less damage from enemy attacks.", 4),
        ("Ongoing: You take 1 less damage from drill attacks.", 5),
        ("Ongoing: If you would take damage, you take 2 less.", 3),
        ("Ongoing: You take half damage.", 2),
        ("Ongoing: The first time you would take damage each round, you take none.", 0),
    ],
)
def test_an_attack_deals_less_to_a_player(text: str, lost: int) -> None:
    scene = drill(text)
    scene.red(character=["Nil"], hand=["Hit 5"])
    scene.blue(character=["Nil"], drill_row=["Sayer"], deck=walls(1, 1, 1, 1, 1, 1, 1))

    scene.when.red.plays("Hit 5")

    scene.then.blue.has(deck=7 - lost)


def test_the_next_damage_is_prevented_over_several_attacks() -> None:
    scene = tactic("Prevent the next 4 damage that would be dealt to you this round.")
    scene.red(character=["Nil"], hand=["Sayer", "Hit 1"], deck=walls(1, 1, 1, 1, 1, 1))
    scene.blue(character=["Nil"], hand=["Hit 3", "Hit 3"], deck=walls(5))

    scene.when.red.plays("Sayer")
    scene.when.blue.plays("Hit 3")
    scene.then.red.has(discard_pile=["Sayer"])
    scene.when.red.passes()
    scene.when.blue.plays("Hit 3")

    scene.then.red.has(deck=4)


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Prevent the first damage this creature would take in each fight.", 0),
        ("The first time each fight this creature would take damage, it takes none.", 0),
        ("Prevent the first damage this creature would take each round.", 1),
    ],
)
def test_the_first_damage_of_each_fight_is_prevented(text: str, damage: int) -> None:
    scene = duels.creature(text)
    scene.red(field=["Sayer", "Dam"]).blue(field=["Xan", "Xan"]).at(phase="combat")

    fight(scene, "Sayer", "Xan")
    fight(scene, "Xan", "Sayer")

    scene.then.stat("Sayer", damage=damage)


@pytest.mark.parametrize(
    ("text", "resource", "field"),
    [
        ("If this card would be destroyed, you can pay 4 resource. If you do, its HP becomes 1 instead.", 4, ["Sayer"]),
        ("If this card would be destroyed, you can pay 4 resource. If you do, its HP becomes 1 instead.", 3, []),
        ("If this would be destroyed, it survives with 1 HP instead.", 0, ["Sayer"]),
    ],
)
def test_a_card_is_left_with_one_point(text: str, resource: int, field: list[str]) -> None:
    scene = fighter(text)
    scene.red(field=["Stray Bull"]).blue(field=["Sayer (damage 3)"], resource=resource).at(phase="attack")
    attack(scene, "Stray Bull", "Sayer")
    while dict(scene.game.facts())["phase"] in ("attack", "destroy"):
        keys = scene.game.keys()
        scene.choose(keys.index("use Sayer") if "use Sayer" in keys else ending(scene.game))
    scene.then.blue.has(field=field)
    if field:
        scene.then.stat("Sayer", damage=3)


def test_a_creature_is_left_with_one_point_and_dies_the_next_time() -> None:
    scene = duels.effect(
        "Once per round, when an ally creature would be killed in a fight, you may destroy this field. If you do, that "
        "creature is left with 1 HP instead.",
        "Field",
    )
    scene.red(field=["Sayer", "Fox", "Dam"]).blue(field=["Troll", "Dam"]).at(phase="combat")

    fight(scene, "Fox", "Troll")
    scene.when.red.does("use")

    scene.then.red.has(field=["Fox", "Dam"], discard_pile=["Sayer"])
    scene.then.stat("Fox", hp=1)


def test_a_character_is_left_with_one_point() -> None:
    scene = duels.character("Once per turn, if this character would be destroyed, it is left with 1 HP instead.")
    scene.red(field=["Archer", "Archer"]).blue(field=["Sayer (damage 2)", "Pawn"])

    scene.when.red.does("activate Archer")
    scene.when.red.does("Sayer")
    scene.then.stat("Sayer", damage=2)
    scene.when.red.does("activate Archer")
    scene.when.red.does("Sayer")

    scene.then.blue.has(field=["Pawn"], grave=["Sayer"])


@pytest.mark.parametrize(
    ("text", "piles"),
    [
        ("If a creature would go from the field to the discard pile, banish it instead.", ([], ["Even"])),
        ("Creatures that would be killed are banished instead.", ([], ["Even"])),
        ("If an ally creature would be killed, banish it instead.", (["Even"], [])),
    ],
)
def test_creatures_go_elsewhere(text: str, piles: tuple[list[str], list[str]]) -> None:
    scene = duels.effect(text, "Field")
    scene.red(field=["Sayer", "Troll", "Dam"]).blue(field=["Even", "Dam"]).at(phase="combat")

    fight(scene, "Troll", "Even")

    scene.then.blue.has(discard_pile=piles[0], banished_pile=piles[1])


def test_a_creature_is_saved_for_a_card() -> None:
    text = (
        "If this creature would be destroyed, you can instead exile a card from your hand and remove all damage from "
        "this creature."
    )
    scene = creature(text)
    scene.red(hand=["Furnace Bolt"], mana_pool=["Pilot Spark"] * 6, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer"], hand=["Gust"])

    scene.when.red.plays("Furnace Bolt", on="Sayer")
    scene.when.both_pass()
    scene.when.blue.does("use")

    scene.then.stat("Sayer", damage=0).blue.has(hand=[], exile=["Gust"])


def test_what_is_prevented_is_only_for_a_time() -> None:
    scene = spell("Prevent all damage target creature would deal this turn. Deal 1 damage to target creature.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", damage=1)


@pytest.mark.parametrize(
    ("text", "field", "hand"),
    [
        ("This turn, if a friendly creature would be destroyed, return it to its owner's hand instead.", 0, 2),
        ("The next time a friendly creature would be destroyed this turn, put it into your hand instead.", 0, 1),
        ("If a friendly creature would be destroyed this turn, remove all damage from it instead.", 2, 0),
    ],
)
def test_what_would_be_destroyed_in_a_turn_is_not(text: str, field: int, hand: int) -> None:
    scene = spell(f"{text} Destroy all friendly creatures.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Match Imp"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(battlefield=field, hand=hand)


def test_damage_is_less_for_a_round() -> None:
    scene = tactic("If you would take damage this round, you take 2 less.")
    scene.red(character=["Nil"], hand=["Sayer"], deck=walls(1, 1, 1, 1, 1, 1))
    scene.blue(character=["Nil"], hand=["Hit 3", "Hit 3"], deck=walls(5))

    scene.when.red.plays("Sayer")
    scene.when.blue.plays("Hit 3")
    scene.then.red.has(deck=5)
    scene.when.red.passes()
    scene.when.blue.plays("Hit 3")

    scene.then.red.has(deck=4)


def test_a_spell_without_a_span_replaces_nothing() -> None:
    with pytest.raises(CardFileError, match="for how long"):
        spell("If a creature would be destroyed, exile it instead.")


@pytest.mark.parametrize(
    ("text", "harm"),
    [
        ("By your creatures caused damage is one higher.", 3),
        ("Damage your creatures deal is increased by 1.", 3),
        ("All damage is 1 higher.", 3),
        ("All combat damage is 1 less.", 1),
        ("Damage done by creatures is lowered by 1.", 1),
        ("Your creatures' attack is 1 higher.", 3),
        ("Your creatures are all with +1/+0.", 3),
    ],
)
def test_damage_is_so_much_higher(text: str, harm: int) -> None:
    scene = spell(text, "Permanent")
    scene.red(battlefield=["Sayer", "Moss Ox"]).blue(deck=["Gust"] * 9)
    scene.at(phase="attack round")

    scene.when.red.attacks("Moss Ox", "blue")
    scene.when.both_pass()

    scene.then.blue.changed(deck=-harm)
