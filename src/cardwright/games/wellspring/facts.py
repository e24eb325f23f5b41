"""Chapter 11: what everybody may know of a position, and what must hold in every one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, seat_name
from cardwright.games.wellspring.card import CardInPlay
from cardwright.games.wellspring.payment import ELEMENT_COUNT
from cardwright.games.wellspring.rulebook import CREATURE, SYMBOLS
from cardwright.games.wellspring.stack import ATTACK, CARD, chosen_targets, program_of
from cardwright.games.wellspring.zones import (
    ATTACK_ROUND,
    ATTACKS,
    BATTLE,
    COUNTERATTACK_ROUND,
    COUNTERATTACKS,
    DECK,
    DRAW,
    DRAW_PHASE,
    END,
    END_PHASE,
    MAIN_1,
    MAIN_2,
    MAIN_PHASE,
    PHASES,
    SETUP,
    START,
    START_PHASE,
    TURN,
    WINDOWS,
)

if TYPE_CHECKING:
    from cardwright.games.wellspring.game import Wellspring

LAST_CARDS: Final = 6


def is_during(game: Wellspring, span: int, seat: Seat) -> bool:
    """Whether it is that span of that seat; a counterattack round is the counterattacker's."""
    phase = game.phase
    owner = game.lead() if span == COUNTERATTACK_ROUND else game.active
    if seat not in (NOBODY, owner):
        return False
    if span == TURN:
        return phase != SETUP
    if span == MAIN_PHASE:
        return phase in (MAIN_1, MAIN_2)
    if span == BATTLE:
        return phase in (ATTACKS, COUNTERATTACKS)
    if span == ATTACK_ROUND:
        return phase == ATTACKS
    if span == COUNTERATTACK_ROUND:
        return phase == COUNTERATTACKS
    return (span, phase) in ((START_PHASE, START), (DRAW_PHASE, DRAW), (END_PHASE, END))


def in_state(game: Wellspring, state: str, card: CardId) -> bool:
    """Whether a state word is true of a card on the battlefield."""
    thing = game.in_play[card]
    if thing is None:
        return False
    if state == "attacking":
        return game.ref(card) in game.attacks()
    if state == "counterattacking":
        return game.phase == COUNTERATTACKS and game.ref(card) in game.attacks()
    if state == "damaged":
        return thing.damage > 0
    if state == "attached":
        return thing.host != NOBODY
    return state == "settled" and cast(CardInPlay, thing).settled


def facts(game: Wellspring) -> list[tuple[str, str]]:
    """WEL-90, WEL-91: turn, phase, whose turn, who has priority, and the tallies."""
    found = [
        ("turn", str(game.turn)),
        ("phase", WINDOWS[game.phase]),
        ("active", seat_name(game.active)),
        ("priority", seat_name(game.holder)),
    ]
    if game.asks_always:
        found.append(("automatic passes", "no"))
    for seat in range(2):
        found.append((f"{seat_name(seat)} mana", write_mana(game.tally, seat)))
    for seat in range(2):
        if game.mulligans:
            found.append((f"{seat_name(seat)} mulligan", str(game.mulligans[seat])))
    return found


def write_mana(tally: list[int], seat: Seat) -> str:
    """WEL-44: a seat's mana as a cost is written, such as `2F W`; `-` for none."""
    groups: list[str] = []
    for element in range(ELEMENT_COUNT):
        count = tally[seat * ELEMENT_COUNT + element]
        if count > 0:
            groups.append(SYMBOLS[element] if count == 1 else f"{count}{SYMBOLS[element]}")
    return " ".join(groups) if groups else "-"


def phase_name(game: Wellspring, span: int) -> str:
    """The words for a span that starts or ends."""
    if span == TURN:
        return f"turn {game.turn}"
    if span == MAIN_PHASE:
        return WINDOWS[game.phase]
    return PHASES[span].replace("_", " ")


def marks_of(game: Wellspring, card: CardId) -> list[str]:
    """WEL-90: what both players see on a card in play besides damage and host."""
    thing = cast(CardInPlay, game.in_play[card])
    marks: list[str] = []
    if thing.sort == CREATURE:
        if not thing.settled:
            marks.append("unsettled")
        if thing.attacked == 1:
            marks.append("attacked")
        elif thing.attacked > 1:
            marks.append(f"attacked {thing.attacked}")
    if thing.note != NOBODY:
        marks.append(f"named {game.pool.faces[thing.note].name}")
    if game.owners[card] != thing.controller:
        marks.append(f"of {seat_name(game.owners[card])}")
    return marks


def stack_lines(game: Wellspring) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
    """Every object on the stack, its controller and its targets, the top last."""
    lines: list[tuple[CardId, Seat, str, tuple[Ref, ...]]] = []
    for item in game.stack:
        words = "attacks" if item.sort == ATTACK else "" if item.sort == CARD else program_of(game, item).sentence
        lines.append((item.ref & CARD_MASK, item.seat, words, tuple(chosen_targets(game, item))))
    return lines


def standing(game: Wellspring, seat: Seat) -> list[int]:
    """The last cards of a seat's deck: of a deck that is life, they are worth the most (WEL-83)."""
    return [min(LAST_CARDS, len(game.zones[DECK * 2 + seat]))]


def broken_invariants(game: Wellspring) -> list[str]:
    """What must hold at every decision; each broken one in words."""
    broken: list[str] = []
    for thing in game.things:
        if thing.host != NOBODY and game.in_play[thing.host] is None:
            broken.append(f"{game.name_of(thing.card)} is attached to a card that is not in play")
    for item in game.stack:
        if item.sort == CARD and not game.is_there(item.ref):
            broken.append(f"{game.name_of(item.ref & CARD_MASK)} waits to resolve but has left the stack")
    for count in game.tally:
        if count < 0:
            broken.append("a mana tally is below 0")
    return broken
