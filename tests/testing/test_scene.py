"""Scenes arrange, act and judge; what goes wrong is told with the position."""

import pytest

from cardwright.engine.errors import SetupError
from cardwright.testing import Scene, given, proves
from tests.engine.toy import TOY


def duel() -> Scene:
    scene = given(TOY)
    scene.red(hand=["Bolt", "Grunt"], field=["Captain"], deck=["Spy", "Wish"], life=5)
    scene.blue(hand=["Rally"], field=["Grunt", "Martyr (tired)"], deck=["Quake", "Fork"])
    scene.at(turn=3, active="red")
    return scene


def test_a_scene_plays_and_judges() -> None:
    scene = duel()

    scene.when.red.plays("Bolt", on="Martyr")

    scene.then.red.has(hand=["Grunt"], discard_pile=["Bolt"], deck=["Spy", "Wish"], life=5)
    scene.then.blue.has(field=["Grunt"], discard_pile=["Martyr"], hand=["Quake", "Rally"], deck=["Fork"])
    scene.then.red.changed(hand=-1, life=0)
    scene.then.blue.changed(hand=+1, deck=-1, field=-1)
    scene.then.asked("red", "play a card").goes_on().fact(turn=3, active="red")
    scene.then.log_has("Martyr is destroyed")
    scene.then.blue.reads("blue draws Quake")
    scene.then.red.reads("blue draws a card").does_not_read("Quake")


def test_what_has_changed_counts_from_the_last_judgement() -> None:
    scene = duel()
    scene.when.red.plays("Grunt")
    scene.then.red.changed(hand=-1, field=+1)

    scene.when.red.attacks("Captain")

    scene.then.red.changed(hand=0, field=0)
    scene.then.blue.changed(life=-1)


def test_numbers_are_computed() -> None:
    scene = duel()

    scene.when.red.plays("Grunt")

    scene.then.red.stat("Grunt", power=3, damage=0)
    scene.then.blue.stat("Grunt", power=2)
    scene.then.stat("Captain", power=1)


def test_passing_goes_on_to_a_time() -> None:
    scene = duel()

    scene.when.pass_until(turn=4)

    scene.then.fact(turn=4, active="blue")
    scene.then.blue.is_asked("attack").can("play", "Rally").cannot("play", "Bolt")
    scene.then.red.is_not_asked()


def test_both_pass_one_after_the_other() -> None:
    scene = duel()

    scene.when.both_pass()

    scene.then.fact(turn=4)
    scene.then.red.was_not_asked("choose")


def test_marks_are_arranged_and_compared() -> None:
    scene = duel()

    scene.then.blue.has(field=["Martyr (tired)", "Grunt"])
    with pytest.raises(AssertionError, match="should be"):
        scene.then.blue.has(field=["Martyr", "Grunt (tired)"])


def test_the_rest_of_a_zone_may_be_left_open() -> None:
    scene = duel()

    scene.then.red.has(deck=["Spy", ...], hand=["Grunt", ...])
    with pytest.raises(AssertionError):
        scene.then.red.has(deck=["Wish", ...])


def test_options_that_do_not_exist_are_judged() -> None:
    scene = duel()

    scene.when.red.cannot("play", "Spy").cannot("attack", "Grunt").can("attack", "Captain")
    with pytest.raises(AssertionError, match="red can play Bolt"):
        scene.when.red.cannot("play", "Bolt")
    with pytest.raises(AssertionError, match="blue is not asked at all"):
        scene.when.blue.cannot("play", "Rally")


def test_an_impossible_act_fails_with_the_position() -> None:
    scene = duel()

    with pytest.raises(AssertionError) as failure:
        scene.when.red.plays("Quake")

    text = str(failure.value)
    assert "red has no option 'play Quake'" in text
    assert "blue field: Grunt, Martyr (tired)" in text
    assert "red is asked: Play a card, attack, or pass. [play Bolt, play Grunt, attack Captain, pass]" in text


def test_ambiguous_words_fail() -> None:
    scene = duel()

    with pytest.raises(AssertionError, match="'play' could mean play Bolt or play Grunt"):
        scene.when.red.does("play")


def test_a_target_that_was_never_asked_for_fails() -> None:
    scene = duel()

    with pytest.raises(AssertionError, match="red was not asked about 'Martyr'"):
        scene.when.red.plays("Grunt", on="Martyr")


def test_a_wrong_seat_fails() -> None:
    scene = duel()

    with pytest.raises(AssertionError, match="blue is not asked"):
        scene.when.blue.passes()


def test_views_are_judged() -> None:
    scene = duel()
    scene.red(hand=["Spy"])
    scene.then.red.does_not_see("Rally").sees("Martyr", "blue field").does_not_see("Martyr", "red field")

    scene.when.red.plays("Spy")

    scene.then.red.sees("Rally", where="blue hand")
    scene.then.blue.sees("Rally", where="blue hand").does_not_see("Wish")


def test_endings_are_judged() -> None:
    scene = duel()
    scene.blue(life=1)

    scene.when.red.attacks("Captain")

    scene.then.is_over(winner="red", reason="no life left")
    with pytest.raises(AssertionError, match="it should be a draw"):
        scene.then.is_draw()
    with pytest.raises(AssertionError, match="blue should have won"):
        scene.then.is_over(winner="blue")


def test_giving_up_ends_the_game() -> None:
    scene = duel()

    scene.when.blue.concedes()

    scene.then.is_over("red", "blue gave up")


def test_an_unknown_zone_suggests_the_nearest() -> None:
    with pytest.raises(SetupError, match='did you mean "discard pile"'):
        given(TOY).red(discard_pil=["Bolt"])


def test_options_are_checked() -> None:
    with pytest.raises(SetupError, match='did you mean "cap"'):
        given(TOY, options={"cab": "3"})


def test_a_scene_that_has_begun_cannot_be_arranged() -> None:
    scene = duel()
    scene.when.red.passes()

    with pytest.raises(AssertionError, match="the scene has begun"):
        scene.red(hand=["Bolt"])


def test_rules_are_cited() -> None:
    @proves("TOY-01", "TOY-02")
    def test_something() -> None: ...

    assert test_something.__dict__["rules"] == ("TOY-01", "TOY-02")
