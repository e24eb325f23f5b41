"""What is left out because it was just said: "deal 2 damage to it; if ..., deal 4 instead", "otherwise gain 3"."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardwright.text.lexicon import VERBS
from cardwright.text.rows import Fields, Row, heard
from cardwright.text.table.sentences import Otherwise
from cardwright.text.table.steps import clauses_of, grouped, step_of, steps_of
from cardwright.text.table.turns import Better, with_amount
from cardwright.text.tree import Clause, If, May, Player, Reference, Step, Thing, You
from cardwright.text.verb import forms_of

COUNTED: Final = (
    "burn",
    "deal",
    "destroy",
    "discard",
    "draw",
    "exile",
    "gain",
    "heal",
    "lose",
    "poison",
    "restore",
    "reveal",
    "score",
    "scorch",
    "steal",
    "summon",
    "take",
)
"""Verbs of which a number alone says how much."""


class Elided(Struct, frozen=True):
    """A verb with a number, of what was just told; `subject` if it was said who."""

    word: str
    number: Any
    subject: Player | Thing | None = None


def rows(verbs: tuple[str, ...]) -> list[Row]:
    """Return the rows of deeds that repeat the one before with another number."""
    words = {verb.forms[0] for verb in VERBS if verb.id in COUNTED and verb.id in verbs}
    words |= {also.word for verb in VERBS if verb.id in COUNTED and verb.id in verbs for also in verb.also}
    found: list[Row] = []
    for word in sorted(words):
        base, third = forms_of(word)[:2]
        found += [
            *heard("again", f"{base} [only] {{n:number}}", again(base)),
            *heard("again", f"{base} [only] (one|1)", again(base)),
            *heard("again", f"{{who:subject.sg}} {third} [only] {{n:number}}", again(base)),
            *heard("again", f"{{who:subject.pl}} {base} [only] {{n:number}}", again(base)),
        ]
    return [
        *found,
        *heard("sentence", "otherwise [,] {it:again}", lambda f: Otherwise((f["it"],))),
        *heard("sentence", "if (you|they) do not , {it:again}", lambda f: Otherwise((f["it"],))),
        *heard("sentence", "if {condition:condition} , {it:again} instead", better),
        *heard("sentence", "if {condition:condition} , instead {it:again}", better),
        *heard("sentence", "{it:again} instead if {condition:condition}", better),
        *heard("step", "if {condition:condition} , {then:step1} , otherwise [,] {it:again}", forked),
        *heard("step", "if {condition:condition} , {then:step1} ; otherwise [,] {it:again}", forked),
        *heard("step", "if {condition:condition} , {then:step1} otherwise {it:again}", forked),
    ]


def again(word: str) -> Any:
    """Read a verb with a number."""

    def build(fields: Fields) -> Elided:
        from cardwright.text.tree import Number

        return Elided(word, fields.get("n", Number(1)), fields.get("who"))

    return build


def better(fields: Fields) -> Better:
    """Read "if ..., deal 4 instead"."""
    return Better(fields["condition"], (fields["it"],))


def forked(fields: Fields) -> If | None:
    """Read "if ..., gain 4 life, otherwise gain 2"."""
    other = repeated(fields["it"], fields["then"])
    return None if other is None else If(fields["condition"], steps_of(fields["then"]), steps_of(other))


def repeated(said: Elided, before: Step) -> Step | None:
    """The deed before with the number that was said, None if it is another deed."""
    if isinstance(before, May) and len(before.steps) == 1:
        inner = repeated(said, before.steps[0])
        return None if inner is None else May(before.player, (inner,))
    clauses = clauses_of(before)
    if clauses is None:
        return None
    meant = [clause for clause in clauses if is_called(said.word, clause)]
    if len(meant) != 1 or not fits(said.subject, meant[0]):
        return None
    changed = with_amount(meant[0], said.number)
    if changed is None:
        return None
    if said.subject is not None and not isinstance(said.subject, Reference):
        changed = replace(changed, subject=said.subject)
    return grouped(tuple(changed if clause is meant[0] else clause for clause in clauses))


def is_called(word: str, clause: Clause) -> bool:
    """Tell whether a clause's verb can be said with that word."""
    for verb in VERBS:
        if verb.id == clause.verb:
            return word == verb.forms[0] or any(also.word == word for also in verb.also)
    return False


def fits(subject: Any, meant: Clause) -> bool:
    """Tell whether it is the same deed: without a subject it is you who does it."""
    if subject is None:
        return isinstance(meant.subject, You)
    return not isinstance(subject, Reference) or not isinstance(meant.subject, You)


def filled(steps: tuple[Any, ...], before: Step) -> tuple[Step, ...] | None:
    """Steps with what was left out; None if they repeat another deed than the one before."""
    if len(steps) != 1 or not isinstance(steps[0], Elided):
        return steps
    found = repeated(steps[0], step_of((before,)))
    return None if found is None else (found,)
