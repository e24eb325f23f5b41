"""What games looked like when somebody last approved of it: whole games as both seats saw them, and counts of lines.

`python -m cardwright.testing.golden FOLDER` writes `playthroughs` and `walks` of every registered game anew; the
difference to the files before is what a change of rules, cards or views has done.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from cardwright import __version__
from cardwright.engine.entry import GameEntry
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, seat_name
from cardwright.engine.record import Match, Record
from cardwright.engine.rng import Rng, seeded
from cardwright.engine.view import CardView, View
from cardwright.testing.secrecy import SEATS
from cardwright.testing.setups import fitting_options

SEEDS: Final = (1, 2)
WALKED: Final = (1, 2, 3, 4)
DEPTH: Final = 5
MOST_LINES: Final = 3_000
AHEAD: Final = 27
"""Decisions before lines are counted: an opening has little to count."""


def playthrough(entry: GameEntry, seed: int) -> str:
    """A whole game: each choice, what each seat is told of it, and both views whenever a turn has passed."""
    rng = seeded(seed)
    match = Match(entry, Record(entry.id, __version__, seed, {}, pair_of_decks(entry, rng), {}))
    game = match.game
    lines = [f"{entry.name}, seed {seed}"]
    told = 0
    time = ""
    while game.decision is not None:
        now = dict(game.facts()).get("turn", "")
        if now != time:
            time = now
            for seat in SEATS:
                lines += ["", f"-- {seat_name(seat)} sees"]
                lines += show(game.view(seat))
            lines.append("")
        seat, keys = game.decision.seat, game.keys()
        index = pick(game, rng)
        lines.append(f"{seat_name(seat)}: {game.decision.prompt} [{', '.join(keys)}] {keys[index]}")
        match.choose(index)
        lines += tell(game, told)
        told = len(game.log.entries) if game.log is not None else 0
    lines += ["", f"over: {game.reason}", ""]
    return "\n".join(lines)


def pair_of_decks(entry: GameEntry, rng: Rng) -> list[tuple[str, ...]]:
    """Two preset decks."""
    decks = entry.decks()
    return [decks[rng.below(len(decks))].cards for _ in range(2)]


def pick(game: Game, rng: Rng) -> int:
    """Anything, but seldom nothing: a game in which little happens shows little."""
    assert game.decision is not None
    options = game.decision.options
    active = [index for index, option in enumerate(options) if not game.is_ending(option)]
    if active and rng.below(4):
        return active[rng.below(len(active))]
    return rng.below(len(options))


def show(view: View) -> list[str]:
    """A view as lines: facts, then the cards of each zone, those that are hidden as a number."""
    lines = [", ".join(f"{label} {value}" for label, value in view.facts)]
    for zone in view.zones:
        cards = [describe(card) for card in zone.cards]
        owner = "table" if zone.seat == NOBODY else seat_name(zone.seat)
        if zone.count:
            lines.append(f"{owner} {zone.name} ({zone.count}): {', '.join(cards)}".rstrip(": "))
    return lines


def describe(card: CardView) -> str:
    """A card with its numbers and marks."""
    words = [card.name, "/".join(map(str, card.stats)), *card.marks]
    if card.damage:
        words.append(f"damage {card.damage}")
    return " ".join(words)


def tell(game: Game, start: int) -> list[str]:
    """What was told since, once if all were told the same."""
    entries = game.log.entries[start:] if game.log is not None else []
    lines: list[str] = []
    for entry in entries:
        told = [entry.line(seat) for seat in SEATS]
        if len(set(told)) == 1:
            if told[0] is not None:
                lines.append(f"    {told[0]}")
        else:
            lines += [f"    {seat_name(seat)} reads: {line}" for seat, line in zip(SEATS, told, strict=True)]
    return lines


def walks(entry: GameEntry) -> str:
    """For the defaults and for each other value of each option: how many lines of play there are, choice by choice."""
    lines: list[str] = []
    others = [{spec.name: value} for spec in entry.options for value in spec.values if value != spec.default]
    presets = [deck.cards for deck in entry.decks()]
    for options in [{}, *(one for one in others if fitting_options(entry, presets, one))]:
        words = ", ".join(f"{name}={value}" for name, value in options.items()) or "defaults"
        for seed in WALKED:
            counts = count_by_depth(entry, options, seed)
            lines.append(f"{words}, seed {seed}: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def count_by_depth(entry: GameEntry, options: dict[str, str], seed: int) -> list[int]:
    """How many lines of play there are for each number of choices, as far as they do not become too many."""
    counts: list[int] = []
    for depth in range(1, DEPTH + 1):
        if len(counts) > 1 and counts[-1] ** 2 > MOST_LINES * counts[-2]:
            break
        counts.append(count_lines(game_ahead(entry, options, seed), depth))
    return counts


def game_ahead(entry: GameEntry, options: dict[str, str], seed: int) -> Game:
    """A game that has gone on for a while."""
    rng = seeded(seed)
    game = entry.start(pair_of_decks(entry, rng), options, seed)
    for _ in range(AHEAD):
        if game.decision is not None:
            game.choose(pick(game, rng))
    return game


def count_lines(game: Game, depth: int) -> int:
    """How many ways there are to make so many choices, or to end the game before."""
    if game.decision is None or depth == 0:
        return 1
    total = 0
    for index in range(len(game.decision.options)):
        clone: Game = game.clone()
        clone.choose(index)
        total += count_lines(clone, depth - 1)
    return total


def write_all(folder: Path) -> list[Path]:
    """Write the files of every registered game."""
    from cardwright.games import find, ids

    written: list[Path] = []
    for game in ids():
        entry = find(game)
        texts = {f"playthroughs/{game}-{seed}.txt": playthrough(entry, seed) for seed in SEEDS}
        texts[f"walks/{game}.txt"] = walks(entry)
        for name, text in texts.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written


if __name__ == "__main__":
    for path in write_all(Path(sys.argv[1])):
        print(path)
