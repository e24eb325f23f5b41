"""All tables of one server process: loaded when somebody comes, kept in step with the log, let go when idle."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from cardwright.engine.errors import RulesError
from cardwright.engine.ids import NOBODY, Seat
from cardwright.server.store import Entry, Store, now
from cardwright.server.table import COMPUTER, BrokenLog, Table
from cardwright.server.thinking import Question, Thinkers
from cardwright.server.writer import TROUBLE, Writer

if TYPE_CHECKING:
    from cardwright.server.connection import Connection

IDLE_SECONDS: Final = 30.0
THINKING_PAUSE: Final = 0.35
"""A computer that answers at once is hard to follow."""
RETRY_SECONDS: Final = 1.0


class TableLost(OSError):
    """A table that could not be brought in step with its log, and was let go."""


class Seated:
    """A table with its lock and the connections around it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.is_writing = False
        """Something was carried out that is not committed yet: nobody may see it."""
        self.connections: list[Connection] = []
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.Task[None] | None = None

    def may_be_seen(self) -> bool:
        """Whether the table is what the log says."""
        return not self.is_writing

    def settled(self) -> Table:
        """The table, with its lock held, as the log has it."""
        if self.is_writing:
            raise TableLost("the table was let go")
        return self.table

    def tell_all(self) -> None:
        """Something happened: let every connection look."""
        for connection in self.connections:
            connection.look_again()

    def send_away(self) -> None:
        """Nobody can stay: whoever comes back sits down at the table as the log has it."""
        for connection in self.connections:
            connection.leave()


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, pause: float = THINKING_PAUSE) -> None:
        self.store = store
        self.writer = Writer(store)
        self.thinkers = Thinkers()
        self.pause = pause
        self.tables: dict[str, Seated] = {}
        self.loading: dict[str, asyncio.Task[Seated | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def find(self, match: str) -> Seated | None:
        """The table of that match, loaded if need be."""
        seated = self.tables.get(match)
        if seated is not None:
            return seated
        task = self.loading.get(match)
        if task is None:
            task = asyncio.create_task(self.load(match))
            self.loading[match] = task
            task.add_done_callback(lambda _: self.loading.pop(match, None))
        return await task

    async def load(self, match: str) -> Seated | None:
        """Rebuild a table from its log."""
        deal = await self.store.find_match(match)
        if deal is None:
            return None
        table = Table(deal)
        for entry in await self.store.entries(match):
            table.carry_out(entry)
        seated = Seated(table)
        self.tables[match] = seated
        return seated

    async def write(self, seated: Seated, kind: str, seat: Seat, words: str = "", milliseconds: int = NOBODY) -> bool:
        """Carry out an entry and commit it, with the table's lock held; False if another process was first.

        Nobody is told before the commit. Whatever goes wrong, the table is what the log says.
        """
        table = seated.settled()
        entry = Entry(table.deal.id, table.number + 1, kind, seat, words, milliseconds, now())
        added = False
        seated.is_writing = True
        try:
            table.carry_out(entry)
            added = await self.writer.append(entry)
        finally:
            if not added:
                await self.rebuild(seated)
        if added:
            self.after(seated)
        return added

    async def rebuild(self, seated: Seated) -> None:
        """Build the table anew from the log; where the log cannot be read, let it go until somebody comes back."""
        try:
            await self.reload(seated)
        except BaseException:
            self.let_go(seated)
            seated.send_away()
            raise

    async def reload(self, seated: Seated) -> None:
        """Build the table anew from the log."""
        fresh = Table(seated.table.deal)
        for entry in await self.store.entries(seated.table.deal.id):
            fresh.carry_out(entry)
        fresh.turns = seated.table.turns + 1
        seated.table = fresh
        self.after(seated)

    async def catch_up(self, match: str, number: int = 0) -> None:
        """Another process wrote to a table that is loaded here: carry it out here too."""
        seated = self.tables.get(match)
        if seated is None or 0 < number <= seated.table.number:
            return
        async with seated.lock:
            table = seated.settled()
            if 0 < number <= table.number:
                return
            for entry in await self.store.entries(match, table.number):
                table.carry_out(entry)
            self.after(seated)

    async def behind(self) -> list[str]:
        """The loaded tables that another process has written to."""
        if not self.tables:
            return []
        last = await self.store.last_numbers(list(self.tables))
        return [match for match, seated in self.tables.items() if last.get(match, 0) > seated.table.number]

    def after(self, seated: Seated) -> None:
        """The table has changed and is what the log says: tell everybody, wake the computer, start the clock."""
        seated.is_writing = False
        seated.tell_all()
        self.nudge(seated)

    def nudge(self, seated: Seated) -> None:
        """Let a computer that is to decide think, and the clock of a person run."""
        decider = seated.table.decider
        if seated.timer is not None:
            seated.timer.cancel()
            seated.timer = None
        if decider is None:
            return
        if seated.table.kind_of(decider) == COMPUTER:
            if seated.thinking is None or seated.thinking.done():
                seated.thinking = self.spawn(self.play_computer(seated))
        elif seated.connections and seated.table.has_limit:
            seated.timer = self.spawn(self.run_clock(seated))

    def spawn(self, work: object) -> asyncio.Task[None]:
        """Start something that is kept until it is done."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def play_computer(self, seated: Seated) -> None:
        """Answer for the computer as long as it is asked."""
        table = seated.table
        while (seat := table.decider) is not None and table.kind_of(seat) == COMPUTER:
            number = table.number
            if self.pause and len(table.game.keys()) > 1:
                await asyncio.sleep(self.pause)
            thought = await self.thinkers.ask(question_of(table, table.deal.players[seat].name))
            try:
                async with seated.lock:
                    if seated.table is table and table.number == number:
                        await self.write(seated, "choose", seat, table.game.keys()[thought.option])
            except TROUBLE:
                if not seated.may_be_seen():
                    return
                await asyncio.sleep(RETRY_SECONDS)
            table = seated.table

    async def run_clock(self, seated: Seated) -> None:
        """Answer for a person who takes too long."""
        table = seated.table
        number = table.number
        await asyncio.sleep(max(0, table.game.longest_answer() - table.waited()) / 1000)
        async with seated.lock:
            seat = table.decider
            if seated.table is table and table.number == number and seat is not None:
                seated.timer = None
                key = table.game.keys()[table.game.answer_for_silent()]
                await self.write(seated, "choose", seat, key, table.game.longest_answer())

    def sweep(self) -> None:
        """Let go of tables that nobody sits at; they come back from the log."""
        limit = time.monotonic() - IDLE_SECONDS
        for seated in list(self.tables.values()):
            busy = seated.thinking is not None and not seated.thinking.done()
            if not seated.connections and not seated.lock.locked() and not busy and seated.table.touched < limit:
                self.let_go(seated)

    def let_go(self, seated: Seated) -> None:
        """Forget a table; it comes back from the log."""
        if seated.timer is not None:
            seated.timer.cancel()
        if self.tables.get(seated.table.deal.id) is seated:
            del self.tables[seated.table.deal.id]

    async def stop(self) -> None:
        """End everything that runs."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.stop()
        self.thinkers.stop()


def question_of(table: Table, level: str) -> Question:
    """The present decision for a thinking process."""
    moves = [(move.seat, move.key, move.milliseconds) for move in table.match.record.moves]
    return Question(table.deal, moves, level)


Trouble: Final = (BrokenLog, RulesError)
