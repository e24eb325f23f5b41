"""A game as a small readable text: what was set up and what was chosen. It replays, resumes and reports bugs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from cardwright.engine.deck import read_lines
from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.fingerprint import fingerprint
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, SEAT_NAMES, Seat, seat_name

HEADER = "cardwright record 1"
MOVE = re.compile(r"^(\d+) (red|blue): (.+?)(?: \[(\d+) ms\])?$")
CONCEDE = "concede"
INTERRUPT = "interrupt"
AGREE = "agree to a draw"


class Move:
    """One answer: whose, the option's words, and where time counts the milliseconds that it took.

    Conceding, agreeing to a draw and interruption are written the same way.
    """

    def __init__(self, seat: Seat, key: str, line: int = 0, milliseconds: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.line = line
        self.milliseconds = milliseconds

    def __str__(self) -> str:
        time = f" [{self.milliseconds} ms]" if self.milliseconds else ""
        return f"{seat_name(self.seat)}: {self.key}{time}"


class Record:
    """Game, version, options, decks, seed, and the chosen keys."""

    def __init__(
        self,
        game: str,
        version: str,
        seed: int,
        options: dict[str, str],
        decks: Sequence[Sequence[str]],
        seats: dict[str, str],
    ) -> None:
        self.game = game
        self.version = version
        self.seed = seed
        self.options = options
        # In the order in which they are written down: a replay must number the cards alike.
        self.decks = [list(Counter(deck).elements()) for deck in decks]
        self.seats = seats
        """Who sits where, as words; no part of the rules."""
        self.moves: list[Move] = []
        self.hash = ""
        self.commitment = ""
        """The hash of seed and salt that was shown before the first choice, where a table bound itself."""
        self.salt = ""

    def write(self) -> str:
        """The record as text."""
        lines = [HEADER, f"game: {self.game}", f"version: {self.version}", f"seed: {self.seed}"]
        lines += [f"commitment: {self.commitment}", f"salt: {self.salt}"] if self.commitment else []
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {who}" for seat, who in self.seats.items()]
        for seat, deck in enumerate(self.decks):
            lines.append(f"deck {seat_name(seat)}: {', '.join(f'{n} {card}' for card, n in Counter(deck).items())}")
        lines.append("moves:")
        lines += [f"{number} {move}" for number, move in enumerate(self.moves, 1)]
        if self.hash:
            lines.append(f"state: {self.hash}")
        return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Record, list[str]]:
    """A record and what is wrong with it; lines after the first senseless one are left out.

    A record whose head cannot be read has nothing to keep and raises.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise SetupError([f'line 1: this is not a record: the first line must be "{HEADER}"'])
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: dict[str, str] = {}
    decks: dict[str, list[str]] = {}
    body = len(lines)
    for index in range(1, len(lines)):
        label, colon, rest = lines[index].partition(":")
        words = label.split(" ", 1)
        if label == "moves":
            body = index + 1
            break
        if not colon:
            raise SetupError([f"line {index + 1}: expected `label: value`, found {lines[index]!r}"])
        if words[0] == "option" and len(words) == 2:
            options[words[1]] = rest.strip()
        elif words[0] == "seat" and len(words) == 2:
            seats[words[1]] = rest.strip()
        elif words[0] == "deck" and len(words) == 2:
            decks[words[1]] = read_lines([part for part in rest.split(",") if part.strip()])
        else:
            head[label] = rest.strip()
    problems = [f"the record names no {label}" for label in ("game", "seed") if label not in head]
    problems += [f"the record has no deck for {seat}" for seat in SEAT_NAMES if seat not in decks]
    if not problems and re.fullmatch(r"-?[0-9]{1,30}", head["seed"]) is None:
        problems.append(f"the seed must be a whole number, not {head['seed']!r}")
    if problems:
        raise SetupError(problems)
    record = Record(
        head["game"],
        head.get("version", ""),
        int(head["seed"]),
        options,
        [decks[seat] for seat in SEAT_NAMES],
        seats,
    )
    record.commitment = head.get("commitment", "")
    record.salt = head.get("salt", "")
    return record, read_moves(record, lines, body)


