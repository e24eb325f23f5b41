"""Who has won a span of time: "if you lost the last round", "when you win a round"."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Fields, Row, heard, make
from cardwright.text.table.steps import steps_of
from cardwright.text.tree import Clause, Duration, Opponent, PhaseEvent, Triggered, You

WIN: Final = "win"
BEFORE: Final = (
    *("[the] (last|previous|preceding|prior) {span:phase}", "the {span:phase} before [this [(one|{again:phase})]]"),
    *("the {span:phase} that just ended", "the one before"),
)
NOW: Final = ("this {span:phase}", "the {span:phase}", "[the] current {span:phase}")


def rows() -> list[Row]:
    """Return the rows of results."""
    found = make("condition1", "{who:player.#} won {when:duration}", told, take)
    for who, has in (("player.sg", "has"), ("player.pl", "have")):
        for verb, lost in (("won", False), ("lost", True)):
            start = f"{{who:{who}}} [{has}] {verb}"
            for spans, last in ((BEFORE[:3], True), (NOW, False)):
                for span in spans:
                    found += heard("condition1", f"{start} {span}", won(lost, "last" if last else "this"))
            found += heard("condition1", f"{start} it", won(lost, "it"))
        for verb, lost in (("(wins|win)", False), ("(loses|lose)", True)):
            for span in ("(a|the|each|any|this) {span:phase}", "(a|the|each) {span:phase} with this on the {f:zone}"):
                found += heard("sentence", f"whenever {{who:{who}}} {verb} {span} (,|:) {{steps:step}}", then(lost))
                found += heard("sentence", f"if {{who:{who}}} {verb} {span} (,|:) {{steps:step}}", then(lost))
    return found


def told(fields: Fields) -> Clause | None:
    """Make "you won last round"."""
    when = fields["when"]
    if not isinstance(when, Duration) or when.kind not in ("last", "this") or when.whose is not None:
        return None
    return Clause(WIN, fields["who"], duration=when, tense="past")


def won(lost: bool, kind: str) -> Any:
    """Make that somebody won; who lost is the opponent of who won."""

    def build(fields: Fields) -> Clause | None:
        who = fields["who"]
        if lost and not isinstance(who, You | Opponent):
            return None
        if lost:
            who = Opponent() if isinstance(who, You) else You()
        span = fields.get("span", "round")
        return Clause(WIN, who, duration=Duration("this" if kind == "it" else kind, span), tense="past")

    return build


def then(lost: bool) -> Any:
    """Read "when you lose a round, ..." as "at the end of each round, if your opponent won it, ..."."""

    def build(fields: Fields) -> Triggered | None:
        condition = won(lost, "this")(fields)
        if condition is None:
            return None
        return Triggered(PhaseEvent("end", fields["span"]), steps_of(fields["steps"]), condition)

    return build


def take(value: Any) -> Fields | None:
    """Write who won."""
    if not isinstance(value, Clause) or value.verb != WIN or value.duration is None:
        return None
    return {"who": value.subject, "when": value.duration}
