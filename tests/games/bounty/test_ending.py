"""Chapter J: winning, ending, and the clock."""

import pytest

from cardwright.cli.match.stopwatch import Stopwatch
from cardwright.engine.ids import NOBODY
from cardwright.engine.record import Match, Record, read_record, replay
from cardwright.games.bounty import entry
from cardwright.games.bounty.setup import limit_for
from cardwright.testing import proves
from tests.games.bounty.crews import attack, bounty, crews, deck_of, deploy, end_turn, ending, new_game, quiet


@proves("BOU-83", "BOU-85", "BOU-86")
def test_last_gasp() -> None:
    for option in ("end_phase", "immediate"):
        scene = crews(win_check=option)
        scene.red(field=["Boulder Knight"], hand=["Stray Bull"], deck="none", points=23)
        scene.blue(hand=["Stray Bull"])
        scene.at(phase="discard")
        scene.when.red.does("done")
        if option == "immediate":
            scene.then.is_over("blue", "no card to draw")
            continue
        quiet(scene, phase="attack")
        scene.when.red.does("attack Boulder Knight")
        scene.then.is_over("red", "25 points").red.has(points=27)


@proves("BOU-86")
def test_both_over_the_limit() -> None:
    scene = crews()
    scene.red(field=["Alley Squire", "Masked Duelist"], hand=["Stray Bull"], points=23)
    scene.blue(field=["Comb Tender", "Shell Beetle (damage 2)", "Burrow Charge"], hand=["Stray Bull"], points=24)
    scene.at(phase="attack")
    attack(scene, "Alley Squire", "Comb Tender")
    attack(scene, "Masked Duelist", "Shell Beetle")
    scene.when.blue.does("activate Burrow Charge")
    quiet(scene)
    scene.then.is_over("blue", "25 points").red.has(points=25)
    scene.then.blue.has(points=26)


