"""What people at a table may do, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.errors import RulesError
from cardwright.engine.ids import NOBODY, Seat, other
from cardwright.server.protocol import (
    Cancel,
    Choose,
    ClientMessage,
    Concede,
    DeclineDraw,
    OfferDraw,
    Refused,
    TakeBack,
    WantRematch,
)
from cardwright.server.rematch import open_rematch
from cardwright.server.table import COMPUTER, PERSON, BrokenLog
from cardwright.server.writer import TROUBLE

if TYPE_CHECKING:
    from cardwright.server.connection import Connection
    from cardwright.server.hub import Hub, Seated
    from cardwright.server.table import Table

STALE = Refused("stale", "The table has moved on.")


async def judge(connection: Connection, message: ClientMessage) -> Refused | None:
    """Carry a message out, or say why not; the state that follows is what counts."""
    seated, hub = connection.seated, connection.hub
    if not connection.seats:
        return Refused("not yours", "Spectators watch.")
    try:
        async with seated.lock:
            return await act(hub, seated, connection.seats, connection.viewer(seated.table), message)
    except (RulesError, BrokenLog):
        return Refused("broken", "The rules of this game failed here; nothing was changed. Please report it.")
    except TROUBLE:
        return Refused("not now", "The table could not keep this; nothing was changed. Try it again in a moment.")


async def act(hub: Hub, seated: Seated, seats: list[Seat], seat: Seat, message: ClientMessage) -> Refused | None:
    """Carry a message out, with the table's lock held."""
    table = seated.table
    if isinstance(message, WantRematch):
        return await want_rematch(hub, seated, seats)
    if table.game.is_over and not isinstance(message, TakeBack):
        return Refused("not now", "The game is over.")
    if isinstance(message, Choose):
        return await choose(hub, seated, seats, message)
    if isinstance(message, Cancel):
        if table.decider not in seats or not table.is_cancellable or table.decider is None:
            return Refused("not now", "This choice is final.")
        if message.number != table.next_question(seats):
            return STALE
        return written(await hub.write(seated, "cancel", table.decider))
    if isinstance(message, TakeBack):
        return await take_back(hub, seated, seat, message)
    if isinstance(message, Concede):
        who = message.seat if message.seat is not None else seat
        if who not in seats:
            return Refused("not yours", "You cannot concede for somebody else.")
        return written(await hub.write(seated, "concede", who))
    if isinstance(message, OfferDraw):
        return await offer_draw(hub, seated, seats, seat)
    if isinstance(message, DeclineDraw):
        return None if table.offer is None else written(await hub.write(seated, "decline", seat))
    return Refused("bad message", "This is no message of the table.")


def written(added: bool) -> Refused | None:
    """Nothing to say if it was committed; else another process was first."""
    return None if added else STALE


async def choose(hub: Hub, seated: Seated, seats: list[Seat], message: Choose) -> Refused | None:
    """Take an option of the present question."""
    table = seated.table
    decider = table.decider
    if decider is None or decider not in seats:
        asked = message.number < table.next_question(seats)
        return STALE if asked else Refused("not yours", "It is not your choice.")
    if message.number != table.next_question(seats):
        return STALE
    keys = table.game.keys()
    if not 0 <= message.option < len(keys):
        return Refused("no option", f"There is no option {message.option}.")
    key, milliseconds = timed(table, keys, message.option)
    return written(await hub.write(seated, "choose", decider, key, milliseconds))


def timed(table: Table, keys: list[str], index: int) -> tuple[str, int]:
    """The answer that counts and its milliseconds; who took too long is answered for."""
    game = table.game
    if not game.has_clock():
        return keys[index], NOBODY
    taken = table.waited()
    longest = game.longest_answer()
    if 0 < longest < taken:
        return keys[game.answer_for_silent()], longest
    return keys[index], taken


async def take_back(hub: Hub, seated: Seated, seat: Seat, message: TakeBack) -> Refused | None:
    """Take back the last choice of a person against a computer, also one that ended the game."""
    table = seated.table
    if not table.may_take_back(seat):
        return Refused("not now", "There is nothing to take back.")
    if message.number not in (0, table.next_question([seat])):
        return STALE
    return written(await hub.write(seated, "take back", seat, str(table.last_choice(seat))))


async def offer_draw(hub: Hub, seated: Seated, seats: list[Seat], seat: Seat) -> Refused | None:
    """Offer a draw, or accept one."""
    table = seated.table
    if len(seats) == 2 or table.offer == other(seat):
        return written(await hub.write(seated, "agree", seat))
    if table.kind_of(other(seat)) != PERSON:
        return Refused("not now", "Nobody is there who could agree.")
    return None if table.offer == seat else written(await hub.write(seated, "offer", seat))


async def want_rematch(hub: Hub, seated: Seated, seats: list[Seat]) -> Refused | None:
    """Play again; a computer always wants to."""
    table = seated.table
    if not table.game.is_over:
        return Refused("not now", "The game is not over yet.")
    wanting = [seat for seat in range(2) if seat in seats or table.kind_of(seat) == COMPUTER]
    if len(table.wanted.union(wanting)) == 2:
        # Opened before it is told of: whoever hears of the next match can go there.
        await open_rematch(hub.store, table)
    for seat in wanting:
        if seat not in seated.table.wanted and not await hub.write(seated, "rematch", seat):
            return STALE
    return None
