"""Chapter F: attacks, actions and tactics."""

import pytest

from cardwright.effects.trial import trouble_with
from cardwright.games.dojo import entry
from cardwright.testing import proves
from cardwright.text import CardFacts, load_vocabulary, parse_text
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-46")
def test_a_played_card_lies_in_the_resolving_slot_until_its_last_step() -> None:
    scene = fight()
    scene.red(hand=["Reading Strike"], energy=2)
    scene.blue(character=["Nil"], drill_row=["Empty Jacket"])

    scene.when.red.does("play Reading Strike")
    scene.then.red.has(resolving=["Reading Strike"], hand=[], discard_pile=[])
    scene.then.blue.sees("Reading Strike", "red resolving")
    scene.when.blue.passes()

    scene.then.red.has(resolving=[], discard_pile=["Reading Strike"])


@proves("DOJ-46")
def test_a_text_may_move_the_card_elsewhere_and_drills_stay() -> None:
    scene = fight()
    scene.red(hand=["Homing Hit"], drill_row=["Post"], energy=1)

    scene.when.red.plays("Homing Hit")
    scene.then.red.has(hand=["Homing Hit"], discard_pile=[])
    scene.when.blue.passes()
    scene.when.red.does("attack with Post")

    scene.then.red.has(drill_row=["Post"])


@proves("DOJ-47", "DOJ-58")
def test_an_attack_runs_costs_windows_effect_damage() -> None:
    scene = fight()
    scene.red(hand=["Drawing Hit"], drill_row=["Coiled Spring"], deck=["Wall 2", "Wall 3"])
    scene.blue(character=["Nil"], drill_row=["Empty Jacket", "Toughener"], deck=walls(5, 5))

    scene.when.red.does("play Drawing Hit")
    scene.then.red.is_asked("Do you react?").has(hand=[])
    scene.when.red.passes()
    scene.then.blue.is_asked("Do you react?")
    scene.then.red.has(hand=[])
    scene.when.blue.passes()

    scene.then.red.has(hand=["Wall 2"])
    scene.then.blue.is_asked("Do you react?").has(revealed=["Wall 5"])


@proves("DOJ-48")
def test_choices_come_before_damage_and_after_damage_text_last() -> None:
    scene = fight()
    scene.red(hand=["Late Hit"], deck=["Wall 2", "Wall 3"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], deck=walls(5, 5))

    scene.when.red.plays("Late Hit")
    scene.then.blue.is_asked("Do you react?")
    scene.then.red.has(hand=[])
    scene.when.blue.passes()

    scene.then.red.has(hand=["Wall 2"])


@proves("DOJ-48", "DOJ-50")
def test_after_damage_text_is_done_though_nothing_was_dealt() -> None:
    scene = fight()
    scene.red(hand=["Weak Hit", "Late Hit"], character=["Nil"])
    scene.blue(drill_row=["Empty Jacket"])

    scene.when.red.plays("Weak Hit")
    scene.when.blue.passes()
    scene.then.red.changed(hand=-1)
    scene.then.blue.has(discard_pile=[], revealed=[])
    scene.when.blue.passes()
    scene.when.red.plays("Late Hit")
    scene.when.blue.does("react with Empty Jacket")

    scene.then.red.changed(hand=0)
    scene.then.blue.has(discard_pile=["Empty Jacket"])


@proves("DOJ-49", "DOJ-51")
@pytest.mark.parametrize(
    ("fighter", "deed", "wall"),
    [("Nil", "play Hit 3", 3), ("Puncher", "play Hit 3", 4), ("Heavy", "attack with Post", 5)],
)
def test_the_characters_bonus_goes_to_all_attacks(fighter: str, deed: str, wall: int) -> None:
    scene = fight()
    scene.red(character=[fighter], hand=["Hit 3"], drill_row=["Post"], energy=1)
    scene.blue(character=["Nil"], deck=walls(wall, 5))

    scene.when.red.does(deed)

    scene.then.blue.has(hand=[f"Wall {wall}"])


@proves("DOJ-51")
def test_the_characters_bonus_goes_to_its_own_attack() -> None:
    scene = fight()
    scene.red(character=["Sable Hark"], energy=2)
    scene.blue(character=["Nil"], deck=walls(5, 5))

    scene.when.red.does("attack with Sable Hark")

    scene.then.blue.has(hand=["Wall 5"])


@proves("DOJ-50")
def test_base_changes_come_first_in_order_then_bonuses() -> None:
    scene = fight()
    scene.red(character=["Puncher"], hand=["Halver", "Hit 3"], drill_row=["Coiled Spring", "Heavy Hands"], energy=1)
    scene.blue(character=["Nil"], deck=walls(4, 5))

    scene.when.red.plays("Halver")
    scene.when.blue.passes()
    scene.when.red.does("use Heavy Hands")
    scene.when.blue.passes()
    scene.when.red.does("play Hit 3").does("react with Coiled Spring")

    scene.then.blue.has(hand=["Wall 4"])


