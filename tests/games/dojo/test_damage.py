"""Chapter H: dealing damage."""

import pytest

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-70")
def test_damage_by_a_text_has_its_windows_too() -> None:
    scene = fight().at(phase="ready")
    scene.red(character=["Nil"], drill_row=["Spark Drill", "Seeking Eye"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], deck=walls(*[1] * 9))

    scene.then.red.is_asked("Do you react?").can("react with", "Seeking Eye")
    scene.when.red.passes()

    scene.then.blue.is_asked("Do you react?").can("react with", "Toughener")


@proves("DOJ-71")
def test_self_damage_opens_only_the_players_own_window() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Self Hit"], drill_row=["Toughener", "Seeking Eye"], deck=walls(1, 1, 1))
    scene.blue(character=["Nil"], drill_row=["Seeking Eye", "Toughener"])

    scene.when.red.plays("Self Hit")
    scene.then.red.is_asked("Do you react?").can("react with", "Toughener").cannot("react with", "Seeking Eye")
    scene.when.red.does("react with Toughener")

    scene.then.blue.was_not_asked("Do you react?")
    scene.then.red.has(hand=["Wall 1"], deck=["Wall 1", "Wall 1"])


@proves("DOJ-71")
def test_self_damage_asks_its_player_once_for_a_card() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Self Hit"], drill_row=["Toughener"], deck=walls(5, 1))

    scene.when.red.plays("Self Hit").passes()

    scene.then.red.has(discard_pile=["Wall 5", "Self Hit"])


@proves("DOJ-72", "DOJ-73")
def test_the_top_card_lies_in_the_revealed_slot() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], deck=walls(1, 3))

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(revealed=["Wall 1"], deck=["Wall 3"], discard_pile=[])
    scene.then.red.sees("Wall 1", "blue revealed")


@proves("DOJ-73")
def test_a_card_that_a_reaction_moves_away_absorbs_nothing() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3"])
    scene.blue(character=["Nil"], drill_row=["Snatcher"], deck=["Biting Wall", "Wall 3", "Wall 5"])

    scene.when.red.plays("Hit 3")
    scene.when.blue.does("react with Snatcher")

    scene.then.blue.has(hand=["Biting Wall", "Wall 3"], deck=["Wall 5"], discard_pile=["Snatcher"])
    scene.then.red.changed(deck=0)


@proves("DOJ-74")
def test_the_attacker_reacts_to_a_revealed_card_before_the_blocker() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"], drill_row=["Seeking Eye"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], deck=walls(2, 5))

    scene.when.red.plays("Hit 2")
    scene.then.red.is_asked("Do you react?").can("react with", "Seeking Eye")
    scene.when.red.does("react with Seeking Eye")
    scene.then.blue.is_asked("Do you react?")
    scene.when.blue.does("react with Toughener").passes()

    scene.then.blue.has(discard_pile=["Wall 2", "Wall 5"])


@proves("DOJ-75")
def test_base_bonus_and_other_defence_are_added() -> None:
    scene = fight().at(turn="blue")
    scene.red(character=["Nil"], hand=["Hit 4"])
    scene.blue(character=["Keeper"], hand=["Closed Circle"], energy=2, deck=walls(2, 5))

    scene.when.blue.plays("Closed Circle")
    scene.when.red.plays("Hit 4")

    scene.then.blue.has(hand=["Wall 2"])


@proves("DOJ-76")
@pytest.mark.parametrize(("option", "discarded"), [("per_card", 2), ("per_attack", 3)])
def test_the_characters_defence_counts_for_every_card_or_for_the_first(option: str, discarded: int) -> None:
    scene = fight(defence_bonus=option)
    scene.red(character=["Nil"], hand=["Hit 3"])
    scene.blue(character=["Keeper"], deck=walls(0, 0, 0, 1, 5) if discarded == 2 else walls(0, 1, 0, 5))

    scene.when.red.plays("Hit 3")

    if option == "per_card":
        scene.then.blue.has(hand=["Wall 0"], discard_pile=["Wall 0", "Wall 0"])
    else:
        scene.then.blue.has(discard_pile=["Wall 0", "Wall 1", "Wall 0", "Wall 5"])


