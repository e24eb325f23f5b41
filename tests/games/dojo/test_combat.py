"""Chapter E: the Combat step."""

import pytest

from cardwright.testing import proves
from tests.games.dojo.workshop import fight, walls


@proves("DOJ-36")
def test_players_alternate_turns_of_exactly_one_thing() -> None:
    scene = fight()
    scene.red(character=["Sable Hark"], hand=["Hit 1", "Peek", "Post"], drill_row=["Straw Post", "Bell"], energy=9)
    scene.blue(character=["Tamsin Reed"], energy=9)

    scene.then.red.can("play", "Hit 1").can("play", "Peek").can("attack with", "Straw Post").can("use", "Bell")
    scene.then.red.can("attack with", "Sable Hark").can("pass").cannot("play", "Post")
    scene.when.red.plays("Hit 1")
    scene.then.blue.is_asked("Take one action or pass.").can("use", "Tamsin Reed")
    scene.when.blue.does("use Tamsin Reed")

    scene.then.red.is_asked("Take one action or pass.").can("play", "Peek")


@proves("DOJ-37")
def test_a_drill_attack_deals_damage_and_a_drill_action_does_not() -> None:
    scene = fight()
    scene.red(character=["Nil"], drill_row=["Post", "Bell"], energy=2)
    scene.blue(character=["Nil"], deck=walls(3, 3, 3))

    scene.when.red.does("attack with Post")
    scene.then.blue.has(hand=["Wall 3"])
    scene.when.blue.passes()
    scene.when.red.does("use Bell")

    scene.then.red.changed(hand=1)
    scene.then.blue.changed(deck=0)


@proves("DOJ-38", "DOJ-41")
def test_two_passes_in_succession_end_combat_and_nothing_reacts() -> None:
    scene = fight()
    scene.red(drill_row=["Ear"])
    scene.blue(drill_row=["Ear", "Action Ear"])

    scene.when.red.passes()
    scene.then.blue.is_asked("Take one action or pass.").was_not_asked("Do you react?")
    scene.when.blue.passes()

    scene.then.fact(phase="training")


@proves("DOJ-39")
@pytest.mark.parametrize("deed", ["play Peek", "use Bell", "attack with Post", "play Hit 1"])
def test_anything_but_a_pass_resets_the_count(deed: str) -> None:
    scene = fight()
    scene.blue(hand=["Peek", "Hit 1"], drill_row=["Bell", "Post"], energy=1)

    scene.when.red.passes()
    scene.when.blue.does(deed)
    scene.then.fact(passes=0)
    scene.when.red.passes()

    scene.then.blue.is_asked("Take one action or pass.")


@proves("DOJ-40")
def test_passing_is_always_legal_and_the_rest_if_nothing_speaks_against_it() -> None:
    scene = fight()
    scene.red(character=["Sable Hark (used)"], hand=["Axe Heel", "Follow Through"], drill_row=["Straw Post"], energy=1)

    scene.then.red.can("pass").cannot("play", "Axe Heel").cannot("attack with", "Straw Post")
    scene.then.red.cannot("attack with", "Sable Hark").cannot("play", "Follow Through")


@proves("DOJ-40")
def test_play_only_if_is_asked_of_the_turns_of_this_combat() -> None:
    scene = fight()
    scene.red(character=["Nil"], hand=["Hit 2", "Follow Through"], energy=2)
    scene.blue(deck=walls(1, 1, 1, 1, 1, 1, 1, 1, 1))

    scene.then.red.cannot("play", "Follow Through")
    scene.when.red.plays("Hit 2")
    scene.when.blue.passes()

    scene.then.red.can("play", "Follow Through")


@proves("DOJ-42", "DOJ-43")
def test_a_character_ability_is_used_once_in_a_round() -> None:
    scene = fight()
    scene.red(character=["Sable Hark"], energy=9)
    scene.blue(character=["Nil"], deck=walls(*[5] * 20))

    scene.when.red.does("attack with Sable Hark")
    scene.when.blue.passes()
    scene.then.red.has(character=["Sable Hark (used)"]).cannot("attack with", "Sable Hark")
    scene.when.pass_until(round=4)
    scene.when.blue.passes()

    scene.then.red.can("attack with", "Sable Hark")