@proves("DOJ-52")
def test_damage_by_a_text_gets_no_bonuses() -> None:
    scene = fight()
    scene.red(character=["Heavy"], drill_row=["Spark Drill"])
    scene.blue(character=["Nil"], deck=walls(5, 5, 5, 5, 5, 1, 5)).at(phase="ready")

    scene.then.blue.has(hand=["Wall 5", "Wall 5", "Wall 1"])


@proves("DOJ-53")
def test_an_action_runs_costs_windows_and_effect() -> None:
    scene = fight()
    scene.red(drill_row=["Bell"], energy=1)
    scene.blue(drill_row=["Action Ear"])

    scene.when.red.does("use Bell")
    scene.then.blue.is_asked("Do you react?")
    scene.then.red.changed(hand=0).has(energy_pile=0)
    scene.when.blue.passes()

    scene.then.red.has(hand=1)


@proves("DOJ-54")
def test_a_tactic_runs_the_same_steps_and_is_discarded() -> None:
    scene = fight()
    scene.red(hand=["Slow Medicine"], energy=1, discard_pile=["Hit 1", "Hit 2", "Hit 3"], deck=["Wall 1"])
    scene.blue(drill_row=["Action Ear"])

    scene.when.red.does("play Slow Medicine")
    scene.then.blue.is_asked("Do you react?")
    scene.when.blue.passes()
    scene.when.red.chooses("put Hit 1", "put Hit 2")

    scene.then.red.has(discard_pile=["Slow Medicine"])


@proves("DOJ-55")
def test_a_lasting_effect_lives_on_but_an_ongoing_drill_does_not() -> None:
    scene = fight()
    scene.red(character=["Nil"], drill_row=["Heavy Hands", "Linked Forms", "Post"], energy=3)
    scene.blue(character=["Nil"], hand=["Sweep the Floor", "Sweep the Floor"], energy=4, deck=walls(5, 4, 5, 5))

    scene.when.red.does("use Heavy Hands")
    scene.when.blue.plays("Sweep the Floor", "Heavy Hands")
    scene.when.red.does("attack with Post")
    scene.then.blue.has(hand=["Sweep the Floor", "Wall 5"])
    scene.when.blue.plays("Sweep the Floor", "Linked Forms")
    scene.when.red.does("attack with Post")

    scene.then.blue.has(hand=["Wall 5", "Wall 4"])


@proves("DOJ-55")
@pytest.mark.parametrize(
    "text", ["Your attacks get +1 damage.", "Your opponent cannot use drills.", "Your revealed cards get +1 defense."]
)
def test_a_lasting_text_without_an_end_is_refused(text: str) -> None:
    vocabulary = load_vocabulary(entry.home / "words.toml")
    abilities = parse_text(text, vocabulary, CardFacts("", "tactic"))

    assert trouble_with(abilities, vocabulary, entry.zone_kinds) == "this lasts, so it must say until when"


@proves("DOJ-56")
def test_a_cancelled_tactic_does_nothing_and_its_cost_stays_paid() -> None:
    scene = fight()
    scene.red(hand=["Broken Focus"], energy=1)
    scene.blue(hand=["Hit 1"], drill_row=["Breaking Rhythm"], energy=1)

    scene.when.red.plays("Broken Focus")
    scene.when.blue.does("react with Breaking Rhythm")

    scene.then.red.has(discard_pile=["Broken Focus"], energy_pile=0)
    scene.then.blue.has(hand=["Hit 1"], discard_pile=["Breaking Rhythm"], energy_pile=0)


@proves("DOJ-56")
def test_taking_no_damage_leaves_the_rest_of_the_attack() -> None:
    scene = fight()
    scene.red(hand=["Drawing Hit"])
    scene.blue(drill_row=["Empty Jacket"])

    scene.when.red.plays("Drawing Hit")
    scene.when.blue.does("react with Empty Jacket")

    scene.then.red.changed(hand=0)
    scene.then.blue.changed(deck=0)


@proves("DOJ-40")
def test_a_card_may_have_several_abilities() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 1", "Peek"], drill_row=["Two Ways"], energy=5)
    scene.blue(character=["Nil"], drill_row=["Two Ears", "Two Ears"], deck=walls(3, 5, 5, 5))

    scene.when.red.does("attack with Two Ways")
    scene.then.blue.is_asked("Do you react?")
    scene.when.blue.does("react with Two Ears")
    scene.then.blue.has(energy_pile=1, drill_row=["Two Ears"])
    scene.when.blue.passes()
    scene.then.red.has(energy_pile=2).can("use", "Two Ways")
    scene.when.red.does("use Two Ways #2")

    scene.then.red.changed(hand=2).has(energy_pile=0)


@proves("DOJ-22", "DOJ-26")
def test_what_must_be_paid_besides_must_be_payable() -> None:
    short = fight().red(hand=["Dear Hit"], energy=1)
    short.then.red.cannot("play", "Dear Hit")

    scene = fight().red(hand=["Dear Hit"], energy=2)
    scene.when.red.plays("Dear Hit")

    scene.then.red.has(energy_pile=0, hand=1)
