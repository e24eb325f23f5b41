"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, Position
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.combat import TURNS
from cardwright.games.dojo.round import BeginRound, rest_of_round
from cardwright.games.dojo.rulebook import CHARACTER_CARD, DRILL_CARD
from cardwright.games.dojo.zones import CHARACTER, COMBAT, DECK, DRILLS, ENERGY, READY, RESOLVING, STEPS, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody loses by accident."""
FACTS: Final = ("round", "phase", "active", "turn", "passes", "turns")
ZONE_SYNONYMS: Final = {"energy": "energy pile", "discard": "discard pile", "removed": "removed pile"}
SEAT_FACTS: Final = ("mulligan", "energy")


class Arranger:
    """Lays a position on the table and collects what is wrong with it."""

    def __init__(self, game: Dojo, position: Position) -> None:
        self.game = game
        self.position = position
        self.problems: list[str] = []

    def arrange(self) -> None:
        """Cards, marks, facts; then the step of the round goes on."""
        game = self.game
        self.read_facts()
        for seat in range(2):
            self.lay_zones(seat)
        if self.problems:
            raise SetupError(self.problems)
        if game.phase == READY:
            game.round -= 1
            game.push(BeginRound())
            return
        game.steps.extend(rest_of_round(game.phase))
        if game.phase == COMBAT:
            # Combat is under way: whoever is on turn goes on.
            game.steps.pop()
            game.push(TURNS[game.on_turn])

    def read_facts(self) -> None:
        """Round, step, active player, whose turn and passes."""
        game = self.game
        facts = self.position.facts
        words = [*SEAT_FACTS, *zone_words()]
        known = [*FACTS, *(f"{name} {word}" for name in SEAT_NAMES for word in words)]
        for label in facts:
            if label not in known:
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")
        game.round = self.number("round", 3, 1)
        game.passes = self.number("passes", 0, 0)
        phase = facts.get("phase", STEPS[COMBAT])
        if phase in STEPS[2:]:
            game.phase = STEPS.index(phase)
        else:
            self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(STEPS[2:])}")
        game.active = self.seat_fact("active", 0)
        game.on_turn = self.seat_fact("turn", game.active)

    def number(self, label: str, default: int, least: int) -> int:
        """A fact that is a number."""
        value = self.position.facts.get(label, str(default))
        if value.isdigit() and int(value) >= least:
            return int(value)
        self.problems.append(f"{label} must be a whole number from {least}, not {value!r}")
        return default

    def seat_fact(self, label: str, default: Seat) -> Seat:
        """A fact that is a colour."""
        value = self.position.facts.get(label, SEAT_NAMES[default])
        if value not in SEAT_NAMES:
            self.problems.append(f"{label} must be red or blue, not {value!r}")
            return default
        return SEAT_NAMES.index(value)

    def lay_zones(self, seat: Seat) -> None:
        """Characters, drills, hands, piles and decks, bottom to top."""
        given = False
        for owner, word in self.position.zones:
            if owner != seat:
                continue
            cards = self.position.cards(owner, word)
            if word == "energy" and len(cards) == 1 and cards[0].name.isdigit():
                self.fill(seat, ENERGY, int(cards[0].name))
                continue
            kind = zone_number(ZONE_SYNONYMS.get(word, word))
            if word == "mulligan":
                continue
            if kind == NOBODY or kind >= RESOLVING:
                hint = nearest(word, zone_words())
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{hint}")
                continue
            given = given or kind == DECK
            for placed in cards:
                if placed.name != "none":
                    self.lay(placed, seat, kind)
        energy = self.position.facts.get(f"{SEAT_NAMES[seat]} energy", "")
        if energy.isdigit():
            self.fill(seat, ENERGY, int(energy))
        given = given or self.position.facts.get(f"{SEAT_NAMES[seat]} deck") == "none"
        if not given:
            self.fill(seat, DECK, FILLER)

    def fill(self, seat: Seat, kind: int, count: int) -> None:
        """Cards that do not matter: attacks without text."""
        plain = [face for face in self.game.pool.cards() if is_plain(self.game, face)]
        for index in range(count):
            self.game.add_card(plain[index % len(plain)], seat, kind * 2 + seat)

    def lay(self, placed: Placed, seat: Seat, kind: int) -> CardId:
        """One card on top of a zone, with its marks."""
        game = self.game
        face = game.pool.find(placed.name)
        if face is None:
            known = [one.name for one in game.pool.faces]
            self.problems.append(f"there is no card {placed.name!r}{nearest(placed.name, known)}")
            return NOBODY
        sort = game.rulebook.sorts[face.index]
        if (sort == CHARACTER_CARD) != (kind == CHARACTER) or kind == DRILLS and sort != DRILL_CARD:
            self.problems.append(f"{face.name} cannot lie there")
            return NOBODY
        card = game.add_card(face, seat, kind * 2 + seat)
        for mark in placed.marks:
            words = mark.split(" ")
            if words[0] != "used" or kind not in (DRILLS, CHARACTER):
                self.problems.append(f"{placed.name}: there is no mark {mark!r}")
                continue
            thing = cast(CardInPlay, game.in_play[card])
            thing.used = int(words[1]) if len(words) > 1 and words[1].isdigit() else 1
        return card


def zone_words() -> list[str]:
    """The zones that a position can fill."""
    return [kind.name for kind in ZONE_KINDS[:RESOLVING]]


def zone_number(name: str) -> int:
    """The zone kind of that name, NOBODY if there is none."""
    for number in range(len(ZONE_KINDS)):
        if ZONE_KINDS[number].name == name:
            return number
    return NOBODY


def is_plain(game: Dojo, face: Face) -> bool:
    """An attack without text."""
    return face.traits & game.rulebook.attack != 0 and not face.words
