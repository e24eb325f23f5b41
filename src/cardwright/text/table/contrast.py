"""Two sides told apart, several facts under one condition, and what is carried from one bearer to another."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.table.steps import clauses_of
from cardwright.text.tree import (
    SAID,
    All,
    AttachedTo,
    Clause,
    Condition,
    Controlled,
    Not,
    Number,
    Opponent,
    Other,
    Slot,
    Some,
    State,
    Things,
    Together,
    You,
)

ONE = Some(Number(1))


class Facts(Struct, frozen=True):
    """Several facts that hold while something is so; `word` is while or if."""

    clauses: tuple[Clause, ...]
    condition: Condition | None
    word: str


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of contrasts."""
    return [
        *side_rows("yours", You()),
        *side_rows("theirs", Opponent()),
        *heard("sentence", "while {condition:condition} , {step:step1}", together("while")),
        *heard("sentence", "{step:step1} while {condition:condition}", together("while")),
        *heard("sentence", "while {condition:condition} , {step:both}", together("while")),
        *heard("both", "{a:fin} and {b:fin}", both),
        *heard("condition1", "{who:reference.sg} has full {stat:stat}", unhurt),
        *heard("condition1", "{who:reference.sg} is (undamaged|unhurt|unharmed)", unhurt),
        *heard("adjective", "(undamaged|unhurt|unharmed)", lambda _: Not(State("damaged"))),
        *(moving_rows() if "attach" in verbs else ()),
        *(
            heard("fin", "{who:subject.#} (is|are) immune to [{kind:kind}] damage", unharmed)
            if "prevent" in verbs
            else ()
        ),
    ]


def side_rows(word: str, player: You | Opponent) -> list[Row]:
    """ "Enemy spells cost 1 more; yours cost 1 less": the same things on the other side."""

    def build(fields: Fields) -> Together | None:
        first: Clause = fields["a"]
        other = on_side(first.subject, player)
        if other is None or first.passive or first.modal == "would":
            return None
        return Together((first, replace(fields["pred"], subject=other)))

    found: list[Row] = []
    for link in (";", ", and", ", but", ",", "and", "but"):
        found += heard("step", f"{{a:fin}} {link} {word} {{pred:pred.pl}}", build)
    return found


def on_side(things: Any, player: You | Opponent) -> Things | None:
    """The same things of the other player; None if they are nobody's or that player's already."""
    if not isinstance(things, Things) or len(things.kinds) != 1:
        return None
    kind = things.kinds[0]
    sides = [item for item in (*kind.filters, *things.filters) if isinstance(item, Controlled)]
    if len(sides) != 1 or sides[0].by == player:
        return None
    kinds = (replace(kind, filters=tuple(item for item in kind.filters if item != sides[0])),)
    merged = phrase(kinds, (*(item for item in things.filters if item != sides[0]), Controlled(player)))
    return None if merged is None else replace(things, kinds=merged.kinds, filters=merged.filters)


def both(fields: Fields) -> Together | None:
    """Make two facts of two subjects."""
    first: Clause = fields["a"]
    second: Clause = fields["b"]
    if first.subject == second.subject or "would" in (first.modal, second.modal):
        return None
    return Together((first, second))


def together(word: str) -> Build:
    """Read "while you control a hero, this gets +1 attack and cannot be attacked"."""

    def build(fields: Fields) -> Facts | None:
        clauses = clauses_of(fields["step"])
        if clauses is None or len(clauses) < 2 or any(clause.modal == "would" for clause in clauses):
            return None
        return Facts(clauses, fields["condition"], word)

    return build


def unhurt(fields: Fields) -> Clause:
    """Read "it has full health" as "it is not damaged"."""
    return Clause("be", fields["who"], (Slot("how", Not(State("damaged"))),))


def unharmed(fields: Fields) -> Clause:
    """Read "it is immune to combat damage": that is prevented."""
    kind = (Slot("kind", fields["kind"]),) if "kind" in fields else ()
    return Clause("prevent", You(), (*kind, Slot("whom", fields["who"])))


def moving_rows() -> list[Row]:
    """ "Move a Buff from one of your cards to another card you control"."""

    def from_one(fields: Fields) -> Clause | None:
        what, host = fields["what"], fields["host"]
        if not isinstance(what, Things) or not isinstance(host, Things) or is_said(fields["to"]):
            return None
        one_host = isinstance(what.quantity, All) or getattr(host.quantity, "how", "") == "target"
        bearer = replace(host, quantity=Some(Number(1), "target") if one_host else ONE)
        merged = phrase(what.kinds, (*what.filters, AttachedTo(bearer)))
        if merged is None:
            return None
        return attached(Things(what.quantity, merged.kinds, merged.filters), fields["to"])

    def is_said(to: Any) -> bool:
        return isinstance(to, Things) and any(SAID in kind.nouns for kind in to.kinds)

    def from_sort(fields: Fields) -> Clause | None:
        found: Phrase = fields["np"]
        merged = phrase(found.kinds, (Other(), *found.filters))
        return None if merged is None else attached(fields["what"], Things(ONE, merged.kinds, merged.filters))

    def plainly(fields: Fields) -> Clause:
        return attached(fields["what"], fields["to"])

    def attached(what: Any, to: Any) -> Clause:
        return Clause("attach", You(), (Slot("what", what), Slot("to", to)))

    start = "(move|transfer) {what:thing} from"
    return [
        *heard("step1", f"{start} {{host:some.sg}} (to|onto) {{to:thing}}", from_one),
        *heard("step1", f"{start} (one|a) {{np:np.sg}} (to|onto) another", from_sort),
        *heard("step1", f"{start} its (host|bearer|wearer) (to|onto) {{to:thing}}", plainly),
        *heard("step1", "transfer {what:thing} (to|onto) {to:thing}", plainly),
    ]
