"""Numbers of players and prices: how much somebody has, what a number becomes, what costs nothing."""

from __future__ import annotations

from typing import Any

from cardwright.text.rows import Fields, Row, make, unsaid
from cardwright.text.tree import PLAYERS, Bonus, Clause, Grants, Half, Less, More, Number, Slot, StatOf, You


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these numbers."""
    by = "by {n:number} [{duration:duration}]"
    return [
        *make("fin", "{subject:number.subject} is {by:relative} [{duration:duration}]", changed, take_changed),
        *make(
            "fin",
            f"{{subject:number.subject}} is (increased|raised) {by}",
            raised,
            unsaid,
            False,
        ),
        *make(
            "fin",
            f"{{subject:number.subject}} is (reduced|lowered|decreased) {by}",
            lowered,
            unsaid,
            False,
        ),
        *(portion_rows("steal" in verbs) if "lose" in verbs else ()),
    ]


def portion_rows(stealing: bool) -> list[Row]:
    """ "Steal half of the enemy's resource, rounded down"."""

    def steal(fields: Fields) -> Clause | None:
        return portion("steal", You(), fields["part"])

    def lose(fields: Fields) -> Clause | None:
        return portion("lose", fields["who"], fields["part"])

    def portion(verb: str, who: Any, part: Any) -> Clause | None:
        if not isinstance(part, Half) or not isinstance(part.of, StatOf) or not isinstance(part.of.of, PLAYERS):
            return None
        return Clause(verb, who, (Slot("amount", part), Slot("resource", part.of.stat)))

    def take_steal(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.subject != You() or value.modal:
            return None
        part = value.get("amount")
        return {"part": part} if portion("steal", You(), part) == value else None

    def take_lose(value: Any) -> Fields | None:
        if not isinstance(value, Clause) or value.modal:
            return None
        part, who = value.get("amount"), value.subject
        return {"part": part, "who": who} if portion("lose", who, part) == value else None

    return [
        *(make("step1", "steal {part:factor}", steal, take_steal) if stealing else ()),
        *make("step1", "{who:player.sg} loses {part:factor}", lose, take_lose),
        *make("step1", "{who:player.pl} lose {part:factor}", lose, take_lose),
    ]


def changed(fields: Fields) -> Clause | None:
    """Make "your income is 2 more"; of cards it is said that they get it."""
    subject, by = fields["subject"], fields["by"]
    if not isinstance(subject, StatOf) or not isinstance(by.by, Number):
        return None
    if not isinstance(subject.of, PLAYERS):
        grants = Grants((Bonus(subject.stat, by.by, isinstance(by, Less)),))
        return Clause("get", subject.of, (Slot("grants", grants),), duration=fields.get("duration"))
    return Clause("be", fields["subject"], (Slot("amount", fields["by"]),), duration=fields.get("duration"))


def raised(fields: Fields) -> Clause | None:
    """Read "is raised by 2"."""
    return changed({**fields, "by": More(fields["n"])})


def lowered(fields: Fields) -> Clause | None:
    """Read "is lowered by 2"."""
    return changed({**fields, "by": Less(fields["n"])})


def take_changed(value: Any) -> Fields | None:
    """Write "your income is 2 more"."""
    if not isinstance(value, Clause) or value.verb != "be" or not isinstance(value.subject, StatOf) or value.modal:
        return None
    by = value.get("amount")
    if not isinstance(by, More | Less):
        return None
    found = {"subject": value.subject, "by": by}
    return found if value.duration is None else {**found, "duration": value.duration}
