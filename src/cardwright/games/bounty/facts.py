"""What everybody may know of a position, and what must hold in every one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardwright.engine.face import Face
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, seat_name
from cardwright.games.bounty.card import CardInPlay
from cardwright.games.bounty.deckrules import USUAL_LIMIT
from cardwright.games.bounty.income import MOST_NATURAL, MOST_RESOURCE, total_rpt
from cardwright.games.bounty.rulebook import FIGHTER, LIMIT
from cardwright.games.bounty.zones import DEPLOY, FIELD, PHASES, SECOND_DEPLOY, SETUP, STAGES, TURN

if TYPE_CHECKING:
    from cardwright.games.bounty.game import Bounty


def is_during(game: Bounty, span: int, seat: Seat) -> bool:
    """Whether it is that span of that seat's turn."""
    if seat not in (NOBODY, game.active):
        return False
    if span == TURN:
        return game.phase != SETUP
    return span == (DEPLOY if game.phase == SECOND_DEPLOY else game.phase)


def in_state(game: Bounty, state: str, card: CardId) -> bool:
    """Whether a state word is true of a card on the field."""
    thing = game.in_play[card]
    if thing is None:
        return False
    if state == "attacking":
        return game.ref(card) in game.striking
    if state == "damaged":
        return thing.damage > 0
    if state in ("face_down", "face_up"):
        return thing.face_up == (state == "face_up")
    return state == "suspended" and cast(CardInPlay, thing).suspended_to >= game.turn


def is_wound_up(game: Bounty, card: CardId) -> bool:
    """BOU-82: whether a Brute Attack card stood idle on its controller's last turn, in the present own turn."""
    thing = game.in_play[card]
    if thing is None or thing.controller != game.active:
        return False
    one = cast(CardInPlay, thing)
    return one.sort == FIGHTER and one.last_turn == 1 and game.faces[card].traits & game.rulebook.brute != 0


def facts(game: Bounty) -> list[tuple[str, str]]:
    """The public numbers: turn, round, phase, resource, RPT and points; with a clock the time and the last call."""
    found = [
        ("turn", str(game.turn)),
        ("round", str((game.turn + 1) // 2)),
        ("phase", STAGES[game.phase]),
        ("active", seat_name(game.active)),
        ("starter", seat_name(game.starter)),
        ("limit", str(game.limit)),
    ]
    for seat in range(2):
        name = seat_name(seat)
        found.append((f"{name} points", str(game.points[seat])))
        found.append((f"{name} resource", str(game.resource[seat])))
        found.append((f"{name} natural", str(game.natural[seat])))
        found.append((f"{name} RPT", str(total_rpt(game, seat))))
    if game.rulebook.timed:
        found.append(("elapsed", str(game.elapsed)))
        found.append(("last call", str(game.bell)))
    return found


def phase_name(game: Bounty, span: int) -> str:
    """The words for a span that starts."""
    return f"turn {game.turn}" if span == TURN else PHASES[span].replace("_", " ")


def marks_of(game: Bounty, card: CardId) -> list[str]:
    """What is marked on a card on the field besides damage and host."""
    one = cast(CardInPlay, game.in_play[card])
    marks = back_marks(game, card)
    if one.one_time and one.face_up and game.rulebook.face_down:
        marks.append("face-up")
    if one.spent:
        marks.append("spent")
    if one.marks:
        marks.append("activated")
    if one.fuse > 0:
        marks.append(f"fuse {one.fuse}")
    if one.age > 0:
        marks.append(f"age {one.age}")
    if one.last_turn == 1:
        marks.append("idle")
    elif one.last_turn == 2:
        marks.append("attacked")
    return marks


def back_marks(game: Bounty, card: CardId) -> list[str]:
    """What everybody knows of a card that lies face-down: when it was set, for how much, and its status."""
    one = cast(CardInPlay, game.in_play[card])
    marks: list[str] = []
    if not one.face_up:
        marks.append("face-down")
        if one.laid > 0:
            marks.append(f"set {one.laid}")
        if one.paid != NOBODY:
            marks.append(f"paid {one.paid}")
    if one.suspended_to >= game.turn > 0:
        marks.append(f"suspended {one.suspended_to - game.turn + 1}")
    return marks


def stack_lines(game: Bounty) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
    """The declared attacks that are still to come, the next one last, and above them the chain."""
    lines: list[tuple[CardId, Seat, str, tuple[Ref, ...]]] = []
    first = max(0, game.current)
    if game.current != NOBODY or not game.has_attacked:
        for index in range(len(game.attacks_declared) - 1, first - 1, -1):
            attack = game.attacks_declared[index]
            for ref in attack.members:
                lines.append((ref & CARD_MASK, attack.seat, "attacks", (attack.target,)))
    for link in game.chain:
        words = "defends" if link.program is None else link.program.sentence
        targets: list[Ref] = []
        if link.program is not None:
            for target in link.program.targets:
                targets.extend(link.frame.group(target.slot))
        lines.append((link.source & CARD_MASK, link.seat, "cancelled" if link.cancelled else words, tuple(targets)))
    return lines


def standing(game: Bounty, seat: Seat) -> list[int]:
    """A seat's points, income and resource."""
    return [game.points[seat], total_rpt(game, seat), game.resource[seat]]


def most_copies(face: Face) -> int:
    """BOU-04: how many of a card a deck may hold."""
    return face.numbers[LIMIT] or USUAL_LIMIT


def broken_invariants(game: Bounty) -> list[str]:
    """What must hold at every decision; each broken one in words."""
    broken: list[str] = []
    for seat in range(2):
        if not 0 <= game.resource[seat] <= MOST_RESOURCE:
            broken.append(f"{seat_name(seat)} has {game.resource[seat]} resource")
        if not 2 <= game.natural[seat] <= MOST_NATURAL:
            broken.append(f"{seat_name(seat)} has a natural RPT of {game.natural[seat]}")
        if game.points[seat] < 0:
            broken.append(f"{seat_name(seat)} has {game.points[seat]} points")
    for thing in game.things:
        one = cast(CardInPlay, thing)
        name = game.name_of(one.card)
        if game.owners[one.card] != one.controller:
            broken.append(f"{name} is not controlled by its owner")
        if one.damage < 0 or game.hp(one.card) < 0:
            broken.append(f"{name} has {game.hp(one.card)} HP")
        if one.host != NOBODY and game.in_play[one.host] is None:
            broken.append(f"{name} is attached to a card that is not on the field")
        if not one.face_up and not one.one_time:
            broken.append(f"{name} lies face-down")
        if game.seen[one.card] != 3 and one.face_up:
            broken.append(f"{name} lies face-up and is not seen by both")
        if game.places[one.card] >> 1 != FIELD:
            broken.append(f"{name} is in play outside the field")
    if game.waiting or game.dying or game.orphans or game.awards:
        broken.append("something that happens at once has not happened yet")
    return broken
