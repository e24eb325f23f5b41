"""Many choices, one commit: entries that wait while a commit runs go into the next one together."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from cardwright.server.store import Entry, Store

MOST: Final = 200
TROUBLE: Final = (SQLAlchemyError, OSError)
"""What a database that cannot be reached, or does not answer, is told by."""


class Writer:
    """Appends entries in the order in which they come, and tells each whether it was added."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: asyncio.Queue[tuple[Entry, asyncio.Future[bool]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Stop writing; what was not committed was not acknowledged either."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, entry: Entry) -> bool:
        """Commit an entry; False if its number is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((entry, done))
        return await done

    async def run(self) -> None:
        """Commit whatever waits, again and again."""
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST:
                batch.append(self.waiting.get_nowait())
            try:
                added = await self.store.append([entry for entry, _ in batch])
            except TROUBLE as trouble:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(trouble)
                continue
            for entry, done in batch:
                if not done.done():
                    done.set_result((entry.match, entry.number) in added)
