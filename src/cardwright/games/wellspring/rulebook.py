"""What every game of one card set and one choice of options shares: looked up once, never changed."""

from __future__ import annotations

from typing import Final

from cardwright.effects.elsewhere import is_ever_played_elsewhere
from cardwright.engine.ability import PLAYER_NUMBERS
from cardwright.engine.pool import Pool

ATTACK: Final = 0
HEALTH: Final = 1
ELEMENTS: Final = ("fire", "water", "earth", "air", "spirit")
SYMBOLS: Final = "FWEAS"

OTHER: Final = 0
CREATURE: Final = 1
FIELD: Final = 2
ATTACHMENT: Final = 3

HAND_LIMIT: Final = 7
MOST_HELD: Final = PLAYER_NUMBERS
"""WEL-26: the number of a player that texts call the hand limit."""


class Rulebook:
    """The options as answers, the set's words as bits, and each face's element."""

    def __init__(self, pool: Pool, options: dict[str, str]) -> None:
        self.is_played_elsewhere = is_ever_played_elsewhere(pool)
        """Whether texts let players play cards from other places than the hand."""
        self.hero_may_stay = options["hero_opening"] == "may"
        self.hero_counts = options["opening_hand"] == "four_total"
        self.first_turn_draw = options["first_turn_draw"] == "yes"
        self.channel_any_time = options["channel_timing"] == "any_priority"
        self.any_creature_screens = options["player_screen"] == "any_creature"
        self.burn_empty_loses = options["burn_empty"] == "lose"
        self.turn_cap = int(options["turn_cap"])

        self.creature = pool.bit("creature")
        self.spell = pool.bit("spell")
        self.hero = pool.bit("hero")
        self.reaction = pool.bit("reaction")
        self.ready = pool.bit("ready")
        self.guard = pool.bit("guard")
        self.ethereal = pool.bit("ethereal")
        self.attacks_stat = pool.stat_names.index("attacks") if "attacks" in pool.stat_names else -1

        self.field = pool.bit("field")
        self.attachment = pool.bit("enchantment") | pool.bit("equipment")
        self.stays = self.creature | self.hero | self.field | self.attachment | pool.bit("permanent")
        self.elements: list[int] = []
        """The printed element of each face, by its index."""
        self.is_free: list[bool] = []
        for face in pool.faces:
            element = 0
            for index in range(len(ELEMENTS)):
                if face.traits & pool.bit(ELEMENTS[index]):
                    element = index
            self.elements.append(element)
            self.is_free.append(face.total_cost() == 0 and not face.text.prices_itself)

    def sort_of(self, traits: int) -> int:
        """What the state check has to know of a card in play."""
        if traits & self.creature:
            return CREATURE
        if traits & self.field:
            return FIELD
        return ATTACHMENT if traits & self.attachment else OTHER
