"""What differs from turn to turn: "has +1/+0 on your turn and +0/+1 on your opponent's"."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.tree import PLAYERS, Clause, Duration, Opponent, Slot, Together, You
from cardwright.text.unsaid import WHO

LINKS: Final = ("and", ",", ", and", "but", ", but", ";", "; and")
IN: Final = "(on|during|in)"
THEIRS: Final = ("theirs", "your opponent 's", "the opponent 's", "(the|your) enemy 's", "opponent 's", "the other")


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is had in one turn and in the other."""
    if "get" not in verbs:
        return []
    found = heard("otherturn", f"{IN} yours", lambda _: You())
    for whose in THEIRS:
        found += heard("otherturn", f"{IN} {whose}", lambda _: Opponent())
    for number, words in (("sg", "(has|gets|gains)"), ("pl", "(have|get|gain)")):
        for link in LINKS:
            told = f"{{subject:subject.{number}}} {words} {{a:grants}} {{d:duration}} {link}"
            for again in ("", f"{words} "):
                found += heard("step1", f"{told} {again}{{b:grants}} {{e:duration}}", by_turns(None))
                found += heard("step1", f"{told} {again}{{b:grants}} {{e:otherturn}}", by_turns(None))
    for link in LINKS:
        told = f"[(has|gets)] {{a:grants}} {{d:duration}} {link} [(has|gets)] {{b:grants}}"
        found += heard("step1", f"{told} {{e:duration}}", by_turns(WHO))
        found += heard("step1", f"{told} {{e:otherturn}}", by_turns(WHO))
    return found


def by_turns(bare: Any) -> Build:
    """Return how both facts are made, of a subject or of the one that goes without saying."""

    def build(fields: Fields) -> Together | None:
        subject = fields.get("subject", bare)
        first, second = fields["d"], fields["e"]
        if isinstance(second, PLAYERS):
            second = None if first.whose is None or first.whose == second else replace(first, whose=second)
        if isinstance(subject, PLAYERS) or not is_in_turns(first, second):
            return None
        told = ((fields["a"], first), (fields["b"], second))
        return Together(tuple(Clause("get", subject, (Slot("grants", had),), duration=span) for had, span in told))

    return build


def is_in_turns(first: Duration, second: Duration | None) -> bool:
    """Tell whether two spans are those of one player and of the other."""
    if second is None or first.kind != "during" or second.kind != "during" or first.span != second.span:
        return False
    return {type(first.whose), type(second.whose)} == {You, Opponent}
