"""When Python looks for garbage: a full look stops all tables, longer the more there are, so it is made seldom."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 20_000
ROUNDS: Final = 5
NEVER: Final = 1_000_000_000
FULL_LOOK_SECONDS: Final = 600.0


def look_seldom() -> None:
    """From now on only young objects are looked through by themselves; what is there already never again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


async def look_fully_at_times() -> None:
    """Look through everything now and then: connections that ended leave circles behind."""
    while True:
        await asyncio.sleep(FULL_LOOK_SECONDS)
        gc.collect()
