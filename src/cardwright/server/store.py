"""Matches, their append-only logs and the hashes of their secrets, in SQLite or PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Double, Integer, MetaData, Table, Text, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import TextClause

from cardwright.server.migrations import migrate

CHANNEL: Final = "cardwright_entries"
META = MetaData()
MATCHES = Table(
    "matches",
    META,
    *[Column(name, Text) for name in ("id", "game", "version", "options", "decks", "players", "seed", "salt")],
    Column("commitment", Text),
    Column("created", Double),
)
ENTRIES = Table(
    "entries",
    META,
    Column("match", Text),
    Column("number", Integer),
    Column("kind", Text),
    Column("seat", Integer),
    Column("words", Text),
    Column("milliseconds", Integer),
    Column("at", Double),
)
COLUMNS: Final = tuple(column.name for column in ENTRIES.columns)
SECRETS = Table("secrets", META, *[Column(name, Text) for name in ("match", "role", "hash")])


class Seating(Struct, frozen=True):
    """Who sits at a seat from the start: a person, a computer of a level, or nobody yet."""

    kind: str
    name: str
    deck: str


class Deal(Struct, frozen=True):
    """What a match was dealt from."""

    id: str
    game: str
    version: str
    options: dict[str, str]
    decks: list[list[str]]
    players: list[Seating]
    seed: int
    salt: str
    commitment: str
    created: float


class Entry(Struct, frozen=True):
    """One line of a match's log: a choice, a step back, a concession, an offer, a newcomer."""

    match: str
    number: int
    kind: str
    seat: int
    words: str = ""
    milliseconds: int = -1
    at: float = 0.0


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
        # A file is always there; a server may have gone since it was last asked.
        arguments: dict[str, Any] = {"pool_pre_ping": True}
        if self.url.startswith("sqlite"):
            arguments = {"connect_args": {"timeout": 30, "check_same_thread": False}, "pool_reset_on_return": None}
        self.engine: AsyncEngine = create_async_engine(self.url, **arguments)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)

    async def open(self) -> None:
        """Connect and bring the database up to date."""
        await migrate(self.engine)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def add_match(self, deal: Deal, secrets: dict[str, str], entries: Sequence[Entry] = ()) -> bool:
        """A new match with its secrets' hashes and perhaps first entries, all or nothing; False if it is there."""
        row = {
            **{name: getattr(deal, name) for name in ("id", "game", "version", "salt", "commitment", "created")},
            "options": msgspec.json.encode(deal.options).decode(),
            "decks": msgspec.json.encode(deal.decks).decode(),
            "players": msgspec.json.encode(deal.players).decode(),
            "seed": str(deal.seed),
        }
        async with self.engine.begin() as connection:
            dialect = postgresql if self.is_postgres else sqlite
            added = await connection.execute(
                dialect.insert(MATCHES).values(row).on_conflict_do_nothing().returning(MATCHES.c.id)
            )
            if added.scalar() is None:
                return False
            rows = [{"match": deal.id, "role": role, "hash": digest} for role, digest in secrets.items()]
            await connection.execute(SECRETS.insert(), rows)
            if entries:
                await connection.execute(ENTRIES.insert(), [msgspec.structs.asdict(entry) for entry in entries])
        return True

    async def find_match(self, id: str) -> Deal | None:
        """The match of that id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == id))).mappings().first()
        if row is None:
            return None
        return Deal(
            row["id"],
            row["game"],
            row["version"],
            msgspec.json.decode(row["options"], type=dict[str, str]),
            msgspec.json.decode(row["decks"], type=list[list[str]]),
            msgspec.json.decode(row["players"], type=list[Seating]),
            int(row["seed"]),
            row["salt"],
            row["commitment"],
            row["created"],
        )

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The entries of a match behind a number, in order."""
        wanted = select(ENTRIES).where(ENTRIES.c.match == match, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [Entry(**row) for row in rows]

    async def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each match that has one."""
        wanted = (
            select(ENTRIES.c.match, func.max(ENTRIES.c.number))
            .where(ENTRIES.c.match.in_(matches))
            .group_by(ENTRIES.c.match)
        )
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    async def append(self, entries: Sequence[Entry]) -> set[tuple[str, int]]:
        """Commit entries of different matches together; which were added: a number that is taken is not."""
        values = {f"{name}{index}": getattr(entry, name) for index, entry in enumerate(entries) for name in COLUMNS}
        async with self.engine.begin() as connection:
            added = {(row[0], row[1]) for row in await connection.execute(adding(len(entries)), values)}
            if self.is_postgres:
                for match, number in added:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :words)"), {"channel": CHANNEL, "words": f"{match} {number}"}
                    )
        return added

    async def secrets(self, match: str) -> dict[str, str]:
        """The hashes of a match's secrets, by role."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(SECRETS.c.role, SECRETS.c.hash).where(SECRETS.c.match == match))
            return {row[0]: row[1] for row in rows}

    async def add_secret(self, match: str, role: str, hash: str) -> bool:
        """One more secret; False if that role has one."""
        dialect = postgresql if self.is_postgres else sqlite
        row = {"match": match, "role": role, "hash": hash}
        async with self.engine.begin() as connection:
            added = await connection.execute(
                dialect.insert(SECRETS).values(row).on_conflict_do_nothing().returning(SECRETS.c.role)
            )
            return added.scalar() is not None

    async def matches_of(self, hash: str) -> list[str]:
        """The matches that a secret belongs to, the newest last."""
        wanted = (
            select(SECRETS.c.match)
            .join(MATCHES, MATCHES.c.id == SECRETS.c.match)
            .where(SECRETS.c.hash == hash)
            .order_by(MATCHES.c.created)
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(wanted)]


@cache
def adding(count: int) -> TextClause:
    """What adds so many entries and tells which: written out, as making it anew took longer than carrying it out."""
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    rows = ", ".join("(" + ", ".join(f":{name}{index}" for name in COLUMNS) + ")" for index in range(count))
    return text(f'INSERT INTO entries ({names}) VALUES {rows} ON CONFLICT DO NOTHING RETURNING "match", "number"')


def set_pragmas(connection: Any, _record: object) -> None:
    """SQLite: readers beside one writer, and a commit that outlives the power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def full_url(url: str) -> str:
    """A database's address with the driver that we use; a bare path is an SQLite file."""
    if "://" not in url:
        path = Path(url).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{path.resolve()}"
    scheme, rest = url.split("://", 1)
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return f"sqlite+aiosqlite://{rest}" if scheme == "sqlite" else url


def now() -> float:
    """The time of day, in seconds."""
    return time.time()
