"""Laying a hand-written position on the table, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from cardwright.engine.errors import SetupError
from cardwright.engine.face import Face
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, SEAT_NAMES, CardId, Seat, other
from cardwright.engine.options import nearest
from cardwright.engine.position import Placed, Position
from cardwright.engine.zones import ZoneKind

FILLER: Final = 20
"""Cards of a deck that the position does not mention, so that nobody loses by accident."""
MOST: Final = 1_000_000_000
COUNTERS: Final = (" counter", " counters")
"""How a mark ends that tells of counters."""

Table = TypeVar("Table", bound=Game)


class PositionWords:
    """The words that a game's positions are written in."""

    def __init__(
        self,
        zones: list[ZoneKind],
        facts: tuple[str, ...],
        seat_facts: tuple[str, ...],
        marks: tuple[str, ...],
        synonyms: dict[str, str],
    ) -> None:
        self.zones = zones
        """Those that a position can fill, by their number."""
        self.facts = facts
        self.seat_facts = seat_facts
        """What is said of each seat besides its zones."""
        self.marks = marks
        """The first words of what is marked on a card in play."""
        self.synonyms = synonyms
        """Other words for zones."""

    def zone_number(self, word: str) -> int:
        """The zone of that name, NOBODY if there is none to fill."""
        name = self.synonyms.get(word, word)
        for number in range(len(self.zones)):
            if self.zones[number].name == name:
                return number
        return NOBODY


