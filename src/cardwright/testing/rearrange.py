"""A position that a game writes can be read by the same game."""

from __future__ import annotations

from collections.abc import Mapping

from cardwright.engine.entry import GameEntry
from cardwright.engine.errors import SetupError
from cardwright.engine.game import Game
from cardwright.engine.ids import NOBODY, Seat, seat_name
from cardwright.engine.options import read_options
from cardwright.engine.position import Position, read_position
from cardwright.testing.layout import write, zone_named


def check_rearranging(entry: GameEntry, game: Game, options: Mapping[str, str]) -> list[str]:
    """Arrange the position as it is written: every zone must hold the same cards with the same marks."""
    if not is_written_whole(game):
        return []
    here = read_position(game.position())
    try:
        there = read_position(entry.arrange(here, read_options(entry.options, options), 1).position())
    except SetupError as error:
        return [f"the position cannot be read back: {problem}" for problem in error.problems]
    if any(here.facts.get(label, value) != value for label, value in there.facts.items()):
        # What happened earlier in the turn is not written, so play may have gone on at once.
        return []
    return [
        f"{seat_name(seat)}'s {zone} becomes {cards(entry, there, seat, zone)}, not {cards(entry, here, seat, zone)}"
        for seat, zone in sorted({*here.zones, *there.zones})
        if zone_named(entry.zone_kinds, zone) is not None
        and cards(entry, here, seat, zone) != cards(entry, there, seat, zone)
    ]


def is_written_whole(game: Game) -> bool:
    """Whether a position tells all: nothing half done, nothing that waits or lasts, and plain attachments."""
    decision = game.decision
    if decision is None or game.stack_lines() or game.lasting or all(one.label != "pass" for one in decision.options):
        return False
    names = [game.name_of(thing.card) for thing in game.things]
    hosts = [thing.host for thing in game.things if thing.host != NOBODY]
    return all(names.count(game.name_of(host)) == hosts.count(host) == 1 for host in hosts)


def cards(entry: GameEntry, position: Position, seat: Seat, zone: str) -> str:
    """A zone as text; in play, hosts may have come before what is attached to them."""
    kind = zone_named(entry.zone_kinds, zone)
    found = position.cards(seat, zone)
    if kind is not None and entry.zone_kinds[kind].in_play:
        return write(sorted(found, key=lambda card: write([card])))
    return write(found)
