"""Numbers that are measured among things: the highest, how far apart, how many different, even and odd."""

import pytest

from tests.games.bounty.crews import deploy
from tests.games.said.cards import buff, creature, spell
from tests.games.said.duels import effect, resolve


def test_the_highest_attack_is_dealt() -> None:
    scene = spell("Deal damage equal to the highest attack among creatures you control to your opponent.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Mist Heron"]).blue(deck=["Gust"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(deck=3)


def test_the_highest_cost_is_gained() -> None:
    scene = buff("Gain resource equal to the highest cost among enemy cards.")
    scene.red(hand=["Sayer"], resource=1).blue(field=["Tower Ox", "Gnatling"])

    deploy(scene, "Sayer")

    scene.then.red.has(resource=9)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card for each different element among creatures you control.",
        "Draw a card for each differently named creature you control.",
        "Draw cards equal to the number of different names among your creatures.",
    ],
)
def test_different_ones_are_counted_once(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"], battlefield=["Moss Ox", "Gale Rider", "Gale Rider"], deck=["Gust"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(deck=3)


def test_different_colours_are_counted_once() -> None:
    scene = effect("If you control creatures of two or more different colours, draw two cards.")
    scene.red(hand=["Sayer"], field=["Fox", "Fox"], deck=["Fox"] * 4)
    resolve(scene)
    scene.then.red.has(deck=4)

    other = effect("Draw a card for each different name among ally creatures.")
    other.red(hand=["Sayer"], field=["Fox", "Dam", "Fox"], deck=["Fox"] * 4)
    resolve(other)
    other.then.red.has(deck=2)


def test_odd_and_even_numbers_are_told_apart() -> None:
    scene = spell("Destroy all creatures with odd attack.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Mist Heron", "Gale Rider"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.red.has(battlefield=["Moss Ox"])
    scene.then.blue.has(battlefield=["Gale Rider"])

    for hand, gained in ((["Gnatling"], 0), (["Gnatling"] * 2, 3)):
        other = buff("If you have an even number of cards in hand, gain 3 resource.")
        other.red(hand=["Sayer", *hand], resource=1)
        deploy(other, "Sayer")
        other.then.red.has(resource=1 + gained)


def test_a_thing_is_compared_with_itself() -> None:
    scene = spell("Destroy all creatures whose attack is greater than their health.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Gale Rider"])
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Moss Ox"])

    other = effect("Destroy all creatures with more Atk than HP.")
    other.red(hand=["Sayer"], field=["Dam"]).blue(field=["Fox"])
    resolve(other)
    other.then.red.has(field=["Dam"])


def test_the_difference_is_never_negative() -> None:
    scene = spell(
        "Deal damage to your opponent equal to the difference between the number of cards in your hand "
        "and the number of cards in your opponent's hand."
    )
    scene.red(hand=["Sayer", "Gust"]).blue(hand=["Gust"] * 4, deck=["Gust"] * 5)

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(deck=2)


def test_a_number_of_its_own_is_asked() -> None:
    for text, drawn in (
        ("When this enters the battlefield, if it has 2 or more attack, draw a card.", 1),
        ("When this enters the battlefield, if it has 3 or more attack, draw a card.", 0),
    ):
        scene = creature(text)
        scene.red(hand=["Sayer"], deck=["Gust"] * 3)
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        if drawn:
            scene.when.both_pass()
        scene.then.red.has(deck=3 - drawn)


def test_both_have_the_same() -> None:
    for hand, drawn in ((["Fox"], 1), (["Fox"] * 2, 0)):
        scene = effect("If both players have the same number of cards in hand, each player draws a card.")
        scene.red(hand=["Sayer", "Fox"], deck=["Fox"] * 2).blue(hand=hand, deck=["Fox"] * 2)
        resolve(scene)
        scene.then.blue.has(deck=2 - drawn)


def test_a_target_in_a_condition_is_what_it_is_done_to() -> None:
    scene = spell("If target creature's attack is 2 or more, destroy it.")
    scene.red(hand=["Sayer"]).blue(battlefield=["Moss Ox", "Mist Heron"])
    scene.when.red.plays("Sayer", on="Moss Ox")
    scene.when.both_pass()
    scene.then.blue.has(battlefield=["Mist Heron"])

    other = buff("If target card has 3 or more HP, destroy it.")
    other.red(hand=["Sayer"]).blue(field=["Tower Ox", "Gnatling"])
    deploy(other, "Sayer", "choose Gnatling")
    other.then.blue.has(field=["Tower Ox", "Gnatling"])


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature if it is damaged.",
        "Destroy target creature if its attack is 2 or less.",
        "If target creature is damaged, destroy it.",
    ],
)
def test_a_condition_after_the_deed_is_about_its_target(text: str) -> None:
    for name, left in (("Moss Ox (damage 1)", []), ("Steam Leviathan", ["Steam Leviathan"])):
        scene = spell(text)
        scene.red(hand=["Sayer"]).blue(battlefield=[name])
        scene.when.red.plays("Sayer", on=name.split(" (")[0])
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)


def test_a_keyword_is_asked_about() -> None:
    for name, left in (("Reed Sentinel", []), ("Moss Ox", ["Moss Ox"])):
        scene = spell("Exile target creature if it has Guard.")
        scene.red(hand=["Sayer"]).blue(battlefield=[name])
        scene.when.red.plays("Sayer", on=name)
        scene.when.both_pass()
        scene.then.blue.has(battlefield=left)


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("If your opponent has more creatures, draw 2 cards.", 1, 2),
        ("If enemy creatures outnumber yours, draw 2 cards.", 1, 2),
        ("If you are outnumbered, draw 2 cards.", 0, 1),
        ("If you control fewer creatures, draw 2 cards.", 0, 1),
        ("If you control at least 2 more creatures than your opponent, draw 2 cards.", 3, 1),
        ("If you control more Earth creatures than Spirit creatures, draw 2 cards.", 1, 0),
    ],
)
def test_a_comparison_may_leave_out_with_whom(text: str, mine: int, theirs: int) -> None:
    for red, blue, drawn in ((mine, theirs, 2), (1, 1, 2 if "Earth" in text else 0)):
        scene = spell(text)
        scene.red(hand=["Sayer"], battlefield=["Moss Ox"] * red, deck=["Gust"] * 5).blue(battlefield=["Moss Ox"] * blue)
        scene.when.red.plays("Sayer")
        scene.when.both_pass()
        scene.then.red.has(hand=drawn)


def test_who_has_less_resource_is_told_without_than() -> None:
    for resource, gained in ((5, 9), (20, 20)):
        scene = buff("If the enemy has more resource, gain 4 resource.")
        scene.red(hand=["Sayer"], resource=resource).blue(resource=10).at(phase="deploy")
        deploy(scene, "Sayer")
        scene.then.red.has(resource=gained)
