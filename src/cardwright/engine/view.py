"""What one seat may see, built up from nothing: no field of the game reaches a view unless it is named here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.engine.ids import (
    CARD_MASK,
    NOBODY,
    SPECTATOR,
    CardId,
    Ref,
    Seat,
    is_player,
)

if TYPE_CHECKING:
    from cardwright.engine.game import Game

FACE_DOWN: Final = "face-down card"
"""How a card is called by a seat that sees its back."""


class CardView:
    """A card that the seat may see. Its key tells it from the others of this view, oldest first, and nothing else."""

    __slots__ = (
        "key",
        "face",
        "name",
        "type_line",
        "stats",
        "printed",
        "damage",
        "marks",
        "host",
        "controller",
        "traits",
        "note",
    )

    def __init__(
        self,
        key: int,
        face: int,
        name: str,
        type_line: str,
        stats: list[int],
        printed: list[int],
        damage: int,
        marks: list[str],
        host: int,
        controller: Seat,
        traits: int,
        note: int,
    ) -> None:
        self.key = key
        self.face = face
        self.name = name
        self.type_line = type_line
        self.stats = stats
        self.printed = printed
        self.damage = damage
        self.marks = marks
        self.host = host
        self.controller = controller
        self.traits = traits
        self.note = note

    def data(self) -> dict[str, object]:
        """Plain values for files and wires."""
        return {
            "key": self.key,
            "name": self.name,
            "type": self.type_line,
            "stats": self.stats,
            "printed": self.printed,
            "damage": self.damage,
            "marks": self.marks,
            "host": self.host,
            "controller": self.controller,
            "traits": self.traits,
            "note": self.note,
        }


class ZoneView:
    """A zone as a seat sees it: how many cards, and those it may see, bottom to top.

    Where order counts, `depths` tells how many cards lie above each of them.
    """

    __slots__ = ("name", "seat", "count", "cards", "depths")

    def __init__(self, name: str, seat: Seat, count: int, cards: list[CardView], depths: list[int]) -> None:
        self.name = name
        self.seat = seat
        self.count = count
        self.cards = cards
        self.depths = depths

    def data(self) -> dict[str, object]:
        """Plain values for files and wires."""
        return {
            "name": self.name,
            "seat": self.seat,
            "count": self.count,
            "cards": [card.data() for card in self.cards],
            "depths": self.depths,
        }


class StackView:
    """Something that waits to resolve."""

    __slots__ = ("card", "controller", "words", "targets")

    def __init__(self, card: str, controller: Seat, words: str, targets: list[str]) -> None:
        self.card = card
        self.controller = controller
        self.words = words
        self.targets = targets

    def data(self) -> dict[str, object]:
        """Plain values for files and wires."""
        return {
            "card": self.card,
            "controller": self.controller,
            "words": self.words,
            "targets": self.targets,
        }


class View:
    """Everything that one seat may know of a position."""

    __slots__ = ("seat", "facts", "zones", "stack", "to_decide", "prompt", "options", "outcome", "reason", "notes")

    def __init__(
        self,
        seat: Seat,
        facts: list[tuple[str, str]],
        zones: list[ZoneView],
        stack: list[StackView],
        to_decide: Seat,
        prompt: str,
        options: list[str],
        outcome: int,
        reason: str,
        notes: list[tuple[str, str]],
    ) -> None:
        self.seat = seat
        self.notes = notes
        self.facts = facts
        self.zones = zones
        self.stack = stack
        self.to_decide = to_decide
        self.prompt = prompt
        self.options = options
        self.outcome = outcome
        self.reason = reason

    def zone(self, name: str, seat: Seat) -> ZoneView:
        """One zone of the view."""
        for zone in self.zones:
            if zone.name == name and zone.seat == seat:
                return zone
        raise KeyError(name)

    def data(self) -> dict[str, object]:
        """Plain values for files and wires."""
        return {
            "seat": self.seat,
            "facts": [list(fact) for fact in self.facts],
            "zones": [zone.data() for zone in self.zones],
            "stack": [line.data() for line in self.stack],
            "to_decide": self.to_decide,
            "prompt": self.prompt,
            "options": self.options,
            "outcome": self.outcome,
            "reason": self.reason,
            "notes": [list(note) for note in self.notes],
        }


def look_at(game: Game, seat: Seat) -> View:
    """The view of a seat, or of a spectator."""
    zones: list[ZoneView] = []
    for kind in range(len(game.zone_kinds)):
        declared = game.zone_kinds[kind]
        for side in range(1 if declared.shared else 2):
            zones.append(look_at_zone(game, seat, kind * 2 + side))
    number_cards(zones)
    stack = [
        StackView(game.name_for(seat, card), controller, words, [name_ref(game, seat, ref) for ref in targets])
        for card, controller, words, targets in game.stack_lines()
    ]
    to_decide = NOBODY
    prompt = ""
    options: list[str] = []
    decision = game.decision
    if decision is not None:
        if decision.seat == seat:
            to_decide = seat
            prompt = game.prompt_of(decision)
            options = game.keys()
        elif not decision.secret:
            to_decide = decision.seat
    notes = game.notes_for(seat)
    return View(seat, game.facts(), zones, stack, to_decide, prompt, options, game.outcome, game.reason, notes)


def number_cards(zones: list[ZoneView]) -> None:
    """Make keys of stamps: a gap between stamps would tell of something that happened out of sight."""
    stamps: set[int] = set()
    for zone in zones:
        for card in zone.cards:
            if card.key != NOBODY:
                stamps.add(card.key)
    ranks: dict[int, int] = {}
    for stamp in sorted(stamps):
        ranks[stamp] = len(ranks)
    for zone in zones:
        for card in zone.cards:
            card.key = ranks.get(card.key, NOBODY)
            card.host = ranks.get(card.host, NOBODY)


def look_at_zone(game: Game, seat: Seat, zone: int) -> ZoneView:
    """A zone as a seat sees it."""
    kind = game.zone_kinds[zone >> 1]
    cards = game.zones[zone]
    if kind.in_play:
        # Cards in play lie before everybody: of those that are face-down a seat sees the back.
        in_play = [
            look_at_card(game, card, True, seat) if may_see(game, seat, card) else back_of(game, card) for card in cards
        ]
        order = [len(cards) - 1 - index for index in range(len(cards))] if kind.ordered else []
        return ZoneView(kind.name, NOBODY if kind.shared else zone & 1, len(cards), in_play, order)
    seen = cards_shown(game, seat, zone)
    views = [look_at_card(game, card, False, seat) for card in seen]
    if len(seen) < len(cards):
        for view in views:
            view.key = NOBODY
    depths: list[int] = []
    if kind.ordered:
        depths = [len(cards) - 1 - index for index in range(len(cards)) if may_see(game, seat, cards[index])]
    return ZoneView(kind.name, NOBODY if kind.shared else zone & 1, len(cards), views, depths)


def cards_shown(game: Game, seat: Seat, zone: int) -> list[CardId]:
    """The cards behind a zone's view, in its order, for whoever runs the game: no viewer may get these."""
    kind = game.zone_kinds[zone >> 1]
    cards = game.zones[zone]
    if kind.in_play:
        return cards
    seen = [card for card in cards if may_see(game, seat, card)]
    if len(seen) < len(cards) and not kind.ordered:
        # The seat knows these cards, not where in the hand they are held.
        seen.sort(key=lambda card: game.faces[card].index)
    return seen


