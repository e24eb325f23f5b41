"""What a game of Tempest remembers besides its cards."""

from __future__ import annotations

from cardwright.engine.event import Event
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Ref, Seat
from cardwright.engine.lasting import UNTIL_END_OF_SPAN
from cardwright.engine.pool import Pool
from cardwright.engine.rng import Rng
from cardwright.games.tempest.fight import NO_FIGHT
from cardwright.games.tempest.plans import PLAN_NUMBERS
from cardwright.games.tempest.rulebook import COLOUR_COUNT, NO_WEATHER, Rulebook
from cardwright.games.tempest.stack import StackCard
from cardwright.games.tempest.zones import FIGHT, PHASE, ROUND, SETUP, STACKED, ZONE_KINDS


class State(Game):
    """Round, phase, seats, energy, plans, weather, stack and fight."""

    rulebook: Rulebook
    round: int
    phase: int
    seat_a: Seat
    """TEM-08: who is A in this round."""
    turn: Seat
    """Whose option it is, or last was."""
    holds: int
    """TEM-22: holds in a row."""
    taken: int
    """TEM-23: options taken in this phase."""
    triggers: int
    """TEM-23: triggers resolved since the last option, fight, or start or end of a round."""
    energy: list[int]
    """Red's energy of each colour, then blue's."""
    plans: list[int]
    """TEM-52: red's two plans with their colours, then blue's; NOBODY until both have chosen."""
    choosing: tuple[int, ...]
    """TEM-53: what has been chosen while plans are still secret."""
    wins: list[int]
    results: list[Seat]
    """Who has won each round, NOBODY of a tied one."""
    mulligans: int
    """TEM-15: seats that have used theirs, as bits."""
    draw_change: list[int]
    """TEM-11: by seat, how many more or fewer cards this round's opening draw has."""
    weather: int
    weather_until: int
    """TEM-85: the last round of the weather."""
    stack: list[StackCard]
    fights: int
    fighters: tuple[Ref, Ref]
    phase_from: int
    """Where in the memory this phase begins."""
    fight_from: int
    """Where in the memory this fight begins."""
    stack_from: int
    """Where in the memory this stack begins."""
    last_fight: list[Event]
    """What is remembered of the last fight."""
    automatic: bool
    """Whether a player with a single option is not asked; a scene may want to see everybody asked."""
    words: int
    """The words that are true of some card on the field, as bits."""

    def lay_duel(self, rulebook: Rulebook, pool: Pool, rng: Rng) -> None:
        """Start with an empty table."""
        self.lay_table(ZONE_KINDS, rng)
        self.lay_listeners(pool.remembers, pool.hears_elsewhere)
        self.lay_game(pool)
        self.rulebook = rulebook
        self.round = 0
        self.phase = SETUP
        self.seat_a = 0
        self.turn = 0
        self.holds = 0
        self.taken = 0
        self.triggers = 0
        self.energy = [0] * (2 * COLOUR_COUNT)
        self.plans = [NOBODY] * (2 * PLAN_NUMBERS)
        self.choosing = ()
        self.wins = [0, 0]
        self.results = []
        self.mulligans = 0
        self.draw_change = [0, 0]
        self.weather = NO_WEATHER
        self.weather_until = 0
        self.stack = []
        self.fights = 0
        self.fighters = NO_FIGHT
        self.phase_from = 0
        self.fight_from = 0
        self.stack_from = 0
        self.last_fight = []
        self.automatic = True
        self.words = 0

    def copy_state(self, game: State) -> None:
        """Take over another game's state: copies what can change, shares what cannot."""
        self.copy_from(game)
        self.rulebook = game.rulebook
        self.round = game.round
        self.phase = game.phase
        self.seat_a = game.seat_a
        self.turn = game.turn
        self.holds = game.holds
        self.taken = game.taken
        self.triggers = game.triggers
        self.energy = game.energy[:]
        self.plans = game.plans
        self.choosing = game.choosing
        self.wins = game.wins[:]
        self.results = game.results[:]
        self.mulligans = game.mulligans
        self.draw_change = game.draw_change[:]
        self.weather = game.weather
        self.weather_until = game.weather_until
        self.stack = game.stack[:]
        self.fights = game.fights
        self.fighters = game.fighters
        self.phase_from = game.phase_from
        self.fight_from = game.fight_from
        self.stack_from = game.stack_from
        self.last_fight = game.last_fight
        self.automatic = game.automatic
        self.words = game.words

    def open_phase(self) -> None:
        """TEM-19: a phase begins: what lasted until the end of the one before is over."""
        self.phase_from = len(self.memory)
        if self.lasting:
            self.end_lasting(UNTIL_END_OF_SPAN + PHASE, NOBODY)

    def memory_of(self, phase: int) -> list[Event]:
        if phase == FIGHT:
            return self.memory[self.fight_from :]
        if phase == STACKED:
            return self.memory[self.stack_from :] if self.stack else []
        return self.memory[self.phase_from :] if phase == PHASE else self.memory

    def winner_of(self, phase: int, before: bool) -> Seat:
        """TEM-02: who has won this round, once it has ended, or the one before."""
        index = self.round - (2 if before else 1)
        return self.results[index] if phase == ROUND and 0 <= index < len(self.results) else NOBODY

    def memory_of_last(self, phase: int, seat: Seat) -> list[Event]:
        return self.last_fight if phase == FIGHT else self.past[0]
