"""One game between two agents, told by a few words so that any process can play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from shlex import quote

from cardwright import games
from cardwright.agents.agent import Agent, situation_at
from cardwright.agents.roster import agent_named
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.ids import SEAT_NAMES


@dataclass(frozen=True)
class DeckList:
    """A deck under the word that names it on the command line; unlike a compiled `Deck` it can be sent to a process."""

    word: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Duel:
    """What a game depends on. The same duel is the same game, in whichever process it is played."""

    game: str
    seed: int
    agents: tuple[str, str]
    """Who plays red and blue, as `agent_named` understands it."""
    decks: tuple[DeckList, DeckList]
    options: tuple[tuple[str, str], ...] = ()
    pair: int = 0
    """Games of the same number differ in nothing but who sits where."""

    def command(self) -> str:
        """The command that plays this very game again, to be watched."""
        words = [f"cardwright play {self.game} --seed {self.seed}"]
        for seat, name in enumerate(SEAT_NAMES):
            words.append(f"--{name} {self.agents[seat]} --{name}-deck {quote(self.decks[seat].word)}")
        words += [f"--option {quote(f'{name}={value}')}" for name, value in self.options]
        return " ".join(words)


@dataclass(frozen=True)
class Fought:
    """How a duel ended: its outcome as the engine says it, and after how many moves."""

    outcome: int
    moves: int


def fight(duel: Duel) -> Fought:
    """Play a duel to its end."""
    entry = games.find(duel.game)
    agents = [agent_named(name, entry) for name in duel.agents]
    return play_out(entry, [deck.cards for deck in duel.decks], dict(duel.options), duel.seed, agents)


def play_out(
    entry: GameEntry,
    decks: Sequence[Sequence[str]],
    options: Mapping[str, str],
    seed: int,
    agents: Sequence[Agent],
) -> Fought:
    """Let two agents play a game, each with chance of its own that no other game shares."""
    # In the order of a record, so that the game can be played again from its command.
    lists = [list(Counter(deck).elements()) for deck in decks]
    game: Game = entry.start(lists, options, seed)
    moves = 0
    while (decision := game.decision) is not None:
        game.choose(agents[decision.seat].choose(situation_at(game, seed, moves)))
        moves += 1
    return Fought(game.outcome, moves)
