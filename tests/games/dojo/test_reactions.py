"""Chapter G: reactions."""

import pytest

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls

EARS = ["Ear", "Action Ear", "Drill Ear", "Drill Attack Ear", "Character Ear", "Character Attack Ear"]
HEARD = {
    "play Hit 1": ["Ear", "Action Ear", "Empty Jacket"],
    "play Peek": ["Ear", "Action Ear", "Breaking Rhythm"],
    "use Bell": ["Action Ear", "Drill Ear"],
    "attack with Post": ["Action Ear", "Drill Ear", "Drill Attack Ear", "Empty Jacket"],
    "use Tamsin Reed": ["Action Ear", "Character Ear"],
    "attack with Sable Hark": ["Action Ear", "Character Ear", "Character Attack Ear", "Empty Jacket"],
}


@proves("DOJ-61", "DOJ-62", "DOJ-63")
@pytest.mark.parametrize("deed", HEARD)
def test_each_deed_is_heard_under_its_names(deed: str) -> None:
    scene = fight()
    fighter = deed.split(" ", 1)[1] if "Tamsin" in deed else "Sable Hark"
    scene.red(character=[fighter], hand=["Hit 1", "Peek"], drill_row=["Bell", "Post"], energy=4)
    scene.blue(character=["Nil"], drill_row=[*EARS, "Empty Jacket", "Breaking Rhythm"], energy=1)

    scene.when.red.does(deed)

    listening = [*EARS, "Empty Jacket", "Breaking Rhythm"]
    scene.then.blue.is_asked("Do you react?")
    for drill in listening:
        side = scene.then.blue
        side.can("react with", drill) if drill in HEARD[deed] else side.cannot("react with", drill)


@proves("DOJ-57")
def test_no_reaction_is_played_from_hand() -> None:
    scene = fight()
    scene.red(hand=["Hit 1"])
    scene.blue(character=["Nil"], hand=["Empty Jacket", "Tempered Skin"], energy=3)

    scene.when.red.plays("Hit 1")

    scene.then.blue.was_not_asked("Do you react?")


@proves("DOJ-58", "DOJ-60")
def test_the_performing_player_is_asked_first_each_in_their_own_window() -> None:
    scene = fight()
    scene.red(hand=["Peek"], drill_row=["Ear"])
    scene.blue(drill_row=["Ear"])

    scene.when.red.does("play Peek")
    scene.then.red.is_asked("Do you react?")
    scene.when.red.does("react with Ear")
    scene.then.blue.is_asked("Do you react?")
    scene.when.blue.does("react with Ear")

    scene.then.red.has(hand=1)
    scene.then.blue.has(hand=1)


@proves("DOJ-59")
def test_every_reaction_is_optional() -> None:
    scene = fight()
    scene.red(hand=["Peek"])
    scene.blue(drill_row=["Breaking Rhythm"], energy=1)

    scene.when.red.plays("Peek")
    scene.when.blue.passes()

    scene.then.blue.has(drill_row=["Breaking Rhythm"], energy_pile=1)


@proves("DOJ-64")
def test_training_reactions_and_texts_raise_no_events() -> None:
    scene = fight().at(phase="training")
    scene.red(hand=["Bell"])
    scene.blue(drill_row=["Ear", "Action Ear", "Drill Ear"])

    scene.when.red.does("train Bell")

    scene.then.blue.was_not_asked("Do you react?")
    scene.then.red.has(drill_row=["Bell"])


@proves("DOJ-64", "DOJ-69")
def test_nothing_reacts_to_a_reaction() -> None:
    scene = fight()
    scene.red(hand=["Hit 1"], drill_row=["Action Ear", "Drill Ear"])
    scene.blue(drill_row=["Empty Jacket"])

    scene.when.red.plays("Hit 1")
    scene.when.blue.does("react with Empty Jacket")

    scene.then.red.was_not_asked("Do you react?")
    scene.then.blue.is_asked("Take one action or pass.")


@proves("DOJ-65")
def test_one_reaction_for_each_player_in_an_activation_window() -> None:
    scene = fight()
    scene.red(hand=["Hit 1"], drill_row=["Coiled Spring", "Coiled Spring"])
    scene.blue(character=["Nil"], deck=walls(2, 5))

    scene.when.red.does("play Hit 1").does("react with Coiled Spring")

    scene.then.red.has(drill_row=["Coiled Spring"], discard_pile=["Coiled Spring", "Hit 1"])
    scene.then.blue.has(hand=["Wall 2"])


@proves("DOJ-66")
def test_any_number_of_reactions_to_a_revealed_card_each_source_once() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 8"])
    scene.blue(character=["Nil"], drill_row=["Toughener", "Tempered Skin"], energy=1, deck=walls(2, 5))

    scene.when.red.plays("Hit 8")
    scene.when.blue.does("react with Toughener")
    scene.then.blue.cannot("react with", "Toughener").can("react with", "Tempered Skin")
    scene.when.blue.does("react with Tempered Skin")

    scene.then.blue.has(hand=["Wall 2"], deck=["Wall 5", ...])


@proves("DOJ-67", "DOJ-68")
def test_a_reaction_drill_is_discarded_as_part_of_the_cost_unless_its_text_keeps_it() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2"], drill_row=["Seeking Eye"])
    scene.blue(character=["Nil"], drill_row=["Tempered Skin"], energy=0, deck=walls(2, 2, 2))

    scene.when.red.plays("Hit 2")
    scene.when.red.does("react with Seeking Eye")

    scene.then.red.has(drill_row=[], discard_pile=["Seeking Eye", "Hit 2"])
    scene.then.blue.was_not_asked("Do you react?").has(drill_row=["Tempered Skin"], hand=["Wall 2"])


@proves("DOJ-69")
def test_a_change_applies_only_to_what_it_answers() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 3", "Hit 3"], drill_row=["Seeking Eye", "Coiled Spring"])
    scene.blue(character=["Nil"], deck=walls(5, 4, 3, 5))

    scene.when.red.does("play Hit 3").passes()
    scene.when.red.does("react with Seeking Eye")
    scene.then.blue.has(discard_pile=["Wall 5", "Wall 4"])
    scene.when.blue.passes()
    scene.when.red.does("play Hit 3").passes()

    scene.then.blue.has(hand=["Wall 3"])
