"""Non-interference: what a seat may not know must not change anything that it is shown, asked, offered or told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cardwright.agents.agent import Agent, Situation
from cardwright.agents.roster import agent_named
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, SPECTATOR, CardId, Seat, seat_name
from cardwright.engine.log import Entry, Log, may_know
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.sample import sample
from cardwright.engine.view import may_see

SEATS: Final = (0, 1, SPECTATOR)
AGENTS: Final = tuple(agent_named(name) for name in ("random", "greedy@40", "novice@40", "search@30"))
ENOUGH: Final = 8
"""So many different hidden faces never fall alike by chance."""
QUIET: Final = frozenset({"decline", "no"})
"""Labels of answers that nobody sees the choice behind."""


def shown(game: Game, seat: Seat) -> bytes:
    """All that a seat is shown, asked and offered, as bytes."""
    return msgspec.json.encode(game.view(seat).data())


def told(log: Log, seat: Seat, start: int = 0) -> list[list[object]]:
    """All that a seat is told: for each event its kind, numbers, places, and the line of the log."""
    return [
        [one.event.kind, one.event.seat, one.event.amount, one.event.origin, one.event.target, one.line(seat)]
        for one in log.entries[start:]
        if may_know(one.known, seat)
    ]


def hidden_from(game: Game, seat: Seat, owner: Seat) -> list[CardId]:
    """An owner's cards whose faces a seat may not see."""
    return [
        card
        for card in range(len(game.places))
        if game.owners[card] == owner and game.places[card] >= 0 and not may_see(game, seat, card)
    ]


def strange_world(game: Game, seat: Seat, rng: Rng) -> Game:
    """A world in which the opponent's hidden cards are any cards of the set that look alike: deck lists are private."""
    world = game.clone()
    faces = world.faces[:]
    known = world.pool.cards()
    for owner in range(2):
        if owner != seat:
            for card in hidden_from(game, seat, owner):
                told_of = game.tells_of(faces[card])
                alike = [face for face in known if game.tells_of(face) == told_of]
                if game.in_play[card] is not None:
                    alike = [face for face in alike if game.may_be(card, face)]
                faces[card] = alike[rng.below(len(alike))]
    world.faces = faces
    return world


def check_secrecy(game: Game, rng: Rng) -> list[str]:
    """Compare what each seat and a spectator is shown with what it is shown in other possible worlds."""
    problems: list[str] = []
    for seat in SEATS:
        truth = shown(game, seat)
        for world in (sample(game, seat, rng), strange_world(game, seat, rng)):
            if shown(world, seat) != truth:
                problems.append(
                    f"{seat_name(seat)} is shown what it may not know: {differing(truth, shown(world, seat))}"
                )
        problems += named_though_hidden(game, seat, truth)
    return problems


def differing(one: bytes, other: bytes) -> str:
    """The place where two views part."""
    index = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, index - 80)
    return (
        f"...{one[start : index + 60].decode(errors='replace')} | {other[start : index + 60].decode(errors='replace')}"
    )


def named_though_hidden(game: Game, seat: Seat, view: bytes) -> list[str]:
    """Names of unseen cards that appear on the seat's table although no visible card has that name."""
    table = msgspec.json.encode([msgspec.json.decode(view)[part] for part in ("zones", "stack", "facts")]).decode()
    visible = {game.faces[card].name for card in range(len(game.faces)) if may_see(game, seat, card)}
    hidden = {game.faces[card].name for owner in range(2) for card in hidden_from(game, seat, owner)}
    return [
        f"{seat_name(seat)} reads the name of the hidden {name}"
        for name in sorted(hidden - visible)
        if f'"{name}"' in table
    ]


def check_worlds_differ(
    game: Game, seat: Seat, rng: Rng, sampler: Callable[[Game, Seat, Rng], Game] = sample
) -> list[str]:
    """A sampler that returns the truth would pass every comparison of views."""
    hidden = [card for owner in range(2) for card in hidden_from(game, seat, owner)]
    kinds = [{game.faces[card].id for card in hidden_from(game, seat, owner)} for owner in range(2)]
    if max(len(faces) for faces in kinds) < ENOUGH:
        return []
    worlds = [sampler(game, seat, rng) for _ in range(2)]
    if any(all(world.faces[card] is game.faces[card] for card in hidden) for world in worlds):
        return [f"a world sampled for {seat_name(seat)} holds the true hidden cards"]
    if any(world.rng.state == game.rng.state for world in worlds):
        return [f"a world sampled for {seat_name(seat)} foretells the chance to come"]
    return []


