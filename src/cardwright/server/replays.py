"""Records shown move by move, as a seat saw them or with every card open."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from typing import Final

from cardwright import games
from cardwright.engine.errors import SetupError
from cardwright.engine.ids import SEAT_NAMES
from cardwright.engine.record import Match, Record, read_record, replay
from cardwright.server.dealing import LARGEST_DECK
from cardwright.server.describe import look_of
from cardwright.server.lens import ALL_SEEING, Lens
from cardwright.server.protocol import Prompt
from cardwright.server.requests import Frame, Replay, ReplayRequest
from cardwright.server.sight import ask, outcome, show

MOST_FRAMES: Final = 50
MOST_MOVES: Final = 5000
REMEMBERED: Final = 8
COUNT: Final = re.compile(r"(?:^|[:,])\s*(\d{1,3})\b")

read: OrderedDict[str, tuple[Record, Match, list[str]]] = OrderedDict()


def known(text: str) -> tuple[Record, Match, list[str]]:
    """A record, played to its end, and what is wrong with it; the last few are kept."""
    key = hashlib.sha256(text.encode()).hexdigest()
    found = read.pop(key, None)
    if found is None:
        record, problems = read_safely(text)
        if len(record.moves) > MOST_MOVES:
            raise SetupError([f"the record has {len(record.moves)} moves, more than {MOST_MOVES}"])
        match, stopped = replay(games.find(record.game), record)
        found = (record, match, problems + stopped)
    read[key] = found
    if len(read) > REMEMBERED:
        read.popitem(last=False)
    return found


def read_safely(text: str) -> tuple[Record, list[str]]:
    """A record from anybody: one with decks of absurd size is refused before they are laid out."""
    for line in text.splitlines():
        if line.startswith("deck ") and sum(int(count) for count in COUNT.findall(line)) > 2 * LARGEST_DECK:
            raise SetupError(["a deck of this record is too large"])
    return read_record(text)


def show_replay(wanted: ReplayRequest) -> Replay:
    """Some frames of a record."""
    if wanted.viewer not in (ALL_SEEING, 0, 1, 2):
        raise SetupError(["the viewer must be 0, 1, 2 or -1"])
    record, match, problems = known(wanted.record)
    total = len(match.record.moves)
    first = min(max(0, wanted.first), total)
    last = min(total, first + max(1, min(MOST_FRAMES, wanted.count)) - 1)
    return Replay(
        game=record.game,
        options=match.record.options,
        players=[record.seats.get(seat, seat) for seat in SEAT_NAMES],
        total=total,
        outcome=outcome(match.game),
        problems=problems,
        frames=frames(match, wanted.viewer, first, last),
    )


def frames(whole: Match, viewer: int, first: int, last: int) -> list[Frame]:
    """The frames of some moves; ids hold from the first of them on."""
    match = whole.back_to(first)
    lens = Lens(viewer)
    look = look_of(whole.record.game)
    found: list[Frame] = []
    told = 0
    for number in range(first, last + 1):
        if number > first:
            problem = match.repeat(whole.record.moves[number - 1])
            assert problem is None, problem
        log = match.game.log
        entries = [] if log is None else log.entries[told:]
        told += len(entries)
        position, events = show(match.game, lens, look, entries)
        fresh = number == first
        move = whole.record.moves[number - 1] if number else None
        words = str(move) if move is not None and viewer in (ALL_SEEING, move.seat) else None
        lines = [event.line for event in events if event.line is not None]
        found.append(Frame(number, fresh, words, position, prompt_of(match, lens), [] if fresh else events, lines))
    return found


def prompt_of(match: Match, lens: Lens) -> Prompt | None:
    """The question as its seat saw it; an all-seeing reader sees each."""
    decision = match.game.decision
    if decision is None or lens.viewer not in (ALL_SEEING, decision.seat):
        return None
    return ask(match.game, lens, len(match.record.moves) + 1, False)
