"""New targets for what waits, and sides that are exchanged."""

import pytest

from tests.games.said.cards import spell
from tests.games.said.duels import effect
from tests.games.said.duels import spell as phalanx_spell


@pytest.mark.parametrize(
    "text",
    ["Choose a new target for target spell.", "Change the target of target spell.", "Give target spell a new target."],
)
def test_a_waiting_spell_has_another_target(text: str) -> None:
    scene = spell(text, "Reaction")
    scene.red(hand=["Furnace Bolt", "Sayer", "Stoke"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox", paying=["finish"])
    scene.when.red.plays("Sayer", on="Furnace Bolt")
    scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Moss Ox"])


def test_a_waiting_spell_is_turned_on_a_certain_creature() -> None:
    scene = spell("Change the target of target spell to target creature.", "Reaction")
    scene.red(hand=["Furnace Bolt", "Sayer", "Stoke"]).blue(battlefield=["Moss Ox", "Reed Sentinel"])

    scene.when.red.plays("Furnace Bolt", on="Moss Ox", paying=["finish"])
    scene.when.red.plays("Sayer", on="Reed Sentinel")
    scene.when.both_pass()
    scene.when.resolve_stack()

    scene.then.blue.has(battlefield=["Moss Ox"])


def test_all_targets_of_a_waiting_action_are_chosen_anew() -> None:
    scene = effect("Choose new targets for target action on the stack. The new targets must be legal.")
    scene.red(hand=["Slay"], field=["Even"]).blue(hand=["Sayer"], field=["Dam"])

    scene.when.red.plays("Slay", on="Dam")
    scene.when.blue.plays("Sayer", on="Slay")
    scene.when.red.does("close")
    scene.when.blue.does("choose Even")

    scene.then.blue.has(field=["Dam"])
    scene.then.red.has(field=[])


def test_an_aura_goes_to_another_creature() -> None:
    scene = effect("Change the target of target aura on the stack to a different creature of your choice.")
    scene.red(hand=["Minus Aura"], field=["Even"]).blue(hand=["Sayer"], field=["Odd"])

    scene.when.red.plays("Minus Aura", on="Even")
    scene.when.blue.plays("Sayer", on="Minus Aura")
    scene.when.red.does("close")

    scene.then.stat("Even", atk=2)
    scene.then.stat("Odd", atk=2)


def test_creatures_exchange_sides_for_a_turn() -> None:
    scene = spell("Two target creatures exchange their controllers for the duration of this turn.")
    scene.red(hand=["Sayer"], battlefield=["Moss Ox"]).blue(battlefield=["Reed Sentinel"])

    scene.when.red.plays("Sayer", on=["Moss Ox", "Reed Sentinel"])
    scene.when.both_pass()

    scene.then.red.has(battlefield=["Reed Sentinel"])
    scene.then.blue.has(battlefield=["Moss Ox"])


def test_creatures_exchange_sides() -> None:
    scene = effect("Swap target ally creature with target enemy creature.")
    scene.red(hand=["Sayer"], field=["Even"]).blue(field=["Dam"])

    scene.when.red.plays("Sayer", on=["Even", "Dam"])
    scene.when.blue.does("close")

    scene.then.red.has(field=["Dam"])
    scene.then.blue.has(field=["Even"])


def test_characters_exchange_sides() -> None:
    scene = phalanx_spell("Exchange control of target friendly character and target enemy character.")
    scene.red(hand=["Sayer"], field=["Pawn"]).blue(field=["Hound"])

    scene.when.red.plays("Sayer", on=["Pawn", "Hound"])

    scene.then.red.has(field=["Hound"])
    scene.then.blue.has(field=["Pawn"])