class PositionArranger(Generic[Table]):
    """Lays a position on the table and collects what is wrong with it; a game says what its own words mean."""

    def __init__(self, game: Table, position: Position, words: PositionWords) -> None:
        self.game = game
        self.position = position
        self.words = words
        self.problems: list[str] = []
        self.in_play: list[tuple[CardId, Placed]] = []

    def arrange(self) -> None:
        """Facts, cards, marks, hosts; then play goes on."""
        self.check_facts()
        self.read_facts()
        self.lay_board()
        for seat in range(2):
            self.lay_piles(seat)
        for card, placed in self.in_play:
            self.check_marks(placed)
            self.mark(card, placed)
            self.lay_counters(card, placed)
        for card, placed in self.in_play:
            self.link(card, placed)
        self.finish()
        if self.problems:
            raise SetupError(self.problems)
        self.go_on()

    # What a game says

    def read_facts(self) -> None:
        """Take over what the position says besides cards."""
        raise NotImplementedError

    def is_fact(self, label: str) -> bool:
        """Whether a label that is not among the words may be there all the same."""
        return False

    def misplaced(self, face: Face, kind: int) -> str:
        """Why a card cannot lie in a zone, empty if it can."""
        return ""

    def is_plain(self, face: Face) -> bool:
        """Whether a card may fill a deck because it does not matter."""
        return not face.words

    def hosts_first(self) -> bool:
        """Whether what is attached is laid after all hosts, so that it is younger."""
        return True

    def is_mark(self, mark: str) -> bool:
        """Whether there is such a mark."""
        return mark in self.words.marks or mark.split(" ", 1)[0] in self.words.marks

    def mark(self, card: CardId, placed: Placed) -> None:
        """Take over what is marked on a card in play."""

    def finish(self) -> None:
        """Look at the whole once everything lies there."""

    def go_on(self) -> None:
        """Schedule what follows the position."""
        raise NotImplementedError

    # Facts

    def check_facts(self) -> None:
        """Nothing may be said that means nothing."""
        words = self.words
        said = [*words.seat_facts, *words.synonyms, *(kind.name for kind in words.zones)]
        known = [*words.facts, *(f"{name} {word}" for name in SEAT_NAMES for word in said)]
        for label in self.position.facts:
            if label not in known and not self.is_fact(label):
                self.problems.append(f"there is no fact {label!r}{nearest(label, known)}")

    def number(self, label: str, default: int, least: int = 0, most: int = MOST) -> int:
        """A fact that is a whole number."""
        return self.whole(label, self.position.facts.get(label, str(default)), default, least, most)

    def seat_number(self, seat: Seat, label: str, default: int, least: int = 0, most: int = MOST) -> int:
        """A seat's whole number."""
        value = self.position.word(seat, label, str(default))
        return self.whole(f"{SEAT_NAMES[seat]} {label}", value, default, least, most)

    def whole(self, label: str, value: str, default: int, least: int, most: int) -> int:
        """A whole number within its bounds."""
        if value.isascii() and value.isdigit() and least <= int(value) <= most:
            return int(value)
        bounds = f"from {least}" if most == MOST else f"from {least} to {most}"
        self.problems.append(f"{label} must be a whole number {bounds}, not {value!r}")
        return default

    def seat_fact(self, label: str, default: Seat) -> Seat:
        """A fact that is a colour."""
        value = self.position.facts.get(label, SEAT_NAMES[default])
        if value not in SEAT_NAMES:
            self.problems.append(f"{label} must be red or blue, not {value!r}")
            return default
        return SEAT_NAMES.index(value)

    def phase_fact(self, names: tuple[str, ...], first: int, default: int) -> int:
        """The phase by its name; those before the first cannot be arranged."""
        phase = self.position.facts.get("phase", names[default])
        if phase in names[first:]:
            return names.index(phase, first)
        self.problems.append(f"there is no phase {phase!r}: phases are {', '.join(names[first:])}")
        return default

    # Cards

    def lay_board(self) -> None:
        """The cards in play, seat by seat."""
        for is_attached in (False, True):
            for seat in range(2):
                for owner, word in self.position.zones:
                    kind = self.words.zone_number(word)
                    if owner != seat or kind == NOBODY or not self.words.zones[kind].in_play:
                        continue
                    for placed in self.position.cards(seat, word):
                        if (bool(placed.host()) and self.hosts_first()) == is_attached and placed.name != "none":
                            card = self.lay(placed, seat, kind)
                            if card != NOBODY:
                                self.in_play.append((card, placed))

    def lay_piles(self, seat: Seat) -> None:
        """Hands, piles and decks, bottom to top; a number stands for so many cards that do not matter."""
        filled: list[int] = []
        said = [(word, cards) for (owner, word), cards in self.position.zones.items() if owner == seat]
        for word, value in self.position.facts.items():
            name, _, zone = word.partition(" ")
            if name == SEAT_NAMES[seat]:
                said.append((zone, [Placed(value)]))
        for word, cards in said:
            if word in self.words.seat_facts:
                continue
            kind = self.words.zone_number(word)
            if kind == NOBODY:
                hint = nearest(word, [zone.name for zone in self.words.zones])
                self.problems.append(f"no cards can be put into {SEAT_NAMES[seat]}'s {word!r}{hint}")
            elif not self.words.zones[kind].in_play:
                filled.append(kind)
                self.lay_pile(seat, kind, cards)
        deck = self.game.deck_zone(seat) >> 1
        if deck not in filled:
            self.fill(seat, deck, FILLER)

    def lay_pile(self, seat: Seat, kind: int, cards: list[Placed]) -> None:
        """One zone out of play."""
        if len(cards) == 1 and cards[0].name.isascii() and cards[0].name.isdigit():
            self.fill(seat, kind, int(cards[0].name))
            return
        for placed in cards:
            if placed.name != "none":
                self.lay(placed, seat, kind)

    def fill(self, seat: Seat, kind: int, count: int) -> None:
        """Cards that do not matter."""
        plain = [face for face in self.game.pool.cards() if self.is_plain(face)]
        for index in range(count):
            self.game.add_card(plain[index % len(plain)], seat, kind * 2 + seat)

    def lay(self, placed: Placed, seat: Seat, kind: int) -> CardId:
        """One card on top of a zone, NOBODY if it cannot lie there."""
        face = self.game.pool.find(placed.name)
        if face is None:
            known = [one.name for one in self.game.pool.faces]
            self.problems.append(f"there is no card {placed.name!r}{nearest(placed.name, known)}")
            return NOBODY
        trouble = self.misplaced(face, kind)
        if not trouble and face.is_token and not self.words.zones[kind].in_play:
            boards = " or ".join([zone.name for zone in self.words.zones if zone.in_play])
            trouble = f"is a token: it exists on the {boards} only"
        if trouble:
            self.problems.append(f"{face.name} {trouble}")
            return NOBODY
        return self.game.add_card(face, seat, kind * 2 + seat)

    def check_marks(self, placed: Placed) -> None:
        """Nothing may be marked that means nothing."""
        for mark in placed.marks:
            if not self.is_mark(mark) and not mark.endswith(COUNTERS):
                self.problems.append(f"{placed.name}: there is no mark {mark!r}{nearest(mark, self.words.marks)}")

    def lay_counters(self, card: CardId, placed: Placed) -> None:
        """Put the counters on a card that are marked on it: "2 rust counters"."""
        thing = self.game.in_play[card]
        for mark in placed.marks:
            words = mark.split(" ")
            if thing is not None and mark.endswith(COUNTERS) and words[0].isdigit():
                thing.set_counters(" ".join(words[1:-1]), int(words[0]))

    def link(self, card: CardId, placed: Placed) -> None:
        """Find the host by its name: on the card's own side first, the newest of several."""
        game = self.game
        if not placed.host():
            return
        board = game.places[card] & ~1
        side = game.places[card] & 1
        for seat in (side, other(side)):
            for host in reversed(game.zones[board + seat]):
                if host != card and game.faces[host].name.lower() == placed.host().lower():
                    thing = game.in_play[card]
                    assert thing is not None
                    thing.host = host
                    game.stale = True
                    return
        zone = self.words.zones[board >> 1].name
        self.problems.append(f"{placed.name}: there is no {placed.host()!r} on the {zone}")
