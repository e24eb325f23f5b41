"""What lasts while a card stays or for one attack, whom an attack is aimed at, what is destroyed in combat."""

import pytest

from tests.games.bounty.crews import attack, deploy, quiet
from tests.games.said.cards import buff, creature, fighter, spell

LEAVES = "At the end of your turn, destroy this."


def test_what_is_exiled_until_this_leaves_comes_back_then() -> None:
    scene = creature(f"When this enters, exile target enemy creature until this leaves the battlefield. {LEAVES}")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.when.red.does("choose Moss Ox")
    scene.when.resolve_stack()
    scene.then.blue.has(battlefield=["Reed Sentinel"], exile=["Moss Ox"])

    scene.when.pass_until(turn=4)
    scene.then.red.has(battlefield=[])
    scene.then.blue.has(battlefield=["Reed Sentinel", "Moss Ox"], exile=[])


def test_a_bonus_lasts_until_this_leaves() -> None:
    scene = fighter(
        f"When deployed, another target friendly Attack card gets +3 ATK until this leaves the field. {LEAVES}"
    )
    scene.red(hand=["Sayer"], field=["Tower Ox"]).at(phase="deploy")

    deploy(scene, "Sayer")
    scene.then.stat("Tower Ox", atk=4)
    quiet(scene, turn=6)

    scene.then.stat("Tower Ox", atk=1).red.has(field=["Tower Ox"])


@pytest.mark.parametrize("said", ["for that attack", "until the attack is over"])
def test_a_bonus_for_one_attack_ends_with_it(said: str) -> None:
    scene = fighter(f"When this attacks, it gets +2 ATK {said}.")
    scene.red(field=["Sayer"]).blue(field=["Stray Bull"]).at(phase="attack")
    attack(scene, "Sayer", "Stray Bull")
    quiet(scene, turn=6)
    scene.then.stat("Sayer", atk=2).blue.has(field=["Stray Bull (damage 3)"])

    scene = creature(f"When this attacks, it gets +2/+0 {said}.")
    scene.red(battlefield=["Sayer"]).blue(deck=["Gust"] * 9).at(phase="attack round")
    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()
    scene.then.stat("Sayer", attack=2).blue.has(exile=4)


def test_who_is_stronger_when_attacking_does_not_stay_so() -> None:
    scene = creature("This gets +2/+0 when attacking a creature.")
    scene.red(battlefield=["Sayer"]).blue(battlefield=["Breakwater Whale"]).at(phase="attack round")

    scene.when.red.attacks("Sayer", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Breakwater Whale (damage 4)"])


def test_who_defends_is_stronger() -> None:
    scene = fighter("This card gets +3 DEF while defending.")
    scene.red(field=["Stray Bull"]).blue(field=["Sayer"]).at(phase="attack")

    attack(scene, "Stray Bull", "Sayer")
    quiet(scene, turn=6)

    scene.then.blue.has(field=["Sayer"]).stat("Sayer", **{"def": 0})


def test_the_attacked_creature_is_meant() -> None:
    scene = creature("Whenever a friendly creature attacks, deal 1 damage to its target.")
    scene.red(battlefield=["Sayer", "Barefoot Pilgrim"]).blue(battlefield=["Breakwater Whale"]).at(phase="attack round")

    scene.when.red.attacks("Barefoot Pilgrim", "Breakwater Whale")
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Breakwater Whale (damage 2)"])


@pytest.mark.parametrize(
    "text", ["When this destroys a creature, draw a card.", "When this kills a creature in combat, draw a card."]
)
def test_who_destroys_a_creature_in_battle(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], deck=["Gust"] * 5).blue(battlefield=["Barefoot Pilgrim"]).at(phase="attack round")

    scene.when.red.attacks("Sayer", "Barefoot Pilgrim")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1)


def test_what_a_spell_destroys_is_not_destroyed_in_combat() -> None:
    scene = creature("Whenever an enemy creature is destroyed in combat, draw a card.")
    scene.red(battlefield=["Sayer"], hand=["Pilot Spark"], deck=["Gust"] * 5).blue(battlefield=["Barefoot Pilgrim"])

    scene.when.red.plays("Pilot Spark", on="Barefoot Pilgrim")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1)  # the one that Pilot Spark draws


def test_a_card_destroyed_by_an_attack_is_told_from_others() -> None:
    scene = fighter("When this card destroys a card with an attack: gain 5 resource.")
    scene.red(field=["Sayer"], resource=0).blue(field=["Gnatling"]).at(phase="attack")

    attack(scene, "Sayer", "Gnatling")
    quiet(scene, turn=6)

    scene.then.red.has(resource=5)


def test_nobody_scores_for_what_is_said_so() -> None:
    for text, points in (("Destroy target enemy card.", 2), ("Destroy target enemy card. Nobody scores for it.", 0)):
        scene = buff(text)
        scene.red(hand=["Sayer"], points=0).blue(field=["Stray Bull"]).at(phase="deploy")
        deploy(scene, "Sayer")
        scene.then.blue.has(field=[])
        scene.then.red.has(points=points)


def test_a_card_that_speaks_of_its_bearer_is_attached() -> None:
    scene = spell("Enchanted creature gets +2/+0.", "Enchantment")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", attack=4)


def test_cards_put_away_can_be_counted() -> None:
    scene = buff("Put the top 2 cards of your deck into your boneyard. Gain 2 resource for each Swarm card among them.")
    scene.red(hand=["Sayer"], deck=["Stray Bull", "Gnatling", "Gnatling"], resource=0).at(phase="deploy")

    deploy(scene, "Sayer")

    scene.then.red.has(resource=2)


@pytest.mark.parametrize(
    ("until", "turn"), [("end of turn", 4), ("your next turn", 5), ("your opponent's next turn", 4)]
)
def test_what_is_exiled_for_a_time_comes_back_at_its_end(until: str, turn: int) -> None:
    scene = spell(f"Exile target creature until {until}.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Reed Sentinel"], exile=["Moss Ox"])

    scene.when.pass_until(turn=turn)
    if until != "end of turn":
        scene.then.blue.has(battlefield=["Reed Sentinel"])
        scene.when.both_pass()
    scene.then.blue.has(battlefield=["Reed Sentinel", "Moss Ox"], exile=[])
