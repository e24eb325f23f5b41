"""Tournaments: fair pairs, the same results however they are played, and nothing lost."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from cardwright import games
from cardwright.agents.agent import Agent, Situation, situation_at
from cardwright.agents.roster import agent_named
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.record import Match, Record
from cardwright.lab import duel as duels
from cardwright.lab.arena import MOST_FAILURES, Arena
from cardwright.lab.duel import DeckList, Duel, Fought, fight
from cardwright.lab.schedule import cross_pairing, deck_pairing, round_robin
from cardwright.lab.standings import Standings
from tests.cli.skirmish import SkirmishEntry

DECKS = [DeckList(name, (name,)) for name in "ABCD"]


def one_thread(_: int) -> Executor:
    return ThreadPoolExecutor(1)


@pytest.fixture
def bands(skirmish: SkirmishEntry) -> list[DeckList]:
    """The decks of the tiny game."""
    return [DeckList(deck.id, deck.cards) for deck in skirmish.decks()]


def run(tournament: list[Duel], agents: list[str]) -> Arena:
    arena = Arena(tournament, Standings(agents))
    arena.run(1, lambda _: None, one_thread)
    return arena


def test_in_a_pair_nothing_changes_but_the_seats() -> None:
    tournament = round_robin("duel", ["a", "b", "c"], DECKS, {}, 7, 5)
    assert len(tournament) == 3 * 8
    pairs: dict[tuple[int, frozenset[str]], list[Duel]] = {}
    for duel in tournament:
        pairs.setdefault((duel.pair, frozenset(duel.agents)), []).append(duel)
    for one, other in pairs.values():
        assert (one.seed, one.decks, one.agents) == (other.seed, other.decks, other.agents[::-1])
    assert len({duel.seed for duel in tournament}) == 4
    assert len({duel.seed for duel in tournament if duel.pair == 0}) == 1


def test_decks_rotate_each_on_both_sides() -> None:
    met = Counter(tuple(deck.word for deck in deck_pairing(DECKS, number)) for number in range(8))
    assert met == {(deck.word, deck.word): 2 for deck in DECKS}
    tournament = round_robin("duel", ["a", "b"], DECKS, {}, 8, 5)
    assert all(duel.decks[0] == duel.decks[1] for duel in tournament)


def test_decks_that_cross_rotate_until_every_deck_met_every_other_and_itself() -> None:
    met = Counter(tuple(deck.word for deck in cross_pairing(DECKS, number)) for number in range(16))
    assert len(met) == 16
    tournament = round_robin("duel", ["a", "b"], DECKS, {}, 8, 5, cross=True)
    assert all(duel.decks[0] != duel.decks[1] for duel in tournament)
    early = Counter(deck.word for number in range(4) for deck in cross_pairing(DECKS, number))
    assert set(early.values()) == {2}
    assert all(one != other for one, other in list(met)[:12])


def test_another_seed_gives_other_games() -> None:
    one, other = (round_robin("duel", ["a", "b"], DECKS, {}, 10, seed) for seed in (1, 2))
    assert not {duel.seed for duel in one} & {duel.seed for duel in other}


def test_greedy_beats_random_and_the_counts_agree(bands: list[DeckList]) -> None:
    agents = ["greedy", "random"]
    standings = run(round_robin("skirmish", agents, bands, {}, 20, 1), agents).standings
    greedy, random = standings.total("greedy"), standings.total("random")
    assert (standings.games, greedy.games) == (20, 20)
    assert (greedy.wins, greedy.losses, greedy.draws) == (random.losses, random.wins, random.draws)
    assert greedy.rate > 0.7
    assert standings.data()["greedy"]["rate"] == greedy.rate
    assert standings.ratings()["greedy"] > standings.ratings()["random"]


def test_the_same_duel_is_the_same_game(bands: list[DeckList]) -> None:
    duel = Duel("skirmish", 7, ("greedy", "random"), (bands[0], bands[1]))
    assert fight(duel) == fight(duel)


def test_a_duel_is_the_game_that_its_command_plays(skirmish: SkirmishEntry, bands: list[DeckList]) -> None:
    mixed = DeckList("mixed", tuple(bands[0].cards[index] for index in (0, 1, 0, 2, 3, 1)))
    duel = Duel("skirmish", 7, ("greedy", "random"), (mixed, bands[1]))
    match = Match(skirmish, Record("skirmish", "", 7, {}, [deck.cards for deck in duel.decks], {}))
    agents = [agent_named(name, skirmish) for name in duel.agents]
    while (decision := match.game.decision) is not None:
        match.choose(agents[decision.seat].choose(situation_at(match.game, 7, len(match.record.moves))))
    assert fight(duel) == Fought(match.game.outcome, len(match.record.moves))


def test_draws_count_half() -> None:
    standings = Standings(["a", "b"])
    standings.add(Duel("duel", 1, ("a", "b"), (DECKS[0], DECKS[1])), Fought(DRAW_GAME, 10))
    standings.add(Duel("duel", 1, ("b", "a"), (DECKS[0], DECKS[1])), Fought(1, 10))
    assert standings.total("a").score == 1.5
    assert standings.total("b").rate == 0.25
    assert standings.seats.rate == 0.25


class Faulty(Agent):
    """Breaks when it sits at red."""

    def choose(self, situation: Situation) -> int:
        if situation.seat == 0:
            raise ZeroDivisionError("divided by nothing")
        return 0


def test_an_agent_that_breaks_spoils_its_own_games_only(bands: list[DeckList], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "agent_named", lambda name, _: Faulty() if name == "faulty" else agent_named(name))
    agents = ["faulty", "random"]
    arena = run(round_robin("skirmish", agents, bands, {}, 8, 1), agents)
    assert (arena.standings.games, len(arena.failures)) == (4, 4)
    duel, why = arena.failures[0]
    assert why.startswith("ZeroDivisionError: divided by nothing (test_arena.py:")
    assert duel.command().startswith(f"cardwright play skirmish --seed {duel.seed} --red faulty --red-deck red")


def test_after_many_failures_it_gives_up(bands: list[DeckList], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "agent_named", lambda _name, _game: Faulty())
    arena = run(round_robin("skirmish", ["a", "b"], bands, {}, 100, 1), ["a", "b"])
    assert len(arena.failures) == MOST_FAILURES


def test_real_processes_find_the_game_and_agree_with_one_thread() -> None:
    game = games.ids()[0]
    decks = [DeckList(deck.id, deck.cards) for deck in games.find(game).decks()]
    tournament = round_robin(game, ["random", "greedy"], decks, {}, 4, 3)
    alone = run(tournament, ["random", "greedy"]).standings
    together = Arena(tournament, Standings(["random", "greedy"]))
    together.run(2, lambda _: None)
    assert together.standings.data() == alone.data()
    assert together.standings.moves == alone.moves