def check_agents(game: Game, rng: Rng, agents: Sequence[Agent] = AGENTS) -> list[str]:
    """A player who thinks decides the same, by the same chance, wherever the hidden cards truly lie."""
    assert game.decision is not None
    seat = game.decision.seat
    world = sample(game, seat, rng)
    thought = rng.below(1 << 30)
    return [
        f"{agent.name} plays by what {seat_name(seat)} may not know"
        for agent in agents
        if agent.choose(Situation(game, seeded(thought))) != agent.choose(Situation(world, seeded(thought)))
    ]


class Mirror:
    """The same play in two worlds that differ in the opponent's hidden cards, compared whenever the seat is asked.

    The opponent does the same in both. Who is passed by the rules in one world passes in the other. As soon as a
    differing card comes to light, the worlds rightly part and the comparison ends.
    """

    def __init__(self, game: Game, seat: Seat, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self.truth: Game = game.clone()
        self.world = strange_world(game, seat, rng)
        self.world.rng = self.truth.rng.clone()
        self.logs = (Log(), Log())
        self.truth.log, self.world.log = self.logs
        self.compared = 0
        self.alike = True
        """Whether the opponent had the same answers in both worlds since the last comparison."""

    def run(self, steps: int) -> list[str]:
        """What the seat could tell the worlds apart by; nothing if all is well."""
        for _ in range(steps):
            if self.has_parted() or self.truth.is_over or self.world.is_over:
                break
            if self.is_asked(self.truth) and self.is_asked(self.world):
                problems = self.compare()
                if problems:
                    # An opponent who cannot do the same with other cards rightly shows it by what is done.
                    return problems if self.alike else []
                self.alike = True
                index = self.rng.below(len(self.truth.keys()))
                self.truth.choose(index)
                self.world.choose(index)
            elif not self.answer_for_opponent():
                break
        return []

    def is_asked(self, game: Game) -> bool:
        """Whether the seat is asked in a world."""
        return game.decision is not None and game.decision.seat == self.seat

    def has_parted(self) -> bool:
        """Whether the seat has rightly seen a card that differs."""
        truth, world = self.truth, self.world
        if len(truth.faces) != len(world.faces):
            return True
        for card in range(len(truth.faces)):
            if truth.faces[card] is not world.faces[card]:
                if may_see(truth, self.seat, card) or may_see(world, self.seat, card):
                    return True
        return any(self.was_shown(entry) for log in self.logs for entry in log.entries)

    def was_shown(self, entry: Entry) -> bool:
        """Whether a log entry openly names a card that differs."""
        card = entry.event.card & 1023 if entry.event.card >= 0 else NOBODY
        return (
            card != NOBODY and may_know(entry.faces, self.seat) and self.truth.faces[card] is not self.world.faces[card]
        )

    def compare(self) -> list[str]:
        """Fail if the seat is shown or told different things."""
        self.compared += 1
        one, other = shown(self.truth, self.seat), shown(self.world, self.seat)
        if one != other:
            return [f"{seat_name(self.seat)} can tell from the view what it may not know: {differing(one, other)}"]
        lines, others = told(self.logs[0], self.seat), told(self.logs[1], self.seat)
        if lines != others:
            return [f"{seat_name(self.seat)} can tell from the log what it may not know: {lines} | {others}"]
        return []

    def answer_for_opponent(self) -> bool:
        """Let the opponent do the same in both worlds; whether that was possible."""
        if self.is_asked(self.truth):
            return answer_quietly(self.world)
        if self.is_asked(self.world):
            return answer_quietly(self.truth)
        heard = len(told(self.logs[0], self.seat)), len(told(self.logs[1], self.seat))
        if heard[0] != heard[1]:
            # One world is behind: there the opponent was asked where the rules passed in the other.
            return answer_quietly(self.truth if heard[0] < heard[1] else self.world)
        keys, others = answers(self.truth), answers(self.world)
        both = [key for key in keys if key in others]
        if both and shown(self.truth, self.seat) == shown(self.world, self.seat):
            self.alike = self.alike and keys == others
            key = both[self.rng.below(len(both))]
            self.truth.choose(keys.index(key))
            self.world.choose(others.index(key))
            return True
        return answer_quietly(self.truth) and answer_quietly(self.world)


def answers(game: Game) -> list[str]:
    """The options as words; in secret as the cards themselves, since the same name may lie elsewhere in a world."""
    decision = game.decision
    if decision is None or not decision.secret:
        return game.keys()
    return [f"{option.label} {option.card} {option.target}" for option in decision.options]


def answer_quietly(game: Game) -> bool:
    """Pass or decline, if that is an option."""
    decision = game.decision
    if decision is None:
        return False
    for index, option in enumerate(decision.options):
        if option.label in QUIET or game.is_ending(option):
            game.choose(index)
            return True
    return False
