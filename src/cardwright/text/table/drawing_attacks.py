"""What alone can be attacked, and what must be attacked before others: those cannot be attacked."""

from __future__ import annotations

from typing import Any, Final

from cardwright.text.rows import Build, Fields, Row, heard
from cardwright.text.table.clauses import with_subject
from cardwright.text.table.contrast import Facts
from cardwright.text.table.only import all_but
from cardwright.text.table.phrase import Phrase, phrase
from cardwright.text.tree import (
    ANY_CARD,
    BODY,
    PLAYERS,
    All,
    Clause,
    Controlled,
    EachPlayer,
    Kind,
    Opponent,
    Other,
    Reference,
    Slot,
    Some,
    Things,
    You,
)

ENEMIES: Final = Things(All(), (Kind((BODY,), (Controlled(Opponent()),)),))
CARDS: Final = Things(All(), (Kind((ANY_CARD,)),))
ALONE: Final = (
    "(can|may) only attack {whom:whom}",
    "(can|may) attack only {whom:whom}",
    "(can|may) attack {whom:whom} only",
    "(can|may) attack {whom:whom} and (nothing|no one) else",
    "cannot attack (anything|anyone|anybody) (but|except|besides) {whom:whom}",
    "cannot attack (anything|anyone|anybody) other than {whom:whom}",
)
ELSE: Final = "cannot attack (anything|anyone|anybody) else"
BEFORE: Final = (
    "first",
    "first , before (anything|anyone) else",
    "before (anything|anyone) else",
    "before any other",
    "before [any] others",
    "before all others",
)


def rows(declared: bool) -> list[Row]:
    """Return the rows of what is attacked alone or, where attacks are `declared`, before others."""
    found: list[Row] = []
    for tail in (*ALONE, ELSE):
        found += sentences(f"{{subject:subject.#}} {tail}", only_those)
    if not declared:
        return found
    for start in ("before", "before attacking"):
        found += heard("later", f"{start} [(any|all)] [of] [your] other {{np:np.#}}", rest)
        found += heard("later", f"{start} {{it:each}}", rest_of)
    for said in BEFORE:
        found += heard("later", said, lambda _: True)
    for subject in ("{subject:subject.#}", "{it:reference.sg}"):
        by = "attack {it:reference.sg}" if "subject:" in subject else "be attacked"
        found += sentences(f"{subject} must [(always|all)] {by} {{later:later}} [if able]", before_others)
    return found


def sentences(template: str, build: Build) -> list[Row]:
    """Read it also while something is so."""
    return [
        *heard("sentence", template, build),
        *heard("sentence", f"(while|if) {{condition:condition}} , {template}", build),
        *heard("sentence", f"{template} (while|if) {{condition:condition}}", build),
    ]


def rest(fields: Fields) -> Phrase | None:
    """Read "before your other creatures"."""
    found: Phrase = fields["np"]
    return phrase(found.kinds, (Other(), *found.filters))


def rest_of(fields: Fields) -> Phrase | None:
    """Read "before each other creature"."""
    things: Things = fields["it"]
    said = [*things.filters, *(one for kind in things.kinds for one in kind.filters)]
    return Phrase(things.kinds, things.filters) if any(isinstance(one, Other) for one in said) else None


def facts(fields: Fields, subject: Any, barred: list[Any]) -> Facts | None:
    """Let some not attack any of these."""
    attacks = [Clause("attack", None, (Slot("whom", whom),)) for whom in barred]
    made = [with_subject(subject, attack, "cannot") for attack in attacks]
    clauses = tuple(one for one in made if one is not None)
    if len(clauses) != len(barred):
        return None
    condition = fields.get("condition")
    return Facts(clauses, condition, "while" if condition is not None else "")


def foe_of(subject: Any) -> Any:
    """Whom those may attack who are told to attack something else."""
    if isinstance(subject, Opponent):
        return You()
    if isinstance(subject, You) or (isinstance(subject, Reference) and subject.word == "this"):
        return Opponent()
    if isinstance(subject, Things):
        sides = [
            one.by for kind in subject.kinds for one in (*kind.filters, *subject.filters) if type(one) is Controlled
        ]
        if sides == [Opponent()]:
            return You()
        if sides == [You()]:
            return Opponent()
    return EachPlayer()


def only_those(fields: Fields) -> Facts | None:
    """Read "this can only attack suspended cards": neither others nor a player."""
    whom, subject = fields.get("whom", Reference("this")), fields["subject"]
    if isinstance(whom, PLAYERS):
        return facts(fields, subject, [CARDS])
    if isinstance(whom, Reference):
        others = Things(All(), CARDS.kinds, (Other(),)) if whom.word in ("this", "attached") else None
    elif isinstance(whom, Things) and isinstance(whom.quantity, Some):
        single = Some(whom.quantity.number) == whom.quantity
        others = all_but(Things(All(), whom.kinds, whom.filters)) if single else None
    else:
        others = all_but(whom)
    return None if others is None else facts(fields, subject, [others, foe_of(subject)])


def before_others(fields: Fields) -> Facts | None:
    """Read "this must be attacked first": while it is there, neither others nor you can be attacked."""
    it: Reference = fields["it"]
    subject = fields.get("subject", ENEMIES)
    if it.word != "this" or foe_of(subject) != You():
        return None
    later = fields["later"]
    told = CARDS if later is True else Things(All(), later.kinds, later.filters)
    given = (Other(),) if later is True else ()
    merged = phrase(told.kinds, (*given, *told.filters, Controlled(You())))
    if merged is None:
        return None
    others = Things(All(), merged.kinds, merged.filters)
    return facts(fields, subject, [others, You()] if later is True else [others])
