"""Events that do not happen, happen to another card, or only in part; what is gained and lost is changed."""

import pytest

from tests.games.bounty.crews import attack, deploy, ending, quiet
from tests.games.said import duels
from tests.games.said.cards import buff, creature, fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "If another friendly creature would take damage, this takes it instead.",
        "If damage would be dealt to another friendly creature, it's dealt to this instead.",
        "All damage dealt to your other creatures is dealt to this creature instead.",
    ],
)
def test_damage_is_taken_by_another(text: str) -> None:
    scene = creature(text)
    scene.red(hand=["Pilot Spark"], mana_pool=["Pilot Spark"] * 4, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer", "Moss Ox"])

    scene.when.red.plays("Pilot Spark", on="Moss Ox")
    scene.when.both_pass()

    scene.then.stat("Moss Ox", damage=0).stat("Sayer", damage=1)


@pytest.mark.parametrize(("answer", "harmed"), [("use", "Sayer"), ("decline", "Moss Ox")])
def test_a_card_may_take_the_damage_of_another(answer: str, harmed: str) -> None:
    scene = creature(
        "The first time each turn another friendly creature would take damage, you may have this take it instead."
    )
    scene.red(hand=["Pilot Spark"], mana_pool=["Pilot Spark"] * 4, deck=["Gust"] * 2)
    scene.blue(battlefield=["Sayer", "Moss Ox"])

    scene.when.red.plays("Pilot Spark", on="Moss Ox")
    scene.when.both_pass()
    scene.when.blue.does(answer)

    scene.then.stat(harmed, damage=1)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("The next time target card would be destroyed, it isn't.", ["Gnatling"]),
        ("The next time target card would be destroyed this turn, prevent that.", ["Gnatling"]),
        ("Target card gets +1 DEF.", []),
    ],
)
def test_what_would_be_destroyed_is_not(text: str, left: list[str]) -> None:
    scene = buff(f"{text} Destroy that card.")
    scene.red(hand=["Sayer", "Tower Ox"], field=["Gnatling"]).at(phase="deploy")
    deploy(scene, "Sayer")
    scene.then.red.has(field=left)


@pytest.mark.parametrize(
    ("text", "resource"),
    [
        ("If you would gain resource, gain twice that much instead.", 8),
        ("If you would gain resource, you gain 1 more.", 5),
        ("If you would gain resource, draw a card instead.", 0),
        ("You cannot gain resource.", 0),
        ("You cannot lose resource.", 4),
    ],
)
def test_what_is_gained_is_changed(text: str, resource: int) -> None:
    scene = fighter(text)
    scene.red(field=["Sayer"], resource=0, natural=3, deck=["Gnatling"] * 9).blue(field=["Gnatling"]).at(phase="end")
    quiet(scene, turn=7)
    quiet(scene, phase="deploy")
    scene.then.red.has(resource=resource)


def test_nobody_loses_what_cannot_be_lost() -> None:
    for text, left in (("You can't lose resource this turn.", 5), ("Draw a card.", 3)):
        scene = buff(f"{text} Lose 2 resource. Gain 1 resource. Lose 1 resource.")
        scene.red(hand=["Sayer", "Tower Ox"], resource=5, deck=["Gnatling"] * 3).at(phase="deploy")
        deploy(scene, "Sayer")
        scene.then.red.has(resource=left + (1 if left == 5 else 0))


@pytest.mark.parametrize(
    ("text", "life", "drawn"),
    [
        ("The next time you would lose life-energy, draw a card instead.", 20, 1),
        ("You can't lose life-energy this turn.", 20, 0),
        ("The next time you would lose life-energy this turn, you don't.", 20, 0),
        ("The next time you would gain life-energy, draw a card instead.", 17, 0),
    ],
)
def test_a_loss_of_life_is_replaced(text: str, life: int, drawn: int) -> None:
    scene = duels.spell(f"{text} Lose 3 life-energy.")
    scene.red(hand=["Sayer", "Alms"], deck=["Alms"] * 5, life=20)
    scene.when.red.plays("Sayer")
    scene.then.red.has(life=life, hand=1 + drawn)


def test_damage_of_a_creature_is_removed_instead() -> None:
    scene = spell("Deal 1 damage to target creature. Remove all damage from it.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.stat("Moss Ox", damage=0)


@pytest.mark.parametrize(("text", "hp"), [("Target card's HP can't drop below 1 this turn.", 1), ("Draw a card.", 0)])
def test_a_card_keeps_its_last_point(text: str, hp: int) -> None:
    aim = "it" if hp else "target card"
    scene = buff(f"{text} Deal 9 damage to {aim}.")
    scene.red(hand=["Sayer", "Tower Ox"], field=["Gnatling"], deck=["Gnatling"] * 3).at(phase="deploy")
    deploy(scene, "Sayer")
    scene.then.red.has(boneyard=["Sayer"] if hp else ["Gnatling", "Sayer"])


def test_a_life_does_not_fall_below_a_number() -> None:
    scene = duels.spell("Your life-energy can't drop below 18 this turn. Lose 3 life-energy. Lose 1 life-energy.")
    scene.red(hand=["Sayer", "Alms"], life=20)
    scene.when.red.plays("Sayer")
    scene.then.red.has(life=18)


def test_one_number_is_used_for_another() -> None:
    scene = duels.effect("Target creature uses its Spe in place of its Atk this round.")
    scene.red(hand=["Sayer"], field=["Fox"])
    duels.resolve(scene, "Fox")
    scene.then.stat("Fox", atk=3)
    other = creature("This uses its health instead of its attack. This has +0/+2.")
    other.red(battlefield=["Sayer"]).then.stat("Sayer", attack=4)


def test_nothing_is_given_or_gained() -> None:
    for text, left in (("You gain no resource this turn.", 5), ("You draw no cards this turn.", 7)):
        other = buff(f"{text} Gain 2 resource. Draw a card.")
        other.red(hand=["Sayer", "Tower Ox"], resource=5, deck=["Gnatling"] * 3).at(phase="deploy")
        deploy(other, "Sayer")
        other.then.red.has(resource=left, hand=1 if left == 7 else 2)


def test_an_offer_in_two_sentences_is_taken_only_by_who_can_pay() -> None:
    text = "If this card would be destroyed, you may pay 3 resource. If you do, restore it to full HP instead."
    for resource, field in ((3, ["Sayer"]), (2, [])):
        scene = fighter(text)
        scene.red(field=["Stray Bull"]).blue(field=["Sayer (damage 3)"], resource=resource).at(phase="attack")
        attack(scene, "Stray Bull", "Sayer")
        while dict(scene.game.facts())["phase"] == "attack":
            keys = scene.game.keys()
            scene.choose(keys.index("use Sayer") if "use Sayer" in keys else ending(scene.game))
        scene.then.blue.has(field=field)