@proves("DOJ-43")
def test_a_cancelled_ability_is_used_and_a_declined_one_is_not() -> None:
    scene = fight()
    scene.red(character=["Ash Corvane"], hand=["Hit 1", "Hit 2"])
    scene.blue(deck=walls(5, 5, 5, 5))

    scene.when.red.does("play Hit 1").passes()
    scene.then.red.has(character=["Ash Corvane"])
    scene.when.blue.passes()
    scene.when.red.does("play Hit 2").does("react with Ash Corvane")

    scene.then.red.has(character=["Ash Corvane (used)"])


@proves("DOJ-43")
def test_a_text_may_lift_the_limit() -> None:
    scene = fight()
    scene.red(character=["Tamsin Reed"], energy=3)

    scene.when.red.does("use Tamsin Reed")
    scene.when.blue.passes()
    scene.when.red.does("use Tamsin Reed")
    scene.when.blue.passes()

    scene.then.red.has(character=["Tamsin Reed (used 2)"]).can("use", "Tamsin Reed")


@proves("DOJ-42", "DOJ-43")
def test_each_ability_of_a_character_is_used_once_in_a_round() -> None:
    scene = fight()
    scene.red(character=["Twofold"], energy=5)

    scene.when.red.does("attack with Twofold")
    scene.when.blue.passes()
    scene.then.red.has(character=["Twofold (ability 2 used)"]).cannot("attack with", "Twofold").can("use", "Twofold")
    scene.when.red.does("use Twofold")
    scene.when.blue.passes()

    scene.then.red.has(character=["Twofold (used, ability 2 used)"]).cannot("use", "Twofold")


@proves("DOJ-43")
def test_a_drill_with_a_limit_of_its_own_is_offered_while_a_copy_has_uses_left() -> None:
    scene = fight()
    scene.red(drill_row=["Twice Bell (used 2)", "Twice Bell (used)"], energy=5)

    scene.when.red.does("use Twice Bell")
    scene.when.blue.passes()

    scene.then.red.has(drill_row=["Twice Bell (used 2)", "Twice Bell (used 2)"]).cannot("use", "Twice Bell")


@proves("DOJ-44")
def test_once_per_round_is_once_for_a_drill_whatever_it_can_do() -> None:
    scene = fight(drill_uses="once_per_round")
    scene.red(drill_row=["Two Posts", "Two Posts"], energy=5)

    scene.when.red.does("use Two Posts")
    scene.when.blue.passes()
    scene.then.red.can("attack with", "Two Posts")
    scene.when.red.does("attack with Two Posts")
    scene.when.blue.passes()

    scene.then.red.cannot("use", "Two Posts").cannot("attack with", "Two Posts")


@proves("DOJ-44")
@pytest.mark.parametrize(("uses", "again"), [("unlimited", True), ("once_per_round", False)])
def test_a_drill_may_be_used_on_any_turn_or_once_in_a_round(uses: str, again: bool) -> None:
    scene = fight(drill_uses=uses)
    scene.red(drill_row=["Post", "Bell"], energy=6)

    for deed in ("attack with Post", "use Bell"):
        scene.when.red.does(deed)
        scene.when.blue.passes()

    for deed in ("attack with Post", "use Bell"):
        side = scene.then.red
        side.can(deed) if again else side.cannot(deed)


@proves("DOJ-44")
def test_kept_reaction_drills_are_not_limited() -> None:
    scene = fight(drill_uses="once_per_round")
    scene.red(hand=["Hit 4"])
    scene.blue(character=["Nil"], drill_row=["Toughener"], deck=walls(1, 1, 5))

    scene.when.red.plays("Hit 4")
    scene.when.blue.does("react with Toughener").does("react with Toughener")

    scene.then.blue.has(discard_pile=["Wall 1"], hand=["Wall 1"], deck=["Wall 5"])


@proves("DOJ-45")
def test_combat_ends_after_sixty_turns_that_are_no_pass() -> None:
    scene = fight()
    scene.red(hand=["Peek"] * 31)
    scene.blue(hand=["Peek"] * 31)

    for _ in range(30):
        scene.when.red.plays("Peek")
        scene.when.blue.plays("Peek")

    scene.then.fact(phase="training")
    scene.then.red.has(hand=["Peek"])
