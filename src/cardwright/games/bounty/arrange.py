"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.arranger import PositionArranger, PositionWords
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, CardId, other
from cardwright.engine.position import Placed, Position
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.income import MOST_NATURAL, MOST_RESOURCE
from cardwright.games.bounty.setup import limit_for
from cardwright.games.bounty.turn import rest_of_turn
from cardwright.games.bounty.zones import ASIDE, DECK, DEPLOY, FIELD, SELL, STAGES, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty

WORDS: Final = PositionWords(
    ZONE_KINDS[:ASIDE],
    ("turn", "round", "phase", "active", "starter", "limit", "elapsed", "last call"),
    ("points", "resource", "natural", "RPT"),
    (
        "damage",
        "on",
        "face-down",
        "face-up",
        "set",
        "paid",
        "suspended",
        "spent",
        "activated",
        "fuse",
        "age",
        "idle",
        "attacked",
    ),
    {"graveyard": "boneyard"},
)
MOST_TURNS: Final = 10_000


class Arranger(PositionArranger["Bounty"]):
    """Lays a position of Bounty on the table."""

    def __init__(self, game: Bounty, position: Position) -> None:
        super().__init__(game, position, WORDS)

    def read_facts(self) -> None:
        """Turn, phase, whose turn; each player's points, resource and natural RPT."""
        game = self.game
        game.turn = self.number("turn", 5, 1, MOST_TURNS)
        game.phase = self.phase_fact(STAGES, SELL, DEPLOY)
        game.active = self.seat_fact("active", 0)
        # Turns alternate, so the number of the turn tells who began.
        game.starter = game.active if game.turn % 2 == 1 else other(game.active)
        game.limit = self.number("limit", game.limit, 1) if "limit" in self.position.facts else game.limit
        game.elapsed = self.number("elapsed", 0)
        game.bell = self.number("last call", 0, 0, MOST_TURNS)
        for seat in range(2):
            own_turns = (game.turn + 1) // 2 if seat == game.starter else game.turn // 2
            usual = min(MOST_NATURAL, max(1, own_turns) + 1)
            game.points[seat] = self.seat_number(seat, "points", 0)
            game.resource[seat] = self.seat_number(seat, "resource", 10, 0, MOST_RESOURCE)
            game.natural[seat] = self.seat_number(seat, "natural", usual, 2, MOST_NATURAL)

    def misplaced(self, face: Face, kind: int) -> str:
        """BOU-38: a one-time Resource or Buff card is never on the field."""
        return "does not stay on the field" if kind == FIELD and face.traits & self.game.rulebook.one_time else ""

    def is_plain(self, face: Face) -> bool:
        return face.traits & self.game.rulebook.attack != 0 and not face.words

    def hosts_first(self) -> bool:
        """The order on the field counts, whatever is attached to what."""
        return False

    def mark(self, card: CardId, placed: Placed) -> None:
        """Damage, counters, status; a one-time trap lies face-down unless it says otherwise."""
        game = self.game
        one = cast(CardInPlay, game.in_play[card])
        one.damage = placed.number("damage")
        one.spent = placed.has("spent")
        one.fuse = placed.number("fuse") or game.faces[card].text.number(game.rulebook.fuse)
        one.age = placed.number("age")
        one.last_turn = 1 if placed.has("idle") else 2 if placed.has("attacked") else 0
        if placed.has("activated"):
            one.marks = -1
        if placed.number("suspended") > 0:
            one.suspended_to = game.turn + placed.number("suspended") - 1
        if one.one_time and game.rulebook.face_down and not placed.has("face-up"):
            game.lay_face_down(card, DECK * 2 + one.controller)
            one.laid = placed.number("set")
            one.paid = placed.number("paid") or game.faces[card].total_cost()
        elif placed.has("face-down"):
            self.problems.append(f"{placed.name} does not lie face-down")

    def go_on(self) -> None:
        """The phase begins."""
        game = self.game
        if game.limit == NOBODY:
            game.limit = limit_for(game.faces)
        for seat in (game.active, other(game.active)):
            if game.first_over == NOBODY and game.points[seat] >= game.limit:
                game.first_over = seat
        game.steps.extend(rest_of_turn(game.phase, game.active))
