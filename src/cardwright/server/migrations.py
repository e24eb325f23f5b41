"""The database's shape, version by version. A version that was released never changes; a new one is added below."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import OperationalError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

VERSIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE matches (
            id VARCHAR(32) PRIMARY KEY,
            game VARCHAR(64) NOT NULL,
            version VARCHAR(32) NOT NULL,
            options TEXT NOT NULL,
            decks TEXT NOT NULL,
            players TEXT NOT NULL,
            seed VARCHAR(32) NOT NULL,
            salt VARCHAR(64) NOT NULL,
            commitment VARCHAR(64) NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE entries (
            match VARCHAR(32) NOT NULL REFERENCES matches (id),
            number INTEGER NOT NULL,
            kind VARCHAR(16) NOT NULL,
            seat INTEGER NOT NULL,
            words TEXT NOT NULL,
            milliseconds BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, number)
        )""",
        """CREATE TABLE secrets (
            match VARCHAR(32) NOT NULL REFERENCES matches (id),
            role VARCHAR(16) NOT NULL,
            hash VARCHAR(64) NOT NULL,
            PRIMARY KEY (match, role)
        )""",
        "CREATE INDEX secrets_by_hash ON secrets (hash)",
    ),
)
LOCK: Final = 7_230_114
"""The advisory lock under which one PostgreSQL server process migrates while others wait."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring a database up to the present version; a newer one than this program knows is refused."""
    async with engine.connect() as connection:
        is_postgres = engine.dialect.name == "postgresql"
        if is_postgres:
            await connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            await connection.commit()
        else:
            # One writer from the start: two processes that open a new file must not both create it.
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            version = await version_of(connection)
            if version > len(VERSIONS):
                raise DatabaseTooNew(
                    f"the database has version {version}, this program knows {len(VERSIONS)}: update it"
                )
            for number in range(version, len(VERSIONS)):
                for statement in VERSIONS[number]:
                    await connection.execute(text(statement))
                await connection.execute(text(f"UPDATE shape SET version = {number + 1}"))
            await connection.commit()
        finally:
            if is_postgres:
                await connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
                await connection.commit()


async def version_of(connection: AsyncConnection) -> int:
    """The version that a database has; an empty one gets the table that says so."""
    await connection.execute(text("CREATE TABLE IF NOT EXISTS shape (version INTEGER NOT NULL)"))
    found = (await connection.execute(text("SELECT version FROM shape"))).scalar()
    if found is None:
        await connection.execute(text("INSERT INTO shape (version) VALUES (0)"))
        return 0
    return int(found)


class DatabaseTooNew(Exception):
    """A database that a later program has changed."""


DatabaseTrouble = (OperationalError, ProgrammingError, DatabaseTooNew)
