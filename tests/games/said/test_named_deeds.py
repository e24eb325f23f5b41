"""What happens, told by a noun, by a gerund or by its verb first: "upon the death of an ally", "is it raining, ..."."""

import pytest

from tests.games.bounty.crews import attack, bounty, deploy, quiet
from tests.games.said import duels
from tests.games.said.cards import buff, creature, drill, fighter, spell


@pytest.mark.parametrize(
    "text",
    [
        "Upon the death of this creature, draw a card.",
        "Draw a card on the death of this creature.",
        "After this creature's death draw a card.",
        "With the death of an allied creature you draw a card.",
        "Should this creature die, draw a card.",
        "Dies this creature, then draw a card.",
        "Dies, draw a card.",
        "Whenever you lose a creature, draw a card.",
    ],
)
def test_a_death_is_told_by_its_noun(text: str) -> None:
    scene = duels.creature(text)
    scene.red(hand=["Slay"], field=["Sayer"], deck=["Ox"] * 3)

    scene.when.red.plays("Slay", on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(hand=1)


def test_another_s_death_is_not_its_own() -> None:
    scene = duels.creature("Upon the death of this creature, draw a card.")
    scene.red(hand=["Slay"], field=["Sayer", "Ox"], deck=["Ox"] * 3)

    scene.when.red.plays("Slay", on="Ox")
    scene.when.blue.does("close")

    scene.then.red.has(hand=0)


@pytest.mark.parametrize(
    "text",
    [
        "With each attack of this creature, draw a card.",
        "After an attack of this creature, draw a card.",
        "On each of its attacks, draw a card.",
        "Attacks this creature your opponent, draw a card.",
        "After each attack of this creature draws its controller a card.",
    ],
)
def test_an_attack_is_told_by_its_noun(text: str) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer"], hand=[], deck=["Gust"] * 5).blue(deck=["Gust"] * 5).at(phase="attack round")

    scene.when.red.attacks("Sayer", "blue")
    scene.when.resolve_stack()

    scene.then.red.has(hand=1)


@pytest.mark.parametrize(("target", "hand"), [("blue", 1), ("Tower Ox", 0)])
def test_only_a_direct_attack_is_a_direct_attack(target: str, hand: int) -> None:
    scene = fighter("After each direct attack of this card, draw a card.")
    scene.red(field=["Sayer"], hand=[]).blue(field=[] if target == "blue" else [target]).at(phase="attack")

    attack(scene, "Sayer", target)

    scene.then.red.has(hand=hand)


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: With every perfect defense of yours, your opponent discards the top card of their deck.",
        "Ongoing: After each perfect defense of yours your opponent discards the top card of their deck.",
        "Ongoing: After your perfect defense discards your opponent the top card of their deck.",
    ],
)
def test_a_perfect_defense_of_yours(text: str) -> None:
    scene = drill(text)
    scene.red(hand=["Hit 2"], deck=["Wall 1"] * 3).blue(
        character=["Nil"], drill_row=["Sayer"], deck=["Wall 2", "Wall 5"]
    )

    scene.when.red.plays("Hit 2")

    scene.then.red.has(deck=["Wall 1"] * 2)


@pytest.mark.parametrize(("field", "atk"), [(["Ox"], 3), ([], 2)])
@pytest.mark.parametrize(
    "text",
    [
        "Does your opponent control a creature, this creature gets +1 Atk.",
        "Has your opponent a creature, so gets this creature +1 Atk.",
    ],
)
def test_a_condition_may_be_told_by_its_verb_first(text: str, field: list[str], atk: int) -> None:
    scene = duels.creature(text)
    scene.red(field=["Sayer"]).blue(field=field)
    scene.then.stat("Sayer", atk=atk)


@pytest.mark.parametrize(("mine", "theirs", "alone"), [([], [], 4), (["Moss Ox"], [], 2), ([], ["Moss Ox"], 2)])
def test_the_only_creature_in_play_is_alone_on_both_sides(mine: list[str], theirs: list[str], alone: int) -> None:
    scene = creature("If this is the only creature on the battlefield, it gets +2/+2.")
    scene.red(battlefield=["Sayer", *mine]).blue(battlefield=theirs)
    scene.then.stat("Sayer", attack=alone)


@pytest.mark.parametrize(("first", "drawn"), [([], 2), (["Gust"], 0)])
def test_the_only_card_of_a_turn(first: list[str], drawn: int) -> None:
    scene = spell("If this is the only card you played this turn, draw two cards.")
    scene.red(hand=["Sayer", *first], deck=["Gust"] * 5, mana_pool=["Gust"] * 3).blue(battlefield=["Moss Ox"])

    for each in first:
        scene.when.red.plays(each, on="Moss Ox", paying=["Gust"])
        scene.when.both_pass()
    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(("mine", "atk"), [([], 7), (["Gnatling"], 5)])
def test_a_target_may_be_your_only_card(mine: list[str], atk: int) -> None:
    text = (
        "Target Attack card you control gets +2 ATK this turn, or +4 ATK instead if it is the only card on your field."
    )
    scene = buff(text)
    scene.red(hand=["Sayer", "Gnatling"], field=["Stray Bull", *mine], resource=5).blue(field=["Tower Ox"])
    scene.then.stat("Stray Bull", atk=3)

    deploy(scene, "Sayer", *(["Stray Bull"] if mine else []))

    scene.then.stat("Stray Bull", atk=atk)


@pytest.mark.parametrize(("text", "drawn"), [("the discard pile", 1), ("your hand", 0)])
def test_where_it_enters_from_is_heeded(text: str, drawn: int) -> None:
    scene = duels.creature(f"When this enters from {text}, draw a card.")
    scene.red(hand=["Second Burial"], discard_pile=["Sayer"], deck=["Ox"] * 3, energy="9P").at(phase="development")

    scene.when.red.plays("Second Burial", on="Sayer")
    scene.when.blue.does("close")

    scene.then.red.has(hand=drawn)


@pytest.mark.parametrize(
    "text",
    [
        "If you lost an Attack card this turn, gain 4 resource.",
        "If your opponent lost an Attack card last turn, gain 4 resource.",
    ],
)
def test_who_lost_a_card(text: str) -> None:
    scene = buff(text)
    scene.red(field=["Stray Bull"]).blue(hand=["Sayer"], field=["Gnatling"], resource=1).at(phase="attack")

    attack(scene, "Stray Bull", "Gnatling")
    quiet(scene, turn=6)
    quiet(scene, phase="deploy")
    before = bounty(scene).resource[1]
    deploy(scene, "Sayer", seat="blue")

    assert bounty(scene).resource[1] == before


@pytest.mark.parametrize(("mine", "left"), [(["Cinder Whelp"] * 2, 0), (["Cinder Whelp"], 1)])
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature if it is an Earth creature and you control two or more creatures.",
        "Destroy target creature if you control two or more creatures and it is Earth.",
    ],
)
def test_two_conditions_may_speak_of_the_target(text: str, mine: list[str], left: int) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=mine).blue(battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=left)
