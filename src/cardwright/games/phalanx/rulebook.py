"""What every game of one card set and one choice of options shares: looked up once, never changed."""

from __future__ import annotations

from typing import Final

from cardwright.effects.elsewhere import is_ever_played_elsewhere
from cardwright.engine.ability import PLAYER_NUMBERS
from cardwright.engine.pool import Pool

A: Final = 0
AD: Final = 1
DD: Final = 2
HP: Final = 3
RANGE: Final = 4
MIN: Final = 5
PROVIDES: Final = 6
FIRST_TRAIT: Final = 7
TRAIT_COUNT: Final = 5
ATTACKS: Final = FIRST_TRAIT + TRAIT_COUNT
MOST_USES: Final = 64
"""More than how often one card is activated in a turn."""
"""The stats in the order of words.toml; each trait is a stat of its own (PHX-18)."""

CHARACTER: Final = 1
EQUIPMENT: Final = 2
SPELL: Final = 3
TRIGGER: Final = 4
"""The sorts of cards, numbered as conditions number them; 0 is any card."""

LIFE: Final = 0
HIT_POINTS: Final = 1
CARDS: Final = 2
ENERGY: Final = 3
ITSELF: Final = 4
MOST_HELD: Final = PLAYER_NUMBERS
"""PHX-46: the number of a player that texts call the hand limit."""
MORE_ATTACKS: Final = PLAYER_NUMBERS + 1
"""PHX-44: how many attacks more than one a player may make in a turn."""
"""What an ability can cost, in the order of words.toml; the last is the card itself."""

EXHAUST: Final = 0
LOSE: Final = 1
SKIP: Final = 2
NO_LIMIT: Final = 999


class Rulebook:
    """The options as answers, and each face's sort."""

    def __init__(self, pool: Pool, options: dict[str, str]) -> None:
        self.is_played_elsewhere = is_ever_played_elsewhere(pool)
        """Whether texts let players play cards from other places than the hand."""
        self.starting_life = int(options["starting_life"])
        self.opening_hand = int(options["opening_hand"])
        self.first_turn_attack = options["first_turn_attack"] == "allowed"
        self.deck_out = ("exhaust", "lose", "skip").index(options["deck_out"])
        self.turn_cap = int(options["turn_cap"])
        self.free_actions = int(options["free_action_cap"])
        self.hand_limit = NO_LIMIT if options["hand_limit"] == "none" else int(options["hand_limit"])
        self.range_spans_both = options["range_span"] == "both"
        self.screens_all = options["defender_screen"] == "total"
        self.any_guards_life = options["life_guard"] == "occupied"
        self.is_banked = options["spell_timing"] == "banked"
        self.poison_once = options["poison_clock"] == "roll_once"
        self.dizzy_acts = options["dizzy_scope"] == "any_action"
        self.discards_apart = options["discard_pile"] == "separate"

        bits = [pool.bit(word) for word in ("character", "equipment", "spell", "trigger")]
        self.sorts: list[int] = []
        """The sort of each face, by its index."""
        for face in pool.faces:
            sort = 0
            for index in range(len(bits)):
                if face.traits & bits[index]:
                    sort = index + 1
            self.sorts.append(sort)
