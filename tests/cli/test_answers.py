"""What a typed line means."""

import pytest

from cardwright.cli.match.answers import interpret

OPTIONS = ["play Furnace Bolt", "play Moss Ox", "attack Moss Ox > blue", "attack Moss Ox > Mist Heron", "pass"]


@pytest.mark.parametrize(
    ("line", "index"),
    [
        ("1", 0),
        ("5", 4),
        ("pass", 4),
        ("pa", 4),
        ("PLAY moss", 1),
        ("bolt", 0),
        ("ox blue", 2),
        ("attack heron", 3),
        ("furn bol", 0),
        ("urnace", 0),
        ("moss ox > blue", 2),
    ],
)
def test_a_number_or_a_part_of_the_words_is_enough(line: str, index: int) -> None:
    assert interpret(line, OPTIONS).index == index


@pytest.mark.parametrize(("line", "candidates"), [("play", (0, 1)), ("ox", (1, 2, 3)), ("p", (0, 1, 4))])
def test_several_that_fit_are_all_named(line: str, candidates: tuple[int, ...]) -> None:
    meaning = interpret(line, OPTIONS)
    assert not meaning.is_clear
    assert meaning.candidates == candidates


def test_a_slip_is_met_with_the_nearest_words() -> None:
    assert interpret("pass turn", OPTIONS).nearest == ("pass",)
    assert "play Furnace Bolt" in interpret("furnase", OPTIONS).nearest


@pytest.mark.parametrize("line", ["0", "6", "99999999999999999999", "xyzzy", ">", "²"])
def test_what_means_nothing_chooses_nothing(line: str) -> None:
    assert not interpret(line, OPTIONS).is_clear


def test_exact_words_beat_longer_ones_that_begin_alike() -> None:
    assert interpret("play ox", ["play Ox", "play Oxbow"]).index == 0
