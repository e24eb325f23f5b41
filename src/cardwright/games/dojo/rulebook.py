"""What every game of one card set and one choice of options shares: looked up once, never changed."""

from __future__ import annotations

from typing import Final

from cardwright.effects.elsewhere import is_ever_played_elsewhere
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, PLAYER_NUMBERS
from cardwright.engine.face import Face
from cardwright.engine.pool import Pool
from cardwright.engine.uses import EACH_TURN, NEVER
from cardwright.games.dojo.card import MOST_USES, USE_BITS

POWER: Final = 0
DAMAGE: Final = 1
DEFENSE: Final = 2
"""The printed numbers; on a character the last two are its bonuses."""

ENERGY_COST: Final = 0
HAND_COST: Final = 1
LIFE_COST: Final = 2
"""DOJ-22: the parts of a cost, in the order in which they are paid."""

ACTION: Final = 1
ATTACK: Final = 2
REACTION: Final = 3
DEFENSE_TEXT: Final = 4
AFTER_DAMAGE: Final = 5
"""The headers of texts, in the order of words.toml."""

CHARACTER_CARD: Final = 0
ATTACK_CARD: Final = 1
TACTIC_CARD: Final = 2
DRILL_CARD: Final = 3

KEEP_LAST: Final = 0
MANDATORY: Final = 1
UP_TO: Final = 2

BEYOND: Final = 1_000_000

MOST_HELD: Final = PLAYER_NUMBERS
"""DOJ-94: the number of a player that texts call the hand limit."""
ROUND_NUMBER: Final = PLAYER_NUMBERS + 1
"""The number that texts call the round number."""
USUAL_RATING: Final = 3
"""DOJ-31: what the seed's "3" stands for; also the rating of a fighter without a character in a written position."""


class Rulebook:
    """The options as answers, and what each face of the set is and can do."""

    def __init__(self, pool: Pool, options: dict[str, str]) -> None:
        self.is_played_elsewhere = is_ever_played_elsewhere(pool)
        """Whether texts let players play cards from other places than the hand."""
        self.open_lists = options["deck_lists"] == "open"
        self.copy_limit = int(options["copy_limit"])
        self.opening_hand = int(options["opening_hand"])
        self.counts_rating = options["energy_formula"] != "three_plus_drills"
        self.counts_drills = options["energy_formula"] != "rating_only"
        self.power_up = ("keep_last", "mandatory", "up_to").index(options["power_up"])
        self.drills_once = options["drill_uses"] == "once_per_round"
        self.bonus_per_card = options["defence_bonus"] == "per_card"
        self.match_total = options["perfect_match"] == "total"
        self.reward_hand = options["perfect_reward"] == "hand"
        self.hand_limit = int(options["hand_limit"])
        self.round_cap = int(options["round_cap"])

        self.attack = pool.bit("attack")
        self.tactic = pool.bit("tactic")
        self.drill = pool.bit("drill")
        self.character = pool.bit("character")
        self.perfect = pool.bit("perfect_defense")
        self.reaction = pool.bit("reaction")
        action = pool.bit("action")
        self.attack_card_deed = self.attack | action
        self.tactic_deed = self.tactic | action
        self.drill_action_deed = action | pool.bit("drill_action")
        self.character_action_deed = action | pool.bit("character_action")
        self.drill_attack_deed = self.drill_action_deed | self.attack | pool.bit("drill_attack")
        self.character_attack_deed = self.character_action_deed | self.attack | pool.bit("character_attack")

        self.played = 0
        self.sorts: list[int] = []
        """Character, attack, tactic or drill, by face."""
        self.used: list[list[int]] = []
        """The places of a face's attacks and actions among its activated abilities."""
        self.answers: list[list[int]] = []
        """The places of its reactions."""
        self.answers_to: list[int] = []
        """The kinds of events that its reactions answer."""
        self.uses_by_turn: list[int] = []
        self.uses_for_good: list[int] = []
        """Which counts of a face's uses begin anew with each turn, and which never."""
        self.counts_turns = False
        self.full_costs: list[list[int]] = []
        """What playing each face costs with all that must be paid besides."""
        self.has_defense: list[bool] = []
        self.combat_costs: list[int] = []
        """What playing each face in Combat costs in energy; beyond any pile if it cannot be played there."""
        self.marks: list[int] = []
        """A bit for each attack or tactic, as low as can be."""
        self.is_simple: list[bool] = []
        """Whether energy is all that playing it asks for."""
        for face in pool.faces:
            self.add_face(face)

    def add_face(self, face: Face) -> None:
        """Look up what a face is and can do."""
        if face.traits & self.attack:
            self.sorts.append(ATTACK_CARD)
        elif face.traits & self.tactic:
            self.sorts.append(TACTIC_CARD)
        elif face.traits & self.drill:
            self.sorts.append(DRILL_CARD)
        else:
            self.sorts.append(CHARACTER_CARD)
        used: list[int] = []
        answers: list[int] = []
        kinds_answered = 0
        for index in range(len(face.text.activated)):
            ability = face.text.activated[index]
            if ability.header == REACTION:
                answers.append(index)
                kinds_answered |= ability.kinds
            else:
                used.append(index)
        self.used.append(used)
        by_turn = for_good = 0
        for index in range(len(face.text.activated)):
            counted = MOST_USES << (USE_BITS * index)
            renewed = face.text.activated[index].renewed
            if renewed == EACH_TURN:
                by_turn |= counted
            elif renewed == NEVER:
                for_good |= counted
        self.uses_by_turn.append(by_turn)
        self.uses_for_good.append(for_good)
        self.counts_turns = self.counts_turns or by_turn > 0
        self.answers.append(answers)
        self.answers_to.append(kinds_answered)
        cost = face.cost
        for extra in face.text.extras:
            if not extra.optional:
                cost = [cost[part] + extra.cost[part] for part in range(len(cost))]
        self.full_costs.append(cost)
        is_played = self.sorts[-1] in (ATTACK_CARD, TACTIC_CARD)
        is_told = face.text.prices_itself or face.text.instead is not NOTHING
        energy = 0 if is_told else cost[ENERGY_COST]
        self.combat_costs.append(energy if is_played else BEYOND)
        self.marks.append(1 << self.played if is_played else 0)
        self.played += 1 if is_played else 0
        others = cost[HAND_COST] + cost[LIFE_COST] + len(face.text.restrictions)
        self.is_simple.append(others == 0 and not is_told and face.text.price is NOTHING)
        moments = face.text.moments
        self.has_defense.append(len(moments) > 0 and len(moments[DEFENSE_TEXT].effects) > 0)


ACTIVATION: Final = 1 << kinds.ACTIVATE | 1 << kinds.PLAY
"""The events that an activation window answers."""
REVELATION: Final = 1 << kinds.REVEAL
"""The event that a reveal window answers."""