@proves("DOJ-76")
def test_per_attack_the_bonus_is_the_first_cards() -> None:
    first = fight(defence_bonus="per_attack")
    first.red(character=["Nil"], hand=["Hit 2"])
    first.blue(character=["Keeper"], deck=walls(1, 5))
    second = fight(defence_bonus="per_attack")
    second.red(character=["Nil"], hand=["Hit 4"])
    second.blue(character=["Keeper"], deck=walls(1, 1, 5))

    first.when.red.plays("Hit 2")
    second.when.red.plays("Hit 4")

    first.then.blue.has(hand=["Wall 1"], discard_pile=[])
    second.then.blue.has(hand=[], discard_pile=walls(1, 1, 5))


@proves("DOJ-77")
def test_changes_of_base_defence_come_in_order_and_never_below_zero() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Needle Fist"], energy=2)
    scene.blue(character=["Keeper"], drill_row=["Toughener"], deck=walls(0, 3, 5))

    scene.when.red.plays("Needle Fist")
    scene.when.blue.passes()
    scene.then.blue.has(discard_pile=["Wall 0"], revealed=["Wall 3"])
    scene.when.blue.does("react with Toughener")

    scene.then.blue.has(discard_pile=["Wall 0", "Wall 3"], deck=["Wall 5"])


@proves("DOJ-52", "DOJ-77")
def test_what_is_revealed_for_a_text_is_not_revealed_for_the_attack() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Needle Storm"])
    scene.blue(character=["Nil"], deck=walls(1, 3, 5))

    scene.when.red.plays("Needle Storm")

    scene.then.blue.has(hand=["Wall 1", "Wall 3"], discard_pile=[], deck=["Wall 5"])


@proves("DOJ-78")
def test_a_card_of_zero_absorbs_nothing() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=walls(0, 0, 3, 1))

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(discard_pile=walls(0, 0, 3), deck=["Wall 1"])


@proves("DOJ-79")
@pytest.mark.parametrize(("option", "hand"), [("total", ["Wall 1"]), ("printed", [])])
def test_a_defence_is_perfect_by_its_sum_or_by_its_print(option: str, hand: list[str]) -> None:
    scene = fight(perfect_match=option)
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Keeper"], deck=walls(1, 5))

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=hand, deck=["Wall 5"])


@proves("DOJ-79")
def test_a_printed_match_is_perfect_though_damage_goes_on() -> None:
    scene = fight(perfect_match="printed")
    scene.red(character=["Nil"], hand=["Needle Fist"], energy=2)
    scene.blue(character=["Nil"], deck=walls(4, 5, 5))

    scene.when.red.plays("Needle Fist")

    scene.then.blue.has(hand=["Wall 4"], discard_pile=["Wall 5"], deck=["Wall 5"])


@proves("DOJ-80")
@pytest.mark.parametrize(("option", "hand", "energy"), [("hand", ["Wall 2"], []), ("energy", [], ["Wall 2"])])
def test_a_perfect_defence_gives_its_card_to_hand_or_energy(option: str, hand: list[str], energy: list[str]) -> None:
    scene = fight(perfect_reward=option)
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=walls(2, 5))

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=hand, energy_pile=energy, discard_pile=[])


@proves("DOJ-81", "DOJ-82")
def test_a_defense_text_comes_before_the_discard_however_little_was_absorbed() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 1"], deck=walls(2, 2))
    scene.blue(character=["Nil"], deck=["Volley", "Wall 3", "Wall 3"])

    scene.when.red.plays("Hit 1")

    scene.then.red.has(discard_pile=["Wall 2", "Hit 1"])
    scene.then.blue.has(discard_pile=["Volley", "Wall 3"])


@proves("DOJ-82")
def test_a_defense_text_comes_after_a_perfect_defence_too() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"])
    scene.blue(character=["Nil"], deck=["Still Water", "Wall 1", "Wall 1"])

    scene.when.red.plays("Hit 2")

    scene.then.blue.has(hand=["Still Water"], energy_pile=["Wall 1"], deck=["Wall 1"])


@proves("DOJ-82")
@pytest.mark.parametrize(("bonus", "back"), [(1, True), (0, False)])
def test_to_block_any_damage_is_to_absorb_at_least_one(bonus: int, back: bool) -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 5"], drill_row=[] if bonus else ["Seeking Eye"])
    scene.blue(character=["Nil"], deck=["Patient Guard", "Wall 5", "Wall 5"])

    scene.when.red.plays("Hit 5")
    if not bonus:
        scene.when.red.does("react with Seeking Eye")

    side = scene.then.blue
    side.has(hand=["Patient Guard"]) if back else side.has(discard_pile=["Patient Guard"], hand=["Wall 5"])


