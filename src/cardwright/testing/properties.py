"""Properties that every game must have, watched while random games are played."""

from __future__ import annotations

from typing import Final

from cardwright.agents.playout import playout
from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import IllegalChoice, RulesError
from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat
from cardwright.engine.record import Match, read_record, replay
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.sample import sample
from cardwright.testing.identity import check_identity
from cardwright.testing.rearrange import check_rearranging
from cardwright.testing.secrecy import Mirror, check_agents, check_secrecy, check_worlds_differ
from cardwright.testing.setups import random_record
from cardwright.testing.sound import problems_of

MOST_DECISIONS: Final = 20_000
MIRRORED: Final = 40
WRONG: Final = (
    RulesError,
    IllegalChoice,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What a mistake in rules or effects may raise: reported with the record of the game."""


class Broken(AssertionError):
    """A property that does not hold, with the record of the game that shows it."""

    def __init__(self, number: int, problem: str, record: str, position: str) -> None:
        super().__init__(f"game {number}: {problem}\n\n{position}\n\n{record}")
        self.number = number
        self.problem = problem
        self.record = record


class Trial:
    """One random game, watched: light checks at every decision, heavy ones at one of `often`."""

    def __init__(self, entry: GameEntry, number: int, often: int = 16, most: int = MOST_DECISIONS) -> None:
        self.entry = entry
        self.number = number
        self.often = often
        self.most = most
        self.rng = seeded(number)
        self.match = Match(entry, random_record(entry, self.rng, number))
        self.cards = sorted(face.id for face in self.match.game.faces)
        self.kept: list[tuple[Game, str]] = []
        """Clones with the fingerprints they had, to be compared at the end."""
        self.twin: Match | None = None
        """The same game, saved and reloaded on the way."""
        self.compared = 0
        """How often a seat was compared in two worlds while both went on."""

    def play(self) -> Trial:
        """Play to the end, or raise Broken."""
        try:
            self.go_on()
        except WRONG as error:
            if isinstance(error, Broken):
                raise
            raise self.broken(f"{type(error).__name__}: {error}") from error
        return self

    def go_on(self) -> None:
        """Answer at random until the game is over."""
        game = self.match.game
        reload_at = self.rng.below(60)
        while game.decision is not None:
            if len(self.match.record.moves) > self.most:
                raise self.broken(f"not over after {self.most} decisions")
            self.report(problems_of(game))
            if self.rng.below(self.often) == 0:
                self.look_closely(game.decision.seat)
            if len(self.match.record.moves) == reload_at:
                self.twin = self.reload()
            self.answer(self.pick())
        self.report(problems_of(game))
        self.look_back()

    def pick(self) -> int:
        """Any option; in every other game seldom one to pass, so that both quiet and crowded tables come up."""
        decision = self.match.game.decision
        assert decision is not None
        index = self.rng.below(len(decision.options))
        if self.number % 2 and decision.options[index].label == "pass":
            return self.rng.below(len(decision.options))
        return index

    def answer(self, index: int) -> None:
        """Choose in the game and in its twin."""
        if self.twin is not None:
            if self.twin.game.keys() != self.match.game.keys():
                raise self.broken("the reloaded game asks something else")
            self.twin.choose(index)
        self.match.choose(index)

    def look_closely(self, asked: Seat) -> None:
        """The heavy checks of one position."""
        game = self.match.game
        self.keep_clone()
        self.report(check_secrecy(game, self.rng))
        self.report(check_worlds_differ(game, asked, self.rng))
        self.report(check_rearranging(self.entry, game, self.match.record.options))
        if self.rng.below(4) == 0:
            self.report(check_identity(game, self.rng))
        mirror = Mirror(game, asked, self.rng)
        self.report(mirror.run(MIRRORED))
        self.compared += mirror.compared
        if self.rng.below(4) == 0:
            self.play_world(asked)
        if self.rng.below(8) == 0:
            self.report(check_agents(game, self.rng))

    def keep_clone(self) -> None:
        """A clone is the same state and goes its own way: playing it on must not touch the game."""
        game = self.match.game
        before = fingerprint(game)
        clone: Game = game.clone()
        if fingerprint(clone) != before:
            raise self.broken("a clone differs from its original")
        playout(clone.clone(), self.rng)
        if fingerprint(clone) != before or fingerprint(game) != before:
            raise self.broken("playing a clone on has changed what it was cloned from")
        self.kept.append((clone, before))

    def play_world(self, seat: Seat) -> None:
        """A world that the asked seat believes in can be played to its end, soundly."""
        world = sample(self.match.game, seat, self.rng)
        for _ in range(MOST_DECISIONS):
            if world.decision is None:
                return
            self.report(problems_of(world))
            world.choose(self.rng.below(len(world.decision.options)))
        raise self.broken("a sampled world did not end")

    def reload(self) -> Match:
        """The game as it comes back from its own record."""
        record, problems = read_record(self.match.save())
        self.report(problems)
        match, problems = replay(self.entry, record)
        self.report(problems)
        if fingerprint(match.game) != fingerprint(self.match.game):
            raise self.broken("the reloaded game is in another state")
        return match

    def look_back(self) -> None:
        """The game is over: earlier clones are untouched, no card was lost, and the record leads here again."""
        game = self.match.game
        for clone, before in self.kept:
            if fingerprint(clone) != before:
                raise self.broken("an earlier clone has changed since: it shares something that can change")
        if sorted(face.id for face in game.faces if not face.is_token) != self.cards:
            raise self.broken("the game does not end with the cards that it began with")
        if game.outcome == NOBODY or not game.reason:
            raise self.broken("the game ended without saying why")
        self.reload()
        if self.twin is not None and fingerprint(self.twin.game) != fingerprint(game):
            raise self.broken("the reloaded game has come to another end")

    def report(self, problems: list[str]) -> None:
        """Raise if there are problems."""
        if problems:
            raise self.broken("; ".join(problems))

    def broken(self, problem: str) -> Broken:
        """The failure, with everything needed to see it again."""
        return Broken(self.number, problem, self.match.record.write(), self.match.game.position())


def story(entry: GameEntry, number: int) -> str:
    """A random game in one line, the same on every machine, compiled and interpreted."""
    rng: Rng = seeded(number)
    match = Match(entry, random_record(entry, rng, number))
    game = match.game
    marks: list[str] = []
    while game.decision is not None:
        if len(match.record.moves) % 50 == 0:
            marks.append(fingerprint(game))
        match.choose(rng.below(len(game.decision.options)))
    return f"{entry.id} {number}: {len(match.record.moves)} {game.outcome} {' '.join(marks)} {fingerprint(game)}"
