"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.arranger import PositionArranger, PositionWords
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat
from cardwright.engine.position import Placed, Position
from cardwright.games.tempest.aftermath import EndRound
from cardwright.games.tempest.card import CardInPlay
from cardwright.games.tempest.combat import NEXT_FIGHT, BeginCombat
from cardwright.games.tempest.phases import ACTS, PHASES_LAST_FIRST
from cardwright.games.tempest.plans import PLAN_NUMBERS, PLANS
from cardwright.games.tempest.round import StartRound
from cardwright.games.tempest.rulebook import COLOUR_COUNT, COLOURS, CREATURE, SYMBOLS, WEATHERS
from cardwright.games.tempest.zones import (
    AFTERMATH,
    COMBAT,
    FIELD,
    OPENING,
    SETUP,
    STACK,
    STAGES,
    ZONE_KINDS,
)

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

WORDS: Final = PositionWords(
    ZONE_KINDS[:STACK],
    ("automatic options", "round", "phase", "seat A", "turn", "holds", "weather", "fight"),
    ("wins", "energy", "plans", "mulligan", "opening draw"),
    ("damage", "on", "of", "shield used", "fighting"),
    {},
)
ENERGY: Final = re.compile(r"(\d*)([OBCGWP])")
CHANGE: Final = re.compile(r"([+-])(\d+) (HP|Atk|Spe)")
WEATHER: Final = re.compile(r"(sun|rain|hail)(?: until round (\d+))?")
STATS: Final = ("HP", "Atk", "Spe")
DEFAULT_PLANS: Final = "Keeper orange + Underdog orange"


class Arranger(PositionArranger["Tempest"]):
    """Lays a position of Tempest on the table."""

    def __init__(self, game: Tempest, position: Position) -> None:
        super().__init__(game, position, WORDS)

    def is_fact(self, label: str) -> bool:
        """What is pending is told, but cannot be arranged."""
        return label.startswith("pending ")

    def read_facts(self) -> None:
        """Round, phase, seats, weather; then what belongs to each seat."""
        game = self.game
        game.round = self.number("round", 1)
        game.automatic = self.position.facts.get("automatic options", "yes") != "no"
        game.holds = self.number("holds", 0)
        game.fights = self.number("fight", 0)
        game.phase = self.phase_fact(STAGES, SETUP, OPENING)
        game.seat_a = self.seat_fact("seat A", 0)
        game.turn = self.seat_fact("turn", game.seat_a)
        self.read_weather(self.position.facts.get("weather", "none"))
        for seat in range(2):
            self.read_seat(seat)

    def read_weather(self, written: str) -> None:
        """A weather such as `sun` or `sun until round 3`."""
        match = WEATHER.fullmatch(written)
        if match is not None:
            self.game.weather = WEATHERS.index(match[1])
            self.game.weather_until = int(match[2]) if match[2] else self.game.round + 1
        elif written != "none":
            self.problems.append(f"the weather must be like `sun until round 3`, not {written!r}")

    def read_seat(self, seat: Seat) -> None:
        """A seat's wins, energy, plans and mulligan."""
        game = self.game
        name = SEAT_NAMES[seat]
        game.wins[seat] = self.seat_number(seat, "wins", 0, 0, 1)
        written = self.position.word(seat, "energy", "-")
        for group in written.split():
            match = ENERGY.fullmatch(group)
            if match is not None:
                game.energy[seat * COLOUR_COUNT + SYMBOLS.index(match[2])] += int(match[1] or 1)
            elif group != "-":
                self.problems.append(f"{name}'s energy must be like `2O B`, not {written!r}")
        if self.position.word(seat, "mulligan", "unused") == "used":
            game.mulligans |= 1 << seat
        self.read_plans(seat, self.position.word(seat, "plans", DEFAULT_PLANS))

    def read_plans(self, seat: Seat, written: str) -> None:
        """Plans such as `Hunter orange + Summoner blue`."""
        found: list[int] = []
        for part in written.split(" + "):
            plan, _, colour = part.rpartition(" ")
            if plan in PLANS and colour in COLOURS:
                found.extend((PLANS.index(plan), COLOURS.index(colour)))
        if len(found) == PLAN_NUMBERS:
            start = seat * PLAN_NUMBERS
            self.game.plans[start : start + PLAN_NUMBERS] = found
        else:
            hint = "Hunter orange + Summoner blue"
            self.problems.append(f"{SEAT_NAMES[seat]}'s plans must be like `{hint}`, not {written!r}")

    def misplaced(self, face: Face, kind: int) -> str:
        stays = kind != FIELD or self.game.rulebook.sorts[face.index] != 1
        return "" if stays else "does not stay on the field"

    def is_plain(self, face: Face) -> bool:
        return face.traits & self.game.rulebook.creature != 0 and not face.words

    def is_mark(self, mark: str) -> bool:
        return super().is_mark(mark) or CHANGE.fullmatch(mark) is not None

    def mark(self, card: CardId, placed: Placed) -> None:
        """Damage, changes of stats, shields and owners."""
        game = self.game
        thing = cast(CardInPlay, game.in_play[card])
        thing.damage = placed.number("damage")
        thing.shield_used = placed.has("shield used")
        for mark in placed.marks:
            words = mark.split(" ", 1)
            change = CHANGE.fullmatch(mark)
            if change is not None and thing.sort == CREATURE:
                thing.change(STATS.index(change[3]), int(change[2]) * (1 if change[1] == "+" else -1))
            elif words[0] == "of" and words[1] in SEAT_NAMES:
                game.owners[card] = SEAT_NAMES.index(words[1])

    def go_on(self) -> None:
        """What follows in the phase of the position: its player's option, or the next fight."""
        game = self.game
        if game.phase == SETUP:
            game.then(StartRound())
        elif game.phase == AFTERMATH:
            game.push(EndRound(NOBODY))
        elif game.phase == COMBAT:
            game.push(NEXT_FIGHT)
        else:
            game.steps.append(BeginCombat())
            game.steps.extend(PHASES_LAST_FIRST[: len(PHASES_LAST_FIRST) - game.phase])
            game.push(ACTS[game.turn])
