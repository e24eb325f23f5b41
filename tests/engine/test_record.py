"""Records replay, resume, and keep what is good of a damaged one."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardwright.engine.errors import SetupError
from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.record import Match, Record, read_record, replay
from cardwright.engine.rng import seeded
from tests.engine.toy import TOY

DECKS = [deck.cards for deck in TOY.decks()]


def played(moves: int = 25, seed: int = 4) -> Match:
    match = Match(TOY, Record("toy", "1", seed, {"cap": "20"}, DECKS[:2], {"red": "ann", "blue": "greedy"}))
    rng = seeded(seed)
    while match.game.decision is not None and len(match.record.moves) < moves:
        match.choose(rng.below(len(match.game.decision.options)))
    return match


def test_a_record_is_readable() -> None:
    lines = played(2).save().splitlines()

    assert lines[:6] == [
        "cardwright record 1",
        "game: toy",
        "version: 1",
        "seed: 4",
        "option cap: 20",
        "seat red: ann",
    ]
    assert lines[7].startswith("deck red: 1 Grunt, 1 Martyr,")
    assert lines[9] == "moves:"
    assert lines[10].startswith("1 red: ")
    assert lines[-1].startswith("state: ")


def test_a_record_replays_to_the_same_state() -> None:
    match = played()

    record, problems = read_record(match.save())
    again, more = replay(TOY, record)

    assert problems == more == []
    assert fingerprint(again.game) == fingerprint(match.game)
    assert again.save() == match.save()
    assert record.seats == {"red": "ann", "blue": "greedy"}


@given(some.permutations(list(DECKS[0])), some.integers(0, 1000))
def test_the_order_of_a_deck_list_does_not_matter(names: list[str], seed: int) -> None:
    match = Match(TOY, Record("toy", "1", seed, {}, [names, DECKS[1]], {}))
    record, _ = read_record(match.save())

    again, problems = replay(TOY, record)

    assert problems == []
    assert again.game.keys() == match.game.keys()


def test_equal_cards_need_not_stand_together_in_a_list() -> None:
    scattered = ["Grunt", "Bolt", "Grunt", "Spy", "Bolt", "Grunt", *["Martyr", "Wish"] * 3]
    match = Match(TOY, Record("toy", "1", 9, {}, [scattered, DECKS[1]], {}))

    record, _ = read_record(match.save())

    assert replay(TOY, record)[1] == []


def test_giving_up_is_recorded() -> None:
    match = played(5)
    match.concede(1)

    again, problems = replay(TOY, read_record(match.save())[0])

    assert problems == []
    assert again.game.reason == "blue gave up"


def test_an_interruption_is_recorded() -> None:
    match = played(5)
    match.interrupt()

    assert replay(TOY, read_record(match.save())[0])[0].game.reason == "interrupted"


def test_a_match_goes_back() -> None:
    match = played(20)
    earlier = match.back_to(7)

    assert len(earlier.record.moves) == 7
    assert fingerprint(earlier.game) == fingerprint(played(7).game)


def test_a_record_in_the_middle_goes_on() -> None:
    match, rest = played(10), played(25)
    again, _ = replay(TOY, read_record(match.save())[0])
    for move in rest.record.moves[10:]:
        assert again.repeat(move) is None

    assert fingerprint(again.game) == fingerprint(rest.game)


def damage(text: str, line: int, new: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines) + "\n"


def test_a_line_that_is_no_move_keeps_those_before_it() -> None:
    text = damage(played(10).save(), 14, "4 green: play chess")

    record, problems = read_record(text)

    assert problems == ["line 14: not a move: '4 green: play chess'"]
    assert len(record.moves) == 3
    assert record.hash == ""
    match, more = replay(TOY, record)
    assert more == []
    assert len(match.record.moves) == 3


def test_a_missing_move_is_named() -> None:
    lines = played(10).save().splitlines()
    del lines[13]

    record, problems = read_record("\n".join(lines))

    assert problems == ["line 14: move 4 is missing, this is number 5"]
    assert len(record.moves) == 3


def test_an_impossible_move_names_its_line_and_the_options() -> None:
    text = damage(played(10).save(), 14, "4 red: play Chess")
    record, _ = read_record(text)

    match, problems = replay(TOY, record)

    assert len(match.record.moves) == 3
    assert problems[0].startswith("line 14: ")
    assert "'play Chess' is no option here; options are" in problems[0] or "choice" in problems[0]


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    match = played(0)
    wrong = "blue" if match.game.decision is not None and match.game.decision.seat == 0 else "red"
    record, _ = read_record(match.save().replace("moves:\n", f"moves:\n1 {wrong}: pass\n"))

    assert "choice, not" in replay(TOY, record)[1][0]


def test_a_move_after_the_end_is_refused() -> None:
    match = played(3)
    match.concede(0)
    text = match.record.write() + f"{len(match.record.moves) + 1} red: pass\n"

    assert "the game is already over" in replay(TOY, read_record(text)[0])[1][0]


def test_another_state_than_was_saved_is_told() -> None:
    text = played(10).save()
    record, _ = read_record(text[: text.index("state: ")] + "state: 0123456789abcdef\n")

    assert "the rules or cards have changed" in replay(TOY, record)[1][0]


def test_blank_lines_do_no_harm() -> None:
    match = played(6)

    record, problems = read_record(match.save() + "\n\n")
    assert problems == []
    assert len(record.moves) == 6
    record, problems = read_record(match.record.write().split("state: ")[0] + "\n\n")
    assert (len(record.moves), problems) == (6, [])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", 'line 1: this is not a record: the first line must be "cardwright record 1"'),
        ("game: toy\n", 'line 1: this is not a record: the first line must be "cardwright record 1"'),
        ("cardwright record 1\nnonsense\n", "line 2: expected `label: value`, found 'nonsense'"),
        ("cardwright record 1\nmoves:\n", "the record names no game"),
        (
            "cardwright record 1\ngame: toy\nseed: x\ndeck red: Bolt\ndeck blue: Bolt\n",
            "the seed must be a whole number",
        ),
        ("cardwright record 1\ngame: toy\nseed: --5\ndeck red: Bolt\ndeck blue: Bolt\n", "the seed must be a whole"),
        ("cardwright record 1\ngame: toy\nseed: ²\ndeck red: Bolt\ndeck blue: Bolt\n", "the seed must be a whole"),
        ("cardwright record 1\ngame: toy\nseed: 1\ndeck red: Bolt\n", "the record has no deck for blue"),
    ],
)
def test_a_head_that_cannot_be_read_is_refused(text: str, problem: str) -> None:
    with pytest.raises(SetupError) as error:
        read_record(text)

    assert any(problem in one for one in error.value.problems)


def test_every_missing_part_of_a_head_is_named() -> None:
    with pytest.raises(SetupError) as error:
        read_record("cardwright record 1\nmoves:\n")

    assert len(error.value.problems) == 4


@given(some.integers(0, 30), some.text("abc:#, 1\n", max_size=12))
def test_a_damaged_record_is_refused_or_kept_as_far_as_it_goes(line: int, junk: str) -> None:
    text = damage(played(12).save(), 1 + line % len(played(12).save().splitlines()), junk)
    try:
        record, _ = read_record(text)
        match, _ = replay(TOY, record)
    except SetupError:
        return
    assert len(match.record.moves) <= 12
