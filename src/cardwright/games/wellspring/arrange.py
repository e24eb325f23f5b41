"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.arranger import PositionArranger, PositionWords
from cardwright.engine.face import Face
from cardwright.engine.ids import SEAT_NAMES, CardId, Seat
from cardwright.engine.position import Placed, Position
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.payment import ELEMENT_COUNT
from cardwright.games.wellspring.priority import GivePriority
from cardwright.games.wellspring.rulebook import SYMBOLS
from cardwright.games.wellspring.turn import rest_of_turn
from cardwright.games.wellspring.zones import BATTLEFIELD, MAIN_1, STACK, WINDOWS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

WORDS: Final = PositionWords(
    ZONE_KINDS[:STACK],
    ("turn", "phase", "active", "priority", "automatic passes"),
    ("mana", "mulligan"),
    ("unsettled", "attacked", "damage", "on", "named", "of"),
    {"pool": "mana pool", "exile pile": "exile"},
)
MANA: Final = re.compile(r"(\d*)([FWEAS])")


class Arranger(PositionArranger["Wellspring"]):
    """Lays a position of Wellspring on the table."""

    def __init__(self, game: Wellspring, position: Position) -> None:
        super().__init__(game, position, WORDS)

    def read_facts(self) -> None:
        """Turn, phase, whose turn and mana."""
        game = self.game
        game.turn = self.number("turn", 3, 1)
        game.phase = self.phase_fact(WINDOWS, 1, MAIN_1)
        game.active = self.seat_fact("active", 0)
        game.asks_always = self.position.facts.get("automatic passes", "yes") == "no"
        for seat in range(2):
            self.read_mana(seat)

    def read_mana(self, seat: Seat) -> None:
        """A tally such as `2F W`."""
        written = self.position.word(seat, "mana", "-")
        for group in written.split():
            match = MANA.fullmatch(group)
            if match is not None:
                element = SYMBOLS.index(match[2])
                self.game.tally[seat * ELEMENT_COUNT + element] += int(match[1] or 1)
            elif group != "-":
                self.problems.append(f"{SEAT_NAMES[seat]}'s mana must be like `2F W`, not {written!r}")

    def misplaced(self, face: Face, kind: int) -> str:
        stays = kind != BATTLEFIELD or face.traits & self.game.rulebook.stays != 0
        return "" if stays else "does not stay on the battlefield"

    def is_plain(self, face: Face) -> bool:
        return face.traits & self.game.rulebook.creature != 0 and not face.words

    def mark(self, card: CardId, placed: Placed) -> None:
        """Damage, settling, attacks, another owner and named cards."""
        game = self.game
        thing = cast(CardInPlay, game.in_play[card])
        thing.settled = not placed.has("unsettled")
        thing.damage = placed.number("damage")
        thing.attacked = placed.number("attacked") or (1 if placed.has("attacked") else 0)
        for mark in placed.marks:
            words = mark.split(" ", 1)
            if words[0] == "of" and words[1] in SEAT_NAMES:
                game.owners[card] = SEAT_NAMES.index(words[1])
                thing.player = game.owners[card]
            elif words[0] == "named":
                named = game.pool.find(words[1])
                if named is None:
                    self.problems.append(f"{placed.name}: there is no card {words[1]!r}")
                else:
                    thing.note = named.index

    def go_on(self) -> None:
        """The window of the phase opens."""
        game = self.game
        for face in game.faces:
            game.heard_from_hand |= face.text.hears_from_hand
        holder = self.seat_fact("priority", game.lead())
        game.holder = holder
        passes = 0 if holder == game.lead() else 1
        game.steps.extend(rest_of_turn(game.phase))
        game.push(GivePriority(holder, passes, always=True))
