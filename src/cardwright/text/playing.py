"""What a sentence says about playing this card: when it cannot be played, when it is free, when its text works."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.table.headers import AfterDeed, Under
from cardwright.text.table.permits import NOT_IF, UseOnly
from cardwright.text.table.sentences import While
from cardwright.text.table.steads import InOrder
from cardwright.text.table.steps import grouped
from cardwright.text.tree import (
    ANY_CARD,
    Activated,
    Additional,
    Between,
    Clause,
    Compared,
    Did,
    Duration,
    During,
    If,
    Is,
    Limit,
    May,
    More,
    Named,
    Number,
    Opponent,
    PlayOnly,
    Reference,
    Repeat,
    SameName,
    Slot,
    Some,
    Static,
    Step,
    Things,
    Together,
    Triggered,
    Unless,
    You,
    nodes,
)
from cardwright.text.words import CardFacts, Vocabulary

OUTCOMES: Final = ("deal", "discard")
"""Verbs of what a deed does to whom it is aimed at."""


def rule_of(step: Step) -> Static | None:
    """Return what a step says about playing this card: when it is free."""
    condition = None
    if isinstance(step, If) and len(step.then) == 1 and not step.otherwise:
        condition, step = step.condition, step.then[0]
    clause = step.steps[0] if isinstance(step, May) and len(step.steps) == 1 else step
    if not isinstance(clause, Clause) or clause.verb not in ("play", "deploy"):
        return None
    if clause.get("what") != Reference("this") or clause.duration is not None:
        return None
    if clause.get("source") is not None:
        allowed = replace(clause, subject=You(), modal="may")
        free = isinstance(step, May) and not clause.adverbs
        return Static(allowed, condition, "if" if condition is not None else "") if free else None
    if clause.adverbs == ("for free",) and (isinstance(step, May) or clause.modal in ("can", "may")):
        cost = Clause("cost", Reference("this"), (Slot("amount", Number(0)),))
        return Static(cost, condition, "if" if condition is not None else "")
    return None


def permit_of(sentence: Any, stays: bool, facts: CardFacts) -> Any:
    """Return when this card cannot be played or used, said as what it cannot be while something is so."""
    match sentence:
        case While(Clause() as clause, condition, word) | Static(Clause() as clause, condition, word):
            contrary = word == "unless"
        case If(condition, (Clause() as clause,), ()):
            contrary = isinstance(condition, Unless)
            condition = condition.condition if isinstance(condition, Unless) else condition
        case Clause(duration=Duration(kind="during", span=span, whose=whose)):
            clause, contrary, condition = replace(sentence, duration=None), False, During(span, whose)
        case Clause(verb="play" | "deploy", modal="cannot", duration=Duration(kind="each", span=span)) if not stays:
            return once_by_name(sentence, span, facts)
        case _:
            return None
    if clause.modal != "cannot" or clause.duration is not None or clause.limit is not None or clause.adverbs:
        return None
    what = clause.get("what")
    itself = isinstance(what, Reference) and what.word == "this" and len(clause.slots) == 1
    if not itself or condition is None or clause.subject not in (None, You()):
        return None
    made = {"play": PlayOnly, "deploy": PlayOnly, "use": UseOnly, "activate": UseOnly}.get(clause.verb)
    return None if made is None else made(condition, "if" if contrary else NOT_IF)


def once_by_name(sentence: Clause, span: str, facts: CardFacts) -> PlayOnly | None:
    """Return what a card says of how many of its name are played as when it cannot be played."""
    what = sentence.get("what")
    if not isinstance(what, Things) or not isinstance(what.quantity, Between) or sentence.subject != You():
        return None
    told = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    itself = Reference("this")
    if not any(one == SameName(itself) or isinstance(one, Named) and facts.name in ("", one.name) for one in told):
        return None
    number = what.quantity.compared.amount
    before = replace(what, quantity=Some(number) if number == Number(1) else Between(Compared("at least", number)))
    was = Clause(sentence.verb, You(), (Slot("what", before),), tense="perfect", duration=Duration("this", span))
    return PlayOnly(was, NOT_IF)


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


def is_played(event: Any) -> bool:
    """Tell whether an event is that this card is played."""
    return isinstance(event, Clause) and event.verb in ("play", "deploy") and event.get("what") == Reference("this")


def asks_to_pay(steps: tuple[Step, ...]) -> bool:
    """Tell whether the first that is done is to pay, which is done as the card takes effect."""
    first = steps[0].steps[0] if isinstance(steps[0], May) else steps[0]
    return isinstance(first, Clause) and first.verb == "pay"


def is_counted(clause: Clause) -> bool:
    """Tell whether a clause of a cost tells how much is paid; anything else is done as the card takes effect."""
    what = clause.get("what")
    if clause.verb in ("discard", "remove"):
        return isinstance(what, Things) and isinstance(what.quantity, Some) and is_any_card(what)
    return clause.verb not in ("destroy", "sacrifice", "return", "reveal", "shuffle", "put")


def is_any_card(what: Things) -> bool:
    """Tell whether any cards of a hand will do."""
    told = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    return not told and all(kind.nouns in ((ANY_CARD,), ("card",)) for kind in what.kinds)


def paid_steps(sentence: Any, stays: bool, extras: bool) -> tuple[Step, ...]:
    """Return the steps of what is paid for as a card takes effect; with `extras` it is paid as the card is played."""
    match sentence:
        case InOrder(steps):
            return steps
        case Triggered(event=event, steps=steps) if not stays and is_played(event) and asks_to_pay(steps):
            return steps
        case Additional(cost=cost, steps=steps) if not extras:
            return May(You(), cost), If(Did(), steps)
        case Activated(cost=cost, steps=steps) if not extras or not (stays or all(is_counted(each) for each in cost)):
            return grouped(cost), If(Did(), steps)
    return ()


def after_deed(vocabulary: Vocabulary) -> str:
    """Return the header of the moment when it is known what the card's own deed has done, "" for none."""
    return next((name for name, header in vocabulary.words.headers.items() if header.after), "")


def with_its_deed(sentence: Any, used: bool, stays: bool, vocabulary: Vocabulary) -> Any:
    """Say what is done after this card's own deed, or if somebody defended well against it, under that header."""
    header = after_deed(vocabulary)
    if isinstance(sentence, AfterDeed):
        return Under(header, sentence.step)
    if used and header and (asked := outcome_of(sentence)) is not None:
        return asked
    event = sentence.event if isinstance(sentence, Triggered) and header and not stays else None
    if not isinstance(event, Clause) or event.verb != "make" or event.subject != Opponent() or event.duration:
        return sentence
    what, nouns = event.get("what"), vocabulary.words.nouns
    if not isinstance(what, Things) or not all(nouns[noun].moment for kind in what.kinds for noun in kind.nouns):
        return sentence
    if sentence.limit is not None or sentence.condition is not None:
        return sentence
    return Under(header, If(replace(event, tense="past"), sentence.steps))


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
    nouns = vocabulary.words.nouns
    if isinstance(condition, Clause) and condition.verb == "block" and condition.subject == Reference("this"):
        return next((noun.moment for noun in nouns.values() if noun.moment), "")
    if not isinstance(how, Is):
        return ""
    return next((nouns[noun].moment for noun in how.kind.nouns if noun in nouns and nouns[noun].moment), "")


def use_this(limit: Limit) -> May:
    """Say how often an ability may be used ("you may use this ability twice each round")."""
    return May(You(), (Clause("use", You(), (Slot("what", Reference("this", "ability")),), limit=limit),))
