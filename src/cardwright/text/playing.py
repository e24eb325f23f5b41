"""What a sentence says about playing this card: when it cannot be played, when it is free, when its text works."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.check import nodes
from cardwright.text.tree import (
    Additional,
    Clause,
    Did,
    If,
    Is,
    Limit,
    May,
    More,
    Number,
    PlayOnly,
    Reference,
    Repeat,
    Slot,
    Static,
    Step,
    Together,
    Triggered,
    Unless,
    You,
)
from cardwright.text.words import Vocabulary

OUTCOMES: Final = ("deal", "discard")
"""Verbs of what a deed does to whom it is aimed at."""


def rule_of(step: Step) -> PlayOnly | Static | None:
    """Return what a step says about playing this card: when it cannot be played, when it is free."""
    condition = None
    if isinstance(step, If) and len(step.then) == 1 and not step.otherwise:
        condition, step = step.condition, step.then[0]
    clause = step.steps[0] if isinstance(step, May) and len(step.steps) == 1 else step
    if not isinstance(clause, Clause) or clause.verb not in ("play", "deploy"):
        return None
    if clause.get("what") != Reference("this") or clause.get("source") is not None or clause.duration is not None:
        return None
    if clause.modal == "cannot" and condition is not None:
        if isinstance(condition, Unless):
            return PlayOnly(condition.condition)
        return PlayOnly(condition, "not if")
    if clause.adverbs == ("for free",) and (isinstance(step, May) or clause.modal in ("can", "may")):
        cost = Clause("cost", Reference("this"), (Slot("amount", Number(0)),))
        return Static(cost, condition, "if" if condition is not None else "")
    return None


def bought(before: list[Step], step: Step) -> Additional | None:
    """Read "You may pay 1 more energy. If you do, ..." as a cost besides the card's own, with what it buys."""
    offer = before[-1] if before else None
    if not isinstance(offer, May) or offer.player != You() or not isinstance(step, If) or step.condition != Did():
        return None
    clauses = tuple(clause for clause in offer.steps if isinstance(clause, Clause))
    extra = any(clause.verb == "pay" and isinstance(clause.get("cost"), More) for clause in clauses)
    if not extra or len(clauses) != len(offer.steps) or step.otherwise:
        return None
    return Additional(clauses, step.then, True)


def after_deed(vocabulary: Vocabulary) -> str:
    """Return the header of the moment when it is known what the card's own deed has done, "" for none."""
    return next((name for name, header in vocabulary.words.headers.items() if header.after), "")


def speaks_of_outcome(sentence: Any) -> bool:
    """Tell whether an instruction speaks of what this card's own deed has done ("cards this attack discarded")."""
    if not isinstance(sentence, Clause | If | May | Together | Repeat):
        return False
    return any(isinstance(node, Clause) and is_outcome(node) for node in nodes((sentence,)))


def is_outcome(clause: Clause) -> bool:
    """Tell whether a clause tells what this card's deed has done."""
    this = isinstance(clause.subject, Reference) and clause.subject.word == "this"
    return this and clause.verb in OUTCOMES and (bool(clause.tense) or clause.passive)


def outcome_of(sentence: Any) -> If | None:
    """Read "if this attack deals damage, ..." as what is asked once that is known."""
    if not isinstance(sentence, Triggered) or sentence.limit is not None or sentence.condition is not None:
        return None
    event = sentence.event
    this = isinstance(event, Clause) and isinstance(event.subject, Reference) and event.subject.word == "this"
    if not this or not isinstance(event, Clause) or event.verb not in OUTCOMES or event.passive or event.modal:
        return None
    return If(replace(event, tense="past"), sentence.steps)


def moment_of(sentence: Any, vocabulary: Vocabulary) -> str:
    """Return the header whose moment a sentence without one is about ("if this was a perfect block, ...")."""
    if speaks_of_outcome(sentence):
        return after_deed(vocabulary)
    condition = sentence.condition if isinstance(sentence, If) else None
    how = condition.get("how") if isinstance(condition, Clause) and condition.verb == "be" else None
    if not isinstance(how, Is):
        return ""
    nouns = vocabulary.words.nouns
    return next((nouns[noun].moment for noun in how.kind.nouns if noun in nouns and nouns[noun].moment), "")


def use_this(limit: Limit) -> May:
    """Say how often an ability may be used ("you may use this ability twice each round")."""
    return May(You(), (Clause("use", You(), (Slot("what", Reference("this", "ability")),), limit=limit),))
