"""A position as a few lines of text, to paste into a test, a puzzle or a bug report."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright.engine.errors import SetupError
from cardwright.engine.ids import NOBODY, SEAT_NAMES, Seat, seat_name
from cardwright.engine.zones import NOBODY_SEES

if TYPE_CHECKING:
    from cardwright.engine.game import Game

TABLE = "table"
"""Whose zone it is that both players share; it counts as red's."""
CARD = re.compile(r"\s*([^,()]+?)\s*(?:\(([^()]*)\))?\s*(?:,|$)")


class Placed:
    """A card in a position, with words in brackets such as `damage 1` or `on Moss Ox`."""

    def __init__(self, name: str, marks: tuple[str, ...] = ()) -> None:
        self.name = name
        self.marks = marks

    def number(self, word: str) -> int:
        """The number behind a mark, 0 without it."""
        for mark in self.marks:
            if mark.startswith(word + " ") and mark[len(word) + 1 :].isdigit():
                return int(mark[len(word) + 1 :])
        return 0

    def has(self, word: str) -> bool:
        """Whether a mark is there."""
        return word in self.marks

    def host(self) -> str:
        """The name behind `on`, empty without it."""
        for mark in self.marks:
            if mark.startswith("on "):
                return mark[3:]
        return ""


class Position:
    """Facts such as turn and phase, and the cards of each zone, bottom to top."""

    def __init__(self, facts: dict[str, str], zones: dict[tuple[Seat, str], list[Placed]]) -> None:
        self.facts = facts
        self.zones = zones

    def cards(self, seat: Seat, zone: str) -> list[Placed]:
        """The cards of a zone; none if it is not mentioned."""
        return self.zones.get((seat, zone), [])

    def word(self, seat: Seat, label: str, default: str) -> str:
        """A seat's number or word such as `red life: 5`, which reads like a zone of one card."""
        fact = self.facts.get(f"{seat_name(seat)} {label}")
        if fact is not None:
            return fact
        cards = self.cards(seat, label)
        return cards[0].name if cards else default


def read_position(text: str) -> Position:
    """Read lines such as `turn: 5` and `red hand: Furnace Bolt, Moss Ox (damage 1)`."""
    facts: dict[str, str] = {}
    zones: dict[tuple[Seat, str], list[Placed]] = {}
    problems: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        label, colon, rest = line.partition(":")
        if not colon:
            problems.append(f"line {number}: expected `fact: value` or `red zone: cards`, found {line.strip()!r}")
            continue
        words = label.strip().split(" ", 1)
        if words[0] in SEAT_NAMES and len(words) == 2:
            zones[SEAT_NAMES.index(words[0]), words[1]] = read_cards(rest)
        elif words[0] == TABLE and len(words) == 2:
            zones[0, words[1]] = read_cards(rest)
        else:
            facts[label.strip()] = rest.strip()
    if problems:
        raise SetupError(problems)
    return Position(facts, zones)


def read_cards(text: str) -> list[Placed]:
    """Cards separated by commas, each with its marks in brackets."""
    found: list[Placed] = []
    for match in CARD.finditer(text.strip()):
        marks = tuple(mark.strip() for mark in (match[2] or "").split(",") if mark.strip())
        found.append(Placed(match[1], marks))
    return found


def write_position(game: Game) -> str:
    """The whole position, hidden cards included."""
    lines = [f"{label}: {value}" for label, value in game.facts()]
    for kind in range(len(game.zone_kinds)):
        declared = game.zone_kinds[kind]
        for seat in range(1 if declared.shared else 2):
            cards = game.zones[kind * 2 + seat]
            # An empty deck is told from one that nobody mentioned.
            if cards or declared.sight == NOBODY_SEES:
                owner = TABLE if declared.shared else seat_name(seat)
                written = ", ".join(write_card(game, card) for card in cards)
                lines.append(f"{owner} {declared.name}: {written}".rstrip())
    for card, controller, words, targets in game.stack_lines():
        aims = ", ".join(game.name_of(ref & 1023 if ref >= 0 else ref) for ref in targets)
        lines.append(f"# waiting: {seat_name(controller)} {game.name_of(card)} {words}{' > ' + aims if aims else ''}")
    decision = game.decision
    if decision is not None:
        lines.append(f"# {seat_name(decision.seat)} is asked: {game.prompt_of(decision)} [{', '.join(game.keys())}]")
    elif game.outcome != NOBODY:
        lines.append(f"# over: {game.reason}")
    return "\n".join(lines)


def write_card(game: Game, card: int) -> str:
    """A card with what is marked on it."""
    marks: list[str] = []
    thing = game.in_play[card]
    if thing is not None:
        if thing.damage:
            marks.append(f"damage {thing.damage}")
        if thing.host != NOBODY:
            marks.append(f"on {game.name_of(thing.host)}")
        marks.extend(game.marks_of(card))
        marks.extend(thing.counter_words())
    name = game.name_of(card)
    return f"{name} ({', '.join(marks)})" if marks else name