@proves("DOJ-83")
def test_a_revealed_card_is_discarded_as_damage() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 1"])
    scene.blue(character=["Nil"], deck=walls(3, 5))

    scene.when.red.plays("Hit 1")

    scene.then.blue.has(discard_pile=["Wall 3"], revealed=[], deck=["Wall 5"])


@proves("DOJ-84")
def test_instead_of_discarding_takes_the_card_elsewhere_and_the_newest_counts() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 5"])
    scene.blue(character=["Mother Osk"], deck=["Returning Tide", "Wall 5", "Wall 5"])

    scene.when.red.plays("Hit 5")
    scene.when.blue.does("react with Mother Osk")

    scene.then.blue.has(hand=[], deck=["Wall 5", "Returning Tide"], discard_pile=["Wall 5"])


@proves("DOJ-84", "DOJ-87")
def test_returning_a_card_instead_of_discarding_it_is_the_same() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Smash"])
    scene.blue(character=["Nil"], deck=["Homing Wall", "Wall 2", "Wall 5"], drill_row=["Bell"])

    scene.when.red.plays("Hit 3")
    scene.then.blue.has(hand=["Homing Wall", "Wall 2"], discard_pile=[])
    scene.when.blue.passes()
    scene.when.red.plays("Smash")

    scene.then.blue.has(drill_row=[], discard_pile=["Bell"])


@proves("DOJ-85")
def test_cards_are_flipped_while_damage_remains() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 6"])
    scene.blue(character=["Nil"], deck=walls(1, 2, 1, 4, 5))

    scene.when.red.plays("Hit 6")

    scene.then.blue.has(discard_pile=walls(1, 2, 1, 4), deck=["Wall 5"])


@proves("DOJ-86")
def test_damage_within_damage_is_resolved_at_once() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"], deck=walls(0, 2, 5), drill_row=["Toughener"])
    scene.blue(character=["Nil"], deck=["Biting Wall", "Wall 3", "Wall 5"])

    scene.when.red.plays("Hit 2")
    scene.then.red.is_asked("Do you react?").has(revealed=["Wall 0"])
    scene.then.blue.has(revealed=["Biting Wall"])
    scene.when.red.passes().passes()

    scene.then.red.has(deck=["Wall 5"])
    scene.then.blue.has(discard_pile=["Biting Wall", "Wall 3"])


@proves("DOJ-87")
def test_only_cards_that_step_seven_discards_count() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Reading Strike", "Follow Through"], energy=4)
    scene.blue(character=["Nil"], deck=["Wall 1", "Returning Tide", "Wall 2", "Wall 5", "Wall 5"])

    scene.when.red.plays("Reading Strike")

    scene.then.blue.has(discard_pile=["Wall 1"], hand=["Wall 2"])
    scene.then.red.has(hand=["Follow Through"])
    scene.when.blue.passes()
    scene.then.red.can("play", "Follow Through")


@proves("DOJ-87")
def test_self_damage_is_taken_not_dealt() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Self Hit", "Follow Through"], energy=2, deck=walls(3, 3, 3, 3))

    scene.when.red.plays("Self Hit")
    scene.when.blue.passes()

    scene.then.red.has(discard_pile=["Wall 3", "Self Hit"]).cannot("play", "Follow Through")


@proves("DOJ-88")
def test_the_rest_of_the_damage_is_lost_with_the_last_card() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 9"])
    scene.blue(character=["Nil"], deck=["Wall 1", "Saving Wall"])

    scene.when.red.plays("Hit 9")

    scene.then.is_over("red")
    scene.then.blue.has(hand=["Saving Wall"], discard_pile=["Wall 1"])


@proves("DOJ-88")
def test_an_instance_flips_at_most_a_hundred_cards() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 9"])
    scene.blue(character=["Nil"], deck=walls(*[0] * 110))

    scene.when.red.plays("Hit 9")

    scene.then.goes_on()
    scene.then.blue.has(discard_pile=100, deck=10)


@proves("DOJ-88")
def test_damage_nested_too_deeply_is_not_dealt() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 1"])
    scene.blue(character=["Nil"], deck=[*["Echo"] * 10, *walls(*[5] * 11)])

    scene.when.red.plays("Hit 1")

    scene.then.goes_on()
    scene.then.blue.has(discard_pile=20, deck=["Wall 5"])
