"""Builders of verbs that hurt, heal, give and take."""

from __future__ import annotations

from cardwright.effects import amounts, groups
from cardwright.effects.bonuses import Declare
from cardwright.effects.build_events import build_part
from cardwright.effects.build_rewrites import fixed_part
from cardwright.effects.build_spans import until_of
from cardwright.effects.build_static import build_give, raise_damage
from cardwright.effects.build_things import (
    build_group,
    build_selector,
    in_play,
)
from cardwright.effects.choices import PayX
from cardwright.effects.clauses import actor_of, cost_list, most_of, number, things
from cardwright.effects.damage import DealDamage, Fight, GainResource, HealPlayers, SetDial, SplitDamage
from cardwright.effects.deeds import Spare
from cardwright.effects.flow import (
    Pay,
)
from cardwright.effects.groups import Group
from cardwright.effects.patterns import EventPattern, harm_flags
from cardwright.effects.printed import OfSort
from cardwright.effects.rewrites import Absorb, DoesNotHappen
from cardwright.effects.scope import CannotDo, Scope
from cardwright.effects.spilling import DealSpilling
from cardwright.effects.verbs_posing import build_heal_cards
from cardwright.effects.who import EachPlayer
from cardwright.engine import kinds
from cardwright.engine.ability import NOTHING, Condition, Replacement
from cardwright.engine.event import BRIEFLY
from cardwright.engine.ids import NOBODY
from cardwright.text import tree


def build_deal(scope: Scope, clause: tree.Clause) -> None:
    """Damage to things and players, or split among things."""
    if isinstance(clause.get("amount"), (tree.More, tree.Less)):
        raise_damage(scope, clause)
        return
    amount = number(scope, clause)
    among = clause.get("among")
    if isinstance(among, tree.Things):
        at_random = clause.get("chance") == "random"
        scope.effects.append(SplitDamage(build_selector(scope, among, in_play(scope), False), amount, at_random))
        return
    if clause.get("amount") == tree.Number(0) and isinstance(clause.subject, (tree.Reference, tree.Things)):
        if clause.get("whom") is None:
            scope.effects.append(Spare(EachPlayer(), build_group(scope, clause.subject, in_play(scope))))
            return
    source: Group = groups.This()
    if isinstance(clause.subject, (tree.Reference, tree.Things)):
        source = build_group(scope, clause.subject, in_play(scope))
    if clause.get("whom") is None:
        raise CannotDo("deal damage to whom?")
    group = things(scope, clause, "whom", in_play(scope))
    if clause.get("spill") is None:
        scope.effects.append(DealDamage(group, amount, source))
        return
    scope.effects.append(DealSpilling(group, amount, source, things(scope, clause, "spill", in_play(scope))))


def build_take(scope: Scope, clause: tree.Clause) -> None:
    """ "Your opponent takes 2 damage"."""
    if clause.subject is None or isinstance(clause.subject, (*tree.NUMBERS, tree.Place)):
        raise CannotDo("who takes the damage?")
    if isinstance(clause.get("amount"), (tree.More, tree.Less)):
        raise_damage(scope, clause)
        return
    source = clause.get("source")
    if clause.get("amount") == tree.Number(0) and isinstance(source, (tree.Reference, tree.Things)):
        scope.effects.append(Spare(actor_of(scope, clause), build_group(scope, source, in_play(scope))))
        return
    group = build_group(scope, clause.subject, in_play(scope))
    scope.effects.append(DealDamage(group, number(scope, clause), groups.This()))


def build_heal(scope: Scope, clause: tree.Clause) -> None:
    """Heal so much, on players or on cards."""
    if clause.get("whom") is not None:
        build_heal_cards(scope, clause)
        return
    if clause.get("amount") is None:
        raise CannotDo("heal how much?")
    scope.effects.append(HealPlayers(actor_of(scope, clause), number(scope, clause)))


def build_gain_of_sort(scope: Scope, clause: tree.Clause) -> None:
    """Gain what is paid for cards of the sort that something is: of each, if it is of several."""
    sort, of = clause.get("sort"), clause.get("of")
    if not isinstance(sort, str) or not isinstance(of, (tree.Reference, tree.Things)):
        raise CannotDo(f"{clause.verb} what?")
    group = build_group(scope, of, in_play(scope))
    amount = number(scope, clause)
    paid = [value for value in scope.names.vocabulary.words.traits.get(sort, {}) if value in scope.names.resources]
    if not paid:
        raise CannotDo(f"{clause.verb} what?")
    if clause.verb == "lose":
        amount = amounts.Product(-1, amount)
    for value in paid:
        told = OfSort(scope.names.bit(value), group, amount)
        scope.effects.append(GainResource(actor_of(scope, clause), scope.names.resources.index(value), told))


