"""What another does is done once more, changes hands or comes back; who bears a card; whose deed a shared verb is."""

import pytest

from tests.games.said import duels
from tests.games.said.cards import drill, spell, tactic


@pytest.mark.parametrize(
    "text",
    [
        "Reaction: When you activate a tactic: Carry out that tactic's effect twice.",
        "Reaction: When you activate a tactic: Copy that tactic.",
    ],
)
def test_a_tactic_is_carried_out_twice(text: str) -> None:
    scene = drill(text)
    scene.red(drill_row=["Sayer"], hand=["Empty the Cup"], deck=["Hit 1"] * 9, energy_pile=["Hit 2"] * 3)

    scene.when.red.plays("Empty the Cup")
    scene.when.red.does("react with Sayer")

    scene.then.red.has(hand=["Hit 2", "Hit 2"], energy_pile=["Hit 2"], drill_row=[])


def test_drills_are_exchanged() -> None:
    scene = tactic("Exchange control of target drill you control and target drill your opponent controls.")
    scene.red(hand=["Sayer"], drill_row=["Linked Forms"]).blue(drill_row=["Quiet Mind"])

    scene.when.red.plays("Sayer")

    scene.then.red.has(drill_row=["Quiet Mind"])
    scene.then.blue.has(drill_row=["Linked Forms"])


def test_control_is_given() -> None:
    scene = spell("Give your opponent control of target friendly creature.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.blue.has(battlefield=["Moss Ox"])


def test_a_creature_goes_to_the_other_side() -> None:
    scene = duels.effect("Target enemy creature moves to your side.")
    scene.red(hand=["Sayer"]).blue(field=["Ox"])

    duels.resolve(scene)

    scene.then.red.has(field=["Ox"])


@pytest.mark.parametrize(("text", "a"), [("The equipped character gets +1 A.", 3), ("Equipped character has +2 A.", 4)])
def test_whoever_bears_it_is_the_equipped_character(text: str, a: int) -> None:
    scene = duels.equipment(text)
    scene.red(field=["Pawn", "Sayer (on Pawn)"])

    scene.then.stat("Pawn", a=a)


def test_they_who_discard_also_draw() -> None:
    scene = spell("Your opponent reveals their hand. Choose a card from it. They discard that card and draw a card.")
    scene.red(hand=["Sayer"], deck=["Stoke", "Stoke"]).blue(hand=["Gust"], deck=["Hush", "Hush"])

    scene.when.red.plays("Sayer")
    scene.when.both_pass()

    scene.then.red.has(hand=[])
    scene.then.blue.has(hand=["Hush"])
