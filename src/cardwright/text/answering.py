"""What a card that waits for its moment answers: "When your opponent deploys a card, destroy it" on a trap."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text.pieces import concerns_this
from cardwright.text.table.responses import DEEDS, as_deed
from cardwright.text.tree import (
    Activated,
    Clause,
    Controlled,
    If,
    Opponent,
    Player,
    Reference,
    Slot,
    Things,
    Triggered,
    You,
)
from cardwright.text.words import CardFacts, Vocabulary

RESPOND: Final = "respond"


def answered(sentences: list[Any], vocabulary: Vocabulary, facts: CardFacts) -> list[Any]:
    """Return the sentences with the one event for which the card waits as what it responds to, where that can be."""
    if RESPOND not in vocabulary.words.headers or not vocabulary.awaits(facts) or not sentences:
        return sentences
    first, *rest = sentences
    if not isinstance(first, Triggered) or any(isinstance(one, Triggered | Activated) for one in rest):
        return sentences
    if first.limit is not None or not is_answered(first.event):
        return sentences
    steps = first.steps if first.condition is None else (If(first.condition, first.steps),)
    return [Activated(RESPOND, (), steps, as_deed(first.event)), *rest]


def unanswered(sentences: list[Any], vocabulary: Vocabulary, facts: CardFacts) -> list[Any]:
    """Return the sentences with "your opponent cannot respond to it" said of this card, where it comes first."""
    if not sentences or vocabulary.stays(facts):
        return sentences
    first = sentences[0]
    clause = first.then[0] if isinstance(first, If) and len(first.then) == 1 else first
    if not isinstance(clause, Clause) or clause.verb != RESPOND or clause.modal != "cannot":
        return sentences
    if clause.get("what") != Reference("it") or clause.duration is not None:
        return sentences
    told = replace(clause, slots=(Slot("what", Reference("this")),))
    return [told if clause is first else replace(first, then=(told,)), *sentences[1:]]


def is_answered(event: Any) -> bool:
    """Tell whether an event is a deed of others to which cards respond, whenever it is done."""
    if not isinstance(event, Clause) or event.verb not in DEEDS or concerns_this(event):
        return False
    whom = event.get(DEEDS[event.verb])
    own, struck = (whom, None) if event.verb != "attack" else (event.subject, whom)
    if event.subject == You() or is_of(own, You()) or is_of(struck, Opponent()):
        return False  # nobody responds to what they do themselves
    plain = not event.tense and not event.modal and event.duration is None and event.limit is None
    return plain and event.adverbs in ((), ("directly",))


def is_of(thing: Any, player: Player) -> bool:
    """Tell whether something is that player, or said to be theirs."""
    if not isinstance(thing, Things):
        return bool(thing == player)
    filters = (*thing.filters, *(one for kind in thing.kinds for one in kind.filters))
    return Controlled(player) in filters
