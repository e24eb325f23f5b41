"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.arranger import PositionArranger, PositionWords
from cardwright.engine.face import Face
from cardwright.engine.ids import CardId
from cardwright.engine.position import Placed, Position
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.combat import TURNS
from cardwright.games.dojo.facts import used_mark
from cardwright.games.dojo.round import BeginRound, rest_of_round
from cardwright.games.dojo.rulebook import ATTACK_CARD, CHARACTER_CARD, DRILL_CARD
from cardwright.games.dojo.zones import CHARACTER, COMBAT, DRILLS, READY, RESOLVING, STEPS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

WORDS: Final = PositionWords(
    ZONE_KINDS[:RESOLVING],
    ("round", "phase", "active", "turn", "passes", "turns"),
    ("mulligan",),
    ("used", "ability"),
    {"energy": "energy pile", "discard": "discard pile", "removed": "removed pile"},
)


class Arranger(PositionArranger["Dojo"]):
    """Lays a position of Dojo on the table."""

    def __init__(self, game: Dojo, position: Position) -> None:
        super().__init__(game, position, WORDS)

    def read_facts(self) -> None:
        """Round, step, active player, whose turn and passes."""
        game = self.game
        game.round = self.number("round", 3, 1)
        game.passes = self.number("passes", 0)
        game.phase = self.phase_fact(STEPS, READY, COMBAT)
        game.active = self.seat_fact("active", 0)
        game.on_turn = self.seat_fact("turn", game.active)

    def misplaced(self, face: Face, kind: int) -> str:
        sort = self.game.rulebook.sorts[face.index]
        is_wrong = (sort == CHARACTER_CARD) != (kind == CHARACTER) or kind == DRILLS and sort != DRILL_CARD
        return "cannot lie there" if is_wrong else ""

    def is_plain(self, face: Face) -> bool:
        return self.game.rulebook.sorts[face.index] == ATTACK_CARD and not face.words

    def mark(self, card: CardId, placed: Placed) -> None:
        """DOJ-43: how often abilities were used in this round."""
        thing = cast(CardInPlay, self.game.in_play[card])
        for ability in range(len(self.game.faces[card].text.activated)):
            word = used_mark(ability)
            thing.use(ability, placed.number(word) or (1 if placed.has(word) else 0))

    def go_on(self) -> None:
        """The step of the round goes on."""
        game = self.game
        if game.phase == READY:
            game.round -= 1
            game.push(BeginRound())
            return
        game.steps.extend(rest_of_round(game.phase))
        if game.phase == COMBAT:
            # Combat is under way: whoever is on turn goes on.
            game.steps.pop()
            game.push(TURNS[game.on_turn])
