"""A real game in the terminal: whole games by script, nothing hidden on the screen, everything fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright import games
from cardwright.cli.match.session import Session
from cardwright.cli.play import new_record
from cardwright.cli.screen.chronicle import chronicle
from cardwright.cli.screen.look import Look
from cardwright.cli.screen.table import Scene, draw
from cardwright.engine.game import Game
from cardwright.engine.ids import SPECTATOR
from cardwright.engine.record import Match, read_record
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.view import may_see
from tests.cli.conftest import Keyboard, call_command

ENTRY = games.find("wellspring")


class RandomKeyboard(Keyboard):
    """Somebody who types any number, asks for help, looks at cards, and now and then takes something back."""

    def __init__(self, rng: Rng, width: int, height: int, most: int = 400) -> None:
        super().__init__([], width, height)
        self.rng = rng
        self.left = most

    def ask(self, prompt: str) -> str | None:
        super().ask(prompt)
        self.left -= 1
        if self.left < 0:
            return "concede" if prompt == "> " else "y" if "Give up" in prompt else ""
        if prompt != "> ":
            return ""
        if self.rng.below(12) == 0:
            return ("?", "i 1", "pile", "log", "undo", "skip", "zzz", "card ox", "options")[self.rng.below(9)]
        return str(self.rng.below(6) + 1) if self.rng.below(3) else ""


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_a_restless_player(tmp_path: Path, seed: int, width: int, height: int) -> None:
    keyboard = RandomKeyboard(seeded(seed), width, height)
    match = Match(ENTRY, new_record(ENTRY, ("human", "random"), ("", ""), [], seed))
    session = Session(match, keyboard, tmp_path / "kept.record")
    session.run()
    assert session.match.game.is_over
    record, problems = read_record((tmp_path / "kept.record").read_text())
    assert not problems
    assert len(record.moves) == len(session.match.record.moves)
    tables = [screen for screen in keyboard.fresh if screen.startswith(ENTRY.name)]
    assert len(tables) > 10
    for screen in tables:
        assert max(len(line) for line in screen.splitlines()) <= width
        assert len(screen.splitlines()) <= height, screen


def random_positions(seed: int, every: int) -> list[Game]:
    """Some decisions of a random game, with its log so far; the log grows on while they are looked at."""
    found: list[Game] = []
    decks = ENTRY.decks()
    game = ENTRY.start([decks[seed % 7].cards, decks[(seed + 3) % 7].cards], {}, seed)
    rng = seeded(seed)
    number = 0
    while game.decision is not None:
        if number % every == 0:
            found.append(game.clone())
        game.choose(rng.below(len(game.decision.options)))
        number += 1
    return found


def test_no_hidden_name_is_on_the_screen() -> None:
    look = Look(ENTRY)
    checked = 0
    for seed in range(6):
        for game in random_positions(seed, 9):
            for seat in (0, 1, SPECTATOR):
                scene = Scene(game.view(seat), 0 if seat == SPECTATOR else seat, ("human", "greedy"))
                drawn = "\n".join(line.plain for line in draw(look, scene, 120, 60))
                shown = open_names(game, seat)
                for card in range(len(game.places)):
                    if game.places[card] >= 0 and not may_see(game, seat, card):
                        name = game.faces[card].name
                        assert name in shown or name not in drawn, f"seat {seat} sees {name}\n{drawn}"
                        checked += 1
    assert checked > 1000


def open_names(game: Game, seat: int) -> str:
    """All names that a seat may read: of cards it sees, in texts on those cards, and in its options."""
    seen = [card for card in range(len(game.places)) if may_see(game, seat, card)]
    faces = [game.faces[card] for card in seen]
    return "\n".join([*(face.name for face in faces), *(face.words for face in faces), *game.view(seat).options])


def test_a_log_never_names_what_only_the_other_saw() -> None:
    game = ENTRY.start([deck.cards for deck in ENTRY.decks()[:2]], {}, 11)
    rng = seeded(11)
    while game.decision is not None:
        game.choose(rng.below(len(game.decision.options)))
    drawn = [line for line in chronicle(game.log, 1) if line.startswith("red draws ")]
    assert drawn
    assert set(drawn) == {"red draws a card"}


@pytest.mark.parametrize("answers", ["1\n" * 400, "pass\n1\n" * 400])
def test_whole_games_from_a_pipe(answers: str) -> None:
    played = call_command("play", "wellspring", "--seed", "4", "--blue", "random", typed=answers)
    assert played.code == 0
    assert played.err == ""
    assert "You win: " in played.out or "You lose: " in played.out
