"""A running server and guests at its tables, all in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardwright import games
from cardwright.server.app import make_app
from cardwright.server.hub import Hub
from cardwright.server.limits import Buckets
from cardwright.server.running import bind

PATIENCE = 60.0
LONGEST = 300.0
"""Seconds: a busy machine takes its time, and no verdict is by the clock."""
FREE = Buckets(1e9, 1e9)


class House:
    """A server on a free port."""

    def __init__(self, database: str, buckets: Buckets | None = None, static: Path | None = None) -> None:
        self.app = make_app(database, 0.0, buckets or FREE, static or Path("/nonexistent"))
        self.hub: Hub = self.app.state.hub
        self.socket = bind("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(
            self.app, log_level="warning", access_log=False, ws="websockets-sansio", timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)

    async def __aenter__(self) -> Self:
        self.running = asyncio.create_task(self.server.serve(sockets=[self.socket]))
        while not self.server.started:
            assert not self.running.done()
            await asyncio.sleep(0.01)
        self.client = httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.aclose()
        self.server.should_exit = True
        await self.running
        self.socket.close()

    async def post(self, path: str, body: object, token: str = "", status: int = 0) -> dict[str, Any]:
        """The answer to a request, which must have that status (0: any that is good)."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.client.post(path, json=body, headers=headers)
        assert answer.status_code == status or (status == 0 and answer.is_success), (answer.status_code, answer.text)
        found: dict[str, Any] = answer.json()
        return found

    async def deal(self, game: str, opponent: dict[str, str], **wishes: object) -> dict[str, Any]:
        """A new match, with the same decks each time."""
        decks = [games.find(game).decks()[0].name] * 2
        wish = {"game": game, "opponent": opponent, "seat": "red", "decks": decks, **wishes}
        return await self.post("/api/matches", wish)

    async def friends(self, game: str, **wishes: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """A match with both seats taken by people."""
        mine = await self.deal(game, {"type": "friend"}, **wishes)
        theirs = await self.post(f"/api/matches/{mine['match']}/join", {"invitation": mine["invitation"]})
        return mine, theirs

    @contextlib.asynccontextmanager
    async def sit(self, match: str, token: str) -> AsyncIterator[Guest]:
        """A guest at a table."""
        async with connect(f"ws://{self.address}/api/matches/{match}/table", max_size=None) as socket:
            guest = Guest(socket)
            await guest.say("hello", token=token)
            yield guest


class Guest:
    """A browser at a table: keeps everything that it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.refusals: list[str] = []

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        words = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(words, str)
        self.heard.append(words)
        message: dict[str, Any] = json.loads(words)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "refused":
            self.refusals.append(message["reason"])
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first state of that sort, the present one included."""
        while not self.state or not wanted(self.state):
            await self.hear()
        return self.state

    async def until_refused(self) -> str:
        """The reason of the next refusal, once the state that follows it is here."""
        before = len(self.refusals)
        while len(self.refusals) == before:
            await self.hear()
        while (await self.hear())["type"] != "state":
            pass
        return self.refusals[-1]

    async def choose(self, option: int = 0) -> dict[str, Any]:
        """Answer the present question and wait for what it brings."""
        prompt = (await self.until(is_asked))["prompt"]
        number = prompt["number"]
        while is_asked(self.state) and self.state["prompt"]["number"] == number:
            hasty = self.refusals.count("too fast")
            await self.say("choose", number=number, option=option)
            while is_asked(self.state) and self.state["prompt"]["number"] == number:
                await self.hear()
                if self.refusals.count("too fast") > hasty:
                    await asyncio.sleep(0.2)
                    break
        return self.state

    async def play_on(self, chance: random.Random, most: int = 10_000) -> None:
        """Answer at random until the game is over, or so many times."""
        for _ in range(most):
            state = await self.until(goes_on)
            if is_over(state):
                return
            await self.choose(chance.randrange(len(state["prompt"]["options"])))


def any_state(state: dict[str, Any]) -> bool:
    """Whichever state comes."""
    return bool(state)


def is_asked(state: dict[str, Any]) -> bool:
    """Whether the viewer is to decide."""
    return state["prompt"] is not None


def goes_on(state: dict[str, Any]) -> bool:
    """Whether the viewer is to decide or nobody ever will."""
    return is_asked(state) or is_over(state)


def is_over(state: dict[str, Any]) -> bool:
    """Whether the game has ended."""
    return state["position"]["outcome"] is not None


async def closes(guest: Guest) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            await guest.hear()
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop of its own."""

    async def in_time() -> None:
        await asyncio.wait_for(work(), LONGEST)

    asyncio.run(in_time())
