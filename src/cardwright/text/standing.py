"""How something stands after a deed, said as the deed: what is suspended was suspended, points got are scored."""

from __future__ import annotations

from collections.abc import Container

from msgspec.structs import replace

from cardwright.text import tree
from cardwright.text.tree import Clause, Slot, You
from cardwright.text.unsaid import WHOSE


def put_into_state(clause: Clause) -> Clause | None:
    """Say "it is suspended for 2 turns" as "suspend it for 2 turns"; None if a clause says something else."""
    how = clause.get("how")
    if (
        clause.verb != "be"
        or not isinstance(how, tree.State)
        or not isinstance(clause.subject, tree.Things | tree.Reference)
    ):
        return None
    what = Slot("what", clause.subject)
    if how.name == "dizzy" and clause.duration is not None:
        return Clause("daze", You(), (what, Slot("state", "dizzy")), duration=clause.duration)
    return Clause("suspend", You(), (what,), duration=clause.duration) if how.name == "suspended" else None


def scored(clause: Clause, worth: Container[str]) -> Clause:
    """Say "you get 2 points" as "you score 2 points", where those are what cards are `worth`."""
    grants = clause.get("grants")
    if clause.verb != "get" or not isinstance(clause.subject, tree.PLAYERS) or not isinstance(grants, tree.Grants):
        return clause
    bonus = grants.bonuses[0] if len(grants.bonuses) == 1 else None
    if bonus is None or bonus.exact or bonus.stat not in worth or clause.duration is not None:
        return clause
    told = (Slot("amount", bonus.amount), Slot("stat", bonus.stat))
    return replace(clause, verb="forfeit" if bonus.negative else "score", slots=told)


def kept_within(clause: Clause, resources: Container[str]) -> Clause:
    """Say "its attack cannot be more than 5" as a bound, and so "your opponent cannot have more than 10 energy"."""
    holding, how = clause.get("holding"), clause.get("how")
    compared = holding.compared if isinstance(holding, tree.Holding) else how
    if clause.modal != "cannot" or clause.verb not in ("be", "have") or not isinstance(compared, tree.Compared):
        return clause
    verb = {"more than": "rise", "less than": "fall"}.get(compared.how, "")
    if not verb or not isinstance(compared.amount, tree.Number):
        return clause
    slots = (Slot("amount", compared.amount),)
    if isinstance(clause.subject, tree.StatOf):
        return replace(clause, verb=verb, slots=slots)
    if not isinstance(holding, tree.Holding) or not isinstance(clause.subject, tree.PLAYERS):
        return clause
    if holding.what in resources:
        return replace(clause, verb=verb, slots=(Slot("resource", holding.what), *slots))
    return replace(clause, verb=verb, subject=tree.StatOf(holding.what, clause.subject), slots=slots)


def off_the_top(clause: Clause) -> Clause:
    """Say "burn the top 3 cards of their deck" as "they burn 3"."""
    what = clause.get("what")
    top = what.quantity if isinstance(what, tree.Things) else None
    if clause.verb != "burn" or clause.modal or clause.tense or not isinstance(top, tree.Top):
        return clause
    if top.bottom or top.of.zone != "deck" or isinstance(top.number, tree.Until):
        return clause
    who = top.of.whose if isinstance(top.of.whose, tree.PLAYERS) else clause.subject
    return replace(clause, subject=who, slots=(Slot("amount", top.number),), passive=False)


def so_many_in_play(clause: Clause, zone: str, *, shared: bool) -> Clause:
    """Say "three creatures are in play" as what the zone contains, or as their number where each player has one."""
    there = clause.verb == "contain" and clause.subject == tree.Place(zone, WHOSE) and not shared
    what = clause.get("what") if there else clause.subject
    here = there or (clause.verb == "be" and clause.get("how") == tree.InPlay())
    if not here or clause.modal or clause.tense or not isinstance(what, tree.Things):
        return clause
    if not isinstance(what.quantity, tree.Some | tree.Between):
        return clause
    if shared:
        return replace(clause, verb="contain", subject=tree.Place(zone), slots=(Slot("what", what),))
    quantity = what.quantity
    many = quantity.compared if isinstance(quantity, tree.Between) else tree.Compared("at least", quantity.number)
    number = tree.CountOf(replace(what, quantity=tree.All(), filters=(*what.filters, tree.InPlay())))
    return replace(clause, verb="be", subject=number, slots=(Slot("how", many),))
