"""Whose price it is: what a player plays costs more or less."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.table.clauses import GAP
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Clause, Slot, Things
from cardwright.text.words import Vocabulary

PLAYED: Final = ("play", "deploy", "make")
COUNTED: Final = ("each", "this", "until end")
"""Spans of time in which it is counted what comes first."""
MADE: Final = ("make", "activate")
"""Verbs of what is done with a card, said for playing it."""


def first_played(clause: Clause, verb: str) -> Clause:
    """ "Your first attack each round costs less", "the first attack you make": the first one that you play."""
    subject, span = clause.subject, clause.duration
    if not isinstance(subject, Things) or len(subject.kinds) != 1:
        return clause
    told = [item for item in subject.filters if isinstance(item, tree.Relative) and item.clause.verb == verb]
    if len(told) == 1 and isinstance(subject.quantity, tree.First) and span is not None and span.kind in COUNTED:
        if told[0].clause.duration is None:  # "each turn, the first spell you play costs less"
            dated = tree.Relative(replace(told[0].clause, duration=tree.Duration("each", span.span)))
            filters = tuple(dated if item is told[0] else item for item in subject.filters)
            lasts = None if span.kind == "each" else span
            return replace(clause, subject=replace(subject, filters=filters), duration=lasts)
    made = [item for item in subject.filters if isinstance(item, tree.Relative) and item.clause.verb in MADE]
    if len(made) == 1:
        play = tree.Relative(replace(made[0].clause, verb=verb))
        return replace(
            clause, subject=replace(subject, filters=tuple(play if f is made[0] else f for f in subject.filters))
        )
    kind = subject.kinds[0]
    owners = [item for item in (*kind.filters, *subject.filters) if isinstance(item, tree.Controlled)]
    if not isinstance(subject.quantity, tree.First) or span is None or span.kind != "each":
        return clause
    if len(owners) > 1 or (not owners and told):
        return clause
    whose = owners[0] if owners else None
    play = tree.Relative(
        Clause(verb, whose.by if whose else None, (Slot("what", GAP),), passive=not whose, duration=span)
    )
    kinds = (replace(kind, filters=tuple(item for item in kind.filters if item != whose)),)
    others = (*(item for item in subject.filters if item != whose), play)
    return replace(clause, subject=replace(subject, kinds=kinds, filters=others), duration=None)


def next_played(clause: Clause) -> Clause:
    """ "The next spell you play this turn costs less": your next spell costs less this turn."""
    subject = clause.subject
    if not isinstance(subject, Things) or not isinstance(subject.quantity, tree.Next) or len(subject.kinds) != 1:
        return clause
    plays = [item for item in subject.filters if isinstance(item, tree.Relative) and item.clause.verb in PLAYED]
    if len(plays) != 1 or not isinstance(plays[0].clause.subject, tree.You | tree.Opponent):
        return clause
    by = tree.Controlled(plays[0].clause.subject)
    rest = tuple(item for item in subject.filters if item is not plays[0])
    merged = phrase(subject.kinds, (*rest, by))
    if merged is None:
        return clause
    whose = replace(subject, kinds=merged.kinds, filters=merged.filters)
    return replace(clause, subject=whose, duration=clause.duration or plays[0].clause.duration)


def paid_by(clause: Clause, verb: str) -> Clause:
    """ "Spells cost your opponent 1 more": the spells that your opponent plays."""
    payer, subject = clause.get("payer"), clause.subject
    if payer is None:
        return clause
    rest = tuple(slot for slot in clause.slots if slot.name != "payer")
    told = isinstance(payer, tree.ThatPlayer) or payer == tree.Reference("them")
    if told and isinstance(subject, Things) and is_somebodys(subject):
        return replace(clause, slots=rest)
    if isinstance(payer, tree.EachPlayer | tree.AnyPlayer) or not isinstance(subject, Things):
        return replace(clause, slots=rest)
    play = tree.Relative(Clause(verb, payer, (Slot("what", GAP),)))  # type: ignore[arg-type]
    return replace(clause, slots=rest, subject=replace(subject, filters=(*subject.filters, play)))


def is_somebodys(things: Things) -> bool:
    """Tell whether it is said who plays things, so that "them" is that player."""
    said = (*things.filters, *(item for kind in things.kinds for item in kind.filters))
    return any(isinstance(item, tree.Controlled | tree.Relative) for item in said)


def priced(clause: Clause) -> Clause:
    """Read "your spells get -1 cost" as "your spells cost 1 less"."""
    grants = clause.get("grants")
    if clause.verb != "get" or not isinstance(grants, tree.Grants) or grants.keywords or grants.abilities:
        return clause
    if len(grants.bonuses) != 1 or grants.bonuses[0].stat != "cost" or grants.bonuses[0].exact:
        return clause
    bonus = grants.bonuses[0]
    by = tree.Less(bonus.amount) if bonus.negative else tree.More(bonus.amount)
    return replace(clause, verb="cost", slots=(Slot("amount", by),))


def paid_plainly(clause: Clause, vocabulary: Vocabulary) -> Clause:
    """Read "pay 2 more energy" as "pay 2 energy" where nothing is paid besides as a card is played."""
    cost = clause.get("cost")
    if clause.verb != "pay" or not isinstance(cost, tree.More) or vocabulary.words.style.extras:
        return clause
    return replace(clause, slots=(Slot("cost", cost.by),))


def played(subject: Any, verb: str) -> Any:
    """ "Enemy spells cost more" means the spells your opponent plays."""
    if not isinstance(subject, Things) or not isinstance(subject.quantity, tree.All) or len(subject.kinds) != 1:
        return subject
    kind = subject.kinds[0]
    owners = [item for item in (*kind.filters, *subject.filters) if isinstance(item, tree.Controlled)]
    if len(owners) != 1:
        return subject
    play = tree.Relative(Clause(verb, owners[0].by, (Slot("what", GAP),)))
    return replace(
        subject,
        kinds=(replace(kind, filters=tuple(item for item in kind.filters if item != owners[0])),),
        filters=(*(item for item in subject.filters if item != owners[0]), play),
    )
