"""What is meant together: several deeds of one subject, cards that are turned over until one is of a sort."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.referents import is_many
from cardwright.text.tree import ACTOR, Clause, ForPlayers, Repeat, Things, Top, Until, You

if TYPE_CHECKING:
    from cardwright.text.resolve import Resolver


def together(resolver: Resolver, clauses: tuple[Clause, ...]) -> Iterator[Clause]:
    """Resolve what is done together; several deeds of one subject are of the same one."""
    subject = None
    for clause in clauses:
        told = (clause.subject, *(slot.value for slot in clause.slots if isinstance(clause.subject, You)))
        if isinstance(subject, Things) and subject in told:
            resolver.said = set()
        subject = clause.subject
        yield resolver.clause(clause)


def several_times(resolver: Resolver, step: Repeat | ForPlayers) -> Repeat | ForPlayers:
    """Resolve what is done several times, or by each player of whom something is true: "that player" is the one."""
    if isinstance(step, Repeat):
        return Repeat(resolver.walk(step.times), resolver.steps(step.steps))
    resolver.scope.players.append(ACTOR)
    found = ForPlayers(resolver.condition(step.condition), resolver.steps(step.then))
    resolver.scope.players.remove(ACTOR)
    return found


def turned_over(resolver: Resolver, things: Things, top: Top, last: Things) -> Things:
    """Resolve such cards: all of them are a group, the last one is "it"."""
    slot = resolver.new_slot()
    of = resolver.walk(top.of)
    whole = replace(things, quantity=replace(top, of=of), slot=slot)
    one = replace(resolver.filters_of(last), slot=resolver.new_slot())
    resolver.scope.clause -= is_many(one)  # "those cards" are what was sought
    resolver.note(whole, slot)
    resolver.scope.clause += is_many(one)
    resolver.scope.picked = one
    resolver.note(one, one.slot)
    return replace(whole, quantity=Top(Until(one), of, top.bottom))


def waited_for(resolver: Resolver, event: Any, steps: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...]]:
    """Resolve what is done at a moment: on the turn of the controller of "it", which may be what it is done to."""
    heard = resolver.event(event)
    whose = heard.whose if isinstance(heard, tree.PhaseEvent) else None
    done = resolver.steps(steps)
    if isinstance(whose, tree.ControllerOf | tree.OwnerOf) and is_nobody_yet(whose.of, event.whose.of):
        heard = replace(heard, whose=resolver.walk(event.whose))
    return heard, done


def is_nobody_yet(found: Any, said: Any) -> bool:
    """Tell whether a word means this card only because nothing else was spoken of before."""
    return isinstance(found, tree.Reference) and found.slot == tree.THIS and said.word != "this"
