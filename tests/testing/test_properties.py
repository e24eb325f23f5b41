"""Each property is broken by a toy that is wrong in one point, and holds for the right one."""

from pathlib import Path
from typing import Self

import pytest

from cardwright.agents.agent import Agent, Situation
from cardwright.engine import kinds
from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import CardId, other
from cardwright.engine.position import Position
from cardwright.engine.record import read_record, replay
from cardwright.engine.rng import seeded
from cardwright.testing.properties import Broken, Trial, story
from cardwright.testing.secrecy import check_agents, check_worlds_differ
from cardwright.testing.soak import Soaked, soak, write_failure
from tests.engine.tables import begin
from tests.engine.toy import TOY, ToyEntry
from tests.engine.toy_cards import DECK, HAND
from tests.engine.toy_rules import StartTurn, Toy

GAMES = 12


def find_fault(entry: ToyEntry, often: int = 2) -> Broken:
    """The first game that a wrong toy breaks."""
    for number in range(GAMES):
        try:
            Trial(entry, number, often).play()
        except Broken as broken:
            return broken
    pytest.fail("no game showed what is wrong")


def test_a_right_game_breaks_nothing() -> None:
    trials = [Trial(TOY, number, often=4).play() for number in range(GAMES)]

    assert sum(trial.compared for trial in trials) > 100


class NamesAHiddenCard(Toy):
    """Its facts tell what blue holds."""

    def facts(self) -> list[tuple[str, str]]:
        hand = self.zone(HAND, 1)
        return [*super().facts(), ("omen", self.name_of(hand[-1]) if hand else "none")]


class CountsAHiddenKind(Toy):
    """Its facts tell how many creatures red holds, without a name."""

    def facts(self) -> list[tuple[str, str]]:
        creatures = [card for card in self.zone(HAND, 0) if self.faces[card].traits & 1]
        return [*super().facts(), ("omen", str(len(creatures)))]


class ShowsNumbers(Toy):
    """Its facts tell the number of the card on top of a deck."""

    def facts(self) -> list[tuple[str, str]]:
        deck = self.zone(DECK, 0)
        return [*super().facts(), ("omen", str(deck[-1]) if deck else "none")]


class TellsOfHiddenCards(Toy):
    """Its log tells by a number that nobody sees elsewhere how many creatures a hand holds."""

    def happen(self, event: Event) -> None:
        super().happen(event)
        if event.kind == kinds.DRAW and self.log is not None:
            creatures = [card for card in self.zone(HAND, event.seat) if self.faces[card].traits & 1]
            self.log.add(self, Event(kinds.HEAL, other(event.seat), amount=len(creatures)))


class SharesLife(Toy):
    """Its clones have one life total."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.life = self.life
        return copy


class ForgetsTheTurn(Toy):
    """Its clones begin to count anew."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.turn = 1
        return copy


class LosesCards(Toy):
    """A discarded card is nowhere."""

    def move(self, card: CardId, zone: int, bottom: bool = False, secret: bool = False) -> None:
        super().move(card, zone, bottom, secret)
        if zone >> 1 == 3:
            self.zones[zone].remove(card)


class HasAMemoryOfItsOwn(Toy):
    """Chance from outside the game: the same choices lead elsewhere."""

    drawn = 0

    def commit(self, event: Event) -> bool:
        if event.kind == kinds.DAMAGE:
            type(self).drawn += 1
            self.life[event.seat] -= type(self).drawn % 2
        return super().commit(event)


class BreaksARule(Toy):
    """More life than anybody may have."""

    def invariants(self) -> list[str]:
        return [f"{self.turn} is a bad turn"] if self.turn == 7 else []


@pytest.mark.parametrize(
    ("toy", "problem"),
    [
        (NamesAHiddenCard, "is shown what it may not know"),
        (CountsAHiddenKind, "is shown what it may not know"),
        (ShowsNumbers, "a card's number can be followed"),
        (TellsOfHiddenCards, "can tell from the log what it may not know"),
        (SharesLife, "clone"),
        (ForgetsTheTurn, "a clone differs from its original"),
        (LosesCards, "should be in zone"),
        (BreaksARule, "7 is a bad turn"),
    ],
)
def test_a_fault_is_found(toy: type[Toy], problem: str) -> None:
    assert problem in find_fault(ToyEntry(toy)).problem


