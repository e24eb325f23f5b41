"""Where a phrase looks, and what its filters are."""

from __future__ import annotations

from msgspec.structs import replace

from cardwright.effects import filters
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.who import Who
from cardwright.engine import kinds, ranks
from cardwright.engine.ability import Filter
from cardwright.text import tree

HOWS = {
    "at least": filters.AT_LEAST,
    "at most": filters.AT_MOST,
    tree.IN_ALL: filters.AT_MOST,
    "exactly": filters.EXACTLY,
    "more than": filters.MORE,
    "less than": filters.LESS,
    "even": filters.EVEN,
    "odd": filters.ODD,
}
PLACES = {
    "same": ranks.SAME,
    "adjacent": ranks.ADJACENT,
    "behind": ranks.BEHIND,
    "ahead": ranks.AHEAD,
    "back": ranks.NEXT_BEHIND,
    "forward": ranks.NEXT_AHEAD,
}
ANY_NUMBER = 99


def bounds_of(quantity: object) -> tuple[int, int]:
    """The most and the least of "1 or 2", "3 or more", "exactly 2"."""
    compared = quantity.compared if isinstance(quantity, tree.Between) else None
    if compared is None or not isinstance(compared.amount, tree.Number) or compared.amount.value < 1:
        raise CannotDo("this way of counting cannot be chosen here")
    number = compared.amount.value
    if compared.how == "between":
        return number + compared.span, number
    if compared.how == "exactly":
        return number, number
    if compared.how in ("at least", "more than"):
        return ANY_NUMBER, number + (compared.how == "more than")
    if compared.how == "at most":
        return number, 0
    raise CannotDo("this way of counting cannot be chosen here")


def how_of(compared: tree.Compared) -> int:
    """How numbers are compared."""
    return filters.BETWEEN + compared.span if compared.how == "between" else HOWS[compared.how]


class Where:
    """Where a phrase looks for cards when it does not say so itself, who chooses, and what the verb needs besides."""

    def __init__(
        self,
        zones: tuple[int, ...],
        whose: Who | None = None,
        chooser: Who | None = None,
        needs: Filter | None = None,
    ) -> None:
        self.zones = zones
        self.whose = whose
        self.chooser = chooser
        self.needs = needs


def all_filters(things: tree.Things) -> list[tree.Filter]:
    """The filters of a phrase and of its nouns."""
    found = list(things.filters)
    for kind in things.kinds:
        found.extend(kind.filters)
    return found


def comes_of_it(things: tree.Things) -> bool:
    """Whether a phrase is about what the text itself has shown or done, so that nobody can pick of it beforehand."""
    for one in all_filters(things):
        if isinstance(one, tree.Among) or isinstance(one, tree.Relative) and "this way" in one.clause.adverbs:
            return True
    return False


def other_slots(things: tree.Things) -> list[int]:
    """The slots that "another" and "other" set a choice apart from."""
    found: list[int] = []
    for one in [*things.filters, *(one for kind in things.kinds for one in kind.filters)]:
        if isinstance(one, tree.Other):
            found.extend(one.than)
    return found


def joined(parts: list[Filter]) -> Filter:
    """Several filters as one."""
    words = 0
    useful: list[Filter] = []
    for part in parts:
        if isinstance(part, (filters.HasTrait, filters.HasTraits)) and part.is_sure():
            words |= part.bits
        elif not isinstance(part, filters.Anything):
            useful.append(part)
    if words:
        useful.insert(0, filters.HasTrait(words) if words.bit_count() == 1 else filters.HasTraits(words))
    if not useful:
        return filters.Anything()
    return useful[0] if len(useful) == 1 else filters.AllOf(tuple(useful))


def is_answered(scope: Scope, thing: object) -> bool:
    """Whether a phrase means the activation that is answered, which is always the opponent's."""
    answered = (tree.EVENT_SUBJECT, tree.EVENT_OBJECT)
    return scope.answers == kinds.ACTIVATE and isinstance(thing, tree.Reference) and thing.slot in answered


def is_attacker(scope: Scope, things: tree.Things) -> bool:
    """Whether a phrase means "the attacking card" of the attack in question, one of them if there are several."""
    if not scope.names.vocabulary.words.style.a_means_target:
        return False
    return any(isinstance(one, tree.State) and one.name == "attacking" for one in all_filters(things))


def said_of_both(clause: tree.Clause) -> tuple[tree.Clause, tree.Clause]:
    """What is said of each or of some player, said of one and of the other: whatever is theirs is that one's."""
    players = (tree.You(), tree.Opponent())
    mine, theirs = (said_of(clause, clause.subject, player) for player in players)
    assert isinstance(mine, tree.Clause)
    assert isinstance(theirs, tree.Clause)
    return mine, theirs


def said_of(value: object, whom: object, player: tree.Player) -> object:
    """A part of a clause with one player in the place of another."""
    if value == whom:
        return player
    if isinstance(value, tuple):
        return tuple(said_of(item, whom, player) for item in value)
    if not isinstance(value, tree.Node):
        return value
    return replace(value, **{name: said_of(held, whom, player) for name, held in tree.held_by(value).items()})
