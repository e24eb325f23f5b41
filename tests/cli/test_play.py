"""Playing in the terminal: whole games by script, going back, saving, two at one screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.cli.match.session import Session
from cardwright.cli.play import new_record
from cardwright.engine.record import Match, read_record
from tests.cli.conftest import Call, Keyboard
from tests.cli.skirmish import CREATURES, SkirmishEntry


def start(
    entry: SkirmishEntry, *typed: str, players: tuple[str, str] = ("human", "greedy"), seed: int = 3
) -> tuple[Session, Keyboard]:
    """A session at its beginning, and the keyboard that will play it."""
    keyboard = Keyboard(typed)
    match = Match(entry, new_record(entry, players, ("red", "blue"), [], seed))
    return Session(match, keyboard), keyboard


@pytest.mark.parametrize("blue", ["greedy", "random"])
def test_a_whole_game_by_script(call: Call, blue: str) -> None:
    played = call("play", "skirmish", "--blue", blue, "--seed", "7", typed="1\n" * 60)
    assert played.code == 0
    assert "the last turn is over." in played.out
    assert played.err == ""


def test_the_same_seed_and_answers_give_the_same_game(call: Call) -> None:
    games = [call("play", "skirmish", "--seed", "7", typed="1\n" * 60).out for _ in range(2)]
    assert games[0] == games[1]


def test_two_computers_are_told_line_by_line(call: Call) -> None:
    played = call("play", "skirmish", "--red", "random", "--blue", "greedy", "--seed", "1")
    assert played.code == 0
    assert "red draws" in played.out
    assert played.out.count("the last turn is over.") == 1


def test_the_end_of_the_script_saves_where_it_was(call: Call) -> None:
    call("play", "skirmish", "--seed", "3", "--save", "half.record", typed="muster\n1\n")
    record, problems = read_record(Path("half.record").read_text())
    assert not problems
    assert record.moves[0].key.startswith("muster")
    assert record.hash


def test_a_resumed_game_ends_as_if_never_left(call: Call) -> None:
    whole = call("play", "skirmish", "--seed", "3", "--save", "whole.record", typed="1\n" * 60)
    call("play", "skirmish", "--seed", "3", "--save", "part.record", typed="1\n" * 3)
    rest = call("resume", "part.record", typed="1\n" * 60)
    assert rest.code == 0
    assert Path("part.record").read_text() == Path("whole.record").read_text()
    assert whole.out.splitlines()[-2] == rest.out.splitlines()[-2]


def test_words_choose_and_slips_are_met_with_help(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "mustr", "muster", "99", "concede", "y")
    session.run()
    out = keyboard.file.getvalue()
    assert "'mustr' is no option. Did you mean muster" in out
    assert "Which one?" in out
    assert "There is no option 99: the last is 5." in out
    assert "You lose: red gave up." in out


def test_undo_goes_back_to_the_previous_choice(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "1", "1", "undo", "undo", "undo", "quit", "n")
    session.run()
    choices = [screen for screen in keyboard.screens if "Muster a creature" in screen]
    assert session.match.record.moves == []
    assert "There is nothing to take back." in keyboard.file.getvalue()
    assert choices[0].splitlines()[0] == choices[-1].splitlines()[0]


def test_undo_reaches_back_over_the_end(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "concede", "y", "undo", "quit", "n")
    session.run()
    assert not session.match.game.is_over
    assert "You lose" in keyboard.file.getvalue()


def test_enter_passes_only_on_a_fresh_screen(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "zzz", "", "", "quit", "n")
    session.run()
    assert next(move.key for move in session.match.record.moves if move.seat == 0) == "pass"
    assert len([screen for screen in keyboard.screens if "turn 1" in screen]) == 3


def test_a_player_who_skips_is_asked_again_when_a_blow_comes(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "skip", "quit", "n")
    session.run()
    assert "A blow is coming." in keyboard.screens[1]


def test_things_to_read(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(
        skirmish, "?", "card reed giant", "i 1", "card r", "card qqq", "pile", "pile grave", "log", "rules 2",
        "rules SKI-11", "options", "", "quit", "n",
    )  # fmt: skip
    session.run()
    out = keyboard.file.getvalue()
    for words in ("a card's full text", "Reed Giant", "Creature - Red", "Which one?", "No card is called 'qqq'",
                  "red's hand (4)", "grave (0)", "red draws", 'did you mean "SKI-10"'):  # fmt: skip
        assert words in out
    assert session.match.record.moves == []


def test_two_at_one_screen_do_not_see_each_others_hands(skirmish: SkirmishEntry) -> None:
    typed = [line for _ in range(40) for line in ("", "1")]
    session, keyboard = start(skirmish, *typed, players=("human", "human"))
    session.run()
    handed = [screen for screen in keyboard.screens if "Pass the keyboard" in screen]
    assert len(handed) > 4
    for screen in handed:
        assert not [name for names in CREATURES.values() for name in names if name in screen]
    for screen in keyboard.screens:
        assert not ("RED you" in screen and "BLUE you" in screen)
    assert "Undo works against the computer only" not in keyboard.file.getvalue()


def test_two_at_one_screen_cannot_undo(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "", "1", "undo", "quit", "n", players=("human", "human"))
    session.run()
    assert "Undo works against the computer only" in keyboard.file.getvalue()
    assert len(session.match.record.moves) == 1


def test_saving_and_leaving(skirmish: SkirmishEntry) -> None:
    session, keyboard = start(skirmish, "1", "save kept.record", "save /nowhere/at/all", "quit", "y")
    session.run()
    assert "Saved. Go on with: cardwright resume kept.record" in keyboard.file.getvalue()
    assert "cannot write /nowhere/at/all" in keyboard.file.getvalue()
    assert Path("kept.record").read_text() == Path("skirmish-3.record").read_text()
    assert not list(Path().glob(".*"))


def test_ctrl_c_saves_where_a_file_was_named(skirmish: SkirmishEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    session, keyboard = start(skirmish, "1")
    session.save_to = Path("kept.record")
    answer = keyboard.ask

    def type_or_interrupt(prompt: str) -> str | None:
        line = answer(prompt)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(keyboard, "ask", type_or_interrupt)
    with pytest.raises(KeyboardInterrupt):
        session.run()
    assert "1 red: " in Path("kept.record").read_text()
