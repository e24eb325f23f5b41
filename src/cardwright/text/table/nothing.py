"""Saying that there is nothing: empty zones, players of whom none may, cards that cost nothing."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.rows import Fields, Row, constant, heard
from cardwright.text.table.actors import NONE
from cardwright.text.table.clauses import with_subject
from cardwright.text.tree import (
    ANY_CARD,
    All,
    Between,
    Bonus,
    Clause,
    EachPlayer,
    Grants,
    Kind,
    Number,
    Place,
    Slot,
    Some,
    Things,
)

CARD = (Kind((ANY_CARD,)),)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of what is not there."""
    return [
        *heard("condition1", "{at:place} (is|are) empty", holds(NONE)),
        *heard("condition1", "{at:place} (is|are) not empty", holds(Some(Number(1)))),
        *heard("condition1", "{whose:player.pl} have a empty {zone:zone.own}", owns_empty),
        *heard("condition1", "{whose:player.sg} has a empty {zone:zone.own}", owns_empty),
        *constant("nobody", EachPlayer(), "nobody", "no one", "no player", "no players", "neither player"),
        *heard("fin", "{who:nobody} (can|may) {pred:pred.base}", nobody_can),
        *none_rows(verbs),
        *heard("some.#", "none of {np:np.pl}", none_of),
        *heard("fin", "{subject:subject.sg} is free [to (play|cast|deploy|use)] [{duration:duration}]", free),
        *heard("fin", "{subject:subject.pl} are free [to (play|cast|deploy|use)] [{duration:duration}]", free),
    ]


def none_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Gives no RPT", "gains no energy", "draws no cards", "scores no points"."""
    found: list[Row] = []
    for form, number in (("s", "sg"), ("", "pl"), ("", "base")):
        gives = "|".join(word + form for word in ("give", "provide", "yield", "produce", "generate"))
        found += heard(f"core.{number}", f"({gives}) no {{stat:stat}}", without)
        found += heard(f"core.{number}", f"({gives}) no {{stat:stat.own}} when [(it|they) (is|are)] destroyed", without)
    for number, s in (("sg", "s"), ("pl", "")):
        subject = f"{{who:player.{number}}}"
        tail = "[{duration:duration}]"
        for gain in (f"(gain{s}|get{s}|receive{s}) no", "cannot (gain|get|receive) any"):
            found += heard("fin", f"{subject} {gain} {{resource:resource}} {tail}", unable("gain"))
        for lose in (f"lose{s} no", "cannot lose any"):
            found += heard("fin", f"{subject} {lose} {{resource:resource}} {tail}", unable("lose"))
        for score in (f"(gain{s}|get{s}|receive{s}|earn{s}) no", "cannot (score|gain|get|receive|earn) any"):
            if "score" in verbs:
                found += heard("fin", f"{subject} {score} {{points:stat.own}} {tail}", unable("score"))
        found += heard("fin", f"{subject} draw{s} no cards {tail}", unable("draw"))
        found += heard("fin", f"{subject} play{s} no {{np:np.pl}} {tail}", unable("play"))
    return found


def without(fields: Fields) -> Clause:
    """Read "gives no RPT" as "has 0 RPT"."""
    return Clause("get", None, (Slot("grants", Grants((Bonus(fields["stat"], Number(0), exact=True),))),))


def unable(verb: str) -> Callable[[Fields], Clause | None]:
    """Read "gains no energy" as "cannot gain energy"."""

    def build(fields: Fields) -> Clause | None:
        slot = Slot("what", Things(All(), CARD))
        if "resource" in fields:
            slot = Slot("resource", fields["resource"])
        elif "points" in fields:
            slot = Slot("stat", fields["points"])
        elif "np" in fields:
            slot = Slot("what", Things(All(), fields["np"].kinds, fields["np"].filters))
        return with_subject(fields["who"], Clause(verb, None, (slot,), duration=fields.get("duration")), "cannot")

    return build


def holds(quantity: Between | Some) -> Callable[[Fields], Clause]:
    """Read "is empty" as "contains no cards"."""

    def build(fields: Fields) -> Clause:
        return Clause("contain", fields["at"], (Slot("what", Things(quantity, CARD)),))

    return build


def owns_empty(fields: Fields) -> Clause:
    """Read "you have an empty hand" as "your hand contains no cards"."""
    return Clause("contain", Place(fields["zone"], fields["whose"]), (Slot("what", Things(NONE, CARD)),))


def nobody_can(fields: Fields) -> Clause | None:
    """Read "neither player can" as "each player cannot"."""
    return with_subject(fields["who"], fields["pred"], "cannot")


def none_of(fields: Fields) -> Things | None:
    """Read "none of your creatures" as "no creatures you control"."""
    found = fields["np"]
    return None if found is None else Things(NONE, found.kinds, found.filters)


def free(fields: Fields) -> Clause | None:
    """Read "is free" as "costs nothing"."""
    cost = Clause("cost", None, (Slot("amount", Number(0)),), duration=fields.get("duration"))
    return with_subject(fields["subject"], cost)
