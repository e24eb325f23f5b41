"""`make faults`: servers are killed again and again amid running games; nothing acknowledged may be lost."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[2]))

from cardwright import games
from cardwright.server.hub import Hub
from cardwright.server.store import Store
from tests.server.postgres import postgresql
from tests.server.script import ScriptedPlayer, ServerProcess, deal

STUCK_SECONDS = 60.0


async def harass(database: str, servers: int, tables: int, kills: int, seconds: float) -> list[str]:
    """Play games while servers die; what went wrong."""
    chance = random.Random(1)
    running = [ServerProcess(database) for _ in range(servers)]
    for server in running:
        server.start()
    addresses = [server.address for server in running]
    names = games.ids()
    pairs: list[tuple[ScriptedPlayer, ScriptedPlayer]] = []
    async with httpx.AsyncClient(timeout=60) as client:
        for number in range(tables):
            pairs.append(await deal(client, chance.choice(addresses), names[number % len(names)], number))
    players = [player for pair in pairs for player in pair]
    done = asyncio.Event()
    work = [asyncio.create_task(player.play(addresses, 0.2, done)) for player in players]
    for _ in range(kills):
        await asyncio.sleep(seconds / kills * (0.5 + chance.random()))
        victim = chance.choice(running)
        victim.kill()
        await asyncio.to_thread(victim.start)
    problems = await all_go_on(players)
    done.set()
    for task in work:
        task.cancel()
    ended = await asyncio.gather(*work, return_exceptions=True)
    problems += [str(end) for end in ended if isinstance(end, Exception)]
    for server in running:
        server.kill()
    problems += await compare(database, pairs)
    lost = sum(player.reconnections for player in players)
    acknowledged = sum(player.acknowledged for player in players)
    over = sum(pair[0].over or pair[1].over for pair in pairs)
    print(
        f"{tables} games, {servers} server(s), {kills} kills: {acknowledged} acknowledged choices, "
        f"{lost} connections lost, {over} games ended, {len(problems)} problems"
    )
    return problems


async def all_go_on(players: list[ScriptedPlayer]) -> list[str]:
    """After the last kill every game must make another move, or be over."""
    start = time.monotonic()
    before = [player.acknowledged for player in players]
    waiting = set(range(0, len(players), 2))
    while waiting and time.monotonic() < start + STUCK_SECONDS:
        await asyncio.sleep(0.2)
        for index in list(waiting):
            pair = (index, index + 1)
            if any(players[one].over or players[one].acknowledged > before[one] for one in pair):
                waiting.discard(index)
    return [f"game {players[index].match} is stuck" for index in sorted(waiting)]


async def compare(database: str, pairs: list[tuple[ScriptedPlayer, ScriptedPlayer]]) -> list[str]:
    """Every log replays, and holds every acknowledged choice of both players."""
    store = Store(database)
    await store.open()
    hub = Hub(store)
    problems: list[str] = []
    for pair in pairs:
        seated = await hub.load(pair[0].match)
        assert seated is not None
        for seat, player in enumerate(pair):
            if seated.table.answers[seat] < player.acknowledged:
                problems.append(f"game {player.match}: choice {player.acknowledged} of seat {seat} was lost")
        numbers = [entry.number for entry in await store.entries(pair[0].match)]
        if numbers != list(range(1, len(numbers) + 1)):
            problems.append(f"game {pair[0].match}: the log has gaps")
    await store.close()
    return problems


def main() -> int:
    """Harass one server on SQLite, then two on PostgreSQL."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--kills", type=int, default=10)
    reader.add_argument("--seconds", type=float, default=40.0)
    given = reader.parse_args()
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        print("SQLite")
        problems += asyncio.run(harass(f"{folder}/tables.db", 1, given.games, given.kills, given.seconds))
    with postgresql() as address:
        print("PostgreSQL")
        problems += asyncio.run(harass(address, 2, given.games, given.kills, given.seconds))
    for problem in problems:
        print(problem)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
