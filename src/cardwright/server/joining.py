"""Coming to a table by a link, and finding one's tables again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.engine.ids import SEAT_NAMES, other
from cardwright.server.dealing import tidy
from cardwright.server.requests import Join, Seat, Seated
from cardwright.server.sight import outcome
from cardwright.server.table import OPEN
from cardwright.server.tokens import INVITE, ROLES, WATCH, hash_of, new_token, role_of

if TYPE_CHECKING:
    from cardwright.server.hub import Hub
    from cardwright.server.table import Table


class WrongSecret(Exception):
    """A secret that does not open this."""


class SeatTaken(Exception):
    """Somebody else was first."""


async def join(hub: Hub, id: str, wanted: Join) -> Seated:
    """Exchange an invitation for the open seat; it works once."""
    role = role_of(wanted.invitation, await hub.store.secrets(id))
    seated = await hub.find(id) if role == INVITE else None
    if seated is None:
        raise WrongSecret("This invitation is not valid.")
    async with seated.lock:
        players = seated.table.deal.players
        seat = next((seat for seat in range(2) if players[seat].kind == OPEN), None)
        if seat is None or seat in seated.table.joined:
            raise SeatTaken("Somebody has taken this seat already.")
        token = new_token()
        if not await hub.store.add_secret(id, SEAT_NAMES[seat], hash_of(token)):
            raise SeatTaken("Somebody has taken this seat already.")
        while seat not in seated.table.joined:
            await hub.write(seated, "join", seat, tidy(wanted.name) or "Friend")
    return Seated(id, seated.table.deal.game, [seat], token, None, "")


async def role_at(hub: Hub, id: str, token: str) -> str:
    """What a secret speaks for at a table."""
    role = role_of(token, await hub.store.secrets(id))
    if role is None or role not in ROLES:
        raise WrongSecret("This token is not valid for this table.")
    return role


async def find_games(hub: Hub, tokens: list[str]) -> list[Seat | None]:
    """Where the games stand that tokens speak for: of a row of rematches the last."""
    found: list[Seat | None] = []
    for token in tokens:
        matches = await hub.store.matches_of(hash_of(token))
        found.append(await stand_of(hub, matches[-1], token) if matches else None)
    return found


async def stand_of(hub: Hub, id: str, token: str) -> Seat | None:
    """Where one game stands for whoever holds a token."""
    role = role_of(token, await hub.store.secrets(id))
    seated = await hub.find(id)
    if seated is None or role is None or role in (INVITE, WATCH):
        return None
    async with seated.lock:
        return stand_at(seated.settled(), role)


def stand_at(table: Table, role: str) -> Seat:
    """Where a game stands for whoever plays a role in it."""
    seats = ROLES[role]
    facts = dict(table.game.facts())
    turn = next((f"{word} {facts[word]}" for word in ("turn", "round") if facts.get(word, "").isdigit()), "")
    against = table.name_of(other(seats[0])) or "nobody yet"
    return Seat(table.deal.id, table.deal.game, against, turn, table.decider in seats, outcome(table.game), seats)
