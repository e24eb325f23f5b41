"""What every game of one card set and one choice of options shares: looked up once, never changed."""

from __future__ import annotations

from typing import Final

from cardwright.effects.elsewhere import is_ever_played_elsewhere
from cardwright.engine.ability import PLAYER_NUMBERS
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY
from cardwright.engine.pool import Pool
from cardwright.engine.uses import Activated

HP: Final = 0
ATK: Final = 1
DEF: Final = 2
RPT: Final = 3
"""A card's own boost of its player's income."""

POINTS: Final = 0
LIMIT: Final = 1
SELLBACK: Final = 2
"""The printed numbers that never change."""

HAND_LIMIT: Final = 7
SCORE: Final = PLAYER_NUMBERS
MOST_HELD: Final = PLAYER_NUMBERS + 1
"""The numbers of a player that texts can speak of: points, and the hand limit of BOU-22."""
WORTH: Final = SCORE
SALE: Final = PLAYER_NUMBERS + 2
"""The numbers of a card that texts can change: its points, and what it is sold for."""

OTHER: Final = 0
FIGHTER: Final = 1
"""An Attack card."""
TRAP: Final = 2
DEFENDER: Final = 3
"""A Buff marked Defense."""

RATES: Final = {"third": 3, "half": 2, "full": 1}
"""BOU-26: the divisors of the refund."""


class Rulebook:
    """The options as answers, and the set's words as bits."""

    def __init__(self, pool: Pool, options: dict[str, str]) -> None:
        self.is_played_elsewhere = is_ever_played_elsewhere(pool)
        """Whether texts let players play cards from other places than the hand."""
        self.timed = options["mode"] == "timed"
        self.time_limit = int(options["time_limit_s"]) * 1000
        self.decision_charge = int(options["decision_charge_ms"])
        self.pass_charge = int(options["pass_charge_ms"])
        self.decision_cap = int(options["decision_cap_ms"])
        self.equal_turns = options["last_turns"] == "equal"
        self.score_limit = NOBODY if options["score_limit"] == "auto" else int(options["score_limit"])
        self.wins_at_once = options["win_check"] == "immediate"
        self.second_deploy = options["second_deploy"] == "on"
        self.discards_to_deck = options["discard_to"] == "deck_bottom"
        self.rate = RATES[options["sellback_rate"]]
        self.first_turn_pays = options["first_turn_skip"] == "draw_only"
        self.turns_without_attacks = {"no_attacks": 2, "starter_waits": 1, "normal": 0}[options["first_round"]]
        self.full_damage = options["damage"] == "full"
        self.one_by_one = options["attack_resolution"] == "one_by_one"
        self.can_defend = options["defense_cards"] == "can_defend"
        self.face_down = options["one_time_face_down"] == "traps_only"
        self.rehide = options["cunning_ability"] == "rehide" and self.face_down
        self.windup = options["brute_ability"] == "windup"
        self.max_turns = 2 * int(options["max_rounds"])
        self.graveyard = options["pile_name"] == "graveyard"
        self.starter = {"random": NOBODY, "red": 0, "blue": 1}[options["starter"]]

        self.attack = pool.bit("attack")
        self.trap = pool.bit("trap")
        self.one_time = pool.bit("one_time")
        """A Resource or Buff card that never stays on the field (BOU-38)."""
        self.set_trap = pool.bit("set")
        """A one-time trap (BOU-47)."""
        self.defense = pool.bit("defense")
        self.swarm = pool.bit("swarm")
        self.brute = pool.bit("brute")
        self.cunning = pool.bit("cunning")
        self.neutral = pool.bit("neutral")
        self.factions = self.swarm | self.brute | self.cunning
        self.fuse = pool.bit("fuse")
        self.attacks = pool.stat_names.index("attacks")
        """How often a card may attack in a turn (BOU-51)."""
        self.hidden_traits = self.trap | self.set_trap
        """What everybody knows of a card that lies face-down (BOU-46)."""

        self.activations: list[tuple[Activated, ...]] = [self.activations_of(face) for face in pool.faces]
        """What can be activated on the field, by the index of the face."""

    def activations_of(self, face: Face) -> tuple[Activated, ...]:
        """BOU-47, BOU-75: what a card says of it; a one-time trap that says nothing is activated for its whole text."""
        if face.text.activated or face.traits & self.hidden_traits != self.hidden_traits:
            return face.text.activated
        return (Activated(NOBODY, 0, None, None, [0], face.text.program),)

    def sort_of(self, traits: int) -> int:
        """What the rules have to know of a card on the field."""
        if traits & self.attack:
            return FIGHTER
        if traits & self.trap:
            return TRAP
        return DEFENDER if traits & self.defense else OTHER
