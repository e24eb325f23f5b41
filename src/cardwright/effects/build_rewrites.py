"""What a replacement makes of its event: a changed number, another place, nothing, or something else."""

from __future__ import annotations

from cardwright.effects import amounts, filters, groups
from cardwright.effects.build_events import build_event, build_part
from cardwright.effects.build_spans import counted_span
from cardwright.effects.build_things import build_group, build_value, in_play
from cardwright.effects.patterns import EventPattern, Part, harm_flags
from cardwright.effects.piles import DrawFewer, DrawMore
from cardwright.effects.rewrites import (
    AtMost,
    ChangeAmount,
    DoesNotHappen,
    Doubled,
    GoesElsewhere,
    Halved,
    LeavesAtLeast,
    LeavesAtMost,
    Redirected,
)
from cardwright.effects.scope import CannotDo, Scope
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Condition, Replacement, Rewrite
from cardwright.engine.ids import NOBODY
from cardwright.text import tree

MOVES = frozenset({"exile", "remove", "put", "return", "go", "shuffle", "move"})
"""Verbs that can say where a card goes instead."""


def simple_rewrite(scope: Scope, ability: tree.Replacement) -> Rewrite | None:
    """What becomes of the event if nothing else is done besides; None if something is."""
    if len(ability.steps) != 1 or not isinstance(ability.steps[0], tree.Clause):
        return None
    clause = ability.steps[0]
    amount = clause.get("amount")
    if is_capped(clause) and isinstance(amount, tree.Compared):
        return AtMost(build_value(scope, amount.amount))
    if clause.verb == "draw" and isinstance(amount, (tree.More, tree.Less)):
        return drawn(ability.event, amount)
    if clause.verb in ("take", "deal", ability.event.verb) and isinstance(amount, (tree.More, tree.Less)):
        return changed(scope, amount)
    if clause.verb == "take" and clause.get("harm") is not None:
        return redirected(scope, ability.event, clause.subject)
    if clause.verb == "prevent":
        return DoesNotHappen()
    if clause.verb in MOVES and moves_the_card(scope, clause, ability.event):
        return elsewhere(scope, clause)
    return None


def drawn(event: tree.Clause, amount: tree.More | tree.Less) -> Rewrite:
    """ "That player draws 1 fewer card": of those that are drawn at once."""
    if event.verb != "draw" or not isinstance(amount.by, tree.Number):
        raise CannotDo("so many fewer than what? Say of which draw")
    if isinstance(amount, tree.More):
        return DrawMore(amount.by.value)
    if amount.by.value != 1:
        raise CannotDo("a text can only say that one card fewer is drawn")
    return DrawFewer()


def changed(scope: Scope, amount: tree.More | tree.Less) -> Rewrite:
    """More or less of it, or twice as much."""
    if isinstance(amount.by, tree.Cost):
        raise CannotDo("damage is not paid for")
    if isinstance(amount.by, tree.ThatMuch):
        return Doubled()
    if isinstance(amount.by, tree.Half):
        return Halved(not amount.by.up)
    value = build_value(scope, amount.by)
    return ChangeAmount(amounts.Product(-1, value) if isinstance(amount, tree.Less) else value)


def redirected(scope: Scope, event: tree.Clause, to: object) -> Rewrite:
    """The same damage, to something else."""
    if event.verb not in ("take", "deal"):
        raise CannotDo("only damage can be taken in place of another")
    if not isinstance(to, tree.Reference):
        raise CannotDo("who takes it?")
    return Redirected(build_group(scope, to, in_play(scope)))


def moves_the_card(scope: Scope, clause: tree.Clause, event: tree.Clause) -> bool:
    """Whether a clause only says where the event's own card goes."""
    what = clause.get("what") if clause.get("what") is not None else clause.subject
    if not isinstance(what, tree.Reference):
        return False
    if what.word == "gap":
        return True
    whom = event.get("what") if event.get("what") is not None else event.subject
    if isinstance(whom, tree.Reference) and whom.slot == what.slot >= tree.FIRST_CHOICE:
        return True  # what was picked before, as the event happens to it
    if what.slot == tree.EVENT_SUBJECT:
        return scope.subject == groups.CARD
    return what.slot == tree.EVENT_OBJECT and scope.object == groups.CARD


