"""Hands that lie open, all the time or for a time: "your opponent plays with their hand revealed until end of turn"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright.text.rows import Fields, Row, constant, heard, make
from cardwright.text.table.lying_open import ALWAYS
from cardwright.text.tree import (
    HAND,
    AnyPlayer,
    Clause,
    Duration,
    EachPlayer,
    Opponent,
    Place,
    Slot,
    ThatPlayer,
    You,
)

WHEN: Final = "[{duration:duration}]"
SEEN: Final = (
    *("(revealed|open|visible|exposed|shown|public)", "face up", "face-up", "played open"),
    *(f"{seen} to {who}" for seen in ("(revealed|visible|open)",) for who in ("both players", "all players", "you")),
    *(f"{seen} to {who}" for seen in ("(revealed|visible|open)",) for who in ("everyone", "everybody", "each player")),
)
"""How a hand lies that others may look at."""
BOTH: Final = (
    *("both hands", "all hands", "the hands of both players", "the hands of all players", "the hand of each player"),
    *(
        "the players 's hands",
        "both players 's hands",
        "all players 's hands",
        "each player 's hands",
        "everyone 's hand",
    ),
)
"""Whose hands are meant, where it is everybody's."""
LASTING: Final = ("until end", "this", "for", "until next", "coming", "next", "until event", "game", "during")
"""For how long a hand may lie open."""
TOWARDS_ALL: Final = ("", " to everyone", " to everybody", " to both players", " to all players", " to each other")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of open hands."""
    if "reveal" not in verbs:
        return []
    found = make("fin", f"{{who:player.sg}} plays with their hand revealed {WHEN}", shown(), take)
    found += make("fin", f"you play with your hand revealed {WHEN}", shown(You()), take_of(You()))
    found += make("fin", f"players play with their hands revealed {WHEN}", shown(EachPlayer()), take_of(EachPlayer()))
    for seen in SEEN:
        found += constant("seen", True, seen, canonical=False)
    found += constant("seen", True, "revealed", canonical=False)
    who, they = "{who:player.sg}", "(players|both players|all players|you and your opponent)"
    his = "(their|his|its|her) hand"
    for plays in ("[must] play", "must play", "have to play"):
        found += heard("fin", f"{they} {plays} with (open hands|open cards) {WHEN}", shown(EachPlayer()))
        found += heard("fin", f"{they} {plays} with their (hands|hand|cards) {{x:seen}} {WHEN}", shown(EachPlayer()))
        found += heard("fin", f"[you] {plays} with your (hand|cards) {{x:seen}} {WHEN}", shown(You()))
        found += heard("fin", f"[you] {plays} with [an] open hand {WHEN}", shown(You()))
    for plays in ("plays", "must play", "has to play"):
        found += heard("fin", f"{who} {plays} with {his} {{x:seen}} {WHEN}", shown())
        found += heard("fin", f"{who} {plays} with [(a|an|their|his)] open (hand|cards) {WHEN}", shown())
    found += heard("hands", "{who:owner} hand", lambda f: f["who"])
    for hands in (
        "both hands",
        "all hands",
        "the hands of both players",
        "the players 's hands",
        "each player 's hands",
    ):
        found += constant("hands", EachPlayer(), hands, canonical=False)
    for hands in ("both players 's hands", "all players 's hands", "the hand of each player", "everyone 's hand"):
        found += constant("hands", EachPlayer(), hands, canonical=False)
    found += constant("hands", Opponent(), "the hand of your opponent", canonical=False)
    for lies in ("is", "are", "stays", "stay", "remains", "remain", "lies", "lie", "becomes", "become"):
        found += heard("fin", f"{{who:hands}} {lies} {{x:seen}} {WHEN}", shown())
        found += heard("fin", f"hands {lies} {{x:seen}} {WHEN}", shown(EachPlayer()))
        found += heard("fin", f"hands {lies} always {{x:seen}}", shown(EachPlayer()))
    for tail in TOWARDS_ALL:
        found += heard("fin", f"{who} (reveals|shows) {his}{tail} {{duration:duration}}", shown())
        found += heard(
            "fin", f"{they} (reveal|show) their (hands|hand){tail} {{duration:duration}}", shown(EachPlayer())
        )
        found += heard("fin", f"[you] (reveal|show) your hand{tail} {{duration:duration}}", shown(You()))
    found += heard("fin", "reveal {who:hands} {duration:duration}", shown())
    found += heard("fin", "[you] (may|can) (look at|see) {who:hands} {duration:duration}", shown())
    found += heard("fin", "[you] (may|can) always (look at|see) {who:hands}", shown())
    return found


def note_rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of notes: "hands revealed until end of round"."""
    if "reveal" not in verbs:
        return []
    found = heard("fin", f"hands {{x:seen}} {WHEN}", shown(EachPlayer()))
    found += heard("fin", f"{{who:hands}} {{x:seen}} {WHEN}", shown())
    found += heard("fin", "(opponent|enemy) (reveals|shows) hand {duration:duration}", shown(Opponent()))
    found += heard("hands", "(enemy|opponent) hand", lambda _: Opponent())
    found += heard("hands", "own hand", lambda _: You())
    return found


def shown(who: Any = None) -> Callable[[Fields], Clause | None]:
    """Make that a player's hand lies open."""

    def build(fields: Fields) -> Clause | None:
        player, duration = who or fields["who"], fields.get("duration")
        if isinstance(player, AnyPlayer) or duration is not None and not is_lasting(duration):
            return None
        whose = player if isinstance(player, You) else ThatPlayer("they")
        return Clause("reveal", player, (Slot("zone", Place(HAND, whose)),), ALWAYS, duration=duration)

    return build


def is_lasting(duration: Duration) -> bool:
    """Tell whether something can lie open for so long."""
    return duration.kind in (
        "until end",
        "this",
        "for",
        "until next",
        "coming",
        "next",
        "until event",
        "game",
        "during",
    )


def fields_of(value: Any) -> Fields | None:
    """The parts of an open hand in writing; None if it is something else."""
    if not isinstance(value, Clause) or value.verb != "reveal" or value.modal != ALWAYS or value.get("zone") is None:
        return None
    return {} if value.duration is None else {"duration": value.duration}


def take(value: Any) -> Fields | None:
    """Write whose hand lies open."""
    fields = fields_of(value)
    return None if fields is None or isinstance(value.subject, You | EachPlayer) else {"who": value.subject, **fields}


def take_of(who: Any) -> Callable[[Any], Fields | None]:
    """Write that one's own hand lies open, or those of both."""
    return lambda value: fields_of(value) if isinstance(value, Clause) and value.subject == who else None
