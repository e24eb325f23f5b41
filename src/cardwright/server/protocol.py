"""Every message between a table and a browser. The client's types are generated from these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# What a card, a zone and a question look like to one viewer.


class Mark(Struct, frozen=True):
    """A word about a card, and its form: the game declares point, wall, tilt and row, all others are tags."""

    words: str
    form: Literal["point", "wall", "tilt", "row", "tag"]


class Card(Struct, frozen=True):
    """A card that the viewer may see. `id` follows it from state to state as far as eyes could, null if none can.

    `face` is an index into the description's faces, null for a card whose back is all there is to see. `now` and
    `printed` stand in the order of the description's stats. `row` is its place in a zone with rows, 0 without.
    """

    id: int | None
    face: int | None
    name: str
    kind: str
    now: list[int]
    printed: list[int]
    damage: int
    marks: list[Mark]
    host: int | None
    controller: int
    veiled: bool
    row: int
    note: int | None


class Zone(Struct, frozen=True):
    """One zone: which (an index into the description's zones), whose (null if shared), how many, and those to be seen.

    Cards stand bottom to top; where order counts `depths` tells how many cards lie above each.
    """

    zone: int
    seat: int | None
    count: int
    cards: list[Card]
    depths: list[int]


class Aim(Struct, frozen=True):
    """What something points at: a card that can be seen, or a player; always with words."""

    words: str
    card: int | None = None
    seat: int | None = None


class StackLine(Struct, frozen=True):
    """Something that waits to resolve; the last line is the top."""

    card: int | None
    face: int | None
    name: str
    controller: int
    words: str
    aims: list[Aim]


class Option(Struct, frozen=True):
    """One legal answer. `card` and `target` are ids of cards in this state, `face` is for a card that lies nowhere.

    `digit` is its number key (1 to 9, else null).
    """

    index: int
    key: str
    label: str
    digit: int | None
    card: int | None
    card_seat: int | None
    face: int | None
    target: int | None
    target_seat: int | None


class Prompt(Struct, frozen=True):
    """The question to this viewer. Its answer must carry `number`. `main` is the option for Space, if there is one.

    `cancellable`: the choices before it are not final yet and can be taken back by `cancel`.
    """

    number: int
    question: str
    about: int | None
    about_face: int | None
    options: list[Option]
    main: int | None
    cancellable: bool


class Event(Struct, frozen=True):
    """What happened, as far as this viewer may know: a verb, who, which card, from where to where, in words.

    Zones are [index into the description's zones, seat]; a card without id and face travels as a back.
    """

    verb: str
    seat: int | None
    line: str | None
    card: int | None
    face: int | None
    by: int | None
    victim: int | None
    victim_seat: int | None
    amount: int
    origin: tuple[int, int] | None
    target: tuple[int, int] | None


class Fact(Struct, frozen=True):
    """A public number or word of the position, a seat's or everybody's."""

    name: str
    value: str
    seat: int | None


class Outcome(Struct, frozen=True):
    """How the game ended; no winner is a draw."""

    winner: int | None
    reason: str


class Clock(Struct, frozen=True):
    """Time, in milliseconds, where a game counts it: in all, since the question was put, and the longest answer."""

    elapsed: int
    thinking: int
    longest: int


class Player(Struct, frozen=True):
    """Who sits there: a computer's level or a person's name; a friend's seat is open until the link is used."""

    kind: Literal["person", "computer", "open"]
    name: str
    deck: str
    connected: bool


class Fairness(Struct, frozen=True):
    """The hash that binds the seed from the start; `seed` and `salt` are told when the game is over."""

    commitment: str
    seed: str | None
    salt: str | None


class Rematch(Struct, frozen=True):
    """Who wants to play again, and once both do the next game with seats swapped; the same tokens speak for it."""

    wanted: list[int]
    match: str | None


class Position(Struct, frozen=True):
    """All that one viewer may know: viewer 0 and 1 are seats, 2 a spectator, -1 sees all (only in replays)."""

    viewer: int
    facts: list[Fact]
    phase: str
    active: int | None
    zones: list[Zone]
    stack: list[StackLine]
    notes: list[Fact]
    waiting: int | None
    outcome: Outcome | None


class State(Struct, frozen=True, tag="state"):
    """The table now. `fresh`: card ids start anew, nothing travels. `events` happened since the last state."""

    serial: int
    fresh: bool
    position: Position
    prompt: Prompt | None
    events: list[Event]
    log: list[str]
    clock: Clock | None
    players: list[Player]
    draw_offer: int | None
    may_take_back: bool
    rematch: Rematch | None
    fairness: Fairness


class Welcome(Struct, frozen=True, tag="welcome"):
    """The token was good: which game, under which options, which seats it speaks for (none: a spectator)."""

    match: str
    game: str
    options: dict[str, str]
    seats: list[int]


class Refused(Struct, frozen=True, tag="refused"):
    """A message was not carried out; the state that follows is what counts."""

    reason: Literal["stale", "not yours", "no option", "not now", "bad message", "too fast", "token", "gone", "broken"]
    words: str


class Pong(Struct, frozen=True, tag="pong"):
    """The table is there."""


ServerMessage = State | Welcome | Refused | Pong


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection: the secret of a seat or of the spectators."""

    token: str


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """An option of the question with that number."""

    number: int
    option: int


class Cancel(Struct, frozen=True, forbid_unknown_fields=True, tag="cancel"):
    """Step back from choices that are not final yet."""

    number: int


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, tag="take back"):
    """Take back the last real choice, against a computer."""

    number: int


class Concede(Struct, frozen=True, forbid_unknown_fields=True, tag="concede"):
    """Give up; at one screen for both, `seat` says who."""

    seat: int | None = None


class OfferDraw(Struct, frozen=True, forbid_unknown_fields=True, tag="offer draw"):
    """Offer a draw, or accept the opponent's offer."""


class DeclineDraw(Struct, frozen=True, forbid_unknown_fields=True, tag="decline draw"):
    """Take back an offer, or refuse the opponent's."""


class WantRematch(Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Play again with seats swapped, once both want it; computers always do."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is the table there?"""


ClientMessage = Hello | Choose | Cancel | TakeBack | Concede | OfferDraw | DeclineDraw | WantRematch | Ping
