"""A game in a hand-written position, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat, other
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, Position
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.income import MOST_NATURAL, MOST_RESOURCE
from cardwright.games.bounty.rulebook import HP
from cardwright.games.bounty.setup import limit_for
from cardwright.games.bounty.turn import rest_of_turn
from cardwright.games.bounty.zones import BONEYARD, DECK, DEPLOY, FIELD, STAGES, ZONE_KINDS

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody runs out by accident."""
FACTS: Final = ("turn", "round", "phase", "active", "starter", "limit", "elapsed", "last call")
NUMBERS: Final = ("points", "resource", "natural", "RPT")
MARKS: Final = (
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
)
ZONE_SYNONYMS: Final = {"graveyard": "boneyard"}


class Arranger:
    """Lays a position on the table and collects what is wrong with it."""

    def __init__(self, game: Bounty, position: Position) -> None:
        self.game = game
        self.position = position
        self.problems: list[str] = []

    def arrange(self) -> None:
        """Facts, cards, marks; then the phase begins."""
        game = self.game
        self.read_facts()
        attached: list[tuple[CardId, Placed]] = []
        for seat in range(2):
            self.lay_field(seat, attached)
            self.lay_zones(seat)
        for card, placed in attached:
            self.attach(card, placed)
        if self.problems:
            raise SetupError(self.problems)
        if game.limit == NOBODY:
            game.limit = limit_for(game.faces)
        for seat in (game.active, other(game.active)):
            if game.first_over == NOBODY and game.points[seat] >= game.limit:
                game.first_over = seat
        game.steps.extend(rest_of_turn(game.phase, game.active))

    def read_facts(self) -> None:
        """Turn, phase, whose turn; each player's points, resource and natural RPT."""
        game = self.game
        facts = self.position.facts
        words = [kind.name for kind in ZONE_KINDS]
        known = [*FACTS, *(f"{name} {word}" for name in SEAT_NAMES for word in (*NUMBERS, *words))]
        for label in facts:
            if label not in known:
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")
        game.turn = self.number("turn", facts.get("turn", "5"), 1, 10_000)
        phase = facts.get("phase", STAGES[DEPLOY])
        if phase in STAGES[1:]:
            game.phase = STAGES.index(phase)
        else:
            self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(STAGES[1:])}")
            game.phase = DEPLOY
        game.active = self.seat_fact("active", 0)
        # Turns alternate, so the number of the turn tells who began.
        game.starter = game.active if game.turn % 2 == 1 else other(game.active)
        if "limit" in facts:
            game.limit = self.number("limit", facts["limit"], 1, 10_000)
        game.elapsed = self.number("elapsed", facts.get("elapsed", "0"), 0, 10**9)
        game.bell = self.number("last call", facts.get("last call", "0"), 0, 10_000)
        for seat in range(2):
            own_turns = (game.turn + 1) // 2 if seat == game.starter else game.turn // 2
            usual = min(MOST_NATURAL, max(1, own_turns) + 1)
            name = SEAT_NAMES[seat]
            game.points[seat] = self.number(f"{name} points", self.word(seat, "points", "0"), 0, 10_000)
            game.resource[seat] = self.number(f"{name} resource", self.word(seat, "resource", "10"), 0, MOST_RESOURCE)
            game.natural[seat] = self.number(f"{name} natural", self.word(seat, "natural", str(usual)), 2, MOST_NATURAL)

    def word(self, seat: Seat, label: str, default: str) -> str:
        """A number of a seat as the position writes it."""
        return self.position.word(seat, label, default)

    def number(self, label: str, value: str, least: int, most: int) -> int:
        """A whole number within its bounds."""
        if value.isascii() and value.isdigit() and least <= int(value) <= most:
            return int(value)
        self.problems.append(f"{label} must be a whole number from {least} to {most}, not {value!r}")
        return least

    def seat_fact(self, label: str, default: Seat) -> Seat:
        """A fact that is a colour."""
        value = self.position.facts.get(label, SEAT_NAMES[default])
        if value not in SEAT_NAMES:
            self.problems.append(f"{label} must be red or blue, not {value!r}")
            return default
        return SEAT_NAMES.index(value)

    def lay_field(self, seat: Seat, attached: list[tuple[CardId, Placed]]) -> None:
        """A side of the field in field order."""
        for placed in self.position.cards(seat, "field"):
            card = self.lay(placed, seat, FIELD)
            if card != NOBODY:
                self.mark(card, placed)
                if placed.host():
                    attached.append((card, placed))

    def lay_zones(self, seat: Seat) -> None:
        """Hands, piles and decks, bottom to top."""
        given = self.position.facts.get(f"{SEAT_NAMES[seat]} deck") == "none"
        names = [kind.name for kind in ZONE_KINDS]
        for owner, word in self.position.zones:
            name = ZONE_SYNONYMS.get(word, word)
            if owner != seat or name == "field" or word in NUMBERS:
                continue
            if name not in names or names.index(name) > BONEYARD:
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{nearest(word, names)}")
                continue
            kind = names.index(name)
            given = given or kind == DECK
            for placed in self.position.cards(owner, word):
                if placed.name != "none":
                    self.lay(placed, seat, kind)
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
        rulebook = self.game.rulebook
        if kind == FIELD and face.traits & rulebook.one_time:
            self.problems.append(f"{face.name} does not stay on the field")
            return NOBODY
        return self.game.add_card(face, seat, kind * 2 + seat)

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
        for mark in placed.marks:
            if mark.split(" ", 1)[0] not in MARKS:
                self.problems.append(f"{placed.name}: there is no mark {mark!r}{nearest(mark, MARKS)}")
        if one.damage > game.faces[card].stats[HP] + 99:
            self.problems.append(f"{placed.name} cannot take so much damage")
        if one.one_time and game.rulebook.face_down and not placed.has("face-up"):
            game.lay_face_down(card, DECK * 2 + one.controller)
            one.laid = placed.number("set")
            one.paid = placed.number("paid") or game.faces[card].total_cost()
        elif placed.has("face-down"):
            self.problems.append(f"{placed.name} does not lie face-down")

    def attach(self, card: CardId, placed: Placed) -> None:
        """Find the host by its name: on the card's own side first, the newest of several."""
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


def is_plain(game: Bounty, face: Face) -> bool:
    """Whether a card is an Attack card without text, fit to fill a deck."""
    return face.traits & game.rulebook.attack != 0 and not face.words
