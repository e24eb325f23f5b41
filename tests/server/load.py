"""`make load`: many games at once on one server, with scripted players on the same machine."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[2]))

from cardwright import games
from cardwright.build import describe_build
from tests.server.script import ScriptedPlayer, ServerProcess, deal

P99_MILLISECONDS = 150
KIB_PER_GAME = 300


async def measure(tables: int, rate: float, seconds: float, database: str) -> int:
    """Deal the games, play for a while at a rate of choices, and print what it took; 1 if a limit was missed."""
    server = ServerProcess(database)
    server.start()
    try:
        async with httpx.AsyncClient(timeout=60) as client:
            warm = [await deal(client, server.address, game, -1) for game in games.ids()]
            await play(server, [player for pair in warm for player in pair], 0.05, 8)
            empty = server.memory()
            names = games.ids()
            players: list[ScriptedPlayer] = []
            for number in range(tables):
                players.extend(await deal(client, server.address, names[number % len(names)], number))
        # One of the two is asked at any time, so a table makes rate / tables choices a second.
        took, computed = await play(server, players, tables / rate, seconds)
        memory = (server.memory() - empty) / tables / 1024
    finally:
        server.kill()
    times = sorted(1000 * one for player in players for one in player.times)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    over = sum(player.over for player in players) // 2
    print(describe_build())
    print(
        f"{tables} games at once, {over} of them ended; {len(times)} choices in {took:.0f} s: {len(times) / took:.0f}/s"
    )
    print(f"choice to acknowledgement: p50 {p50:.1f} ms, p99 {p99:.1f} ms (at most {P99_MILLISECONDS})")
    print(f"the server computed {1000 * computed / len(times):.1f} ms for each choice")
    print(f"memory per game: {memory:.0f} KiB (at most {KIB_PER_GAME})")
    return int(p99 > P99_MILLISECONDS or memory > KIB_PER_GAME)


async def play(
    server: ServerProcess, players: list[ScriptedPlayer], pause: float, seconds: float
) -> tuple[float, float]:
    """Let all play for so long; how long it took after all had come, and how long the server computed."""
    done = asyncio.Event()
    work = []
    for player in players:
        work.append(asyncio.create_task(player.play([server.address], pause, done)))
        await asyncio.sleep(0.005)
    await asyncio.sleep(2)
    for player in players:
        player.times.clear()
    start = time.monotonic()
    computed = server.processor_seconds()
    while time.monotonic() < start + seconds and not all(player.over for player in players):
        await asyncio.sleep(0.2)
    took = time.monotonic() - start
    computed = server.processor_seconds() - computed
    done.set()
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return took, computed


def main() -> int:
    """Read the arguments and measure."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=500)
    reader.add_argument("--rate", type=float, default=200.0, help="choices per second, all games together")
    reader.add_argument("--seconds", type=float, default=30.0)
    reader.add_argument("--database", default="")
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"{folder}/tables.db"
        return asyncio.run(measure(given.games, given.rate, given.seconds, database))


if __name__ == "__main__":
    sys.exit(main())
