"""One match in memory: its game, rebuilt from the log, and what its people have said besides."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from cardwright.engine.ids import NOBODY, SEAT_NAMES, Seat, other
from cardwright.engine.record import AGREE, CONCEDE, Match, Move, Record
from cardwright.server.describe import entry_of, look_of
from cardwright.server.store import now

if TYPE_CHECKING:
    from cardwright.engine.game import Game
    from cardwright.server.store import Deal, Entry

PERSON: Final = "person"
COMPUTER: Final = "computer"
OPEN: Final = "open"
ANSWERS: Final = ("choose", "cancel", "take back")


class BrokenLog(Exception):
    """A log that the present rules and cards cannot play."""


class Table:
    """A match: `deal` never changes, all else follows from the entries of its log."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.entry = entry_of(deal.game)
        self.look = look_of(deal.game)
        self.number = 0
        """The last entry of the log that was carried out."""
        self.match = self.begin()
        self.drafts: list[Game] = []
        """Copies from before each of the last choices that are not final yet."""
        self.answers = [0, 0]
        self.offer: Seat | None = None
        self.wanted: set[Seat] = set()
        self.joined: dict[Seat, str] = {}
        self.turns = 0
        """How often the game began anew: after it nothing that was shown before may be followed."""
        self.asked_at = deal.created
        self.touched = time.monotonic()

    def begin(self) -> Match:
        """The match as it was dealt."""
        deal = self.deal
        record = Record(deal.game, deal.version, deal.seed, deal.options, deal.decks, self.seats())
        record.commitment = deal.commitment
        record.salt = deal.salt
        return Match(self.entry, record)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.match.game

    @property
    def decider(self) -> Seat | None:
        """Whose answer the game waits for."""
        return None if self.game.decision is None else self.game.decision.seat

    def seats(self) -> dict[str, str]:
        """Who sits where, for the record."""
        return {seat: one.name or one.kind for seat, one in zip(SEAT_NAMES, self.deal.players, strict=True)}

    def kind_of(self, seat: Seat) -> str:
        """Person, computer, or open."""
        kind = self.deal.players[seat].kind
        return PERSON if kind == OPEN and seat in self.joined else kind

    def name_of(self, seat: Seat) -> str:
        """What a seat's player is called."""
        return self.joined.get(seat) or self.deal.players[seat].name

    def next_question(self, seats: list[Seat]) -> int:
        """The number of the next question to whoever speaks for these seats: it counts their own answers alone."""
        return sum(self.answers[seat] for seat in seats) + 1

    @property
    def is_cancellable(self) -> bool:
        """Whether the last choices can still be taken back by whoever made them."""
        return bool(self.drafts)

    def may_take_back(self, seat: Seat) -> bool:
        """Whether a seat can take back its last real choice: only a computer lets it, and time cannot be taken back."""
        if self.game.has_clock():
            return False
        return self.kind_of(other(seat)) == COMPUTER and self.last_choice(seat) != NOBODY

    @property
    def has_limit(self) -> bool:
        """Whether whoever is asked must answer within a time, and everybody has come."""
        return self.game.has_clock() and self.game.longest_answer() > 0 and self.is_full

    @property
    def is_full(self) -> bool:
        """Whether no seat waits for a friend."""
        return OPEN not in (self.kind_of(0), self.kind_of(1))

    def waited(self) -> int:
        """The milliseconds since the question was put; time runs once everybody has come."""
        if self.decider is None or not self.is_full:
            return 0
        return max(0, round((now() - self.asked_at) * 1000))

    def last_choice(self, seat: Seat) -> int:
        """How many moves were made before the seat's last choice; NOBODY if it has made none."""
        moves = self.match.record.moves
        for index in range(len(moves) - 1, -1, -1):
            if moves[index].seat == seat and moves[index].key not in (AGREE, CONCEDE):
                return index
        return NOBODY

    def carry_out(self, entry: Entry) -> None:
        """Do what an entry of the log says."""
        if entry.number != self.number + 1:
            raise BrokenLog(f"entry {entry.number} cannot follow entry {self.number}")
        seat = entry.seat
        if entry.kind == "choose":
            self.choose(entry)
        elif entry.kind == "cancel":
            self.match.game = self.drafts.pop()
            self.match.record.moves.pop()
        elif entry.kind == "take back":
            self.go_back(int(entry.words))
        elif entry.kind == "concede":
            self.match.concede(seat)
        elif entry.kind == "agree":
            self.match.agree()
        elif entry.kind == "offer":
            self.offer = seat
        elif entry.kind == "decline":
            self.offer = None
        elif entry.kind == "join":
            self.joined[seat] = entry.words
            self.asked_at = entry.at
        elif entry.kind == "rematch":
            self.wanted.add(seat)
        else:
            raise BrokenLog(f"entry {entry.number} is a {entry.kind!r}, which this program does not know")
        if entry.kind in ANSWERS:
            self.answers[seat] += 1
            self.offer = None if self.offer == other(seat) else self.offer
            self.asked_at = entry.at
        self.number = entry.number
        self.touched = time.monotonic()

    def choose(self, entry: Entry) -> None:
        """Make a choice, and keep a copy from before it as long as it is not final."""
        match = self.match
        before = match.game.clone()
        marks = self.traces()
        problem = match.repeat(Move(entry.seat, entry.words, 0, entry.milliseconds))
        if problem is not None:
            raise BrokenLog(f"entry {entry.number}: {problem}")
        if self.decider == entry.seat and marks == self.traces() and not self.game.has_clock():
            before.log = match.game.log
            self.drafts.append(before)
        else:
            self.drafts.clear()

    def traces(self) -> tuple[int, int, list[int]]:
        """What a choice must leave as it was to be taken back: things told, chance, and what anybody has seen."""
        game = self.game
        return (0 if game.log is None else len(game.log.entries)), int(game.rng.state), list(game.seen)

    def go_back(self, moves: int) -> None:
        """Play the match again for so many moves."""
        kept = self.match.record.moves[:moves]
        self.match = self.begin()
        self.drafts.clear()
        self.turns += 1
        for move in kept:
            problem = self.match.repeat(move)
            if problem is not None:
                raise BrokenLog(problem)
