"""Servers come and go; games go on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from cardwright import games
from cardwright.server.hub import IDLE_SECONDS
from cardwright.server.migrations import VERSIONS, DatabaseTooNew
from cardwright.server.store import Store
from tests.server.house import Guest, House, any_state, goes_on, is_asked, is_over, run

GAME = games.ids()[-1]


async def take_turns(red: Guest, blue: Guest, chance: random.Random, choices: int) -> None:
    """Let whoever is asked answer, so many times."""
    for guest in (red, blue):
        await guest.until(any_state)
    asked, other = (red, blue) if is_asked(red.state) else (blue, red)
    for _ in range(choices):
        state = await asked.until(goes_on)
        if is_over(state):
            return
        await asked.choose(chance.randrange(len(state["prompt"]["options"])))
        if not goes_on(asked.state):
            asked, other = other, asked


def test_a_game_goes_on_after_the_server_was_stopped(database: str) -> None:
    async def scene() -> None:
        async with House(database) as house:
            mine, theirs = await house.friends(GAME)
            async with (
                house.sit(mine["match"], mine["token"]) as red,
                house.sit(mine["match"], theirs["token"]) as blue,
            ):
                await take_turns(red, blue, random.Random(2), 15)
            async with house.sit(mine["match"], mine["token"]) as red:
                zones = (await red.until(any_state))["position"]["zones"]
            log = len(await house.hub.store.entries(mine["match"]))
        async with House(database) as again:
            assert len(await again.hub.store.entries(mine["match"])) == log
            async with again.sit(mine["match"], mine["token"]) as red:
                state = await red.until(any_state)
                assert [zone["count"] for zone in state["position"]["zones"]] == [zone["count"] for zone in zones]
            found = await again.post("/api/resume", {"tokens": [mine["token"], "unknown", mine["spectate"]]})
            assert found["games"][0]["match"] == mine["match"]
            assert found["games"][1:] == [None, None]

    run(scene)


def test_two_servers_on_one_database_play_one_game(shared_database: str) -> None:
    async def scene() -> None:
        async with House(shared_database) as here, House(shared_database) as there:
            mine, theirs = await here.friends(GAME)
            chance = random.Random(4)
            async with (
                here.sit(mine["match"], mine["token"]) as red,
                there.sit(mine["match"], theirs["token"]) as blue,
                there.sit(mine["match"], mine["spectate"]) as watcher,
            ):
                for guest in (red, blue, watcher):
                    await guest.until(any_state)
                await take_turns(red, blue, chance, 40)
                await red.say("concede")
                for guest in (red, blue, watcher):
                    await guest.until(is_over)

    run(scene)


def test_two_servers_answer_for_one_computer_once(shared_database: str) -> None:
    async def scene() -> None:
        async with House(shared_database) as here, House(shared_database) as there:
            mine = await here.deal(GAME, {"type": "computer", "level": "random"})
            async with here.sit(mine["match"], mine["token"]) as one, there.sit(mine["match"], mine["token"]) as two:
                await one.play_on(random.Random(6), 12)
                number = (await one.until(is_asked))["prompt"]["number"]
                await two.until(lambda state: is_asked(state) and state["prompt"]["number"] == number)
            entries = await here.hub.store.entries(mine["match"])
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    run(scene)


def test_idle_tables_are_let_go_and_come_back(file: str) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine = await house.deal(GAME, {"type": "computer", "level": "random"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.play_on(random.Random(1), 5)
                before = await guest.until(is_asked)
                seated = house.hub.tables[mine["match"]]
                seated.table.touched -= IDLE_SECONDS + 1
                house.hub.sweep()
                assert mine["match"] in house.hub.tables, "somebody sits there"
            while seated.connections or (seated.thinking is not None and not seated.thinking.done()):
                await asyncio.sleep(0.01)
            seated.table.touched -= IDLE_SECONDS + 1
            house.hub.sweep()
            assert mine["match"] not in house.hub.tables
            async with house.sit(mine["match"], mine["token"]) as guest:
                state = await guest.until(is_asked)
                assert state["prompt"]["number"] == before["prompt"]["number"]

    run(scene)


def test_a_database_of_a_later_program_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(str(tmp_path / "later.db"))
        await store.open()
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql(f"UPDATE shape SET version = {len(VERSIONS) + 1}")
        with pytest.raises(DatabaseTooNew):
            await store.open()
        await store.close()

    run(scene)


def test_opening_a_database_again_changes_nothing(database: str) -> None:
    async def scene() -> None:
        for _ in range(2):
            store = Store(database)
            await store.open()
            assert await store.find_match("none") is None
            await store.close()

    run(scene)
