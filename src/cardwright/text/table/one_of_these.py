"""How many cards of one name a player plays or has: "you may play only one of these each turn"."""

from __future__ import annotations

from typing import Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.permits import NOT_IF
from cardwright.text.tree import (
    Clause,
    Duration,
    Kind,
    Limit,
    Number,
    PlayOnly,
    Reference,
    SameName,
    Slot,
    Some,
    Things,
    You,
)

THESE: Final = (
    *("(one|1) of these", "(one|1) of this", "(one|1) of this card", "(one|1) of these cards"),
    *("(one|1) copy of this", "(one|1) copy of this card", "(one|1) this", "(one|1) this card", "1 copy"),
    *("a single copy of this", "a single copy of this card"),
    *("(one|1) card (with|of) (this|its) name", "(one|1) card with the same name"),
)
EACH: Final = "(per|each|every|a) {span:phase}"
HERE: Final = (
    *("", "at a time", "in play", "in play at a time", "on the (field|battlefield|board)"),
    "on the (field|battlefield|board) at a time",
)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of cards of which only one is played in a turn, or is there at a time."""
    found: list[Row] = []
    for verb, done in (("play", "played"), ("deploy", "deployed")):
        if verb not in verbs:
            continue
        build = played(verb)
        for these in THESE:
            for start in (f"you (may|can) only {verb}", f"you (may|can) {verb} only", f"{verb} only", f"only {verb}"):
                found += heard("sentence", f"{start} {these} {EACH}", build)
            found += heard("sentence", f"only {these} (may|can) be {done} {EACH}", build)
            found += heard("sentence", f"you cannot {verb} more than {these} {EACH}", build)
        for start in (
            f"you (may|can) only {verb} {{x:itself}}",
            f"you (may|can) {verb} {{x:itself}} only",
            f"{verb} {{x:itself}} only",
            f"only {verb} {{x:itself}}",
            f"{{x:itself}} (may|can) be {done} only",
            f"{{x:itself}} (may|can) only be {done}",
        ):
            found += heard("sentence", f"{start} {{limit:limit}}", only_so_often(verb))
    for these in THESE:
        for here in HERE:
            for start in ("you (may|can) only (have|control)", "you (may|can) (have|control) only"):
                found += heard("sentence", f"{start} {these} {here}", held)
            found += heard("sentence", f"you cannot (have|control) more than {these} {here}", held)
    return found


def like_this() -> Things:
    """Make "a card with the same name as this"."""
    return Things(Some(Number(1)), (Kind(("card",)),), (SameName(Reference("this")),))


def once_in(verb: str, span: str) -> PlayOnly:
    """Read what is played once in each span as what cannot be played if such a card was, in that span."""
    was = Clause(verb, You(), (Slot("what", like_this()),), tense="perfect", duration=Duration("this", span))
    return PlayOnly(was, NOT_IF)


def played(verb: str) -> Build:
    """Read "you may play only one of these each turn"."""
    return lambda fields: once_in(verb, fields["span"])


def only_so_often(verb: str) -> Build:
    """Read "play this only once per turn"."""

    def build(fields: Fields) -> PlayOnly | None:
        limit: Limit = fields["limit"]
        if limit.count != 1 or limit.first or limit.span == "game":
            return None
        return once_in(verb, limit.span)

    return build


def held(_: Fields) -> PlayOnly:
    """Read "you may control only one of these" as what cannot be played while such a card is there."""
    return PlayOnly(Clause("control", You(), (Slot("what", like_this()),)), NOT_IF)
