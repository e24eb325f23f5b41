"""Steps, decisions, choices in mid-sentence, and what is reported instead of hanging."""

import pytest

from cardwright.engine.ability import Frame, Target
from cardwright.engine.errors import IllegalChoice, RulesError
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import CARD_MASK, NOBODY
from cardwright.engine.program import Choose
from cardwright.engine.step import Decision, Option, Step
from tests.engine.tables import lay
from tests.engine.toy_cards import Creatures
from tests.engine.toy_rules import Act, Toy

POSITION = "red field: Grunt, Captain, Martyr\nred hand: Bolt\nred deck: Bolt\nblue deck: Bolt\nturn: 7"


class Note(Step[Toy]):
    """Changes a life total, so that the order of steps can be read off."""

    def __init__(self, digit: int) -> None:
        self.digit = digit

    def run(self, game: Toy) -> None:
        game.life[1] = game.life[1] * 10 + self.digit


class Again(Step[Toy]):
    """Never comes to an end."""

    def run(self, game: Toy) -> None:
        game.push(self)


class Nothing(Step[Toy]):
    """Asks without an answer."""

    def run(self, game: Toy) -> None:
        game.ask(Decision(0, "Which of none?", []))


class Forced(Step[Toy]):
    """Asks with one answer."""

    def __init__(self, always: bool) -> None:
        self.always = always

    def run(self, game: Toy) -> None:
        game.ask(Decision(0, "This one?", [Option("note", Note(5))], always=self.always))


def run(game: Toy, *steps: Step[Toy]) -> None:
    game.decision = None
    game.then(*steps)
    game.advance()


def test_steps_run_in_reading_order_before_what_waits() -> None:
    game = lay(POSITION)
    game.life[1] = 0

    run(game, Note(1), Note(2), Act(0))

    assert game.life[1] == 12


def test_a_loop_is_reported_with_its_position() -> None:
    game = lay(POSITION)

    with pytest.raises(RulesError, match="a loop: 200000 steps without a decision") as error:
        run(game, Again())

    assert "red field: Grunt, Captain, Martyr" in str(error.value)


def test_running_out_of_steps_is_reported() -> None:
    game = lay(POSITION)

    with pytest.raises(RulesError, match="nothing left to do"):
        run(game)


def test_a_question_without_answers_is_reported() -> None:
    game = lay(POSITION)

    with pytest.raises(RulesError, match=r"nothing to choose for red: Which of none\?"):
        run(game, Nothing())


def test_a_single_answer_is_taken_unless_secrecy_needs_the_question() -> None:
    game = lay(POSITION)
    run(game, Forced(always=False), Act(0))
    assert game.life[1] == 65

    run(game, Forced(always=True), Act(0))
    assert game.keys() == ["note"]


def test_only_options_can_be_chosen() -> None:
    game = lay(POSITION)

    with pytest.raises(IllegalChoice, match="there is no option 9"):
        game.choose(9)
    with pytest.raises(IllegalChoice, match="there is no option -1"):
        game.choose(-1)
    with pytest.raises(IllegalChoice, match='"play Quake" is not an option; there are: play Bolt'):
        game.choose_key("play Quake")
    assert game.decision is not None, "a refused answer changes nothing"


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = lay(POSITION)
    game.interrupt()

    with pytest.raises(IllegalChoice, match="nothing is asked"):
        game.choose(0)


def test_giving_up_and_interruption_end_the_game_once() -> None:
    game = lay(POSITION)
    game.concede(1)
    game.interrupt()
    game.concede(0)

    assert (game.outcome, game.reason) == (0, "blue gave up")
    other = lay(POSITION)
    other.interrupt()
    assert (other.outcome, other.reason) == (DRAW_GAME, "interrupted")


def test_equal_words_are_numbered() -> None:
    game = lay("red field: Grunt, Grunt\nred deck: Bolt\nblue deck: Bolt")

    assert game.keys() == ["attack Grunt", "attack Grunt #2", "pass"]


def choose(game: Toy, low: int, high: int) -> int:
    frame = game.open_frame(Frame(0, NOBODY, None, ()))
    target = Target(1, Creatures(), low, high, (), "Choose creatures.")
    run(game, Choose(frame, target, 0, ()), Act(0))
    return frame


def test_several_things_are_chosen_one_by_one_and_no_set_twice() -> None:
    sets: list[list[str]] = []
    game = lay(POSITION)
    frame = choose(game, 2, 2)
    open_ends = [game]
    while open_ends:
        one = open_ends.pop()
        if one.decision is not None and one.decision.prompt != "Choose creatures.":
            sets.append([one.name_of(ref & CARD_MASK) for ref in one.frame(frame).group(1)])
            continue
        for index in range(len(one.keys())):
            open_ends.append(one.clone())
            open_ends[-1].choose(index)

    assert sorted(sets) == [["Captain", "Martyr"], ["Grunt", "Captain"], ["Grunt", "Martyr"]]


def test_up_to_so_many_may_be_none() -> None:
    game = lay(POSITION)
    frame = choose(game, 0, 2)

    assert game.keys() == ["choose Grunt", "choose Captain", "choose Martyr", "none"]
    game.choose_key("choose Captain")
    assert game.keys() == ["choose Martyr", "done"]
    game.choose_key("done")
    assert [game.name_of(ref & CARD_MASK) for ref in game.frame(frame).group(1)] == ["Captain"]


def test_fewer_than_asked_for_are_all_taken() -> None:
    game = lay(POSITION)

    frame = choose(game, 5, 5)

    assert len(game.frame(frame).group(1)) == 3
    assert game.decision is not None
    assert game.decision.prompt.startswith("Play a card")


def test_frames_are_numbered_anew_once_they_are_closed() -> None:
    game = lay(POSITION)
    numbers = [game.open_frame(Frame(0, NOBODY, None, ())) for _ in range(3)]
    game.close_frame(1)

    assert numbers == [0, 1, 2]
    assert game.open_frame(Frame(1, NOBODY, None, ())) == 1
    for number in (0, 1, 2):
        game.close_frame(number)
    assert game.frames == []


def test_a_bound_frame_is_a_new_one() -> None:
    frame = Frame(0, NOBODY, None, ())
    bound = frame.bind(2, (7, 8))

    assert bound.slots == ((), (), (7, 8))
    assert frame.slots == ()
    assert bound.group(9) == ()