def elsewhere(scope: Scope, clause: tree.Clause) -> Rewrite:
    """The place where the card goes instead."""
    place = clause.get("to")
    names = scope.names
    if isinstance(place, tree.Place):
        return GoesElsewhere(names.place(place), place.position == "bottom", clause.verb == "shuffle")
    if clause.verb in names.zones:
        return GoesElsewhere(names.zone(clause.verb), False, False)
    exiled = [name for name, zone in names.vocabulary.words.zones.items() if zone.adjective and not zone.in_play]
    if clause.verb in ("exile", "remove") and len(exiled) == 1:
        return GoesElsewhere(names.zone(exiled[0]), False, False)
    raise CannotDo(f'"{clause.verb}" does not say where the card goes instead')


def is_capped(clause: tree.Clause) -> bool:
    """Whether a clause says how much damage, or how much of a gain or a loss, there is at most."""
    amount = clause.get("amount")
    told = isinstance(amount, tree.Compared) and amount.how == "more than"
    return clause.verb in ("take", "deal", "gain", "lose", "score") and clause.modal == "cannot" and told


def capped(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int = 0) -> Replacement:
    """ "You cannot take more than 6 damage from an attack": the rest is not dealt."""
    amount = clause.get("amount")
    assert isinstance(amount, tree.Compared)
    slots = tuple(slot for slot in clause.slots if slot.name != "amount")
    heard = build_event(scope, tree.Clause(clause.verb, clause.subject, slots, "would"))
    most = build_value(scope, amount.amount)
    if clause.duration is not None and clause.duration.kind == "each":
        scope.remembers |= heard.kinds
        done = amounts.HappenedSum(heard.kinds, heard.pattern, counted_span(scope, clause.duration), None)
        most = amounts.Sum(most, done, True)
    return Replacement(heard.kinds, heard.pattern, condition, AtMost(most), NOTHING, index=index)


def prevention(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int) -> Replacement:
    """ "Prevent all combat damage to this from enemy creatures"."""
    flags = harm_flags(clause.get("kind"))
    whom, source = build_part(scope, clause.get("whom")), build_part(scope, clause.get("source"))
    pattern = EventPattern(kinds.DAMAGE, card=whom, by=source, flags=flags)
    return Replacement(1 << kinds.DAMAGE, pattern, condition, DoesNotHappen(), NOTHING, index=index)


def is_rewritten(scope: Scope, clause: tree.Clause) -> bool:
    """Whether a bound holds because events are changed: of what damage takes, and of what a player has."""
    subject = clause.subject
    if isinstance(subject, tree.StatOf) and clause.verb == "rise" and clause.get("amount") is None:
        return False
    return not isinstance(subject, tree.StatOf) or subject.stat == scope.names.vocabulary.worn


def bounded(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int = 0) -> Replacement:
    """A number that events do not bring below or above a level."""
    if clause.get("amount") is None:
        raise CannotDo("this goes up and down with damage and payments: say below or above which number it does not go")
    if clause.verb == "fall":
        return lowest(scope, clause, condition, index)
    number, resource = clause.get("amount"), clause.get("resource")
    if not isinstance(number, tree.Number) or not isinstance(resource, str):
        raise CannotDo("only what no damage takes can be kept from rising")
    heard = build_event(scope, tree.Clause("gain", clause.subject, (tree.Slot("resource", resource),), "would"))
    top = LeavesAtMost(number.value, scope.names.resources.index(resource))
    return Replacement(heard.kinds, heard.pattern, condition, top, NOTHING, index=index)


def lowest(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int = 0) -> Replacement:
    """ "This card's HP cannot fall below 1", "your life-energy cannot fall below 1"."""
    number, subject = clause.get("amount"), clause.subject
    if not isinstance(number, tree.Number):
        raise CannotDo("below which number?")
    if isinstance(subject, tree.StatOf):
        worn = scope.names.vocabulary.worn
        pattern = EventPattern(kinds.DAMAGE, card=fixed_part(scope, subject.of))
        rewrite = LeavesAtLeast(number.value, scope.names.stat(worn), 0)
        return Replacement(1 << kinds.DAMAGE, pattern, condition, rewrite, NOTHING, index=index)
    resource = clause.get("resource")
    assert isinstance(resource, str)
    heard = build_event(scope, tree.Clause("lose", subject, (tree.Slot("resource", resource),), "would"))
    floor = LeavesAtLeast(number.value, 0, scope.names.resources.index(resource))
    return Replacement(heard.kinds, heard.pattern, condition, floor, NOTHING, index=index)


def fixed_part(scope: Scope, thing: object) -> Part | None:
    """Who takes part in an event: what is chosen now, or whatever fits then."""
    if isinstance(thing, tree.Reference) or (isinstance(thing, tree.Things) and isinstance(thing.quantity, tree.Some)):
        return Part(filters.IsAmong(build_group(scope, thing, in_play(scope))), NOBODY)
    return build_part(scope, thing)
