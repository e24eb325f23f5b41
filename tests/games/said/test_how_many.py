"""How many: between two numbers, at least so many, beyond the first, no more than are counted elsewhere."""

import pytest

from cardwright.testing import Scene
from tests.games.dojo.workshop import walls
from tests.games.said.cards import creature, spell, strike, tactic
from tests.games.said.duels import effect, resolve


def cast(scene: Scene) -> Scene:
    """Red plays Sayer and both pass."""
    scene.when.red.plays("Sayer")
    scene.when.both_pass()
    return scene


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("Draw up to 3 cards.", 0),
        ("Draw 1 to 3 cards.", 1),
        ("Draw between two and three cards.", 2),
        ("You draw 2 or 3 cards.", 2),
    ],
)
def test_so_many_cards_are_drawn_as_one_likes(text: str, least: int) -> None:
    for number in (least, 3):
        scene = spell(text)
        scene.red(hand=["Sayer"], deck=["Gust"] * 6)

        cast(scene)
        if least:
            scene.when.red.cannot(f"take {least - 1}")
        scene.when.red.cannot("take 4")
        scene.when.red.does(f"take {number}")

        scene.then.red.has(deck=6 - number)


@pytest.mark.parametrize("text", ["Destroy one or two enemy creatures.", "Destroy between 1 and 2 enemy creatures."])
def test_one_or_two_are_destroyed(text: str) -> None:
    scene = spell(text)
    scene.red(hand=["Sayer"])
    scene.blue(battlefield=["Moss Ox", "Mist Heron", "Barefoot Pilgrim"])

    cast(scene)
    scene.when.red.cannot("none")
    scene.when.red.chooses("Mist Heron").does("done")

    scene.then.blue.has(battlefield=["Moss Ox", "Barefoot Pilgrim"])


@pytest.mark.parametrize(
    "text",
    ["Discard one or more cards. Gain that much energy.", "Discard at least 1 card, then gain that much energy."],
)
def test_one_or_more_are_discarded(text: str) -> None:
    scene = tactic(text)
    scene.red(hand=["Sayer", "Hit 1", "Hit 2", "Hit 3"], deck=walls(1, 1, 1, 1, 1))

    scene.when.red.plays("Sayer")
    scene.when.red.cannot("none")
    scene.when.red.chooses("Hit 1").chooses("Hit 2").does("done")

    scene.then.red.has(energy_pile=2)


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each enemy creature with Atk less than or equal to the number of creatures you control.",
        "Destroy each enemy creature whose Atk is no greater than the number of creatures you control.",
        "Destroy each enemy creature with Atk equal to or lower than the number of creatures you control.",
    ],
)
def test_what_is_counted_is_said_by_the_nearest_noun(text: str) -> None:
    for allies, left in ((["Dam"], ["Fox"]), (["Dam"] * 2, [])):
        scene = effect(text)
        scene.red(hand=["Sayer"], field=allies)
        scene.blue(field=["Fox"])

        resolve(scene)

        scene.then.blue.has(field=left)


@pytest.mark.parametrize(
    ("text", "bonus"),
    [
        ("This gets +1/+1 for each other creature you control beyond the first.", 2),
        ("This gets +2/+2 for each other creature you control after the first two.", 2),
        ("For each other creature you control in excess of 1, this gets +1/+1.", 2),
    ],
)
def test_only_what_goes_beyond_counts(text: str, bonus: int) -> None:
    scene = creature(text)
    scene.red(battlefield=["Sayer", "Moss Ox", "Mist Heron", "Barefoot Pilgrim"])
    scene.then.stat("Sayer", attack=2 + bonus, health=2 + bonus)

    alone = creature(text)
    alone.red(battlefield=["Sayer"])
    alone.then.stat("Sayer", attack=2, health=2)


@pytest.mark.parametrize(
    "text",
    [
        "This attack gets +1 damage for each drill you control beyond the first.",
        "For each drill you control other than the first, this attack gets +1 damage.",
    ],
)
def test_the_first_drill_adds_nothing(text: str) -> None:
    for drills, lost in ((["Bell"], 1), (["Bell"] * 3, 2)):
        scene = strike(text)
        scene.red(hand=["Sayer"], drill_row=drills)
        scene.blue(character=["Nil"], deck=walls(3, 3, 3))

        scene.when.red.plays("Sayer")

        scene.then.blue.has(discard_pile=walls(3, 3, 3)[:lost])