def read_moves(record: Record, lines: list[str], start: int) -> list[str]:
    """Fill in the moves as far as they make sense."""
    for index in range(start, len(lines)):
        line = lines[index]
        if line.startswith("state: ") and not any(rest.strip() for rest in lines[index + 1 :]):
            record.hash = line[7:].strip()
            return []
        if not line.strip():
            continue
        match = MOVE.match(line)
        if match is None:
            return [f"line {index + 1}: not a move: {line!r}"]
        if int(match[1]) != len(record.moves) + 1:
            return [f"line {index + 1}: move {len(record.moves) + 1} is missing, this is number {match[1]}"]
        record.moves.append(Move(SEAT_NAMES.index(match[2]), match[3], index + 1, int(match[4] or 0)))
    return []


class Match:
    """A game being played together with its record."""

    def __init__(self, entry: GameEntry, record: Record) -> None:
        self.entry = entry
        self.record = record
        self.game: Game = entry.start(record.decks, record.options, record.seed)

    def choose(self, index: int, milliseconds: int = NOBODY) -> None:
        """Answer the decision and write it down, with the time that it took or was charged."""
        decision = self.game.decision
        keys = self.game.keys()
        before = self.game.elapsed
        self.game.choose(index, milliseconds)
        assert decision is not None
        self.record.moves.append(Move(decision.seat, keys[index], 0, self.game.elapsed - before))

    def concede(self, seat: Seat) -> None:
        """Give up, and write it down."""
        self.game.concede(seat)
        self.record.moves.append(Move(seat, CONCEDE))

    def interrupt(self) -> None:
        """End in a draw, and write it down."""
        self.game.interrupt()
        self.record.moves.append(Move(0, INTERRUPT))

    def agree(self) -> None:
        """Both players call it a draw: write it down."""
        self.game.agree()
        self.record.moves.append(Move(0, AGREE))

    def repeat(self, move: Move) -> str | None:
        """Play a recorded move again; in words why it cannot be played."""
        game = self.game
        if game.is_over:
            return "the game is already over"
        if move.key == CONCEDE:
            self.concede(move.seat)
            return None
        if move.key == INTERRUPT:
            self.interrupt()
            return None
        if move.key == AGREE:
            self.agree()
            return None
        decision = game.decision
        assert decision is not None
        if decision.seat != move.seat:
            return f"it is {seat_name(decision.seat)}'s choice, not {seat_name(move.seat)}'s"
        keys = game.keys()
        if move.key not in keys:
            return f"{move.key!r} is no option here; options are {', '.join(keys)}"
        self.choose(keys.index(move.key), move.milliseconds)
        return None

    def back_to(self, moves: int) -> Match:
        """The match as it was after so many moves."""
        return replay(self.entry, self.record, moves)[0]

    def save(self) -> str:
        """The record as text, closed by the state's hash."""
        self.record.hash = fingerprint(self.game)
        return self.record.write()


def replay(entry: GameEntry, record: Record, moves: int = -1) -> tuple[Match, list[str]]:
    """Play a record again, as far as it makes sense (or for so many moves), and say where it stops."""
    fresh = Record(record.game, record.version, record.seed, record.options, record.decks, record.seats)
    match = Match(entry, fresh)
    wanted = record.moves if moves < 0 else record.moves[:moves]
    for number, move in enumerate(wanted, 1):
        problem = match.repeat(move)
        if problem is not None:
            place = f"line {move.line}" if move.line else f"move {number}"
            return match, [f"{place}: {problem}"]
    if moves < 0 and record.hash and fingerprint(match.game) != record.hash:
        return match, [
            "the record replays, but to another state than it was saved with: the rules or cards have changed"
        ]
    return match, []
