"""Bounty's state: what a game of it consists of at any moment."""

from __future__ import annotations

from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, CardId, Ref, Seat
from cardwright.engine.pool import Pool
from cardwright.engine.rng import Rng
from cardwright.games.bounty.attack import Attack, Doom, Hit, not_over
from cardwright.games.bounty.link import Link
from cardwright.games.bounty.rulebook import Rulebook
from cardwright.games.bounty.zones import GRAVEYARD_KINDS, SETUP, ZONE_KINDS


class State(Game):
    """Turn and phase, what each player has, what is declared, noted and waiting."""

    rulebook: Rulebook
    limit: int
    """BOU-84: the score limit of this game."""
    turn: int
    phase: int
    active: Seat
    starter: Seat
    resource: list[int]
    natural: list[int]
    """BOU-13: natural RPT."""
    points: list[int]
    first_over: Seat
    """BOU-86: who reached the score limit first."""
    failed: int
    """BOU-32: the seats that failed to draw, as bits."""
    attacks_declared: list[Attack]
    current: int
    """The number of the attack that is being carried out, NOBODY between attacks."""
    deployed: Ref
    """The card whose deployment can be answered right now, else NOBODY."""
    has_attacked: bool
    """An attack was carried out this turn."""
    striking: tuple[Ref, ...]
    """The cards of the attack that is carried out, hits or kills right now."""
    hit: Hit | None
    hits: list[Hit]
    doomed: list[Doom]
    """BOU-64: cards at 0 HP that wait for phase 6, in the order in which they got there."""
    dying: list[Doom]
    """BOU-66: cards that a text has brought to 0 HP and that leave at once."""
    orphans: list[CardId]
    """BOU-43: Buffs whose host has left."""
    awards: list[tuple[Seat, int]]
    chain: list[Link]
    news: int
    """BOU-74: counts what everybody could see change."""
    passed: list[int]
    """BOU-74: what `news` was when each seat last passed."""
    questions: int
    """BOU-87: decisions put in this turn."""
    acting: Seat
    """Who was last asked for an action of one's own, to which sub-choices belong (BOU-92)."""
    bell: int
    """BOU-93: the turn in which the last call was made, 0 before it."""
    rehidden: bool
    has_extra_hp: bool

    def lay_duel(self, rulebook: Rulebook, pool: Pool, rng: Rng) -> None:
        """BOU-09: start with an empty table, 10 resource and a natural RPT of 2."""
        self.lay_table(GRAVEYARD_KINDS if rulebook.graveyard else ZONE_KINDS, rng)
        self.lay_listeners(pool.remembers, pool.hears_elsewhere)
        self.lay_game(pool)
        self.rulebook = rulebook
        self.limit = rulebook.score_limit
        self.turn = 0
        self.phase = SETUP
        self.active = 0
        self.starter = 0
        self.resource = [10, 10]
        self.natural = [2, 2]
        self.points = [0, 0]
        self.first_over = NOBODY
        self.failed = 0
        self.attacks_declared = []
        self.current = NOBODY
        self.deployed = NOBODY
        self.has_attacked = False
        self.striking = ()
        self.hit = None
        self.hits = []
        self.doomed = []
        self.dying = []
        self.orphans = []
        self.awards = []
        self.chain = []
        self.news = 1
        self.passed = [0, 0]
        self.questions = 0
        self.acting = NOBODY
        self.bell = 0
        self.rehidden = False
        self.has_extra_hp = False

    def copy_state(self, game: State) -> None:
        """Take over another game: copies what can change, shares what cannot."""
        self.copy_from(game)
        self.rulebook = game.rulebook
        self.limit = game.limit
        self.turn = game.turn
        self.phase = game.phase
        self.active = game.active
        self.starter = game.starter
        self.resource = game.resource[:]
        self.natural = game.natural[:]
        self.points = game.points[:]
        self.first_over = game.first_over
        self.failed = game.failed
        self.attacks_declared = game.attacks_declared[:]
        self.current = game.current
        self.deployed = game.deployed
        self.has_attacked = game.has_attacked
        self.striking = game.striking
        self.hit = game.hit
        self.hits = game.hits[:]
        self.doomed = game.doomed[:]
        self.dying = game.dying[:]
        self.orphans = game.orphans[:]
        self.awards = game.awards[:]
        self.chain = game.chain[:]
        self.news = game.news
        self.passed = game.passed[:]
        self.questions = game.questions
        self.acting = game.acting
        self.bell = game.bell
        self.rehidden = game.rehidden
        self.has_extra_hp = game.has_extra_hp

    def add_span(self, phase: int) -> None:
        """BOU-11: another phase follows the present one."""
        from cardwright.games.bounty.turn import add_phase

        add_phase(self, phase)

    def attacks_to_come(self) -> list[Ref]:
        return not_over(self.attacks_declared, self.current) if self.current != NOBODY else []
