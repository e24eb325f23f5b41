"""How often is attacked: by one thing, or by a player ("you may make an additional attack this turn")."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import (
    PLAYERS,
    Between,
    Bonus,
    Clause,
    Compared,
    Controlled,
    Duration,
    EachPlayer,
    Grants,
    Limit,
    Number,
    Opponent,
    Slot,
    Things,
    Together,
    You,
)
from cardwright.text.unsaid import WHO

MORE: Final = "additional_attacks"
"""The number of players that tells how many attacks more they make."""
AGAIN: Final = ("again", "twice", "once more", "(a|one|1) additional time", "(one|1) more time", "a second time")
SPAN: Final = "[{duration:duration}]"
PLAYER: Final = "{who:player.#} (may|can)"


def rows(by_players: bool) -> list[Row]:
    """Return the rows of how often is attacked; `by_players`: who may attack only so often."""
    found = player_rows() if by_players else []
    for number in ("twice", "(2|two) times"):
        found += heard("step1", f"{{duration:duration}} [,] {{subject:subject.#}} (can|may) attack {number}", twice)
        found += heard("fin", f"attacks {number} [(each|per|every|a) turn]", always_twice)
    return [*found, *limited_rows()]


def limited_rows() -> list[Row]:
    """ "Only one of your cards can attack each turn", "players can attack with at most 2 creatures each turn"."""

    def bounded(fields: Fields, by: Any) -> Clause | None:
        found, number = fields["np"], fields["n"]
        merged = phrase(found.kinds, found.filters if by is None else (*found.filters, Controlled(by)))
        if merged is None or not isinstance(number, Number):
            return None
        these = Things(Between(Compared("more than", number)), merged.kinds, merged.filters)
        return Clause("attack", these, (), "cannot", duration=fields["duration"])

    def by_player(fields: Fields) -> Clause | Together | None:
        who = fields["who"]
        if not isinstance(who, EachPlayer):
            return bounded(fields, who)
        both = bounded(fields, You()), bounded(fields, Opponent())
        return None if both[0] is None or both[1] is None else Together((both[0], both[1]))

    no_more = "(only|max|maximum)"
    found: list[Row] = []
    for most in (no_more, "at most", "no more than"):
        told = f"{most} {{n:number}} of {{np:np.pl}} (can|may) attack {{duration:duration}}"
        found += heard("fin", told, lambda f: bounded(f, None))
    for number in ("sg", "pl"):
        these = f"{{n:number}} {{np:np.{number}}}"
        for most in (no_more, "at most", "no more than"):
            told = f"(can|may) attack with {most} {these} {{duration:duration}}"
            found += heard("step1", f"{{who:player.#}} {told}", by_player)
        found += heard("step1", f"{{who:player.#}} (can|may) only attack with {these} {{duration:duration}}", by_player)
        found += heard(
            "step1", f"{{who:player.#}} cannot attack with more than {these} {{duration:duration}}", by_player
        )
    return found


def player_rows() -> list[Row]:
    """ "You may attack with 2 characters this turn"."""
    found: list[Row] = []
    for start in (PLAYER, f"{{duration:duration}} [,] {PLAYER}"):
        end = SPAN if start == PLAYER else ""
        for again in AGAIN:
            found += heard("step1", f"{start} attack {again} {end}", given(1))
        found += heard("step1", f"{start} (make|perform|declare) (a|one|1) (additional|second) attack {end}", given(1))
        found += heard("step1", f"{start} (make|perform|declare) another attack {end}", given(1))
        found += heard("step1", f"{start} (make|perform|declare) {{n:number}} attacks {end}", told)
        found += heard("step1", f"{start} attack {{n:number}} times {end}", told)
        found += heard("step1", f"{start} attack with {{n:number}} {{k:anynoun.pl}} {end}", told)
        found += heard("step1", f"{start} attack with [up to] {{n:number}} {{k:anynoun.pl}} {end}", told)
        found += heard("step1", f"{start} attack with another {{k:anynoun.sg}} {end}", given(1))
        found += heard("step1", f"{start} attack with (a|one|1) (additional|second) {{k:anynoun.sg}} {end}", given(1))
    found += heard("step1", f"{{who:player.#}} (get|gets|gain|gains) (a|one|1) additional attack {SPAN}", given(1))
    return found


def given(more: int) -> Build:
    """Make "you get +1 additional attacks this turn"."""
    return lambda fields: attacking(fields, more)


def told(fields: Fields) -> Clause | None:
    """Read "you may attack with 2 characters this turn": one more than the rules allow."""
    number = fields["n"]
    return attacking(fields, number.value - 1) if isinstance(number, Number) and number.value > 1 else None


def attacking(fields: Fields, more: int) -> Clause:
    """Make so many attacks more."""
    slots = (Slot("grants", Grants((Bonus(MORE, Number(more)),))),)
    span = fields.get("duration")
    return Clause("get", fields["who"], slots, duration=None if span == Duration("each", "turn") else span)


def always_twice(_: Fields) -> Clause:
    """Read "attacks twice per turn", said of this card."""
    return Clause("attack", WHO, (), "can", limit=Limit(2, "turn"))


def twice(fields: Fields) -> Clause | None:
    """Read "this turn, target creature can attack twice"."""
    subject, span = fields["subject"], fields["duration"]
    if isinstance(subject, PLAYERS) or not isinstance(span, Duration):
        return None
    return Clause("attack", subject, (), "can", duration=span, limit=Limit(2, span.span))
