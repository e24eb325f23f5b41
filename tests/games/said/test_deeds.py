"""What deeds have done, how often abilities are used, and what is asked besides a price."""

import pytest

from tests.games.dojo.workshop import walls
from tests.games.said import duels
from tests.games.said.cards import drill, strike, tactic


@pytest.mark.parametrize(
    ("text", "deck", "drawn"),
    [
        ("If this attack dealt damage, draw a card.", walls(1, 3, 3), 1),
        ("If this attack dealt damage, draw a card.", walls(2, 3), 0),
        ("Draw a card for each card this attack discarded.", walls(1, 3, 3), 2),
        ("After this attack, draw a card.", walls(2, 3), 1),
    ],
)
def test_what_an_attack_has_done_is_asked_afterwards(text: str, deck: list[str], drawn: int) -> None:
    scene = strike(text)
    scene.red(hand=["Sayer"], character=["Nil"], deck=walls(1, 1, 1, 1))
    scene.blue(character=["Nil"], deck=deck)

    scene.when.red.plays("Sayer")

    scene.then.red.changed(hand=drawn - 1)


@pytest.mark.parametrize(("often", "again"), [("once per game", False), ("once per round", True)])
def test_uses_are_counted_by_the_span_that_is_said(often: str, again: bool) -> None:
    scene = drill(f"Action: Pay 1: Draw a card. You may use this ability {often}.")
    scene.red(drill_row=["Sayer"], character=["Nil"], energy_pile=walls(1, 1, 1), deck=walls(*[1] * 9))
    scene.blue(character=["Nil"], deck=walls(*[1] * 9))

    scene.when.red.does("use Sayer")
    scene.when.blue.passes()
    scene.then.red.cannot("use Sayer")
    scene.when.pass_until(round=4)
    scene.when.blue.passes()

    if again:
        scene.then.red.can("use Sayer")
    else:
        scene.then.red.cannot("use Sayer")


def test_a_cost_besides_the_cards_own() -> None:
    scene = tactic("As an additional cost, discard a card. Draw 2 cards.")
    scene.red(hand=["Sayer", "Hit 1"], deck=walls(1, 2, 3))

    scene.when.red.plays("Sayer")

    scene.then.red.has(hand=walls(1, 2))


@pytest.mark.parametrize(("held", "energy"), [(0, 0), (1, 1)])
def test_otherwise_after_the_condition_of_a_trigger(held: int, energy: int) -> None:
    scene = drill("Ongoing: Whenever you play a tactic, if your hand is empty, draw a card. Otherwise, gain 1 energy.")
    scene.red(drill_row=["Sayer"], hand=["Spy", *["Hit 1"] * held], deck=walls(1, 1, 1))

    scene.when.red.plays("Spy")

    scene.then.red.changed(energy_pile=energy, hand=-energy)


@pytest.mark.parametrize(("field", "life"), [([], 9), (["Pawn"], 11)])
def test_otherwise_after_the_condition_of_a_trigger_in_phalanx(field: list[str], life: int) -> None:
    scene = duels.spell(
        "Permanent. At the end of your turn, if you control no characters, draw a card. Otherwise, gain 2 life-energy."
    )
    scene.red(special_zone=["Sayer"], field=field, life=9)

    scene.when.pass_until(turn=4)

    scene.then.red.has(life=life)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Permanent. Whenever an enemy character loses HP, draw a card.", 1),
        ("Permanent. If an enemy character would lose HP, it loses 3 less.", 0),
    ],
)
def test_hp_that_is_lost_is_heard(text: str, drawn: int) -> None:
    scene = duels.spell(text)
    scene.red(hand=["Twice", "Alms"], special_zone=["Sayer"], deck=["Soft", "Soft", "Soft"]).blue(
        field=["Hound", "Wall"]
    )

    scene.when.red.plays("Twice", on="Hound")

    scene.then.red.changed(hand=drawn)
    scene.then.stat("Hound", damage=3 * drawn)


@pytest.mark.parametrize(("cost", "played"), [("", False), (" for free", True)])
def test_a_character_is_played_by_a_text(cost: str, played: bool) -> None:
    scene = duels.spell(f"Play a character from your hand{cost}.")
    scene.red(hand=["Sayer", "Strider", "Alms"], field=["Pawn"])

    scene.when.red.plays("Sayer")
    if played:
        scene.when.red.does("zone 1").does("face up, attack")

    scene.then.red.has(field=["Pawn", "Strider"] if played else ["Pawn"])


def test_a_reaction_once_per_turn() -> None:
    scene = drill(
        "Reaction: Once per turn, when you reveal a card for damage: Gain 1 energy. Do not discard this drill."
    )
    scene.red(character=["Nil"], hand=["Hit 4", "Hit 4"], deck=walls(1, 1))
    scene.blue(character=["Nil"], drill_row=["Sayer"], deck=walls(*[1] * 12))

    for _ in range(2):
        scene.when.red.plays("Hit 4")
        scene.when.blue.does("react with Sayer")
        scene.then.blue.can("play", "Wall 1")
        scene.when.blue.passes()

    scene.then.blue.has(energy_pile=walls(1, 1))
