"""What one viewer is shown, asked and told, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from cardwright.engine import kinds
from cardwright.engine.game import DRAW_GAME
from cardwright.engine.ids import CARD_MASK, NOBODY, SEAT_NAMES, SPECTATOR, Ref, Seat, is_player, seat_name, seat_of
from cardwright.engine.log import PHRASES, may_know
from cardwright.engine.view import FACE_DOWN
from cardwright.server.lens import ALL_SEEING
from cardwright.server.protocol import (
    Aim,
    Card,
    Event,
    Fact,
    Mark,
    Option,
    Outcome,
    Position,
    Prompt,
    StackLine,
    Zone,
)

if TYPE_CHECKING:
    from cardwright.engine.game import Game
    from cardwright.engine.log import Entry
    from cardwright.engine.view import CardView, View
    from cardwright.server.lens import Lens
    from cardwright.text.appearance import Appearance

Form = Literal["point", "wall", "tilt", "row", "tag"]
FACE_DOWN_MARKS: Final = ("face-down", "face down")
VERBS: Final = {value: name.lower() for name, value in vars(kinds).items() if isinstance(value, int)}


def show(game: Game, lens: Lens, look: Appearance, entries: list[Entry]) -> tuple[Position, list[Event]]:
    """The position that a viewer sees, and what it saw happen since it last looked."""
    lens.follow(game, entries)
    seen_in, view = lens.look(game)
    ids = lens.number(seen_in, view)
    position = Position(
        viewer=lens.viewer,
        facts=[fact(name, value) for name, value in view.facts],
        phase=dict(view.facts).get("phase", ""),
        active=game.active_seat() if not game.is_over else None,
        zones=zones(seen_in, view, ids, look),
        stack=stack(seen_in, lens),
        notes=[fact(name, value) for name, value in view.notes],
        waiting=None if view.to_decide == NOBODY else view.to_decide,
        outcome=outcome(game),
    )
    return position, [event for entry in entries if (event := tell(game, entry, lens)) is not None]


def fact(name: str, value: str) -> Fact:
    """A fact with its owner apart from its name."""
    first, _, rest = name.partition(" ")
    if rest and first in SEAT_NAMES:
        return Fact(rest, value, SEAT_NAMES.index(first))
    return Fact(name, value, None)


def outcome(game: Game) -> Outcome | None:
    """How the game ended, if it did."""
    if not game.is_over:
        return None
    return Outcome(None if game.outcome == DRAW_GAME else game.outcome, game.reason)


def zones(game: Game, view: View, ids: list[list[int | None]], look: Appearance) -> list[Zone]:
    """Every zone with the cards in it that can be seen."""
    places = [kind for kind in range(len(game.zone_kinds)) for _ in range(1 if game.zone_kinds[kind].shared else 2)]
    hosts = {
        shown.key: number
        for kind, zone, numbers in zip(places, view.zones, ids, strict=True)
        if game.zone_kinds[kind].in_play
        for shown, number in zip(zone.cards, numbers, strict=True)
    }
    found: list[Zone] = []
    for kind, zone, numbers in zip(places, view.zones, ids, strict=True):
        seat = None if zone.seat == NOBODY else zone.seat
        cards = [card(shown, number, hosts, look) for shown, number in zip(zone.cards, numbers, strict=True)]
        found.append(Zone(kind, seat, zone.count, cards, zone.depths))
    return found


def card(shown: CardView, number: int | None, hosts: dict[int, int | None], look: Appearance) -> Card:
    """One card as its viewer sees it."""
    marks = [mark(words, look) for words in shown.marks]
    return Card(
        id=number,
        face=None if shown.face == NOBODY else shown.face,
        name=shown.name,
        kind=shown.type_line,
        now=shown.stats,
        printed=shown.printed,
        damage=shown.damage,
        marks=[one for one in marks if one.form != "row"],
        host=None if shown.host == NOBODY else hosts.get(shown.host),
        controller=shown.controller,
        veiled=shown.face != NOBODY and any(words in FACE_DOWN_MARKS for words in shown.marks),
        row=next((int(one.words.rsplit(" ", 1)[-1]) for one in marks if one.form == "row"), 0),
        note=None if shown.note == NOBODY else shown.note,
    )


def mark(words: str, look: Appearance) -> Mark:
    """A mark with its declared form: by the whole words, or by all but a number behind them."""
    stem, _, last = words.rpartition(" ")
    form: Form = look.marks.get(words, look.marks.get(stem, "tag") if last.isdigit() else "tag")
    return Mark(words, form)


def stack(game: Game, lens: Lens) -> list[StackLine]:
    """What waits to resolve, with what it aims at."""
    eyes = SPECTATOR if lens.viewer == ALL_SEEING else lens.viewer
    found: list[StackLine] = []
    for source, controller, words, targets in game.stack_lines():
        name = game.name_for(eyes, source)
        face = None if name == FACE_DOWN else game.faces[source].index
        aims = [aim(game, lens, eyes, target) for target in targets]
        found.append(StackLine(lens.id_of(game, source), face, name, controller, words, aims))
    return found


def aim(game: Game, lens: Lens, eyes: Seat, target: Ref) -> Aim:
    """What something points at."""
    if is_player(target):
        return Aim(seat_name(seat_of(target)), None, seat_of(target))
    thing = target & CARD_MASK
    return Aim(game.name_for(eyes, thing), lens.id_of(game, thing) if game.is_there(target) else None)


def ask(game: Game, lens: Lens, number: int, cancellable: bool) -> Prompt | None:
    """The question to this viewer, if it is asked."""
    decision = game.decision
    if decision is None or lens.viewer not in (decision.seat, ALL_SEEING):
        return None
    options: list[Option] = []
    for index, key in enumerate(game.keys()):
        option = decision.options[index]
        options.append(
            Option(
                index=index,
                key=key,
                label=game.key_of(option, decision.seat),
                digit=index + 1 if index < 9 else None,
                card=lens.id_of(game, option.card),
                card_seat=seat_of(option.card) if is_player(option.card) else None,
                face=face_of(game, lens, option.card),
                target=lens.id_of(game, option.target),
                target_seat=seat_of(option.target) if is_player(option.target) else None,
            )
        )
    main = next((index for index, one in enumerate(decision.options) if game.is_ending(one)), None)
    if main is None and len(options) == 1:
        main = 0
    about = lens.id_of(game, decision.about)
    return Prompt(number, decision.prompt, about, face_of(game, lens, decision.about), options, main, cancellable)


def face_of(game: Game, lens: Lens, thing: int) -> int | None:
    """The face of a card that a question to its reader names."""
    if thing < 0 or game.name_for(lens.viewer, thing) == FACE_DOWN:
        return None
    return game.faces[thing].index


def tell(game: Game, entry: Entry, lens: Lens) -> Event | None:
    """An event as far as the viewer may know it; None if it has nothing to show or say."""
    event = entry.event
    line = entry.line(lens.viewer)
    if not may_know(entry.known, lens.viewer) or (line is None and event.target < 0):
        return None
    known = may_know(entry.faces, lens.viewer)
    moved = event.moved if event.moved != NOBODY else event.card
    card = lens.id_in(entry, event.card)
    return Event(
        verb=VERBS[event.kind],
        seat=event.seat if 0 <= event.seat < 2 else None,
        line=line,
        card=card if card is not None else lens.id_in(entry, moved),
        face=face_named(game, entry.name) if known and event.card >= 0 else None,
        by=lens.id_by(game, event.by),
        victim=lens.id_by(game, event.victim),
        victim_seat=seat_of(event.victim) if is_player(event.victim) else None,
        amount=event.amount if "{amount}" in PHRASES.get(event.kind, "") else 0,
        origin=place(event.origin),
        target=place(event.target),
    )


def face_named(game: Game, name: str) -> int | None:
    """The face of that name."""
    face = game.pool.find(name)
    return None if face is None else face.index


def place(zone: int) -> tuple[int, int] | None:
    """A zone's kind and side."""
    return (zone >> 1, zone & 1) if zone >= 0 else None
