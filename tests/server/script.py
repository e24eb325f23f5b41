"""Scripted players over real connections, and servers as processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SERVE = (
    "import socket, sys; from cardwright.server.running import run; from cardwright.server.limits import Buckets;"
    "run(socket.socket(fileno=int(sys.argv[1])), sys.argv[2], print, pause=0.0, buckets=Buckets(1e9, 1e9))"
)


class ServerProcess:
    """A server that can be killed and started again on the same port."""

    def __init__(self, database: str) -> None:
        self.database = database
        with contextlib.closing(self.bound()) as probe:
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def bound(self, port: int = 0) -> socket.socket:
        """A listening socket."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(("127.0.0.1", port))
        made.listen(1024)
        return made

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with contextlib.closing(self.bound(self.port)) as listening:
            number = listening.fileno()
            os.set_inheritable(number, True)
            command = [sys.executable, "-c", SERVE, str(number), self.database]
            self.process = subprocess.Popen(command, pass_fds=[number], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address}/api/shelf", timeout=5).is_success:
                    return
            time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """End it without any warning."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def processor_seconds(self) -> float:
        """The time that it has computed."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it holds in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


class ScriptedPlayer:
    """Answers every question at random; measures how long each answer takes to be acknowledged."""

    def __init__(self, match: str, token: str, seed: str) -> None:
        self.match = match
        self.token = token
        self.chance = random.Random(seed)
        self.acknowledged = 0
        """How many answers the table has confirmed: the number of the next question, less one."""
        self.times: list[float] = []
        self.over = False
        self.last = time.monotonic()
        self.reconnections = 0

    async def play(self, addresses: list[str], pause: float = 0.0, until: asyncio.Event | None = None) -> None:
        """Play to the end; a lost connection is made again, at any of the addresses."""
        while not self.over and not (until is not None and until.is_set()):
            address = self.chance.choice(addresses)
            try:
                async with connect(
                    f"ws://{address}/api/matches/{self.match}/table", max_size=None, open_timeout=20, ping_interval=None
                ) as table:
                    await table.send(json.dumps({"type": "hello", "token": self.token}))
                    await self.sit(table, pause, until)
            except (OSError, WebSocketException, TimeoutError):
                self.reconnections += 1
                await asyncio.sleep(0.2 + 0.3 * self.chance.random())

    async def sit(self, table: Any, pause: float, until: asyncio.Event | None) -> None:
        """Answer as long as the connection holds."""
        asked = 0
        sent_at = 0.0
        async for words in table:
            message = json.loads(words)
            if message["type"] == "refused" and message["reason"] == "token":
                raise AssertionError("the token was lost")
            if message["type"] != "state":
                continue
            prompt = message["prompt"]
            self.last = time.monotonic()
            if asked and (prompt is None or prompt["number"] > asked):
                self.times.append(time.monotonic() - sent_at)
                self.acknowledged = max(self.acknowledged, asked)
                asked = 0
            if message["position"]["outcome"] is not None:
                self.over = True
                return
            if until is not None and until.is_set():
                return
            if prompt is not None and prompt["number"] != asked:
                assert prompt["number"] > self.acknowledged, "an acknowledged choice was lost"
                if pause:
                    await asyncio.sleep(pause * 2 * self.chance.random())
                asked = prompt["number"]
                sent_at = time.monotonic()
                option = self.chance.randrange(len(prompt["options"]))
                await table.send(json.dumps({"type": "choose", "number": asked, "option": option}))


async def deal(
    client: httpx.AsyncClient, address: str, game: str, number: int
) -> tuple[ScriptedPlayer, ScriptedPlayer]:
    """A match between two scripted people."""
    wish = {"game": game, "opponent": {"type": "friend"}, "seat": "red"}
    mine = (await client.post(f"http://{address}/api/matches", json=wish)).raise_for_status().json()
    path = f"http://{address}/api/matches/{mine['match']}/join"
    theirs = (await client.post(path, json={"invitation": mine["invitation"]})).raise_for_status().json()
    return (
        ScriptedPlayer(mine["match"], mine["token"], f"red {number}"),
        ScriptedPlayer(mine["match"], theirs["token"], f"blue {number}"),
    )
