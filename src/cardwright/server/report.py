"""The state of a table as one viewer gets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.server.lens import Lens
from cardwright.server.protocol import Clock, Fairness, Player, Rematch, State
from cardwright.server.rematch import next_match_id
from cardwright.server.sight import ask, show
from cardwright.server.table import COMPUTER, OPEN, PERSON

if TYPE_CHECKING:
    from cardwright.engine.ids import Seat
    from cardwright.engine.log import Entry
    from cardwright.server.hub import Seated
    from cardwright.server.table import Table


def report(
    table: Table, lens: Lens, serial: int, fresh: bool, entries: list[Entry], seated: Seated, seats: list[Seat]
) -> State:
    """Everything that changed for a viewer, who answers for these seats."""
    position, events = show(table.game, lens, table.look, entries)
    prompt = None
    if lens.viewer in seats:
        prompt = ask(table.game, lens, table.next_question(seats), table.is_cancellable)
    return State(
        serial=serial,
        fresh=fresh,
        position=position,
        prompt=prompt,
        events=[] if fresh else events,
        log=[event.line for event in events if event.line is not None],
        clock=clock(table),
        players=[player(table, seat, seated) for seat in range(2)],
        draw_offer=table.offer,
        may_take_back=lens.viewer in seats and table.may_take_back(lens.viewer),
        rematch=rematch(table),
        fairness=fairness(table),
    )


def clock(table: Table) -> Clock | None:
    """The time, in a game that counts it."""
    game = table.game
    if not game.has_clock():
        return None
    return Clock(game.elapsed, table.waited(), game.longest_answer())


def player(table: Table, seat: int, seated: Seated) -> Player:
    """Who sits at a seat, and whether a browser of theirs is here."""
    kind = table.kind_of(seat)
    here = kind == COMPUTER or any(seat in connection.seats for connection in seated.connections)
    deck = table.deal.players[seat].deck
    return Player(kind if kind in (COMPUTER, OPEN) else PERSON, table.name_of(seat), deck, here)  # type: ignore[arg-type]


def rematch(table: Table) -> Rematch | None:
    """Who wants to play again; None while the game goes on."""
    if not table.game.is_over:
        return None
    return Rematch(sorted(table.wanted), next_match_id(table) if len(table.wanted) == 2 else None)


def fairness(table: Table) -> Fairness:
    """The hash of the seed, and the seed once the game is over."""
    deal = table.deal
    over = table.game.is_over
    return Fairness(deal.commitment, str(deal.seed) if over else None, deal.salt if over else None)
