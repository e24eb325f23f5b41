"""Going on from any move of a record against a computer."""

from __future__ import annotations

from cardwright import games
from cardwright.engine.errors import SetupError
from cardwright.engine.record import replay
from cardwright.server.dealing import check_level, seat_people, tidy
from cardwright.server.fairness import new_seed
from cardwright.server.replays import read_safely
from cardwright.server.requests import Computer, ContinueRequest, Seated
from cardwright.server.store import Deal, Entry, Seating, Store, now
from cardwright.server.table import COMPUTER, PERSON
from cardwright.server.tokens import new_id


async def continue_match(store: Store, wanted: ContinueRequest) -> Seated:
    """Go on from a move of a record against a computer. Its seed is known, so it is practice, not proof."""
    check_level(Computer(wanted.level))
    record, problems = read_safely(wanted.record)
    entry = games.find(record.game)
    if not problems:
        match, problems = replay(entry, record, wanted.move)
        if match.game.is_over:
            problems = ["the game is over there: choose an earlier move"]
    if problems:
        raise SetupError(problems)
    if wanted.seat not in (0, 1) or wanted.move < 0:
        raise SetupError(["the seat must be 0 or 1, and the move not below 0"])
    me = Seating(PERSON, tidy(wanted.name) or "You", "")
    them = Seating(COMPUTER, wanted.level, "")
    players = [me, them] if wanted.seat == 0 else [them, me]
    _, salt, _ = new_seed()
    at = now()
    match_id = new_id()
    deal = Deal(
        match_id,
        record.game,
        record.version,
        match.record.options,
        match.record.decks,
        players,
        record.seed,
        salt,
        "",
        at,
    )
    entries = [
        Entry(match_id, number, "choose", move.seat, move.key, move.milliseconds, at)
        for number, move in enumerate(match.record.moves, 1)
    ]
    return await seat_people(store, deal, wanted.seat, Computer(wanted.level), entries)
