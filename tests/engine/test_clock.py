"""Time is data: every answer brings its own, and nothing in the kernel looks at a clock."""

from cardwright.engine.ids import NOBODY
from cardwright.engine.record import Match, Record, read_record, replay
from cardwright.engine.step import Decision
from tests.engine.toy import TOY, ToyEntry
from tests.engine.toy_rules import Toy

DECKS = [deck.cards for deck in TOY.decks()]


class TimedToy(Toy):
    """The toy with a clock: an answer costs a computer 5 ms for each option."""

    def has_clock(self) -> bool:
        return True

    def charge(self, decision: Decision, index: int) -> int:
        return 5 * len(decision.options)


TIMED = ToyEntry(TimedToy)


def timed() -> Match:
    return Match(TIMED, Record("toy", "1", 4, {"cap": "20"}, DECKS[:2], {}))


def test_a_person_is_charged_what_was_taken_and_a_computer_what_the_rules_say() -> None:
    match = timed()
    match.choose(0, 1234)
    assert match.game.elapsed == 1234
    assert match.game.decision is not None
    options = len(match.game.decision.options)
    match.choose(0)
    assert match.game.elapsed == 1234 + 5 * options


def test_the_record_tells_the_time_of_each_answer_and_replays_it() -> None:
    match = timed()
    for number in range(6):
        assert match.game.decision is not None
        match.choose(len(match.game.decision.options) - 1, 100 * number if number % 2 else NOBODY)
    text = match.save()
    assert "[100 ms]" in text
    record, problems = read_record(text)
    assert problems == []
    again, problems = replay(TIMED, record)
    assert problems == []
    assert again.game.elapsed == match.game.elapsed
    assert again.save() == text


def test_without_a_clock_no_time_is_counted_or_written() -> None:
    match = Match(TOY, Record("toy", "1", 4, {"cap": "20"}, DECKS[:2], {}))
    match.choose(0, 500)
    assert match.game.elapsed == 0
    assert "ms]" not in match.save()