@proves("BOU-84")
def test_the_score_limit_as_a_number_or_from_the_decks() -> None:
    assert new_game().limit == 25
    assert new_game(score_limit="5").limit == 5
    assert new_game(score_limit="200").limit == 200
    for wrong in ("4", "201", "much"):
        assert any("score_limit" in problem for problem in problems({"score_limit": wrong}))
    game = new_game(score_limit="auto")
    faces = [face for face in game.faces if face.stats[0] > 0]
    points, count = sum(face.numbers[0] for face in faces), len(faces)
    assert game.limit == max(10, 5 * ((4 * points + count) // (2 * count)))
    assert limit_for([]) == 10


def problems(options: dict[str, str]) -> list[str]:
    """What is wrong with options."""
    return [found for spec in entry.options if spec.name in options and (found := spec.problem(options[spec.name]))]


@proves("BOU-87")
def test_the_last_round_and_too_many_decisions() -> None:
    game = new_game(max_rounds="2")
    for _ in range(4):
        end_turn(game)
    assert game.outcome == 2
    assert "last round" in game.reason

    scene = crews()
    scene.red(hand=["Stray Bull"] * 3)
    scene.at(phase="discard")
    bounty(scene).questions = 400
    scene.when.red.does("discard Stray Bull")
    scene.then.fact(turn=6)


@proves("BOU-87", "BOU-23", "BOU-32", "BOU-85")
def test_an_empty_deck_lives_on_its_discards() -> None:
    scene = crews()
    scene.red(hand=["Stray Bull"], deck="none")
    scene.blue(hand=["Tower Ox"])
    scene.at(phase="discard")
    scene.when.red.does("discard Stray Bull")
    scene.then.red.has(hand=["Stray Bull"])
    piled = crews(discard_to="boneyard")
    piled.red(hand=["Stray Bull"], deck="none")
    piled.blue(hand=["Tower Ox"])
    piled.at(phase="discard")
    piled.when.red.does("discard Stray Bull")
    piled.then.is_over("blue", "no card to draw")


@proves("BOU-88", "BOU-89", "BOU-92", "BOU-93", "BOU-94", "BOU-95")
def test_the_bell() -> None:
    for last, after in (("equal", 6), ("current", 5)):
        scene = crews(mode="timed", last_turns=last)
        scene.red(
            hand=["War Chant", "Tower Ox"], field=["Stray Bull", "Hill Scrapper"], resource=3, points=14, natural=4
        )
        scene.blue(field=["Tower Ox"], hand=["Tower Ox"], points=14)
        scene.at(phase="discard", elapsed=291000)
        times: list[int] = []
        scene.when.red.does("done")
        times.append(scene.game.elapsed)
        deploy(scene, "War Chant", "Stray Bull")
        times.append(scene.game.elapsed)
        scene.when.red.does("done")
        times.append(scene.game.elapsed)
        attack(scene, "Stray Bull", "Tower Ox")
        times.append(scene.game.elapsed)
        scene.then.fact(last_call=0)
        scene.when.red.does("done")
        times.append(scene.game.elapsed)
        assert times == [292000, 295000, 296000, 299000, 300000]
        assert bounty(scene).bell == 5
        scene.then.blue.has(field=["Tower Ox (damage 1)"])
        assert scene.game.is_over == (after == 5)
        quiet(scene)
        scene.then.is_draw("equal points")
        assert bounty(scene).turn == after
    normal = crews()
    normal.red(hand=["Tower Ox"])
    normal.at(phase="discard")
    normal.when.red.does("done")
    assert normal.game.elapsed == 0


@proves("BOU-95")
def test_when_time_is_over_more_points_win() -> None:
    scene = crews(mode="timed", time_limit_s="1")
    scene.red(hand=["Tower Ox"], points=3)
    scene.blue(hand=["Tower Ox"], points=4)
    scene.at(turn=6, active="blue", phase="discard")
    quiet(scene)
    scene.then.is_over("blue", "4 points to 3")


@proves("BOU-90", "BOU-91")
def test_every_answer_brings_its_time_and_a_replay_reproduces_it() -> None:
    record = Record("bounty", "1", 7, {"mode": "timed"}, [deck_of("Hammer Line"), deck_of("Gnat Cloud")], {})
    match = Match(entry, record)
    for number in range(40):
        assert match.game.decision is not None
        match.choose(ending(match.game), 137 * number if number % 3 else NOBODY)
    text = match.save()
    assert " ms]" in text
    again, wrong = read_record(text)
    assert wrong == []
    repeated, wrong = replay(entry, again)
    assert wrong == []
    assert repeated.game.elapsed == match.game.elapsed > 0
    assert repeated.save() == text
    assert match.back_to(20).game.elapsed < match.game.elapsed


@pytest.mark.parametrize(("action", "passing"), [("3000", "1000"), ("0", "0"), ("5", "7")])
@proves("BOU-92")
def test_computers_are_charged_by_the_kind_of_answer(action: str, passing: str) -> None:
    scene = crews(mode="timed", decision_charge_ms=action, pass_charge_ms=passing)
    scene.red(hand=["Fortune Reading", "Gnatling", "Tower Ox"])
    deploy(scene, "Fortune Reading", "Gnatling")
    assert scene.game.elapsed == int(action)
    scene.when.red.does("done")
    assert scene.game.elapsed == int(action) + int(passing)


@proves("BOU-91", "BOU-96")
def test_a_person_is_charged_real_time_and_answered_for_after_the_cap() -> None:
    now = [0.0]
    watch = Stopwatch(lambda: now[0])
    game = new_game(mode="timed", decision_cap_ms="30000")
    watch.start()
    now[0] = 12.345
    assert watch.judge(game, 0) == (0, 12345)
    now[0] = 31.0
    last = len(game.decision.options) - 1  # type: ignore[union-attr]
    assert watch.judge(game, 0) == (last, 30000)
    assert watch.judge(new_game(), 0) == (0, NOBODY)
    full = crews(mode="timed")
    full.red(hand=["Stray Bull", "Tower Ox", "Gnatling", *["Hill Scrapper"] * 6])
    full.at(phase="discard")
    assert full.game.answer_for_silent() == 0
