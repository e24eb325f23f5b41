"""Who chooses and what is chosen, said no oftener than needed."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.tree import Clause, Reference, Things, You

PICKED: Final = ("discard", "exile", "play", "put", "return", "shuffle", "summon")
"""What is done with some of the cards that were shown, before the rest are spoken of."""
POINTERS: Final = ("it", "them", "that", "those")
AMONG_THEM: Final = tree.Among(Reference("them"))
SHOWN: Final = Clause("reveal", None, (tree.Slot("what", Reference("gap")),), passive=True)
PLACED: Final = (tree.InZone, tree.Among, tree.InPlay, tree.Controlled, tree.Stands, tree.AttachedTo, tree.Owned)
"""Words that say where what is chosen is."""


def from_what_was_seen(abilities: tree.Abilities, hand: str) -> tree.Abilities:
    """ "Look at your opponent's hand. Choose a spell": one of those, unless a place is said."""
    return tuple(seen_in(ability, hand) for ability in abilities)


def seen_in(ability: Any, hand: str) -> Any:
    """Read the choices of an ability as made among what was shown just before."""
    if isinstance(ability, tree.Headed):
        return replace(ability, abilities=from_what_was_seen(ability.abilities, hand))
    if isinstance(ability, tree.Instructions | tree.Triggered | tree.Activated):
        return replace(ability, steps=among_seen(ability.steps, False, hand)[0])
    return ability


def among_seen(
    steps: tuple[Any, ...], shown: bool, hand: str, after: tuple[Any, ...] = ()
) -> tuple[tuple[Any, ...], bool]:
    """Go through steps in their order; tell whether cards have been shown in the end."""
    found: list[Any] = []
    for index, step in enumerate(steps):
        made = step
        rest = (*steps[index + 1 :], *after)
        if isinstance(step, Clause) and (step.verb in ("look", "reveal") or is_of_top(step)):
            shown = True
        elif isinstance(step, Clause) and shown and (step.verb == "choose" or picks_out(step, rest, hand)):
            what = step.get("what")
            if isinstance(what, Things) and is_unplaced(what, step.verb != "choose"):
                made = with_what(step, replace(what, filters=(*without_way(what.filters), AMONG_THEM)))
        elif isinstance(step, Clause) and shown and isinstance(what := step.get("what"), Things):
            if len(without_way(what.filters, "reveal", "look")) < len(what.filters):
                made = with_what(step, replace(what, filters=(*without_way(what.filters), AMONG_THEM)))
        elif isinstance(step, tree.Together):
            clauses, shown = among_seen(step.clauses, shown, hand, rest)
            made = tree.Together(clauses)
        elif isinstance(step, tree.May):
            inner, shown = among_seen(step.steps, shown, hand, rest)
            made = replace(step, steps=inner)
        elif isinstance(step, tree.If):
            then, _ = among_seen(step.then, shown, hand, rest)
            made = replace(step, then=then, otherwise=among_seen(step.otherwise, shown, hand, rest)[0])
        found.append(made)
    return tuple(found), shown


def with_what(clause: Clause, what: Things) -> Clause:
    """Return a clause that is said of other things."""
    return replace(clause, slots=tuple(tree.Slot(s.name, what) if s.name == "what" else s for s in clause.slots))


def without_way(filters: tuple[Any, ...], *verbs: str) -> tuple[Any, ...]:
    """Leave out that things are those that were shown, or so dealt with, just before: "revealed this way"."""
    return tuple(one for one in filters if not isinstance(one, tree.Relative) or not is_of_way(one.clause, verbs))


def is_of_way(clause: Clause, verbs: tuple[str, ...]) -> bool:
    """Tell whether a clause tells what was just done, if need be by one of the verbs."""
    told = clause.adverbs == ("this way",) or (clause.verb == "reveal" and clause == SHOWN)
    return told and (not verbs or clause.verb in verbs)


def is_of_top(clause: Clause) -> bool:
    """Tell whether what is done concerns the top cards of a deck, several of them."""
    what = clause.get("what")
    top = what.quantity if isinstance(what, Things) else None
    return isinstance(top, tree.Top) and top.number != tree.Number(1)


def picks_out(clause: Clause, rest: tuple[Any, ...], hand: str) -> bool:
    """Tell whether cards are picked out of those that were shown: into a hand, or so that the rest are left."""
    if clause.passive or clause.get("source") is not None:
        return False
    to = clause.get("to")
    if clause.verb == "put" and isinstance(to, tree.Place) and to.zone in (hand, tree.HAND):
        return True
    return clause.verb in PICKED and speaks_of_rest(rest)


def speaks_of_rest(value: Any) -> bool:
    """Tell whether something is said of what is left of a group."""
    if isinstance(value, tuple):
        return any(speaks_of_rest(item) for item in value)
    if isinstance(value, Reference):
        return value.word == "rest"
    return isinstance(value, tree.Node) and any(speaks_of_rest(held) for held in tree.held_by(value).values())


def is_unplaced(what: Things, several: bool = False) -> bool:
    """Tell whether nothing says where what is chosen is; what is in a game's words always in play stays there.

    With `several` all of them, or as many as one likes, are chosen too.
    """
    filters = (*what.filters, *(one for kind in what.kinds for one in kind.filters))
    picked = isinstance(what.quantity, tree.Some | tree.AnyNumber) and what.quantity.how == "choice"
    if isinstance(what.quantity, tree.AnyNumber | tree.All):
        picked = several
    return picked and not any(isinstance(one, PLACED) for one in filters)


def shortened(step: tree.Together) -> Any:
    """Leave out what says nothing new: what is chosen can be the object at once."""
    kept: list[Clause] = []
    if any(clause.verb in ("look", "reveal", "search") for clause in step.clauses):
        return step  # what is chosen is chosen from there
    for clause in step.clauses:
        before = kept[-1] if kept else None
        points = isinstance(clause.get("what"), Reference) and getattr(clause.get("what"), "word", "") in POINTERS
        if before is not None and points and before.subject == clause.subject and not clause.passive:
            if before.verb == "choose" and clause.verb in ("destroy", "sacrifice", "exile", "discard"):
                what = tuple(before.slots[0] if slot.name == "what" else slot for slot in clause.slots)
                kept[-1] = replace(clause, slots=what)
                continue
        kept.append(clause)
    return kept[0] if len(kept) == 1 else tree.Together(tuple(kept))


def chosen(value: Any, subject: Any) -> Any:
    """Leave out who chooses where it is who does it: "you destroy a creature of your choice"."""
    if not isinstance(value, Things) or not isinstance(value.quantity, tree.Some) or value.quantity.by is None:
        return value
    by = value.quantity.by
    others = isinstance(subject, tree.PLAYERS) and not isinstance(subject, You)
    if by == (tree.ThatPlayer("they") if others else You()) or by == subject:
        return replace(value, quantity=replace(value.quantity, by=None))
    return value
