"""Whose part of a shared zone is meant: "a card on your field" is a card you control."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.check import Senseless
from cardwright.text.table.phrase import phrase
from cardwright.text.tree import Clause, Place, Slot, Things
from cardwright.text.unsaid import THAT_ZONE, WHOSE

CROSSED: Final = ("enter", "leave")
"""Verbs whose subject comes to a place or goes from it."""


def of_side(value: Any, shared: frozenset[str], in_play: str) -> Any:
    """Say who controls what is on somebody's part of a shared zone."""
    if isinstance(value, tree.InZone) and is_part(value.place, shared):
        return tree.Controlled(player_of(value.place, in_play))
    if value == tree.InZone(Place(in_play, WHOSE)):
        return tree.InPlay()  # each player has one: all of them are meant
    if isinstance(value, Things):
        return in_place(held_elsewhere(of_row(value, in_play), shared | {in_play}))
    return clause_of_side(value, shared, in_play) if isinstance(value, Clause) else value


def is_staying(span: tree.Duration, in_play: str) -> bool:
    """Tell whether something lasts as long as this stays in play, without a word about whose part of it that is."""
    anywhere = span.kind == "while here" and span.span == in_play and span.whose in (None, WHOSE)
    return anywhere or span.span == tree.IN_PLAY


def of_row(things: Things, in_play: str) -> Things:
    """Say who controls what is in somebody's own part of what is in play: "drills in your drill row" are yours."""
    filters = tuple(its_side(one, in_play) for one in things.filters)
    return things if filters == things.filters else replace(things, filters=filters)


def its_side(one: Any, in_play: str) -> Any:
    """Return a filter that tells whose part of what is in play something is in as that of who controls it."""
    if not isinstance(one, tree.InZone) or not isinstance(one.place.whose, tree.You | tree.Opponent | tree.ThatPlayer):
        return one
    return tree.Controlled(one.place.whose) if one.place == Place(in_play, one.place.whose) else one


def is_part(place: Any, shared: frozenset[str]) -> bool:
    """Tell whether a place is one player's part of a zone that both share."""
    return isinstance(place, Place) and place.zone in shared and place.whose is not None


def player_of(place: Place, in_play: str) -> Any:
    """Return whose part it is; only what is in play has sides."""
    if place.zone != in_play:
        raise Senseless("both players share this zone", place.zone)
    return place.whose


def held_elsewhere(things: Things, in_play: frozenset[str]) -> Things:
    """ "Cards your opponent has in hand" are in your opponent's hand: only what is in play has sides."""
    said = (*things.filters, *(each for kind in things.kinds for each in kind.filters))
    owners = {one for one in said if isinstance(one, tree.Controlled)}
    places = [one for one in things.filters if isinstance(one, tree.InZone)]
    if len(owners) != 1 or len(places) != 1 or places[0].place.zone in in_play:
        return things
    owner, place = next(iter(owners)), places[0].place
    theirs = isinstance(place.whose, tree.ThatPlayer) and (
        place.whose.word == "unsaid" or not isinstance(owner.by, tree.You)
    )
    if place.whose is not None and place.whose != owner.by and not theirs:
        return things
    told = tree.InZone(replace(place, whose=owner.by))
    filters = tuple(told if one is places[0] else one for one in things.filters if one != owner)
    kinds = tuple(replace(kind, filters=tuple(one for one in kind.filters if one != owner)) for kind in things.kinds)
    return replace(things, kinds=kinds, filters=filters)


def in_place(things: Things) -> Things:
    """Bring a filter that says who controls something to its place."""
    if len(things.kinds) != 1 or not any(isinstance(one, tree.Controlled) for one in things.filters):
        return things
    merged = phrase(things.kinds, things.filters)
    if merged is None:
        return things
    return replace(things, kinds=merged.kinds, filters=merged.filters)


def controlled_by(things: Any, player: Any) -> Things:
    """Return those of the things that a player controls."""
    if not isinstance(things, Things):
        raise Senseless("on whose side is this?", "")
    merged = phrase(things.kinds, (*things.filters, tree.Controlled(player)))
    if merged is None:
        raise Senseless("on whose side is this?", "")
    return replace(things, kinds=merged.kinds, filters=merged.filters)


def clause_of_side(clause: Clause, shared: frozenset[str], in_play: str) -> Clause:
    """Say of a clause that takes place on one side who controls what moves there, or is there."""
    what = clause.get("what")
    if clause.verb == "have" and isinstance(what, Things):
        return had(clause, what)
    if is_part(clause.subject, shared):
        player = player_of(clause.subject, in_play)  # type: ignore[arg-type]
        there = Slot("what", controlled_by(what, player))
        return replace(clause, subject=Place(in_play), slots=with_slot(clause.slots, there))
    for slot in clause.slots:
        if not is_part(slot.value, shared):
            continue
        place: Place = slot.value  # type: ignore[assignment]
        player = player_of(place, in_play)
        whole = Slot(slot.name, replace(place, whose=None))
        if slot.name == "zone" and clause.verb in CROSSED:
            crossing = clause.subject
            if isinstance(crossing, Things):
                crossing = controlled_by(crossing, player)
            elif not isinstance(crossing, tree.Reference):
                raise Senseless("on whose side is this?", "")
            return replace(clause, subject=crossing, slots=with_slot(clause.slots, whole))
        if slot.name == "source" and isinstance(what, Things):
            rest = tuple(each for each in clause.slots if each.name != "source")
            return replace(clause, slots=with_slot(rest, Slot("what", controlled_by(what, player))))
        if slot.name == "to" and player == clause.subject:
            return replace(clause, slots=with_slot(clause.slots, whole))
        raise Senseless("on whose side is this?", "")
    return clause


def had(clause: Clause, what: Things) -> Clause:
    """Say "you have two cards on your side" as "you control two cards"."""
    if not isinstance(clause.subject, tree.PLAYERS):
        return clause
    own = {tree.Controlled(clause.subject)}
    if not isinstance(clause.subject, tree.You):
        own.add(tree.Controlled(tree.ThatPlayer("they")))
    if not any(one in own for one in (*what.filters, *(one for kind in what.kinds for one in kind.filters))):
        return clause
    kinds = tuple(replace(kind, filters=tuple(one for one in kind.filters if one not in own)) for kind in what.kinds)
    bare = replace(what, kinds=kinds, filters=tuple(one for one in what.filters if one not in own))
    return replace(clause, verb="control", slots=with_slot(clause.slots, Slot("what", bare)))


def with_slot(slots: tuple[Slot, ...], changed: Slot) -> tuple[Slot, ...]:
    """Put a slot in the place of the one of its name."""
    return tuple(changed if slot.name == changed.name else slot for slot in slots)


def is_theirs(whose: Any) -> bool:
    """Tell whether a zone was said to be another player's."""
    return isinstance(whose, tree.Opponent) or (isinstance(whose, tree.ThatPlayer) and whose not in (WHOSE, THAT_ZONE))
