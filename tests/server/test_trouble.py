"""A database that fails for a while: nothing is lost, nothing is shown too early, every table comes back."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from sqlalchemy.exc import OperationalError

from cardwright import games
from cardwright.server.connection import TRY_AGAIN
from cardwright.server.hub import Hub
from cardwright.server.store import Entry, Store
from tests.server.house import House, any_state, closes, goes_on, is_asked, is_over, run

GAME = games.ids()[-1]


class Failing:
    """Makes a store's reading and writing fail while it is told to."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = False
        self.writes = False
        append, entries = store.append, store.entries

        async def fail_to_append(batch: list[Entry]) -> set[tuple[str, int]]:
            if self.writes:
                raise OperationalError("INSERT", {}, Exception("the disk is full"))
            return await append(batch)

        async def fail_to_read(match: str, after: int = 0) -> list[Entry]:
            if self.reads:
                raise OperationalError("SELECT", {}, Exception("the disk is gone"))
            return await entries(match, after)

        monkeypatch.setattr(store, "append", fail_to_append)
        monkeypatch.setattr(store, "entries", fail_to_read)


def test_a_choice_that_could_not_be_kept_can_be_made_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with House(file) as house:
            failing = Failing(house.hub.store, monkeypatch)
            mine = await house.deal(GAME, {"type": "computer", "level": "random"})
            async with house.sit(mine["match"], mine["token"]) as guest:
                before = await guest.until(is_asked)
                failing.writes = True
                await guest.say("choose", number=before["prompt"]["number"], option=0)
                assert await guest.until_refused() == "not now"
                assert guest.state["prompt"]["number"] == before["prompt"]["number"]
                failing.writes = False
                after = await guest.choose()
                assert after["prompt"] != before["prompt"]

    run(scene)


def test_a_table_whose_log_cannot_be_read_comes_back(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with House(file) as house:
            failing = Failing(house.hub.store, monkeypatch)
            mine = await house.deal(GAME, {"type": "computer", "level": "random"})
            async with (
                house.sit(mine["match"], mine["token"]) as guest,
                house.sit(mine["match"], mine["spectate"]) as watcher,
            ):
                await guest.play_on(random.Random(3), 3)
                before = await guest.until(is_asked)
                await watcher.until(any_state)
                failing.reads = failing.writes = True
                await guest.say("choose", number=before["prompt"]["number"], option=0)
                assert [await closes(one) for one in (guest, watcher)] == [TRY_AGAIN, TRY_AGAIN]
            failing.reads = failing.writes = False
            async with house.sit(mine["match"], mine["token"]) as guest:
                state = await guest.until(goes_on)
                assert state["prompt"]["number"] == before["prompt"]["number"]
                await guest.play_on(random.Random(3), 3)
            entries = await house.hub.store.entries(mine["match"])
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    run(scene)


def test_a_computer_tries_again_when_its_answer_could_not_be_kept(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("cardwright.server.hub.RETRY_SECONDS", 0.05)
        async with House(file) as house:
            failing = Failing(house.hub.store, monkeypatch)
            mine = await house.deal(GAME, {"type": "computer", "level": "random"}, seat="blue")
            failing.writes = True
            async with house.sit(mine["match"], mine["token"]) as guest:
                await guest.until(any_state)
                await asyncio.sleep(0.5)
                failing.writes = False
                await guest.until(is_asked)

    run(scene)


def test_a_record_and_a_hint_wait_for_the_commit(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with House(file) as house:
            mine, theirs = await house.friends(GAME)
            path = f"/api/matches/{mine['match']}"
            async with house.sit(mine["match"], mine["token"]) as red:
                await red.until(any_state)
                before = len(house.hub.tables[mine["match"]].table.match.record.moves)
                commit = hold_commits(house.hub, monkeypatch)
                await red.say("concede")
                while not house.hub.tables[mine["match"]].is_writing:
                    await asyncio.sleep(0.01)
                head = {"Authorization": f"Bearer {theirs['token']}"}
                asked = [
                    asyncio.create_task(house.client.get(f"{path}/record", headers=head)),
                    asyncio.create_task(house.client.post(f"{path}/hint", json={}, headers=head)),
                    asyncio.create_task(house.client.post("/api/resume", json={"tokens": [theirs["token"]]})),
                ]
                done, _ = await asyncio.wait(asked, timeout=0.5)
                assert not done, "nothing is told before the commit"
                commit.set()
                record, hint, stand = [await one for one in asked]
                assert record.status_code == 200
                assert f"{before + 1} red: concede" in record.text
                assert hint.status_code == 409
                assert json.loads(stand.text)["games"][0]["outcome"] is not None
                await red.until(is_over)

    run(scene)


def hold_commits(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """No commit from now on before this is set."""
    commit = asyncio.Event()
    append = hub.store.append

    async def wait_and_append(batch: list[Entry]) -> set[tuple[str, int]]:
        await commit.wait()
        return await append(batch)

    monkeypatch.setattr(hub.store, "append", wait_and_append)
    return commit
