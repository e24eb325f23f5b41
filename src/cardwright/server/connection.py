"""One browser at one table: what it may see is sent whenever it changes, what it says is judged."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cardwright.engine.ids import SPECTATOR, Seat
from cardwright.server import answers
from cardwright.server.hub import Hub, Seated
from cardwright.server.lens import Lens
from cardwright.server.limits import BURST, MESSAGE_BYTES, PER_SECOND, Bucket
from cardwright.server.protocol import ClientMessage, Hello, Ping, Pong, Refused, ServerMessage, State, Welcome
from cardwright.server.report import report
from cardwright.server.tokens import ROLES, role_of

if TYPE_CHECKING:
    from cardwright.server.table import Table

READER: Final = msgspec.json.Decoder(ClientMessage)
WRITER: Final = msgspec.json.Encoder()
HELLO_SECONDS: Final = 20.0
TRY_AGAIN: Final = 1013
PATIENCE: Final = 50
"""So many bad or hasty messages a connection may send."""


class Connection:
    """A browser that has shown its token."""

    def __init__(self, socket: WebSocket, hub: Hub, seated: Seated, seats: list[Seat]) -> None:
        self.socket = socket
        self.hub = hub
        self.seated = seated
        self.seats = seats
        self.lens = Lens(SPECTATOR)
        self.turns = -1
        """Which building of the table the lens belongs to."""
        self.told = 0
        """How many events it was told."""
        self.serial = 0
        self.changed = asyncio.Event()
        self.owed = False
        """An answer is due even if nothing changed."""
        self.is_leaving = False
        self.refusals: list[Refused | Pong] = []
        self.last = b""

    def viewer(self, table: Table) -> Seat:
        """Through whose eyes: at one screen for two, those of the player who is asked."""
        if len(self.seats) == 2:
            decider = table.decider
            return self.lens.viewer if decider is None and self.lens.viewer in self.seats else decider or 0
        return self.seats[0] if self.seats else SPECTATOR

    def look_again(self) -> None:
        """The table may have changed."""
        self.changed.set()

    def leave(self) -> None:
        """End it; a browser comes back by itself."""
        self.is_leaving = True
        self.changed.set()

    def answer(self, message: Refused | Pong | None = None) -> None:
        """Something must be sent in any case: the present state, after a refusal perhaps."""
        if message is not None:
            self.refusals.append(message)
        self.owed = self.owed or not isinstance(message, Pong)
        self.changed.set()

    async def send_all(self) -> None:
        """Send whatever is new, as long as the browser listens."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.is_leaving:
                return
            if not self.seated.may_be_seen():
                continue
            while self.refusals:
                await self.send(self.refusals.pop(0))
            if not self.seated.may_be_seen():
                continue
            state = self.state()
            if state is not None:
                await self.send(state)

    def state(self) -> State | None:
        """What this browser has not seen yet; None if nothing changed: then it hears nothing."""
        table = self.seated.table
        viewer = self.viewer(table)
        fresh = table.turns != self.turns or viewer != self.lens.viewer
        if fresh:
            self.lens = Lens(viewer)
            self.turns = table.turns
            self.told = 0
        log = table.game.log
        entries = [] if log is None else log.entries[self.told :]
        state = report(table, self.lens, self.serial + 1, fresh, entries, self.seated, self.seats)
        bare = hash_bytes(WRITER.encode(msgspec.structs.replace(state, serial=0, fresh=False, clock=None)))
        self.told += len(entries)
        if bare == self.last and not self.owed and not fresh:
            return None
        self.last = bare
        self.owed = False
        self.serial += 1
        return state

    async def send(self, message: ServerMessage) -> None:
        """One message to the browser."""
        await self.socket.send_text(WRITER.encode(message).decode())

    async def listen(self) -> None:
        """Judge every message until the browser goes."""
        bucket = Bucket(BURST, PER_SECOND)
        wrong = 0
        while wrong < PATIENCE:
            words = await self.socket.receive_text()
            if not bucket.take():
                wrong += 1
                self.answer(Refused("too fast", "Too many messages: wait a moment."))
                await asyncio.sleep(0.2)
                continue
            message = read(words)
            if message is None or isinstance(message, Hello):
                wrong += 1
                self.answer(Refused("bad message", "This is no message of the table."))
            elif isinstance(message, Ping):
                self.answer(Pong())
            else:
                self.answer(await answers.judge(self, message))


def hash_bytes(content: bytes) -> bytes:
    """What is kept of a message to tell whether the next one differs."""
    return hashlib.blake2b(content, digest_size=16).digest()


def read(words: str) -> ClientMessage | None:
    """A message, if it is one."""
    if len(words) > MESSAGE_BYTES:
        return None
    try:
        message: ClientMessage = READER.decode(words)
        return message
    except msgspec.DecodeError:
        return None


async def serve_table(socket: WebSocket, hub: Hub, id: str) -> None:
    """One connection from its first message to its end."""
    await socket.accept()
    try:
        found = await welcome(socket, hub, id)
        if found is None:
            await socket.close(4403)
            return
        await stay(found)
        await socket.close(TRY_AGAIN if found.is_leaving else 4429)
    except (WebSocketDisconnect, RuntimeError):
        if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
            raise


async def welcome(socket: WebSocket, hub: Hub, id: str) -> Connection | None:
    """Wait for the token; None for a wrong one, and for a match that does not exist, alike."""
    try:
        hello = read(await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
    except TimeoutError:
        return None
    token = hello.token if isinstance(hello, Hello) else ""
    role = role_of(token, await hub.store.secrets(id))
    seated = await hub.find(id) if role in ROLES else None
    if seated is None or role is None:
        refusal = Refused("token", "This link is not valid for this table.")
        await socket.send_text(WRITER.encode(refusal).decode())
        return None
    deal = seated.table.deal
    await socket.send_text(WRITER.encode(Welcome(deal.id, deal.game, deal.options, ROLES[role])).decode())
    return Connection(socket, hub, seated, ROLES[role])


async def stay(connection: Connection) -> None:
    """Sit at the table until the browser goes."""
    seated, hub = connection.seated, connection.hub
    seated.connections.append(connection)
    seated.tell_all()
    hub.nudge(seated)
    sending = asyncio.create_task(connection.send_all())
    listening = asyncio.create_task(connection.listen())
    try:
        done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        seated.connections.remove(connection)
        seated.tell_all()
        for task in (sending, listening):
            task.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
