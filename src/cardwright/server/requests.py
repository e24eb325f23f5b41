"""Bodies of HTTP requests and their answers. Secrets travel in bodies and headers, never in an address."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cardwright.server.protocol import Event, Outcome, Position, Prompt


class Problem(Struct, frozen=True):
    """The answer to a request that cannot be carried out: each thing that is wrong, in words."""

    problems: list[str]


class Computer(Struct, frozen=True, forbid_unknown_fields=True, tag="computer"):
    """Against a computer of that level."""

    level: str


class SameScreen(Struct, frozen=True, forbid_unknown_fields=True, tag="same screen"):
    """Two people before one screen."""


class Friend(Struct, frozen=True, forbid_unknown_fields=True, tag="friend"):
    """Against whoever opens the invitation."""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Deal a game. A deck is a preset's id or a list of names; `decks` stand as [yours, theirs], "" is a surprise."""

    game: str
    opponent: Computer | SameScreen | Friend
    decks: tuple[str | list[str], str | list[str]] = ("", "")
    options: dict[str, str] = {}
    seat: Literal["red", "blue", "random"] = "random"
    name: str = ""
    theirs: str = ""


class Seated(Struct, frozen=True):
    """A place at a table: the token speaks for it; the other secrets are for links (in the part after #)."""

    match: str
    game: str
    seats: list[int]
    token: str
    invitation: str | None
    spectate: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the open seat with the invitation's secret; it works once."""

    invitation: str
    name: str = ""


class Hint(Struct, frozen=True):
    """What a computer would do: the option's number in the present question, its words, and how each option looks."""

    number: int
    option: int
    words: str
    weights: list[float]


class DeckList(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to check, as names or as text with a line for each ("2 Furnace Bolt")."""

    cards: list[str] = []
    text: str = ""
    options: dict[str, str] = {}


class CardCount(Struct, frozen=True):
    """How many of a face (an index into the description's faces)."""

    face: int
    count: int


class DeckReport(Struct, frozen=True):
    """What a deck holds, what is wrong with it (nothing: it is legal), and as text to share."""

    cards: list[CardCount]
    unknown: list[str]
    total: int
    problems: list[str]
    text: str


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Frames of a record as a viewer saw them: 0, 1 a seat, 2 a spectator, -1 all-seeing."""

    record: str
    viewer: int = -1
    first: int = 0
    count: int = 20


class Frame(Struct, frozen=True):
    """The table after so many moves; the move's words if this viewer may know them; `prompt` was asked then."""

    move: int
    fresh: bool
    words: str | None
    position: Position
    prompt: Prompt | None
    events: list[Event]
    log: list[str]


class Replay(Struct, frozen=True):
    """A part of a record: frames from `first` on, of `total` + 1 (the start is frame 0)."""

    game: str
    options: dict[str, str]
    players: list[str]
    total: int
    outcome: Outcome | None
    problems: list[str]
    frames: list[Frame]


class ContinueRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a record's move against a computer."""

    record: str
    move: int
    seat: int
    level: str
    name: str = ""


class Rules(Struct, frozen=True):
    """The rules of a game, as Markdown."""

    text: str


class ResumeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Seat tokens that a browser remembers."""

    tokens: list[str]


class Seat(Struct, frozen=True):
    """One of "your games": where it stands and whether it waits for you; null tokens are no longer known."""

    match: str
    game: str
    against: str
    turn: str
    your_move: bool
    outcome: Outcome | None
    seats: list[int]


class YourGames(Struct, frozen=True):
    """For each token, in order."""

    games: list[Seat | None]
