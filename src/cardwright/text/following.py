"""The next or first of a sort: what it gets, it gets when it comes ("your next attack gets +2 damage")."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.check import Senseless
from cardwright.text.table.clauses import BY
from cardwright.text.table.fights import survived
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Clause, Reference, Slot, Things
from cardwright.text.triggers import is_carried_out
from cardwright.text.words import Vocabulary

ONE = tree.Some(tree.Number(1))
FIGHT = "fight"
"""The deed that is a span of time as well."""
UNDONE = ("respond", "cancel", "counter")
"""What cannot be done about something that comes."""


def awaited(clause: Clause, vocabulary: Vocabulary) -> tree.Delayed | None:
    """Read "your next attack gets +2" as "the next time you make an attack, that attack gets +2"."""
    if (own := in_own_span(clause)) is not None:
        return own
    found = coming(clause, vocabulary)
    if found is None or not isinstance(subject_of(clause), Things):
        return None
    thing = subject_of(clause)
    assert isinstance(thing, Things)
    if not isinstance(thing.quantity, tree.Next) or thing.quantity.number != tree.Number(1):
        return None
    event, duration = found
    if duration is not None and duration.kind == "each":
        return None
    return tree.Delayed(event, (pointing(clause, thing),), duration)


def apart(steps: tuple[Any, ...], vocabulary: Vocabulary) -> tuple[Any, ...]:
    """Part deeds that are done together where one of them is about what comes: that one waits for it."""
    parted: list[Any] = []
    for step in steps:
        waits = isinstance(step, tree.Together) and any(awaited(one, vocabulary) for one in step.clauses)
        parted += step.clauses if waits else (step,)
    return tuple(parted)


def triggered(ability: tree.Static, vocabulary: Vocabulary) -> tree.Triggered | None:
    """Read "the first attack you make each round gets +2" as what happens when that attack is made."""
    found = coming(ability.clause, vocabulary)
    thing = subject_of(ability.clause)
    if found is None or not isinstance(thing, Things) or not isinstance(thing.quantity, tree.First):
        return None
    event, duration = found
    if duration is None or duration.kind != "each":
        return None
    limit = times(thing.quantity, duration.span)
    return (
        None if limit is None else tree.Triggered(event, (pointing(ability.clause, thing),), ability.condition, limit)
    )


def counted(ability: tree.Triggered) -> tree.Triggered:
    """Read "when you play your second spell each turn" as "when you play a spell for the second time each turn"."""
    event = ability.event
    what = event.get("what") if isinstance(event, Clause) else None
    if not isinstance(event, Clause) or not isinstance(what, Things):
        return ability
    plain = len(event.slots) == 1 and not any(isinstance(one, tree.InZone) for one in what.filters)
    if what.quantity == tree.All() and isinstance(event.subject, tree.PLAYERS) and plain:
        return replace(ability, event=replace(event, slots=(Slot("what", replace(what, quantity=ONE)),)))
    if not isinstance(what.quantity, tree.First):
        return ability
    span, duration = what.quantity.span, event.duration
    if not span and duration is not None and duration.kind == "each":
        span, duration = duration.span, None
    limit = times(what.quantity, span)
    if not span or ability.limit is not None or limit is None:
        return ability
    slots = tuple(Slot("what", replace(what, quantity=ONE)) if slot.name == "what" else slot for slot in event.slots)
    return replace(ability, event=replace(event, slots=slots, duration=duration), limit=limit)


def in_own_span(clause: Clause) -> tree.Delayed | None:
    """Read "it cannot attack in its next fight" as "the next time it fights, it cannot attack in this fight"."""
    duration, thing = clause.duration, clause.subject
    if duration is None or duration.kind != "next" or duration.span != FIGHT or duration.whose is None:
        return None
    if not isinstance(thing, Things | Reference):
        return None
    meant = replace(clause, duration=tree.Duration("this", FIGHT), subject=Reference("it"))
    return tree.Delayed(Clause(FIGHT, thing), (meant,))


def times(first: tree.First, span: str) -> tree.Limit | None:
    """Return how often in a span something happens that is told of the first of them; None of those after it."""
    return None if first.how == "after" else tree.Limit(first.number, span, not first.how)


def after_fight(ability: tree.Triggered, fought_out: bool) -> tree.Triggered:
    """Say "after this fights" as the end of that fight, where fights are `fought_out`; elsewhere it is when it does."""
    event = ability.event
    if not isinstance(event, Clause) or event.verb != "fight" or not is_carried_out(event):
        return ability
    plain = replace(event, adverbs=())
    if not fought_out:
        return replace(ability, event=plain)
    found = survived({"who": event.subject, "steps": tree.Together(())})
    if found is None or ability.condition is not None or ability.limit is not None or event.slots:
        raise Senseless('say "at the end of each fight"', "after")
    return replace(found, steps=ability.steps)


def subject_of(clause: Clause) -> object:
    """Return what a clause changes."""
    if clause.verb == "get" and not clause.modal and not clause.tense:
        return clause.subject
    if clause.modal == "cannot" and clause.passive and clause.subject is None and clause.verb in UNDONE:
        return clause.get("what")
    stat = clause.get("stat")
    return stat.of if clause.verb == "double" and isinstance(stat, tree.StatOf) else None


def coming(clause: Clause, vocabulary: Vocabulary) -> tuple[Clause, tree.Duration | None] | None:
    """Return the event with which the thing comes, and the span of time that was said."""
    thing = subject_of(clause)
    if not isinstance(thing, Things) or len(thing.kinds) != 1:
        return None
    gaps = [item for item in thing.filters if isinstance(item, tree.Relative)]
    kind = thing.kinds[0]
    owners = [item for item in (*kind.filters, *thing.filters) if isinstance(item, tree.Controlled)]
    if len(gaps) == 1 and not owners:
        event = gaps[0].clause
        if event.get("what") != Reference("gap") or event.modal or not isinstance(event.subject, tree.PLAYERS):
            return None
        rest = phrase(thing.kinds, tuple(item for item in thing.filters if item is not gaps[0]))
    elif len(owners) == 1 and not gaps:
        event = Clause(bringing(kind, vocabulary), owners[0].by, (Slot("what", Reference("gap")),))
        before = tuple(item for item in kind.filters if item is not owners[0])
        rest = phrase((replace(kind, filters=before),), tuple(f for f in thing.filters if f is not owners[0]))
    else:
        return None
    if rest is None or (event.duration is not None and clause.duration is not None):
        return None
    what = Things(ONE, rest.kinds, rest.filters)
    slots = tuple(Slot("what", what) if slot.name == "what" else slot for slot in event.slots)
    return replace(event, slots=slots, duration=None, tense=""), event.duration or clause.duration


def bringing(kind: tree.Kind, vocabulary: Vocabulary) -> str:
    """Return the verb with which a thing comes: attacks are made, cards are played or deployed."""
    nouns, verbs = vocabulary.words.nouns, vocabulary.words.verbs
    if "make" in verbs and not kind.card and all(noun in nouns and nouns[noun].activity for noun in kind.nouns):
        return "make"
    return "play" if "play" in verbs else "deploy"


def pointing(clause: Clause, thing: Things) -> Clause:
    """Return the clause about the one that has come."""
    kind = thing.kinds[0]
    that: Any = Reference("that", kind.card or kind.nouns[0])
    clause = replace(clause, duration=None)
    if clause.verb == "get":
        return replace(clause, subject=that)
    if clause.verb in UNDONE:
        return replace(clause, slots=(Slot("what", that),))
    stat = clause.get("stat")
    assert isinstance(stat, tree.StatOf)
    return replace(clause, slots=(Slot("stat", replace(stat, of=that)),))


def in_order(clause: Clause) -> tuple[Slot, ...]:
    """Put the object of a former passive where the active voice has it."""
    by = BY[clause.verb]
    if by != "whom":
        return clause.slots
    rest = tuple(slot for slot in clause.slots if slot.name != by)
    return (*rest, *(slot for slot in clause.slots if slot.name == by))
