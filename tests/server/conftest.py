"""Databases for the tests: a fresh SQLite file, a fresh database of a real PostgreSQL."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from cardwright.server import dealing, rematch
from cardwright.server.fairness import commitment
from tests.server.postgres import postgresql


@pytest.fixture(autouse=True)
def same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test is dealt the same games each time it runs."""
    numbers = itertools.count(1)

    def next_seed() -> tuple[int, str, str]:
        number = next(numbers)
        seed, salt = 2**63 + number, f"{number:032x}"
        return seed, salt, commitment(seed, salt)

    for module in (dealing, rematch):
        monkeypatch.setattr(module, "new_seed", next_seed)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that runs for the tests."""
    with postgresql() as address:
        yield address


@pytest.fixture
def shared_database(postgres: str) -> str:
    """An empty PostgreSQL database that several servers may use."""
    name = f"tables_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.replace("/postgres?", f"/{name}?", 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either sort."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("shared_database")
    return found


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return str(tmp_path / "tables.db")
