"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.engine import kinds
from cardwright.engine.event import UNSEEN, Event
from cardwright.engine.ids import CARD_MASK, SPECTATOR, Seat, is_player, seat_name, seat_of

if TYPE_CHECKING:
    from cardwright.engine.game import Game

PHRASES: Final = {
    kinds.DRAW: "{seat} draws {card}",
    kinds.DISCARD: "{seat} discards {card}",
    kinds.DESTROY: "{card} is destroyed",
    kinds.EXILE: "{card} is exiled",
    kinds.BURN: "{seat} burns {card}",
    kinds.CHANNEL: "{seat} channels {card}",
    kinds.RETURN: "{card} returns to {target}",
    kinds.PUT: "{card} goes to {target}",
    kinds.SUMMON: "{seat} summons {card}",
    kinds.PLAY: "{seat} plays {card}",
    kinds.RESOLVE: "{card} resolves",
    kinds.COUNTER: "{card} is countered",
    kinds.SEARCH: "{seat} finds {card}",
    kinds.REVEAL: "{seat} shows {card}",
    kinds.LOOK: "{seat} looks at {card}",
    kinds.SHUFFLE: "{seat} shuffles",
    kinds.DAMAGE: "{victim} takes {amount} damage from {by}",
    kinds.HEAL: "{seat} heals {amount}",
    kinds.ATTACK: "{card} attacks {other}",
    kinds.FIGHT: "{card} fights {other}",
    kinds.GAIN: "{seat} {phase}",
    kinds.PAY: "{seat} {phase}",
    kinds.ATTACH: "{card} is attached to {other}",
    kinds.CONTROL: "{seat} takes control of {card}",
    kinds.START: "{seat}: {phase}",
    kinds.NAME: "{seat} names {card}",
    kinds.CANCEL: "the attack is cancelled",
    kinds.PASS: "{seat} passes",
    kinds.CLOSE: "{seat} closes",
    kinds.SET: "{seat} sets {phase}",
    kinds.KILL: "{card} is killed",
    kinds.ACTIVATE: "{seat} activates {card}",
    kinds.FLIP: "{card} is turned over",
    kinds.DEPLOY: "{seat} deploys {card}",
    kinds.SELL: "{seat} sells {card} for {amount}",
    kinds.SUSPEND: "{card} is suspended",
    kinds.MARK: "{amount} counters are put on {card}",
    kinds.UNMARK: "{amount} counters are removed from {card}",
    kinds.RESTORE: "{card} is restored by {amount}",
    kinds.SCORE: "{seat} scores {amount}",
    kinds.HEADS: "{seat} flips a coin: heads",
    kinds.TAILS: "{seat} flips a coin: tails",
    kinds.ROLL: "{seat} rolls {amount}",
}


class Entry:
    """One event, with the name of its card and the seats (as bits) that may know it."""

    __slots__ = ("event", "name", "by", "other", "faces", "others", "known", "phase", "zone", "phrase")

    def __init__(
        self,
        event: Event,
        name: str,
        by: str,
        other: str,
        faces: int,
        others: int,
        known: int,
        phase: str,
        zone: str,
        phrase: str,
    ) -> None:
        self.event = event
        self.name = name
        self.by = by
        self.other = other
        self.faces = faces
        self.others = others
        """The seats that may know the name of the other card in the event."""
        self.known = known
        self.phase = phase
        self.zone = zone
        self.phrase = phrase
        """The game's own words for the event, empty for the usual ones."""

    def line(self, seat: Seat) -> str | None:
        """The sentence for a seat, None if it may not know. An all-seeing reader asks as seat -1."""
        event = self.event
        if not may_know(self.known, seat):
            return None
        phrase = self.phrase or PHRASES.get(event.kind)
        if phrase is None:
            return None
        card = self.name if may_know(self.faces, seat) else "a card"
        victim = card if event.card >= 0 else seat_name(event.seat)
        return phrase.format(
            seat=seat_name(event.seat),
            card=card,
            by=self.by or "the rules",
            other=self.other if may_know(self.others, seat) else "a face-down card",
            victim=victim,
            amount=event.amount,
            target=self.zone,
            phase=self.phase,
        )


def may_know(bits: int, seat: Seat) -> bool:
    """Whether a seat is among those that know; spectators know what both do."""
    if seat == SPECTATOR:
        return bits == 3
    return seat < 0 or bits >> seat & 1 == 1


def say_exchange(game: Game, event: Event) -> str:
    """What is gained, lost or paid, by the resource's name if the event is about one."""
    names = game.pool.resource_names
    number = event.victim if event.victim >= 0 else 0 if len(names) == 1 else len(names)
    if number >= len(names):
        return "pays" if event.kind == kinds.PAY else f"gains {event.amount}"
    verb = "pays" if event.kind == kinds.PAY else "gains" if event.amount >= 0 else "loses"
    return f"{verb} {abs(event.amount)} {names[number]}"


class Log:
    """The entries of a game so far."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def add(self, game: Game, event: Event) -> None:
        """Write down an event that has happened."""
        name = ""
        faces = 3
        if event.card >= 0:
            card = event.card & CARD_MASK
            name = game.faces[card].name
            faces = game.seen[card]
            if event.origin >= 0 and not event.flags & UNSEEN:
                faces |= game.sight_of(event.origin)
            if event.target < 0 and game.places[card] >= 0:
                faces |= game.sight_here(card)
        other = ""
        others = 3
        if is_player(event.victim):
            other = seat_name(seat_of(event.victim))
        elif event.victim >= 0:
            card = event.victim & CARD_MASK
            other = game.faces[card].name
            others = game.seen[card] if game.in_play[card] is not None else 3
        elif event.kind == kinds.ATTACK:
            other = seat_name(1 - event.seat)
        by = game.faces[event.by & CARD_MASK].name if event.by >= 0 else ""
        zone = ""
        if event.target >= 0:
            kind = game.zone_kinds[event.target >> 1]
            zone = kind.name if kind.shared else f"{seat_name(event.target & 1)}'s {kind.name}"
        phase = game.phase_name(event.amount) if event.kind == kinds.START else ""
        if event.kind in (kinds.GAIN, kinds.PAY):
            phase = say_exchange(game, event)
        if event.kind == kinds.SET:
            phase = game.dial_name(event.victim, event.amount)
        self.entries.append(Entry(event, name, by, other, faces, others, 3, phase, zone, game.phrase(event)))

    def lines(self, seat: Seat) -> list[str]:
        """What a seat may read."""
        found: list[str] = []
        for entry in self.entries:
            line = entry.line(seat)
            if line is not None:
                found.append(line)
        return found
