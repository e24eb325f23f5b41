"""How things come into play: attached to another, suspended, face down, in a mode, with numbers of their own."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.frames import FORMS
from cardwright.text.table.phrase import Phrase
from cardwright.text.table.steps import clauses_of, grouped
from cardwright.text.tree import (
    ANY_CARD,
    AnyPlayer,
    AttachedTo,
    Clause,
    Copy,
    Duration,
    Grants,
    InZone,
    Kind,
    May,
    Number,
    Place,
    Reference,
    Slot,
    Some,
    Step,
    Things,
    Token,
    Top,
    You,
)
from cardwright.text.unsaid import FACE_DOWN

ENTERING: Final = ("put", "return", "summon", "deploy")
ONE: Final = Number(1)


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of these wordings; each only where the game has its verb."""

    def attached(fields: Fields, it: Reference) -> tuple[Clause, ...]:
        return (Clause("attach", You(), (Slot("what", it), Slot("to", fields["host"]))),)

    def suspended(fields: Fields, it: Reference) -> tuple[Clause, ...]:
        span: Duration | None = fields.get("duration")
        return (Clause("suspend", You(), (Slot("what", it),), duration=span),)

    def posed(fields: Fields, it: Reference) -> tuple[Clause, ...]:
        return tuple(one for pose in fields["poses"] for one in POSED[pose[0]](dict([pose]), it))

    def numbered(fields: Fields, it: Reference) -> tuple[Clause, ...]:
        clauses = clauses_of(fields["a"])
        if clauses and clauses[-1].verb == "summon":  # what is said of a new token is part of it
            return ()
        gifts: Grants = fields["gifts"]
        parts = [Grants((bonus,)) for bonus in gifts.bonuses]
        parts += [Grants((), gifts.keywords)] if gifts.keywords else []
        return tuple(Clause("get", it, (Slot("grants", part),)) for part in parts)

    found: list[Row] = []
    for verb, words, made in (
        ("attach", "[,] [and] attached to {host:thing}", attached),
        ("suspend", "[,] suspended [{duration:duration}]", suspended),
        ("turn", "[,] {poses:poses}", posed),
        ("get", "with {gifts:gifts}", numbered),
    ):
        if verb in verbs and (verb != "get" or "summon" in verbs):
            found += heard("step", f"{{a:step1}} {words}", with_more(made))

    if "turn" in verbs:
        found += pose_rows(verbs)
    if "turn" not in verbs and "put" in verbs:
        found += lying_rows()

    def worn(fields: Fields) -> Phrase:
        return Phrase((Kind((ANY_CARD,)),), (AttachedTo(fields["of"]),))

    for category, noun in (("np.sg", "attachment"), ("np.pl", "attachments"), ("np.all", "attachments")):
        if "attach" in verbs:
            found += heard(category, f"{noun} on {{of:thing}}", worn)
            found += heard(category, f"{noun} attached to {{of:thing}}", worn)
    return [*found, *heard("adjective", "{zone:zone.adjective}", lambda f: InZone(Place(f["zone"], AnyPlayer())))]


def turned(fields: Fields, it: Reference) -> tuple[Clause, ...]:
    """Say which side of it is up."""
    return (Clause("turn", You(), (Slot("what", it), Slot("face", fields["face"]))),)


def switched(fields: Fields, it: Reference) -> tuple[Clause, ...]:
    """Say in which mode it is."""
    return (Clause("switch", You(), (Slot("what", it), Slot("mode", fields["mode"]))),)


def shifted(fields: Fields, it: Reference) -> tuple[Clause, ...]:
    """Say in which row it stands."""
    return (Clause("shift", You(), (Slot("what", it), Slot("row", fields["row"]))),)


POSED: Final = {"face": turned, "mode": switched, "row": shifted}
"""How something can come into play, with what is done to bring it about."""


def pose_rows(verbs: tuple[str, ...]) -> list[Row]:
    """ "Face down, in defence mode and in your front zone": each once, in any order."""

    def standing(fields: Fields) -> tuple[str, Any] | None:
        # "In a zone of your choice" could also be the one where it comes to stand.
        return None if fields["it"] == "another" else ("row", fields["it"])

    def several(fields: Fields) -> tuple[tuple[str, Any], ...] | None:
        first, rest = fields["first"], fields["rest"]
        return None if first[0] in [name for name, _ in rest] else (first, *rest)

    found = heard("pose", "{it:face}", lambda f: ("face", f["it"]))
    found += heard("pose", "in {it:mode}", lambda f: ("mode", f["it"])) if "switch" in verbs else []
    found += heard("pose", "in {it:row}", standing) if "shift" in verbs else []
    return [
        *found,
        *heard("poses", "{first:pose}", lambda f: (f["first"],)),
        *heard("poses", "{first:pose} [(,|and)] {rest:poses}", several),
        *heard("poses", "{first:pose} , and {rest:poses}", several),
    ]


def with_more(made: Any) -> Build:
    """Say more of what was just put into play."""

    def build(fields: Fields) -> Step | None:
        step = fields["a"]
        inner = step.steps[0] if isinstance(step, May) and len(step.steps) == 1 else step
        clauses = clauses_of(inner)
        it = None if clauses is None else entered(clauses[-1])
        more = () if it is None else made(fields, it)
        if clauses is None or not more:
            return None
        whole = grouped((*clauses, *more))
        return May(step.player, (whole,)) if isinstance(step, May) else whole

    return build


def entered(clause: Clause) -> Reference | None:
    """How what comes into play is said again; None if nothing does."""
    if clause.verb not in ENTERING or clause.modal or clause.passive:
        return None
    what = clause.get("what")
    if isinstance(what, Reference):
        return what
    if isinstance(what, Things) and isinstance(what.quantity, Some | Top):
        return Reference("it") if what.quantity.number == ONE else Reference("them")
    made = clause.get("token") or clause.get("copy")
    if isinstance(made, Token | Copy):
        return Reference("it") if made.number == ONE else Reference("them")
    return None


def lying_rows() -> list[Row]:
    """ "Put a card from your hand face down under your deck", where no card in play is turned."""

    def laid(fields: Fields) -> Clause:
        slots = tuple(Slot(name, fields[name]) for name in ("what", "source", "to") if name in fields)
        return Clause("put", None, slots, adverbs=(FACE_DOWN,))

    found: list[Row] = []
    for form, word in zip(FORMS, ("put", "puts", "put", "put", "put", "putting"), strict=True):
        start = f"{word} {{what:things}} [from {{source:place}}] [,]"
        for down in ("face down", "face-down"):
            found += heard(f"core.{form}", f"{start} {down} {{to:into}}", laid)
            found += heard(f"core.{form}", f"{start} {{to:into}} [,] {down}", laid)
    return found