def build_gain(scope: Scope, clause: tree.Clause) -> None:
    """Gain a resource."""
    if clause.get("sort") is not None:
        build_gain_of_sort(scope, clause)
        return
    resource = clause.get("resource")
    if not isinstance(resource, str) or resource not in scope.names.resources:
        raise CannotDo(f"{clause.verb} what?")
    entry = scope.names.vocabulary.words.resources[resource]
    if entry.discard or (clause.verb == "gain" and not entry.gained):
        raise CannotDo(f"{scope.names.vocabulary.phrase('resources', resource)} can only be paid in this game")
    if resource in scope.names.stats:
        raise CannotDo(f"cards have {scope.names.vocabulary.phrase('stats', resource)}, players do not")
    if clause.get("amount") is None:
        raise CannotDo(f"{clause.verb} how much?")
    if scope.names.vocabulary.words.resources[resource].level:
        raise CannotDo(f"{resource} is neither gained nor lost: it is what the cards in play provide")
    amount = number(scope, clause)
    if clause.verb == "lose":
        amount = amounts.Product(-1, amount)
    scope.effects.append(GainResource(actor_of(scope, clause), scope.names.resources.index(resource), amount))


def build_lose(scope: Scope, clause: tree.Clause) -> None:
    """Lose words or a resource."""
    if clause.get("resource") is not None or clause.get("sort") is not None:
        build_gain(scope, clause)
    else:
        build_give(scope, clause)


def build_pay(scope: Scope, clause: tree.Clause) -> None:
    """Pay a price, or with X as much as is chosen."""
    cost = clause.get("cost")
    if isinstance(cost, tree.Cost) and any(part.variable for part in cost.parts):
        if len(cost.parts) > 1 or scope.knows_x:
            raise CannotDo("only one payment can be X")
        names = scope.names.resources
        scope.knows_x = True
        most = most_of(scope, clause)
        scope.effects.append(PayX(actor_of(scope, clause), names.index(cost.parts[0].resource), len(names), most))
        return
    scope.effects.append(Pay(actor_of(scope, clause), cost_list(scope, clause.get("cost"))))


def build_fight(scope: Scope, clause: tree.Clause) -> None:
    """Two creatures fight."""
    subject = clause.subject
    if not isinstance(subject, (tree.Reference, tree.Things, tree.Several)):
        raise CannotDo("who fights?")
    one = build_group(scope, subject, in_play(scope))
    single = isinstance(subject, tree.Reference) and subject.word not in ("them", "those", "both")
    single = single or (isinstance(subject, tree.Things) and subject.quantity == tree.Some(tree.Number(1)))
    if not clause.slots and single and "each other" not in clause.adverbs:
        raise CannotDo("fights whom?")
    other = things(scope, clause, "whom", in_play(scope)) if clause.slots else groups.Nth(one, 1)
    pair = scope.names.vocabulary.words.pair
    stat = scope.names.stat(pair[0] if pair else scope.names.stats[0])
    scope.effects.append(Fight(one, other, stat))


def build_clash(scope: Scope, clause: tree.Clause) -> None:
    """ "They deal damage equal to their attack to each other": outside the rules for fights."""
    subject, stat = clause.subject, clause.get("stat")
    if not isinstance(subject, (tree.Reference, tree.Things, tree.Several)) or not isinstance(stat, str):
        raise CannotDo("who hurts whom?")
    both = build_group(scope, subject, in_play(scope))
    scope.effects.append(Fight(groups.Nth(both, 0), groups.Nth(both, 1), scope.names.stat(stat), False))


def build_set(scope: Scope, clause: tree.Clause) -> None:
    """Set a dial, or clear it."""
    dial, value = clause.get("dial"), clause.get("value")
    if not isinstance(dial, str):
        raise CannotDo("set what?")
    stands = scope.names.dial(dial, value)[1] if isinstance(value, str) else NOBODY
    flags = 0
    if clause.duration is not None:
        phase = scope.names.vocabulary.words.phases.get(clause.duration.span)
        if clause.duration.kind not in ("this", "until end") or phase is None or not phase.ends:
            raise CannotDo(f"how long the {dial} lasts is told by the rules")
        flags = BRIEFLY
    scope.effects.append(SetDial(scope.names.dials(dial), stands, flags))


def build_prevent(scope: Scope, clause: tree.Clause) -> None:
    """Prevent damage for a time: to things chosen now, or to whatever fits then."""
    flags = harm_flags(clause.get("kind"))
    part, source = fixed_part(scope, clause.get("whom")), fixed_part(scope, clause.get("source"))
    pattern = EventPattern(kinds.DAMAGE, card=part, by=source, flags=flags)
    amount = clause.get("amount")
    if amount is None:
        shield = Replacement(1 << kinds.DAMAGE, pattern, None, DoesNotHappen(), NOTHING)
        scope.effects.append(Declare(until_of(scope, clause.duration), replacements=(shield,)))
        return
    if not isinstance(amount, tree.Number) or amount.value == 0:
        raise CannotDo("how much damage is prevented must be a plain number")
    shield = Replacement(1 << kinds.DAMAGE, pattern, None, Absorb(), NOTHING)
    scope.effects.append(Declare(until_of(scope, clause.duration), replacements=(shield,), uses=amount.value))


def standing_shield(scope: Scope, clause: tree.Clause, condition: Condition | None, index: int) -> Replacement:
    """ "Prevent all damage to this from Traps": as long as the card stays."""
    if clause.get("amount") is not None:
        raise CannotDo("so much damage can only be prevented for a time")
    flags = harm_flags(clause.get("kind"))
    card, by = build_part(scope, clause.get("whom")), build_part(scope, clause.get("source"))
    pattern = EventPattern(kinds.DAMAGE, card=card, by=by, flags=flags)
    return Replacement(1 << kinds.DAMAGE, pattern, condition, DoesNotHappen(), NOTHING, index=index)