def test_chance_from_outside_is_found_by_reloading() -> None:
    problem = find_fault(ToyEntry(HasAMemoryOfItsOwn), often=1_000_000).problem

    assert "another state" in problem or "another end" in problem or "no option" in problem


class Endless(Toy):
    """Whoever loses begins again."""

    def finish(self, outcome: int, reason: str) -> None:
        self.life = [6, 6]
        self.cap = self.turn + 40
        for card in range(len(self.places)):
            if self.places[card] >= 0:
                self.move(card, DECK * 2 + self.owners[card])
        self.steps = [StartTurn()]


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(Broken, match="not over after 300 decisions"):
        Trial(ToyEntry(Endless), 1, often=1_000_000, most=300).play()


class Forgetful(ToyEntry):
    """Reads positions without their discard piles."""

    def arrange(self, position: Position, options: dict[str, str], seed: int) -> Game:
        kept = {key: cards for key, cards in position.zones.items() if key[1] != "discard pile"}
        return super().arrange(Position(position.facts, kept), options, seed)


def test_a_position_that_cannot_be_read_back_is_found() -> None:
    assert "discard pile becomes []" in find_fault(Forgetful()).problem


def test_a_failure_can_be_seen_again() -> None:
    broken = find_fault(ToyEntry(BreaksARule), often=1_000_000)
    record, problems = read_record(broken.record)

    match, more = replay(ToyEntry(BreaksARule), record)

    assert problems == more == []
    assert match.game.invariants() == ["7 is a bad turn"]
    assert "turn: 7" in str(broken)


def test_a_sampler_that_returns_the_truth_is_found() -> None:
    game = begin(seed=3)

    assert check_worlds_differ(game, 0, seeded(1)) == []
    assert check_worlds_differ(game, 0, seeded(1), lambda game, _seat, _rng: game.clone()) != []


class Peeker(Agent):
    """Plays by the top card of its deck."""

    name = "peeker"

    def choose(self, situation: Situation) -> int:
        game = situation._game
        return game.faces[game.zone(DECK, situation.seat)[-1]].index % situation.count()


def test_a_player_who_peeks_is_found() -> None:
    game = begin(seed=3)

    assert all(check_agents(game, seeded(seed)) == [] for seed in range(4))
    assert any(check_agents(game, seeded(seed), [Peeker()]) for seed in range(4))


def test_a_story_is_the_same_every_time() -> None:
    assert story(TOY, 5) == story(TOY, 5)
    assert story(TOY, 5).split(": ")[1] != story(TOY, 6).split(": ")[1]


def test_a_soak_adds_up() -> None:
    steps: list[int] = []

    soaked = soak(TOY, 45, progress=lambda so_far: steps.append(so_far.games))

    assert steps == [20, 40, 45]
    assert soaked.failures == []
    assert sum(soaked.outcomes.values()) == 45
    assert soaked.decisions > soaked.longest > 10


def test_a_soak_stops_after_ten_failures_and_writes_them_down(tmp_path: Path) -> None:
    soaked = soak(ToyEntry(BreaksARule), 200, folder=tmp_path)

    assert 10 <= len(soaked.failures) < 60
    assert soaked.games < 200
    records = sorted(tmp_path.glob("*.record"))
    assert len(records) == len(soaked.failures)
    assert "7 is a bad turn" in records[0].with_suffix(".txt").read_text()
    assert read_record(records[0].read_text())[1] == []


def test_parts_are_added(tmp_path: Path) -> None:
    one = Soaked(games=1, decisions=5, longest=5)
    one.add(Soaked(games=2, decisions=9, longest=7, failures=[(4, "x", "y")]))

    assert (one.games, one.decisions, one.longest, len(one.failures)) == (3, 14, 7, 1)
    assert write_failure(tmp_path / "new", 4, "x", "y").read_text() == "y"
