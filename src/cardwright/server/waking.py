"""Server processes on one PostgreSQL wake each other: NOTIFY with every commit, LISTEN here."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import psycopg
from sqlalchemy.engine import make_url

from cardwright.server.store import CHANNEL
from cardwright.server.writer import TROUBLE

if TYPE_CHECKING:
    from cardwright.server.hub import Hub

RETRY_SECONDS: Final = 1.0
LOOK_SECONDS: Final = 2.0


async def listen_for_entries(hub: Hub) -> None:
    """Keep loaded tables in step with what other processes write, for as long as the server runs."""
    if not hub.store.is_postgres:
        await look_now_and_then(hub)
    while True:
        try:
            await hear(hub)
        except (psycopg.Error, *TROUBLE):
            await asyncio.sleep(RETRY_SECONDS)


async def look_now_and_then(hub: Hub) -> None:
    """SQLite cannot wake anybody: look whether another process on the same file has written."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        with contextlib.suppress(*TROUBLE):
            for match in await hub.behind():
                await hub.catch_up(match)


async def hear(hub: Hub) -> None:
    """Listen on a connection of its own; what was missed before it stood is caught up with."""
    address = make_url(hub.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for match in list(hub.tables):
            await hub.catch_up(match)
        async for notice in connection.notifies():
            match, _, number = notice.payload.partition(" ")
            if number.isdigit():
                hub.spawn(hub.catch_up(match, int(number)))
