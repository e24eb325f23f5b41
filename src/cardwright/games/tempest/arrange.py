"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat, other
from cardwright.engine.options import nearest
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
    BANISHED,
    COMBAT,
    DECK,
    FIELD,
    OPENING,
    SETUP,
    STAGES,
    ZONE_KINDS,
)

if TYPE_CHECKING:
    from cardwright.games.tempest.game import Tempest

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody runs out by accident."""
FACTS: Final = ("automatic options", "round", "phase", "seat A", "turn", "holds", "weather", "fight")
SEAT_FACTS: Final = ("wins", "energy", "plans", "mulligan", "opening draw")
ENERGY: Final = re.compile(r"(\d*)([OBCGWP])")
CHANGE: Final = re.compile(r"([+-])(\d+) (HP|Atk|Spe)")
WEATHER: Final = re.compile(r"(sun|rain|hail)(?: until round (\d+))?")
STATS: Final = ("HP", "Atk", "Spe")
MARKS: Final = ("damage", "on", "of", "shield used", "fighting")
DEFAULT_PLANS: Final = "Keeper orange + Underdog orange"


class Arranger:
    """Lays a position on the table and collects what is wrong with it."""

    def __init__(self, game: Tempest, position: Position) -> None:
        self.game = game
        self.position = position
        self.problems: list[str] = []

    def arrange(self) -> None:
        """Cards, marks, facts; then the phase goes on."""
        self.read_facts()
        attached: list[tuple[CardId, Placed]] = []
        self.lay_field(attached)
        for seat in range(2):
            self.lay_zones(seat)
        for card, placed in attached:
            self.attach(card, placed)
        if self.problems:
            raise SetupError(self.problems)
        self.go_on()

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

    def read_facts(self) -> None:
        """Round, phase, seats, weather; then what belongs to each seat."""
        game = self.game
        facts = self.position.facts
        zones = [kind.name for kind in ZONE_KINDS]
        known = [*FACTS, *(f"{name} {word}" for name in SEAT_NAMES for word in (*SEAT_FACTS, *zones))]
        for label in facts:
            if label not in known and not label.startswith("pending "):
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")
        game.round = self.number("round", "1")
        game.automatic = facts.get("automatic options", "yes") != "no"
        game.holds = self.number("holds", "0")
        game.fights = self.number("fight", "0")
        phase = facts.get("phase", STAGES[OPENING])
        if phase in STAGES:
            game.phase = STAGES.index(phase)
        else:
            self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(STAGES)}")
        game.seat_a = self.seat_fact("seat A", 0)
        game.turn = self.seat_fact("turn", game.seat_a)
        self.read_weather(facts.get("weather", "none"))
        for seat in range(2):
            self.read_seat(seat)

    def number(self, label: str, default: str) -> int:
        """A fact that is a whole number."""
        value = self.position.facts.get(label, default)
        if value.isdigit():
            return int(value)
        self.problems.append(f"{label} must be a whole number, not {value!r}")
        return 0

    def seat_fact(self, label: str, default: Seat) -> Seat:
        """A fact that is a colour."""
        value = self.position.facts.get(label, SEAT_NAMES[default])
        if value not in SEAT_NAMES:
            self.problems.append(f"{label} must be red or blue, not {value!r}")
            return default
        return SEAT_NAMES.index(value)

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
        wins = self.position.word(seat, "wins", "0")
        if wins in ("0", "1"):
            game.wins[seat] = int(wins)
        else:
            self.problems.append(f"{name}'s wins must be 0 or 1, not {wins!r}")
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

    def lay_field(self, attached: list[tuple[CardId, Placed]]) -> None:
        """Creatures before what is attached to them, so that they are older."""
        for is_attached in (False, True):
            for seat in range(2):
                for placed in self.position.cards(seat, "field"):
                    if bool(placed.host()) == is_attached:
                        card = self.lay(placed, seat, FIELD)
                        if card != NOBODY:
                            self.mark(card, placed)
                            if is_attached:
                                attached.append((card, placed))

    def lay_zones(self, seat: Seat) -> None:
        """Hands, piles and decks, bottom to top."""
        given = False
        names = [kind.name for kind in ZONE_KINDS]
        for owner, word in self.position.zones:
            if owner != seat or word == "field" or word in SEAT_FACTS:
                continue
            kind = names.index(word) if word in names else NOBODY
            if kind == NOBODY or kind > BANISHED:
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{nearest(word, names)}")
                continue
            given = given or kind == DECK
            for placed in self.position.cards(owner, word):
                if placed.name != "none":
                    self.lay(placed, seat, kind)
        given = given or self.position.facts.get(f"{SEAT_NAMES[seat]} deck") == "none"
        if not given:
            plain = [face for face in self.game.pool.cards() if is_plain(self.game, face)]
            for index in range(FILLER):
                self.game.add_card(plain[index % len(plain)], seat, DECK * 2 + seat)

    def lay(self, placed: Placed, seat: Seat, kind: int) -> CardId:
        """One card on top of a zone."""
        face = self.game.pool.find(placed.name)
        if face is None:
            known = [one.name for one in self.game.pool.faces]
            self.problems.append(f"there is no card {placed.name!r}{nearest(placed.name, known)}")
            return NOBODY
        if face.is_token and kind != FIELD:
            self.problems.append(f"{face.name} is a token: it exists on the field only")
            return NOBODY
        if kind == FIELD and self.game.rulebook.sorts[face.index] == 1:
            self.problems.append(f"{face.name} does not stay on the field")
            return NOBODY
        return self.game.add_card(face, seat, kind * 2 + seat)

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
            elif mark not in MARKS and words[0] not in MARKS:
                self.problems.append(f"{placed.name}: there is no mark {mark!r}{nearest(mark, MARKS)}")

    def attach(self, card: CardId, placed: Placed) -> None:
        """Find the creature by its name: on the aura's own side first, the newest of several."""
        game = self.game
        side = game.places[card] & 1
        for seat in (side, other(side)):
            for host in reversed(game.zones[FIELD * 2 + seat]):
                if host != card and game.faces[host].name.lower() == placed.host().lower():
                    thing = game.in_play[card]
                    assert thing is not None
                    thing.host = host
                    game.stale = True
                    return
        self.problems.append(f"{placed.name}: there is no {placed.host()!r} on the field")


def is_plain(game: Tempest, face: Face) -> bool:
    """A creature without text."""
    return face.traits & game.rulebook.creature != 0 and not face.words