def back_of(game: Game, card: CardId) -> CardView:
    """A card in play that lies face-down before a seat: its place, its marks, and nothing of its face."""
    thing = game.in_play[card]
    assert thing is not None
    return CardView(
        game.stamps[card],
        NOBODY,
        FACE_DOWN,
        "",
        [],
        [],
        thing.damage,
        game.back_marks(card),
        NOBODY,
        thing.controller,
        0,
        NOBODY,
    )


def may_see(game: Game, seat: Seat, card: CardId) -> bool:
    """Whether a seat may see a card's face where it lies."""
    bits = game.seen[card]
    if bits != 3 and game.is_shown_by_text(card):
        return True
    return bits == 3 if seat == SPECTATOR else bits >> seat & 1 == 1


def look_at_card(game: Game, card: CardId, in_play: bool, seat: Seat) -> CardView:
    """A card that may be seen."""
    face = game.faces[card]
    thing = game.in_play[card]
    if thing is None or not in_play:
        return CardView(
            game.stamps[card],
            face.index,
            face.name,
            face.type_line,
            face.stats,
            face.stats,
            0,
            [],
            NOBODY,
            game.owners[card],
            face.traits,
            NOBODY,
        )
    stats = [game.stat(card, aspect) for aspect in range(len(face.stats))]
    is_attached = thing.host != NOBODY and game.in_play[thing.host] is not None
    host = game.stamps[thing.host] if is_attached else NOBODY
    return CardView(
        game.stamps[card],
        face.index,
        face.name,
        face.type_line,
        stats,
        face.stats,
        thing.damage,
        [*game.marks_for(seat, card), *thing.counter_words()],
        host,
        thing.controller,
        game.traits(card),
        thing.note,
    )


def name_ref(game: Game, seat: Seat, ref: Ref) -> str:
    """The name of a target, card or player, as a seat knows it."""
    return game.name_for(seat, ref if is_player(ref) else ref & CARD_MASK)
