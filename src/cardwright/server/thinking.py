"""Computers think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from cardwright.engine.record import Match, Move
    from cardwright.server.store import Deal

REMEMBERED: Final = 200
"""So many matches each thinking process keeps at hand."""


class Question(Struct, frozen=True):
    """A decision to think about: the match so far and who thinks."""

    deal: Deal
    moves: list[tuple[int, str, int]]
    level: str


class Thought(Struct, frozen=True):
    """An option's number, and how each option looks to the thinker where it says so."""

    option: int
    weights: list[float]


known: OrderedDict[str, Match] = OrderedDict()


def think(question: Question) -> Thought:
    """Answer a question. Runs in a thinking process, on the seat's situation alone."""
    from cardwright.agents.agent import situation_at
    from cardwright.agents.roster import agent_named

    match = recall(question)
    agent = agent_named(question.level, match.entry)
    situation = situation_at(match.game, question.deal.seed, len(question.moves))
    candidates = agent.consider(situation)
    decision = match.game.decision
    assert decision is not None
    weights = [0.0] * len(decision.options)
    for candidate in candidates:
        weights[candidate.index] = candidate.chance
    return Thought(candidates[0].index, weights)


def recall(question: Question) -> Match:
    """The match of a question: remembered and played on, or played again from the start."""
    from cardwright import games
    from cardwright.engine.record import Match, Move, Record

    deal = question.deal
    wanted = [Move(seat, key, 0, milliseconds) for seat, key, milliseconds in question.moves]
    match = known.pop(deal.id, None)
    if match is None or not agrees(match.record.moves, wanted):
        record = Record(deal.game, deal.version, deal.seed, deal.options, deal.decks, {})
        match = Match(games.find(deal.game), record)
        match.game.log = None
    for move in wanted[len(match.record.moves) :]:
        problem = match.repeat(move)
        assert problem is None, problem
    known[deal.id] = match
    if len(known) > REMEMBERED:
        known.popitem(last=False)
    return match


def agrees(have: list[Move], wanted: list[Move]) -> bool:
    """Whether a match can simply be played on."""
    return len(have) <= len(wanted) and all(
        mine.seat == theirs.seat and mine.key == theirs.key for mine, theirs in zip(have, wanted, strict=False)
    )


def watch_parent() -> None:
    """A thinking process ends with its server, however that ends."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The thinking processes, started when first needed."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Question) -> Thought:
        """Let a process think; one that died is replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.executor(), think, question)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.executor(), think, question)

    def executor(self) -> ProcessPoolExecutor:
        """The pool."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=watch_parent)
        return self.pool

    def stop(self) -> None:
        """End all thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
