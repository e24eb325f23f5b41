"""Parts of a clause that every verb reads alike: who does it, to what, from where, how many."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.effects import amounts, who
from cardwright.effects.build_picks import has_extreme
from cardwright.effects.build_things import build_group, build_value, build_who, in_play
from cardwright.effects.groups import Group
from cardwright.effects.phrases import Where, bounds_of
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import Who
from cardwright.engine.ability import Value
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def is_player(subject: object) -> bool:
    """Whether a subject is a player."""
    return isinstance(
        subject,
        (
            tree.You,
            tree.Opponent,
            tree.EachPlayer,
            tree.PlayersWho,
            tree.AnyPlayer,
            tree.ThatPlayer,
            tree.ControllerOf,
            tree.OwnerOf,
        ),
    )


def actor_of(scope: Scope, clause: tree.Clause) -> Who:
    """Who does it: the player named, otherwise you."""
    if isinstance(clause.subject, tree.EachPlayer) and isinstance(scope.actor, who.EachInTurn):
        return scope.actor
    if is_player(clause.subject):
        return build_who(scope, clause.subject)  # type: ignore[arg-type]
    return who.You()


def things(scope: Scope, clause: tree.Clause, slot: str, where: Where) -> Group:
    """The things in a named slot of the clause."""
    value = clause.get(slot)
    if isinstance(value, (tree.Reference, tree.Things, tree.Several)) or is_player(value):
        return build_group(scope, value, where)  # type: ignore[arg-type]
    raise CannotDo(f'"{clause.verb}" what?')


def from_place(scope: Scope, clause: tree.Clause, default: tuple[int, ...], whose: Who | None, chooser: Who) -> Where:
    """Where a verb takes its cards from: the place that it names, or its usual one."""
    source = clause.get("source")
    if isinstance(source, tree.Place) and isinstance(source.whose, tree.AnyPlayer):
        return Where(scope.names.places(source), None, chooser)
    if isinstance(source, tree.Place):
        owner = build_who(scope, source.whose) if source.whose is not None else whose
        return Where(scope.names.places(source), owner, chooser)
    return Where(default, whose, chooser)


def number(scope: Scope, clause: tree.Clause, slot: str = "amount") -> Value:
    """The number in a slot, 1 if nothing is said."""
    value = clause.get(slot)
    if value is None:
        return amounts.Fixed(1)
    if isinstance(value, tree.Things) and isinstance(value.quantity, tree.Between):
        return amounts.Fixed(bounds_of(value.quantity)[0])
    if isinstance(value, tree.Things):
        return counted_cards(scope, value)
    return build_value(scope, value)  # type: ignore[arg-type]


def counted_cards(scope: Scope, things: tree.Things) -> Value:
    """How many cards a phrase such as "2 cards" means."""
    quantity = things.quantity
    if isinstance(quantity, tree.Some):
        return build_value(scope, quantity.number)
    raise CannotDo("how many cards?")


def fewest_cards(things: object) -> int:
    """How few cards are enough, NOBODY if the number is told."""
    quantity = things.quantity if isinstance(things, tree.Things) else None
    if isinstance(quantity, tree.Some) and quantity.up_to:
        return 0
    return bounds_of(quantity)[1] if isinstance(quantity, tree.Between) else NOBODY


def cost_list(scope: Scope, cost: object) -> list[int]:
    """A price as a list by resource."""
    if isinstance(cost, tree.More):
        cost = cost.by
    if not isinstance(cost, tree.Cost):
        raise CannotDo("pay what?")
    parts = [0] * len(scope.names.resources)
    for part in cost.parts:
        parts[scope.names.resources.index(part.resource)] += part.count
    return parts


AIMED_FROM: Final = 16
"""Where the slots of targets begin that are part of an event: no sentence chooses so many things."""


def aimed(scope: Scope, event: tree.Clause) -> tree.Clause:
    """The event with its targets, and those that have the most of something, chosen now: it is about them alone."""

    def chosen(value: object) -> object:
        if not isinstance(value, tree.Things):
            return value
        if getattr(value.quantity, "how", "") != "target" and not has_extreme(value):
            return value
        # In an event it has the slot of the event's own thing; here it is one that is chosen.
        chosen_already = value.slot >= tree.FIRST_CHOICE
        slot = value.slot if chosen_already else tree.FIRST_CHOICE + AIMED_FROM + len(scope.targets)
        scope.pointed.add(slot)
        build_group(scope, replace(value, slot=slot), in_play(scope))
        return tree.Reference("that", slot=slot)

    slots = tuple(tree.Slot(slot.name, chosen(slot.value)) for slot in event.slots)  # type: ignore[arg-type]
    return replace(event, subject=chosen(event.subject), slots=slots)


def most_of(scope: Scope, clause: tree.Clause) -> Value | None:
    """What the X of a payment cannot be more than."""
    most = clause.get("most")
    return None if most is None else build_value(scope, most)  # type: ignore[arg-type]
