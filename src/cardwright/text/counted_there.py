"""What is counted after it is gone: "destroy all items and draw a card for each item" counts those just destroyed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.check import GONE
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Clause, Node, Reference, Slot, Things


def counted_there(value: Any) -> Any:
    """Return abilities in which things are counted that are no longer there as those that went."""
    if isinstance(value, tree.Instructions | tree.Triggered):
        return replace(value, steps=after(value.steps))
    if isinstance(value, tuple):
        return tuple(counted_there(item) for item in value)
    return value


def after(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """Go through what is done in order."""
    gone: dict[tuple[str, ...], str] = {}
    found: list[Any] = []
    for step in steps:
        if isinstance(step, tree.Together):
            found.append(replace(step, clauses=tuple(told(clause, gone) for clause in step.clauses)))
        else:
            found.append(told(step, gone) if isinstance(step, Clause) else step)
    return tuple(found)


def told(clause: Clause, gone: dict[tuple[str, ...], str]) -> Clause:
    """Return a clause that counts those that went, and remember whom it makes go."""
    if gone:
        clause = replace(clause, slots=tuple(Slot(slot.name, those(slot.value, gone)) for slot in clause.slots))
    clause = of_their_own(clause)
    what = clause.get("what")
    if clause.verb in GONE and isinstance(what, Things) and isinstance(what.quantity, tree.All) and not what.filters:
        gone |= {kind.nouns: clause.verb for kind in what.kinds if not kind.filters}
    return clause


def of_their_own(clause: Clause) -> Clause:
    """Count only what a player controls where it is sacrificed: nobody sacrifices what is another's."""
    what = clause.get("what")
    if clause.verb != "sacrifice" or not isinstance(what, Things) or not isinstance(what.quantity, tree.Some):
        return clause
    group = replace(what, quantity=tree.All())
    held = (*what.filters, *(item for kind in what.kinds for item in kind.filters))
    if any(isinstance(item, tree.Controlled) for item in held) or not counts(what.quantity.number, group):
        return clause
    by = clause.subject or tree.You()
    if isinstance(by, tree.EachPlayer):
        by = tree.ThatPlayer("they")
    if not isinstance(by, tree.PLAYERS):
        return clause
    found = phrase(group.kinds, (*group.filters, tree.Controlled(by)))
    if found is None:
        return clause
    own = replace(group, kinds=found.kinds, filters=found.filters)
    number = tree.exchanged(what.quantity.number, lambda one: own if one == group else None)
    told_own = replace(own, quantity=replace(what.quantity, number=number))
    return replace(clause, slots=tuple(Slot("what", told_own) if s.name == "what" else s for s in clause.slots))


def counts(value: Any, group: Things) -> bool:
    """Tell whether an amount counts a group of things."""
    if value == group:
        return True
    return isinstance(value, Node) and any(counts(held, group) for held in tree.held_by(value).values())


def those(value: Any, gone: dict[tuple[str, ...], str]) -> Any:
    """Say of things counted all over the field that they are those which went."""

    def change(one: Any) -> Any:
        if not isinstance(one, tree.Each) or len(one.of.kinds) != 1:
            return None
        verb = gone.get(one.of.kinds[0].nouns)
        if verb is None or one.of.filters:
            return one
        went = Clause(verb, None, (Slot("what", Reference("gap")),), passive=True, adverbs=("this way",))
        return replace(one, of=replace(one.of, filters=(tree.Relative(went),)))

    return tree.exchanged(value, change)
