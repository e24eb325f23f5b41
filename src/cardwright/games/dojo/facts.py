"""Chapter L: what everybody may know of a position, and what must hold in every one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardwright.engine import kinds
from cardwright.engine.event import FOR_DAMAGE, Event
from cardwright.engine.ids import CARD_MASK, NOBODY, CardId, Ref, Seat, seat_name
from cardwright.games.dojo.card import CardInPlay
from cardwright.games.dojo.rulebook import REACTION
from cardwright.games.dojo.zones import CHARACTER, PHASES, RESOLVING, REVEALED, ROUND, STEPS

if TYPE_CHECKING:
    from cardwright.games.dojo.game import Dojo


def facts(game: Dojo) -> list[tuple[str, str]]:
    """Round, step, active player, whose turn, passes, what was done in this round, mulligans."""
    found = [
        ("round", str(game.round)),
        ("phase", STEPS[game.phase]),
        ("active", seat_name(game.active)),
        ("turn", seat_name(game.on_turn)),
        ("passes", str(game.passes)),
    ]
    if game.done:
        found.append(("turns", ", ".join([say_turn(game, turn) for turn in game.done])))
    for seat in range(len(game.mulligans)):
        found.append((f"{seat_name(seat)} mulligan", str(game.mulligans[seat])))
    return found


def notes_for(game: Dojo, seat: Seat) -> list[tuple[str, str]]:
    """DOJ-08: the registered lists: both if they are open, else a player's own."""
    found: list[tuple[str, str]] = []
    for owner in range(len(game.lists)):
        if game.rulebook.open_lists or owner == seat:
            found.append((f"{seat_name(owner)} list", say_list(game.lists[owner])))
    return found


def say_turn(game: Dojo, turn: int) -> str:
    """What a player did on a turn."""
    seat = seat_name(turn & 1)
    return f"{seat} {game.pool.faces[(turn >> 1) - 1].name}" if turn >> 1 else f"{seat} pass"


def say_list(names: tuple[str, ...]) -> str:
    """DOJ-08: a registered list, with how many of each card."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([f"{count} {name}" for name, count in counts.items()])


def phase_name(game: Dojo, span: int) -> str:
    """The words for a span that starts or ends."""
    return f"round {game.round}" if span == ROUND else PHASES[span]


def phrase(game: Dojo, event: Event) -> str:
    """What the log says of damage: what a card is revealed against, a perfect defence, what was lost in all."""
    if event.kind == kinds.REVEAL and event.flags & FOR_DAMAGE and game.blows:
        return f"{{seat}} reveals {{card}} against {game.blows[-1].left} damage"
    if event.kind == kinds.RETURN and game.activity(event.card & CARD_MASK) & game.rulebook.perfect:
        return "a perfect defense: {card} goes to {target}"
    if event.kind == kinds.DAMAGE:
        cards = "a card" if event.amount == 1 else f"{event.amount} cards"
        return f"{{seat}} loses {cards} to {{by}}" if event.by >= 0 else f"{{seat}} loses {cards}"
    return ""


def marks_of(game: Dojo, card: CardId) -> list[str]:
    """DOJ-43: the public marks of abilities that were used in this round."""
    one = cast(CardInPlay, game.in_play[card])
    marks: list[str] = []
    for ability in range(len(game.faces[card].text.activated)):
        used = one.used(ability)
        if used > 0:
            word = used_mark(ability)
            marks.append(word if used == 1 else f"{word} {used}")
    return marks


def is_of_sort(game: Dojo, card: CardId, sort: str) -> bool:
    """Whether a card's ability is a reaction, or one that goes on by itself."""
    text = game.faces[card].text
    if sort == "reaction":
        for ability in text.activated:
            if ability.header == REACTION:
                return True
        return False
    return len(text.activated) == 0 and len(text.triggers) + len(text.statics) + len(text.replacements) > 0


def used_mark(ability: int) -> str:
    """The word for a used ability: most cards have one only."""
    return "used" if ability == 0 else f"ability {ability + 1} used"


def stack_lines(game: Dojo) -> list[tuple[CardId, Seat, str, tuple[Ref, ...]]]:
    """What is under way: the deed, then each damage with the card that blocks it."""
    lines: list[tuple[CardId, Seat, str, tuple[Ref, ...]]] = []
    deed = game.deed
    if deed is not None:
        lines.append((deed.ref & CARD_MASK, deed.seat, "cancelled" if deed.cancelled else "", ()))
    for blow in game.blows:
        card = blow.card & CARD_MASK if blow.card >= 0 and game.is_there(blow.card) else NOBODY
        source = blow.by & CARD_MASK if blow.by >= 0 else card
        if source != NOBODY:
            lines.append((source, blow.attacker, f"{blow.left} damage", (-2 - blow.blocker,)))
    return lines


def broken_invariants(game: Dojo) -> list[str]:
    """What must hold at every decision; each broken one in words."""
    broken: list[str] = []
    for card in range(len(game.places)):
        if game.controller(card) != game.places[card] & 1:
            broken.append(f"{game.name_of(card)} is not on its player's side")
        if game.faces[card].traits & game.rulebook.character and game.places[card] >> 1 != CHARACTER:
            broken.append(f"{game.name_of(card)} has left its spot")
    for seat in range(2):
        if len(game.zones[RESOLVING * 2 + seat]) > 1:
            broken.append("two cards of a player are being resolved")
        shown = [blow for blow in game.blows if blow.blocker == seat and game.is_there(blow.card)]
        if len(game.zones[REVEALED * 2 + seat]) != len(shown):
            broken.append("a card lies revealed for nothing")
    return broken
