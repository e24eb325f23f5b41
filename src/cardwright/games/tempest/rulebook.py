"""What every game of one card set and one choice of options shares: looked up once, never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cardwright.effects.elsewhere import is_ever_played_elsewhere
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, PLAYER_NUMBERS, Trigger
from cardwright.engine.face import Face
from cardwright.engine.pool import Pool

HP: Final = 0
ATK: Final = 1
SPE: Final = 2
ROUND_NUMBER: Final = PLAYER_NUMBERS + 1
"""The number that texts call the round number."""

COLOURS: Final = ("orange", "blue", "cyan", "green", "white", "purple")
SYMBOLS: Final = "OBCGWP"
COLOUR_COUNT: Final = 6
BROWN: Final = 6
ORANGE: Final = 0
BLUE: Final = 1
CYAN: Final = 2

OWN: Final = 1024
"""A price is one number: the total, and `OWN` times the part in the card's colour."""

NO_WEATHER: Final = -1
SUN: Final = 0
RAIN: Final = 1
HAIL: Final = 2
WEATHERS: Final = ("sun", "rain", "hail")

CREATURE: Final = 0
ACTION: Final = 1
FIELD_CARD: Final = 2
AURA: Final = 3


@mypyc_attr(acyclic=True)
class Printed:
    """What is printed on one face, as it is asked for of every card in a hand at every option."""

    __slots__ = ("is_creature", "total", "own", "colour", "is_plain")

    def __init__(self, is_creature: bool, total: int, own: int, colour: int, is_plain: bool) -> None:
        self.is_creature = is_creature
        self.total = total
        self.own = own
        """TEM-48: the total cost and the part of it in the card's colour."""
        self.colour = colour
        self.is_plain = is_plain
        """Whether its text asks for nothing when it is played: no target, no extra cost, no restriction."""


class Rulebook:
    """The options as answers, the set's words as bits, and what is printed on each face."""

    def __init__(self, pool: Pool, options: dict[str, str]) -> None:
        self.is_played_elsewhere = is_ever_played_elsewhere(pool)
        """Whether texts let players play cards from other places than the hand."""
        self.seats_alternate = options["seat_alternation"] == "round"
        self.mulligan_any_round = options["mulligan_window"] == "any_round"
        self.close_continues = options["after_close"] == "continue"
        self.search_earns = options["search_energy"] == "on"

        self.creature = pool.bit("creature")
        self.effect = pool.bit("effect")
        self.undaunted = pool.bit("undaunted")
        self.headlong = pool.bit("headlong")
        self.twofold = pool.bit("twofold")
        self.eager = pool.bit("eager")
        self.laggard = pool.bit("laggard")
        self.shielded = pool.bit("shielded")
        self.warden = pool.bit("warden")
        self.veiled = pool.bit("veiled")
        self.overrun = pool.bit("overrun")
        self.homeward = pool.bit("homeward")
        self.level_ground = pool.bit("level_ground")
        self.slower_first = pool.bit("slower_first")
        self.stronger_first = pool.bit("stronger_first")
        self.all_at_once = pool.bit("all_at_once")
        self.order_words = self.slower_first | self.stronger_first | self.all_at_once
        self.benefits: list[int] = [
            pool.bit("orange") | pool.bit("sunfed"),
            pool.bit("blue") | pool.bit("rainfed"),
            pool.bit("cyan") | pool.bit("hailfed"),
        ]
        """TEM-87: by weather, the words of which one makes a creature benefit."""
        self.combat_words = self.headlong | self.eager | self.laggard | self.level_ground

        self.laid: dict[tuple[tuple[str, ...], tuple[str, ...]], list[Face]] = {}
        """The faces of pairs of deck lists that were played before."""
        self.sorts: list[int] = []
        self.colours: list[int] = []
        self.totals: list[int] = []
        self.owns: list[int] = []
        """TEM-48: by face, the total cost and the part of it in the card's colour."""
        self.printed: list[Printed] = []
        self.entries: list[tuple[Trigger, ...]] = []
        """TEM-82: by face, the entry traits with targets."""
        self.read_faces(pool)

    def read_faces(self, pool: Pool) -> None:
        """Look up what is printed on each face."""
        action = pool.bit("action")
        aura = pool.bit("aura")
        for face in pool.faces:
            sort = FIELD_CARD
            if face.traits & self.creature:
                sort = CREATURE
            elif face.traits & action:
                sort = ACTION
            elif face.traits & aura:
                sort = AURA
            self.sorts.append(sort)
            colour = BROWN
            for index in range(COLOUR_COUNT):
                if face.traits & pool.bit(COLOURS[index]):
                    colour = index
            self.colours.append(colour)
            self.totals.append(face.total_cost())
            self.owns.append(0 if colour == BROWN else face.total_cost() - face.cost[0])
            aimed: list[Trigger] = []
            for trigger in face.text.triggers:
                if trigger.itself and trigger.kinds >> kinds.ENTER & 1 and trigger.program.targets:
                    aimed.append(trigger)
            self.entries.append(tuple(aimed))
            text = face.text
            is_plain = not (text.restrictions or text.attach or text.program.targets or aimed) and text.price is NOTHING
            self.printed.append(Printed(sort == CREATURE, self.totals[-1], self.owns[-1], colour, is_plain))
